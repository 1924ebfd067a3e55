# Clubs of players: their list, the page of one, and the form for a new one.

clubs-title = Clubs
clubs-intro = People who play together: a club in your town, at school or at work, or one that meets online.
clubs-make = Start a club
clubs-signIn = Sign in to join or start a club
clubs-signInFirst = Sign in to start the first club
clubs-own = My clubs
clubs-all = All clubs
clubs-search = Name or place
clubs-find = Search
clubs-none = There are no clubs yet. Start the first one.
clubs-noneFound = No club matches your search.
clubs-showAll = Show all
clubs-previous = Previous
clubs-next = Next
# Number of members of a club.
clubs-memberCount = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
# How players become members.
clubs-admission-open = Anyone can join
clubs-admission-approval = Approval required
# The owner (회장), officers (총무) and members of a club, and players who have asked to become members.
clubs-roles-owner = Owner
clubs-roles-officer = Officer
clubs-roles-member = Member
clubs-roles-waiting = Waiting for approval
clubs-signInToJoin = Sign in to join
clubs-join = Join
clubs-apply = Ask to join
clubs-waits = You have asked to join. The owner or an officer will answer your request.
clubs-withdraw = Withdraw the request
clubs-isMember = You are a member of this club.
clubs-isOfficer = You are an officer of this club.
clubs-isOwner = You own this club.
clubs-leave = Leave the club
clubs-leaveSure = Leave this club?
clubs-invite = Send this link to invite members.
clubs-address = Link to the club
# Heading of the list of players who are waiting for approval.
clubs-waiting = Requests to join
clubs-approve = Approve
clubs-refuse = Decline
clubs-members = Members
# Label of a menu.
clubs-actionsFor = Actions for { $name }
clubs-makeOfficer = Make officer
clubs-dismiss = Remove as officer
clubs-handOver = Hand over the club
clubs-handOverSure = Hand over the club to { $name }? You will become an officer.
clubs-remove = Remove
clubs-removeSure = Remove { $name } from the club?
clubs-list = List of members
clubs-listHint = Name, role, grade, date of joining and club, for a spreadsheet. To enter the members in a tournament, copy the list and paste it into "{ director-entry-paste }" on the page for tournament directors.
clubs-toDirector = Page for tournament directors
clubs-download = Download (CSV)
clubs-copy = Copy
clubs-copied = The list has been copied.
clubs-copyFailed = This browser cannot copy the list. Download the file instead.
# Name of the downloaded file, before the name of the club.
clubs-fileName = Members
clubs-events = Events
clubs-noEvents = No upcoming events.
clubs-past = Past events
clubs-addEvent = Add an event
clubs-removeEvent = Remove { $title }
clubs-removeEventSure = Remove the event { $title }?
clubs-event-day = Date
clubs-event-title = Event
clubs-event-place = Place
clubs-event-note = Note (time, fee and so on)
clubs-event-save = Add
# Heading of the tournaments on this server that are for members of the club.
clubs-tournaments = Online tournaments
clubs-tournamentsOver = Finished tournaments
clubs-makeTournament = New tournament for members
clubs-tournamentHint = Only members of the club can enter.
# The day of an event. $date may have a year.
clubs-dayText = { $weekday }, { $date }
clubs-run = Manage the club
clubs-edit = Edit the club
clubs-ownerStays = To leave, first hand over the club to another member, under "{ clubs-members }".
clubs-dissolve = Dissolve the club
clubs-dissolveSure = Dissolve { $name }? The list of members and all events will be deleted. This cannot be undone.
clubs-form-name = Name of the club
clubs-form-place = Town or address (optional)
clubs-form-placeHint = For example: The Hague, café De Zwarte Ruiter
clubs-form-about = Description (optional)
clubs-form-aboutHint = When and where you meet, and who is welcome. Everyone can read it.
clubs-form-admission = Joining
clubs-form-make = Start the club
clubs-form-save = Save
