ruleSentences-endings-bikjang_accepted = Bigjang: de generaals staan sinds zet { $created_at_ply } tegenover elkaar, en { $by } heeft het aangenomen.
ruleSentences-endings-mate = Mat: de generaal van { $loser } op { $general } kan niet ontsnappen aan het schaak vanaf { $checkers }.
ruleSentences-endings-no_permitted_action = { $side } staat schaak, en elke uitweg is een verboden herhaling: { $refused }.
ruleSentences-endings-stalemate = Pat: { $loser } staat niet schaak maar heeft geen zet meer en verliest.
ruleSentences-endings-double_pass = Beide kanten pasten na elkaar (zet { $plies }).
ruleSentences-endings-dead_position = Dode stelling: met de stukken die over zijn, kan geen van beide kanten nog mat geven.
ruleSentences-endings-low_points = Bij { $sides } waren nog hoogstens { $threshold_half } punten over.
ruleSentences-endings-ply_limit = De partij bereikte het maximum van { $n } halve zetten (geteld: { $counted }).
ruleSentences-endings-no_capture_limit = Sinds zet { $since_ply } is er { $n } halve zetten lang niets geslagen.
ruleSentences-endings-perpetual_check = Eeuwig schaak: { $checker } bleef schaak geven, en dezelfde stelling stond { $n } keer op het bord (na zet { $occurrences }).
ruleSentences-endings-repetition = Herhaling: dezelfde stelling stond { $n } keer op het bord (na zet { $occurrences }).
ruleSentences-endings-shuttle = Heen en weer: één stuk pendelde tussen { $x } en { $a } en kwam voor de derde keer op { $a } (zet { $plies }).
ruleSentences-endings-resigned = { $by } gaf op.
ruleSentences-endings-flagged = De tijd van { $by } was om.
ruleSentences-endings-stopped = De tijd voor de hele partij was om.
ruleSentences-endings-draw_agreed = { $offered_by } bood gelijkspel aan en de tegenstander nam het aan.
ruleSentences-endings-aborted = De partij is geannuleerd.
ruleSentences-endings-adjudicated = De scheidsrechter heeft beslist.
ruleSentences-endings-abandoned = { $by } verliet de partij.

ruleSentences-variants-bikjang_accepted__immediate = Bigjang: de generaals kwamen bij zet { $created_at_ply } tegenover elkaar, en daarmee is de partij meteen afgelopen.
ruleSentences-variants-bikjang_accepted__0 = Bigjang: de generaals staan vanaf het begin tegenover elkaar, en { $by } heeft het aangenomen.
ruleSentences-variants-no_capture_limit__0 = Vanaf het begin is er { $n } halve zetten lang niets geslagen.
ruleSentences-variants-draw_agreed__points = { $offered_by } stelde voor om de partij op punten te beëindigen en de tegenstander ging akkoord.
ruleSentences-variants-stopped__agreed = Beide kanten spraken af de partij te stoppen.
ruleSentences-variants-stopped__referee = De scheidsrechter stopte de partij omdat de tijd om was.

ruleSentences-points-janggi = De punten beslissen: Cho { $cho_half }, Han { $han_half } (met het deom van { $deom_half }).
ruleSentences-points-janggi_without_deom = De punten beslissen: Cho { $cho_half }, Han { $han_half }.
ruleSentences-points-xiangqi = De punten beslissen: Rood { $cho_half }, Zwart { $han_half }.

ruleSentences-refusals-bikjang_unresolved = Bigjang: na { $move } staan de generaals nog steeds tegenover elkaar.
ruleSentences-refusals-repetition_banned = Herhaling: de stelling na { $move } stond al op het bord (na zet { $occurrence_plies }).
ruleSentences-refusals-shuttle_banned = Herhaling: hetzelfde stuk mag niet voor de derde keer heen en weer gaan (zet { $occurrence_plies }).
ruleSentences-refusals-pass_in_check = Wie schaak staat, mag niet passen (schaak vanaf { $checkers }).
ruleSentences-refusals-pass_not_in_rules = Volgens deze regels mag je niet passen.
ruleSentences-refusals-call_not_in_rules = Volgens deze regels kan Bigjang niet gemeld worden.
ruleSentences-refusals-not_facing = De generaals staan niet tegenover elkaar.
ruleSentences-refusals-gate_closed = Bigjang kan nog niet gemeld worden (punten: Cho { $cho_pieces_half }, Han { $han_pieces_half }).
ruleSentences-refusals-general_capture_exempt = Bigjang is hier ontstaan doordat een generaal sloeg en kan daarom niet worden gemeld.
ruleSentences-refusals-call_in_check = Eerst moet het schaak vanaf { $checkers } opgeheven worden.
ruleSentences-refusals-offer_not_allowed = Je kunt nu niet voorstellen de partij te beëindigen.
ruleSentences-refusals-offer_pending = Er ligt al een voorstel.
ruleSentences-refusals-no_offer = Er is geen voorstel.
ruleSentences-refusals-stop_not_in_rules = Volgens deze regels kan een partij niet vóór het einde worden gestopt.

