### The card with which a player invites another, and on which the invited player joins.

# What messengers show with the link.
invitation-sentence = { $name } invites you to a game of Janggi · { $terms }
invitation-sentenceNameless = A game of Janggi? · { $terms }
invitation-youPlay = You play { $side }
invitation-send = Share
invitation-copyLink = Copy link
invitation-link = Link for your opponent
invitation-how = Send this link to your friend. The first person to join is your opponent.
invitation-scan = Or scan this code with a phone.
invitation-looking =
    { $n ->
        [one] { $n } person is looking at the invitation
       *[other] { $n } people are looking at the invitation
    }
invitation-name = Your name
invitation-nameHint = Your opponent sees this name. You do not need an account.
invitation-another = Suggest another name
invitation-byoyomi = Byoyomi: after the main time, each move must be made within { $seconds } s. Taking longer uses up a period; when none is left, the game is lost.
