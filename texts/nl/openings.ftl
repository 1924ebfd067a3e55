openings-title = Openingen
openings-intro = Elke kant kiest een van vier opstellingen, samen 16 paren. Dit zijn de resultaten van partijen die de engine vanuit elk paar tegen zichzelf speelde.
openings-rules = Spelregels

openings-ruleSets-pychess = PyChess
openings-ruleSets-kakao = Kakao Janggi
openings-summary = { $games } partijen. Cho scoorde { $share } (95%-betrouwbaarheidsinterval { $interval }).
openings-even = Geen van beide kanten staat duidelijk voor: het interval bevat 50%.

openings-ahead-cho = Cho staat duidelijk voor: het interval bevat 50% niet.
openings-ahead-han = Han staat duidelijk voor: het interval bevat 50% niet.

openings-matrix-title = Opstellingen vergeleken
openings-matrix-caption = Score van Cho in procenten, met het 95%-betrouwbaarheidsinterval
openings-matrix-cho = Opstelling van Cho
openings-matrix-han = Opstelling van Han
openings-matrix-how = P is een paard en O een olifant, voor beide kanten van links naar rechts gezien vanaf Cho. Gespiegelde paren geven hetzelfde spel, dus hun cijfers horen binnen de intervallen overeen te komen.
openings-matrix-opposite = tegenover
openings-matrix-sameWing = zelfde vleugel
openings-matrix-legend = Tegenover (맞상, matsang): de buitenste olifanten staan op verschillende vleugels. Zelfde vleugel (엇상, eotsang): op dezelfde vleugel.
openings-matrix-colours = Hoe sterker de kleur, hoe verder van 50%. ▲: Cho staat duidelijk voor, ▼: Han staat duidelijk voor.
openings-matrix-cell = { $share }%, tussen { $low } en { $high }, { $games } partijen
openings-matrix-clear =
    { $n ->
        [0] In geen van de 16 paren staat een kant duidelijk voor.
       *[other] In { $n } van de 16 paren staat een kant duidelijk voor; bij ongeveer één op de 16 zou dat ook door puur toeval zo lijken.
    }
openings-matrix-best = Cho scoorde het best met { $cho } tegen { $han }: { $share }%.
openings-matrix-worst = Cho scoorde het slechtst met { $cho } tegen { $han }: { $share }%.
openings-matrix-answers = Han stelt eerst op, dus Cho kan daarop reageren. De antwoorden die het best scoorden:
openings-matrix-answer = Tegen { $han }: { $cho } ({ $share }%)
openings-matrix-luck = Het beste van vier cijfers is deels toeval: de echte verschillen zijn kleiner.

openings-formations-title = Formaties
openings-formations-intro = De tabel toont welke formaties de kanten in hun eerste 15 zetten bereikten. Een formatie wordt herkend aan de plaats van de stukken, hoe ze daar ook gekomen zijn. De score hangt ook af van wie een formatie kiest en wanneer, en bewijst dus niet dat een formatie goed of slecht is.
openings-formations-caption = Hoe vaak elke formatie voorkwam en hoe die scoorde
openings-formations-formation = Formatie
openings-formations-often = { $side }: hoe vaak
openings-formations-score = { $side }: score
openings-formations-none = andere

openings-deom-title = De eerste zet en het deom
openings-deom-intro = Cho begint, en Han krijgt daarvoor het deom als de punten beslissen. ‘Gespeeld’: de engine kende het deom tijdens de partijen. ‘Herteld’: partijen met een deom van 1,5 waarvan de punten achteraf met een ander deom zijn geteld. De engine kende dat deom niet, dus deze cijfers zeggen minder.
openings-deom-caption = Score van Cho, per deom
openings-deom-deom = Deom (덤)
openings-deom-played = Gespeeld
openings-deom-recounted = Herteld
openings-deom-byPoints = In { $share }% van de partijen beslisten de punten. De rest werd zonder puntentelling beslist.
openings-deom-evenAt = Na hertelling staan beide kanten gelijk bij een deom van { $deom }.
openings-deom-neverEven = Na hertelling staan beide kanten bij geen enkel deom gelijk.

openings-about-title = Hoe betrouwbaar dit is
openings-about-strength = De engine bekeek { $nodes } stellingen per zet: genoeg om de eigen stukken te ontwikkelen en ongedekte stukken te slaan, maar ver onder de volle sterkte en anders dan een mens zou spelen. De cijfers zijn geen oordeel over een opstelling. Op volle sterkte, of tussen mensen, kunnen andere opstellingen beter zijn.
openings-about-method = In de eerste acht zetten van elke kant wordt geloot tussen zetten die hoogstens 0,6 soldaat slechter zijn dan de beste, zodat de partijen verschillen; daarna wordt de beste zet gespeeld. Een partij stopt als beide kanten twee zetten lang vinden dat die beslist is.
openings-about-data = Cijfers downloaden
openings-about-licence = vrij voor elk gebruik (CC0)
openings-about-source = Netwerk { $evaluation }, revisie { $commit }.
