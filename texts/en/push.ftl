push-label = Notify me on this device when I am away
push-about = You are notified when it is your turn, when you get a challenge or an offer, when an opponent joins, when a request to join a club is made or answered, and when a tournament game starts or a game is over. The notifications are encrypted.
push-denied = Your browser does not allow this site to show notifications. You can allow it in the browser's settings.
push-failed = The notification setting could not be changed. Try again later.
