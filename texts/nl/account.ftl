account-title = Account
account-loading = Laden…
account-offline = De server is niet bereikbaar of werkt zonder accounts. Op dit apparaat kun je gewoon spelen.
account-again = Opnieuw proberen
account-back = Terug naar je account
account-cancel = Annuleren
account-name = Naam
account-nameHint = 2 tot 20 letters, cijfers, underscores (_) en koppeltekens. Iedereen ziet je naam.
account-password = Wachtwoord
account-yourPassword = Huidig wachtwoord
account-newPassword = Nieuw wachtwoord
account-newPasswordHint = Minstens 8 tekens. Een paar willekeurige woorden zijn makkelijk te onthouden en moeilijk te raden.
account-showPassword = Wachtwoord tonen
account-code = Code

account-guest-title = Je speelt als gast
account-guest-visitor = Je kunt zonder account spelen
account-guest-text = Je kunt je partijen alleen in deze browser openen. Met een account kan dat ook op andere apparaten, en kun je voor de rating spelen.
account-guest-nickname = Bijnaam
account-guest-nicknameHint = Je tegenstanders zien deze naam. Andere gasten kunnen dezelfde kiezen.
account-guest-suggest = Andere bijnaam
account-guest-save = Deze bijnaam gebruiken
account-guest-remove = Bijnaam verwijderen
account-guest-saved = Je tegenstanders zien nu deze bijnaam.
account-guest-removed = Je bijnaam is verwijderd.
account-guest-signUp = Account aanmaken
account-guest-signIn = Inloggen
account-guest-have = Heb je al een account?
account-guest-openForget = Mijn gegevens wissen…
account-guest-lost = Je bijnaam, je lijst met geblokkeerde spelers en je chatberichten worden gewist, en je kunt je partijen in deze browser niet meer openen. De partijen en hun notatie blijven bestaan, maar zonder je naam. Dat is niet terug te draaien.
account-guest-forget = Definitief wissen
account-guest-forgotten = Je gegevens zijn gewist.

account-signUp-title = Account aanmaken
account-signUp-keep = De partijen die je hier als gast hebt gespeeld, komen in je account.
account-signUp-mail = Je kunt later een e-mailadres opgeven. Doe je dat niet, maak dan herstelcodes en bewaar die: zonder e-mailadres en zonder herstelcode kun je een vergeten wachtwoord niet herstellen.
account-signUp-noMail = Je hebt geen e-mailadres nodig. Maak wel herstelcodes zodra je account er is, en bewaar die goed: zonder herstelcode kun je geen nieuw wachtwoord instellen als je het oude bent vergeten.
account-signUp-submit = Account aanmaken
account-signUp-instead = Ik heb al een account
account-signUp-done = Welkom, { $name }. Maak nu herstelcodes op je accountpagina.

account-signIn-title = Inloggen
account-signIn-guest = De partijen die je hier als gast hebt gespeeld, horen niet bij je account. Je ziet ze onderaan de pagina ‘Mijn partijen’. Wil je ze in je account hebben, maak dan een nieuw account aan.
account-signIn-submit = Inloggen
account-signIn-codeText = Vul de zes cijfers in die je authenticator-app toont.
account-signIn-recoveryText = Vul een van je herstelcodes in. Elke code werkt één keer.
account-signIn-useRecovery = Herstelcode gebruiken
account-signIn-useApp = Authenticator-app gebruiken
account-signIn-forgotten = Wachtwoord vergeten?
account-signIn-instead = Account aanmaken
account-signIn-nickname = Alleen een bijnaam kiezen, zonder account
account-signIn-done = Je bent ingelogd als { $name }.
account-signIn-doneWithGames = Je bent ingelogd als { $name }. De partijen die je hier als gast hebt gespeeld, staan onderaan de pagina ‘Mijn partijen’.

account-recover-title = Nieuw wachtwoord met een herstelcode
account-recover-text = Met je nieuwe wachtwoord ben je hier meteen ingelogd. Op alle andere apparaten word je uitgelogd, en alle toegangstokens vervallen. De code werkt daarna niet meer.
account-recover-code = Herstelcode
account-recover-submit = Nieuw wachtwoord instellen
account-recover-done = Je nieuwe wachtwoord is ingesteld. Alle andere apparaten zijn uitgelogd.
account-recover-none = Zonder herstelcode kun je geen nieuw wachtwoord instellen.

