//! Checks that the rules parser accepts any text or lists its faults. Accepted rules survive being written and read
//! again, and a short game can be played under them.

use janggi::{Game, Rules, Start};

pub(crate) fn rules_json(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let rules = match Rules::from_json(text) {
        Ok(rules) => rules,
        Err(faults) => {
            assert!(!faults.0.is_empty());
            assert!(!faults.to_string().is_empty());
            return;
        }
    };
    assert_eq!(Rules::from_value(&rules.to_value()).as_ref(), Ok(&rules));
    let mut game =
        Game::new(rules.clone(), Start::usual_under(&rules)).expect("the usual start is one under every rule set");
    for turn in 0..12 {
        let legal = game.legal();
        let Some(action) = legal.get(turn * 7 % legal.len().max(1)) else {
            break;
        };
        game.play((*action).into()).expect("a listed action is played");
        assert_eq!(game.verdict().is_some(), game.legal().is_empty());
    }
}
