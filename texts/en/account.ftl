account-title = Account
account-loading = Loading…
account-offline = The server cannot be reached, or it does not offer accounts. You can still play on this device.
account-again = Try again
account-back = Go to the account page
account-cancel = Cancel
account-name = Name
account-nameHint = 2 to 20 letters, digits, underscores or hyphens. Everyone can see it.
account-password = Password
account-yourPassword = Current password
account-newPassword = New password
account-newPasswordHint = At least 8 characters. A few unrelated words are easy to remember and hard to guess.
account-showPassword = Show password
account-code = Code

account-guest-title = You are playing as a guest
account-guest-visitor = You can play without an account
account-guest-text = As a guest, you can open your games only in this browser. With an account, you can open them on other devices too, and play rated games.
account-guest-nickname = Nickname
account-guest-nicknameHint = Your opponents see this name. Other guests can use the same name.
account-guest-suggest = Suggest another
account-guest-save = Use this nickname
account-guest-remove = Remove nickname
account-guest-saved = Your opponents now see this nickname.
account-guest-removed = Your nickname has been removed.
account-guest-signUp = Create an account
account-guest-signIn = Sign in
account-guest-have = Already have an account?
account-guest-openForget = Delete my data…
account-guest-lost = Your nickname, list of blocked players and chat messages will be deleted, and your games will no longer be linked to this browser. The games and their records are kept, without your name. This cannot be undone.
account-guest-forget = Delete permanently
account-guest-forgotten = Your data has been deleted.

account-signUp-title = Create an account
account-signUp-keep = The games that you have played here as a guest will be part of your account.
account-signUp-mail = You can add an email address later. Otherwise, create recovery codes and keep them safe: without either, you cannot reset a forgotten password.
account-signUp-noMail = No email address is needed. Create recovery codes afterwards and keep them safe: without one, you cannot reset a forgotten password.
account-signUp-submit = Create the account
account-signUp-instead = Sign in instead
account-signUp-done = Welcome, { $name }. Next, create recovery codes on your account page.

account-signIn-title = Sign in
account-signIn-guest = Games that you played here as a guest will be listed under "{ games-title }", but will not be part of your account. To keep them in an account, create a new one instead.
account-signIn-submit = Sign in
account-signIn-codeText = Enter the six digits that your authenticator app shows.
account-signIn-recoveryText = Enter one of your recovery codes. Each code works only once.
account-signIn-useRecovery = Use a recovery code instead
account-signIn-useApp = Use the authenticator app instead
account-signIn-forgotten = Forgot your password?
account-signIn-instead = Create an account
account-signIn-nickname = Choose a nickname instead
account-signIn-done = You are signed in as { $name }.
account-signIn-doneWithGames = You are signed in as { $name }. The games that you played here as a guest are listed under "{ games-title }".

account-recover-title = Reset your password with a recovery code
account-recover-text = Resetting your password signs out all other devices, revokes all access tokens and signs you in on this device. The code cannot be used again.
account-recover-code = Recovery code
account-recover-submit = Set the new password
account-recover-done = Your new password is set. All other devices have been signed out.
account-recover-none = Without a recovery code, you cannot reset your password.

account-email-title = Email address
account-email-none = No address yet. Add one so that you can reset a forgotten password by email.
account-email-now = Emails are sent to
account-email-pending = A link was sent to { $address }. Open it within 24 hours to confirm the address. The email may take a few minutes. Check your spam folder.
account-email-give = Add an email address
account-email-change = Use another address
account-email-remove = Remove the address
account-email-address = Email address
account-email-addressHint = Other users cannot see it. Used only for emails about your account, your tournaments and your clubs; you can turn off those about tournaments and clubs.
account-email-send = Send the link
account-email-sent = We have sent a link to { $address }.
account-email-removed = The address has been removed.
account-email-tournaments = Email me if a tournament that I entered starts while I am away
account-email-clubs = Email me when players ask to join a club that I run, and when my own request is answered
account-email-confirmTitle = Confirm the email address
account-email-confirmText = Emails about your account will be sent to the address where you received this link.
account-email-confirm = Confirm the address
account-email-confirmed = { $address } is now the email address of the account { $name }.

account-forgotten-title = Reset your password by email
account-forgotten-text = If your account has an email address, we will send you a link to set a new password.
account-forgotten-account = Name or email address
account-forgotten-submit = Send the link
account-forgotten-asked = If there is an account with that name or email address, we have sent a link to its email address. The email may take a few minutes. Check your spam folder. The link is valid for one hour.
account-forgotten-recover = Use a recovery code
account-forgotten-another = Request another link
account-forgotten-newTitle = Set a new password
account-forgotten-newText = Setting a new password signs out all devices and revokes all access tokens. Two-factor authentication is not changed.
account-forgotten-done = Your new password is set. Sign in as { $name }.

account-own-since = Member since { $date }
account-own-page = Your profile
account-own-signOut = Sign out
account-own-signedOut = You are signed out.

