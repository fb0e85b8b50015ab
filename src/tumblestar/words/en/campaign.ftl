### The campaign of levels: Twinkle solo.

## Shelf and tables

# Link on the card of a game.
card-campaign-short = Campaign
# Full name of the link “Campaign”, read out.
card-campaign = Campaign of { $game }

## New table

# Link beside the form for a new table.
new-campaign = Solo: the campaign of 40 levels

## Campaign

# Title of the page.
campaign-head = Campaign: { $game }
campaign-about = Forty levels to play alone. To win one and open the next, score at least { $goal } points and meet all its missions. Score { $great } for a second star; win on your first try for a third.
# After the mark of a guess.
campaign-ours = We do not know the printed levels. These 40 are ours, ordered by how often the bot “{ bot-strong }” wins them.
# Above the maps.
campaign-standing = You have won { $won } of { $count } levels and { $stars } of { $most } stars.
# Button. $count: the number of the first level that is not won.
campaign-next = Go to level { $count }
# In place of the button campaign-next.
campaign-all-won = You have won every level!
# Heading of a part of the campaign, a map with its levels. $count, $first, $last: which ones.
campaign-card = Card { $count }: levels { $first } to { $last }
# Label of a map.
campaign-map = Map of card { $count }
# Label of a level on the map. $count: its number.
campaign-node-won = Level { $count }: won, { $stars } of 3 stars
# Label of a level on the map. $count: its number.
campaign-node-open = Level { $count }: open, not won yet
# Label of a level on the map. $count: its number.
campaign-node-locked = Level { $count }: locked
# In place of a level’s missions.
level-no-mission = no mission
# Before the colours of a level’s dice.
level-colours = Colours
# Before level-measured.
level-difficulty = Difficulty
# Beside a level. $kind: such as “Easy”; $share: how often the bot “Hard” wins it, such as 0.42.
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
# After “Difficulty”. $kind: such as “Easy”; $share: such as 0.42; $count: a large number.
level-measured = { $kind }: the bot “{ bot-strong }” won { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of { $count } games.
# Before level-tries and level-best.
level-tried = So far
# After “So far”, and beside a level.
level-tries =
    { $count ->
        [0] Not tried yet.
        [one] { $count } try.
       *[other] { $count } tries.
    }
# After level-tries.
level-best = Best score: { $points }.
# Button: the game of this level that the reader has begun.
level-go-on = Continue playing
# Below the button “Same dice again”.
level-same-hint = The same dice give the results of your last try again, in the same order. They earn no star for the first try.
# Link to a stored game of a bot.
level-watch = Watch a won game
# Full name of the link “Watch a won game”, read out. $count: the number of the level.
level-watch-of = Watch a won game of level { $count }
# In place of a level’s buttons. $count: the number of the level before it.
level-locked = Locked: win level { $count } first.
level-no-dice = There is no last try. Play this level with new dice first.
# How hard a level is: the easiest of six words.
difficulty-gentle = Gentle
# How hard a level is: second of six words.
difficulty-easy = Easy
# How hard a level is: third of six words.
difficulty-middling = Middling
# How hard a level is: fourth of six words.
difficulty-hard = Hard
# How hard a level is: fifth of six words.
difficulty-very-hard = Very hard
# How hard a level is: the hardest of six words.
difficulty-fiendish = Fiendish
# Heading above a form.
own-head = A level of your own
# Below the heading “A level of your own”.
own-hint = It earns no stars.
# Above six colours to choose from.
own-four = Choose 4 colours
# Above three lists of missions to choose from.
own-missions = Up to 3 missions
# Label of a list of missions. $count: 1 to 3.
own-mission = Mission { $count }
# First of a list of missions.
own-none = none
# Member of a list of missions: number and name.
own-choice = { $count } { $mission }
# Button: shows level-measured of the level that was chosen.
own-look = Show difficulty
# Button.
own-play = Play this level
# $count: the colours that were chosen; $most: 4.
own-colours =
    { $count ->
        [one] You have chosen { $count } colour. Choose { $most }.
       *[other] You have chosen { $count } colours. Choose { $most }.
    }
# In place of level-measured.
own-unknown = We have not measured this level yet.
# Heading above a link and a form.
progress-head = Your progress as a file
# Below the heading “Your progress as a file”.
progress-hint = Your progress belongs to this browser. A file keeps it or takes it to another. Importing never replaces a better result.
# Link: downloads the file.
progress-save = Save my progress
# Label of a field for a file.
progress-file = Progress file
# Button beside the field for a file.
progress-bring = Import
# After “Import”. $count: levels in the file.
progress-brought = { $count ->
        [0] The file has no levels; nothing has changed.
        [one] Imported { $count } level. The best of both results counts.
       *[other] Imported { $count } levels. The best of both results counts.
    }
progress-no-json = This is not a progress file, or it is damaged: it is not JSON.
# $expected: a word in the file.
progress-format = This is not a progress file: its format is not “{ $expected }”.
# $version, $expected: numbers.
progress-version = The file’s format has version { $version }. Choose a file of version { $expected }.
# $text, $expected: names of games as the file has them.
progress-game = This is the progress of “{ $text }”. Choose a file of “{ $expected }”.
# “levels” is a word in the file.
progress-levels = This file is damaged: “levels” holds no levels or too many.
progress-level = This file is damaged: “{ $text }” is not a level. A level is colours and missions, such as “RYBG 7 16”.
progress-entry = This file is damaged: what it says of “{ $level }” is impossible.
