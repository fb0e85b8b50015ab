### The campaign of levels.

## Shelf and tables

card-campaign-short = Campaign
card-campaign = Campaign of { $game }

## New table

new-campaign = Alone: the campaign of forty levels

## Campaign

campaign-head = Campaign: { $game }
campaign-about = Forty levels to play alone. Win one with { $goal } points and all its missions met, and the next opens. { $great } points bring a second star, winning at the first try a third.
campaign-ours = We do not know the printed levels. These forty are ours, ordered by how often the bot “{ bot-strong }” wins them.
campaign-standing = Levels won: { $won } of { $count }. Stars: { $stars } of { $most }.
campaign-next = Go to level { $count }
campaign-all-won = Every level is won!
campaign-card = Card { $count }: levels { $first } to { $last }
campaign-map = Map of card { $count }
campaign-node-won = Level { $count }: won, stars: { $stars } of 3
campaign-node-open = Level { $count }: open, not won yet
campaign-node-locked = Level { $count }: locked
level-no-mission = no mission
level-colours = Colours
level-difficulty = Difficulty
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: the bot “{ bot-strong }” won { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of { $count } games.
level-tried = So far
level-tries = Tries: { $count }.
level-best = Best score: { $points }.
level-go-on = Go on playing
level-same-hint = The same dice repeat the results of your last try in order. They bring no star for the first try.
level-watch = Watch a won game
level-watch-of = Watch a won game of level { $count }
level-locked = Locked: win level { $count } first.
level-no-dice = There is no last try; play this level with new dice first.
difficulty-gentle = Gentle
difficulty-easy = Easy
difficulty-middling = Middling
difficulty-hard = Hard
difficulty-very-hard = Very hard
difficulty-fiendish = Fiendish
own-head = A level of your own
own-hint = It counts for no star.
own-four = Four colours
own-missions = Up to three missions
own-mission = Mission { $count }
own-none = none
own-choice = { $count } { $mission }
own-look = How hard is it?
own-play = Play this level
own-colours = A level has { $most } colours; { $count } are chosen.
own-unknown = Nobody has measured this choice yet.
progress-head = Your progress as a file
progress-hint = Progress belongs to this browser. A file keeps it or takes it to another; what is better here stays.
progress-save = Save my progress
progress-file = File of progress
progress-bring = Bring in
progress-brought = { $count ->
        [0] The file has no levels; nothing has changed.
       *[other] Levels brought in: { $count }. The best of both counts.
    }
progress-no-json = This file is damaged, or no file of progress: it is no JSON.
progress-format = This is no file of progress; expected format: “{ $expected }”.
progress-version = The file’s format has version { $version }; expected: { $expected }.
progress-game = This is the progress of “{ $text }”; expected: “{ $expected }”.
progress-levels = This file is damaged: “levels” is not a list.
progress-level = This file is damaged: “{ $text }” is no level; expected: colours and missions, such as “RYBG 7 16”.
progress-entry = This file is damaged: what it says of “{ $level }” is impossible.
