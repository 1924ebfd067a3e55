mail-confirm-subject = Janggun: bevestig je e-mailadres
mail-confirm-body =
    Open deze link binnen 24 uur om dit e-mailadres aan je account te koppelen:

    { $link }

    Heb je hier niet om gevraagd? Negeer dit bericht dan: zolang niemand de link opent, verandert er niets.

mail-reset-subject = Janggun: stel een nieuw wachtwoord in
mail-reset-body =
    Open binnen een uur deze link om een nieuw wachtwoord in te stellen. De link werkt één keer.

    { $link }

    Heb je hier niet om gevraagd? Negeer dit bericht dan: je wachtwoord blijft hetzelfde.

mail-changed-subject = Janggun: je e-mailadres is gewijzigd
mail-changed-body =
    Je account heeft nu een ander e-mailadres. Naar dit adres sturen we geen e-mail meer.

    Was jij dat niet? Dan kan iemand anders misschien in je account: log in, wijzig je wachtwoord en log alle andere apparaten uit.

mail-removed-subject = Janggun: je e-mailadres is verwijderd
mail-removed-body =
    Je account heeft geen e-mailadres meer. Naar dit adres sturen we geen e-mail meer.

    Was jij dat niet? Dan kan iemand anders misschien in je account: log in, wijzig je wachtwoord en log alle andere apparaten uit.

mail-begun-subject = Janggun: je toernooi is begonnen
mail-begun-body =
    Het toernooi waarvoor je je hebt ingeschreven, is begonnen. Misschien wacht je eerste partij al:

    { $link }

    Doe je je eerste zet niet op tijd, dan verlies je de partij.

    Je krijgt deze e-mail omdat er een adres bij je account staat. Hier kun je deze e-mails uitzetten:

    { $account }

mail-clubRequest-subject = Janggun: een speler wil lid worden van je vereniging
mail-clubRequest-body =
    Een speler wil lid worden van een vereniging die jij bestuurt. Hier kun je de speler toelaten of afwijzen:

    { $link }

    Hier kun je deze e-mails uitzetten:

    { $account }

mail-clubAnswer-subject = Janggun: je aanvraag om lid te worden
mail-clubAnswer-body =
    Er is antwoord op je aanvraag om lid te worden van een vereniging. Hier lees je het antwoord:

    { $link }

    Hier kun je deze e-mails uitzetten:

    { $account }

mail-greeting = Hallo { $name },
