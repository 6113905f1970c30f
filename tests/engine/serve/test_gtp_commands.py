"""GTP commands: what they answer, what they refuse, and what they leave as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.analysis.raw_output import raw_output
from engine.base.errors import WeightsError
from engine.catalog.networks import best_network
from engine.go.board import BLACK, WHITE
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.record.sgf import loads
from engine.serve.gtp.gtp_networks import NetworksOfFiles
from tests.engine.serve.gtp_talk import Talk, replies, tiny_network


def stones(talk: Talk) -> list[str]:
    return [line[4:14] for line in talk.text("showboard").split("\n")[1:6]]


def test_ids_come_back_as_they_were_sent(talk: Talk) -> None:
    output = talk.say(
        "1 name", "007 version\r", "\t12\tprotocol_version # and more", "", "# no", "quit"
    )
    assert [(r.mark, r.id, r.text) for r in replies(output)] == [
        ("=", "1", "SAI Studio"),
        ("=", "007", "0.18.0"),
        ("=", "12", "2"),
        ("=", "", ""),
    ]
    assert output.startswith("=1 SAI Studio\n\n")


def test_what_is_unknown_is_refused_with_its_id(talk: Talk) -> None:
    output = talk.say("5 tea", "6", "known_command tea", "known_command play", "known_command")
    assert output == "?5 unknown command\n\n?6 unknown command\n\n= false\n\n= true\n\n= false\n\n"


def test_the_list_of_commands_is_what_is_known(talk: Talk) -> None:
    names = talk.text("list_commands").split("\n")
    assert names == sorted(set(names))
    for name in names:
        assert talk.text(f"known_command {name}") == "true"


def test_the_processor_time_only_grows(talk: Talk) -> None:
    assert 0.0 < float(talk.text("cputime")) <= float(talk.text("cputime"))


def test_after_quit_nothing_is_answered(talk: Talk) -> None:
    assert talk.say("quit", "name") == "=\n\n"


def test_komi_survives_a_new_board(talk: Talk) -> None:
    for line in ("komi 6.5", "boardsize 5", "clear_board"):
        assert talk.text(line) == ""
    assert talk.text("get_komi") == "6.5"


@pytest.mark.parametrize("komi", ["nan", "inf", "-inf", "1e9", "", "x", "7 5", "1_0"])
def test_a_komi_that_is_none_is_refused(talk: Talk, komi: str) -> None:
    talk.error(f"komi {komi}")
    assert talk.text("get_komi") == "3.5"


@pytest.mark.parametrize(
    "size", ["0", "1", "6", "19", "-5", "1000000000", "9" * 40, "five", "5.0", ""]
)
def test_a_board_that_the_network_lacks_changes_nothing(talk: Talk, size: str) -> None:
    talk.text("play b c3")
    error = talk.error(f"boardsize {size}")
    assert error.startswith(("unacceptable size", "syntax error"))
    assert "X" in stones(talk)[2]


@pytest.mark.parametrize("size", ["-1", "0", "1", "100"])
def test_an_impossible_size_is_not_blamed_on_the_networks(talk: Talk, size: str) -> None:
    said = talk.error(f"boardsize {size}")
    assert said == "unacceptable size: boards have 2 to 25 points per side"


def test_rectangles_are_refused_and_squares_are_not(talk: Talk) -> None:
    assert talk.text("rectangular_boardsize 5 5") == ""
    assert talk.error("rectangular_boardsize 5 6").startswith("unacceptable size")


def test_moves_and_what_forbids_them(talk: Talk) -> None:
    for line in ("play B A2", "play black b1", "play w C3", "PLAY"):
        talk.say(line)
    assert talk.error("play w a1") == "illegal move (suicide)"
    assert talk.error("play w c3") == "illegal move (occupied)"
    assert talk.error("play green c3").startswith("syntax error")
    assert talk.error("play w i9").startswith("syntax error")
    assert talk.error("play w").startswith("syntax error")
    assert talk.text("play w pass") == ""
    assert talk.text("last_move") == "white pass"
    assert talk.text("move_history") == "white pass\nwhite C3\nblack B1\nblack A2"


def test_a_ko_is_not_retaken_at_once(talk: Talk) -> None:
    for move in ("b b1", "w c1", "b a2", "w d2", "b b3", "w c3", "b c2", "w b2"):
        assert talk.text(f"play {move}") == ""
    assert talk.error("play b c2") == "illegal move (ko)"
    assert "C2" not in talk.text("all_legal b").split()
    assert "C2" in talk.text("all_legal w").split() or "C2" not in talk.text("all_legal").split()


def test_undo_goes_back_to_the_start_and_no_further(talk: Talk) -> None:
    assert talk.error("undo") == "cannot undo"
    for point in ("a1", "b1", "c1"):
        talk.text(f"play b {point}")
    assert talk.error("gg-undo 4") == "cannot undo"
    assert talk.text("gg-undo 2") == ""
    assert talk.text("move_history") == "black A1"
    assert talk.text("undo") == ""
    assert talk.text("move_history") == ""
    assert talk.error("last_move") == "no previous move known"


def test_handicap(tmp_path: Path) -> None:
    talk = Talk(tiny_network(tmp_path, 9), 9)
    assert talk.text("fixed_handicap 4") == "G7 C3 C7 G3"
    assert "white to play" in talk.text("showboard")
    assert talk.error("fixed_handicap 2") == "board not empty"
    assert talk.error("set_free_handicap a1 b2") == "board not empty"
    talk.text("clear_board")
    assert talk.error("fixed_handicap 10") == "invalid number of stones"
    assert len(talk.text("place_free_handicap 20").split()) == 9
    talk.text("clear_board")
    for vertices in ("a1", "a1 a1", "a1 pass", ""):
        assert talk.error(f"set_free_handicap {vertices}").startswith("bad vertex list")
    talk.text("set_free_handicap A1 B2 C3")
    assert talk.session.game.rules.handicap == 3
    talk.text("clear_board")
    assert talk.session.game.rules.handicap == 0


def test_a_position_may_be_set_up(talk: Talk) -> None:
    talk.text("play b e5")
    assert talk.error("set_position b c3 w c3").startswith("illegal position")
    assert talk.error("set_position b pass").startswith("illegal position")
    assert talk.error("set_position b").startswith("syntax error")
    captured = talk.error("set_position w a1 w b1 b a2 b b2 b c1")
    assert captured == "illegal position: the stone on A1 has no liberties"
    assert "X" in stones(talk)[0]
    talk.text("set_position b c3 w d3")
    assert stones(talk)[2].split()[:5] == [".", ".", "X", "O", "."]
    talk.text("gogui-setup_player w")
    assert "white to play" in talk.text("showboard")
    talk.text("gogui-play_sequence w a1 b a2 w pass")
    assert talk.error("gogui-setup_player b").startswith("moves were played")
    assert "illegal move white A1" in talk.error("gogui-play_sequence b e1 w a1")
    assert talk.text("last_move") == "white pass"


def test_records_come_and_go(talk: Talk, tmp_path: Path) -> None:
    for line in ("komi 6.5", "set_free_handicap a1 b2", "play w c3", "play b pass", "play b d4"):
        talk.text(line)
    text = talk.text("printsgf")
    record = loads(text.encode(), "game").games[0]
    assert (record.size, record.rules.komi, record.rules.handicap) == (5, 6.5, 2)
    assert [node.move.color for node in record.main_line() if node.move] == [WHITE, BLACK, BLACK]
    path = tmp_path / "a game.sgf"
    assert talk.text(f"printsgf {path}") == ""
    board = stones(talk)
    talk.text("komi 0")
    talk.text("clear_board")
    assert talk.text(f"loadsgf {path}") == ""
    assert (stones(talk), talk.text("get_komi")) == (board, "6.5")
    assert talk.text(f"loadsgf {path} 2") == ""
    assert talk.text("last_move") == "white C3"
    assert talk.text(f"loadsgf {path} 1") == ""
    assert talk.error("last_move")


def test_the_record_of_a_game_knows_who_is_to_move(talk: Talk) -> None:
    talk.text("set_free_handicap b2 d4")
    talk.text("gogui-setup_player b")
    record = talk.session.game.record()
    assert record.board_at(record.root).to_play == BLACK


def test_a_record_keeps_its_prisoners_when_stones_are_set_up(talk: Talk, tmp_path: Path) -> None:
    path = tmp_path / "setup.sgf"
    path.write_text("(;SZ[5]RU[Japanese]KM[0.5];B[ab];W[aa];B[ba];AB[cc];W[dd])")
    talk.text(f"loadsgf {path}")
    assert "captured: black 0, white 1" in talk.text("showboard")


def test_a_record_that_can_not_be_played_changes_nothing(talk: Talk, tmp_path: Path) -> None:
    (tmp_path / "large.sgf").write_text("(;SZ[9];B[aa])")
    (tmp_path / "broken.sgf").write_bytes(b"\0\1\2")
    talk.text("play b c3")
    for name in ("large.sgf", "broken.sgf", "missing.sgf", ".", "x" * 5000):
        assert talk.error(f"loadsgf {tmp_path / name}").startswith("cannot load file")
    assert talk.error("loadsgf").startswith("syntax error")
    assert talk.text("last_move") == "black C3"


def test_an_illegal_move_of_a_record_is_executed(talk: Talk, tmp_path: Path) -> None:
    path = tmp_path / "illegal.sgf"
    path.write_text("(;SZ[5]RU[Chinese];B[aa];W[aa];B[cc])")
    assert talk.text(f"loadsgf {path}") == ""
    assert talk.text("last_move") == "black C3"
    assert talk.error("play b a5") == "illegal move (occupied)"
    assert talk.text("genmove w")


def test_repairs_of_a_record_are_told_and_komi_and_rules_stay_where_it_names_none(
    talk: Talk, tmp_path: Path
) -> None:
    (tmp_path / "torn.sgf").write_text("(;SZ[5];B[aa")
    talk.text("komi 4.5")
    talk.text("kata-set-rules japanese")
    rules = talk.text("kata-get-rules")
    assert talk.text(f"loadsgf {tmp_path / 'torn.sgf'}") == ""
    assert (talk.text("get_komi"), talk.text("kata-get-rules")) == ("4.5", rules)
    assert "torn.sgf, line 1: the text of B isn't closed; read to the end" in talk.logged


def test_an_empty_line_never_ends_an_answer_early(talk: Talk, tmp_path: Path) -> None:
    (tmp_path / "note.sgf").write_text("(;SZ[5]C[one\n\n\ntwo];B[aa])")
    talk.text(f"loadsgf {tmp_path / 'note.sgf'}")
    talk.session.settings = talk.session.settings.replace(name="a\n\n\nb")
    assert talk.say("name", "printsgf").count("\n\n") == 2


def test_generated_moves_are_played(talk: Talk) -> None:
    move = talk.text("genmove b")
    assert talk.text("last_move") == f"black {move}"
    other = talk.text("reg_genmove w")
    assert other != move
    assert talk.text("last_move") == f"black {move}"
    assert talk.error("genmove b w").startswith("syntax error")


def test_out_of_turn_and_after_two_passes_there_is_still_a_move(talk: Talk) -> None:
    for line in ("play b c3", "play w pass", "play b pass"):
        talk.text(line)
    assert talk.text("genmove w") != "resign"
    talk.text("clear_board")
    first = talk.text("genmove w")
    second = talk.text("genmove w")
    assert first != second or first == "pass"


def test_the_network_alone(talk: Talk, network: Path) -> None:
    talk.text("play b c3")
    record = talk.session.game.record()
    fields = raw_output(record, record.main_line()[-1], network, "0")
    answer = dict(
        line.split() for line in talk.text("kata-raw-nn 0").split("\n") if line.count(" ") == 1
    )
    assert float(answer["whiteWin"]) == pytest.approx(fields["winrate"], abs=1e-6)
    assert float(answer["whiteLead"]) == pytest.approx(3.5 - fields["black_alpha"], abs=1e-3)
    assert "whiteOwnership" not in answer
    rows = talk.text("kata-raw-nn 0").split("\n")
    board = " ".join(rows[rows.index("policy") + 1 :][:5]).split()
    assert board[12] == "NAN"
    legal = [float(p) for p in board if p != "NAN"]
    assert sum(legal) + float(answer["policyPass"]) == pytest.approx(1.0, abs=1e-4)
    assert talk.text("kata-raw-nn all").count("symmetry") == 8
    assert f"Black's alpha {fields['black_alpha']:.3f}" in talk.text("sai-raw")
    assert f"alpha: {fields['alpha']:.3f}" in talk.text("heatmap")
    assert talk.error("heatmap 8").startswith("syntax error")
    assert talk.error("sai-ownership").startswith("the network doesn't tell")


def test_a_network_without_a_curve_tells_none(tmp_path: Path) -> None:
    talk = Talk(tiny_network(tmp_path, value_head="flat"))
    assert "knows no score" in talk.error("sai-curve")
    assert "whiteLead" not in talk.text("kata-raw-nn 0")
    line = talk.say("lz-genmove_analyze b")
    assert "score" not in line
    assert "areas" not in line


def test_a_policy_alone_states_no_winrates(tmp_path: Path) -> None:
    talk = Talk(tiny_network(tmp_path, value_head="none"))
    assert "winrate" not in talk.text("heatmap")
    told = talk.text("kata-raw-nn 0")
    assert "whiteWin" not in told
    assert "policyPass" in told
    assert "gives no winrates" in talk.text("sai-raw")
    picture = talk.text("sai-candidates")
    assert "wins" not in picture
    assert "LABEL" not in picture
    assert "INFLUENCE" in picture
    assert "winrate 0.5" in talk.text("kata-genmove_analyze b"), "clients need a number"


def test_curves_fall_with_komi(talk: Talk) -> None:
    head, *rows = talk.text("sai-curve 0 3.5 20").split("\n")
    assert head.startswith("alpha ")
    winrates = [float(row.split()[1]) for row in rows]
    assert [row.split()[0] for row in rows] == ["0", "3.5", "20"]
    assert winrates == sorted(winrates, reverse=True)
    assert len(talk.text("sai-curve").split("\n")) > 3
    assert talk.error("sai-curve x").startswith("syntax error")


def test_dynamic_komi_is_set_and_told(talk: Talk) -> None:
    talk.say("komi 6.5")
    assert talk.text("sai-dynamic-komi") == "none komi 6.500 game 6.5"
    assert talk.text("sai-dynamic-komi VS-M") == "vs-m komi 6.500 game 6.5"
    talk.text('kata-set-params {"komi_low":0.01,"komi_high":0.01,"visits":9}')
    talk.text("genmove b")  # Black's winrate is above 1 %, so Black believes in a point more
    assert talk.text("sai-dynamic-komi") == "vs-m komi 7.500 game 6.5"
    talk.text("genmove w")
    assert talk.text("sai-dynamic-komi") == "vs-m komi 5.500 game 6.5"
    talk.text("genmove b")
    assert talk.text("sai-dynamic-komi") == "vs-m komi 8.500 game 6.5"
    talk.text("clear_board")
    assert talk.text("sai-dynamic-komi") == "vs-m komi 6.500 game 6.5"
    assert "one of none, ss-r, ss-b, ss-m, vs-m, ml-dk" in talk.error("sai-dynamic-komi vs")
    assert talk.error("sai-dynamic-komi vs-m 1").startswith("syntax error")
    assert talk.text("sai-dynamic-komi none") == "none komi 6.500 game 6.5"


def test_dynamic_komi_needs_a_network_that_answers_it(tmp_path: Path) -> None:
    settings = NetworkSettings(size=5, blocks=1, channels=4, value_head="flat")
    save_network(tmp_path / "flat.safetensors", initial_network(settings, 1))
    talk = Talk(tmp_path / "flat.safetensors")
    assert "this network gives one winrate; choose vs-m or ss-r" in talk.error(
        "sai-dynamic-komi ml-dk"
    )
    assert "neither" in talk.error("sai-dynamic-komi ss-b")
    assert talk.text("sai-dynamic-komi") == "none komi 3.500 game 3.5"
    assert talk.text("sai-dynamic-komi vs-m") == "vs-m komi 3.500 game 3.5"


def test_lambda_and_options_change_the_agent(talk: Talk) -> None:
    assert talk.text("sai-lambda") == "lambda 0 mu 0"
    assert talk.text("sai-lambda 0.5 0.25") == "lambda 0.5 mu 0.25"
    assert talk.text("sai-lambda 1.5") == "lambda 1.5 mu 0.25"
    assert talk.text("sai-lambda 0.5") == "lambda 0.5 mu 0.25"
    assert talk.error("sai-lambda 2.1")
    assert talk.text("sai-margin 5") == "margin 5"
    assert talk.error("sai-margin -1")
    assert talk.text("sai-margin 0") == "margin 0"
    assert talk.error("sai-lambda nan")
    talk.text("lz-setoption name lambda value 1")
    talk.text("lz-setoption name visits value 20")
    talk.text("lz-setoption name resign percentage value 10")
    assert talk.text("sai-lambda") == "lambda 1 mu 0.25"
    assert talk.session.settings.visits == 20
    assert talk.engine.agent.resign_below == 0.1
    for wrong in ("name tea value 1", "name visits", "name visits value -3", "name mu value x"):
        assert talk.error(f"lz-setoption {wrong}")
    assert "visits value 20" in talk.text("lz-setoption")
    talk.text("sai-param visits 7")
    assert "visits 7" in talk.text("sai-param")
    assert talk.error("sai-param visits x")


def test_the_best_network_of_each_board_is_chosen() -> None:
    networks = NetworksOfFiles(None)
    assert networks.plays(7)
    assert networks.plays(5)
    assert not networks.plays(24)
    chosen = [networks.path(size) for size in (5, 6, 7, 19)]
    assert chosen == [best_network(size) for size in (5, 6, 7, 19)]
    assert None not in chosen
    assert len(set(chosen)) == 3
    with pytest.raises(WeightsError):
        NetworksOfFiles(Path("missing.safetensors"))


def test_gogui_finds_its_commands(talk: Talk) -> None:
    known = talk.text("list_commands").split("\n")
    for line in talk.text("gogui-analyze_commands").split("\n"):
        kind, label, command = line.split("/")
        assert kind
        assert label
        assert command.split()[0] in known
    assert len(talk.text("sai-policy").strip().split("\n")) == 5
    picture = talk.text("sai-candidates")
    assert picture.startswith("VAR b ")
    assert {line.split()[0] for line in picture.split("\n")} == {
        "VAR",
        "LABEL",
        "INFLUENCE",
        "TEXT",
    }


def test_parameters_by_katagos_commands(talk: Talk) -> None:
    names = talk.text("kata-list-params").split()
    values = json.loads(talk.text("kata-get-params"))
    assert set(names) == set(values)
    assert {"maxVisits", "maxTime", "lambda", "mu", "c_puct", "fpu", "temperature"} <= set(names)
    for name in names:
        shown = talk.text(f"kata-get-param {name}")
        assert shown == (
            values[name] if isinstance(values[name], str) else json.dumps(values[name])
        )
        assert talk.text(f"kata-set-param {name} {shown}") == ""  # what is told can be said
    assert json.loads(talk.text("kata-get-params")) == values
    talk.text("kata-set-param maxVisits 1000000000")  # what clients call no limit
    assert talk.session.settings.visits == 1_000_000
    talk.text('kata-set-params {"maxVisits": 9, "c_puct": 2.5, "lambda": 0.5}')
    assert (talk.session.settings.visits, talk.engine.search.c_puct) == (9, 2.5)
    assert talk.text("sai-lambda") == "lambda 0.5 mu 0"
    assert talk.text("genmove b")
    assert talk.engine.analyzer.settings.c_puct == 2.5


@pytest.mark.parametrize(
    "line",
    [
        "kata-get-param", "kata-get-param tea", "kata-set-param maxVisits", "kata-set-params",
        "kata-set-param playoutDoublingAdvantage 1", "kata-set-param maxVisits x",
        "kata-set-param maxVisits NaN", "kata-set-param fpu tea", "kata-set-params [1]",
        'kata-set-params {"mu": 1, "lambda": 3}', 'kata-set-params {"mu": 1, "tea": 2}',
        "kata-set-param resignpct true", "kata-set-param lagbuffer -1", "kata-set-param maxTime -1",
        "kata-set-params " + "[" * 20_000, "lz-setoption name visits value 1e9",
    ],
)  # fmt: skip
def test_parameters_that_are_refused_change_nothing(talk: Talk, line: str) -> None:
    before = talk.text("kata-get-params")
    assert "Settings" not in talk.error(line)
    assert talk.text("kata-get-params") == before
