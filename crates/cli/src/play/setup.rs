//! Setup phase (차림) in the terminal: the sides choose in the order of the rule set.
//!
//! `janggi` determines which setups are allowed.

use super::conversation::{Conversation, Opponent};
use super::draw::Colour;
use super::input::is_quit;
use super::words;
use crate::texts::terminal;
use command::Failure;
use engine::rng::Rng;
use janggi::ruleset::{AllowedSetups, SetupOrder};
use janggi::{Arrangement, BySide, Game, Rules, Side, Start};
use std::io::Write;

/// Inner elephants (안상차림): the default setup.
pub(super) const USUAL: Arrangement = Arrangement::Mssm;

/// Escape sequence that moves the cursor up a line and erases that line.
const ERASE_LINE: &str = "\x1b[1A\x1b[2K";

impl Conversation {
    /// Returns the start that the sides choose; `None` if the player leaves. `given` is the player's setup, if already
    /// known.
    pub(super) fn choose_setups(
        &mut self,
        rules: &Rules,
        given: Option<Arrangement>,
    ) -> Result<Option<Start>, Failure> {
        let (first, openly) = match rules.setup.order {
            SetupOrder::Visible { first } | SetupOrder::SwapMoves { first } => (first, true),
            SetupOrder::PieceByPiece { .. } => return self.place_pieces(rules, given),
            SetupOrder::SimultaneousHidden => (self.me, false),
            SetupOrder::Fixed if rules.setup.allowed == AllowedSetups::OfTheLaw => {
                return Ok(Some(Start::usual_under(rules)));
            }
            SetupOrder::Fixed => {
                let mut start = BySide { cho: USUAL, han: USUAL };
                start[self.me] = given.unwrap_or(USUAL);
                return Ok(Some(Start::arranged(start)));
            }
        };
        let given = |side: Side| given.filter(|_| side == self.me);
        let (given_first, given_second) = (given(first), given(first.opposite()));
        let Some(one) = self.choose_setup(rules, first, given_first, None)? else {
            return Ok(None);
        };
        if openly {
            self.show_engines_choice(first, one)?;
        } else if matches!((self.opponent, self.colour), (Opponent::Person, Colour::On)) {
            write!(self.output, "{ERASE_LINE}")?;
        }
        let seen = openly.then_some(one);
        let Some(other) = self.choose_setup(rules, first.opposite(), given_second, seen)? else {
            return Ok(None);
        };
        let mut chosen = BySide { cho: one, han: one };
        chosen[first.opposite()] = other;
        if openly {
            self.show_engines_choice(first.opposite(), other)?;
        } else {
            for side in Side::ALL {
                self.show_choice(side, chosen[side])?;
            }
        }
        Ok(Some(Start::arranged(chosen)))
    }

    /// Returns the setup of one side: the `given` one, the engine's choice, or the player's.
    ///
    /// `None` if the player leaves. `seen` is the other side's setup, if it is already visible.
    fn choose_setup(
        &mut self,
        rules: &Rules,
        side: Side,
        given: Option<Arrangement>,
        seen: Option<Arrangement>,
    ) -> Result<Option<Arrangement>, Failure> {
        if given.is_some() {
            return Ok(given);
        }
        let allowed: Vec<Arrangement> = Arrangement::ALL
            .into_iter()
            .filter(|&one| may_choose(rules, side, one, seen))
            .collect();
        if let Opponent::Engine { seed, .. } = self.opponent
            && side != self.me
        {
            return Ok(Some(engines_choice(&allowed, seed)));
        }
        let name = self.name(side);
        self.print(terminal::setup_choose(self.language, name))?;
        for (number, one) in (1..).zip(&allowed) {
            writeln!(self.output, "  {number} {}", words::setup(self.language, *one, side))?;
        }
        loop {
            let Some(line) = self.read_line("> ")? else {
                return Ok(None);
            };
            let by_number = || allowed.get(line.parse::<usize>().ok()?.checked_sub(1)?).copied();
            let by_name = || Arrangement::named(&line, side).filter(|one| allowed.contains(one));
            match by_number().or_else(by_name) {
                Some(arrangement) => return Ok(Some(arrangement)),
                None if is_quit(&line) => return Ok(None),
                None => self.print(terminal::setup_how(self.language))?,
            }
        }
    }

    fn show_engines_choice(&mut self, side: Side, arrangement: Arrangement) -> Result<(), Failure> {
        match self.opponent {
            Opponent::Engine { .. } if side != self.me => self.show_choice(side, arrangement),
            Opponent::Engine { .. } | Opponent::Person => Ok(()),
        }
    }

    fn show_choice(&mut self, side: Side, arrangement: Arrangement) -> Result<(), Failure> {
        let setup = words::setup(self.language, arrangement, side);
        self.print(terminal::setup_chosen(self.language, setup, self.name(side)))
    }
}

/// Chooses the engine's setup with the seed: a classic one, if any is allowed.
pub(super) fn engines_choice(allowed: &[Arrangement], seed: u64) -> Arrangement {
    let classic = Arrangement::CLASSIC.into_iter().filter(|one| allowed.contains(one));
    let choices: Vec<Arrangement> = classic.collect();
    let number = Rng::new(seed).below(choices.len().max(1) as u64);
    let chosen = choices.get(number as usize).or(allowed.first());
    chosen.copied().unwrap_or(USUAL)
}

/// Returns whether a setup is allowed together with the other side's choice, if that is known.
fn may_choose(rules: &Rules, side: Side, one: Arrangement, other: Option<Arrangement>) -> bool {
    let mut arrangements = BySide { cho: one, han: one };
    arrangements[side.opposite()] = other.unwrap_or(one);
    Game::new(rules.clone(), Start::arranged(arrangements)).is_ok()
}
