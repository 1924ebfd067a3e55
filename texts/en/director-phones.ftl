# Phones as an extra in a hall: players report results with their phones to the director's page. $board is the name of
# a board: Board 3. $result is a sentence: Kim won.

directorPhones-button = Phones
directorPhones-about = Players can report results with their phones: both scan their own code, and a result counts when both report the same. You can enter results by hand at any time.
directorPhones-open = Accept results by phone
directorPhones-close = Stop accepting results
directorPhones-on = Results are accepted by phone. Each player has their own code, which is also printed on the result slip.
directorPhones-wait = Connecting…
directorPhones-lost = The server is not responding. Enter results by hand; the phones will reconnect when the server is back.
directorPhones-reach = Phones cannot report results to this address.
directorPhones-how = Start Janggun again so that other devices can open it: press Ctrl+C in the window where it runs, then type the command below. Connect this computer and the phones to the same Wi-Fi. The tournament stays as it is.
directorPhones-check = Check again
directorPhones-screen = QR codes for all players
directorPhones-screenHint = Each player scans the code above their own name. A code is valid for this round only.
directorPhones-everyone = For spectators: pairings and standings (no results can be entered)
directorPhones-code = QR code for { $name }, { $board }
directorPhones-slip = Or scan your code
directorPhones-both = Reported by both players
directorPhones-entered = { $board }: { $result } (reported by both players)
directorPhones-alerts = These boards need your attention
directorPhones-differ = { $board }: the two reports differ. { $cho } says: { $first } { $han } says: { $second }
directorPhones-call = { $board }: { $name } is calling you.
directorPhones-undone = { $board }: both report "{ $result }", but a result was undone here. Enter the result by hand, or let both report again.
directorPhones-refused = { $board }: both report "{ $result }", but it could not be entered. { $problem }
directorPhones-again = Let both report again
directorPhones-cleared = { $board }: both players can report again. Their phones ask them to.
directorPhones-done = Done
# In the standings of a knock-out: this player has not been knocked out.
directorPhones-stillIn = still in
