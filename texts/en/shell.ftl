### Shown on a page if the app could not be loaded.

shell-missing = The app could not be loaded. Check the connection and reload the page.
shell-reload = Reload
