errors-bad_json = The request is not valid JSON.

errors-bad_request = The request does not have the documented format.

errors-bad_rules = The rule set is unknown or has errors.

errors-bad_fen = The FEN cannot be read.

errors-bad_position = That position cannot be played.

errors-bad_move = That move or action cannot be read.

errors-bad_time = The time control is out of range.

errors-bad_level = There is no such level.
errors-unknown_house_player = This server does not have that computer player.

errors-bad_start = A game cannot start like that.

errors-illegal_move = That move is not legal.

errors-refused_move = The rules of this game do not allow that move.

errors-no_touch_move = Touch-move is off in this game.

errors-nothing_to_touch = You have no piece on that point.

errors-touched = You touched another piece, so you must move that one.

errors-game_over = The game is over.

errors-not_your_seat = That seat is not yours.

errors-not_your_turn = It is not your turn.

errors-stale_ply = The position has changed in the meantime.

errors-wrong_phase = That is not possible at this point in the game.

errors-not_your_choice = The other side chooses its setup first.

errors-already_chosen = The setup has already been chosen.

errors-cannot_place = That piece cannot be placed there.

errors-hands_closed = A hand must be picked first to decide who plays which side.

errors-no_hands = There are no hands to pick from.

errors-not_your_pick = Your opponent picks the hand.

errors-setup_not_allowed = These rules do not allow that setup.

errors-seat_taken = That seat is taken.

errors-already_seated = You are already playing in this game.

errors-takeback_never = Takebacks are not allowed in this game.

errors-nothing_to_take_back = There is nothing to take back.

errors-offer_pending = That offer is already waiting.

errors-no_offer = There is no offer to answer.

errors-too_late_to_abort = It is too late to cancel the game.

errors-in_tournament = This is not possible in a tournament game.

errors-id_reused = That command was already sent with different content.

errors-not_claimable = Your opponent is back, or has not been away for long enough.

errors-already_rematched = There is already a rematch.

errors-time_is_up = Time is up.

errors-no_session = Sign in, or play a game first.

errors-no_account = You need an account for that.

errors-too_many_aborts = You left several rated games early; wait a while before you start another one.

errors-has_account = You already have an account.

errors-bad_name = Names have 2 to 20 characters: letters, digits, underscores or hyphens.

errors-name_taken = That name is taken, or is too similar to one that is taken.

errors-bad_password = Passwords have 8 to 128 characters.

errors-weak_password = That password is too easy to guess; choose a longer or less common one.

errors-wrong_sign_in = The name or the password is wrong.

errors-wrong_password = The password is wrong.

errors-second_factor_needed = Enter the code from your authenticator app.

errors-wrong_code = The code is wrong or has already been used.

errors-second_factor_on = Two-factor authentication is already on.

errors-second_factor_off = Two-factor authentication is not on.

errors-wrong_recovery = The name or the recovery code is wrong.

errors-no_mail = This server does not send email.

errors-no_push = This server does not send push notifications.

errors-bad_push = Notifications cannot be sent to this browser.

errors-bad_email = That is not a valid email address.

errors-wrong_link = The link is wrong, has already been used or has expired.

errors-unknown_session = That device is not signed in.

errors-unknown_player = There is no such player.

errors-not_yourself = You cannot do that to yourself.

errors-too_many_blocks = The block list is full.

errors-too_many_devices = You have preferences stored for too many devices.

errors-bad_record = The record cannot be read, or contains something that the rules do not allow.

errors-record_differs = A different record is already stored under that ID.

errors-records_full = This server has no space for more records.

errors-suspended = The operator of this server has suspended this account.

errors-sign_up_closed = This server does not accept new accounts.

errors-too_many_records = Your account cannot hold any more records; delete some first.

errors-unrateable = This kind of game cannot be rated.

errors-bot_unrated = Bot accounts cannot play rated games.

