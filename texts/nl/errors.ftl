errors-bad_json = Het verzoek is geen geldige JSON.

errors-bad_request = Het verzoek heeft niet de juiste vorm.

errors-bad_rules = De spelregels zijn onbekend, bevatten fouten of kunnen hier niet.

errors-bad_fen = Dit is geen geldige FEN.

errors-bad_position = Die stelling is niet speelbaar.

errors-bad_move = Die zet kan niet gelezen worden.

errors-bad_time = De bedenktijd valt buiten de grenzen.

errors-bad_level = Dat niveau bestaat niet.
errors-unknown_house_player = Deze server heeft die computerspeler niet.

errors-bad_start = Zo kan de partij niet beginnen.

errors-illegal_move = Die zet is niet mogelijk.

errors-refused_move = De regels staan die zet niet toe.

errors-no_touch_move = In deze partij geldt ‘aanraken is zetten’ niet.

errors-nothing_to_touch = Daar staat geen stuk van jou.

errors-touched = Je hebt een ander stuk aangeraakt en moet daarmee zetten.

errors-game_over = De partij is afgelopen.

errors-not_your_seat = Dat kan alleen een speler van deze partij, en alleen voor de eigen kant.

errors-not_your_turn = Je bent niet aan zet.

errors-stale_ply = De partij is intussen verdergegaan.

errors-wrong_phase = Dat kan nu niet.

errors-not_your_choice = Je tegenstander kiest eerst een opstelling.

errors-already_chosen = De opstelling is al gekozen.

errors-cannot_place = Dat stuk kan daar niet geplaatst worden.

errors-hands_closed = Er moet eerst een hand worden gekozen: die bepaalt wie met welke kant speelt.

errors-no_hands = Er valt geen hand te kiezen.

errors-not_your_pick = Je tegenstander kiest de hand.

errors-setup_not_allowed = Die opstelling is volgens deze regels niet toegestaan.

errors-seat_taken = Die kant is al bezet.

errors-already_seated = Je speelt al in deze partij.

errors-takeback_never = In deze partij mag je geen zetten terugnemen.

errors-nothing_to_take_back = Er is niets terug te nemen.

errors-offer_pending = Dat voorstel wacht al op antwoord.

errors-no_offer = Er is geen voorstel om te beantwoorden.

errors-too_late_to_abort = Het is te laat om de partij te annuleren.

errors-in_tournament = Dat kan niet in een toernooipartij.

errors-id_reused = Die opdracht was al verstuurd, met een andere inhoud.

errors-not_claimable = Je tegenstander is terug, of nog niet lang genoeg weg.

errors-already_rematched = Er is al een nieuwe partij.

errors-time_is_up = De tijd is om.

errors-no_session = Log eerst in, of begin een partij als gast.

errors-no_account = Daar is een account voor nodig.

errors-too_many_aborts = Je hebt meerdere partijen voor de rating vroegtijdig beëindigd. Wacht even voordat je weer voor de rating speelt.

errors-has_account = Je hebt al een account.

errors-bad_name = Een naam heeft 2 tot 20 tekens: letters, cijfers, underscores (_) of koppeltekens.

errors-name_taken = Die naam is al in gebruik of lijkt te veel op een andere.

errors-bad_password = Een wachtwoord heeft 8 tot 128 tekens.

errors-weak_password = Dat wachtwoord is te makkelijk te raden; kies een langer of minder gangbaar wachtwoord.

errors-wrong_sign_in = De naam of het wachtwoord klopt niet.

errors-wrong_password = Het wachtwoord klopt niet.

errors-second_factor_needed = Vul de code van je authenticator-app in.

errors-wrong_code = De code klopt niet of is al gebruikt.

errors-second_factor_on = Tweestapsverificatie staat al aan.

errors-second_factor_off = Tweestapsverificatie staat niet aan.

errors-wrong_recovery = De naam of de herstelcode klopt niet.

errors-no_mail = Deze server verstuurt geen e-mail.
errors-no_email = Je account heeft geen bevestigd e-mailadres.

errors-no_push = Deze server verstuurt geen pushmeldingen.

errors-bad_push = Naar deze browser kunnen geen meldingen worden gestuurd.

errors-bad_email = Dat is geen geldig e-mailadres.

errors-wrong_link = De link klopt niet, is al gebruikt of is verlopen.

errors-unknown_session = Dat apparaat is niet ingelogd.

