errors-bad_json = The request is not valid JSON.

errors-bad_request = The request is not in the documented format.

errors-bad_rules = The rule set is unknown, has errors or cannot be used here.

errors-bad_fen = This is not a valid FEN.

errors-bad_position = This position cannot be played.

errors-bad_move = That move or action cannot be read.

errors-bad_time = The clock settings are out of range.

errors-bad_level = The computer has no such level.
errors-unknown_house_player = This server does not have that computer player.

errors-bad_start = The game cannot start like this: its settings contradict each other or the rule set.

errors-illegal_move = That move is not legal.

errors-refused_move = The rules of this game do not allow that move.

errors-no_touch_move = Touch-move is off in this game.

errors-nothing_to_touch = You have no piece on that point.

errors-touched = You touched another piece, so you must move that one.

errors-game_over = The game is over.

errors-not_your_seat = That seat is not yours.

errors-not_your_turn = It is not your turn.

errors-stale_ply = The position has changed in the meantime. Look at the board and try again.

errors-wrong_phase = That is not possible at this point in the game.

errors-not_your_choice = The other side chooses its setup first. Wait for its choice.

errors-already_chosen = The setup has already been chosen and can no longer be changed.

errors-cannot_place = That piece cannot be placed there.

errors-hands_closed = A hand must be picked first to decide who plays which side.

errors-no_hands = A hand has already been picked, or this game has no hands to pick from.

errors-not_your_pick = Your opponent picks the hand.

errors-setup_not_allowed = The rule set does not allow that setup. Choose another one.

errors-seat_taken = That side is already taken.

errors-already_seated = You are already playing in this game.

errors-takeback_never = Takebacks are not allowed in this game.

errors-nothing_to_take_back = You have no move to take back.

errors-offer_pending = That offer is already waiting.

errors-no_offer = There is no offer to answer.

errors-too_late_to_abort = Both sides have moved, so the game can no longer be cancelled.

errors-in_tournament = This is not possible in a tournament game.

errors-id_reused = That command was already sent with different content.

errors-not_claimable = Your opponent is back, or has not been away for long enough.

errors-already_rematched = A rematch has already been created.

errors-time_is_up = Time ran out before your action reached the server.

errors-no_session = Sign in or start a game as a guest first.

errors-no_account = You need an account for that. Sign in or create one.

errors-too_many_aborts = You ended several rated games early. Wait a while before you start another rated game.

errors-has_account = You already have an account.

errors-bad_name = Names have 2 to 20 characters: letters, digits, underscores or hyphens.

errors-name_taken = That name, or one too similar to it, is taken. Choose another one.

errors-bad_password = Passwords have 8 to 128 characters.

errors-weak_password = That password is too easy to guess. Choose a longer or less common one.

errors-wrong_sign_in = The name or the password is wrong.

errors-wrong_password = The password is wrong.

errors-second_factor_needed = Enter the code from your authenticator app.

errors-wrong_code = The code is wrong or has already been used.

errors-second_factor_on = Two-factor authentication is already on.

errors-second_factor_off = Two-factor authentication is not on.

errors-wrong_recovery = The name or the recovery code is wrong.

errors-no_mail = This server does not send email.
errors-no_email = Your account does not have a confirmed email address.

errors-no_push = This server does not send push notifications.

errors-bad_push = Notifications cannot be sent to this browser.

errors-bad_email = That is not a valid email address.

errors-wrong_link = The link is wrong, has already been used or has expired. Request a new one.

errors-unknown_session = That device is not signed in.

errors-unknown_player = There is no such player.

errors-not_yourself = You cannot challenge or block yourself.

errors-too_many_blocks = Your list of blocked players is full. Unblock someone first.

errors-too_many_devices = Preferences are already stored for the maximum number of devices.

errors-bad_record = The record cannot be read, or contains something that the rules do not allow.

errors-record_differs = A different record is already stored under that ID.

errors-records_full = This server has no space for more records.

errors-suspended = The operator of this server has suspended this account.

errors-sign_up_closed = This server does not accept new accounts.

errors-too_many_records = Your account cannot hold any more records. Delete some first.

errors-unrateable = This kind of game cannot be rated.

errors-bot_unrated = Bot accounts cannot play rated games.

errors-no_clock = That is not possible with this game's clock settings.
errors-no_total_time = A game can be stopped by agreement only if both players share one clock for the whole game.
errors-never_stopped = Under these rules a game cannot be stopped before its end, so the players cannot share one clock for the whole game.

errors-no_opponent = That is only possible in games between two people.

errors-time_given_out = You cannot give any more time.

errors-list_full = You have reached the limit for this action in this game.

errors-adjourned = The game is adjourned. It has to be resumed first.

errors-not_adjourned = The game is not adjourned.

errors-not_correspondence = Conditional moves are possible only in correspondence games.

errors-bad_lines = There are too many conditional moves, or some are not valid.

errors-no_referee = This game has no referee, or the referee has not joined yet.

