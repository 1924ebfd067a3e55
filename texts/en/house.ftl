# The server's own players, which are programs, weakest first.
house-names-chick = Chick
house-names-squirrel = Squirrel
house-names-crane = Crane
house-names-fox = Fox
house-names-tiger = Tiger

# Name and mark in one, where there is only text.
house-label = { $name } (computer)
