### De pagina van huisregels: wat eraan mankeert, of aan een tekst die geïmporteerd wordt.

houseRules-refused = Er is niets geïmporteerd. Je regels zijn niet veranderd.
houseRules-dropped = Deze wijzigingen passen niet bij de nieuwe basisregels en zijn weggelaten: { $fields }
houseRules-judge = Geschil beslechten met deze regels
houseRules-number-plies = Aantal zetten
houseRules-number-times = Aantal keer
houseRules-number-points = Punten
houseRules-faults-not_json = Deze tekst is geen JSON. Heb je de hele geëxporteerde tekst geplakt?
houseRules-faults-not_house = In deze JSON staan geen huisregels. Die noemen hun basisregels in ‘base’ en de gewijzigde regels in ‘set’.
houseRules-faults-missing = Deze regel ontbreekt.
houseRules-faults-unknown_field = Er is geen regel met deze naam.
houseRules-faults-bad_value = Deze waarde is niet mogelijk.
houseRules-faults-invalid_pair = Deze waarde past niet bij een andere regel.
houseRules-faults-unknown_preset = Deze set spelregels bestaat niet, of niet in deze versie.
houseRules-faults-newer_schema = Deze regels komen uit een nieuwere versie van Janggun.
