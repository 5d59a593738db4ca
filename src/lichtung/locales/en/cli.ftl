### The terminal table: command line, prompts, commands.

## The program

cli-about = Lichtung: a table for { $games }.
cli-usage-program = lichtung [COMMAND] [options]
cli-without-command = Without a command it opens the table in the browser. “lichtung COMMAND --help” says more.
cli-short-play = play a game in the terminal
cli-short-replay = step through a recorded game
cli-short-verify = check records and proofs of fair deals
cli-short-games = list the games
cli-short-arena = let bots play against each other
cli-short-solve = look for a line that wins a deal
cli-short-serve = run the table in the browser, for you or for many
cli-short-upgrade = bring a site to this version
cli-short-backup = write a running site to one file
cli-short-restore = put a backup in its place
cli-short-move-site = copy a site to another database
cli-short-admin = accounts, bans, tables of a site
cli-short-worker = let bots of a site think on this machine
cli-short-completion = complete commands in your shell
cli-usage = Usage:
cli-game = GAME
cli-file = FILE
cli-usage-play = lichtung play { $game } [options]
cli-usage-replay = lichtung replay { $file } [--seat N]
cli-usage-verify = lichtung verify { $file }… [--commitment HEX]
cli-usage-games = lichtung games
cli-usage-arena = lichtung arena run|report|rows [ROW…] [options]
cli-usage-solve = lichtung solve { $game } [settings] [--seed N] [--nodes N] [--out FILE]
cli-usage-serve = lichtung serve [options]
cli-usage-completion = lichtung completion bash|zsh|fish
cli-about-play = Plays a game. “lichtung play GAME --help” lists the settings of that game.
cli-about-replay = Steps through a recorded game.
cli-about-verify = Replays records, says whether every line of them is right, and checks the proof of a fair deal.
cli-about-commitment = What the server had promised before the first card: the record must hold the same promise.
cli-about-games = Lists the games.
cli-about-arena = Lets bots play against each other and says how strong they are.
cli-about-solve = Looks at all cards of a solo or team deal and searches for a line that wins.
cli-about-serve = Opens the table in the browser, for you alone or for everybody who can reach this computer.
cli-about-completion = Prints the completion script for your shell (commands, games, settings): eval "$(lichtung completion bash)"
cli-about-version = Prints the version.
cli-about-lang = The language (default: your system’s).
cli-about-no-color = No colours, as with the environment variable NO_COLOR.
cli-about-help = Shows this help.
cli-about-seed = The number of the deal: the same number gives the same game. Default: a random deal.
cli-about-seats =
    { $seats ->
        [none] How many play.
       *[other] How many play: { $seats }.
    }
cli-about-resume = Resumes the latest unfinished game, or the one in a file.
cli-about-seat = Shows only what this player saw (0 or A is the first). Default: what everybody could see.
cli-about-host = The address to listen on (default: this computer only; 0.0.0.0 for everyone).
cli-about-port = The port; 0 takes any that is free.
cli-about-config = The file with the settings of the site.
cli-about-database = Where the games are kept; by default in your own data folder.
cli-about-open = Opens the browser too.
cli-settings = Settings of { $game }:
cli-default = [default: { $value }]
cli-which-game = Games: { $games }.
cli-players = players: { $seats }

## Mistakes on the command line

cli-usage-help = “lichtung --help” shows what can be typed.
cli-usage-command = unknown command “{ $name }”; commands: { $names }.
cli-usage-game = which game? There are: { $names }.
cli-usage-no-game = there is no game “{ $name }”; there are: { $names }.
cli-usage-file = which file?
cli-usage-option =
    { $near ->
        [none] there is no option { $option }.
       *[other] there is no option { $option }; did you mean { $near }?
    }
cli-usage-value = { $option } needs a value.
cli-usage-no-value = { $option } takes no value.
cli-usage-too-many = unexpected argument “{ $word }”.
cli-usage-choice = { $option } cannot be “{ $value }”; it can be { $choices }.
cli-usage-number = { $option } needs a number, not “{ $value }”.
cli-usage-resume-alone = --resume takes all settings from the record; { $option } cannot be added.
cli-usage-nothing-to-resume = there is no unfinished game of { $game }.
cli-usage-damaged = { $file } cannot be played on. Line { $line }: { $reason }
cli-usage-unreadable = { $file } cannot be read: { $reason }
cli-usage-other-game = { $file } is a game of { $game }.
cli-invalid-settings = { $setting } does not go with the other settings: { $reason }

## Records

cli-ok = ok – { $game }, moves: { $moves }, result: { $result }
cli-line = line { $line }: { $reason }
cli-unreadable = cannot be read: { $reason }
cli-no-text = is not a text file, so it cannot be a record.
cli-deal-fair = The deal is fair. It was promised as { $commitment } before the first card.
cli-deal-given = Its cards follow from the shares of { $seats }, too.
cli-deal-late = No share came from { $seats }.
cli-deal-alone = Nobody gave a share to it; the promise alone fixes the cards.
cli-deal-wrong-malformed = the proof of the deal is damaged: a line of it is missing, twice there, or not readable.
cli-deal-wrong-commitment = the deal is not proven: the server’s secret is not the one that it had promised.
cli-deal-wrong-seed = the deal is not proven: the cards do not follow from the shares.
cli-deal-wrong-promise = the deal is not proven: the record names another promise than the one you were given.
cli-deal-wrong-missing = this record has no proof of its deal.
cli-replay-prompt = Move { $at } of { $last } (Enter, b, number, q):
cli-replay-keys = Enter or “next” goes on, “b” goes back, a number jumps to that move, “q” ends.
cli-replay-end = This is the end of the record: “b” goes back, “q” ends.