errors-unknown_player = Die speler bestaat niet.

errors-not_yourself = Je kunt jezelf niet uitdagen of blokkeren.

errors-too_many_blocks = Je lijst met geblokkeerde spelers is vol. Deblokkeer eerst iemand.

errors-too_many_devices = Er zijn al voorkeuren van het maximale aantal apparaten opgeslagen.

errors-bad_record = De partij kan niet worden gelezen of bevat iets wat de regels niet toestaan.

errors-record_differs = Onder dat ID is al een andere partij bewaard.

errors-records_full = Deze server heeft geen ruimte voor meer partijen.

errors-suspended = De beheerder van deze server heeft dit account geblokkeerd.

errors-sign_up_closed = Op deze server kun je geen account aanmaken.

errors-too_many_records = Je account is vol; verwijder eerst een paar partijen.

errors-unrateable = Zo'n partij kan niet meetellen voor de rating.

errors-bot_unrated = Botaccounts kunnen geen partijen voor de rating spelen.

errors-no_clock = Dat kan niet met de bedenktijd van deze partij.
errors-no_total_time = Een partij kan alleen in overleg worden gestopt als de spelers samen één tijd voor de hele partij hebben.
errors-never_stopped = Volgens deze regels kan een partij niet voor het einde worden gestopt. De spelers kunnen dus niet samen één tijd voor de hele partij hebben.

errors-no_opponent = Dat kan alleen in partijen tussen twee mensen.

errors-time_given_out = Meer tijd kun je niet geven.

errors-list_full = Dat kan in deze partij niet vaker.

errors-adjourned = De partij is afgebroken en moet eerst worden hervat.

errors-not_adjourned = De partij is niet afgebroken.

errors-not_correspondence = Voorwaardelijke zetten kunnen alleen in correspondentiepartijen.

errors-bad_lines = Er zijn te veel voorwaardelijke zetten, of ze kloppen niet.

errors-no_referee = Deze partij heeft geen scheidsrechter, of die is er nog niet.

errors-bad_referee_key = Die link voor de scheidsrechter klopt niet.

errors-referee_taken = Die link voor de scheidsrechter is al gebruikt.

errors-referee_plays = De scheidsrechter kan niet zelf meespelen.

errors-not_referee = Je bent niet de scheidsrechter van deze partij, of nog niet beide spelers zijn akkoord gegaan.

errors-bad_ruling = De tijd in die beslissing valt buiten de grenzen.

errors-text_too_long = De tekst is te lang.

errors-bad_text = De tekst is leeg of bevat tekens die niet verstuurd kunnen worden.

errors-chat_off = De chat staat uit op deze server.

errors-chat_closed = Je hebt nu geen toegang tot deze chat.

errors-said_already = Dat bericht heb je net al verstuurd.

errors-must_deviate = De scheidsrechter heeft bepaald dat je een andere zet moet doen.

errors-unknown_seek = Dat voorstel staat niet meer open.

errors-own_seek = Je kunt je eigen voorstel niet aannemen.

errors-not_your_seek = Je kunt alleen je eigen voorstellen intrekken.

errors-too_many_seeks = Er staan te veel voorstellen open. Trek een van je eigen voorstellen in of probeer het later opnieuw.

errors-bad_range = Die ratinggrenzen kloppen niet.

errors-not_for_you = Je voldoet niet aan de voorwaarden van dat voorstel.

errors-unknown_pool = Er is geen snelle partij met die bedenktijd.

errors-not_waiting = Je wacht niet op een tegenstander.

errors-playing = Je speelt nu; er wordt niet verder naar een tegenstander gezocht.

errors-challenge_refused = Je kunt deze speler niet uitdagen.

errors-too_many_challenges = Er wachten te veel uitdagingen op antwoord.

errors-unknown_challenge = Die uitdaging staat niet meer open.

errors-not_invited = Deze partij is voor een andere speler.

errors-unknown_tournament = Dit toernooi bestaat niet.

errors-bad_tournament = Er klopt iets niet aan dit toernooi. Controleer de naam, het begin en de instellingen.

errors-too_many_tournaments = Er zijn te veel toernooien. Beëindig er eerst een van jezelf, of probeer het later opnieuw.

errors-tournament_full = Het toernooi is vol.

errors-not_director = Dat kan alleen de toernooileiding.

errors-tournament_refused = Dat kan nu niet in dit toernooi.