errors-no_clock = That is not possible with this game's time control.
errors-no_total_time = A game can be stopped by agreement only if both players share one clock for the whole game.
errors-never_stopped = Under these rules a game cannot be stopped before its end, so the players cannot share one clock for the whole game.

errors-no_opponent = That is only possible in games between two people.

errors-time_given_out = You cannot give any more time.

errors-list_full = You have reached the limit for this action in this game.

errors-adjourned = The game is adjourned.

errors-not_adjourned = The game is not adjourned.

errors-not_correspondence = Conditional moves are for correspondence games.

errors-bad_lines = There are too many conditional moves, or some are not valid.

errors-no_referee = This game has no referee.

errors-bad_referee_key = That referee link is wrong.

errors-referee_taken = That referee link has already been used.

errors-referee_plays = The referee of a game cannot play in it.

errors-not_referee = You are not the referee of this game, or the players have not both agreed yet.

errors-bad_ruling = The time given in that ruling is out of range.

errors-text_too_long = The text is too long.

errors-bad_text = The text is empty or contains characters that cannot be sent.

errors-chat_off = Chat is turned off on this server.

errors-chat_closed = You cannot use this chat right now.

errors-said_already = You have just sent that message.

errors-must_deviate = The referee ruled that you must play another move.

errors-unknown_seek = That offer is no longer open.

errors-own_seek = That offer is your own.

errors-not_your_seek = That offer is not yours.

errors-too_many_seeks = There are too many open offers. Withdraw one of yours, or try again later.

errors-bad_range = That rating range is not valid.

errors-not_for_you = You do not meet the conditions of that offer.

errors-unknown_pool = There is no quick game with that clock.

errors-not_waiting = You are not waiting for an opponent.

errors-playing = You are playing now, so your search for an opponent has ended.

errors-challenge_refused = You cannot challenge this player.

errors-too_many_challenges = There are too many unanswered challenges. Withdraw one of yours, or try again later.

errors-unknown_challenge = That challenge is no longer open.

errors-not_invited = That seat is reserved for another player.

errors-unknown_tournament = There is no such tournament.

errors-bad_tournament = Some details of this tournament are not valid. Check its name, start and settings.

errors-too_many_tournaments = There are too many tournaments. End one of yours first, or try again later.

errors-tournament_full = The tournament is full.

errors-not_director = Only the directors of the tournament can do this.

errors-tournament_refused = The tournament does not allow this now.

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

errors-too_fast = Too many requests; wait a moment.

errors-too_many_sockets = Too many open connections; close another window and try again.

errors-too_many_games = You have too many unfinished games. Finish some first.

errors-too_many_unplayed_games = You have too many games in which no move has been made. Make a move in some of them, or cancel some.

errors-too_many_analyses = Another game is being analysed for you; try again when it is done.

errors-busy = The server is busy; try again soon.

errors-storage_failed = The server cannot save anything right now. Nothing has changed; try again soon.

errors-no_space = The server is full and cannot start anything new. Games in progress continue.

errors-restarting = The server is restarting.

errors-standby = The site is switching to another server. This takes a few seconds.

errors-invalid_token = This access token is wrong, has expired or has been revoked.

errors-token_needed = This address needs an access token.

errors-missing_scope = This access token does not allow that.

errors-session_required = An access token is not enough for that. Sign in on the website.

errors-unknown_token = That access token has been revoked or does not exist.

errors-bad_handle = A name for programs has 2 to 20 characters: letters from A to Z, digits, underscores or hyphens.

errors-handle_taken = That name for programs is taken.

errors-handle_chosen = You have already changed your name for programs, which is possible only once.

errors-has_played = This account has already played, so it cannot become a bot account.

errors-not_a_bot = Only bot accounts can do that.

errors-too_many_tokens = Your account has too many access tokens; revoke one first.

errors-bad_token = The worker's token is wrong.

errors-stale_job = The job is no longer needed.

errors-internal = Something went wrong on the server.