account-sessions-title = Where you are signed in
account-sessions-current = this device
account-sessions-unknown = Unknown device
account-sessions-created = signed in { $date }
account-sessions-seen = last used { $date }
account-sessions-end = Sign out
account-sessions-endOf = Sign out { $client }
account-sessions-endOthers = Sign out all other devices
account-sessions-ended = That device has been signed out.
account-sessions-endedOthers = All other devices have been signed out.

account-change-title = Password
account-change-submit = Change password
account-change-done = Your password has been changed. All other devices have been signed out.

account-factor-title = Two-factor authentication
account-factor-on = Signing in requires a code from your authenticator app.
account-factor-off = Signing in requires only your password. If you also use an authenticator app, a stolen password alone is not enough to sign in.
account-factor-turnOn = Turn on
account-factor-turnOff = Turn off
account-factor-scan = Scan this code with your authenticator app, or enter the secret in the app.
account-factor-qr = QR code for the authenticator app
account-factor-secret = Secret
account-factor-enterCode = Then enter the six digits that the app shows.
account-factor-confirm = Confirm
account-factor-done = Two-factor authentication is on. Keep the recovery codes in case you lose access to the app.
account-factor-doneKept =
    Two-factor authentication is on. Your { $n ->
        [one] unused recovery code remains
       *[other] { $n } unused recovery codes remain
    } valid.
account-factor-isOff = Two-factor authentication is off.

account-codes-title = Recovery codes
account-codes-left =
    { $n ->
        [one] 1 unused code is left.
       *[other] { $n } unused codes are left.
    }
account-codes-none = You have no unused codes. With a recovery code, you can set a new password, or sign in without your authenticator app.
account-codes-make = Create recovery codes
account-codes-void = Your earlier codes will stop working.
account-codes-once = These codes are shown only once, and each works only once. Keep them with your important papers, not just on this device.
account-codes-list = Recovery codes
account-codes-print = Print
account-codes-save = Save as a text file
account-codes-kept = I have saved them
account-codes-file = janggun-recovery-codes.txt

account-tokens-title = Access tokens
account-tokens-text = With an access token, a program can play on your behalf, within the scopes that you choose. A token never allows changing your password, email address or two-factor authentication.
account-tokens-none = You have no access tokens.
account-tokens-make = Create a token
account-tokens-name = Name
account-tokens-nameHint = What the token is for, such as "my bot".
account-tokens-scopes = A program with this token may
account-tokens-scopeBotPlay = play games as a bot
account-tokens-scopeBoardPlay = play games for you, with an electronic board or an app
account-tokens-scopeChallengeRead = see your challenges
account-tokens-scopeChallengeWrite = send and answer challenges
account-tokens-scopesNone = no scopes
account-tokens-lasts = Expires
account-tokens-lastsDays =
    { $n ->
        [one] after 1 day
       *[other] after { $n } days
    }
account-tokens-lastsForever = never
account-tokens-submit = Create the token
account-tokens-once = This token is shown only once. Copy it now, and keep it secret: anyone who has it can play as you.
account-tokens-token = Access token
account-tokens-kept = I have copied it
account-tokens-created = created { $date }
account-tokens-ends = expires { $date }
account-tokens-ended = expired
account-tokens-used = last used { $date }
account-tokens-unused = never used
account-tokens-revoke = Revoke
account-tokens-revokeOf = Revoke { $name }
account-tokens-revoked = The token has been revoked. Programs that used it have been disconnected.

account-handle-title = API username
account-handle-now = Programs that use the API, and their users, see this account as { $handle }.
account-handle-once = You can change this username once. The current one will still lead to your account.
account-handle-choose = Choose another username
account-handle-name = API username
account-handle-hint = 2 to 20 letters from A to Z, digits, underscores or hyphens.
account-handle-submit = Use this username
account-handle-done = Programs now see this account as { $handle }.

account-blocks-title = Blocked players
account-blocks-none = You have not blocked anyone.
account-blocks-text = Blocked players cannot challenge you, and you will not be paired with them, except in tournaments.
account-blocks-unblock = Unblock
account-blocks-unblockOf = Unblock { $name }

account-data-title = Your data
account-data-text = All data stored about you, in one JSON file: your profile, sessions, preferences, blocked players, games with their records, and chat messages; for an account also its access tokens, clubs and saved games.
account-data-download = Download

account-close-title = Close your account
account-close-open = Close account…
account-close-lost = Your name, password, email address, sessions, access tokens, two-factor authentication, preferences, club memberships, list of blocked players, chat messages and the games that you keep in your account will be deleted. This cannot be undone.
account-close-stays = Games played on this server and their records are kept, without your name, and other players' ratings do not change. A club that you own passes to its longest-serving officer, or else to its longest-serving member; if there are no other members, it is dissolved.
account-close-first = You can download your data first.
account-close-type = To confirm, type your name: { $name }
account-close-mismatch = That is not the name of this account.
account-close-submit = Close account permanently
account-close-done = Your account has been closed.