## At the table

cli-round = Round { $round }
cli-practice = practice
cli-prompt =
    { $count ->
        [1] Your choice (1, word, help):
       *[other] Your choice (1–{ $count }, word, help):
    }
cli-prompt-over = The game is over (Enter, log, save FILE, undo):
cli-over-no-answer = The game is over: there is nothing left to choose. “log”, “save FILE” and “undo” still work.
cli-winners = Winners: { $winners }
cli-refused =
    { $rule ->
        [none] “{ $word }” is not possible now.
       *[other] “{ $word }” is not possible now. The rule that forbids it is { $rule }:
    }
cli-unclear = “{ $line }” could mean: { $words }
cli-unknown = “{ $line }” means nothing here. Type a number from 1 to { $count }, a word or its beginning, or “help”.
cli-more-in-log = … (“log” shows everything)
cli-curtain = Pass the keyboard to { $who }.
cli-curtain-prompt = Press Enter when only you see the screen.
cli-yes = yes
cli-no = no

## Commands

cli-command-help = help
cli-command-hint = hint
cli-command-log = log
cli-command-undo = undo
cli-command-save = save
cli-command-rules = rules
cli-command-piles = piles
cli-command-why = why
cli-command-quit = quit
cli-command-next = next
cli-command-back = back
cli-help = Answer with a number, a word such as “{ $word }”, or the beginning of one; a card or a space alone is enough. Enter redraws the table. Other commands:
cli-help-help = this help; “help { $card }” or “? { $card }” explains a card
cli-help-hint = shows what looks best to a bot, with the chance of winning
cli-help-log = shows what has happened so far
cli-help-undo = undoes the last move
cli-help-save = says where the game is kept; “save FILE” writes it to a file
cli-help-rules = prints rules: “rules { $rule }”, or a part of such an id
cli-help-piles = shows every pile with all its open cards
cli-help-why = says what a card or place is for and why it cannot be used now: “why { $card }”
cli-help-quit = leaves; the game is kept and can go on later
cli-no-card = There is no card called “{ $line }”.
cli-nothing-about = Nothing is written about this card.
cli-hint-thinking = Thinking it over…
cli-hint-about = The chance of winning if strong players play on in every seat, and its interval (19 times out of 20). Equal ranks cannot be told apart:
cli-hint-option = { $place }. { $option }: { $verdict }, { $chance } % ({ $low }–{ $high } %)
cli-hint-unseen = –  { $option }: { $verdict }
cli-hint-then = Then: { $steps }
cli-hint-equals =
    { $count ->
        [one] One more answer is as good, as far as can be told.
       *[other] { $count } more answers are as good, as far as can be told.
    }
cli-log-empty = Nothing has happened yet.
cli-rules = “rules” followed by a group or an id prints rules. Groups: { $groups }
cli-undo-nothing = There is no move to undo.
cli-undo-practice = Something new has been seen since then. If you undo the move, this is a practice game from now on. Undo it?
cli-undo-not = The move stands.
cli-undo-agree = { $who }: something new has been seen since then. May the last move be undone?
cli-undone = The last move is undone.
cli-overwrite = { $file } exists. Overwrite it?
cli-saved = Saved: { $file }
cli-not-saved = Not saved.
cli-not-written = { $file } cannot be written: { $reason }
cli-kept = The game is kept after every move: { $file }

## Coming and going

cli-unfinished = Unfinished games:
cli-unfinished-game = { $when } · round { $round } · moves: { $moves }
cli-unfinished-prompt = Number to go on, Enter for a new game:
cli-not-kept = The game cannot be kept in { $place } ({ $reason }). Use “save FILE”.
cli-lost = This game could not be kept.
cli-farewell =
    The game is kept in { $file }
    Go on with: { $command }
cli-farewell-over =
    The record is in { $file }
    Look at it with: { $command }

## The arena

cli-usage-arena-deed = “lichtung arena” needs one of: { $names }.
cli-usage-arena-row = there is no row “{ $row }”; “lichtung arena rows” lists them.
cli-usage-arena-workers = either --processes or --cluster, not both.
cli-arena-options =
    “rows” lists what is measured. “run” plays what is missing, with --processes N or on a Ray cluster with
    --cluster ADDRESS. “report” writes --json FILE, --html FILE or the tables of --markdown FILE. ROW may have
    stars: GAME-*. --results FOLDER says where the results are.
cli-arena-row =
    { $row }: { $count ->
        [0] no games yet
        [one] { $count } game, { $rate }% won ({ $low }–{ $high }%)
       *[other] { $count } games, { $rate }% won ({ $low }–{ $high }%)
    }{ $goal ->
        [none] { "" }
       *[other] , goal { $goal }%
    }{ $state ->
        [reached] : reached
        [missed] : missed
       *[other] { "" }
    }
cli-arena-left = left
cli-arena-played =
    { $count ->
        [0] Nothing was missing.
        [one] { $count } new game.
       *[other] { $count } new games.
    }
cli-arena-failed = the arena had to stop: { $reason }
cli-missing = the package { $package } is missing: pip install 'lichtung[{ $extra }]'

## The solver

cli-solve-options = --nodes says how many answers may be tried before it gives up (1,000,000), --out where the winning game is written as a record, --seed which deal (0).
cli-solve-alone = “lichtung solve” works only for cooperative games; { $game } is not one.
cli-solve-won = Deal { $seed } can be won: { $moves } answers, found after { $nodes } tries.
cli-solve-open = Deal { $seed }: no winning line found in { $nodes } tries. That does not prove that there is none.

## The table in the browser

cli-serve-ready = The table is open at { $address } – stop it with Ctrl+C.
cli-serve-failed = The table cannot be opened: { $reason }