errors-unknown_relay = De toernooileider neemt nu geen uitslagen van telefoons aan.

errors-bad_relay = Telefoons kunnen deze borden niet tonen: het zijn er te veel, of de gegevens kloppen niet. Voer de uitslagen met de hand in.

errors-too_many_relays = Op deze server of dit netwerk nemen al te veel toernooien uitslagen van telefoons aan. Probeer het later opnieuw.

errors-unknown_code = Deze code is nu niet geldig. Scan de code van deze ronde.

errors-board_settled = Dit bord heeft al een uitslag. Klopt die niet, roep dan de toernooileider.

errors-unknown_club = Deze vereniging bestaat niet.

errors-bad_club = Er klopt iets niet. Controleer de naam en de datum. Misschien is een tekst te lang.

errors-too_many_clubs = Er kan geen vereniging meer bij. Misschien ben je al voorzitter van een paar verenigingen, of is deze server vol.

errors-club_full = Deze vereniging kan geen leden of activiteiten meer toevoegen.

errors-not_officer = Dat kan niet met je rol in deze vereniging.

errors-not_member = De ledenlijst is intussen veranderd. Laad de pagina opnieuw en probeer het nog eens.

errors-members_only = Alleen leden van de vereniging kunnen aan dit toernooi meedoen.

errors-owner_stays = Draag het voorzitterschap eerst over aan een ander lid.

errors-unknown_game = Die partij bestaat niet.

errors-game_unreadable = De notatie van deze partij kan niet gelezen worden en blijft ongewijzigd bewaard.

errors-bad_analysis = Deze analyse kan niet gelezen worden.

errors-unknown_analysis = Die analyse bestaat niet, of wordt niet meer bewaard.

errors-no_table = Er is geen eindspeltabel voor deze stelling.

errors-not_found = Op dit adres is niets te vinden.

errors-method_not_allowed = Die methode is op dit adres niet toegestaan.

errors-no_record = Deze partij heeft nog geen notatie, of kan niet in dit formaat worden opgeslagen.

errors-too_large = Het verzoek is te groot.

errors-not_json = Alleen application/json wordt geaccepteerd.

errors-bad_origin = Verzoeken van andere sites worden niet geaccepteerd.

errors-too_fast = Te veel verzoeken; wacht even.

errors-too_many_sockets = Te veel open verbindingen; sluit een ander venster en probeer het opnieuw.

errors-too_many_games = Je hebt te veel onvoltooide partijen. Speel er eerst een paar uit.

errors-too_many_unplayed_games = Je hebt te veel partijen waarin nog niet is gezet; speel of annuleer er eerst een paar.

errors-too_many_analyses = Er wordt nog een andere partij geanalyseerd; probeer het daarna opnieuw.

errors-busy = De server heeft het druk; probeer het zo meteen opnieuw.

errors-storage_failed = De server kan nu niets opslaan. Er is niets veranderd; probeer het zo meteen opnieuw.

errors-no_space = De server zit vol en kan nu niets nieuws beginnen. Lopende partijen gaan door.

errors-restarting = De server start opnieuw.

errors-standby = De site gaat over op een andere server. Dat duurt een paar seconden.

errors-invalid_token = Dit toegangstoken is onjuist, verlopen of ingetrokken.

errors-token_needed = Voor dit adres is een toegangstoken nodig.

errors-missing_scope = Met dit toegangstoken mag dat niet.

errors-session_required = Een toegangstoken is daarvoor niet genoeg. Log in op de website.

errors-unknown_token = Dat toegangstoken is ingetrokken of bestaat niet.

errors-bad_handle = Een API-gebruikersnaam heeft 2 tot 20 tekens: letters van A tot Z, cijfers, underscores (_) of koppeltekens.

errors-handle_taken = Die API-gebruikersnaam is al in gebruik.

errors-handle_chosen = Je hebt je API-gebruikersnaam al gekozen. Dat kan maar één keer.

errors-has_played = Met dit account is al gespeeld, dus het kan geen botaccount meer worden.

errors-not_a_bot = Dat kunnen alleen botaccounts.

errors-too_many_tokens = Je account heeft te veel toegangstokens; trek er eerst een in.

errors-bad_token = De sleutel van het rekenproces klopt niet.

errors-stale_job = De taak is niet meer van jou: hij is geannuleerd, al beantwoord of aan een ander gegeven.

errors-internal = Er ging iets mis op de server.
