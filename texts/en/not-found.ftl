notFound-about = The address may be mistyped, or the page has moved. From here you can go on:
notFound-play = Play a game
notFound-learn = Learn Janggi
notFound-games = My games
notFound-analysis = Analysis
