mail-confirm-subject = Janggun: confirm your email address
mail-confirm-body =
    To confirm this email address for your account, open this link within 24 hours:

    { $link }

    If you did not request this, ignore this email: nothing changes unless the link is opened.

mail-reset-subject = Janggun: set a new password
mail-reset-body =
    To set a new password, open this link within an hour. It works once.

    { $link }

    If you did not request this, ignore this email: your password stays as it is.

mail-changed-subject = Janggun: your email address was changed
mail-changed-body =
    Your account now has a different email address. No more emails will be sent to this one.

    If that was not you, someone else may be able to sign in as you: sign in, change your password and sign out all other devices.

mail-removed-subject = Janggun: your email address was removed
mail-removed-body =
    Your account no longer has an email address. No more emails will be sent to this one.

    If that was not you, someone else may be able to sign in as you: sign in, change your password and sign out all other devices.

mail-begun-subject = Janggun: your tournament has started
mail-begun-body =
    The tournament that you entered has started. Your first game may be waiting for you:

    { $link }

    If you do not make your first move in time, you lose the game.

    You are receiving this email because your account has an email address. You can turn these emails off here:

    { $account }

mail-clubRequest-subject = Janggun: a player asks to join your club
mail-clubRequest-body =
    A player asks to join a club that you run. You can approve or decline here:

    { $link }

    You can turn these emails off here:

    { $account }

mail-clubAnswer-subject = Janggun: your request to join a club
mail-clubAnswer-body =
    Your request to join a club has been answered. You can see the answer here:

    { $link }

    You can turn these emails off here:

    { $account }

mail-greeting = Hello { $name },
