push-label = Notify this device when I am elsewhere
push-about = When it is your turn, for challenges and offers, and when a game is over. The message is encrypted.
push-denied = Your browser does not allow this site to show notifications. You can allow it in the browser's settings.
push-failed = Notifications could not be switched. Try again later.
