### The table in the browser.

## A table

web-card-back = face-down card
web-close = Close
web-waiting = One moment…
web-waiting-for = Waiting for { $name }…
web-step = (step { $at } of { $last })
web-more = { $count } more…
web-cancel = Cancel
web-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-round = Round { $round }
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-said = { $name } says: { $text }
web-answers = All options
web-undo = Undo
web-undo-asked = { $name } would like to undo a move. Do you agree?
web-undo-waits = { $name } would like to undo a move; waiting for the others to agree.
web-yes = Yes
web-no = No
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-where = Look at the marked spot.
web-hint-more = Show the move
web-hint-best = Best moves, and the chance of winning if strong players take over every seat:
web-hint-chance = { $chance } % ({ $low }–{ $high })
web-hint-chance-about = { $chance } percent; 19 times of 20 it lies between { $low } and { $high }
web-hint-options = Advice
web-hint-then = Then: { $steps }
web-hint-numbers = Numbers
web-hint-equals =
    { $count ->
        [one] One more answer is as good, as far as can be told.
       *[other] { $count } more answers are as good, as far as can be told.
    }
web-curtain = { $name }’s turn. Everyone else, please look away.
web-curtain-open = I am { $name }
web-lost = Connection lost, trying again…
web-leave = Leave the table
web-result = Result
web-end-won = Won!
web-end-winner =
    { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }
web-scores = Scores
web-rank = Rank
web-player = Player
web-points = Points
web-again = Play again
web-other-game = Another game
web-is-over = The game is over.
web-not-your-turn = It is someone else’s turn.
web-looking-on = You are looking on: nothing here can be chosen by you.
web-why-now = Now: { $question }
web-why-turn = { $name } is asked now.
web-why-uses = This answers: { $questions }
web-impossible = Not possible now
web-rule = Rule { $rule }
web-players = Players
web-you = (you)
web-take-back = Take my seat back
web-stand-in = Let a bot play for me
web-stands-in = A bot is playing for you.
web-compiling = Getting faster: until this is done, strong bots play a little weaker.
web-long-step = This step has gone on for very long. The rules allow it to go on for ever: do you want to end it?
web-long-step-stay = I play on
web-seat-bot = Bot, { $level }
web-bot-name = Bot { $letter }
web-seat-taken-over = a bot is standing in
web-seat-hurried = no time for more: last answer at level “{ $level }”
web-seat-free = free seat
web-seat-nobody = nobody
web-seat-here = is here
web-seat-away = is away
web-eyes = View
web-eyes-of = { $name }’s view
web-eyes-spectator = Spectator’s view
web-spectator = Spectator

## Settings and keys

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed
web-speed-slow = calm
web-speed-normal = normal
web-speed-fast = quick
web-speed-off = at once
web-speed-about = How long everything is shown that others and the rules do. Your own answer never has to wait for it.
web-stage-again = What has happened since my move
web-stage-skip = Skip to the end
web-stage-next = Next scene
web-sound = Sound
web-sound-on = on
web-sound-off = off
web-shortcuts = Keyboard
web-key-tab = from one part of the table to the next
web-key-arrows = move inside of it
web-key-enter = choose
web-key-next = next available option
web-key-answers = list of all options
web-key-number = press a button of the choice bar
web-key-escape = cancel
web-key-undo = undo
web-key-hint = hint
web-key-log = show or hide what happened
web-key-settings = settings
web-key-space = Space
web-key-help = this list

## First page and new table

web-skip = Skip to the content
web-nav = Menu
web-home = Home
web-hello = A table in the clearing
web-hello-about = Board games: alone, with bots or with friends. Pick one and sit down.
web-continue = Continue
web-facts = { $players } players, about { $minutes } minutes
web-facts-players = { $players } players
web-kind-team = alone or together
web-kind-against = against each other
web-play = Play
web-make-table = Set up the table
web-rules-read = Read the rules
web-players-count = Number of players
web-alone = Alone
web-seat-number = Seat { $n }
web-seat-me = You
web-seat-here-too = Someone on this device
web-seat-friend = A friend, by link
web-seat-open = Open to anyone
web-options = Variants and expansions
web-table-options = The table
web-hints-allowed = Hints allowed
web-hints-allowed-about = Everyone may ask a bot for advice.
web-spectators = Spectators
web-spectators-public = Welcome
web-spectators-none = None
web-spectators-about = Spectators see only what is open to everyone.
web-limit = Time per move
web-limit-none = No limit
web-limit-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-limit-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-limit-about = When time runs out, a bot plays until the player is back.
web-deal = Deal number
web-deal-about = The same number deals the same cards. Leave empty for a random deal.
web-deal-others = With other people a deal by number is only practice: anyone who knows the number can know every card. Everyone is told before they sit down.
web-value-usual = default
web-value-own = Choose your own
web-option-needs = Only with { $needs }: { $options }
web-option-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
web-chosen = { $n } of { $of } chosen
web-levels-about = Random plays anything; hasty takes whatever looks best right now. From novice to master, bots think further and further ahead. No bot sees more than its seat may see.
web-level-uniform = random
web-level-greedy = hasty
web-level-novice = novice
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-master = master

## The right table in one click

web-presets = Which game
web-preset-first = First game
web-preset-standard = Standard
web-preset-everything = Everything
web-preset-own = Your own choice, as it is set below.
web-custom = Players, variants and the table
web-won-alone = Bots win here: { $won }
web-won-against = How often one level beats another here: { $won }
web-won-one = { $level } { $percent } %
web-won-duel = { $level } against { $against } { $percent } %
web-won-unknown = How often bots win here has not been measured.

