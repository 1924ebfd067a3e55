//! Two directors with a laptop each, who exchange copies of the tournament's file all day.

use crate::support::{DIVISION, Dice, FORMATS, pairing, plan};
use tournament::merge::{MergeError, merge};
use tournament::{Command, Entry, GameAt, Outcome, Refusal, Side, Tournament};

fn named(name: String) -> Entry {
    Entry {
        name,
        ..Entry::default()
    }
}

/// A director's laptop.
struct Laptop {
    copy: Tournament,
    director: &'static str,
}

impl Laptop {
    fn act(&mut self, clock: &mut i64, command: &Command) -> Result<(), Refusal> {
        *clock += 1;
        self.copy.handle(command, *clock, Some(self.director)).map(|_| ())
    }

    fn open(&mut self, other: &Self, context: &str) {
        self.copy = merge(&self.copy, &other.copy).unwrap_or_else(|error| panic!("{context}: {error:?}"));
    }
}

/// Opens each laptop's file on the other one, and checks that both have everything and that another exchange adds
/// nothing.
fn exchange(laptops: &mut [Laptop; 2], context: &str) {
    let [first, second] = laptops;
    first.open(second, context);
    second.open(first, context);
    assert_eq!(first.copy.state(), second.copy.state(), "{context}");
    for (one, other) in [(&*first, &*second), (second, first)] {
        assert_eq!(merge(&one.copy, &other.copy).as_ref(), Ok(&one.copy), "{context}");
    }
}

fn report_table(laptop: &mut Laptop, dice: &mut Dice, clock: &mut i64, (round, table): (u16, u16), games: u8) {
    for game in 0..games {
        let at = GameAt {
            division: DIVISION,
            round,
            table,
            game,
        };
        let outcome = Outcome::won(dice.pick(&[Side::Cho, Side::Han]), false);
        let report = Command::Report { at, outcome };
        match laptop.act(clock, &report) {
            Err(Refusal::SeriesDecided) => continue,
            answer => answer.expect("a game without a result"),
        }
        match dice.roll(10) {
            0 => {
                laptop.act(clock, &Command::Undo).expect("a result");
                laptop.act(clock, &report).expect("it was taken back");
            }
            1 => {
                let outcome = Some(Outcome::Forfeit { winner: Side::Han });
                let reason = "다시 셈".to_owned();
                let _ = laptop.act(clock, &Command::Correct { at, outcome, reason });
            }
            _ => {}
        }
    }
}

#[test]
fn laptops_that_exchange_files_lose_nothing_and_enter_nothing_twice() {
    let mut rounds = 0;
    for seed in 0..160 {
        let mut dice = Dice(seed);
        let context = format!("seed {seed}");
        let mut clock = 0;
        let (plan, entries) = plan(&mut dice, seed as usize % FORMATS);
        let games = plan.divisions[0].games.most();
        let mut cup = Tournament::open(plan, clock, None).expect("a good plan");
        let list: Vec<Entry> = (1..=entries).map(|number| named(format!("선수 {number}"))).collect();
        cup.handle(&Command::EnterAll(list), clock, None).expect("new names");
        let order = cup.state().players.keys().copied().collect();
        let draw = Command::Draw {
            division: DIVISION,
            order,
        };
        cup.handle(&draw, clock, None).expect("everybody has a number");
        let mut laptops = ["김", "이"].map(|director| Laptop {
            copy: cup.clone(),
            director,
        });
        for round in 0..8 {
            let which = dice.roll(2);
            let pair = pairing(&mut dice, &laptops[which].copy);
            if laptops[which].act(&mut clock, &pair).is_err() {
                break;
            }
            exchange(&mut laptops, &context);
            let plan = laptops[0].copy.state().plan.divisions[0].clone();
            for (index, at) in laptops[0].copy.state().divisions[0]
                .pending(&plan)
                .into_iter()
                .enumerate()
            {
                report_table(&mut laptops[index % 2], &mut dice, &mut clock, at, games);
                if dice.is_one_in(8) {
                    exchange(&mut laptops, &context);
                }
            }
            // Late entries and withdrawals are accepted or refused as the format allows.
            let id = dice.pick(&laptops[0].copy.state().players.keys().copied().collect::<Vec<_>>());
            let late = Command::Enter(Box::new(named(format!("늦은 선수 {round}"))));
            let _ = laptops[1 - which].act(&mut clock, &late);
            if dice.is_one_in(3) {
                let _ = laptops[which].act(&mut clock, &Command::Withdraw(id));
            }
            exchange(&mut laptops, &context);
            rounds += 1;
        }
    }
    assert!(rounds > 400, "only {rounds}");
}

#[test]
fn results_that_differ_conflict_until_one_laptop_undoes_its_own() {
    let mut clock = 0;
    let (plan, _) = plan(&mut Dice(0), 3);
    let mut cup = Tournament::open(plan, clock, None).expect("a good plan");
    let list = (1..=4).map(|number| named(format!("선수 {number}"))).collect();
    cup.handle(&Command::EnterAll(list), clock, None).expect("new names");
    let order = cup.state().players.keys().copied().collect();
    let draw = Command::Draw {
        division: DIVISION,
        order,
    };
    for command in [draw, Command::Pair { division: DIVISION }] {
        cup.handle(&command, clock, None).expect("a round robin can begin");
    }
    let mut laptops = ["김", "이"].map(|director| Laptop {
        copy: cup.clone(),
        director,
    });
    for (laptop, winner) in laptops.iter_mut().zip([Side::Cho, Side::Han]) {
        let at = GameAt {
            division: DIVISION,
            round: 1,
            table: 1,
            game: 0,
        };
        let outcome = Outcome::won(winner, false);
        laptop
            .act(&mut clock, &Command::Report { at, outcome })
            .expect("no result yet");
    }
    let [first, second] = &laptops;
    for (own, other) in [(first, second), (second, first)] {
        let seq = cup.events().len() as u64 + 1;
        assert_eq!(merge(&own.copy, &other.copy), Err(MergeError::Conflict { seq }));
    }
    laptops[1].act(&mut clock, &Command::Undo).expect("a result");
    exchange(&mut laptops, "after the undo");
    // A result that the other laptop already has is undone there too.
    laptops[0].act(&mut clock, &Command::Undo).expect("a result");
    exchange(&mut laptops, "after the second undo");
    let state = laptops[1].copy.state();
    assert_eq!(state.divisions[0].rounds[0].matches[0].games, [None]);
}