account-email-title = E-mailadres
account-email-none = Je hebt nog geen e-mailadres opgegeven. Met een adres kun je per e-mail een nieuw wachtwoord instellen als je het oude bent vergeten.
account-email-now = E-mail gaat naar
account-email-pending = Er is een link gestuurd naar { $address }. Open die binnen 24 uur om het adres te bevestigen. Het kan een paar minuten duren voordat de e-mail aankomt; kijk ook in je spammap.
account-email-give = Adres toevoegen
account-email-change = Ander adres gebruiken
account-email-remove = Adres verwijderen
account-email-address = E-mailadres
account-email-addressHint = Alleen voor e-mails over je account, je toernooien en je verenigingen. Die over toernooien en verenigingen kun je uitzetten. Anderen zien je adres niet.
account-email-send = Link versturen
account-email-sent = Er is een link onderweg naar { $address }.
account-email-removed = Je e-mailadres is verwijderd.
account-email-tournaments = Mail me als een toernooi waarvoor ik ben ingeschreven zonder mij begint
account-email-clubs = Mail me als iemand lid wil worden van een vereniging die ik bestuur, en als er antwoord is op mijn eigen aanvraag
account-email-confirmTitle = E-mailadres bevestigen
account-email-confirmText = Berichten over je account gaan voortaan naar het adres waarop je deze link hebt gekregen.
account-email-confirm = Adres bevestigen
account-email-confirmed = { $address } is nu het e-mailadres van het account { $name }.

account-forgotten-title = Nieuw wachtwoord per e-mail
account-forgotten-text = Heeft je account een e-mailadres, dan sturen we je een link waarmee je een nieuw wachtwoord instelt.
account-forgotten-account = Naam of e-mailadres
account-forgotten-submit = Link versturen
account-forgotten-asked = Bestaat er zo'n account met een e-mailadres, dan is er een e-mail onderweg. Het kan een paar minuten duren voordat die aankomt; kijk ook in je spammap. De link werkt een uur.
account-forgotten-recover = Herstelcode gebruiken
account-forgotten-another = Nieuwe link aanvragen
account-forgotten-newTitle = Nieuw wachtwoord instellen
account-forgotten-newText = Met een nieuw wachtwoord word je op alle apparaten uitgelogd en vervallen alle toegangstokens. Tweestapsverificatie blijft aanstaan.
account-forgotten-done = Je nieuwe wachtwoord is ingesteld. Log in als { $name }.

account-own-since = Account sinds { $date }
account-own-page = Je profiel
account-own-signOut = Uitloggen
account-own-signedOut = Je bent uitgelogd.

account-sessions-title = Waar je bent ingelogd
account-sessions-current = dit apparaat
account-sessions-unknown = Onbekend apparaat
account-sessions-created = ingelogd op { $date }
account-sessions-seen = laatst gebruikt op { $date }
account-sessions-end = Uitloggen
account-sessions-endOf = { $client } uitloggen
account-sessions-endOthers = Alle andere apparaten uitloggen
account-sessions-ended = Dat apparaat is uitgelogd.
account-sessions-endedOthers = Alle andere apparaten zijn uitgelogd.

account-change-title = Wachtwoord
account-change-submit = Wachtwoord wijzigen
account-change-done = Je wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.

account-factor-title = Tweestapsverificatie
account-factor-on = Om in te loggen heb je ook een code van je authenticator-app nodig.
account-factor-off = Inloggen kan nu met alleen je wachtwoord. Gebruik je ook een authenticator-app, dan kan niemand inloggen met alleen een gestolen wachtwoord.
account-factor-turnOn = Aanzetten
account-factor-turnOff = Uitzetten
account-factor-scan = Scan deze code met je authenticator-app, of typ de sleutel over in de app.
account-factor-qr = QR-code voor de authenticator-app
account-factor-secret = Sleutel
account-factor-enterCode = Vul daarna de zes cijfers in die de app toont.
account-factor-confirm = Bevestigen
account-factor-done = Tweestapsverificatie staat aan. Bewaar de herstelcodes voor als je de app kwijtraakt.
account-factor-doneKept =
    Tweestapsverificatie staat aan. Je { $n ->
        [one] laatste ongebruikte herstelcode blijft
       *[other] { $n } ongebruikte herstelcodes blijven
    } geldig.
account-factor-isOff = Tweestapsverificatie staat uit.

account-codes-title = Herstelcodes
account-codes-left =
    { $n ->
        [one] Je hebt nog 1 ongebruikte code.
       *[other] Je hebt nog { $n } ongebruikte codes.
    }
