culture-intro = Waar het spel vandaan komt, hoe het buiten deze app wordt gespeeld, en wat je erover kunt lezen.
culture-contents = Op deze pagina
culture-sources = Bronnen

culture-league-caption = Voorbeeld van een competitie met vier spelers
culture-league-player = Speler
culture-league-wins = Gewonnen
culture-league-games = Punten per partij
culture-league-total = Punten

culture-pairs-caption = De tien beginstellingen (links en rechts zoals elke speler ze ziet)
culture-pairs-cho = Cho
culture-pairs-han = Han

culture-sections-history-title = Geschiedenis
culture-sections-history-paragraphs-1 = Alle vormen van schaken gaan vermoedelijk terug op Chaturanga, dat al in de zesde eeuw in India werd gespeeld. In China ontstond Xiangqi, en uit Xiangqi Janggi, in een tijd waarin China veel invloed had op Korea. Wanneer dat was, is niet bekend.
culture-sections-history-paragraphs-2 = De oudste stukken die gevonden zijn, komen uit een schip dat tussen 1265 en 1268 bij Mado zonk, op weg naar het hof van Goryeo: kiezels met tekens in inkt. De eerste Koreaanse schrijver die het spel voor zover bekend beschreef, is Jang Yu (1587–1638). Jo Yeong-seok (1686–1761) schilderde mannen die over een bord gebogen zitten.
culture-sections-history-paragraphs-3 = Het Westen leerde het spel kennen door ‘Korean Games’ van Stewart Culin uit 1895, waarin W. H. Wilkinson het hoofdstuk over schaken schreef; ook wat H. J. R. Murray in ‘A History of Chess’ (1913) over het spel schrijft, komt daaruit. Het eerste wereldtoernooi werd in 2009 in Harbin gehouden.
culture-sections-history-paragraphs-4 = In Korea werd Janggi door een aantal veranderingen een eigen spel: er is geen rivier, olifanten gaan over het hele bord, strijdwagens, kanonnen en soldaten mogen in een paleis ook de diagonalen volgen, een kanon moet altijd springen, en spelers kiezen hun opstelling. Paarden en olifanten trekken zich van de lijnen van het paleis niets aan. Partijen van professionals duren vaak meer dan 150 halve zetten.
culture-sections-chu--han-title = Chu en Han
culture-sections-chu--han-paragraphs-1 = De generaals dragen de namen van twee staten. Na de val van Qin vochten Xiang Yu van Chu en Liu Bang van Han van 206 tot 202 v.Chr. om de macht in China; Han won en heerste vier eeuwen. In het Koreaans heten ze 초 (楚) en 한 (漢).
culture-sections-chu--han-paragraphs-2 = De rode generaal heet dus Han en de blauwe of groene Cho, terwijl op de andere stukken staat wat ze zijn: strijdwagen, kanon, paard, olifant, geleerde, soldaat. Verder verschillen alleen de soldaten: 兵 bij rood, 卒 bij de ander, twee woorden voor een soldaat van hogere en lagere rang. Op het bord zijn ze gelijk.
culture-sections-chu--han-paragraphs-3 = De tekens op rode stukken zijn in standaardschrift geschreven, die op blauwe of groene in cursief schrift. Noord-Koreaanse sets gebruiken geen Chu en Han, maar 將 (generaal) en 官 (ambtenaar).
culture-sections-customs-title = Gewoonten
culture-sections-customs-paragraphs-1 = De oudste speler, of de speler met de hoogste graad, verbergt van elke kant een soldaat, in elke hand één. De ander kiest een hand en speelt met de kant van de soldaat die erin zit. Onder vrienden en familie neemt de oudste of sterkste gewoon rood en begint de ander.
culture-sections-customs-paragraphs-2 = Spelers buigen voor en na de partij. Je mag schaak roepen (장군, janggun) en ook het antwoord (멍군, meonggun), maar het hoeft niet. Wie past, draait de generaal om; zo ziet het er ook op het bord van deze app uit. Toeschouwers horen geen advies te geven, al lukt dat in de parken zelden.
culture-sections-customs-paragraphs-3 = ‘Aanraken is zetten’, ‘losgelaten is gezet’ en de vijftigzettenregel zijn in Janggi geen vaste regels. Spreek ze vóór de partij af. Is er niets afgesproken, dan kun je het best de regels van het schaken aanhouden.
culture-sections-customs-paragraphs-4 = In de parken van Seoul zie je het hele jaar oude mannen rond een bord: twee spelen er, vaak om een klein bedrag, en tien kijken toe. Go (baduk) is tegenwoordig populairder.
culture-sections-tournaments-title = Toernooien
culture-sections-tournaments-paragraphs-1 = Zuid-Korea heeft twee bonden, de Korea Janggi Association (대한장기협회) en de Korea Janggi Federation (대한장기연맹), en hun regels verschillen hier en daar. Bij de meeste toernooipartijen moet er een winnaar zijn: zonder mat beslissen de punten op het bord, en dankzij het deom van 1,5 kunnen die niet gelijk zijn. Een klok is gebruikelijk; de instelling ligt niet vast.
culture-sections-tournaments-paragraphs-2 = Bij herhaling van zetten wijst een scheidsrechter aan wie moet afwijken, vaak de speler die achterstaat. Wie eeuwig schaak geeft, verliest op de meeste toernooien als de stelling voor de derde of vierde keer voorkomt. Hebben beide spelers minder dan 30 punten, dan is soms gelijkspel mogelijk.
culture-sections-tournaments-paragraphs-3 = In een competitie telt niet elke winst even zwaar. Volgens de regels van de Korea Janggi Federation uit 2020 levert volle winst (완승: mat, opgeven of tijd) 7 punten op en krijgt de verliezer niets; winst op punten (점수승) levert 4 punten op, en dan krijgt de verliezer er 2. In het voorbeeld wint A alle drie de partijen, maar steeds op punten; B verliest van A op punten en zet de anderen mat.
culture-sections-tournaments-paragraphs-4 = B staat bovenaan, want twee keer mat en één verlies op punten (7 + 7 + 2 = 16) is meer waard dan drie keer winst op punten (4 + 4 + 4 = 12). Op mat spelen wordt beloond, en ook een verlies op punten levert nog iets op.
culture-sections-setups-title = Zestien beginstellingen, of tien
culture-sections-setups-paragraphs-1 = Elke speler kiest een van de vier opstellingen, dus zijn er 4 × 4 = 16 beginstellingen. Spiegel je het bord, dan verandert er niets aan het spel, alleen aan het beeld: de rechterolifant wordt de linkerolifant, de andere twee opstellingen blijven gelijk. Vier stellingen zijn hun eigen spiegelbeeld; de andere twaalf vormen zes paren. 4 + 6 = 10.
culture-sections-setups-paragraphs-2 = Volgens Zuid-Koreaanse regels stelt Han eerst op; Cho ziet die opstelling en kiest dan pas. Cho doet ook de eerste zet. Het deom van 1,5 punt voor Han compenseert beide voordelen.
culture-sections-grades-title = Graden: 급 en 단
culture-sections-grades-paragraphs-1 = Leerlingen hebben een 급 (geup), aflopend van 18급 tot 1급. Daarna komen de 단 (dan), oplopend: 초단 of 1단 is de eerste, 9단 de hoogste. Het getal staat vóór het woord, en bij dan geldt: hoe hoger, hoe sterker.
culture-sections-grades-paragraphs-2 = Bonden kennen graden toe op grond van examens en resultaten, speelsites op grond van de rating; die graden zijn niet hetzelfde. De graden van de computer in deze app volgen een eigen schaal, gemeten in partijen van de niveaus tegen elkaar.
culture-sections-north-title = Janggi in Noord-Korea
culture-sections-north-paragraphs-1 = Het spel is bijna hetzelfde, met één toevoeging: een vijfde opstelling, 기동차장기, met de olifanten in de hoeken, dan de paarden, en de strijdwagens naast het paleis. Over andere verschillen zijn de bronnen het niet eens.
culture-sections-north-paragraphs-2 = De woorden verschillen. Het paard is 말, schaak is 장훈, het antwoord daarop 멍훈, Bigjang 궁장; de generaals zijn 將 en 官. Opstellingen zijn naar de olifanten genoemd, net als in het Zuiden, maar links en rechts zijn verwisseld: 왼상차림 in het Zuiden is 오른상장기 in het Noorden. Je kunt Noord-Koreaanse termen kiezen in de instellingen, onder ‘Termen’.
culture-sections-places-title = Waar je kunt spelen
culture-sections-places-paragraphs-1 = Op het web: pychess.org biedt Janggi met ratings, toernooien en analyse, en GoldToken.com correspondentiepartijen. Wikipedia noemt ook oudere programma's: een Janggi-applet, Korean Chess van Ed Friedlander (Java) en het Online Janggi Board (JavaScript). In Korea wordt vooral op de telefoon gespeeld, het meest in Kakao Janggi en op Hangame. Brain TV zendt partijen van professionals uit.
culture-sections-places-paragraphs-2 = Aan het bord: in Korea in parken en buurthuizen, en elders overal waar een bord is. Met het stickervel van deze app is een set met Chinese tekens voor iedereen leesbaar.
culture-sections-reading-title = Meer lezen
culture-sections-reading-paragraphs-1 = In westerse talen is weinig geschreven, en oude boeken beschrijven andere regels: bij Murray en Culin gelden voor generaals die tegenover elkaar staan, voor passen en voor de plaats van de olifanten andere regels dan nu.
culture-sections-gwangsanghui-title = Gwangsanghui, het vergrote spel
culture-sections-gwangsanghui-paragraphs-1 = Nam Yu-yong (1698–1773) beschrijft een vergroot Janggi, 광상희 (廣象戱), in een hoofdstuk van zijn verzameld werk, de Noeyeonjip. Het bord heeft 15 bij 14 lijnen en aan elke kant drie paleizen. In het middelste staat de maarschalk, in de andere twee elk een generaal, met een leger om zich heen.
culture-sections-gwangsanghui-paragraphs-2 = De nieuwe stukken zijn voorhoede (前鋒), achterhoede (後將), keurofficieren (奇門), vrijbuiters (游擊), hinderlagen (埋伏) en ruiters (騎). Wie een flankgeneraal slaat, neemt dat leger over, tenzij het slaande stuk meteen wordt teruggeslagen. Wie de maarschalk slaat, wint.
culture-sections-gwangsanghui-paragraphs-3 = De bronnen spreken elkaar tegen. Volgens de ene beschrijving heeft het bord 15 rijen en 14 kolommen, volgens de andere is het omgekeerd. De keurofficieren gaan één of twee punten recht (tcatmon), schuin zo ver ze willen binnen drie kolommen (Japanse Wikipedia), of recht zo ver ze willen (Ludii). De hinderlaag gaat één punt schuin, of als een paard en één punt verder, en slaat alleen hinderlagen, of niets, of keert na het slaan terug. Hoe de voorhoede beweegt, is volgens de ene beschrijving onbekend en volgens de andere vrij.
culture-sections-gwangsanghui-paragraphs-4 = Deze beschrijvingen zijn niet met de oorspronkelijke tekst vergeleken. De oude regels staan dus niet vast, en daarom biedt Janggun het spel niet aan.