errors-bad_referee_key = That referee link is wrong. Check that you copied the whole link.

errors-referee_taken = That referee link has already been used.

errors-referee_plays = The referee of a game cannot play in it.

errors-not_referee = You are not the referee of this game, or a player has not yet agreed.

errors-bad_ruling = The time given in that ruling is out of range.

errors-text_too_long = The text is too long. Shorten it.

errors-bad_text = The text is empty or contains characters that cannot be sent.

errors-chat_off = Chat is turned off on this server.

errors-chat_closed = You cannot use this chat right now.

errors-said_already = You have just sent that message.

errors-must_deviate = The referee ruled that you must play a different move.

errors-unknown_seek = That offer is no longer open.

errors-own_seek = You cannot accept your own offer.

errors-not_your_seek = You can withdraw only your own offers.

errors-too_many_seeks = There are too many open offers. Withdraw one of yours, or try again later.

errors-bad_range = That rating range is not valid.

errors-not_for_you = You do not meet the conditions of that offer.

errors-unknown_pool = There is no quick game with that clock.

errors-not_waiting = You are not waiting for an opponent.

errors-playing = You are playing now, so your search for an opponent has ended.

errors-challenge_refused = You cannot challenge this player.

errors-too_many_challenges = There are too many unanswered challenges. Withdraw one of yours, or try again later.

errors-unknown_challenge = That challenge is no longer open.

errors-not_invited = That side is reserved for another player.

errors-unknown_tournament = There is no such tournament.

errors-bad_tournament = Some details of this tournament are not valid. Check its name, start and settings.

errors-too_many_tournaments = There are too many tournaments. End one of yours first, or try again later.

errors-tournament_full = The tournament is full.

errors-not_director = Only the directors of the tournament can do this.

errors-tournament_refused = That is not possible in this tournament right now.

errors-unknown_relay = The director is not accepting results by phone right now.

errors-bad_relay = Phones cannot show these boards: there are too many, or the data is not valid. Enter the results by hand.

errors-too_many_relays = Too many tournaments on this server or network are accepting results by phone. Try again later.

errors-unknown_code = This code is not valid. Scan the code for this round.

errors-board_settled = This board already has a result. Call the director if it is wrong.

errors-unknown_club = There is no such club.

errors-bad_club = Some details are not valid. Check the name and the date, and that no text is too long.

errors-too_many_clubs = You cannot start another club. You may already own several, or this server has reached its limit.

errors-club_full = This club cannot have any more members or events.

errors-not_officer = Your role in this club does not allow that.

errors-not_member = The list of members has changed. Reload the page and try again.

errors-members_only = Only members of the club can enter this tournament.

errors-owner_stays = Hand over the club to another member first.

errors-unknown_game = There is no such game.

errors-game_unreadable = This game's record cannot be read. It has been kept unchanged.

errors-bad_analysis = This analysis cannot be read.

errors-unknown_analysis = There is no such analysis, or it is no longer stored.

errors-no_table = There is no endgame table for this position.

errors-not_found = There is nothing at this address.

errors-method_not_allowed = This address does not support that method.

errors-no_record = This game has no record yet, or cannot be saved in this format.

errors-too_large = The request is too large.

errors-not_json = Only application/json is accepted.

errors-bad_origin = Requests from other sites are not accepted.

errors-too_fast = Too many requests. Wait a moment and try again.

errors-too_many_sockets = Too many open connections. Close another window and try again.

errors-too_many_games = You have too many unfinished games. Finish some first.

errors-too_many_unplayed_games = You have too many games in which no move has been made. Make a move in some of them, or cancel some.

errors-too_many_analyses = Another game is still being analysed. Try again when it is done.

errors-busy = The server is busy. Try again soon.

errors-storage_failed = The server cannot save anything right now. No changes were made. Try again in a moment.

errors-no_space = The server is full and cannot accept new games or data. Games in progress continue.

errors-restarting = The server is restarting. Try again in a moment.

errors-standby = The site is switching to another server. Try again in a few seconds.

errors-invalid_token = This access token is wrong, has expired or has been revoked.

errors-token_needed = This address needs an access token.

errors-missing_scope = This access token does not allow that.

errors-session_required = An access token is not enough for that. Sign in on the website.

errors-unknown_token = That access token has been revoked or does not exist.

errors-bad_handle = An API username has 2 to 20 characters: letters from A to Z, digits, underscores or hyphens.

errors-handle_taken = That API username is taken. Choose another one.

errors-handle_chosen = You have already changed your API username, which is possible only once.

errors-has_played = This account has already played, so it cannot become a bot account.

errors-not_a_bot = Only bot accounts can do that.

errors-too_many_tokens = Your account has too many access tokens. Revoke one first.

errors-bad_token = The worker's token is wrong.

errors-stale_job = The job is no longer yours: it was cancelled, answered, or given to another worker.

errors-internal = Something went wrong on the server. Try again later.
