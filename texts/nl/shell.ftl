### What a page says whose app could not be fetched.

shell-missing = De app kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.
shell-reload = Opnieuw laden
