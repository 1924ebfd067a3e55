notFound-about = The address may be mistyped, or the page may have moved. You can continue here:
notFound-play = Play a game
notFound-learn = Learn Janggi
notFound-games = My games
notFound-noServer = This page needs a server
notFound-noServerAbout = This copy of Janggun runs without a server, so it has no online games, lobby or accounts. You can continue here:
