### What a page says whose app could not be fetched.

shell-missing = The app could not be loaded.
shell-reload = Reload
