mail-confirm-subject = Janggun: confirm your email address
mail-confirm-body =
    To make this the address of your account, open this link within 24 hours:

    { $link }

    If you did not ask for this, ignore this message: nothing changes unless the link is opened.

mail-reset-subject = Janggun: set a new password
mail-reset-body =
    To set a new password, open this link within an hour. It works once.

    { $link }

    If you did not ask for this, ignore this message: your password stays as it is.

mail-changed-subject = Janggun: your email address was changed
mail-changed-body =
    Your account now has a different email address. No more mail will be sent to this one.

    If that was not you, someone else knows your password: sign in and change it.

mail-removed-subject = Janggun: your email address was removed
mail-removed-body =
    Your account no longer has an email address. No more mail will be sent to this one.

    If that was not you, someone else knows your password: sign in and change it.

mail-greeting = Hello { $name },
