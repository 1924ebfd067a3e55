### What a page says whose app could not be fetched.

shell-missing = De app kon niet worden geladen.
shell-reload = Opnieuw laden
