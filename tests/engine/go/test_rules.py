from __future__ import annotations

import pytest

from engine.base.errors import SettingsError
from engine.go.rules import Rules, parse_rules, rules_from_sgf


def test_defaults_are_area_with_positional_superko() -> None:
    rules = Rules()
    assert (rules.size, rules.komi, rules.superko, rules.scoring) == (19, 7.5, "positional", "area")
    assert not rules.suicide
    assert rules.white_bonus == 7.5


@pytest.mark.parametrize(
    ("bonus", "handicap", "expected"),
    [("none", 4, 0.5), ("stones", 4, 4.5), ("stones-1", 4, 3.5), ("stones-1", 0, 0.5)],
)
def test_white_bonus_adds_handicap_compensation(bonus: str, handicap: int, expected: float) -> None:
    rules = Rules(komi=0.5, handicap=handicap, handicap_bonus=bonus)
    assert rules.white_bonus == expected


def test_names_in_records_are_recognized(subtests: pytest.Subtests) -> None:
    for ru, name in [
        ("Japanese", "japanese"),
        ("JP", "japanese"),
        ("japanese rules", "japanese"),
        ("Chinese", "chinese"),
        ("chinese-ogs", "chinese"),
        ("AGA", "aga"),
        ("NZ", "new-zealand"),
        ("New Zealand", "new-zealand"),
        ("GOE", "ing"),
        ("Ing", "ing"),
        ("Korean", "korean"),
        ("Tromp-Taylor", "tromp-taylor"),
        ("中国规则", "chinese"),
        ("日本ルール", "japanese"),
        ("한국 규칙", "korean"),
        ("한국룰", "korean"),
        ("日本棋院", "japanese"),
        ("日本囲碁規約", "japanese"),
        ("日韩规则", "japanese"),
        ("应氏规则", "ing"),
        ("Ing's", "ing"),
        ("中国围棋竞赛规则（2002年版）", "chinese"),
        ("Chinese (Area)", "chinese"),
        ("AGA rules 1991", "aga"),
        ("AGA (territory)", "aga"),
        ("Japanese (Nihon Kiin 1989)", "japanese"),
        ("Territory scoring", "japanese"),
        ("koSIMPLEscoreTERRITORYtaxSEKIsui0", "japanese"),
        ("koPOSITIONALscoreAREAtaxNONEsui1", "tromp-taylor"),
        ("koPOSITIONALscoreAREAtaxNONEsui1komi7.5", "tromp-taylor"),
        ("koSITUATIONALscoreAREAtaxNONEsui0whbN-1", "aga"),
        ('{"ko":"SIMPLE","scoring":"TERRITORY"}', "japanese"),
    ]:
        with subtests.test(ru):
            assert rules_from_sgf(ru, 19, 6.5, 0).name == name


@pytest.mark.parametrize(
    "text",
    ["Chinese or Japanese", "Chinese territory", "Japanese with bidding", "ko simple", "집", "{}x"],
)
def test_texts_that_are_not_understood(text: str) -> None:
    assert parse_rules(text) is None


def test_parts_of_rules_in_the_short_form() -> None:
    rules = parse_rules("koSITUATIONALscoreAREAtaxALLsui1button1whbN")
    assert rules is not None
    assert (rules.superko, rules.suicide, rules.tax, rules.button) == (
        "situational",
        True,
        "all",
        True,
    )
    assert rules.handicap_bonus == "stones"
    assert rules.missing() == "the button and tax ALL with area scoring can't be played here"
    spight = parse_rules('{"ko":"SPIGHT"}')
    assert spight is not None
    assert spight.missing() == "the ko rule SPIGHT can't be played here"
    friendly = parse_rules("koPOSITIONALscoreAREAtaxNONEsui1fpok1")
    assert friendly is not None
    assert friendly.name == ""  # unlike Tromp-Taylor, dead stones may stay


@pytest.mark.parametrize("ru", [None, "", "  ", "house rules of the club"])
def test_unknown_rules_are_the_default_and_keep_their_name(ru: str | None) -> None:
    rules = rules_from_sgf(ru, 13, 5.5, 2)
    assert rules == Rules(size=13, komi=5.5, handicap=2, name=(ru or "").strip())


def test_rule_sets_differ_where_they_should() -> None:
    def of(ru: str) -> Rules:
        return rules_from_sgf(ru, 19, 0.5, 3)

    assert of("Japanese").scoring == of("Korean").scoring == "territory"
    assert of("Japanese").white_bonus == 0.5
    assert of("Chinese").white_bonus == 3.5
    assert of("AGA").white_bonus == 2.5
    assert of("AGA").superko == "situational"
    assert of("NZ").suicide
    assert not of("Chinese").suicide


def test_impossible_values_are_refused() -> None:
    with pytest.raises(SettingsError, match="size"):
        rules_from_sgf("Chinese", 26, 7.5, 0)
    with pytest.raises(SettingsError, match="komi"):
        Rules(komi=1e6)
    with pytest.raises(SettingsError, match="positional"):
        Rules(superko="positionnal")
