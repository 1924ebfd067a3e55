### De startpagina onder de weg naar een partij.

home-problem = Opgave van de dag
home-goals-mate =
    { $n ->
        [one] { $side } aan zet: mat in één
       *[other] { $side } aan zet: mat in { $n }
    }
home-goals-points = { $side } aan zet: win op punten
home-goals-advantage = { $side } aan zet: win materiaal of de partij
home-goals-save = { $side } aan zet: vind de enige zet
home-solve = Oplossen
home-solved = Opgelost. Morgen komt er een nieuwe.
home-more = Meer opgaven
home-since = Nieuw sinds je vorige bezoek
home-today = Vandaag
home-turn = Jij bent aan zet · { $name }
home-over = { $result } · { $name }
home-newProblem = Er is een nieuwe opgave van de dag
home-newReplay = Een partij om na te spelen: { $cho } tegen { $han }
home-word = Woord van de dag: { $word }
home-rating = Je rating: { $before } → { $after }
home-running = Lopende partijen
home-recent = Je laatste partijen
home-review = Nabespreken
home-all = Al mijn partijen
home-level = computer (niveau { $level })
home-yours = Je laatste partij
home-tournament = Een toernooi leiden (indeling, stand, oorkonden)
home-stories-m51 = Mat na 51 zetten op een bijna vol bord. Eén kanon ruimt drie soldaten op, dan dringt de ene strijdwagen het paleis binnen en geeft de andere mat.
home-stories-m72 = Een strijdwagen van Han slaat beide kanonnen van Cho. De andere geeft mat vanaf de rand van het bord.
home-stories-m77 = Een olifant slaat een strijdwagen in de verre hoek. Aan het eind geeft de laatste strijdwagen van Cho mat op de achterste rij.
home-stories-m96 = Na een lange strijd in het midden slaat de olifant van Han een strijdwagen. Dan sluiten twee strijdwagens de generaal in.
home-stories-m138 = Een lang eindspel met weinig stukken. Op het laatst gaat een soldaat ertussen staan als hulpstuk en geeft het kanon mat.
