//! Tests of verdicts: the facts `checker` and `loser` agree with the outcome, and facing generals at the start end a
//! game of Chess War at once.

use janggi::explain::Language;
use janggi::{Action, Fact, Game, Outcome, Position, Preset, Side, Start, Verdict, fen};

fn from_fen(text: &str) -> Start {
    Start::Fen(Position::try_from(fen::parse(text).expect(text)).expect(text))
}

/// Returns the verdict of a game in which Cho always checks, and each side's pieces are worth less than 30 points.
fn perpetual_check_below_30(preset: Preset) -> Verdict {
    let start = from_fen("4k3r/9/9/9/9/6R2/3P5/9/9/3K5 w - - 0 1");
    let mut game = Game::new(preset.rules(), start).expect("a start");
    let cycle = [
        "g5e5", "e10f10", "e5f5", "f10e10", "f5e5", "e10f10", "e5f5", "f10e10", "f5e5",
    ];
    for token in cycle {
        let action = Action::parse(token, game.position()).expect(token);
        game.play(action).expect(token);
    }
    game.verdict().expect("the third occurrence ends it").clone()
}

#[test]
fn the_side_that_checks_is_a_loser_only_where_it_loses() {
    for preset in Preset::ALL {
        if !matches!(
            preset,
            Preset::KjaPoints | Preset::NorthKorean | Preset::Koopkorea1a | Preset::Koopkorea1b | Preset::Koopkorea2
        ) {
            continue;
        }
        let verdict = perpetual_check_below_30(preset);
        assert_eq!(verdict.cause.code(), "perpetual_check", "{}", preset.id());
        assert_eq!(
            verdict.facts.get("checker"),
            Some(&Fact::from(Side::Cho)),
            "{}",
            preset.id()
        );
        let loser = match verdict.outcome {
            Outcome::Win(winner) if verdict.facts.get("decided_by") == Some(&Fact::from("winner")) => {
                Some(Fact::from(winner.opposite()))
            }
            Outcome::Win(_) | Outcome::Draw | Outcome::None => None,
        };
        assert_eq!(verdict.facts.get("loser"), loser.as_ref(), "{}", preset.id());
        let sentence = verdict.sentence(Language::English);
        assert!(
            sentence.contains("Perpetual check: Cho kept giving check"),
            "{sentence}"
        );
    }
}

#[test]
fn a_verdict_stored_with_the_old_fact_keeps_its_sentence() {
    let mut verdict = perpetual_check_below_30(Preset::Koopkorea2);
    let old = verdict.facts.iter().filter(|(name, _)| *name != "checker");
    let old: Vec<(String, Fact)> = old.map(|(name, fact)| (name.to_owned(), fact.clone())).collect();
    verdict.facts = old.iter().fold(janggi::Facts::new(), |facts, (name, fact)| {
        facts.with(name, fact.clone())
    });
    assert!(
        verdict
            .sentence(Language::English)
            .contains("Cho kept giving check while")
    );
}

#[test]
fn generals_that_face_each_other_at_the_start_end_a_game_of_chesswar() {
    let facing = "4k4/9/r8/9/9/9/9/9/4K4/8R w - - 0 1";
    let game = Game::new(Preset::Chesswar.rules(), from_fen(facing)).expect("a start");
    let verdict = game.verdict().expect("over at once");
    assert_eq!(
        (verdict.outcome, verdict.cause.code()),
        (Outcome::Draw, "bikjang_accepted")
    );
    assert_eq!(
        verdict.sentence(Language::English),
        "Draw. Bikjang: the generals faced each other at move 0, which ends the game at once."
    );
    let apart = "4k4/9/r8/9/9/9/9/9/3K5/8R w - - 0 1";
    let game = Game::new(Preset::Chesswar.rules(), from_fen(apart)).expect("a start");
    assert_eq!(game.verdict(), None);
    for preset in Preset::ALL.into_iter().filter(|preset| *preset != Preset::Chesswar) {
        if let Ok(game) = Game::new(preset.rules(), from_fen(facing)) {
            assert_eq!(game.verdict(), None, "{}: the side to move may answer", preset.id());
        }
    }
}