account-codes-none = Je hebt geen ongebruikte codes. Met een herstelcode kun je een nieuw wachtwoord instellen, of inloggen zonder je authenticator-app.
account-codes-make = Herstelcodes maken
account-codes-void = Eerder gemaakte codes werken dan niet meer.
account-codes-once = Je ziet deze codes maar één keer, en elke code werkt één keer. Bewaar ze bij je belangrijke papieren, niet alleen op dit apparaat.
account-codes-list = Herstelcodes
account-codes-print = Afdrukken
account-codes-save = Opslaan als tekstbestand
account-codes-kept = Ik heb ze bewaard
account-codes-file = janggun-herstelcodes.txt

account-tokens-title = Toegangstokens
account-tokens-text = Met een toegangstoken kan een programma onder jouw naam spelen, met de rechten die je kiest. Met een token kan niemand je wachtwoord, e-mailadres of tweestapsverificatie wijzigen.
account-tokens-none = Je hebt geen toegangstokens.
account-tokens-make = Nieuw token
account-tokens-name = Naam
account-tokens-nameHint = Waarvoor je het gebruikt, bijvoorbeeld ‘mijn bot’.
account-tokens-scopes = Het token mag
account-tokens-scopeBotPlay = als bot partijen spelen
account-tokens-scopeBoardPlay = namens jou spelen, met een elektronisch bord of een app
account-tokens-scopeChallengeRead = je uitdagingen bekijken
account-tokens-scopeChallengeWrite = uitdagingen versturen en beantwoorden
account-tokens-scopesNone = geen rechten
account-tokens-lasts = Verloopt
account-tokens-lastsDays =
    { $n ->
        [one] na 1 dag
       *[other] na { $n } dagen
    }
account-tokens-lastsForever = nooit
account-tokens-submit = Token maken
account-tokens-once = Dit token zie je maar één keer. Kopieer het nu en houd het geheim: wie het heeft, kan onder jouw naam spelen.
account-tokens-token = Toegangstoken
account-tokens-kept = Ik heb het gekopieerd
account-tokens-created = gemaakt op { $date }
account-tokens-ends = verloopt op { $date }
account-tokens-ended = verlopen
account-tokens-used = laatst gebruikt op { $date }
account-tokens-unused = nooit gebruikt
account-tokens-revoke = Intrekken
account-tokens-revokeOf = { $name } intrekken
account-tokens-revoked = Het token is ingetrokken. Programma's die het gebruikten, zijn losgekoppeld.

account-handle-title = API-gebruikersnaam
account-handle-now = Programma's die de API gebruiken, en hun gebruikers, zien dit account als { $handle }.
account-handle-once = Je kunt één keer een andere naam kiezen. Je account blijft ook onder de huidige naam te vinden.
account-handle-choose = Andere naam kiezen
account-handle-name = API-gebruikersnaam
account-handle-hint = 2 tot 20 letters van A tot Z, cijfers, underscores (_) en koppeltekens.
account-handle-submit = Deze naam gebruiken
account-handle-done = Programma's zien dit account nu als { $handle }.

account-blocks-title = Geblokkeerde spelers
account-blocks-none = Je hebt niemand geblokkeerd.
account-blocks-text = Behalve in toernooien krijg je deze spelers niet als tegenstander, en zij kunnen je niet uitdagen.
account-blocks-unblock = Deblokkeren
account-blocks-unblockOf = { $name } deblokkeren

account-data-title = Je gegevens
account-data-text = Alles wat over jou is opgeslagen, in één JSON-bestand: profiel, ingelogde apparaten, toegangstokens, voorkeuren, geblokkeerde spelers, je partijen met hun notatie, je chatberichten en de partijen die je in je account bewaart.
account-data-download = Downloaden

account-close-title = Account sluiten
account-close-open = Account sluiten…
account-close-lost = Dit wordt gewist: je naam, wachtwoord, e-mailadres, ingelogde apparaten, toegangstokens, tweestapsverificatie, voorkeuren, lidmaatschappen van verenigingen, lijst met geblokkeerde spelers, chatberichten en de partijen die je vanaf je apparaten hebt bewaard. Dat is niet terug te draaien.
account-close-stays = Partijen die je op deze server hebt gespeeld, en hun notatie, blijven bestaan, maar zonder je naam. De ratings van anderen veranderen niet. Ben je voorzitter van een vereniging, dan volgt het langst zittende bestuurslid je op, of anders wie het langst lid is; zonder andere leden wordt de vereniging opgeheven.
account-close-first = Je kunt eerst je gegevens downloaden.
account-close-type = Typ ter bevestiging je naam: { $name }
account-close-mismatch = Dat is niet de naam van dit account.
account-close-submit = Account voorgoed sluiten
account-close-done = Je account is gesloten.
