# Notices on a phone or computer while the app is closed.

pushWorker-kinds-turn = Je bent aan zet
pushWorker-kinds-offer = Je tegenstander doet een voorstel
pushWorker-kinds-joined = Je tegenstander is er
pushWorker-kinds-over = De partij is afgelopen
pushWorker-kinds-challenge = Je bent uitgedaagd
pushWorker-kinds-round = Je toernooipartij is begonnen
pushWorker-kinds-club_request = Een speler wil lid worden van je vereniging
pushWorker-kinds-club_answer = Er is antwoord op je lidmaatschapsaanvraag
pushWorker-news = Er is nieuws over je partijen
pushWorker-opponent = Tegenstander: { $name }
pushWorker-engine = Computer, niveau { $level }
