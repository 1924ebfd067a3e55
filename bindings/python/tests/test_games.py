"""Tests of positions, rules and games: results and exceptions."""

import copy
import random

import janggun
import pytest


def test_a_game_is_played_judged_and_taken_back() -> None:
    game = janggun.Game("kakao")
    assert (game.turn, len(game.legal_moves()), game.points) == ("cho", 32, {"cho": 72.0, "han": 73.5})
    game.play("a4b4")
    game.play("pass")
    fork = copy.copy(game)
    game.play("pass")
    assert game.verdict is not None and game.turn is None and game.legal_moves() == []
    assert (game.verdict.outcome, game.verdict.code, game.verdict.rule) == ("han", "double_pass", "pass.double")
    assert game.verdict.facts["deom_half"] == 3
    assert "73.5" in game.verdict.sentence() and "한 승" in game.verdict.sentence("ko")
    assert fork.verdict is None
    assert game.undo() == "pass" and game.moves == ["a4b4", "pass"] and game.verdict is None
    assert game.written("korean") == ["71졸72", "한수쉼"]
    assert game.state()["fen"] == game.fen == fork.fen
    game.adjudicate("draw")
    assert game.verdict is not None and game.verdict.code == "adjudicated"


def test_refusals_have_a_type_a_code_and_facts() -> None:
    game = janggun.Game("kja-points", moves=["a1a2", "a10a9", "a2a1", "a9a10", "a1a2", "a10a9", "a2a1"])
    with pytest.raises(janggun.RefusedMoveError) as refused:
        game.play("a9a10")
    assert refused.value.code == "repetition_banned"
    assert refused.value.facts["occurrence_plies"] == [0, 4]
    with pytest.raises(janggun.IllegalMoveError) as illegal:
        game.play("a9a1")
    assert illegal.value.code == "path_blocked" and isinstance(illegal.value, ValueError)
    with pytest.raises(janggun.MoveTextError) as unread:
        game.play("a9z1")
    assert unread.value.facts["reason"] == "move_syntax"
    with pytest.raises(janggun.IllegalMoveError) as listed:
        janggun.legal_moves("kakao", None, ["a4b4", "a7a9"])
    assert listed.value.at == 1
    game.play("resign")
    with pytest.raises(janggun.GameOverError):
        game.play("a9a8")


def test_every_action_says_why_not() -> None:
    game = janggun.Game("kakao")
    legal = set(game.legal_moves())
    assert all(game.why(move) is None for move in legal)
    reason = game.why("b1d2")
    assert reason is not None
    assert (reason.kind, reason.code, reason.facts["at"]) == ("illegal", "leg_blocked", "c1")
    assert reason.sentence("ko") == "c1의 기물에 멱이 막혔습니다."
    assert game.position.why("b1", "d2") == reason
    assert set(game.warnings()) == {"refused", "warnings"}


def test_positions_are_values() -> None:
    start = janggun.Position()
    assert start == janggun.Position.start() == janggun.Position(start.fen)
    assert hash(start) == hash(janggun.Position.from_bytes(start.to_bytes()))
    assert len(start.steps()) == start.count_steps() == 31
    after = start.play("a4b4")
    assert after != start and after.turn == "han" and start.turn == "cho"
    assert (start.piece_at("a1"), start.piece_at("a2"), len(start.pieces())) == ("R", None, 32)
    assert str(start).splitlines()[0] == "r n b a . a b n r"
    assert sum(start.divide(2, "pychess").values()) == start.perft(2, "pychess") == 1024
    with pytest.raises(janggun.PositionError) as faults:
        janggun.Position("4k4/9/9/9/9/9/9/9/9/9 w - - 0 1")
    assert faults.value.code == "bad_position" and faults.value.facts == {"faults": ["no_general"]}
    with pytest.raises(janggun.PositionError) as packed:
        janggun.Position.from_bytes(b"\0")
    assert packed.value.code == "packed_length"
    with pytest.raises(ValueError):
        start.write_move("a4b4", "chess")  # type: ignore[arg-type]


def test_rules_are_presets_or_house_rules() -> None:
    assert janggun.Rules.presets()[0] == janggun.presets()[0]["id"] and len(janggun.presets()) == 21
    house = janggun.Rules({"schema": 1, "base": "kakao@1", "set": {"deom": 0}})
    assert house.id is None and house != janggun.Rules("kakao")
    assert janggun.Rules(house.to_dict()) == house
    assert janggun.Game(house, moves=["pass", "pass"]).verdict.outcome == "draw"  # type: ignore[union-attr]
    with pytest.raises(janggun.RulesError) as faults:
        janggun.Rules({"schema": 1, "base": "kakao", "set": {"nonsense": 1}})
    assert faults.value.facts["faults"][0]["path"] == "nonsense"
    with pytest.raises(janggun.RulesError):
        janggun.Rules("nonsense")
    assert "endings" in janggun.sentences()


def test_starts_of_every_kind() -> None:
    handicap = janggun.Game("kakao", {"setup": {"cho": "msms", "han": "smsm"}, "handicap": ["a10"]})
    assert handicap.turn == "han" and handicap.position.piece_at("a10") is None
    assert janggun.Game("kakao", janggun.Position.start("msms", "smsm")).position.piece_at("b1") == "N"
    with pytest.raises(janggun.PositionError):
        janggun.Game("kakao", {"setup": {"cho": "nope", "han": "msms"}})


def test_batches_and_games_give_the_same_lists() -> None:
    choice = random.Random(5)
    for rules in ("kakao", "pychess", "kja-points"):
        game = janggun.Game(rules)
        lists = [game.legal_moves()]
        while game.verdict is None and len(game.moves) < 60:
            game.play(choice.choice(lists[-1]))
            lists.append(game.legal_moves())
        assert janggun.legal_moves_along(rules, None, game.moves) == lists
        assert janggun.legal_moves(rules, None, game.moves) == lists[-1]
        assert janggun.final_fen(rules, None, game.moves) == game.fen


def test_the_judge_never_raises_for_a_request() -> None:
    assert janggun.judge('{"rules":"kakao"}') == janggun.judge({"rules": "kakao"})
    for bad in ("{", "7", {"rules": 7}, {"rules": "kakao", "moves": ["a1a9"]}):
        assert janggun.judge(bad)["ok"] is False


def test_the_words_of_janggi_are_a_list_of_terms() -> None:
    terms = {term["id"]: term for term in janggun.glossary()}
    assert len(terms) >= 75
    assert terms["bikjang"]["north"] == {"hangul": "궁장", "romanised": "gungjang"}
    assert terms["palace"]["diagram"]["marks"][0] == "d1"