# What is said for gate_closed, by the condition that the rules set.
ruleSentences-gates-both_below_30 = Bigjang kan nog niet gemeld worden. Daarvoor moeten beide kanten minder dan 30 punten hebben: Cho heeft er { $cho_pieces_half }, Han { $han_pieces_half }.
ruleSentences-gates-after_first_capture = Bigjang kan nog niet gemeld worden. Eerst moet er een stuk geslagen zijn.

ruleSentences-illegal-no_piece = Op { $at } staat geen stuk.
ruleSentences-illegal-not_yours = Het stuk op { $at } is van de tegenstander.
ruleSentences-illegal-null_step = Op { $at } blijven staan is geen zet.
ruleSentences-illegal-own_piece = Op { $at } staat een eigen stuk.
ruleSentences-illegal-leaves_palace = Dit stuk blijft in het paleis; { $to } ligt erbuiten.
ruleSentences-illegal-no_palace_line = Er loopt geen paleislijn van { $from } naar { $to }.
ruleSentences-illegal-backward = Soldaten gaan niet achteruit, dus niet naar { $to }.
ruleSentences-illegal-wrong_shape = Zo beweegt dat stuk niet.
ruleSentences-illegal-leg_blocked = De weg is geblokkeerd op { $at }.
ruleSentences-illegal-path_blocked = De lijn is geblokkeerd op { $at }.
ruleSentences-illegal-no_screen = Het kanon heeft niets om overheen te springen.
ruleSentences-illegal-screen_is_cannon = Een kanon kan niet over het kanon op { $at } springen.
ruleSentences-illegal-many_screens = Een kanon springt over precies één stuk, maar er staan er meer tussen ({ $between }).
ruleSentences-illegal-takes_cannon = Een kanon kan het kanon op { $at } niet slaan.
ruleSentences-illegal-stays_in_check = De generaal op { $general } blijft schaak staan (schaak vanaf { $by }).
ruleSentences-illegal-exposes_general = De generaal op { $general } zou schaak komen te staan (schaak vanaf { $by }).
ruleSentences-illegal-crosses_river = Een olifant steekt de rivier niet over; { $to } ligt aan de overkant.
ruleSentences-illegal-sideways_too_early = Vóór de rivier gaat een soldaat alleen vooruit, dus niet naar { $to }.
ruleSentences-illegal-leaves_facing = De generaals op { $general } en { $other } zouden tegenover elkaar komen te staan.

ruleSentences-errors-bad_json = De invoer is geen geldige JSON.
ruleSentences-errors-bad_request = Het verzoek is ongeldig: { $field }.
ruleSentences-errors-bad_rules = De regels bevatten fouten.
ruleSentences-errors-bad_fen = Dit is geen geldige FEN.
ruleSentences-errors-bad_position = Deze stelling is volgens deze regels niet speelbaar.
ruleSentences-errors-bad_move = { $move } is geen zet of actie.
ruleSentences-errors-illegal_move = { $move }: zo bewegen de stukken niet.
ruleSentences-errors-refused_move = { $move } is volgens de regels niet toegestaan.
ruleSentences-errors-game_over = De partij is afgelopen.

# A pass as an action in a sentence.
ruleSentences-pass = passen
# A list: what comes before the last item is joined by commas.
ruleSentences-list = { $before } en { $last }
# The same for the numbers of moves, in brackets.
ruleSentences-numbers = { $before } en { $last }
# Between the whole points and the half: 73.5.
ruleSentences-decimalMark = ,
