//! A bot that plays random moves against itself, at most 1000 plies, and prints the game.
//!
//! `cargo run --example random_bot [RULES] [SEED]`

use janggi::explain::Language;
use janggi::notation::Notation;
use janggi::{Action, Arrangement, BySide, Game, Preset, Start};

/// Returns a pseudorandom number below `limit` (SplitMix64).
fn below(state: &mut u64, limit: usize) -> usize {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (z >> 33) as usize % limit
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let preset = arguments.next().unwrap_or_else(|| "kakao".into());
    let rules = Preset::rules_of(&preset).ok_or("no such rule set")?;
    let mut seed: u64 = arguments.next().map_or(Ok(1), |text| text.parse())?;
    let mut arrangement = || Arrangement::CLASSIC[below(&mut seed, 4)];
    let (cho, han) = (arrangement(), arrangement());
    let mut game = Game::new(rules, Start::arranged(BySide { cho, han }))?;
    let mut written = Vec::new();
    while game.verdict().is_none() {
        let legal = game.legal();
        let mv = legal[below(&mut seed, legal.len())];
        written.push(Notation::Korean.print(mv, game.position()));
        game.play(mv.into())?;
        if written.len() == 1000 {
            game.play(Action::Abort)?;
        }
    }
    println!("{}\n{}", game.position().board(), written.join(" "));
    let verdict = game.verdict().ok_or("the game goes on")?;
    let rule = verdict.rule.map_or_else(|| "none".to_string(), |rule| rule.to_string());
    println!("{} plies, {} by rule {rule}", written.len(), verdict.cause.code());
    println!("{}", verdict.sentence(Language::English));
    Ok(())
}
