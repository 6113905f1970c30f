<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
<name>SAI Studio</name>
<message>
<location filename="../../engine/analysis/analyzer.py" />
<location filename="../../engine/analysis/network_input.py" />
<source>{path}: {reason}; choose another file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/analyzer.py" />
<source>no network for the {size}x{size} board was found; choose a network file for it</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/analyzer.py" />
<source>no memory for more than {reached} visits of this position; ask for fewer visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/network_input.py" />
<source>there is no network for {size}x{size}; add one first</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/network_opinion.py" />
<source>the request names no network; choose one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/request.py" />
<source>visits must be at least 1 and at most {most:,}, not {visits:,}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/api/loading.py" />
<source>the engine was not compiled, because the program closes; start it again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/api/loading.py" />
<source>the engine is compiled at each start: {problem}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/api/loading.py" />
<source>compiling the engine, once after each update: about a minute</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>a whole number</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>a number</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>true or false</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>a text</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>a list</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>a JSON object</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{kind} of {limit}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>nested more than {levels} levels deep</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>its format is {format!r:.40}, this program reads {known}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>another value</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{field!r} must be {expected}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>needed is {expected}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{kind} of at most {limit}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{kind} of at least {limit}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>longer than {megabytes} MB</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<location filename="../../engine/base/settings.py" />
<source>did you mean {name!r}?</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{field!r:.60} is not known</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>one of {choices}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{text}, not {value}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<location filename="../../engine/review/mirror_rows.py" />
<source> or </source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{n} character</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{n} characters</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{n} entry</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{n} entries</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>a list of {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>an object</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>not valid JSON: {problem:.200}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>update the program</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>{field!r} is missing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>the number {number} is out of range</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<location filename="../../engine/contests/handicap_table.py" />
<location filename="../../engine/measure/komi_errors.py" />
<source> and </source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/checked_json.py" />
<source>a text holds a null character or a lone surrogate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/files.py" />
<location filename="../../engine/base/untrusted.py" />
<source>not an ordinary file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/files.py" />
<source>the folder {folder} can't be written ({reason}), so nothing is kept there; set SAI_STUDIO_HOME to one that can</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/jobs.py" />
<source>{folder}: holds other things; name a new or empty folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/jobs.py" />
<source>{folder}: another process is at work there; stop it first</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/jobs.py" />
<source>{path}: can't be written ({reason}), so the {name} can't be asked to stop; make the folder writable</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/jobs.py" />
<source>{folder}: the {name} can't be started ({reason}); choose a folder that can be written</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/jobs.py" />
<source>{path}: {reason}; make the folder of the {name} writable, or name another one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/lock.py" />
<source>{path}: the lock file was removed, so another process may have taken {label} over; this one stops here</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/lock.py" />
<source>{path}: this file system can't lock files ({reason}); keep {label} in a folder on a local disk</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/lock.py" />
<source>{path}: process {process} on {host} is working on {label}; stop it first</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source> must be {requirement}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>at least {low:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>one of {choices}, not {value!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>at most {high:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>at least {low:g} and at most {high:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>one of so many digits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>{owner}: unknown setting {name!r:.60}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>true or false, not {value!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>a number, not {value!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>a finite number, not {value}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>{bounds}, not {value}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>a text, not {value!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>known: {names}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/settings.py" />
<source>a whole number, not {value}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/untrusted.py" />
<source>not a file name</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/untrusted.py" />
<source>{root}: holds more than {most:,} files; choose another folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/untrusted.py" />
<source>{path}: this link leads out of the folder, to {target}; replace it by a copy of its target</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/base/untrusted.py" />
<source>{path}: a pipe or a device, where only files belong; remove it</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>{network} was not fetched: pip failed ({reason:.200}); try again, or add a file from KataGo's networks page</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>KataGo network of 10 blocks with 384 channels, for boards up to 19x19</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>MIT, as the package says; the file has no statement of its own</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>the Python package katrain 1.20.0, whose default network it is</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>5 to 10 positions a second on 19x19 for each processor core; shipped networks: hundreds</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>pip is not installed for this Python; install pip and try again, or add a file from KataGo's networks page</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>the disk is full; free {room:.0f} MB and try again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>the package that arrived is not the expected one (its SHA-256 differs); try again, or add a file from KataGo's networks page</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>the package index refused the download; check pip's settings on this computer</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>the package index did not answer, or the connection broke; check the network connection and try again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>the package index that pip uses on this computer has no {package} {version} or did not answer; add a file from KataGo's networks page instead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>it gave no reason</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>{network} was not fetched: the file in the package is not the expected one (its SHA-256 differs); add a file from KataGo's networks page instead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>{folder}: can't be written ({reason}); make room there and try again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>the disk of {folder} has {free:.0f} MB left, and fetching {network} needs {needed:.0f} MB for a moment; free some space and try again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>{network} was not fetched: {reason}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/download.py" />
<source>{folder}: the disk is full; free some space and try again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/network_info.py" />
<source>{name} plays {boards}, this board is {size}x{size}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/network_info.py" />
<source>{network}, values alone: it has no policy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/network_info.py" />
<source>{network}, policy alone: it has no winrates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/network_info.py" />
<source>run {name}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/network_info.py" />
<source>generation {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/network_info.py" />
<source>{steps:,} steps</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/network_info.py" />
<source>KataGo's {network}, model version {version}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/network_info.py" />
<source>license {name}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/network_info.py" />
<source>{positions:,} positions</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/network_info.py" />
<source>{games:,} games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/networks.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>none</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/networks.py" />
<source>{name}: there is no such network file, and no network of that name (known: {names})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/networks.py" />
<source>{file}: can't be read ({reason}); choose another file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/networks.py" />
<source>{path}: not on the list of added networks; delete the file to be rid of any other</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/networks.py" />
<source>no network for the {size}x{size} board; name one with --net FILE</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/networks.py" />
<source>unreadable</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/networks.py" />
<source>{file}: the list of networks can't be written ({reason})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/strength.py" />
<source>Elo {elo:.0f}, 95 % interval {low:.0f} to {high:.0f}, {games} games on {size}x{size} at {visits} visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/strength.py" />
<source>remove the file and measure again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/strength.py" />
<location filename="../../engine/contests/contest_file.py" />
<location filename="../../engine/contests/handicap_table.py" />
<location filename="../../engine/review/review_job.py" />
<location filename="../../sai_studio/windows/contests/contests.py" />
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<location filename="../../sai_studio/windows/reviews/reviews.py" />
<location filename="../../sai_studio/windows/training/known_runs.py" />
<source>can't be read</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/catalog/strength.py" />
<source>{path}: can't be written ({reason})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest.py" />
<source>a contest needs two players or more</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest.py" />
<source>other programs keep no tree over several games; choose another tree or leave them out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest.py" />
<source>{path}: was played with {name} {before!r:.200}, not {value!r:.200}; use the same again or name another folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest.py" />
<source>{path}: game {number} is none of this contest; name another folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest_file.py" />
<location filename="../../engine/contests/handicap_table.py" />
<source>move the folder away to start again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest_file.py" />
<source>'names' must name two players or more, each differently</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest_file.py" />
<source>'written' must have one entry for each player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest_file.py" />
<source>no game is planned</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest_file.py" />
<source>more than {most:,} games are planned</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest_folder.py" />
<source>{path}: can't be read ({reason}); make it readable</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contest_openings.py" />
<source>openings are drawn by a network, and none is among the players; choose none or recorded</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contestants.py" />
<source>{name} must be one of {choices}, not {value!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contestants.py" />
<source>{error}; other programs are written gtp:COMMAND</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/contestants.py" />
<source>{network} is for {boards}, the games are on {size}x{size}; choose networks of one size</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_games.py" />
<source>a handicap table needs a player and an opponent</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_games.py" />
<source>{path}: was played with {name} {before!r:.200}, not {now!r:.200}; use the same again or name another folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_table.py" />
<location filename="../../sai_studio/windows/handicap_tables/page.py" />
<source>Method</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_table.py" />
<source>Games won against {opponent} on {size}×{size} with 95 % intervals (Wilson; ± is half the width).</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_table.py" />
<source>Even: both colors, komi {komi}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_table.py" />
<source>H1: the opponent is Black and plays first, komi 0.5.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_table.py" />
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>fixed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_table.py" />
<source>free</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_table.py" />
<source>From H2: the opponent has that many stones ({placement}) before White's first move, komi 0.5 and a point for each stone.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_table.py" />
<source>From H2: the opponent has that many stones ({placement}) before White's first move, komi 0.5.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/handicap_table.py" />
<source>'names', 'identities' and 'written' must be of one length</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/ladder.py" />
<source>strength is measured on boards from 5x5 to 19x19, not {size}x{size}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/ladder.py" />
<source>{path}: a network of the ladder is missing; install the program again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/standings.py" />
<source>the first player of a pair is Black in every game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/standings.py" />
<source>the second player of a pair is Black in every game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/standings.py" />
<source>handicap 1: {who} and plays first, without stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/standings.py" />
<source>handicap {stones}: {who}, with stones on fixed points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/standings.py" />
<source>handicap {stones}: {who}, with stones where Black wants them</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/standings.py" />
<source>{text}; White gets a point for each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/standings.py" />
<source>a sequential test compares two players; leave out sprt</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/wins.py" />
<location filename="../../sai_studio/windows/contests/page.py" />
<source>95 % interval</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/wins.py" />
<source>player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/wins.py" />
<source>wins</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/wins.py" />
<source>as Black</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/wins.py" />
<source>as White</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/wins.py" />
<source>draws</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/wins.py" />
<location filename="../../engine/match/settings.py" />
<location filename="../../engine/train/distillation/settings.py" />
<location filename="../../engine/train/records/settings.py" />
<location filename="../../engine/train/selfplay/settings.py" />
<location filename="../../engine/train/settings.py" />
<source>games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/wins.py" />
<source>share %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/contests/wins.py" />
<source>{low:.1f} to {high:.1f}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>stones with at most {n} liberties</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<location filename="../../engine/features/v7.py" />
<source>stones with 1 liberty</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>own stones (1) and opponent's stones (-1)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>empty points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<location filename="../../engine/features/v7.py" />
<source>stones caught in a ladder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<location filename="../../engine/features/v7.py" />
<source>moves that catch stones in a ladder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves that escape from a ladder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>legal moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>legal moves that don't fill an own eye</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>point where the ko may not be retaken</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<location filename="../../engine/features/v7.py" />
<source>all ones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<location filename="../../engine/features/v7.py" />
<source>all zeros</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>all ones if Black is to move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>all ones if White is to move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>points without a legal move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>legal moves next to a chain in atari</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>stones of chains of {n} or more stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<location filename="../../engine/features/v7.py" />
<location filename="../../sai_studio/views/board/point_text.py" />
<source>last move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>stones played {n} turn ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>stones played {n} turns ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>stones played {n} or more turn ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>stones played {n} or more turns ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>stones with {n} liberty</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>stones with {n} liberties</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>stones with {n} or more liberty</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>stones with {n} or more liberties</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves that capture {n} stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves that capture {n} stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves that capture {n} or more stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves that capture {n} or more stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves that put {n} own stone in atari</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves that put {n} own stones in atari</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves that put {n} or more own stone in atari</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves that put {n} or more own stones in atari</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves whose chain then has {n} liberty</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves whose chain then has {n} liberties</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves whose chain then has {n} or more liberty</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>moves whose chain then has {n} or more liberties</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>{planes}, {n} turn ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>{planes}, {n} turns ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<location filename="../../engine/features/v7.py" />
<source>own stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<location filename="../../engine/features/v7.py" />
<source>opponent's stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/plane_groups.py" />
<source>move {n} turns ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>opponent's stones at the start of the second encore</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>komi for the player to move, in 20 points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>parity of the komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>move {turns} turns ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>{turns} turns ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>stones with 2 liberties</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>stones with 3 liberties</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>points forbidden by ko or superko</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>stones that an encore's ko rule protects</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>stones caught in a ladder, 1 turn ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>stones caught in a ladder, 2 turns ago</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>own area</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>opponent's area</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>own stones at the start of the second encore</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>pass, {age}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<location filename="../../engine/record/board_state.py" />
<location filename="../../engine/go/rules.py" />
<source>superko</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>positional (0.5) or situational (-0.5) superko</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<location filename="../../engine/record/board_state.py" />
<location filename="../../engine/go/rules.py" />
<source>suicide</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>territory</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>tax on eyes in seki</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>tax on all groups</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>encore</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>second encore</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>a pass would end the phase</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>unequal playouts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>half their doublings</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/features/v7.py" />
<source>button</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/coords.py" />
<source>{vertex!r} is not a point of this board; use A1 to {last}, or pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/coords.py" />
<source>{value!r} is not a point of this board; SGF points go from aa to {last}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/position.py" />
<source>move {number}: illegal move {vertex} ({reason}); the position stands before this move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>Black won by resignation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>White won by resignation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>Black won on time</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>White won on time</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>Black won by forfeit</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>White won by forfeit</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>Draw</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>White won by {margin:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>Black won by {margin:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>Black won</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/result.py" />
<source>White won</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Chinese</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Japanese</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Korean</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>New Zealand</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/tsumego_frame.py" />
<source>There are no stones to put a frame around; set up the problem first</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/tsumego_frame.py" />
<source>There is no room for a frame: the stones reach over too much of the board; use a larger board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/contest_kinds.py" />
<source>the networks' policies alone, two games of each pair</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/contest_kinds.py" />
<source>two more simulations for each move in trees that grow over the games of a pair, 200 games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/contest_kinds.py" />
<source>searches as set, openings drawn from a policy, best moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/handicap_cells.py" />
<source>No dynamic komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/handicap_problem.py" />
<source> can't be chosen in handicap games; handicap_for says who is Black</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/handicap_problem.py" />
<source> of handicap games can be none, or policy without a judge: checked openings are for even games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/handicap_problem.py" />
<source> needs handicap stones on fixed points, not free ones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/handicap_problem.py" />
<source> `games` needs handicap stones on fixed points, not free ones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/make_openings.py" />
<source>{path}: its openings were checked with another {part}; name another file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/opening_book.py" />
<source>an opening has at most {most} moves and no pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/opening_book.py" />
<source>each opening needs {number} winrates, one for each komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/openings.py" />
<source>{path}: the openings are for {size}x{size}, the games are on {board}x{board}; name another file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/openings.py" />
<source>{path}: the openings were checked at komi {checked}, not at {komi:g}; play at those, or record openings for this one with `sai-engine openings`</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/openings.py" />
<source>{path}: holds no opening; name another file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/openings.py" />
<source>{path}: an opening can't be played ({error})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/panel.py" />
<source>panel: the network is for size {size}, the panel for size {board}; choose one of that size</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/panel.py" />
<source>{network}: the network is for size {sizes}, the panel for size {board}; take it out of the panel</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/panel.py" />
<source>the panel can't be read</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/panel.py" />
<source>the opening {words!r:.40} can't be played: {error}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/panel.py" />
<source>an identity is eight hex digits, not {identity!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/player.py" />
<source>dynamic komi changes the komi of a search, but tree `games` keeps one tree over all games; choose tree `game` or `fresh`</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source> must be like `{example}`, not {words!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source> must be larger than elo0 ({elo0:g}), not {elo1:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source> needs independent games, but tree `games` lets each learn from the last</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source> needs the smaller difference first, not {value!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>perfect play is not known on {size}x{size}, so nobody can hold its side; give the fair komi (fair_komi) or choose another side</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>komi {komi:g} is a draw with perfect play; hold needs another</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>a {size}x{size} board has no room for {stones} handicap stones; choose fewer</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>{size}x{size} has no customary points for {stones} handicap stones; choose free placement or another number</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source> needs two winrates from 0 to 1, the smaller first, not {value!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source> must be numbers like `8.5 9.5`, not {word!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/measure/komi_error_figures.py" />
<source>sum of owners [points for Black], r = {correlation:.2f}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/measure/komi_error_figures.py" />
<source>{size}x{size}, komi {komi:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/measure/komi_error_figures.py" />
<source>half the squared error</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/measure/komi_error_figures.py" />
<source>{name}, komi {komi:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/measure/komi_error_figures.py" />
<location filename="../../engine/study/study_tables.py" />
<source>Black wins %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/measure/komi_error_figures.py" />
<location filename="../../sai_studio/windows/study/komi_error_charts.py" />
<source>moves played [% of the game]</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/measure/komi_errors.py" />
<source>the games are on {sizes}, which {network} doesn't play; name other games or networks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/measure/komi_errors.py" />
<source>no game on a board of all networks has a komi and a counted score; name other games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/measure/komi_errors.py" />
<source>{0} positions of {1} games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/backends/choice.py" />
<source>{title} changes this network's answers too much; use the evaluator auto</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/backends/choice.py" />
<source>{title} is not available here ({reason}); use the evaluator auto</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/evaluator.py" />
<source>network {identity}: its answers are not finite numbers at precision {precision}; use fp32, or another network if that is what it ran with</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/header.py" />
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>{low} to {high}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/katago/katago_evaluator.py" />
<source>network {identity}: its answers are not finite numbers at precision {precision}; use fp32, or another network if fp32 was in use</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/opened.py" />
<source>{name} plays {boards}, this board is {size}x{size}; choose another network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: a KataGo network, which plays and analyzes here but can't be trained; choose a network of this program, Leela Zero or SAI</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: feature set {features} has version {features_version}, here it is {version}; a newer version of this program may read it</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: its header is damaged; get the file again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: tensor {wrong!r:.60} is {where}; the header doesn't fit the weights, get the file again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: larger than its tensors; get the file again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: not saved: {tensor_name} holds values that are not finite numbers; go back to an earlier checkpoint</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: can't be written: {reason}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{name}: can't be read (it is no file); choose a network file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{name}: can't be read ({reason}); choose another file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: not a network file, or only the beginning of one; known are this program's .safetensors files, KataGo's networks and Leela Zero or SAI text files</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>its header is damaged</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>get the file again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: tensor {name} is not a float tensor of shape {shape} inside the file, which may be cut off; download it again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: ends within tensor {name}; get the file again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/weights.py" />
<source>{file}: tensor {name} holds impossible numbers; get the file again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/analysis_client.py" />
<source>{number} more lines</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/client_report.py" />
<source>{program} tells only of moves that were not to be searched</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/clients.py" />
<source>the protocol must be auto, gtp or json, not {protocol!r:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_client.py" />
<source>{program} answered, but knows none of {commands}: it can play matches, not analyze.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_client.py" />
<source>{program} answered; it analyzes with {command}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_client.py" />
<location filename="../../engine/programs/gtp_program.py" />
<source>{command!r} was answered with endless text</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_client.py" />
<source>{name} can't analyze: it knows none of {commands}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_client.py" />
<source>{name} ended its analysis without a move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_client.py" />
<source>{error}; it can't analyze on {size}x{size}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_client.py" />
<source>{command!r} brought no move in {seconds:.0f} s</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_client.py" />
<source>{program} refuses {command!r}: {reason:.200}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_client.py" />
<location filename="../../engine/programs/gtp_program.py" />
<source>{program} refuses {command!r:.60}: {reason:.200}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_program.py" />
<source>answered {answer!r:.60} when asked for {count} handicap stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_program.py" />
<source>{error}; it can't play on {size}x{size}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/gtp_program.py" />
<source>answered {answer!r:.40} when asked for a move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/json_client.py" />
<source>{program} answered; it analyzes over the JSON protocol.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/json_client.py" />
<source>it writes endless text that is no JSON</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/json_client.py" />
<source>a position was not answered in two minutes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/json_client.py" />
<source>{program} refuses the position: {reason!s:.200}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/json_client.py" />
<source>{name} answered without a move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/process.py" />
<source>a program needs a command line, like `gnugo --mode gtp`</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/process.py" />
<source>{program} has ended; {word!r} can't be asked any more</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/process.py" />
<source>; its last words: {text:.200}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/process.py" />
<source>{command!r:.80} is no command line ({error}); check its quotes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/process.py" />
<source>{program} ended (status {code}) at {word!r}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/process.py" />
<source>the program {program!r:.80} can't be started ({reason}); check its command line</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/process.py" />
<source>{program} did not answer {word!r} in time and was ended</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/program_opponent.py" />
<source>{program} has left the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/program_player.py" />
<source>{program} was closed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/programs/program_player.py" />
<source>{program} can't place handicap stones (no place_free_handicap); choose fixed placement</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/board_state.py" />
<source>off the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/board_state.py" />
<source>occupied</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/board_state.py" />
<location filename="../../sai_studio/views/board/point_text.py" />
<source>ko</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/board_state.py" />
<source>move {number}: illegal move {vertex} ({reason})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/board_state.py" />
<source>{problem}; the board stands at move {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/board_state.py" />
<source>{problem}; the board stands at move {number}; rules with simple ko allow it</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/clipboard.py" />
<source>clipboard: a variation on {shape} can't be put into a game on {board}; open it as a game of its own</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/encoding.py" />
<source>no encoding is named (CA); read as {encoding}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/encoding.py" />
<source>CA[{declared:.40}] is not true; read as {encoding}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/encoding.py" />
<source>CA[{declared:.40}] is no encoding that fits; read as {encoding}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/foreign.py" />
<source>imported from {kind}; it will be saved as SGF</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/foreign.py" />
<source>read as {encoding}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/foreign.py" />
<source>the usual points of {handicap} handicap stones are unknown; they are left out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/foreign.py" />
<source>{file}: a board of size {size} can't be read</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/foreign.py" />
<source>komi is given only as Dum {dum}, which has no known meaning</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/foreign.py" />
<source>a move that can't be read is left out: {line:.40}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/game_files.py" />
<source>{name}: longer than {megabytes} MiB; left out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/game_files.py" />
<source>{path}: no such file or folder; name a game record, a zip or a folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/game_files.py" />
<source>{name}: can't be read ({why}); left out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/game_files.py" />
<source>{file}: no zip file ({error}); left out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/game_files.py" />
<source>{path}: no zip file ({error}); name another</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/game_record.py" />
<source>a board of {shape} can't be analyzed: networks play squares</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>a value without a name added to the property before</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>the text of {name}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>the text of a value</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>a parenthesis too many at the end</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>the list of values of {name}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>{file}, line {line}: {what} is longer than the {megabytes} MB that a property may have; shorten it in a text editor</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>text outside the game left out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>{file}, line {line}: more than {most:,} games in one file; split it into smaller ones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>text after the game left out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>property {name!r} read as {correction}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>{text} isn't closed; read to the end</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>a text between properties</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>{shown!r} between properties left out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>{file}, line {line}: more than {nodes:,} nodes or {values:,} values in one file; split it into smaller ones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>{file}, line {line}: a line of more than {most:,} moves or nodes; no game is that long, so the file is not read</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>parentheses not closed at the end: {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>an unescaped bracket inside a text</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>a semicolon is missing before a property</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>{file}, line {line}: more than {most:,} values without a name; the file is damaged or no SGF</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>the game before isn't closed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/grammar.py" />
<source>a parenthesis closes the game too early; read on</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/node_fields.py" />
<source>a stored analysis is ignored: {error}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/node_fields.py" />
<source>more than one move in a node; only the first one is played</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/node_fields.py" />
<source>PL is neither B nor W</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/notes.py" />
<source>line {line}: </source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/notes.py" />
<source>and {left} more repairs like these</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/point_lists.py" />
<source>{point!r} is not a point of a {shape} board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/point_lists.py" />
<source>{name}: point lists are longer than any real record's; not read</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/point_lists.py" />
<source>points are written in an unusual way, such as {words!r}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/raw_properties.py" />
<source>the size of the board can't change during a game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/raw_properties.py" />
<source>the encoding follows from the texts of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/raw_properties.py" />
<source>this program knows no other game than Go</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/raw_properties.py" />
<source>the file format stays the same</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/raw_properties.py" />
<source>the properties are not valid: {problem}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/raw_properties.py" />
<source>B and W can't be in one node; add a move of its own for the other side</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/raw_properties.py" />
<source>{name!r} is no name of a property; use capital letters only, such as C or TR</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/raw_properties.py" />
<source>{name} can't be changed here: {reason}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/raw_properties.py" />
<source>{name} belongs to the whole game; add it at the start of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/read_game.py" />
<source>a node with a black and a white move split in two</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/repairs.py" />
<source>in a variation, {problem}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/repairs.py" />
<source>game {number}, in a variation, {problem}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/repairs.py" />
<source>game {number}, {problem}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/repairs.py" />
<source>HA is missing; {stones} black stones before White's first move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/repairs.py" />
<source>HA is missing; Black begins with {moves} moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/repairs.py" />
<source>{stones} handicap stones (AB) are missing; put on their usual points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/repairs.py" />
<source>HA[{stones}] is given, but there are no handicap stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/root_fields.py" />
<source>KM[{shown}] is no number</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/root_fields.py" />
<source>KM[{shown}] read as komi {komi:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/root_fields.py" />
<source>KM[0] in an even game of the Fox server is not its real komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/root_fields.py" />
<source>KM[{shown}] is more than the whole board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/root_fields.py" />
<source>SZ[{written}] is no size; read as 19x19</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/root_fields.py" />
<source>the size (SZ) is missing; read as 19x19</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/root_fields.py" />
<source>SZ[{written}] is a rectangular board; only square boards can be analyzed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/root_fields.py" />
<source>SZ[{written}] is no size that can be read; boards have {low} to {high} points per side</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/root_fields.py" />
<source>HA[{handicap}] is no number of stones; ignored</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>{file}: saved in UTF-8 from now on, because {old} lacks characters</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>{name}: no game found; this is not a file in SGF, GIB, NGF or UGI format</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>{name}: {megabytes:,} MB is more than a file of records may have ({most} MB); split it into smaller ones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>game {number}: </source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>{file}: GM[{game}] is another game than Go; choose a record of Go</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>a game with GM[{kind}] is not Go; shown as if it were</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>{error}; this game is left out, and saving over the file would lose it</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>a folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>a device or pipe</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>{name}: is {kind}; choose a file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>{name}: can't be opened ({reason}); choose another file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>{file}: can't be saved ({reason}); choose another folder or free some space</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/sgf.py" />
<source>the property {start!r} has more than the {megabytes} MB that can be read again; shorten its text</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/stored_analysis.py" />
<source>the komi of a winrate curve must ascend, each with its log odds</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/stored_analysis.py" />
<source>{error} is not a point of the {size}x{size} board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/time_control.py" />
<source>{seconds:g} s</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/time_control.py" />
<source>{main} + {count} moves in {extra}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/time_control.py" />
<source>{seconds:g} min</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/time_control.py" />
<source>no clock</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/time_control.py" />
<source>{main} + {extra} per move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/time_control.py" />
<source>{main} + {count} × {extra} byo-yomi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/transform.py" />
<source>Rotate left</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/transform.py" />
<source>Rotate right</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/transform.py" />
<source>Flip horizontally</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/record/transform.py" />
<source>Flip vertically</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<source>better than move {number} of the game.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<location filename="../../engine/review/report_html.py" />
<source>no network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<source>review with {networks}; winrates hold for komi {komi:g}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<location filename="../../engine/review/report_html.py" />
<source>{judged} of {n} move judged.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<location filename="../../engine/review/report_html.py" />
<source>{judged} of {n} moves judged.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>{n} mistake</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>{n} mistakes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<source>Found with {visits} visits.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<source>{points:.2f} points lost per move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<source>accuracy {percent:.0f} %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/annotate.py" />
<source>the engine's choice in {share}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/drill.py" />
<source>check the disk, or move the file away to begin a new drill</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/drill.py" />
<source>{path} can't be used ({reason})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/drill.py" />
<source>{path} is damaged</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/drill.py" />
<source>{path} is of a newer version of this program</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/drill.py" />
<source>move it away</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ending.py" />
<location filename="../../sai_studio/views/board/player_strip.py" />
<source>Result {result}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ending.py" />
<source>Estimate {result}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/even_games.py" />
<source>{text} (you won {won} of {games})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/even_games.py" />
<location filename="../../engine/review/report_html.py" />
<location filename="../../engine/review/report_svg.py" />
<location filename="../../sai_studio/windows/study/study_charts.py" />
<location filename="../../sai_studio/windows/training/games_page.py" />
<source>komi {komi:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/even_games.py" />
<source>White gives {points:g} points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/even_games.py" />
<source>Game {number} against {opponent}: {points}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/even_games.py" />
<source>Game {number}: {points}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/game_setup.py" />
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Own settings</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/handicap.py" />
<source>Black gets {points}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/handicap.py" />
<source>no komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/handicap.py" />
<source>White gets {points}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/handicap.py" />
<source>this network has no score and knows only the komi of its training; choose a network that knows the score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/kept_analyses.py" />
<source>can't be created</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/kept_analyses.py" />
<source>check the disk</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/lesson.py" />
<source>{move} loses {points:.1f} points, the winrate falls from {high} % to {low} %, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/lesson.py" />
<source>After {move} the winrate falls from {high} % to {low} %, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/lesson.py" />
<source>{move} loses {points:.1f} points, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/lesson.py" />
<source>{move} loses {points:.1f} points, the winrate falls from {high} % to {low} %; {better} was better.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/lesson.py" />
<source>After {move} the winrate falls from {high} % to {low} %; {better} was better.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/lesson.py" />
<source>the pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/lesson.py" />
<source>{move} loses {points:.1f} points; {better} was better.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>Beginner</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>plays any move that comes to mind, often a weak one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>Casual</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>plays its first impression, not always the best one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>Instinct</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>plays its first impression, without reading</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>Quick</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>looks a few moves ahead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>Careful</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>reads before each move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>Strong</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>reads as deeply as the analysis</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>Strongest</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>reads four times as much as the analysis</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>policy only (1 visit)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>{visits:,} visits per move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>{search}, temperature {number:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>plays for points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>plays to win and for points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/levels.py" />
<source>plays to win</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/losses_by_rank.py" />
<source>30 to 10 kyu</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/losses_by_rank.py" />
<source>9 to 1 kyu</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/losses_by_rank.py" />
<source>1 to 3 dan</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/losses_by_rank.py" />
<source>4 to 6 dan</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/losses_by_rank.py" />
<source>7 to 9 dan</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/losses_by_rank.py" />
<source>professionals</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>80 % of players' games lost per move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>within {interval}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<location filename="../../engine/review/report_html.py" />
<location filename="../../sai_studio/views/board/player_strip.py" />
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<location filename="../../sai_studio/windows/patterns/hit_table.py" />
<source>Players</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>known for {visits} visits only</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>below {interval}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>above {interval}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<location filename="../../engine/review/report_html.py" />
<source>Points lost by a move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>Points lost per move by phase</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<location filename="../../engine/review/report_html.py" />
<source>Mistakes by kind</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<location filename="../../engine/review/report_html.py" />
<source>Turning points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>judged moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>accuracy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>points lost per move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>engine's choice</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>mistakes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>move {number}, lead changes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>move {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>{phase}, {first} to {last}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mirror_rows.py" />
<source>{judged} of {moves}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mistakes.py" />
<source>win given away</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mistakes.py" />
<source>points lost</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mistakes.py" />
<source>certainty lost</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mistakes.py" />
<source>winning chances lost</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mistakes.py" />
<source>cosmetic</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mistakes.py" />
<location filename="../../engine/match/settings.py" />
<source>opening</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mistakes.py" />
<source>middle game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/mistakes.py" />
<source>endgame</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ranked_losses.py" />
<source>losses by rank need deep reviews of whole games (--depth deep)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ranked_losses.py" />
<source>{path}: can't be written ({reason}); free some space or make the folder writable</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ranks.py" />
<source>By custom, one stone a rank: one stone, komi 0.5.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ranks.py" />
<source>By custom, one stone a rank: {n} stones, komi 0.5.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ranks.py" />
<source>One stone a rank is a custom of 19x19; here the ranks choose no row.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ranks.py" />
<source>Black is stronger by {n} rank; by custom the weaker takes Black.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ranks.py" />
<source>Black is stronger by {n} ranks; by custom the weaker takes Black.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ranks.py" />
<source>By custom players of equal rank play without handicap.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/ranks.py" />
<source>By custom, one stone a rank: {stones} stones, the most, for {ranks} ranks, komi 0.5.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report.py" />
<source>{file}: no report has this ending; use one of {endings}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report.py" />
<source>{path}: can't be written ({reason}); free some space or choose another folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report.py" />
<source>the game was edited while it was written; export it again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report.py" />
<source>{rank}. Move {number}, {color} {vertex}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{text}, {fewest} to {n} visit each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{text}, {fewest} to {n} visits each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>The mistakes that cost the most winning chances; winrates at komi {komi:g}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>Move {number}, {color} {vertex} loses {lost}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>Worst first, by the winrate lost, then by the points; at most {most} of each player. The cross is the move played; the numbers are the engine's choice and what may follow.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>komi {komi:g} (assumed)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{analyzed} of {n} position analyzed with {networks}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{analyzed} of {n} positions analyzed with {networks}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{analyzed} of {n} position analyzed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{analyzed} of {n} positions analyzed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{text}, {n} visit each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{text}, {n} visits each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>No move is judged: that takes a search of the positions (depth deep), not only one look of the network at each.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{source}: whole games reviewed with {n} visit by {network}; players’ games: {games}. {about} The ranges overlap: a single game tells no rank.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{source}: whole games reviewed with {n} visits by {network}; players’ games: {games}. {about} The ranges overlap: a single game tells no rank.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>{first} to {last}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>Move {number}, {color} {vertex} loses {lost}; {leader} takes the lead.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>Fair komi is the score of the position, in points for Black: with this komi both sides have equal chances. A move loses points against the engine's choice; differences within the standard error of the search count as nothing, so that the losses are estimates from below. Moves are judged where both positions were searched with enough visits; a pass and the move after it are not judged where players may agree on dead stones. The range after the points lost per move is the 95 % interval of that mean, as far as the moves of one game tell.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>The phases follow the number of moves and the size of the board.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{n} handicap stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{n} handicap stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>result {result}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>± {points:.1f} points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>Accuracy is 100 % × 0.75 to the power of the points lost per judged move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>Accuracy is 100 % × 0.75 to the power of the points lost per judged move times 19/{size}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>The game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>{games} of {ranks}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>phase</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<location filename="../../sai_studio/windows/playing/result.py" />
<location filename="../../sai_studio/windows/training/log_plans.py" />
<location filename="../../engine/search/settings.py" />
<source>moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>deviation of the score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>points lost per move, Black</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<location filename="../../engine/review/report_values.py" />
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<location filename="../../sai_studio/views/board/player_strip.py" />
<location filename="../../sai_studio/views/board/position_line.py" />
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<location filename="../../sai_studio/views/comment.py" />
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<location filename="../../sai_studio/views/play_panel.py" />
<location filename="../../sai_studio/views/report/report_panel.py" />
<location filename="../../sai_studio/views/safety/safety_scene.py" />
<location filename="../../sai_studio/views/tree/tree_view.py" />
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<location filename="../../sai_studio/windows/contests/games_table.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<location filename="../../sai_studio/windows/dialogs/games.py" />
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<location filename="../../sai_studio/windows/handicap/rank_fields.py" />
<location filename="../../sai_studio/windows/network_input/window.py" />
<location filename="../../sai_studio/windows/patterns/window.py" />
<location filename="../../sai_studio/windows/playing/dialog.py" />
<location filename="../../sai_studio/windows/playing/opponent.py" />
<location filename="../../sai_studio/windows/study/window.py" />
<location filename="../../sai_studio/windows/training/branches_page.py" />
<location filename="../../sai_studio/windows/training/chain_story.py" />
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>White</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>mistakes, Black</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>Phases</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>Worst mistakes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>About the figures</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>Points lost:</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_html.py" />
<source>Black is ahead where fair komi lies above the dashed line. The band is one standard deviation of the score. Pale lines are positions with too few visits to judge a move. At the end of the record: {lead} at komi {komi:g}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_svg.py" />
<source>points lost: Black's moves upward, White's downward</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_svg.py" />
<source>fair komi [points for Black]</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_svg.py" />
<source>Black's winrate at komi {komi:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_svg.py" />
<source>Fair komi, winrate and lost points by move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_svg.py" />
<source>this network knows no score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>rules not in the record (territory rules assumed)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<location filename="../../sai_studio/views/board/player_strip.py" />
<location filename="../../sai_studio/views/board/position_line.py" />
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<location filename="../../sai_studio/views/comment.py" />
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<location filename="../../sai_studio/views/play_panel.py" />
<location filename="../../sai_studio/views/report/report_panel.py" />
<location filename="../../sai_studio/views/safety/safety_scene.py" />
<location filename="../../sai_studio/views/tree/tree_view.py" />
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<location filename="../../sai_studio/windows/contests/games_table.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<location filename="../../sai_studio/windows/dialogs/games.py" />
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<location filename="../../sai_studio/windows/handicap/rank_fields.py" />
<location filename="../../sai_studio/windows/network_input/window.py" />
<location filename="../../sai_studio/windows/patterns/window.py" />
<location filename="../../sai_studio/windows/playing/dialog.py" />
<location filename="../../sai_studio/windows/playing/opponent.py" />
<location filename="../../sai_studio/windows/study/window.py" />
<location filename="../../sai_studio/windows/training/branches_page.py" />
<location filename="../../sai_studio/windows/training/chain_story.py" />
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>Black</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<location filename="../../sai_studio/shared/figures.py" />
<source>even</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>up to {points:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>over {points:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>{points:.1f} points and {winrate:.0f} % winrate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>{points:.1f} points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>{winrate:.0f} % winrate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>{kind}: {move} loses {lost} at komi {komi:g}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>{kind}: {move} loses {lost}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<location filename="../../sai_studio/windows/handicap/rank_fields.py" />
<source>unknown</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>{name} rules</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>rules "{name:.40}" not known (territory rules assumed)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>rules not in the record (area rules assumed)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>rules "{name:.40}" not known (area rules assumed)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>{low:g} to {high:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>Better: {move}, then {variation}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>Better: {move}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/report_values.py" />
<source>{number} at {vertex}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/review_job.py" />
<source>{path}: can't be written ({reason}); free the disk, then go on</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/review_job.py" />
<source>start the review again in another folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/review_job.py" />
<source>{name}, game {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/review_job.py" />
<source>{folder}: no review was started there; name the games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/review_job.py" />
<source>{folder}: can't be read ({reason}); make it readable</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>White won by {points:.1f} points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>Black is {points:.1f} points ahead at the start</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>{stones} ({low} to {high})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>White would win by {points:.1f} points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>Black won by {points:.1f} points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>Black is {points:.1f} points ahead after move {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>White is {points:.1f} points ahead at the start</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>more than {stones} stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>less than one stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>about {stones} stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>about {stones} stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>Black would win by {points:.1f} points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/stones_worth.py" />
<source>White is {points:.1f} points ahead after move {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/swap_rule.py" />
<source>Swap rule: the players exchange colors here; White is to move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/swap_rule.py" />
<source>Q of White's best move, {move}: {q:.2f}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/sweep.py" />
<source>Searching the whole line</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/review/sweep.py" />
<source>{title}: {known} of {length} positions</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/statistics/rating.py" />
<source>ratings: no games were played; play at least one match</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/statistics/rating.py" />
<source>ratings: the anchor {anchor!r} played no game; choose another player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/statistics/rating.py" />
<source>no games, not even through others, connect {0} with {1}; play some</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/statistics/rating.py" />
<source>{0} never took a point from the group of {1}; set virtual_draws above 0</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/statistics/rating.py" />
<source>{1} never took a point from the group of {0}; set virtual_draws above 0</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/statistics/rating.py" />
<source>ratings: the result {first!r} against {second!r} is impossible</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/statistics/rating.py" />
<source>ratings: </source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/study/studies.py" />
<source>{path}: {reason}; take it out of the study</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/study/study.py" />
<source>the game is over, so there is nothing to choose; take an earlier move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/study/study.py" />
<source>{file} plays {boards}, the position is {size}x{size}; leave it out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/study/study_tables.py" />
<source>best move chosen %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/study/study_tables.py" />
<source>komi [points to White]</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/launch.py" />
<source>{folder} is a file; choose another name.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/launch.py" />
<source>There is a run in {folder} already; continue it, or choose another name.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/launch.py" />
<source>The folder {folder} is not empty; choose another name.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/launch.py" />
<source>{folder} can't be written ({reason}); choose another place.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/reading.py" />
<source>{path}: there is no run here; it was moved or deleted</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/reading.py" />
<source>{path}: can't be read</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/reading.py" />
<source>; Continue rebuilds it from the networks and games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/run_games.py" />
<location filename="../../sai_studio/windows/study/known_networks.py" />
<location filename="../../sai_studio/windows/training/generation_bar.py" />
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<location filename="../../sai_studio/windows/training/run_charts.py" />
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>generation {generation}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/run_games.py" />
<source>{run}, game {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/run_games.py" />
<source>Branches off game {game} after move {move}, at komi {komi:g}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/run_games.py" />
<source>The teacher network expects {result} after the last move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>The window is in {language} after the next start.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>No mistake is known after this position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>No mistake is known before this position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>No disagreement of the agents is known after this position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>No disagreement of the agents is known before this position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>Go to move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>Move number</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>Analysis is hidden while you play; Play, Stop playing shows it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source> The translation was made by a machine; no person has read all of it yet.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>The network {network} doesn't estimate ownership; choose another one in the Networks menu.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>There is no game to review, or no network for it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>There is no candidate {number} here.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/commands.py" />
<source>Stored analysis has no ownership; analyze this position again.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/editing.py" />
<source>Editing tools</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/editing.py" />
<source>Name of the position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/editing.py" />
<source>Short name; empty removes it</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/editing.py" />
<source>Move numbers: {kind}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/editing.py" />
<source>There is no comment or annotation after this position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/editing.py" />
<source>There is no comment or annotation before this position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/first_steps.py" />
<source>This is a sample game. What would you like to do?</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/first_steps.py" />
<source>Open a game…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/first_steps.py" />
<source>Play…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/first_steps.py" />
<source>Train…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/first_steps.py" />
<location filename="../../sai_studio/windows/networks/network_hint.py" />
<source>Get a strong network…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/main_window.py" />
<source>Toolbar</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/main_window.py" />
<source>An unexpected error occurred; your game is unharmed and can be saved.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/main_window.py" />
<source>Only {name} was opened; drop one game at a time.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/main_window.py" />
<location filename="../../sai_studio/views/curve/curve_marks.py" />
<location filename="../../sai_studio/views/timeline/graph_painter.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<location filename="../../sai_studio/windows/study/komi_error_charts.py" />
<source>komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/main_window.py" />
<source>Details…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/main_window.py" />
<source>Go to move {move}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/main_window.py" />
<source>No files yet</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/review_offer.py" />
<source>This game has no review yet.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/review_offer.py" />
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>Review game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/review_offer.py" />
<source>Never offer</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<location filename="../../sai_studio/views/play_panel.py" />
<source>Game in play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<location filename="../../sai_studio/views/curve/curve_plot.py" />
<source>Winrate by komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<source>Agents</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<source>Candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>Mistakes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<location filename="../../sai_studio/views/report/report_panel.py" />
<source>Report</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<source>Safety</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<location filename="../../sai_studio/windows/patterns/window.py" />
<location filename="../../sai_studio/windows/playing/dialog.py" />
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<location filename="../../sai_studio/views/timeline/graph.py" />
<source>Timeline</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<source>Tree</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<location filename="../../sai_studio/model/session/undo_commands.py" />
<location filename="../../sai_studio/views/comment.py" />
<source>Comment</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/app/view_list.py" />
<location filename="../../sai_studio/views/game.py" />
<source>Info</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/main.py" />
<source>the sample game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/main.py" />
<source>{reason}; choose another network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/main.py" />
<source>{name} has {n} move, so there is no move {move}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/main.py" />
<source>{name} has {n} moves, so there is no move {move}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/main.py" />
<source>{name}, {problem}; choose an earlier --move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/main.py" />
<source>--move must be 0 or more, not {move}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/controller.py" />
<source>The engine stopped with an unexpected error; the rest of the program works.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/controller.py" />
<location filename="../../sai_studio/windows/engines/engines.py" />
<source>No legal move in the region</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/controller.py" />
<source>Game over</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/errand.py" />
<source>The review of the game before was stopped at {share} %. Open that game and review it again to go on from there.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/errand.py" />
<source>Reviewing the game: {share} %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/errand.py" />
<source>Reviewing the game: {share} %, about {time} left</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/evaluators.py" />
<source>The network runs with {evaluator}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/evaluators.py" />
<source>Choose with Networks &gt; Evaluator</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/evaluators.py" />
<source>Measured here, evaluations per second of one core in calls of 8:</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/evaluators.py" />
<source>&amp;Fastest</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/evaluators.py" />
<source>{evaluator}  ({speed} evaluations/s)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/loading.py" />
<source>Loading the engine…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/loading.py" />
<source>Loading the network…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/loading.py" />
<source>Compiling the engine…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/loading.py" />
<source>{status} – {seconds} s so far</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/loading.py" />
<source>No network for the {size}×{size} board.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/loading.py" />
<source>No analysis: the record is not legal up to here.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/source_text.py" />
<source>{network}, {n} visit</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/source_text.py" />
<source>{network}, {n} visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/source_text.py" />
<source>stored analysis: {analysis}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/source_text.py" />
<source>{network} at komi {komi:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/source_text.py" />
<source>A deeper search replaces it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/source_text.py" />
<source>It is replaced once the network in use has searched this position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/source_text.py" />
<source>unknown network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/source_text.py" />
<source>{rules} rules</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/analysis/source_text.py" />
<source>Analysis stored in the game record: {analysis}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Very good move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Good move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Interesting move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Doubtful move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Bad move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Very bad move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Good for Black</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Very good for Black</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Good for White</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Very good for White</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Even position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Clearly even position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Unclear position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Very unclear position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Hotspot</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/annotations.py" />
<source>Important hotspot</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Copy for Sensei's &amp;Library</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Game with comments as P&amp;DF…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>P&amp;rint board…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Timeline as a table…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Candidates as a table…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Rotate &amp;left</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Rotate &amp;right</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Flip &amp;horizontally</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Flip &amp;vertically</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>E&amp;xchange colors</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Add &amp;tsumego frame</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Limit candidates…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Uneven stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Stone &amp;animation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Sounds</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Light wood</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Dark wood</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Paper</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Slate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>S&amp;haded stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Flat stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Review (all panels)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Play (clocks and captures)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Lesson (comment and tree)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Analysis (curve and candidates)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>A&amp;void points in the search…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>By the &amp;search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>&amp;Equally among the best moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>A &amp;few for every move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Find pa&amp;ttern…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Guess the &amp;moves…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>B&amp;oard cursor</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>A&amp;utoplay</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Copy the position as a diagram for Sensei's Library and forums</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Save diagrams and comments</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Print what the board shows</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Save the figures of every move as CSV or JSON</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Save the figures of the candidates as CSV or JSON</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Rotate the whole game to the left</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Rotate the whole game to the right</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Exchange left and right of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Exchange top and bottom of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Exchange black and white in the whole game, with players and result</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Fill the rest of the board so that the game is won by who wins the local fight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Choose how many candidates the board shows, and with how many visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Put stones a little beside their points, as by hand</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Let the stone of each move fall on the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Play a sound with each stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>A plain board, as in books</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>A gray board with light lines, on which both colors stand out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Show all panels beside the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Show clocks, captures and game info; hide the analysis</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Show a large board with comment and tree, to teach or present a game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Show winrate curve, agents and candidates large</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Click or drag over points that are not to be searched</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>The search gives most visits to the best moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Give the ten best moves of the policy the same number of visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Give every legal move enough visits for its figures</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Find stones of this position in a folder of games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Guess the coming moves of the game one by one; the score is kept</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Move a cursor on the board with the arrow keys; Enter plays a stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>Play the moves of the game one after the other; a click or Esc stops</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/board_commands.py" />
<source>{seconds:g} s per move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;New game…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Open…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Open a game record (SGF)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Games in this file…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Save</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Save &amp;as…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Save a&amp;nalysis in game files</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Copy game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Paste game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Copy position as &amp;text</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Export board as image…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>E&amp;xport report…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Quit</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Undo</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Redo</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Pass instead of playing a stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Play &amp;moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Count the score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Count the score; click stones to mark them dead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Search only a re&amp;gion…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Search the &amp;whole board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>S&amp;witch side to move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Move variation u&amp;p</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Make &amp;main line</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Delete branch</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Cu&amp;t variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Copy &amp;variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>P&amp;aste variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Game &amp;info…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Back</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Forward</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Back 10</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Forward 10</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>To the &amp;start</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>To the &amp;end</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Previous variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Next variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>To the b&amp;ranch point</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>To the &amp;main line</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Previous &amp;viewed position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Ne&amp;xt viewed position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Next mista&amp;ke</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Previous mis&amp;take</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Next &amp;disagreement</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Previous disa&amp;greement</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Go to move…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>F&amp;ind…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Analyze</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Analyze the current position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Cancel, or stop analysis</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Play the engine's move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Play the move of the selected agent</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Analyze &amp;whole game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Review game…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Review &amp;many games…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>D&amp;rill mistakes…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>St&amp;udy…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Other &amp;engines…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Show candidates of the &amp;other engine</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Default for the board size</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Add network…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Get a strong network…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Compare networks…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>A&amp;ll networks…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Evaluate &amp;KataGo networks at several komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Search settings…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Open net&amp;works folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Lower viewed komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Raise viewed komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Lower viewed komi by a point</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Raise viewed komi by a point</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Fair komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>View the fair komi of this position, rounded so that no game is a draw</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Back to the game's komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Use as the game's komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Handicap advisor…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;New run…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Ten-minute demo</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>New c&amp;hain…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Continue…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Stop</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Open a run…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<location filename="../../sai_studio/windows/dialogs/log_dialog.py" />
<source>Open &amp;folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Training window</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Next moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Loss dots</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Network &amp;policy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Visits of every move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>O&amp;wnership</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Moves of the agents</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Points lost</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Winrate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>P&amp;olicy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Network &amp;input…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Winrates for the side to move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;System</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Light</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Dark</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Color-&amp;blind palette</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Bigger text</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>S&amp;maller text</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Normal text</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Board &amp;only</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Full screen</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Reset la&amp;yout</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Find a &amp;command…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;Keyboard shortcuts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>What the &amp;numbers mean</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Show &amp;log</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>&amp;About SAI Studio</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Choose, reorder, remove or add games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Write the analysis into your files, for other computers; it is kept anyway</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Copy the game as SGF</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Open copied SGF</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Copy the board as a diagram of letters, to paste into a message</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Save figures and mistakes as a page, a table or an annotated game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>A click plays a move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Drag over the points to search; other moves are ignored</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Search all moves again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Change whose turn it is in this position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Delete this move and all that follow</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Copy from this move on</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Paste the copied moves as a variation of this position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Go to the position before the next mistake</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Go to the next position where the agents play different moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Find a move number or words in comments</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Cancel one thing at a time: tool, region, viewed komi, message; then analysis</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Search every position of the line with more visits each time</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Find and judge the mistakes of a game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Review files and folders of games one after the other, with a report of each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Practice the mistakes of reviewed games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Compare many networks on this position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Analyze with KataGo, Leela Zero or others</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Show the other engine's candidates instead of our own</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Add network files (KataGo, Leela Zero, SAI or SAI Studio)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Use a KataGo network found on this computer, or download one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Show fair komi, winrate and moves of several networks on this position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Manage networks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>More accurate winrate curves at the cost of a few evaluations</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Change how the search explores, for experts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Open the folder of your networks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>View half a point less</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>View half a point more</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Show all winrates at the game's komi again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Set the komi of the game to the viewed komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Fair komi and chances for each number of handicap stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Train a new network by self-play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Train a small 5×5 network and let it play matches; everything is chosen</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Runs and matches that follow one another, such as AlphaGo's pipeline</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Continue the selected run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Stop the selected run; it can be continued later</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Open a run in another folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Show the files of the selected run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Runs, charts and games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Show the network's policy, with the percentages of its ten best moves, in place of the candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Show the visits of every searched move as a grid, in place of the candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Show who is expected to own each point (network estimate, no search)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>The network's probability in percent</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Show every plane of the position that the network sees, as small boards</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/command_table.py" />
<source>Find a command by name, or go to a move number</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>E&amp;diting tools</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Show tools to set up stones and to draw marks, lines and arrows</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Set up &amp;black stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Set up &amp;white stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Erase stones and marks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Triangle</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Mark points with triangles</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Square</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Mark points with squares</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Circle</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Mark points with circles</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Cr&amp;oss</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Mark points with crosses</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>L&amp;etter</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Label points with the next letters</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Number</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Label points with the next numbers</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Line</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Draw lines: drag, or click both ends</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Arrow</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Draw arrows: drag, or click both ends</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Dim points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Put points in the shade from here on</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>I&amp;nsert moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>A click inserts a move here; the moves that follow stay, if they are legal</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Name of the position…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Make t&amp;his position the start</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>P&amp;roperties…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Collapse or expand branch</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Collapse all &amp;variations</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Expand all branches</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Ne&amp;xt comment or annotation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Previ&amp;ous comment or annotation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Change</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;None</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Last move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Last &amp;ten moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;All moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>From the &amp;branch on</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Show coordinates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;A1: letters and numbers</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;1-1: numbers from the upper left</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>&amp;Lines from the nearest edge</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>{annotation}; a second time removes the annotation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Give this position a short name</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Start the game here: earlier moves and other variations go, until you undo it</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Show and edit the SGF properties of this position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Hide the moves after this one in the tree, or show them again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Hide all variations in the tree</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Go to the next position with a comment, a mark or an annotation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Go to the next kind of move numbers</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/editing_commands.py" />
<source>Counted from 1</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/key_map.py" />
<source>Tab moves on to the next field</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/key_map.py" />
<source>Shift+Tab moves back to the field before</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/key_map.py" />
<source>{number} plays candidate {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/key_map.py" />
<source>Alt+{letter} opens the menu {menu}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/key_map.py" />
<source>{reason}; choose another key.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;File</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Edit</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Navigate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Net&amp;works</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Train</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;View</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Help</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Mar&amp;k</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>A&amp;nnotate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Autoplay s&amp;peed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>S&amp;hare visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Rotate and &amp;flip</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Open &amp;recent</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Sa&amp;mple games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;More exports</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Use on this board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Evaluator</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Your &amp;moves in a play-out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Runs</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Language</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Layout</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Co&amp;mpare runs</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Nu&amp;mbers on candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Move n&amp;umbers</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>C&amp;oordinates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>T&amp;ree</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Theme</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>Compare &amp;timeline with</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/menus.py" />
<source>&amp;Panels</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>&amp;Play against the engine…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Play from &amp;here</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>H&amp;int</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>&amp;Take back</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>&amp;Resign</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Re&amp;match</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>&amp;Stop playing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Swap &amp;colors</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>A&amp;dvice on swapping</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Play it out, &amp;fair</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Play it out by &amp;agents…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>&amp;New match…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>New &amp;instinct tournament…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>New &amp;training tournament…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>New handicap ta&amp;ble…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Handicap &amp;tables</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>&amp;Matches</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Choose opponent, level, clock and teaching; a new game, or the open one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Play on from this position with the latest settings, as the side to move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Search the position once and show the best move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Take back your last move and the answer to it</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Give up the game; the result is written to the game info</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Play again with exchanged colors</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Stop playing; the game has no result</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Take Black's side at White's second move, in games with the swap rule</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Search White's best move: its Q from -1 to 1, and whether swapping is better</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Play on at the komi at which each side wins 50 %, and see how much of that you keep</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Let agents play this position out side by side</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Let networks and other engines play games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Let networks play by their policies alone, each against each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Let networks play with search trees that grow from game to game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Let a network meet an opponent even and with one to nine stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<source>Tables of even and handicap games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/commands/play_commands.py" />
<location filename="../../sai_studio/windows/contests/window.py" />
<source>Matches and tournaments</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/file_reader.py" />
<source>{name}: there is not enough memory to read it; split it into smaller files</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/file_reader.py" />
<source>Reading {name}: {share:.0%}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/file_reader.py" />
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Cancel</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<source>{game} was recovered or discarded in another window.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<source>%d %b %H:%M</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>{n} move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>{n} moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<source>Unsaved games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<source>Recover</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<source>Discard</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<source>a game without a name</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<source>Unsaved changes to {game} were kept when SAI Studio ended unexpectedly.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<source>Unsaved changes to {games} games were kept when SAI Studio ended unexpectedly.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/recovery.py" />
<location filename="../../sai_studio/windows/engines/window.py" />
<location filename="../../sai_studio/windows/training/new_chain.py" />
<source>Choose…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/sample_games.py" />
<source>A reverse komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/sample_games.py" />
<source>Even game for SAI Studio</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/sample_games.py" />
<source>First game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/sample_games.py" />
<source>Handicap game for SAI Studio</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/files/sample_games.py" />
<source>Points or the win</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/counting_tool.py" />
<source>Only square boards can be counted.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>{point} is not on this board.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>{point} is occupied.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>{point} would be suicide: the stone would have no liberty.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>{point} takes back a ko: play elsewhere first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>{point} would repeat an earlier board position (superko).</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>The game starts at this position now; Undo brings the earlier moves back.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Add variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Mark</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Line</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Erase marks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Annotate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Name position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<location filename="../../sai_studio/model/session/undo_commands.py" />
<source>Set up stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Add tsumego frame</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Swap colors</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>The record is not legal up to here: go back to move {move} to play on.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>{point} was not inserted: move {move}, {move_point}, would become illegal ({reason}). Play it as a variation instead.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>This position is the start of the game already.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>The record is not legal up to here: go back first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Prisoners taken before no longer count.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Paste variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>The start of the game can't be deleted.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Delete branch</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Dim</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Exchange colors</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<source>Promote variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Make main line</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>Game info</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/edits.py" />
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/tree_commands.py" />
<source>Insert move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/tree_commands.py" />
<source>Make this position the start</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/model/session/tree_commands.py" />
<source>Edit properties</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/charts/chart.py" />
<source>Copy image</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/charts/chart_scene.py" />
<source>{value} at {axis} {place}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/engine_process.py" />
<source>the measurement can't be started</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/engine_process.py" />
<source>the measurement ended with code {code}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/export.py" />
<source>{kind} files (*.{ending})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/export.py" />
<source>PNG picture…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/export.py" />
<source>SVG picture…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/export.py" />
<source>CSV table…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/export.py" />
<location filename="../../sai_studio/windows/study/window.py" />
<source>Export</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/export.py" />
<source>Saved as {name}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/export.py" />
<source>{name} can't be written: {why}; choose another folder.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<source>foggy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<source>open</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<source>clear</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<location filename="../../sai_studio/windows/study/positions.py" />
<source>settled</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<source>decided</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<source>at komi {komi} (game: {game_komi})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<source>{days:.1f} days</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<source>No result</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<source>{seconds:.0f} s</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<source>{minutes:.0f} min</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/figures.py" />
<source>{hours:.1f} h</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/folder_watcher.py" />
<source>{path}: can't be read because of a bug in the program ({error}); move the folder away, and send us the report</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/log.py" />
<source>{path} can't be read: {reason}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/sounds.py" />
<source>Sounds need Qt Multimedia, which is not installed; install the Python package PySide6-Addons and start again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/texts.py" />
<source>Networks play square boards only; {board} can be played and edited, not analyzed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/texts.py" />
<source>There is no network for {board}; add one first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/texts.py" />
<source>{sentence}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/widgets/message_bar.py" />
<source>Close this message</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/widgets/message_bar.py" />
<source>Message</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/widgets/setting_fields.py" />
<source>&lt;p&gt;The komi that the search believes in. Dynamic komi changes it before each move so that the game looks about even to the engine, as when it gives a handicap.&lt;/p&gt;&lt;p&gt;SS moves the komi towards the expected score, VS by one point while the winrate is outside 45 to 50 %, ML-DK to where the winrate is 45 to 50 %, less and less as the game goes on. The result counts at the real komi.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/widgets/setting_fields.py" />
<source>off: real komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/widgets/setting_fields.py" />
<source>SS-R: score of rollouts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/widgets/setting_fields.py" />
<source>SS-B: score by network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/widgets/setting_fields.py" />
<source>SS-M: both scores</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/widgets/setting_fields.py" />
<source>VS-M: winrate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/widgets/setting_fields.py" />
<source>ML-DK: winrate by komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/shared/widgets/setting_fields.py" />
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Dynamic komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<source>&lt;p&gt;λ says what an agent plays for. At 0 it plays to win: only the real komi counts. At 1 it plays for points: it asks how it would fare at every komi from the real one to the one that the network's own curve calls even, so a lead still has to grow. In between it does some of both.&lt;/p&gt;&lt;p&gt;value = mean of P over the komi from k to k&lt;sub&gt;λ&lt;/sub&gt;, where P(k&lt;sub&gt;λ&lt;/sub&gt;) = (1 − λ) P(k) + λ / 2&lt;/p&gt;&lt;p&gt;A click shows this agent's candidates on the board, in the table and in the curve.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<source>&lt;p&gt;Show or hide this agent's mark on the board. U shows and hides all marks.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<source>&lt;p&gt;Add an agent with your own λ.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>White wins</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<source>own choice</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<source>plays</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<source>fair</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<location filename="../../sai_studio/views/progress/search_steps.py" />
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<location filename="../../engine/match/settings.py" />
<location filename="../../engine/search/settings.py" />
<location filename="../../engine/train/distillation/settings.py" />
<location filename="../../engine/train/selfplay/settings.py" />
<location filename="../../engine/train/settings.py" />
<source>visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<source>Agent</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<source>Mark on the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<source>own λ</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<source>Your own lambda</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agent_rows.py" />
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>{side} wins</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<source>same as λ {value}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<source>Agents by lambda</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<source>All agents agree: {move}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<source>game over</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<source>not searched</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<source>not searched yet</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<source>paused</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<source>Agents: {reason}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<source>Agents differ: {choices}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/agents/agents_panel.py" />
<source>Agents so far: {choices}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_cursor.py" />
<source>Board cursor on. {point}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_cursor.py" />
<source>Board cursor off</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Triangle</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Square</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Circle</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Cross</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Letter</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Number</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Copy game as SGF</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Label</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Text on the point</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Avoid {point} in the search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Search {point} too</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Search the whole board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Search only a region…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Label…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Set up</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Copy {point}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Play {point}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<location filename="../../sai_studio/windows/dialogs/palette.py" />
<source>Go to move {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Add its variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<location filename="../../sai_studio/windows/engines/window.py" />
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Remove</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Black stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>White stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_menu.py" />
<source>Empty</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/board_view.py" />
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>Board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/find_bar.py" />
<source>Move number, words of a comment, or annotation: hotspot</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/find_bar.py" />
<source>Find</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/find_bar.py" />
<source>Close (Esc)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/find_bar.py" />
<source>{place} of {matches}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/find_bar.py" />
<source>{matches} found</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/find_bar.py" />
<source>Nothing found</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>View everything at the game's komi again ({rules})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>Area rules assumed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>{stones} handicap stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>komi {komi:g} + {compensation:g} for handicap</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<location filename="../../sai_studio/windows/contests/games_table.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<location filename="../../sai_studio/windows/study/komi_errors.py" />
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>Komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>Viewed komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>Komi that all winrates are shown for; the game's own komi does not change</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>View the position at its fair komi, rounded so that no game is a draw</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>Back to komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>The fair komi is known once the position is analyzed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>View komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/komi_strip.py" />
<source>The fair komi is unknown while the search is limited.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/player_strip.py" />
<source>No moves yet</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/player_strip.py" />
<location filename="../../sai_studio/views/play_panel.py" />
<source>{stones} captured</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/player_strip.py" />
<location filename="../../sai_studio/views/board/point_text.py" />
<source>pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>Move {number}, white {vertex}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>black stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>white stone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>empty</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>label {label}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>triangle</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>square</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>circle</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>cross</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>mark</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<location filename="../../sai_studio/views/play_panel.py" />
<location filename="../../sai_studio/windows/agent_boards/boards_model.py" />
<location filename="../../sai_studio/windows/board_export.py" />
<location filename="../../sai_studio/windows/study/study_model.py" />
<source>Move {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>Move {number}, black {vertex}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>dead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>in the searched region</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/point_text.py" />
<source>candidate {rank}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>Visits of every move: {all} in all, {of_pass} of pass.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{move} lost {points:.1f}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>Visits are hidden while you play.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>Analysis is paused. Start it to see the visits of every move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{move} lost nothing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>next, {move} loses {points:.1f}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>next, {move} loses {percent} of winrate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{move} is best</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{move} is the first choice without a search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{move} keeps the game even</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{move} keeps {side} {lead}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{move} is best, {side} is {lead}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{points:.1f} ahead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>Game over. {result}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>Game over.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>The visits of every move appear here once the position is analyzed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{move} is best in the region</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{move} is the first choice so far</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>{side} is {lead}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>the game is even</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/position_line.py" />
<source>at {percent}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Click to set up black stones.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Click to set up white stones.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Click stones, marks or ends of lines to remove them.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Click to insert moves; those that follow stay.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Click to label points A, B, C; again removes a letter.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Click to label points 1, 2, 3; again removes a number.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Drag, or click both ends; again removes the line.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Drag, or click both ends; again removes the arrow.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Click or drag to dim points; again lights them up.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Drag over the points to search; with Ctrl, add them to the region.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Click or drag over points that are not to be searched.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>with equal visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>with a few visits each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Only moves on {where} are searched.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Black {black}, White {white}, {neutral} neutral</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Click or drag to mark points; again removes the mark.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>All points but {points} are searched, {how}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>All points but {points} are searched.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Only moves on {where} are searched, {how}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>all points but {points}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>{n} point</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>{n} points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Black {black} + {black_prisoners}, White {white} + {white_prisoners}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Black {black}, White {white}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Write result</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Write the result to the game info</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Done</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Whole board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>&lt;b&gt;{result}&lt;/b&gt; at komi {komi:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>The result {result} was written to the game info.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Back to playing moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Area</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Territory and prisoners</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Click stones to mark them dead or alive.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Stones that look dead are marked.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>There is no legal move on {where}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Only these moves are searched; the results are shown but not kept in the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>Moves are searched {how}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/board/tool_strip.py" />
<source>These results are shown but not kept in the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<location filename="../../sai_studio/windows/patterns/hit_table.py" />
<location filename="../../sai_studio/windows/playing/result.py" />
<source>Move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Lost</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>Win</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<location filename="../../sai_studio/windows/engines/window.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>Continuation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>At game's komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>&lt;p&gt;The move; the disc has the color of the points it loses, gray with few visits. A ring marks the engine's choice. This column sorts by the engine's own order. Double-click or Enter plays.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>&lt;p&gt;Points given away for the side to move, against the agent's choice. A difference within its standard error counts as 0; a dash has too few visits to be judged.&lt;/p&gt;&lt;p&gt;A move of the game has the figures of the next position's own search, if that was deeper.&lt;/p&gt;&lt;p&gt;alpha of the choice − alpha of this move&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>&lt;p&gt;How often {side} wins after the move at the viewed komi.&lt;/p&gt;&lt;p&gt;P = mean over the search of 1 / (1 + e&lt;sup&gt;−beta (alpha − komi)&lt;/sup&gt;)&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>&lt;p&gt;How often {side} wins after the move at the game's komi, to compare with the viewed one. Read off the searched curve of the move.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>Fair</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>&lt;p&gt;Fair komi after the move: where Black's winrate is one half.&lt;/p&gt;&lt;p&gt;alpha&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>&lt;p&gt;How settled the score is after the move: a large beta is a safe position, a small one a fight.&lt;/p&gt;&lt;p&gt;Half of the results lie within 1.1 / beta points of the fair komi.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>&lt;p&gt;How often the search tried the move; with few visits the figures are rough and written faintly.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>Prior</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>&lt;p&gt;How likely the network finds the move before any search.&lt;/p&gt;&lt;p&gt;P(s, a)&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>&lt;p&gt;The moves both sides are expected to play after it.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidate_model.py" />
<source>at {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidates.py" />
<source>Candidate moves appear here once the position is analyzed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidates.py" />
<source>Analysis is paused. Start it to see the candidate moves.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidates.py" />
<location filename="../../sai_studio/views/safety/safety_panel.py" />
<source>The game is over: there is no move to compare.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidates.py" />
<source>There is no move to compare in this position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/candidates.py" />
<source>Candidate moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/source_bar.py" />
<source>Own</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/source_bar.py" />
<source>Show our own candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/source_bar.py" />
<source>Show the other engine's candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/candidates/source_bar.py" />
<source>analyzing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/comment.py" />
<source>Write a note about this position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/comment.py" />
<source>Move {number}, {color} {point}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/comment.py" />
<source>At the start</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/comment.py" />
<source>At this setup</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_marks.py" />
<source>fair komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_marks.py" />
<location filename="../../sai_studio/windows/agent_boards/board_card.py" />
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<location filename="../../sai_studio/windows/study/study_charts.py" />
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<location filename="../../sai_studio/windows/training/run_charts.py" />
<location filename="../../engine/go/rules.py" />
<location filename="../../engine/match/settings.py" />
<location filename="../../engine/train/settings.py" />
<source>komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_marks.py" />
<source>dynamic komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_marks.py" />
<source>{move} best</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>&lt;p&gt;This is the position's number, as in the timeline: by the search of the agent that plays most for points (the largest λ), whichever agent is chosen below.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>The winrate for every komi appears here once the position is analyzed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>Analysis is paused. Start it to see the winrate for every komi.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>There is no legal move in the region.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>&lt;p&gt;alpha: P(Black wins | komi k) = 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;) is one half at k = alpha.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>&lt;p&gt;P = mean over the search of 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;). KataGo's networks see one komi at a time: they are asked at several, and the curve follows their answers.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>&lt;p&gt;width from 75 % to 25 % = 2 ln 3 / beta = 2.197 / beta points. On 19×19: foggy above 20, open above 8, clear above 3, settled above 1, else decided; times size / 19.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>&lt;p&gt;The komi at which both sides would win equally often from here. Without any komi, the position is worth this many points to Black.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>&lt;p&gt;How often the favorite wins at this komi. Drag the amber line to view another komi; the game keeps its own.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>&lt;p&gt;How settled the score is. Half of all results lie within this many points of the fair komi; small boards count a point more.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>searched</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>Black's winrate by komi, as searched by the agent that plays most for points.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>The network's estimate without a search. Click to hide it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>best moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>The curves after the best candidates of the selected agent; where two cross, the better move changes. Click to hide them.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>before</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>The curve before the last move; its shift is what the move was worth. Click to hide it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>λ windows</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>Under the curve: the komi each agent averages over. λ = 0 looks at the real komi alone, λ = 1 reaches to where the network's own curve (dotted) is even.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>dynamic komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>The komi that the selected agent's search believes in, so that the game looks about even to it; winrates are still shown at the real komi.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>Count</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>Count the score; stones that look dead are marked</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Fair komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>At komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>Certainty</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>At komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>At komi {komi} (game: {game_komi})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>{lead} on the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>β {beta}, ±{width:.1f} points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>In the region: {sentence}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_panel.py" />
<source>this network has no score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>White {percent}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>{side} ahead by {points:.1f}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>{name} averages Black's winrate over komi {low} to {high}: the wider, the more it plays for points.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>{move} and {other} are equal near komi {komi}, within the error.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>above komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>{move} is best {where}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>Even {percent}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>Black {percent}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>no one is ahead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>{name} plays to win at its dynamic komi, {low}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>{name} looks at komi {low} alone: it plays to win there.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>{move} is clearly best.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>No move is clearly best near komi {komi}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>Below komi {low} {move} is best, above {high} {other}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>below komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>near komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>{move} is better than {other} {where}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/curve/curve_scene.py" />
<source>Below komi {low} {move} is better, above {high} {other}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>Area scoring</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>Territory scoring</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>Event</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>Round</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<location filename="../../sai_studio/windows/patterns/hit_table.py" />
<source>Date</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>Place</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>Time</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>Overtime</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>Source</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/playing/result.py" />
<location filename="../../sai_studio/windows/reviews/games.py" />
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>Game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>Edit…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>Players, result, komi and rules</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>{komi} + {compensation:g} for handicap</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>Stones captured so far</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>{n} prisoner</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>{n} prisoners</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>Write this komi into the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>Other…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>No komi in the file; using {komi}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>Keep {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Rules</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<location filename="../../sai_studio/windows/contests/games_table.py" />
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<location filename="../../sai_studio/windows/patterns/hit_table.py" />
<location filename="../../sai_studio/windows/reviews/games.py" />
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>Result</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<location filename="../../sai_studio/windows/contests/handicap_fields.py" />
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<source>Handicap</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/game.py" />
<source>{stones} stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<location filename="../../sai_studio/windows/playing/result.py" />
<source>Played</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Kind</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>&lt;p&gt;Number of the move, and who played it.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>&lt;p&gt;The move of the game.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>Better</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>&lt;p&gt;The engine's choice, against which the loss is measured.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>&lt;p&gt;Points given away against the better move, beyond the standard error.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>&lt;p&gt;Winning chances given away at the viewed komi, beyond the standard error.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>&lt;p&gt;Fair komi after the better move, and after the move that was played. Their difference is what was lost.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>&lt;p&gt;What was given away:&lt;/p&gt;&lt;p&gt;&lt;b&gt;win given away&lt;/b&gt;: the player was ahead and is behind now.&lt;br&gt;&lt;b&gt;points lost&lt;/b&gt;: points that also cost winning chances.&lt;br&gt;&lt;b&gt;certainty lost&lt;/b&gt;: the leader lost few points but made the game less settled.&lt;br&gt;&lt;b&gt;winning chances lost&lt;/b&gt;: a few points that mattered in a close game.&lt;br&gt;&lt;b&gt;cosmetic&lt;/b&gt;: points, while the winrate stayed as it was.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>Phase</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistake_model.py" />
<source>&lt;p&gt;Part of the game.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>Mistakes are listed here as the moves are analyzed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>Analysis is paused. Start it to find the mistakes.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>Open a game, or play some moves, to see the mistakes.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>Mistakes are hidden while you play.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>{judged} of {moves} moves judged</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>Both players</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>{judged} of Black's {moves} moves judged</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>{judged} of White's {moves} moves judged</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>Only {extent} so far; Review game (F3) judges all</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>Whose mistakes are listed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<source>No mistakes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/mistakes/mistakes_panel.py" />
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{points} points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/play_panel.py" />
<source>Low on time</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/play_panel.py" />
<source>No game is being played.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/play_panel.py" />
<source>{side} to play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/play_panel.py" />
<source>Move {number}; the board shows move {shown}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/progress/progress_panel.py" />
<source>The search is followed here once the position is analyzed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/progress/progress_panel.py" />
<source>Analysis is paused. Start it to see how the figures settle.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/progress/progress_panel.py" />
<source>These figures come from an earlier analysis. Start one to follow its search.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/progress/progress_panel.py" />
<source>Search progress</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/progress/search_steps.py" />
<source>How Black's winrate changed while the search went on: of the position, and of its best moves. Where the lines are level, more visits would change little. A dashed line marks where another move became the best.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/progress/search_steps.py" />
<location filename="../../sai_studio/windows/study/window.py" />
<source>Position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/progress/search_steps.py" />
<source>Black wins at komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/report/report_model.py" />
<source>Click for the next of these moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/report/report_panel.py" />
<source>A deep review of the game (F3) shows both players' figures here.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/report/report_panel.py" />
<source>Figures are hidden while you play.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/report/report_panel.py" />
<source>{judged} of {moves} moves judged, komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/report/report_panel.py" />
<source>Only {extent}; Review game (F3) judges all</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/report/report_panel.py" />
<source>{black} against {white}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/report/report_panel.py" />
<source>Figures of both players</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/report/report_panel.py" />
<source>Main line: {extent}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_panel.py" />
<source>The candidates are compared here once the position is analyzed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_panel.py" />
<source>Analysis is paused. Start it to compare the candidates.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_panel.py" />
<source>This network knows no score, so points can't be compared.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_panel.py" />
<source>Fewer than two candidates have enough visits to compare.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_panel.py" />
<location filename="../../sai_studio/views/safety/safety_scene.py" />
<source>Safety against score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_scene.py" />
<source>Frontier</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_scene.py" />
<source>Each disc is a candidate: further right it is worth more points, higher up it wins more often. A large disc has many visits. Bars are standard errors of the winrate. No candidate is better in both than one on the dashed line; gray ones are worse in both, beyond the error. Double-click plays.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_scene.py" />
<source>{points} points for {side}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_scene.py" />
<source>{visits} visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_scene.py" />
<source>fair komi after the move, for {side} [points]</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/safety/safety_scene.py" />
<source>{side} wins at komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>Starting…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>No network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>Choose Networks &gt; Add network to add one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>Not saved</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>Analysis is off ({key} starts it)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>Analysis is off</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>{visits} of {goal} visits per agent</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>{visits} visits per agent</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>from cache</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>Saved</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>Searching</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>Finished</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/status_line.py" />
<source>{speed} evaluations/s</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/stored_line.py" />
<source>region only</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/stored_line.py" />
<source>equal visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/compare_menu.py" />
<source>No other network analyzed this game, and no other engine runs</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/compare_menu.py" />
<source>With their winrates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/compare_menu.py" />
<source>{name} (other engine)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph.py" />
<source>Open a game, or play some moves, to see how it went.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph.py" />
<source>The graph appears as the moves are analyzed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph.py" />
<source>Analysis is paused. Start it to see how the game went.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph.py" />
<source>Compare with</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph.py" />
<source>Graph of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>&lt;p&gt;What another network or engine found, as a thin line: the fair komi where it analyzed the game, and dotted Black's winrate if asked for. Right-click on the timeline to choose.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>few visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>&lt;p&gt;Where the lines are thin and pale the position has fewer than {visits} visits: the network's first impression can be off by many points, so the moves there are not judged yet.&lt;/p&gt;&lt;p&gt;standard error of the fair komi&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>agents differ</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>&lt;p&gt;Positions where the agents chose different moves, all of them searched enough to compare. D goes to the next one.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>&lt;p&gt;The komi in which the search of an agent with dynamic komi believed, so that the game looked about even to it: your own agent's, or that of the engine you played against. The result counts at the real komi.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>stored analysis</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>&lt;p&gt;Where the strip is underlined, the figures come from the game record: they are of another network, or of this one under other rules. The network in use has not searched these positions yet. Figures of two networks are not compared, so a move between them has no loss.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>{network}, {visits} visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<location filename="../../engine/match/settings.py" />
<source>fair komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>&lt;p&gt;Fair komi after each move, in a band of one standard deviation of the score. Black is ahead where it lies above the komi line.&lt;/p&gt;&lt;p&gt;alpha ± π / (beta √3)&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<location filename="../../sai_studio/windows/study/komi_error_charts.py" />
<location filename="../../sai_studio/windows/study/pages.py" />
<location filename="../../sai_studio/windows/study/study_charts.py" />
<location filename="../../sai_studio/windows/training/generations_page.py" />
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Black wins</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>&lt;p&gt;Black's winrate at the viewed komi: as searched, elsewhere read off the curve.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>certainty</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>&lt;p&gt;How settled the score is, from pale (foggy) to full (decided). Losses in the fog are drawn paler: they may be the network's, not the player's. A finished game whose dead stones the network judged is an estimate.&lt;/p&gt;&lt;p&gt;width between the quarters = 2.197 / beta points&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>lost</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_legend.py" />
<source>&lt;p&gt;Points the move gave away against the engine's choice: Black's upward, White's downward. Differences within their standard error count as nothing.&lt;/p&gt;&lt;p&gt;alpha of the choice − alpha after the move, for the side that moved&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_painter.py" />
<location filename="../../sai_studio/views/timeline/lanes.py" />
<source>{points} pts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_painter.py" />
<source>Black ahead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_painter.py" />
<source>White ahead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/graph_scene.py" />
<source>estimate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/timeline/overview.py" />
<source>game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_panel.py" />
<source>Play a move or open a game: every move and variation appears here.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_panel.py" />
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Game tree</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_view.py" />
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<location filename="../../sai_studio/windows/playing/dialog.py" />
<location filename="../../sai_studio/windows/study/pages.py" />
<location filename="../../sai_studio/windows/training/new_chain.py" />
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Start</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Setup</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Go here</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Expand branch</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Collapse branch</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Move variation up</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Cut variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Copy variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/tree/tree_view.py" />
<source>Not played: {problem}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/view_panel.py" />
<source>Game over. Count the board to see the result.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/view_panel.py" />
<source>Game over. {result}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/view_panel.py" />
<source>Game over. Looking for dead stones…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/view_panel.py" />
<source>{lead} on the board, komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/view_panel.py" />
<source>{lead} in territory and prisoners, komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/view_panel.py" />
<source>Hidden while you play.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/view_panel.py" />
<source>by the game record</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/view_panel.py" />
<source>{n} stone is considered dead; count the board to change this</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/view_panel.py" />
<source>{n} stones are considered dead; count the board to change this</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/views/view_panel.py" />
<source>No stones are considered dead; count the board to change this</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/board_card.py" />
<source>Board {place}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/board_card.py" />
<source>Komi that the agent plays at, and of its result</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/board_card.py" />
<source>Network of the agent</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/board_card.py" />
<source>Add to the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/board_card.py" />
<source>Add the moves as a variation of this position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/boards_model.py" />
<source>{n} move was added as a variation at move {number}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/boards_model.py" />
<source>{n} moves were added as a variation at move {number}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/boards_model.py" />
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>The game can't be continued after an illegal move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/boards_model.py" />
<source>All boards are played to the end.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/boards_model.py" />
<source>The position is no longer in the game.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>The agent of the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<location filename="../../sai_studio/windows/contests/games_table.py" />
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<location filename="../../sai_studio/windows/training/branches_page.py" />
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Moves since the position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Lead on the board, without komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Komi of the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Result at the komi of the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<location filename="../../sai_studio/windows/contests/games_table.py" />
<source>Remark</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Counted without the stones that look dead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Stopped after too many moves and counted as it stands</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>draw</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>The dead stones are unknown.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Play it out by agents</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Results</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Visits per move on each board; 1 plays without search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Play one move on every board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Play until both sides passed on every board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Drop the moves and take the position of the main window</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>From move {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<location filename="../../sai_studio/windows/guess/window.py" />
<source>From the start</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>differing from move {number} on</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>all alike</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>{agent} at komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>{move}, Black wins {percent}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>move {number}: {move} instead of {first}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Step</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Play to the end</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<location filename="../../sai_studio/windows/handicap/window.py" />
<location filename="../../sai_studio/windows/jobs/head.py" />
<location filename="../../sai_studio/windows/patterns/window.py" />
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<location filename="../../sai_studio/windows/study/pages.py" />
<location filename="../../sai_studio/windows/training/chain_panel.py" />
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Stop</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<source>Start over</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/agent_boards/window.py" />
<location filename="../../engine/train/distillation/settings.py" />
<source>boards</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Table</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>Export timeline</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>There are no figures for the timeline yet; analyze the position first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>Export candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>There are no figures for the candidates yet; analyze the position first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>Export board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>Export game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>Print the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>The board was not printed: the printer can't be used.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>The board was sent to the printer.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>The position was copied for Sensei's Library.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>Picture of the board as shown</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>Drawing of what is shown</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/board_export.py" />
<source>Page with what is shown</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>{played} of {planned} games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>{played} of {planned} games; decided by the sequential test</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>{played} of {planned} games, about {time} left</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>undecided so far</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>The players are being loaded.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>{player} took {share:.1f} % of {games} games: Elo {elo}, {confidence:.0%} interval {low} to {high}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>Elo {elo} fits better</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>Sequential test of Elo {elo0} against {elo1}: {verdict} (log-likelihood ratio {ratio} between {low} and {high}).</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>{name} lost {n} game: {reason}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>{name} lost {n} games: {reason}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>Only {games} of the games differ; openings would vary them.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>A cycle: {names}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>No cycle of three players is significant.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source>{player} as {color}, komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contest_texts.py" />
<source> beats </source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contests.py" />
<location filename="../../sai_studio/windows/reviews/reviews.py" />
<location filename="../../sai_studio/windows/training/known_runs.py" />
<source>starting</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contests.py" />
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>playing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contests.py" />
<location filename="../../sai_studio/windows/reviews/reviews.py" />
<location filename="../../sai_studio/windows/training/known_runs.py" />
<source>stopping</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contests.py" />
<location filename="../../sai_studio/windows/reviews/reviews.py" />
<location filename="../../sai_studio/windows/training/known_runs.py" />
<source>stopped</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contests.py" />
<location filename="../../sai_studio/windows/reviews/reviews.py" />
<location filename="../../sai_studio/windows/training/known_runs.py" />
<source>finished</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contests.py" />
<source>{name} runs in the background; it continues when you close this window.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contests.py" />
<location filename="../../sai_studio/windows/handicap_tables/tables.py" />
<source>{name} names commands that you have not allowed. Press Continue to review them.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/contests.py" />
<source>{name} does not store its players; continue it on the command line.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/games_table.py" />
<source>No.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/games_table.py" />
<source>Games of the match</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/handicap_fields.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>on customary points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/handicap_fields.py" />
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>placed by Black</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/handicap_fields.py" />
<source>White gets a point for each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/handicap_fields.py" />
<source>even, H1 to H</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>random moves that keep the value</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>from the network's policy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>none: temperature varies the games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>recorded ones, checked by a strong network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>as set below</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Play with the searches and openings below</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>instinct</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>The networks' policies alone, without a search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>training</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Two more simulations for each move, in trees that grow over the games of a pair</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Searches as set, openings from a policy, best moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>a new search tree for every move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>trees kept during a game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>trees kept over all games of a pair</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>both in turn</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>the first player Black</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>the first player White</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>the side that wins with perfect play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>for the second player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>for the first player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Rounded up, so that every opening is played with every komi and color</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>New match</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Add a player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Three or more players play a round robin</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>One komi or several, e.g. 8.5 9.5, each used equally often</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Simultaneous games; more are faster on a GPU</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source> moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Our players capture dead stones before they pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>The board is counted as it stands, so dead stones count for their owner</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Stop once it is clear which of these is more likely:</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>A sequential test (SPRT): games are played until they tell these two strengths of the first player apart, with 5 percent of errors. 35 Elo more is a win of 55 games in 100.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/contests/page.py" />
<location filename="../../sai_studio/windows/dialogs/games.py" />
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<location filename="../../sai_studio/windows/training/generations_page.py" />
<location filename="../../sai_studio/windows/training/run_header.py" />
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>Games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Openings</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Colors</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Length</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/engines/window.py" />
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<location filename="../../sai_studio/windows/training/new_chain.py" />
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Name</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>There are no recorded openings for {size}×{size}; choose another kind.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Openings need a network; choose none if only other engines play.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>match</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>per pair,</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<location filename="../../engine/match/settings.py" />
<source>at once</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>Tournaments of the small-board study, or any other match</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>the first player is</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>stronger, or</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>stronger</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>{games} games in all, rounded up</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/new_contest.py" />
<source>{games} games in all</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Loading the players; after an update the engine is compiled first, which takes about a minute.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Rank by Elo</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<location filename="../../sai_studio/windows/contests/player_row.py" />
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<source>Player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Name and options</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Most likely strength; in a match, relative to the second player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Interval that contains the true strength with 95 % probability</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Share of the points, a draw counting half</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Finished games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Won</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Drawn</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>By komi and color</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Results of the first player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Save games…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Save all finished games as one SGF file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<location filename="../../sai_studio/windows/handicap_tables/page.py" />
<source>Save table…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Save the wins of each player against each as CSV or Markdown</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Play the remaining games, or more</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<location filename="../../sai_studio/windows/handicap_tables/page.py" />
<source>Stop now; finished games are kept</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Standings</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Games ({games})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<location filename="../../sai_studio/windows/handicap_tables/page.py" />
<location filename="../../sai_studio/windows/reviews/page.py" />
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>reading</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/page.py" />
<source>Wins–draws–losses</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<source>another file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<location filename="../../sai_studio/windows/study/window.py" />
<source>Networks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<location filename="../../sai_studio/windows/documents.py" />
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<location filename="../../sai_studio/windows/study/window.py" />
<source>All files</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<source>Another engine (GTP)…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<source>Another network file…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source> visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<source>Visits of each search; 1 plays the network's policy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<source>command line, like  gnugo --mode gtp --level 10</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<source>Command line of the program</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<source>Remove this player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<source>Choose a network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<source>Enter the command line of the engine, e.g. gnugo --mode gtp.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/player_row.py" />
<source>{name} does not play on {size}×{size}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<source>Let two players play a match, or more players a tournament: networks with their visits, lambda and mu, or any GTP engine. Colors, komi and openings are balanced. The games continue when you close this window.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<location filename="../../sai_studio/windows/handicap_tables/window.py" />
<location filename="../../sai_studio/windows/reviews/window.py" />
<location filename="../../sai_studio/windows/study/pages.py" />
<source>{done} of {total}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<source>Matches</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<source>New match…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<source>Continue the match</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<source>All games are finished. New number of games per pair:</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<source>Save games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<source>{games} games were saved as {name}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<location filename="../../sai_studio/windows/handicap_tables/window.py" />
<source>Save table</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<location filename="../../sai_studio/windows/handicap_tables/window.py" />
<source>The table was saved as {name}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<location filename="../../sai_studio/windows/documents.py" />
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Game records</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<location filename="../../sai_studio/windows/handicap_tables/window.py" />
<source>Tables</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/contests/window.py" />
<location filename="../../sai_studio/windows/handicap_tables/window.py" />
<source>{name} can't be written ({reason})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>Game name</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<location filename="../../sai_studio/windows/dialogs/properties.py" />
<source>Save</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>no handicap</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>About</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>rank</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<location filename="../../sai_studio/windows/documents.py" />
<source>The file has no komi; {komi:g} is assumed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<source>Not stated</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/game_info.py" />
<location filename="../../engine/go/rules.py" />
<location filename="../../engine/match/settings.py" />
<source>handicap</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>{columns}×{rows}, {n} move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>{columns}×{rows}, {n} moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Add games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>Games in this file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<location filename="../../sai_studio/windows/report_export.py" />
<source>Open</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>Move &amp;up</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>Move the selected game up</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>Move &amp;down</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>Move the selected game down</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<location filename="../../sai_studio/windows/dialogs/properties.py" />
<source>&amp;Remove</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>Remove the selected game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>&amp;Add…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>Add the games of another file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/games.py" />
<source>Drag games to reorder them. The file changes when you save it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/help_texts.py" />
<source>&lt;h3&gt;What the numbers mean&lt;/h3&gt;
&lt;p&gt;Everything is seen from &lt;b&gt;Black's side&lt;/b&gt; unless you choose the side to move in the View menu.
Points are area points on the board, komi not counted.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Winrate curve.&lt;/b&gt; The network does not know one winrate but one for every komi:
P(Black wins at komi k) = 1 / (1 + e&lt;sup&gt;&amp;minus;&amp;beta;(&amp;alpha; &amp;minus; k)&lt;/sup&gt;).&lt;/p&gt;
&lt;p&gt;&lt;b&gt;&amp;alpha;, the fair komi.&lt;/b&gt; The komi at which both sides win half of the games: Black's
expected lead on the board.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;&amp;beta;, certainty.&lt;/b&gt; How steep the curve is there. A settled endgame is steep: one point
more or less decides. An open fight is flat: losses there are not yet worth counting.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Discs on the board.&lt;/b&gt; The color says how many points a move gives away against the best
score among the moves that were searched well, the blue ring marks the engine's choice, size and
strength of color how closely it was looked at. First number: points lost. Second: winrate in
percent at the viewed komi below the board. Third: visits. &lt;i&gt;View, Numbers on candidates&lt;/i&gt; puts
another one first.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Agents.&lt;/b&gt; &amp;lambda; = 0 plays to win at the komi of the game. &amp;lambda; = 1 plays for points,
as if the game were even. Values between aim between: they average the winrate over komi from the
real one towards the one that the network alone, before any search, calls even. The position's own
numbers (fair komi, winrate, certainty, timeline) are always those of the agent with the largest
&amp;lambda;; the tables of agents and candidates show each agent's own. The small badges show where
each would play.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Komi.&lt;/b&gt; Drag the line in the curve to view another komi: all numbers follow at once, and
when the line rests the position is searched at that komi. The game keeps its own komi; &lt;i&gt;Komi, Use
as the game's komi&lt;/i&gt; changes it.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Training.&lt;/b&gt; A run makes one network after the other, its generations. The &lt;i&gt;loss&lt;/i&gt; is
what training minimizes; the curve of the &lt;i&gt;empty board&lt;/i&gt; tells more: &amp;alpha; should come to the
true score (marked where it is known) and &amp;beta; should grow. A weak network may pass the true
score by chance: it is then still flat. &lt;i&gt;Nodes&lt;/i&gt; are visits of all searches. The &lt;i&gt;panel
score&lt;/i&gt; is how a generation does against a fixed set of networks, &lt;i&gt;Elo&lt;/i&gt; the rating that
explains those results best. A &lt;i&gt;branch&lt;/i&gt; is a game that starts from a position of another one,
at the komi that makes this position even.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Study.&lt;/b&gt; One position under many networks at once. The first figure lays their winrate
curves over each other; networks that know one komi only are dots. Mean and standard deviation of
&amp;alpha; and &amp;beta; tell how much they agree: the dashed line is the mean of &amp;alpha;, the band one
standard deviation to both sides. The second figure counts how often agents with &amp;lambda; 0,
&amp;frac12; and 1 choose a best move when the search is made again and again: points are networks
with their 95&amp;nbsp;% intervals, bars the mean of the networks. Best moves of the five
positions that come with the program are &lt;i&gt;proven&lt;/i&gt; where that was
feasible; elsewhere you say which moves are best.&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/help_texts.py" />
<source>The file was read as follows. It changes on disk only when you save it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/help_texts.py" />
<source>About SAI Studio</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/help_texts.py" />
<source>&lt;h2&gt;SAI Studio&lt;/h2&gt;&lt;p&gt;Review Go games with networks that know the score: the winrate for every komi.&lt;/p&gt;&lt;p&gt;After &lt;i&gt;SAI, a sensible artificial intelligence that plays Go&lt;/i&gt; (arXiv:1809.03928).&lt;br&gt;MIT license.&lt;/p&gt;&lt;p&gt;Python {python}, Qt {qt}, {platform}&lt;/p&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/help_texts.py" />
<source>What the numbers mean</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/help_texts.py" />
<source>Remarks on this file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/help_texts.py" />
<source>Something went wrong</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/help_texts.py" />
<source>An unexpected error occurred. Your game is unharmed: save it. The report below helps us fix it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/help_texts.py" />
<source>Copy report</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/limit_candidates.py" />
<source>Limit candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/limit_candidates.py" />
<source>Number of candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/limit_candidates.py" />
<source>Least visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/limit_candidates.py" />
<source>Least visits of each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/limit_candidates.py" />
<source>The engine's choice is always shown, and so is every move of a sweep.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/log_dialog.py" />
<source>The log is empty.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/log_dialog.py" />
<source>Log</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/log_dialog.py" />
<source>Find in the log</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/log_dialog.py" />
<source>&amp;Refresh</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/log_dialog.py" />
<source>&amp;Copy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Ing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Columns of the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Columns</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Rows of the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Rows; networks play square boards only</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Handicap stones; 1 lets Black play first at komi 0.5</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Where the handicap stones stand</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Placement of the handicap stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>Points that White gets; another board or handicap suggests another</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>White may swap colors at move 2</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/new_game.py" />
<source>For boards on which the first player has too great an advantage</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/palette.py" />
<source>Commands</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/palette.py" />
<source>Type a command, or a move number</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/properties.py" />
<source>Properties</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/properties.py" />
<source>&amp;Add</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/properties.py" />
<source>Add a value</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/properties.py" />
<source>Remove the selected values</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/properties.py" />
<source>Properties as in the SGF file. Points are two letters, columns from the left and rows from the top. {line_break} is a line break.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/properties.py" />
<source>Property</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/properties.py" />
<source>Value</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>Save the changes to {name}?</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>Another program changed {name} since it was opened here.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>{download:.0f} MB to download; the network itself, {size:.0f} MB, is kept in {folder}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>Unsaved changes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>Otherwise they are lost.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>File changed on disk</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>Overwriting discards those changes.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<location filename="../../sai_studio/windows/documents.py" />
<source>Save as…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>Overwrite</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>From: {origin}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>License: {license}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>Download a network?</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>pip downloads it from the package index that it is set up for on this computer. Nothing is installed or run.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Download</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>Download {name}?</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>Continue?</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<location filename="../../sai_studio/windows/reviews/page.py" />
<location filename="../../sai_studio/windows/training/chain_panel.py" />
<location filename="../../sai_studio/windows/training/continue_run.py" />
<location filename="../../sai_studio/windows/training/new_chain.py" />
<source>Continue</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>{name} uses programs or files that you have not used here before. Continuing starts or opens them with your rights. Continue only if you trust the source of the folder.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/questions.py" />
<source>Programs and files</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>Mistakes are listed as they are found. What is known already is not searched again.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>Deep: search every move, doubtful ones in full</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>Quick: evaluate every position once</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>Review</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>Visits for each doubtful move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>Depth</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>Also the variations</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>One evaluation per move shows how the game went, but judges no move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>First move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>Last move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/review_dialog.py" />
<source>to</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/search_settings.py" />
<source>Positions that were searched before keep their figures until they are searched again.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/search_settings.py" />
<source>Search settings</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/search_settings.py" />
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Use</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/search_settings.py" />
<source>Back to the usual value</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Play candidate 1 to 9</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Arrow keys, Enter, after Board cursor</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Move a cursor on the board and play there, or use the selected tool</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Click</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Play a move, or use the selected tool</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Wheel</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Back and forward; over a candidate: through its variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Ctrl+wheel over the timeline</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Zoom in and out; a double click shows the whole game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Hover over a candidate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Show its variation and its winrate curve</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Shift+click or middle click</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Add the variation of a candidate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Right click</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Context menu of the point</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Drag, after Search only a region</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Search only moves on those points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Drag the line in the komi curve</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>View another komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Cancel, or stop analysis, several times</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Leave in turn: autoplay, board cursor, tool, region, play-out, viewed komi, board only, play, message, analysis</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Click or drag in a chart of a run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Show that generation in all charts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Double click on a board of a run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Open that self-play game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Click on the board of a study</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Mark a move as best, or not</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Hover over a curve of a study</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Show its network and its winrate at that komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Keyboard shortcuts and mouse</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Search; double-click to change a shortcut</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Commands and shortcuts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>&amp;Change shortcut…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>&amp;Reset all shortcuts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Close</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Shortcuts: {command}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Apply</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>&amp;Default</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Always</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Nothing found.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>&amp;Key</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>&amp;Second key</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<location filename="../../sai_studio/windows/study/window.py" />
<source>None</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Click a field and press the keys.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>{key} is taken from “{command}”.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/dialogs/shortcuts.py" />
<source>Changed; default: {usual}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/disk_changes.py" />
<source>Another program removed {name}; it is still open here and can be saved.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/disk_changes.py" />
<source>Another program changed {name}; you have changes that are not saved.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/disk_changes.py" />
<source>Another program changed {name}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/disk_changes.py" />
<source>Reload</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/disk_changes.py" />
<source>Keep mine</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>clipboard</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Move {number}, {player} to play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>The position was copied as text.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>The variation was copied; it can be pasted into any game of this size.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>There is {n} more remark.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>There are {n} more remarks.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Untitled game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Open a game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>The game was copied as SGF.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Black (X)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>White (O)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>The game on the clipboard has no moves.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>The clipboard holds no game record.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Show all…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Save the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Sample games can't be overwritten; save to another folder.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Autosave failed ({problem}): unsaved changes would be lost in a crash. Save the game to another disk.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>The variation was not pasted: its position was deleted.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Keep {komi:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Saved {name}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/documents.py" />
<source>Use {komi:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{side} to play, komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>{move} was played.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{percent} of winrate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>Nothing is due</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>The answer</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>Add the mistakes of a reviewed game, or come back later.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>The engine is looking at the position…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{move} was played and lost {lost} ({game}, move {number}).</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{move} was played ({game}, move {number}).</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{move} was played and lost {lost}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>The best move is {best}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{move} can't be judged.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{move} is the best move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{move} is as good as the best move, {best}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{move} loses {lost}, as in the game.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>{move} loses {lost}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>It is asked again in ten minutes.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>Right</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>Not quite</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/drill_round.py" />
<source>Find a better move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>Drill</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>All kinds of mistakes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>Kind of mistakes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>Show the answer</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<location filename="../../sai_studio/windows/patterns/hit_table.py" />
<source>Next</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>Never ask again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>No mistake of {side} is known in the open game; analyze it first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>{n} position added; {known} were there already.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>{n} positions added; {known} were there already.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>{n} position added.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>{n} positions added.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>{side}'s mistakes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>Add from the open game:</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>{due} of {count} positions due</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/drill/window.py" />
<source>No positions yet</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/console_view.py" />
<source>Console</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/console_view.py" />
<source>Input and output of the engine</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/console_view.py" />
<source>Command to the engine</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/console_view.py" />
<source>Command to the engine in use, e.g. showboard</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/console_view.py" />
<source>Send</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/engines.py" />
<source>Starting {name}…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/engines.py" />
<source>Test of {name}: {command}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/engines.py" />
<source>No analysis of rectangular boards</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/engines.py" />
<source>{name} can't search only a region. {reason}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/menu.py" />
<source>Engines…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/menu.py" />
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Restart</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Automatic</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>KataGo analysis engine (JSON)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Engines</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Other engines</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Add an engine</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Remove this engine from the list</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Command line as in a terminal, with quotes around blanks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Choose the program, then add its arguments</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Visits per position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Start the engine and check that it answers</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Restart the engine in use</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Command</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Protocol</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Add an engine…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Add KataGo, Leela Zero or another engine by its command line. Its analysis is shown in the timeline and in the list of candidates, beside that of our own network. GTP engines can also be opponents in games and matches.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Engine</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Engine {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Choose a program</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Add</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Test</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Use for analysis</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>No engine is in use.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Stop test</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Stop using</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Waiting for the first answer of {name}…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>Protocol by the command line: {protocol}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>{engine} is in use.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/engines/window.py" />
<source>{engine} is analyzing.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>Right: {move}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>Move {number}: {side} to play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>No move guessed yet</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>{right} of {asked} right at the first try ({percent})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>{later} right later, {shown} shown</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>{n} first try was near</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>{n} first tries were near</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>End of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>The move is inside the outlined part.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>Click where the next move of the game was played.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>{move} is near.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>{move} was not played.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/guess_round.py" />
<source>There are no more moves.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Guess the moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Moves to guess</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Show the move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Play the move of the game; it counts as not found (Space)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Hint</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Outline a part of the board with the move (H)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Begin again with the first move of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>From the shown move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Begin again at the position that the main window shows</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Moves of both players</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Begin again:</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/guess/window.py" />
<source>Moves of {side}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/handicap_texts.py" />
<source>most even with {stones} stones: Black wins {winrate}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/handicap_texts.py" />
<source>Start game: {stones} stones, komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/handicap_texts.py" />
<source>By {rules} rules White also gets {points:g} points for {stones} stones, so that the game is at komi {komi}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/handicap_texts.py" />
<source>At komi {komi} Black wins {winrate}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/handicap_texts.py" />
<source>most even with no handicap: Black wins {winrate}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/handicap_texts.py" />
<source>Start game: Black first, komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/handicap_texts.py" />
<source>{size}x{size} has customary points for no handicap stones.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/handicap_texts.py" />
<source>{size}x{size} has customary points for up to {stones} stones.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/handicap_texts.py" />
<source>far from the fair komi, an estimate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/rank_fields.py" />
<source>{color}’s rank</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/rank_fields.py" />
<source>Ranks: Black</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Handicap stones on their customary points; with 0 and 1 Black plays first</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Komi at which players of equal strength win half of the games each, with the standard error of the search; another network can differ by more</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Start with</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Komi of the game that this row starts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Komi of the chances</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Black’s chance to win at that komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>White’s chance to win at that komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Handicap advisor</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Visits per search; each start is searched one to three times</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>the usual komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>White gets these points; below 0 Black gets them</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Start game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Start a new game with the stones and the komi of the selected row</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Handicap stones and komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Handicap stones that would have made up for the lead, on top of those of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<location filename="../../sai_studio/windows/study/pages.py" />
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>One stone means that Black plays first; its usual komi is 0.5.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>The game is set up.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Chances at</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Search finds the fair komi of each row.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Fair komi and chances are those of players of equal strength.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>The open game: {worth}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>Play against the engine…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap/window.py" />
<source>There is no network for {size}x{size}; add one in the Networks menu.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<source>New handicap table</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<source>Komi of the even games; handicap games have komi 0.5</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<source>Opponent</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<source>Dynamic komi is for networks; choose a network as the player.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<source>Choose a method of dynamic komi, or none.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<source>table</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/new_table.py" />
<source>in each cell,</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/page.py" />
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>{done} of {total} games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/page.py" />
<source>Save the table as CSV or Markdown</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/page.py" />
<source>Play the remaining games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/page.py" />
<source>Handicap table</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/page.py" />
<source>Double-click a cell to see its games in the matches window</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/window.py" />
<source>Let a network meet an opponent in even games and with one to nine handicap stones for the opponent, with and without dynamic komi. The table fills while the games are played; they continue when you close this window.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/window.py" />
<source>Handicap tables</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/window.py" />
<source>New table…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/handicap_tables/window.py" />
<source>No game of this cell has begun yet.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/jobs/folders.py" />
<source>Enter a name that is valid for a folder.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/jobs/folders.py" />
<source>A {kind} named {name} exists already; choose another name.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/jobs/head.py" />
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<location filename="../../sai_studio/windows/training/window.py" />
<source>Open folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/jobs/head.py" />
<source>Continue…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/jobs/jobs.py" />
<source>its process ended with code {code}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/jobs/jobs.py" />
<source>{name} can't go on: {reason}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/jobs/jobs.py" />
<source>{name} can't start: {reason}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/jobs/window.py" />
<source>The folder is {path}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/network_input/plane_grid.py" />
<source>liberties of every stone (8: 8 or more)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/network_input/plane_grid.py" />
<source>{n} point of {all}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/network_input/plane_grid.py" />
<source>{n} points of {all}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/network_input/plane_grid.py" />
<source>Input planes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/network_input/window.py" />
<source>The planes of the position appear here once the engine is ready.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/network_input/window.py" />
<source>{count} numbers beside the planes, 0 where not listed: {numbers}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/network_input/window.py" />
<source>Network input</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/network_input/window.py" />
<source>{network} sees {planes} ({features}). {side} is to move: own stones are {side}'s.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/network_input/window.py" />
<source>{n} plane</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/network_input/window.py" />
<source>{n} planes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/few_networks.py" />
<source>No network plays {board}; Networks, Get a strong network adds one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/few_networks.py" />
<source>Only one network plays {board}; Networks, Get a strong network adds one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>{count} files were not added: {files}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>{name} was added.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>{n} networks were added.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>{name} plays {boards} only, not {size}×{size}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>plays {boards} only</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>{name} was added and is used for analysis from now on.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>{n} networks were added; {name} is used for analysis from now on.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>and {more} more</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>Add networks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>Reading {name}; this takes some seconds.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>{name} was removed from the list; its file was not deleted.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>The networks are in {folder}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>{name} plays {boards}, this board is {size}×{size}; choose another network.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>Add network…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>The download was canceled.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>Undo</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>Use {name}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_choice.py" />
<source>There is no network for {size}×{size}: moves, editing and counting work, but analysis needs one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_hint.py" />
<source>On {size}×{size}, KataGo networks are far stronger than the shipped one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/network_sources.py" />
<source>the download failed ({name}: {error}); see the log</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Elo 0 is the shipped network for 5×5 to 19×19 without search; 200 more win 3 of 4 games.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Boards</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Blocks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Size</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Strength (Elo)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Speed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<location filename="../../sai_studio/windows/training/preset_table.py" />
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>From</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>the program</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>your folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>added</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>{low}×{low} to {high}×{high}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Strength on {board}: {strength}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>{size:.1f} MB</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>{size:.0f} kB</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Use on this board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Remove from list</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<location filename="../../sai_studio/windows/study/window.py" />
<source>Add…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Use on {board}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Strength is measured on boards from 5×5 to 19×19.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Strength on {board}: not measured yet.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Elo of the selected network on boards like this one, from games against fixed opponents in the background; takes minutes on small boards, and many hours for a large network on 19×19</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Evaluations per second of one core, on this board where the network plays it; takes a second or two for each network, in the background</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Select a network to see its details, or drop files here: networks of SAI Studio, KataGo, Leela Zero or SAI. The files are not moved.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Only networks that you added can be removed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Identity {identity}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>{speed} evaluations per second of one core on {size}×{size}, in calls of 8.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Stop measuring</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Measure strength</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>The strength can't be measured: {error}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Measure speed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>The speed can't be measured: {error}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>Not for this board: {reason}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/networks_dialog.py" />
<source>It analyzes {board} now.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Program</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Folder</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Get a strong network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>The networks that come with SAI Studio are small and fast. KataGo networks play far better, above all from 10×10 up, and take longer for each position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Networks of other programs</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Add the network to the list; its file is not moved</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Progress of the download</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Download…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>All KataGo networks: {address}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Open page</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Open the page in your browser; save a network there, then add it here</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Add a file…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Searching the folders of KaTrain, KataGo, Lizzie, LizzieYzy and Sabaki.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>From other programs on this computer</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Other networks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>License</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Nothing was found in the folders of KaTrain, KataGo, Lizzie, LizzieYzy, Sabaki.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>{size:.0f} MB, in {folder}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Waiting for the package index</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Checking the network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>{done:.0f} of {total:.0f} MB</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>No browser could be opened; the address is {address}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Already on this computer.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>This network is in your list already.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/networks/strong_networks.py" />
<source>Files are not moved.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/hit_table.py" />
<source>File</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/hit_table.py" />
<source>{file}, game {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Find a pattern</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Folder…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Choose the folder with the games to search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Rotated and mirrored too</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>With exchanged colors too</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Anywhere on the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Edges that the pattern touches stay edges</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Take the shown position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Show the position of the main window here</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Games with the pattern</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Games to search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Drag over the pattern; now {where} is searched for.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>{hits} of {games} games have the pattern; {n} file can't be read.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>{hits} of {games} games have the pattern; {n} files can't be read.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>{hits} of {games} games have the pattern.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Searching: {files} of {all} files.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Choose a folder with game records first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>No folder yet</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>the whole board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/patterns/window.py" />
<source>Next: {moves}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>No clock</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Absolute: main time only</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Fischer: time added per move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Byo-yomi: periods, one move each</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Canadian: a number of moves in a time</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Clock</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>The same for both players; a player who runs out of time loses</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source> min</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Main time of each player</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Main time</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Periods or moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source> s</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Added time or overtime</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Added after each move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Length of a period</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Length of a period with so many moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Periods</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>Moves in each period</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/clock_fields.py" />
<source>moves in</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/coach.py" />
<source>passing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/coach.py" />
<source>Hint: {move}. Your winrate is then {winrate}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/coach.py" />
<source>There is no move to hint at here.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/coach.py" />
<source>It is not your turn.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/coach.py" />
<source>Looking for a good move…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>points or more</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>% of winrate or more</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>New game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>A new game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>The open game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>The open game, from move {number} on</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Begin a new game, or play on in the open one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>How much the engine searches, and how freely it picks its moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Visits per move; 1 plays the policy, without search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Temperature: 0 plays the best move, higher draws others too</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Level</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Plays for</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Tell me when my move loses</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>You may take the move back; what is within the error is not told</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Loss from which a move is told</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Smallest loss that is told</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Unit of the loss</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Pause analysis during the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Hide candidates and winrates while you play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>The engine may resign</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Adjust the komi after each game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Move the komi by the results; only from the start of a game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Teaching</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>It {style}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>both sides</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Two persons play by the clock.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Black places {stones} handicap stones first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Person</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>A person, our engine, or a GTP engine of Analyze &gt; Other engines</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Player of {color}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<location filename="../../engine/go/rules.py" />
<source>name</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>Name of {color}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>{engine} plays {sides}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>{board}, komi {komi}, {rules} rules.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>{board}, komi {komi}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>{game}. The loser gets points in the next game, so that you win about half.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>You play the moves of both sides, with analysis as you like.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/dialog.py" />
<source>You play the moves of both sides.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/even_games.py" />
<source>the engine</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/even_games.py" />
<source>The game is over: {result}. {next}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<source>Searching the position for its fair komi…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<source>Go back to move {number} or a later one to play on.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<source>You play {color} at the fair komi {komi} (a draw keeps the 50 %)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<source>You play {color} at the fair komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<source>The engine is thinking…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>It is your move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<source>The game is over here. Go back to a position to play it out.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<source>This network knows no score, so the fair komi is unknown.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<source>Judging the moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<source>{n} move to go</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/fair_play.py" />
<source>{n} moves to go</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/handicap_stones.py" />
<source>Place Black's handicap: {n} stone to go. A click removes a stone again.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/handicap_stones.py" />
<source>Place Black's handicap: {n} stones to go. A click removes a stone again.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>The game is over: {result}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Review game…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Next game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>The game is over here. Go back to a position to play.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Rematch</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Advice</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Show now</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Before the mistake</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Place them for me</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Take back</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Play on</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Stop playing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/menu.py" />
<source>Resign</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>{engine} plays {color}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>There is no move of yours to take back.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>The engine</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>{engine} plays both sides.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>{engine} plays {color} after the swap.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>it played {move}, which is illegal ({reason})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>Both sides passed: mark the dead stones, then write the result.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>{program} left the game: {reason}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>Both sides passed.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>{color} is to play.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>It answers at the end of the line.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>Your move is being checked…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/opponent.py" />
<source>It is thinking…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>Winrate after each move, at the fair komi of the start. Bars are standard errors; pale lines are your earlier tries. Click to show the position on the board.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>{yours}; the game kept {percent} of 50 %.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>{yours}; the game did as well, within the error.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>{yours}; the game came to {winrate}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>{yours}; the game kept the 50 %.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>{yours}; the game kept {percent}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>{color} from move {number} on, at komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>You won at this komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>You lost at this komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>Play it out, fair</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>Try again</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>Play the same position again, as another variation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>Back to the komi of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>Moves played and moves of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>Judging the moves: {done} of {total} positions</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>The game ends after {n} move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>The game ends after {n} moves.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>You kept the 50 %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>You kept {percent} of 50 %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>The 50 % rose to {winrate}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>Earlier</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>{color} wins at komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>The moves are being judged…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/result.py" />
<source>The game has no moves from here.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/seats.py" />
<source>Its own settings</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/swap_choice.py" />
<source>White may swap colors now, instead of making the second move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/swap_choice.py" />
<source>Searching for White's best move…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/swap_choice.py" />
<source>Q of White's best move, {move}, is {q:+.2f}: swapping is better.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/swap_choice.py" />
<source>Q of White's best move, {move}, is {q:+.2f}: keeping White is better.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/playing/swap_choice.py" />
<source>The players exchanged colors; White is to move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/report_export.py" />
<source>Saved as {name}; {judged} of {moves} moves are judged.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/report_export.py" />
<source>Export report</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/report_export.py" />
<source>{name} is the open game itself; choose another name for the report.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/report_export.py" />
<source>Report to read and print</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/report_export.py" />
<source>Table of moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/report_export.py" />
<source>All figures, JSON</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/report_export.py" />
<source>Annotated game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/games.py" />
<source>State</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/games.py" />
<source>waiting</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/games.py" />
<location filename="../../sai_studio/windows/reviews/reviews.py" />
<source>reviewing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/games.py" />
<source>done</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/games.py" />
<source>failed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/games.py" />
<source>same game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/games.py" />
<source>reviewing, {share}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/games.py" />
<source>stopped, {share}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/games.py" />
<source>Games of the review</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Each game gets a report as soon as it is done. The review can be stopped and continued later; nothing is searched twice.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Review many games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Games to review</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Folder for the reports; a new folder is created</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Browse…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>The best one for each board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Reports</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>usual for the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Add the games to review: files, folders or zips.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Name a folder for the reports.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Name the whole path of the folder for the reports.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>The games lie in the folder for the reports; choose another one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Add files…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Add folder…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/new_review.py" />
<source>Folder for the reports</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>All reports</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>Open the page that lists the reports in the browser</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>Review the games that are left</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>Stop now; what was searched is kept</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>Show the game with its review in the main window</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>Open the report of the game in the browser</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>{count} failed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>about {time} left</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>Open game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/page.py" />
<source>Open report</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/reviews.py" />
<source>{name} is reviewed in the background; it continues when you close this window.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/window.py" />
<source>Review many games one after the other: files, folders and zips. Each game gets a report, and all of them a page that lists them. The review continues when you close this window, and can be stopped and continued at any time; nothing is searched twice.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/window.py" />
<source>Reviews</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/window.py" />
<source>Review games…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/window.py" />
<source>There is no {file} in the folder of the review.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/window.py" />
<source>{name} is not reviewed yet.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/reviews/window.py" />
<source>The report is {path}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/known_networks.py" />
<source>Shipped and own</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/known_networks.py" />
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Panel</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_error_charts.py" />
<source>error</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_error_charts.py" />
<source>sum of expected owners [points for Black]</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_error_charts.py" />
<source>always 50 %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors.py" />
<source>komi errors</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors.py" />
<source>Enter at most {count} komi.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors.py" />
<source>Choose game records first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors.py" />
<location filename="../../sai_studio/windows/study/study_model.py" />
<source>Choose at least one network first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Half the squared error of the value, from −1 to 1, against the winner by the recorded score, with the 95 % interval over games; 0.5 if it always says 50 %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Networks that were measured</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Size of the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<location filename="../../sai_studio/windows/study/window.py" />
<location filename="../../sai_studio/windows/training/compare_run.py" />
<location filename="../../sai_studio/windows/training/generations_page.py" />
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Positions</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Positions measured, and their games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>{mean} ({low} to {high})</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Choose game records with a counted score. Measure compares the winrates of every checked network at each komi with who would have won there.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Komi at which the networks are compared</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Figure shown below</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Measure</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Measure every checked network on the games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Games to measure on</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>None of the measured networks expects owners; check one with an ownership head.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Check one or more networks on the left to measure them.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>{positions} of {games} games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Errors by komi, every network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Errors during the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Winrate by expected owners</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>No games chosen</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Error, komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>File or zip…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Measuring… {percent} %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/komi_errors_page.py" />
<source>Reading the games…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/network_tree.py" />
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Networks that take part</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Move that it plays to win, after a search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Move that it plays to win and for points, after a search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Move that it plays for points, after a search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>{done} of {total} searches</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Search the position once with every checked network and each λ, {visits} visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Search moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Probability that the best move is chosen, by lambda</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>e.g. D4, E5</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Moves that count as best; you can also click them on the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Visits per search; 250 in the paper</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Searches per network and lambda; 1000 in the paper</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Best moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Tries</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Winrate over komi, every network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Check one or more networks on the left to see their curves.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Mean of {n} network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Mean of {n} networks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>proven</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Searching… {progress}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Start searches the position many times with every checked network and counts how often the agents with λ 0, ½ and 1 choose a best move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>You can mark the best moves before or after the search: click them on the board or enter them above.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>α, the score it expects without a search [points for Black]</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Certainty: how steep its curve is [1/points]</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>At the komi of the game, without a search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Evaluating… {progress}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>This network sees one komi at a time: the curve is fitted to its winrates at many komi, to within {percent:.0f} %.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Networks that were searched</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Agent: 0 plays to win, 1 for points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Searches made</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Best move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Share of tries that chose a best move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Wilson interval of that share</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Moves chosen</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>The most frequent ones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>one komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Mark the best moves: click them on the board or enter them above.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Standard deviation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/pages.py" />
<source>Mean, networks of one komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/position_board.py" />
<source>Studied position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/position_board.py" />
<source>Click a point to mark it as a best move, or not</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/positions.py" />
<source>seki</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/positions.py" />
<source>cut</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/positions.py" />
<source>capture</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/positions.py" />
<source>Position {number}, {name}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/study_charts.py" />
<source>best move chosen</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/study_charts.py" />
<source>mean {mean:.1f} %</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/study_charts.py" />
<source>at any komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/study_model.py" />
<source>Start of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/study_model.py" />
<source>{network} takes part on {boards} only.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/study_model.py" />
<source>{problem}; study an earlier move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Study</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Winrate and moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Choice of the best move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Errors by komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Save the chart or the table</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<location filename="../../sai_studio/windows/training/menu.py" />
<location filename="../../sai_studio/windows/training/position_page.py" />
<source>Position of the main window</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Keep this position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Stay at this position when the main window shows another</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Check all networks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Clear all networks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Add a network file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>Add a network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>{position}, {color} to play, komi {komi}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>All</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/study/window.py" />
<source>There is nothing to export yet.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>Leaves at move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/branches_page.py" />
<location filename="../../sai_studio/windows/training/generation_bar.py" />
<location filename="../../sai_studio/windows/training/generations_page.py" />
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Generation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>Positions of finished games start new games at their own fair komi: such branches appear here when they have ended.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>Tree of branched games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>Game {number} leaves game {parent} here, after move {move}, {color} to play. At komi {komi} this position was even, as the network saw it then. Result: {result}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>Game {number} started on the empty board at komi {komi} and ended like this. Result: {result}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>{n} branch</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>{n} branches</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/branches_page.py" />
<source>Double-click opens the game.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_panel.py" />
<source>Go on with the steps that are left</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_panel.py" />
<source>Stop after the current step; Continue goes on from there</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It plays against itself: {games} game so far, each at another komi.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It plays against itself: {games} games so far, each at another komi.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It has learned from them once; each time the new network plays the next games.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It has learned from them {n} times; each time the new network plays the next games.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>{network} expects {color} to win by {points}, and is {sure}; with perfect play Black wins by {score}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>not sure at all</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>not sure</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>fairly sure</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>sure</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>very sure</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>the shipped {board} network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>{wins:g} of {games}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>Its last network won {won} games against {opponent}, which tells no difference</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>Step {step} of {total} ({status}): {about}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>A network with random weights begins to play against itself in some seconds.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It has played {games} game against itself, each at another komi.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It has played {games} games against itself, each at another komi.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It has played {games} game against itself; it pauses until you continue.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It has played {games} games against itself; it pauses until you continue.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It plays against itself: {games} game so far, its moves are still random.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It plays against itself: {games} games so far, its moves are still random.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>From these games it will learn which moves were good, and who won.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It has learned from them once, in {time}; each time a new network played on.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>It has learned from them {n} times, in {time}; each time a new network played on.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>Right now it learns from the latest games, which makes network {number}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>After {games} games it learns from them which moves were good, and who won.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>What it thinks of the empty board is seen here when it has played.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>The first network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>Network {number}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>{network} expects {color} to win by {points}, and is {sure}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>At the end its last network plays against its first one, and against the shipped {board} network: that tells whether it became stronger.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>its first network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>Its last network has won {won} games against {opponent}, of {planned} to be played</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>Its last network is stronger than {opponent}: it won {won} games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>Its last network is weaker than {opponent}: it won only {won} games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>All {total} steps of {name} are finished.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>Step {step} of {total}: {about}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>it has won {won} games against {opponent}, of {planned} to be played</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>against {opponent} it won {won}, so it is stronger too</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>against {opponent} it won {won}, so it is weaker</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/chain_story.py" />
<source>against {opponent} it won {won}, which tells no difference</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>The strong network searches positions of this run's latest games; then generations of the run are asked about the same positions. The charts Winrate error and Black wins the empty board show how near they come. Repeating it measures only what is new.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>Compare {name} with a strong network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>Compare</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>Strong network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>Every how many generations</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>{name} is compared with {network}; the charts fill one by one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>{run}: {count} generations are compared.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>{run} could not be compared: {why}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>1 measures every generation; the last one always is</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>No network for {size}x{size} is known; add one with Networks, Get a strong network.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/compare_run.py" />
<source>No KataGo network is known: Networks, Get a strong network downloads one. Until then choose the strongest network that you have.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/continue_run.py" />
<source>Continue {name}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/continue_run.py" />
<source>The run is finished at generation {generation}: give it more generations to go on.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/continue_run.py" />
<source>The run goes on from generation {generation} of {generations}. What it learns can't change on the way; how long and by what means it works can:</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/continue_run.py" />
<source>The run has {generations} generations already; ask for more.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/estimator.py" />
<source>the measurement gave no speed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/games_page.py" />
<source>game {number}: {result} at komi {komi:g}, {moves} moves, generation {generation}, branch of {parent} at move {move}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/games_page.py" />
<source>estimated {result}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/games_page.py" />
<source>game {number}: {result} at komi {komi:g}, {moves} moves, generation {generation}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/games_page.py" />
<source>{moves} moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/games_page.py" />
<source>Games appear here as soon as the first ones have ended.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/games_page.py" />
<source>estimated · {moves}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/games_page.py" />
<source>{moves}, branch at {move}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/games_page.py" />
<source>Latest games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generation_bar.py" />
<source>Play the generations as a film</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generation_bar.py" />
<source>Film</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generation_bar.py" />
<source>Newest</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generation_bar.py" />
<source>Follow the run: always the newest generation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generation_bar.py" />
<source>Use as network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generation_bar.py" />
<source>Analyze with this generation's network in the rest of the program</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generation_bar.py" />
<source>plays {move}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Number of the network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Million nodes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Visits up to its birth</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Games played up to its birth</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Positions labelled up to its birth</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Fair komi of the empty board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Steepness of the curve there</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>What it plays on the empty board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Policy loss</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Of the training that follows it</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Winrate loss</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Mean length of its games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Share of its games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Score against the panel</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Rating against the panel</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Gate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Whether it replaced the best one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>Generations</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/generations_page.py" />
<source>Use generation {generation} as network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/known_runs.py" />
<source>Only the log of this run is here: its games and networks are not.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/known_runs.py" />
<source>running</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/known_runs.py" />
<source>interrupted</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/known_runs.py" />
<source>log of a run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Alpha of the empty board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>The score that the network expects from the empty board, which is also its fair komi [points for Black]. A weak network may pass through the true value by chance: look for a sharp beta too.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Beta of the empty board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>How sharply the winrate falls around the fair komi [1/point]: half of the results lie within 1.1 / beta points of it. It grows as the network becomes sure of the score.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Winrate on the empty board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Black's winrate at the komi of the rules.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Losses</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>What training minimizes, each unweighted: cross-entropy of the policy and of the winrate, of the ownership per point, squared error of the score. The games change as the network does, so a loss may rise while play gets better.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Moves of games held out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>How often the move that was played in a game the network never learned from is its first choice, or among its first five.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Share against earlier networks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Games that the network in training won against those of the pool, whose moves are drawn as its own are; a draw counts half. The pool grows stronger, too.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Error of the results</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Mean squared error of a network's results, which are +1 and -1: on positions that it learned from, and on games held out. A gap between the two means that it knows games by heart.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Length of the games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Moves per self-play game; in a branch those since it left its parent.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Black's share of the games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Games that Black won, each at its own komi: near one half when the komi are fair.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Speed [thousand per CPU second]</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>Nodes (visits) of self-play and rows of training, per second of one processor's time.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<location filename="../../engine/match/settings.py" />
<source>alpha</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<location filename="../../engine/match/settings.py" />
<source>beta</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>winrate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>policy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<location filename="../../engine/network/settings.py" />
<source>ownership</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<location filename="../../engine/network/settings.py" />
<source>soft policy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>reply</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>total</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>policy, games held out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>first choice</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>first five</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>won</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>learned from</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<location filename="../../engine/train/records/settings.py" />
<source>held out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>nodes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/log_plans.py" />
<source>rows trained</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<location filename="../../sai_studio/windows/training/window.py" />
<source>{name} is at work already.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>{name} can't be read.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>{name} is {status}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>{name} is not at work.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>There is no run yet; start one with New run.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>There is no other run to compare with.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>{name} analyzes {size}×{size} boards from now on; the game shown is {shown}×{shown}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>{name} analyzes in the main window from now on.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>It can't go on.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>with {name}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>No runs yet</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/menu.py" />
<source>No other runs yet</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_chain.py" />
<source>{step} (done)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_chain.py" />
<source>New chain</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_chain.py" />
<source>Chain</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_chain.py" />
<source>Continue {name} ({done} of {steps} steps done)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_chain.py" />
<source>Give the chain a name that a folder can have.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_chain.py" />
<source>Choose {file}: {about}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_chain.py" />
<source>The folder {folder} is there already; choose another name.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_chain.py" />
<source>There is nothing at {path}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Next…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>About {time} and {disk} of disk for {games} games and {nodes} nodes, at {pace} nodes per second while the machine is as busy as now.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>What single options gave in short trial runs: &lt;a href="{link}"&gt;docs/{page}&lt;/a&gt;</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Usually about {time} and {disk} of disk for {games} games and {nodes} nodes. Measure this computer for ten seconds to know its own time.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>in {folder}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>New run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Place…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Choose the folder in which the run's folder is made</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>From file…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Take settings from a JSON file, such as run.json's section preset</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Measure how fast this computer plays and learns</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Settings of a run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Where the run's folder is made</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Next asks for the files that these steps need.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Give the run a name that a folder can have.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Press it with the mouse or Space: Enter measures</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>Settings</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Measuring self-play and training with this network… the first time the engine is compiled before.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Measuring self-play and training with this network…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>The measurement failed: {error}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>These settings run at another speed; measure again to see time and disk.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/new_run.py" />
<source>Measure this machine for ten seconds to see how long the run will take.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>Generation {generation}: Black wins {winrate:.0f} % at komi {komi:g}, {color} is ahead by {points} points on the board; it plays {move} ({share:.0f} %).</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>Generation {generation}: Black wins {winrate:.0f} % at komi {komi:g}; it plays {move} ({share:.0f} %).</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>{asked} of {networks} networks asked so far</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>{move} is not the first choice of the newest network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>{move} has been the first choice from the beginning</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>{move} has been the first choice since generation {generation}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>Black wins this position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>Black's winrate by komi as the selected generation sees the position, without a search. Earlier generations stay as pale lines; move the slider below.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>The curve comes when the network has been asked.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>When did it learn this?</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>Black's winrate at komi {komi:g}, and how often the policy chooses {move}, by generation. A click selects a generation.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>generation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>The networks are asked one after the other.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>chooses {move}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/opinion_charts.py" />
<source>Black wins at {komi:g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/position_page.py" />
<source>Open a game in the main window: its position is shown here.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/position_page.py" />
<source>Move whose learning is shown</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/position_page.py" />
<source>The move whose learning is shown</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/position_page.py" />
<source>The main window shows a {size}x{size} board, this run plays {own}x{own}. Open a game on {own}x{own}, or begin one with File, New game: every position is asked here.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/position_page.py" />
<source>Learning of {move}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/position_page.py" />
<source>The networks are asked about the position…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_list.py" />
<source>our own</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_list.py" />
<source>SAI paper</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_list.py" />
<source>{small} to {large}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_list.py" />
<source>{time} (GPU)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_list.py" />
<source>Needs {needs}.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>Preset</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>What it is</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>Strongest for 14×14 to 19×19, from a teacher</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>Board sizes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>14 to 19</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>Time here</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>Usual time on this computer, by figures of a server; Measure tells its own. (GPU) is the time on a graphics card</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>20 min (GPU)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>The paper or system that it follows</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>multi-labelled values</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>What comes out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>What comes out, and what it needs</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>A network that plays 5×5 well</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>Search presets: a board, a paper, a word</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/preset_table.py" />
<source>Presets</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/reference_charts.py" />
<source>{n} visit</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/reference_charts.py" />
<source>{n} visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/reference_charts.py" />
<source>Winrate error</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/reference_charts.py" />
<source>Mean difference between Black's winrate and that of a strong network's search on labelled positions, at one visit (the network alone) or more; bars are 95 % intervals.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/reference_charts.py" />
<source>Not measured yet: Compare with a strong network, above, asks one about positions of this run's games (sai-engine measure --run FOLDER).</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/reference_charts.py" />
<source>Black wins the empty board, by komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/reference_charts.py" />
<source>Black's winrate on the empty board half a point below and half a point above the score of perfect play: 100 % and 0 % are right. Solid lines are the network alone, dashed ones a search where one was measured.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/reference_charts.py" />
<source>Perfect play is not known on this board, and no search was measured.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<location filename="../../engine/train/settings.py" />
<source>million nodes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>nodes beside the paper's</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>hours of processor time</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>perfect play on {size}×{size}: {score}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>Black wins the empty board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>The winrate curve of the empty board as each generation sees it: from a flat guess to a step at the true score. Earlier generations stay as pale lines. Drag the slider below, or play it as a film.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>Panel score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>How a generation does against a fixed panel of networks, weighted by the panel's first principal component (Figure 1 of the SAI paper). On 7×7, marks tell after how many nodes the paper's runs were as strong as they became.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>No panel scores yet: give the run a panel (settings run.panel and run.panel_every) and its generations are matched against it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>Maximum-likelihood rating from all games against the panel, whose first member has 0; bars are 95 % intervals.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>No ratings yet: they come with the panel.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>Networks of this run have one winrate for one komi, no alpha.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>The first figures come with the first generation.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>true {score}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>The networks of this run have no curve over komi.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>The first curve comes with the first network.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_charts.py" />
<source>the paper's {run}: {nodes:.0f} million</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Positions labelled by a teacher network, for distillations to learn from; sai-engine label goes on with the folder.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>matching the new network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>scoring the new network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>{nodes} million</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>The engine is loading; the first games come in some seconds.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>of {whole}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>labelled by a teacher network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Continue the run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Stop after the current step; nothing is lost, and Continue resumes the run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>collecting labels</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>of {generations}, ended by its limit</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>{played} of {games} games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>at this pace</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>{pace} per CPU second</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>{games} games per CPU hour</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Networks made so far, and how many there will be.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Self-play games so far, or positions of a distillation.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Nodes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Visits of all searches so far: what the paper counts.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Processor time</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Of all processes of the run together.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Left</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>Wall-clock time to the last generation, by the latest ones.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<location filename="../../engine/network/settings.py" />
<location filename="../../engine/train/distillation/settings.py" />
<source>labels</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_header.py" />
<source>{share:.0f} % branches</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_list.py" />
<source>generation {generation} of {generations}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_list.py" />
<location filename="../../sai_studio/windows/training/window.py" />
<source>Runs</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_list.py" />
<source>{positions} labels</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>Compare with a strong network…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>What the charts count along</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_page.py" />
<location filename="../../sai_studio/windows/training/setting_row.py" />
<source>on</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>off</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>Progress</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>Strength</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>Branches</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>by {label}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>Measure how near the run's networks come to a strong network's search</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/run_page.py" />
<source>Messages</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/setting_row.py" />
<source>{range}; after {source}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/setting_row.py" />
<source>from {low:,g} to {high:,g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/setting_row.py" />
<source>usually {default}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/setting_row.py" />
<source>usually empty</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/setting_row.py" />
<source>Back to the preset's value</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/setting_row.py" />
<source>Reset {label}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/setting_row.py" />
<source>at least {low:,g}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Self-play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Distillation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Games by policies</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<location filename="../../sai_studio/windows/training/window.py" />
<source>Training</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Second stage</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Essentials</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>All options</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Which options to show</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>Search options</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>No option is called or explained like that.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/settings_form.py" />
<source>These settings learn from another network: name its file as Teacher.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/training.py" />
<source>{name} starts in a process of its own and continues when you close this window.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/training.py" />
<source>{name} starts in a process of its own and continues when you close this window; each of its runs comes into this list when it begins.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/training.py" />
<source>{name} stops within seconds; nothing is lost.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/training.py" />
<source>{name} is finished at generation {generation}; Continue with more generations goes on for longer.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/training.py" />
<source>{name} stops when its step is done, within seconds; all games and the network are kept, and Continue goes on from there.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/training.py" />
<source>There is no run in {folder}; choose a folder with a run.json.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/training.py" />
<source>All steps of {name} are finished.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>Share of the run from which these visits hold</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>Teach</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>Visits of the searches that the network learns from</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>Others</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>Visits of the other, quick moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>Visits as text</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>Visits by share of the run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>Add a row for a later part of the run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>Remove the last row</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>The same as text: share:teach/others, one for each row</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/visits_field.py" />
<source>{column}, row {row}</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>A run teaches a network by letting it play against itself. Start one, and watch it grow from a flat guess to a sharp idea of the score: 5×5 takes minutes, 7×7 some hours. It goes on when you close this window.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>New run…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>Demo</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>Ten-minute demo</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>Open…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>Open a run…</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>Open a run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>Choose a run first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>{name} is a folder of labels; sai-engine label goes on with it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>No run is at work here.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>There are no games of this run yet to take positions from.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>Stop comparing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>Compare with the selected run</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>Take from the list</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../sai_studio/windows/training/window.py" />
<source>It can't go on; start a new run.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>komi that the search believes in: the game's (none), or one adjusted before each own move by the expected score (ss-r: of rollouts, ss-b: of the network, ss-m: of both), by the winrate (vs-m) or by the winrates at all komi (ml-dk)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>komi low</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>dynamic komi vs-m and ml-dk: least winrate of the player that is left alone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>komi high</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>dynamic komi vs-m and ml-dk: largest winrate of the player that is left alone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>komi decay</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>dynamic komi ss and ml-dk: how fast the komi rate falls during the game; 0 = always 1/2</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>komi phase</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>dynamic komi ss and ml-dk: moves per point of the board at which the komi rate is 1/2</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>komi step</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>dynamic komi vs-m: change of the komi before a move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/go/rules.py" />
<location filename="../../engine/network/settings.py" />
<location filename="../../engine/search/settings.py" />
<location filename="../../engine/train/selfplay/settings.py" />
<location filename="../../engine/train/settings.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>komi most</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>dynamic komi: largest distance from the komi of the game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>komi rollouts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>dynamic komi ss-r and ss-m: games played on from the position for the expected score, unless the last search had rollouts of its own (rollout_share)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>komi mix</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/value/dynamic_komi.py" />
<source>dynamic komi ss-m: share of the network's expected score; the rest is the rollouts'</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/match/settings.py" />
<location filename="../../engine/train/selfplay/settings.py" />
<source>lambda</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>0 plays to win, 1 for points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/train/selfplay/settings.py" />
<source>mu</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>moves the near end of the komi window; 0 leaves it at the real komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>choice</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>which move is best: the most visited (the paper), or the one with the best lower confidence bound</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/match/settings.py" />
<location filename="../../engine/train/selfplay/settings.py" />
<source>temperature</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>0 plays the best move; above, moves are drawn with probability visits^(1/temperature)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/train/selfplay/settings.py" />
<source>temperature form</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>how temperature acts: visits^(1/T), or the paper's Gibbs form exp(visits/T)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>opening moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>moves of a game that use the temperature</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/match/settings.py" />
<location filename="../../engine/search/settings.py" />
<location filename="../../engine/train/selfplay/settings.py" />
<source>plies</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<location filename="../../engine/search/settings.py" />
<location filename="../../engine/train/selfplay/settings.py" />
<source>pass rule</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>search: pass when the search says so; score: never when that loses on the board, at once when the opponent passed and it wins</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>resign below</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/analysis/agent.py" />
<source>resign when the winrate falls below this; 0 never resigns</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<location filename="../../engine/network/settings.py" />
<source>size</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<location filename="../../engine/network/settings.py" />
<source>board size</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<location filename="../../engine/network/settings.py" />
<source>points per side</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<source>points White gets besides those for handicap</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<source>which positions may not come back: any earlier board, a board with the same player to move, or only the one before (simple ko)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<source>whether suicide of two or more stones is legal</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<source>scoring</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<source>area: stones and surrounded points; territory: surrounded points and prisoners</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<source>handicap stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<location filename="../../engine/match/settings.py" />
<source>stones</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<source>handicap bonus</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<source>points White gets for handicap stones besides komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/go/rules.py" />
<source>name of the rules as in the game record</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Visits of each search; 1 plays the policy.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>The agent's lambda: 0 plays to win, 1 for points.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Temperature of the first moves, so that games differ.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<location filename="../../engine/train/selfplay/settings.py" />
<source>temperature plies</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Moves of the game that use the temperature.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Komi of the games in turn, best on both sides of the fair one, like `8.5 9.5`; empty = the komi of the rules.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Moves played before the players take over, the same ones for both: none; drawn from a network's policy; random legal moves that keep the value; or recorded ones, which a strong network has checked.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>opening plies</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Length of drawn openings.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>opening file</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>File of recorded openings; empty = those that ship for the board.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>opening temperature</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Temperature of openings drawn from the policy.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>opening loss</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Largest loss of winrate of a move in openings that keep the value.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Games side by side; more are faster on a GPU and take memory.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Komi of the games in turn, like `8.5 9.5`; empty = 0.5 in handicap games, else on both sides of perfect play where that is known, else the komi of the rules.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Games of each pair; rounded up, so that every opening comes with every komi and color.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>side</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Color of the first player of a pair: both in turn, black, white, or hold: the side that wins with perfect play at the komi of the game.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Handicap of every game: 0 = none; 1 = Black only plays first, at komi 0.5; 2 to 9 = so many black stones before White's first move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>handicap for</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Player of a pair who is Black in every game with handicap: the second one named, or the first.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>placement</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Handicap stones: fixed on their customary points, or free, placed by the player of Black.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>compensation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Points that White gets for handicap stones besides komi: none, or stones, one for each as in Chinese rules.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Score of perfect play on the empty board, for side hold; empty = the known one, up to 7x7.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>judge</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Network that checks drawn openings at every komi: a file, or the name of a known one; empty = for openings that keep the value, the strongest KataGo network available.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>judge visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Visits of the judge's search at each komi.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>opening sure</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Least winrate, searched by the judge, of the side that wins with perfect play.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>opening range</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Smallest and largest winrate of Black, searched by the judge, after an opening at each komi, like `0.3 0.7`; empty = by opening_sure where perfect play is known, else `0.1 0.9`.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>play out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Our players answer a pass only when nothing is left to play for, so that programs which pass with dead stones on the board get a chance to capture them.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>sprt</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Two Elo differences like `0 35`: stop as soon as the games say which one fits the first player better (5 percent errors); empty = play all games. Matches only.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>tree</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Search tree of our players: fresh for every move; game: kept during a game, every move adds its visits to what is known of the position; games: kept over all games of a pair at one komi, which are played one after the other.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<location filename="../../engine/train/settings.py" />
<source>seed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Seed of all games and openings.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>start s</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Time for the first answer of another program.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>s</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>answer s</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Time of another program for a move; more loses the game.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>thinking</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Moves of other programs computed at the same time; 0 = as many as cores.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Games against each member.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>color</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Candidate's color: White only, as in the paper (at a komi that favors White, play as Black gets randomly worse), or both in turn.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>rule</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>always: every candidate; sprt: a sequential test of two Elo differences; two_sigma: wins two standard deviations above half of the games; threshold: at least final_share of all games that are not drawn.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>optimistic until</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Share of the run up to which candidates are promoted before the rule's games, which are played beside self-play of other processes and only show what would have been decided.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Games at most.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>min games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>No promotion before so many games.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>elo0</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>sprt: the difference that is not worth a promotion.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Elo</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>elo1</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>sprt: the difference that is; larger than elo0.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>sprt: chance to promote when the difference is elo0.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>sprt: chance to reject when the difference is elo1.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>final share</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>sprt: share of the points that promotes when all games are played without a decision; threshold: share of the wins.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>early fail</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/match/settings.py" />
<source>Stop when the games left can no longer lead to a promotion.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>smallest</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>smallest board of a network whose heads are pooled over the board, so that it plays every size from this one to `size`; 0 = dense heads for one size</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>features</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>input planes, the name of a feature set</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>trunk</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>residual blocks, or a plain tower: one 3x3 convolution after the other</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>blocks</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>residual blocks; convolutions of a plain trunk after the first one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>channels</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>channels of the trunk</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>first kernel</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>side of the first convolution's kernel, odd</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>first channels</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>channels of a plain trunk's first convolution; 0 = as the others</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>cross layers</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>convolutions of a plain trunk, counted after the first one, that a cross layer comes before, like `1 9`; empty = none</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>cross kernel</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>side of the cross layers' kernels, odd; the paper's number is lost in its text, and 11 is the least of which a cross of width 5 leaves anything out</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>cross widths</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>widths of a cross layer's convolutions, one for each branch</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>cross squeeze</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>channels to which a cross layer's input is squeezed</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>cross outputs</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>channels that each branch of a cross layer adds</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>global pooling</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>whether every second block adds a bias pooled over the board</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>policy head</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>a dense layer to all moves; or a number for each point by a 1x1 convolution with a bias of its own (points), which passes only when all other legal moves fill eyes of its own; or none: a network of values alone, which gives every point the same share (uniform)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>policy channels</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>channels of the policy head</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>komi units</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>units of the policy's komi layers, 0 for none</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>value head</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>alpha and beta separate (V), sharing a convolution (Y) or the hidden layer (T, I); one winrate (flat), given as Black's (elf); one for each of many komi (multi_label); none, a network of the policy alone, which gives every position even chances</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>komi that a multi_label head has winrates for, one point apart</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>first label</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>smallest of these komi</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>label pairs</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>whether a multi_label head gives one winrate to two komi between which no score lies when every point is owned: -2.5 and -1.5, -0.5 and 0.5 and so on where the board's points are odd; off, each komi has a winrate of its own</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>value channels</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>channels of the value head</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>value hidden</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>hidden units of the value head</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>beta channels</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>channels of beta's own head (V)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>beta hidden</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>hidden units for beta (V, Y)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>whether there is a head for each point's final owner</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>whether a head learns the flattened policy, for training alone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>reply policy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>whether a head learns the opponent's next move, for training alone</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>ownership score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>whether alpha is the sum of the expected owners of all points, and the value head gives only what is to be added</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>norm</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/network/settings.py" />
<source>normalization of the convolutions</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>c puct</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>how far exploration follows the policy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>puct</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>growth of exploration with visits n: sqrt(n), or sqrt(n log(puct_log n + puct_constant))</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>puct log</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>slope inside the logarithm of puct 'log'</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>puct constant</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>constant inside the logarithm of puct 'log'</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>puct sum</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>visits n that exploration of a move grows with: of all moves of the position, or of the other moves only (excluded)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>puct epsilon</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>added to the visits n that exploration grows with</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>fpu</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>value of a move not tried yet: a constant (agz), the parent's less a reduction (lz), or the mean of the tried ones (average)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>fpu constant</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>the constant of fpu 'agz'</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>fpu reduction</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>reduction of fpu 'lz' per square root of tried policy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>fpu base</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>what fpu 'lz' reduces: the position's own value, as the paper, the best tried child, or the larger, as the reference program; these two are never below 0</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>fpu noise reduction</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>apply the reduction of fpu 'lz' also at a root with noise, as the paper; the reference program doesn't</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>when pass is a candidate: always, not if it loses on the board (guarded), or only when few moves are left (restricted)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>second pass prior</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>added to the prior of answering a pass by a pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>policy temperature</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>flattens (above 1) the policy over legal moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>legality</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>priors are shares of the policy over legal moves, or over all points, as in a search that tests a move only when it is chosen (on_demand)</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>noise alpha</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>Dirichlet noise at the root, in 19x19 units: scaled by 361 / points</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>noise weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>share of noise in the root's priors</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>virtual loss</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>losses a pending visit counts as while its answer is awaited; 0 = it counts as a visit only, so that moves are not taken for worse than they are</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<location filename="../../engine/train/settings.py" />
<source>batch</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>leaves of one tree evaluated together; 1 is exact</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<location filename="../../engine/train/policy_games/settings.py" />
<source>positions</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>window from</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>curve that decides the komi window: the node's own (the paper) or its subtree's mean</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>root extra visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>visits that window_from 'subtree' divides the root's mean by beyond those made; the reference program has 1</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>root selection</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>how the root's visits are shared out: puct, or sequential halving of the best of the policy with Gumbel draws for noise (gumbel), which suits fewer visits than moves; a tree is then not kept from move to move</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>root candidates</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>moves that root_selection 'gumbel' begins with</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>forced playouts</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>least visits of a move tried at a root with noise: sqrt(this x prior x visits); KataGo has 2, with the policy target 'pruned_visits'; 0 = none</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>max leaves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>only so many moves of a position, the best of the policy, are searched; 0 = all. A root with root_selection 'gumbel' has root_candidates instead</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>leaves increase</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>more moves than max_leaves for each move from the root to a position</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>moves per ply</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>max depth</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>a search ends when its longest line has so many moves, or with its visits if these come first; 0 = with its visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>max depth upper</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>if above max_depth, the depth of each search is drawn from max_depth to this</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>depth weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>an evaluation counts so many times as much in a move's mean as one a ply less deep</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>q decision visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>most visits that a search goes on for after its end, until the most visited move has the best value; 0 = none</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>q decision gap</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>smaller differences of winrate from the best value end the search all the same</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>rollout share</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>weight m of a game played on from each leaf: Q = (1 - m) W_v / N_v + m W_r / N_r; 0 = none</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>rollout policy</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>file of weights (sai-engine rollout-policy) that the games of rollout_share are played by; empty = all moves are equally likely</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>expand visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>visits of a position before the search looks at its moves; the network's value of it counts once, a rollout at each visit</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>komi samples</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/search/settings.py" />
<source>points on each side of the game's komi at which a network that sees one komi at a time is asked about the position and its best moves, for curves that are true; the search itself stays at the game's komi; 0 = never</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>teacher</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Network file whose answers are learned; empty = the run plays against itself.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Folders of labels made before by `sai-engine label`, separated by semicolons; then the teacher is not asked again.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>pupil</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Network file whose policy plays a part of the moves, so that its mistakes are labelled too; empty = the teacher plays all.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>tree share</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Share of the games that go from node to node of the pupil's search trees in place of playing, so that what it misjudges while it searches is labelled.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>pupil visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Visits of the pupil's searches for them.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Visits of the teacher's searches for searched labels; 1 = none.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>searched share</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Share of the labels that are searched.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Zip, folder or file of game records whose positions are labelled too; games that an index beside them keeps for validation are left out. Empty = games of teacher and pupil alone.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Board sizes, and how often positions are drawn from each, like 19:3 9:2 5-8:1; the sizes of a range share its part.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>recorded share</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Share of games from records, on board sizes that have any; the others are played by teacher and pupil.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>per game</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Positions drawn of a record.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>move weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Share of the move played in a record's policy target; the rest is the teacher's policy.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>result weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/distillation/settings.py" />
<source>Share of a record's result in the winrate target at its own komi; the rest is the teacher's winrate.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<location filename="../../engine/train/records/settings.py" />
<source>learn</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>What the games teach: moves, by policy gradient, in games of the newest network against earlier ones; results, in games by two other networks; or nothing, without such games.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>pool every</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>Generations between two networks of the pool that opponents are drawn from; the first one is always in it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>baseline</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>Network file whose winrate is subtracted from the results of moves; empty = none is.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>first network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>Network file that plays the moves before the random one, in games that teach results.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>then network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>Network file that plays the moves after it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>latest random</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>Latest random move: its number is uniform from 1 to this.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>moves per point</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>Positions of a game that teach its result: the one after the random move, or all.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>held out every</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/policy_games/settings.py" />
<source>One of so many games is never learned from: the networks' errors are measured on the position after its random move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/records/settings.py" />
<source>Learn the moves of game records in place of self-play.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/records/settings.py" />
<source>Zip, folder or file of game records.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/records/settings.py" />
<source>Share of the games that is never learned from. Games that an index beside the records keeps for validation are among them; the others are chosen by their content, so that every run holds out the same ones.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/records/settings.py" />
<source>held out moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/records/settings.py" />
<source>Moves of the games held out that each generation's network is asked for.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Games in lockstep in each process.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Visits per move as `share:deep/cheap ...`: from that share of the run on.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>deep share</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Share of the moves that are searched deep and recorded.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>cheap weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Sample weight of moves searched cheaply: they teach the result only.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>policy target</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Policy to learn and to play: shares of visits, the same without what search.forced_playouts added (pruned_visits), or the prior improved by completed Q.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>q scale</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Weight of Q in the completed-Q target.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>q visits</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Visits added to the largest visit count when Q is weighted.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Move temperature at the first move of the board.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>late temperature</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Move temperature late in the game.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>First moves of the board that are drawn at random; later the best one is played.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>How temperature acts on the policy to play: policy^(1/T), or on visits in the paper's Gibbs form exp(visits/T); that is with policy_target visits.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>temperature halving</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Moves after which half the way to the late temperature is gone.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>noise</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Noise at the root of deep searches: Dirichlet's, or Gumbel draws with search.root_selection 'gumbel'.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>surprise share</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Part of the sample weights that goes by how far the search moved the policy.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>decided winrate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>A game is decided when its last two searches are surer than this; 1 = never.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>decided share</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Share of the visits and sample weights that decided games keep.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>pass after</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>No pass before this share of the points is occupied, early in the run.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>pass free from</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Share of the run from which passing is free.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>first pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>No pass before so many moves of the board; the study had 70 for a time.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Who may pass in self-play: always either side; not_behind: not the side that would lose if the game ended now, unless it has no other move.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>forced pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Chance of each late move of the leading side to be a pass; the study has 1/3.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>forced pass after</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Moves of the board before forced_pass acts.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>first moves</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>The first move of the board is any of so many best moves of the policy, all equally likely; 0 = drawn like the others. The study has 20.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>winner expectation</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Only the side that is expected to win, drawn before each game, searches; the other side plays what that search expected of it, or else the network's policy.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>expected white</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>winner_expectation: share of the games that White is expected to win.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>expectation learned</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>winner_expectation: games to learn from: all, or those whose expectation was right, or wrong.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>keep tree</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Keep the searched part of the tree from move to move; the visits of a move are added to it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>big win weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Factor of the sample weights of big wins; the study has 10.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>big win score</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Least score of a big win, without komi, in points per point of the board; 1 = all of it.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<location filename="../../engine/train/settings.py" />
<source>precision</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Arithmetic of the searches' network; auto takes the fastest that gives the same answers.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>cache rows</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Evaluations remembered by each process; 0 = none.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>ply limit</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Longest game, in moves per point of the board.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>branch probability</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Chance of each position to start a game at its own fair komi.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>komi spread</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Least spread of the first komi, as the scale of a logistic curve.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>0 plays to win, 1 for points.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/selfplay/settings.py" />
<source>Where the komi window begins, like lambda.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Seed of everything random.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>generations</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Networks to make; 0 = none, only games, as `sai-engine label` does.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>minutes</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Longest time for the run, at whose end the learning rate is lowest; it ends with the generation at work. 0 = no limit.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Most nodes that self-play searches, at whose end the learning rate is lowest; the run ends with the generation at work. 0 = no limit.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Games per generation, at least (positions, in a distillation); what other processes play while the first one trains comes on top. Labels made before are all read at once; a generation then trains on so many.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>shard games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Games per file.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>workers</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Processes that play; the first also trains.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>checkpoint steps</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Steps between checkpoints.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>start network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Weights file to begin with; empty = random weights.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>start trunk</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Weights file whose trunk a network with random heads begins with, such as one of another board size; empty = random weights.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>device</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Where networks play and learn: auto takes a CUDA graphics card when there is one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>panel</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Panel file that scores the networks; empty = none.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>panel every</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Generations from one panel score to the next; 0 = never.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>enabled</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Play in two stages: a quick one at the komi of the rules, then one with the komi, visits and games below.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Komi of the second stage; with 5.5, Black needs six points more: 44 of 81.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>selfplay.visits of the second stage.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>run.games of the second stage; 0 = unchanged. The study has 1000, then 100.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>turns</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>The second stage begins only if a gate's games have more moves on average.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>captures</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>It begins only if fewer stones are captured in a gate's games on average.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>spread</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>It begins only if the final scores of a gate's games have a larger standard deviation.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>optimizer</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>The optimizer; muon is for the matrices of hidden layers, with adamw for all others.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>learning rate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Largest learning rate.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>warmup steps</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Steps over which the rate rises from 0.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>cosine share</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Last share of the run in which the rate falls along a cosine.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>rate per pass</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Factor of the learning rate after each pass over all game records.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>final rate</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Rate at the end of the run, relative to the largest.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>momentum</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Momentum of SGD (Nesterov).</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>weight decay</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Weight decay of matrices.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>gradient clip</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Longest gradient; 0 = no limit.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Positions per step.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>average</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Share of the old average that each step keeps; 0 = no averaging.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>norm statistics</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Normalize by each batch, or by the statistics that the start network has (kept), so that the network in training answers just as the one that plays.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Arithmetic of the trunk; auto times both.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>threads</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Threads of a step on the processor; more than one where no other process plays.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>reuse</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>How often a new row is trained on, on average.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>epochs</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Passes over the whole window in each generation, each in a new random order; 0 = random draws, as often as reuse says. With 1 and a window of one generation it is the study's one epoch, with 10 AlphaZero General's.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>window rows</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Rows of the training window before it grows.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>window exponent</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>The window grows as this power of all rows.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>window scale</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>How fast the window grows at first, per new row.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>win rule</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Who wins a game: the player whom komi says; or the player to move wins with the points that Black needs (black) or White needs (white), whichever color it plays, for two networks that each play one color, as `NET[white=NET2]`.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>result decay</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Share of the winrate target that each ply hands on to later searches and the result; 1 = the result alone.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>off policy cut</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>How far a result stops at moves that the search would not have played: positions before them learn the searched winrate instead; 0 = not at all, 1 = entirely.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>searched targets from</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Share of the run from which result_decay and off_policy_cut act in full; before, results count for more, since a young network's searches know nothing.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>policy weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Weight of the policy loss.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>soft policy weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Weight of the loss of network.soft_policy.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>soft policy temperature</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>network.soft_policy learns the policy target to the power of 1 / this.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>reply weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Weight of the loss of network.reply_policy.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>winrate weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Weight of the winrate loss.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>winrate loss</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Cross-entropy, or the squared error of the SAI paper.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>label target</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>What a multi_label head learns: who won at every komi by the final score, where it is known; or the winrate at the game's komi alone, as of games that a teacher labelled.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>ownership weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Weight of the ownership loss per point.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>ownership loss</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Cross-entropy of each point's owner, or the squared error.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>score weight</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Weight of the pull of alpha towards the final score.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>score target</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>What alpha is pulled towards: the final score of the game, or what was searched, or taught, at each position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>score until</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../engine/train/settings.py" />
<source>Share of the run up to which alpha is pulled towards the score.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<source>AlphaGo's whole pipeline, 9x9</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<source>A policy, a fast policy, a value network, and a tournament of them.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<location filename="../../resources/presets/alphago-9x9-policy.json" />
<source>9x9 game records</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<source>AlphaGo's pipeline on 9x9, in about an hour on two cores: a policy from game records, a policy gradient, a fast policy for rollouts, a value network from one position of each game, and a tournament of the parts.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<source>a policy learns the moves of the records</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<source>it plays against earlier selves and learns by the results</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<source>the policy of the gradient against the one of the records</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<source>a value network learns the results of games by both policies</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<source>a fast policy for rollouts learns the moves of the records</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<source>policy alone, with the value network, with rollouts, with both</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/alphago-9x9-small.json" />
<source>Zip, folder or file of 9x9 game records, a few thousand or more</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/ten-minute-demo.json" />
<source>Ten-minute demo, 5x5</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/ten-minute-demo.json" />
<source>A 5x5 network of your own, and two matches that tell how strong it is.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/ten-minute-demo.json" />
<source>A network learns 5x5 from nothing by playing against itself, for six minutes; then its last network plays against its first one and against the shipped one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/ten-minute-demo.json" />
<source>a network plays against itself and learns from the games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/ten-minute-demo.json" />
<source>its last network plays against its first one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/chains/ten-minute-demo.json" />
<source>its last network plays against the shipped 5x5 network</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/losses/fox-2d5c9596-19x19-32.json" />
<source>Games between professionals on the Fox server, 2013 to 2019.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/losses/kgs-2d5c9596-19x19-32.json" />
<source>From the KGS archives, 2000 to 2019. All players of 4 to 6 dan are Black with handicap against 8 dan.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-gradient.json" />
<source>AlphaGo's policy gradient, 9x9</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-gradient.json" />
<source>A policy that beats the one it began with.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-gradient.json" />
<source>a policy network to begin with</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-gradient.json" />
<source>AlphaGo's policy gradient on a small scale: a policy learns its own 9x9 moves by the results of games against a pool of its earlier selves. Name the network to begin with as run.start_network.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-policy.json" />
<source>AlphaGo's policy from game records, 9x9</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-policy.json" />
<source>A policy that plays the moves of strong players.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-policy.json" />
<source>AlphaGo's supervised policy on a small scale: a network of six convolutions of 64 channels learns the moves of 9x9 game records alone, a tenth of them held out. Name the records as records.games.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-value.json" />
<source>AlphaGo's value network, 9x9</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-value.json" />
<source>A network that tells who wins a 9x9 position.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-value.json" />
<source>two policy networks that play the games</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/alphago-9x9-value.json" />
<source>AlphaGo's value network on a small scale: it learns the results of 9x9 games that two policies play, one up to a random move and one from there on, from one position of each game. Name the policies as policy_games.first_network and policy_games.then_network.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/cross-19x19-small.json" />
<source>Cross-convolution network, small</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/cross-19x19-small.json" />
<location filename="../../resources/presets/cross-19x19.json" />
<source>Moves of strong players on 19x19, without any search.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/cross-19x19-small.json" />
<location filename="../../resources/presets/cross-19x19.json" />
<location filename="../../resources/presets/plain-19x19-small.json" />
<source>19x19 game records</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/cross-19x19-small.json" />
<source>A small cross-convolution network, trained on the moves of game records alone on two cores, with a tenth held out. Name the records as records.games.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/cross-19x19.json" />
<source>Cross-convolution network, as published</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/cross-19x19.json" />
<source>The cross-convolution network as published (Barratt et al.): 23 layers, trained on the moves of game records alone, a tenth held out, four passes with the rate halved after each. Name the records as records.games. It wants a GPU.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/demo-5x5.json" />
<source>The run of the ten-minute demo</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/demo-5x5.json" />
<source>A small 5x5 network, far better than nothing.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/demo-5x5.json" />
<source>The run of the ten-minute demo: as recommended-5x5, but it ends after six minutes, whatever was reached. The chain ten-minute-demo also plays the matches that follow.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-10to13.json" />
<source>Strongest for 10x10 to 13x13, from a teacher</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-10to13.json" />
<source>One network for the middle boards, like the shipped one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-10to13.json" />
<location filename="../../resources/presets/distilled-14to19.json" />
<location filename="../../resources/presets/distilled-6to9.json" />
<source>a strong network as teacher, a graphics card</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-10to13.json" />
<source>A network of 10 blocks of 128 channels for 10x10 to 13x13 that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. For a graphics card; run.minutes says when to end.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-14to19.json" />
<source>Strongest for 14x14 to 19x19, from a teacher</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-14to19.json" />
<source>One network for the large boards, like the shipped one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-14to19.json" />
<source>A network of 10 blocks of 128 channels for 14x14 to 19x19 that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. For a graphics card; run.minutes says when to end.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-5to19.json" />
<source>All boards 5x5 to 19x19, from a teacher</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-5to19.json" />
<source>One small network for every board.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-5to19.json" />
<location filename="../../resources/presets/distilled-7x7.json" />
<source>a strong network as teacher</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-5to19.json" />
<source>One small network for 5x5 to 19x19 that learns from the answers of a stronger one: name it as distillation.teacher, and game records, if there are any, as distillation.games. For a processor.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-6to9.json" />
<source>Strongest for 6x6 to 9x9, from a teacher</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-6to9.json" />
<source>One network for the small boards, like the shipped one.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-6to9.json" />
<source>A network of 10 blocks of 128 channels for 6x6 to 9x9 that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. For a graphics card; run.minutes says when to end.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-7x7.json" />
<source>A strong 7x7 network from a teacher</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-7x7.json" />
<source>A 7x7 network near the strength of its teacher.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/distilled-7x7.json" />
<source>A 7x7 network of 6 blocks of 96 channels that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/gocse-5x5-stages.json" />
<source>Small-board study, 5x5 in two stages</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/gocse-5x5-stages.json" />
<source>A 5x5 player taught first by quick games, then by balanced ones.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/gocse-5x5-stages.json" />
<source>The small-board study's two stages on 5x5 (Zheng, GoCSE392, 6.3): unbalanced games with 2 simulations until the gate's games are long, calm and apart, then balanced ones with 52; big wins count ten times. The komi of stage 2 is 9x9's, as the study gives none for 5x5.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/gocse-5x5.json" />
<source>Small-board study, 5x5</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/gocse-5x5.json" />
<source>A 5x5 player with one winrate, by 52 simulations.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/gocse-5x5.json" />
<source>The small-board study's player of 52 simulations on 5x5 (Zheng, GoCSE392, part 1): one winrate, the board alone as input, 20 generations of 100 games, Black wins with more than half of the points. Q counts from 0 to 1 here, so its Cpuct 1.1 is 0.55, and its noise 0.03 is unscaled.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/gocse-9x9.json" />
<source>Small-board study, 9x9</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/gocse-9x9.json" />
<source>A 9x9 player with a narrow, deep search.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/gocse-9x9.json" />
<source>The small-board study's search on 9x9 (Zheng, GoCSE392, part 2): five moves of a position and one more per ply, a depth drawn from 3 to 7, Q decision, a game of 44 points for Black. The draw's range and the limits of 1600 and 400 visits are ours; the study names depths 3, 5 and 7. It wants a GPU.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/leela-zero-7x7.json" />
<source>SAI paper, Leela Zero on 7x7</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/leela-zero-7x7.json" />
<source>The paper's reference: one winrate at komi 9.5, no score.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/leela-zero-7x7.json" />
<source>The SAI paper's reference: Leela Zero scaled down to 7x7, one winrate at the fixed komi 9.5; it wants a GPU.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/multilabel-9x9.json" />
<source>Multi-labelled value network, 9x9</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/multilabel-9x9.json" />
<source>A network with a winrate for each of 17 komi, and the owner of each point.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/multilabel-9x9.json" />
<source>two policy networks that play the games, or counted game records</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/multilabel-9x9.json" />
<source>The multi-labelled value network with board evaluation (BV-ML-VN) of Wu et al. on a small scale: it learns who would have won 9x9 games at every komi from -3.5 to 12.5, and who owns each point, from one position of each game that two policies play. Name them as policy_games.first_network and policy_games.then_network, or learn from counted game records: policy_games.learn=nothing, records.learn=true, records.games=FILE. The other three networks of the paper: network.ownership=false (ML-VN), network.value_head=flat (BV-VN), or both (VN).</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/plain-19x19-small.json" />
<source>Plain network beside the small cross one</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/plain-19x19-small.json" />
<source>The comparison: as many weights, no cross layers.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/plain-19x19-small.json" />
<source>A plain tower with as many weights as cross-19x19-small, trained in the same way: what the cross layers are compared with. Name the records as records.games.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-5x5.json" />
<source>A sound 5x5 network from nothing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-5x5.json" />
<source>A network that plays 5x5 well and knows its score.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-5x5.json" />
<source>Recommended for 5x5: two processor cores make a sound network within a quarter of an hour.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-6x6.json" />
<source>A strong 6x6 network from nothing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-6x6.json" />
<source>A network that plays 6x6 well and knows its score.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-6x6.json" />
<source>Recommended for 6x6: as for 5x5 and 7x7, between the two in size; not yet run to its end.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-7x7.json" />
<source>Strongest 7x7 network from nothing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-7x7.json" />
<source>A network like the shipped 7x7 one: near perfect play.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-7x7.json" />
<source>Recommended for 7x7: made of what the shipped 7x7 run taught, which took two cores two hours; not yet run from nothing as a whole.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-9x9.json" />
<source>A 9x9 network from nothing</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-9x9.json" />
<source>After a night a beginner; with more time a strong 9x9 network.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/recommended-9x9.json" />
<source>Recommended for 9x9: as for 7x7, with a larger network; a night on two processor cores is a beginning, a GPU is better. Not yet run to its end.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-15.json" />
<source>SAI paper, run 15</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-15.json" />
<source>The paper's network with a broad policy in its searches.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-15.json" />
<source>Run SAI 15 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 1194 million nodes; it wants a GPU.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-20.json" />
<source>SAI paper, run 20</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-20.json" />
<source>The paper's reference network, the quickest to its plateau.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-20.json" />
<source>Run SAI 20 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 463 million nodes; it wants a GPU.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-22.json" />
<source>SAI paper, run 22</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-22.json" />
<source>The network of run 20 with twice the visits.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-22.json" />
<source>Run SAI 22 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 2545 million nodes; it wants a GPU.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-23.json" />
<source>SAI paper, run 23</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-23.json" />
<source>The network of run 20 without temperatures, lambda 0.5.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-23.json" />
<source>Run SAI 23 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 465 million nodes; it wants a GPU. The paper's table gives it lambda 0.5, its text 0; this is the table's.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-24.json" />
<source>SAI paper, run 24</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-24.json" />
<source>The network of run 23 with lambda 0.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-24.json" />
<source>Run SAI 24 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 528 million nodes; it wants a GPU. The paper's table gives it lambda 0, its text 0.5; this is the table's.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-9.json" />
<source>SAI paper, run 9</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-9.json" />
<source>The paper's network of type V, as strong as its Table I tells.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/sai-9.json" />
<source>Run SAI 9 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 1838 million nodes; it wants a GPU.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/tempered-7x7.json" />
<source>Refine a 7x7 network by self-play</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/tempered-7x7.json" />
<source>The network you begin with, with calmer and sharper curves.</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/tempered-7x7.json" />
<source>a 7x7 network to begin with</source>
<translation type="unfinished" />
</message>
<message>
<location filename="../../resources/presets/tempered-7x7.json" />
<source>7x7 self-play that goes on from a taught network: calm games settle its curves, late positions first. Begin with such a network (run.start_network), else it begins from nothing.</source>
<translation type="unfinished" />
</message>
</context>
</TS>
