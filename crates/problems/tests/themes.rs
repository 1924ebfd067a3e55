//! Tests that exactly the expected themes are found in short lines, most of them from games.

use janggi::{Action, Game, Position, Preset, Start, fen};
use problems::puzzle::Theme::{
    self, Bikjang, CannonMate, ChariotMate, DiscoveredCheck, DoubleCheck, ElephantMate, FewPieces, Fork, HorseMate,
    JoinedSoldiers, Leg, PalaceDiagonal, Pass, Pin, Quiet, Sacrifice, Screen, SoldierMate,
};
use problems::puzzle::replay::Replay;
use problems::puzzle::themes::themes;

fn found(preset: Preset, position: &str, line: &str) -> Vec<Theme> {
    let position = Position::try_from(fen::parse(position).expect("a FEN")).expect("a position");
    let game = Game::new(preset.rules(), Start::Fen(position)).expect("a game");
    let mut now = game.clone();
    let mut actions = Vec::new();
    for text in line.split(' ') {
        let action = Action::parse(text, now.position()).expect("a move");
        now.play(action).expect("legal");
        actions.push(action);
    }
    themes(&Replay::of(game, &actions).expect("legal"))
}

/// Rule set, position, line, and all themes of the line.
type Case = (Preset, &'static str, &'static str, &'static [Theme]);

#[rustfmt::skip]
const CASES: [Case; 28] = [
    (Preset::FsfCasual, "3kca3/2R6/6R2/3p5/9/4P4/3r5/5A3/4A4/3C1K3 w - - 0 1", "g8d8", &[ChariotMate]),
    (Preset::Kakao, "5k2c/5a3/4na3/9/1R7/6P2/1P5P1/3NC3r/4AC3/4KA3 b - - 0 1", "i10i1", &[CannonMate]),
    (Preset::Kakao, "3k1c2R/3a1a3/4bC3/1pppn4/6P2/3n5/2P3b2/4C4/3AA4/3K2N2 b - - 0 1", "d5c3", &[HorseMate]),
    (Preset::Kakao, "2Rak2b1/9/5P3/6rc1/4P4/7b1/p1P1B4/2N6/4KC3/3A1A3 w - - 0 1", "e4g7", &[ElephantMate]),
    (Preset::Kakao, "3ck4/4aa3/9/4p4/1R7/5r3/9/4p4/3Nc4/4K4 b - - 0 1", "e2e5 d2e4 e3e2", &[SoldierMate]),
    (Preset::FsfCasual, "3nk1r2/9/3rcR3/1pp1b2p1/9/9/4B3P/9/5A3/3AKC3 b - - 0 1", "e7c4", &[DoubleCheck, DiscoveredCheck]),
    (Preset::Kakao, "9/4ka3/4a4/p1p6/7R1/9/3P5/2rC2r2/n2AA4/3KC4 w - - 0 1", "e2f3", &[DiscoveredCheck]),
    // An elephant could capture the mating chariot if its leg were not blocked.
    (Preset::FsfCasual, "4ck3/5a3/9/2P1R1b2/9/3pp4/3P2PP1/3ACK3/9/5A3 w - - 0 1", "e7e10", &[ChariotMate, Leg]),
    // The soldier blocks the leg of the elephant that gives check.
    (Preset::FsfCasual, "4k4/4a4/1n3c3/5R3/1p7/6b2/N2PPP3/4B4/4K4/C2A4r w - - 0 1", "f4g4", &[Leg, Quiet]),
    // The horse becomes the cannon's screen.
    (Preset::FsfCasual, "5c3/3ak4/9/6P2/2N6/3b5/3C5/4C4/3r5/4K4 w - - 0 1", "c6e7", &[DiscoveredCheck, Screen]),
    // The guard that was the enemy cannon's screen leaves the line.
    (Preset::Kakao, "5Rb2/3ka3R/9/9/9/8P/1PP1P2P1/3C1N3/3KA3c/r4Ar2 w - - 0 1", "e2e1", &[Screen, Quiet]),
    (Preset::Kakao, "3cck3/4aa3/9/9/9/4rN3/5R3/3RCK3/9/9 b - - 0 1", "d10f8", &[PalaceDiagonal, Quiet]),
    // The soldier that was the enemy cannon's screen steps next to another soldier.
    (Preset::Kakao, "1bna2nbr/r3ka3/1c5c1/2p1p1p1p/p8/6P1C/1PP1P3P/7CN/4K4/RNBA1AB1R b - - 0 1", "i7h7", &[Screen, JoinedSoldiers, Quiet]),
    (Preset::Kakao, "5k3/3c5/3a3N1/5P3/6B2/8P/9/5b3/9/5K3 b - - 0 1", "f3i5", &[FewPieces]),
    (Preset::Pychess, "3R5/5k3/2Na5/9/4P4/9/1PPP5/5K3/3r5/9 w - - 0 1", "f3f3", &[Bikjang, Pass]),
    // Under a rule set without bikjang, the same move is only a pass.
    (Preset::Kakao, "3R5/5k3/2Na5/9/4P4/9/1PPP5/5K3/3r5/9 w - - 0 1", "f3f3", &[Pass]),
    (Preset::KjaPoints, "3ak4/9/5cN2/2R1c1r2/4P4/9/9/3C5/4A4/3K5 b - - 0 1", "g7g1", &[Fork]),
    (Preset::KjaPoints, "3ck4/3ba4/9/5P3/9/7R1/4cPP2/2r1C4/4A4/4KC3 b - - 0 1", "c3e3", &[Pin]),
    (Preset::FsfCasual, "5c3/3k5/3ac4/8r/9/4B4/7Rn/5A3/4AC3/4CK3 w - - 0 1", "e5h7 i7h7 h4i4", &[Sacrifice, Quiet]),
    (Preset::Kakao, "9/4k2N1/9/3ppc3/9/9/1PP1B4/6R2/3r1K3/9 w - - 0 1", "f2f1", &[Quiet]),
    // A capture is not quiet.
    (Preset::FsfCasual, "4k4/9/9/p1p1p1p1p/P8/9/2P1P1P1P/9/9/4K4 w - - 0 1", "a6a7", &[]),
    // A constructed position: a horse unblocks an elephant of its own side, which then attacks the chariot.
    (Preset::FsfCasual, "4k4/9/p1p3p2/4r4/9/6N2/6B2/9/9/3K5 w - - 0 1", "g5i4", &[Leg, FewPieces, Quiet]),
    // A soldier that was already next to another soldier does not count as joining.
    (Preset::FsfCasual, "4k4/9/9/p1p1p1p1p/9/9/1PP1P1P1P/9/9/4K4 w - - 0 1", "c4d4", &[Quiet]),
    (Preset::FsfCasual, "4k4/9/9/p1p1p1p1p/9/9/1PP1P1P1P/9/9/4K4 w - - 0 1", "e4d4", &[JoinedSoldiers, Quiet]),
    (Preset::FsfCasual, "4k4/9/9/p1p1p1p1p/9/9/1PP1P1P1P/9/9/4K4 w - - 0 1", "b4b5", &[Quiet]),
    // Seven pieces other than the generals are too many.
    (Preset::FsfCasual, "4k4/9/9/p1p1p1p2/9/9/P1P3P2/9/9/4K4 w - - 0 1", "a4a5", &[Quiet]),
    (Preset::FsfCasual, "4k4/9/9/p1p1p1p2/9/9/P1P6/9/9/4K4 w - - 0 1", "a4a5", &[FewPieces, Quiet]),
    // The general's own diagonal steps do not count.
    (Preset::FsfCasual, "3ak4/9/9/p1p1p1p1p/9/9/P1P1P1P1P/9/9/3K5 w - - 0 1", "d1e2", &[Quiet]),
];

#[test]
fn themes_are_found_where_they_are() {
    let wrong: Vec<_> = CASES
        .iter()
        .map(|(preset, position, line, wanted)| (position, line, found(*preset, position, line), wanted))
        .filter(|(.., found, wanted)| found != *wanted)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_theme_has_a_case_with_it_and_one_without_it() {
    for theme in Theme::ALL {
        assert!(CASES.iter().any(|(.., themes)| themes.contains(&theme)), "{theme:?}");
        let id = serde_json::to_value(theme).expect("JSON");
        assert_eq!(id, theme.id());
    }
}