## Waiting, tables, replay

web-lobby-waiting = Not everyone is here yet. Send a link to those who are missing.
web-lobby-full = Everyone is here.
web-lobby-wait = Not everyone is here yet.
web-free = Free the seat
web-remove = Remove
web-removed = The host has freed your seat. You no longer play at this table.
web-link-used = This link is used up
web-link-used-about = A link to a seat works once: someone sat down with it, or it was revoked. Ask for a new one.
web-seat-lost = This seat is no longer yours.
web-devices = Play on another device
web-devices-about = Anyone who opens this link sees your cards and moves for you. So open it only on devices of your own.
web-devices-make = New link
web-devices-copy = Open this link on the other device:
web-devices-made = Link of { $when }
web-devices-end = End
web-devices-end-all = End all
web-devices-none = There are no links to your seat.
web-looking-on-public = Others may watch; they see only what is open to everyone.
web-looking-on-none = Nobody may watch.
web-looking-on-seats = Others may watch and see every hand.
web-invite = Link for this seat
web-copied = Copied
web-sit = Sit down here
web-your-name = Your name
web-start = Start
web-tables = My tables
web-tables-none = You have no tables yet.
web-tables-running = In play
web-tables-open = Free seats
web-tables-over = Finished
web-status-over = finished
web-status-waiting = waiting for players
web-status-playing = in play
web-table-missing = This table does not exist, or you have no access to it.
web-replay = Replay
web-replay-start = The beginning of the game.
web-first = To the beginning
web-back = One move back
web-run = Play
web-pause = Pause
web-forward = One move on
web-last = To the end
web-move-of = Move { $at } of { $last }
web-link-here = Link to this move
web-branch = Continue from here
web-rules = Rules

## The log in turns, the end, looking back

web-goal = The goal
web-great = a great moment
web-jump-list = Turns
web-speed-of = Speed
web-end-look = Look at the board
web-standings = How it went
web-round-short = Round
web-standings-about = The numbers as a table
web-turning-fall = The turning point was round { $round }: there you lost the most.
web-turning-lead = The turning point was round { $round }: after that you were never in the lead again.
web-turning-wait = The turning point was round { $round }: from then on nothing was won for the longest time.
web-turning-try = Try again from round { $round }
web-same-deal = The same cards again
web-deal-number = Deal { $deal }: with this link anyone gets the same cards.
web-other-settings = Another table
web-won = won
web-lost-game = lost
web-place = place { $rank } of { $of }
web-result-points = { $points } points
web-length-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }

## About and errors

web-about = About
web-about-text = Lichtung is a free, open-source table for board games: rules, bots, replays and a rulebook, in three languages.
web-about-games = The games
web-about-games-text = The games were invented by their authors and are sold by their publishers; if you like one, buy it. Nothing here is copied from them: the rules are told in our own words, and all pictures are our own or free.
web-about-credits = Thanks
web-about-icons = Symbols:
web-about-fonts = Fonts:
web-about-software = Software:
web-lost-page = Lost in the forest
web-lost-page-about = There is nothing at this address.
web-error-other = That did not work.
web-error-Offline = The server cannot be reached.
web-error-NotFound = Not found; it may have been deleted.
web-error-NotYours = This seat is not yours.
web-error-NotYourTurn = It is someone else’s turn.
web-error-OutOfDate = Something happened in the meantime; this is the table now.
web-error-IllegalOption = The rules do not allow that now.
web-error-InvalidSettings = These options do not go together.
web-error-Full = The seat is taken.
web-error-AlreadyStarted = The game has already started.
web-error-NotStarted = The game has not started yet.
web-error-Over = The game has already ended.
web-error-NoUndo = There is nothing to undo.
web-error-TooMany = Too many requests; please wait a moment.
web-error-TooLarge = That is too long.
web-error-Forbidden = You may not do that here.
web-error-InvalidInput = The server did not understand that.
web-error-NotAllowed = This table does not allow that.
web-error-Busy = The server is busy; try again in a moment.

## What a table is, and whether its cards were dealt fairly

web-practice = practice
web-numbered = numbered deal
web-branch-of = continues another game
web-numbered-known = The person who made this table chose its cards by a number and may know all of them. The game counts as practice.
web-branch-known = This game continues another one, with the same cards: anyone who has seen that game knows them. It counts as practice.
web-branch-redealt = This game continues another one. Everything hidden was dealt again, so that nobody knows your cards. It counts as practice.
web-proof-right = Dealt fairly: the proof holds
web-proof-wrong = The proof of the deal does not hold
web-proof-promise-yes = The server has kept the promise that this browser saw before the game.
web-proof-promise-no = The promise is not the one that this browser saw before the game.
web-proof-promise-unknown = This browser did not see the promise before the game, so it cannot compare.
web-proof-share-yes = The random share of this browser is part of the deal.
web-proof-share-no = The random share of this browser was left out or changed.
web-proof-secret-yes = The server’s secret is the one that it had promised.
web-proof-secret-no = The server’s secret is not the one that it had promised.
web-proof-seed-yes = The cards follow from the secret and from everyone’s shares.
web-proof-seed-no = The cards do not follow from the secret and the shares.
web-proof-late = No share came in time from: { $names }.
web-proof-promise = The promise:
web-proof-record = Save the record, for “lichtung verify”
