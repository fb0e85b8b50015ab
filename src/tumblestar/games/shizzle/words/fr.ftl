game-name = Shizzle
