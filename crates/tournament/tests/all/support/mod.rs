//! Random tournaments, played from the first entry to the last round.

use tournament::event::{Apart, RequestedBye, Stage};
use tournament::plan::{DivisionPlan, Format, Games, Lateness, Plan, Streaks, TeamScore, ThirdPlace};
use tournament::{
    Birth, Command, DivisionId, Entry, EntryId, GameAt, Outcome, Points, Refusal, Scoring, Side, TieOrder, Tournament,
};

/// Random number generator (SplitMix64), initialised with a seed.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ (bits >> 31)) % below as u64) as usize
    }

    pub(crate) fn is_one_in(&mut self, count: usize) -> bool {
        self.roll(count) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.roll(all.len())]
    }

    pub(crate) fn shuffle<T>(&mut self, all: &mut [T]) {
        for index in (1..all.len()).rev() {
            all.swap(index, self.roll(index + 1));
        }
    }
}

pub(crate) const FORMATS: usize = 8;

/// Returns a random plan of the given format, and a suitable number of entries.
pub(crate) fn plan(dice: &mut Dice, format: usize) -> (Plan, usize) {
    let third = dice.pick(&[ThirdPlace::Played, ThirdPlace::Shared]);
    let boards = Games::Boards {
        boards: dice.pick(&[3, 5]),
        primary: dice.pick(&[TeamScore::Boards, TeamScore::Matches]),
    };
    let (format, games, entries) = match format {
        0 => {
            let size = dice.pick(&[3, 4, 5]);
            let format = Format::Groups {
                size,
                qualifiers: dice.pick(&[1, 2]),
                third,
            };
            (format, Games::Single, 6 + dice.roll(40))
        }
        1 => (Format::Knockout { third }, Games::Single, 2 + dice.roll(60)),
        2 => (
            Format::Knockout { third },
            Games::BestOf { games: 3 },
            2 + dice.roll(20),
        ),
        3 => (
            Format::RoundRobin {
                cycles: dice.pick(&[1, 2]),
            },
            Games::Single,
            2 + dice.roll(9),
        ),
        4 | 5 => {
            let rounds = 2 + dice.roll(6);
            // Most tournaments are small, because the rules then leave few possible pairings.
            let most = if dice.is_one_in(5) { 40 } else { 12 };
            let swiss = Format::Swiss { rounds: rounds as u8 };
            (swiss, Games::Single, rounds + 2 + dice.roll(most))
        }
        6 => {
            let streaks = dice.pick(&[Streaks::Doubled, Streaks::Plain]);
            (Format::Arena { streaks }, Games::Single, 2 + dice.roll(16))
        }
        _ => {
            let swiss = Format::Swiss { rounds: 3 };
            let format = dice.pick(&[swiss, Format::RoundRobin { cycles: 1 }, Format::Knockout { third }]);
            (format, boards, 5 + dice.roll(6))
        }
    };
    let division = DivisionPlan {
        name: String::new(),
        format,
        games,
        scoring: dice.pick(&[Scoring::KOREAN, Scoring::CHESS, Scoring::YANJI]),
        ties: dice.pick(&TieOrder::ALL).ties(),
        initial: dice.pick(&[Side::Cho, Side::Han]),
    };
    (plan_of(division), entries)
}

fn plan_of(division: DivisionPlan) -> Plan {
    Plan {
        name: "시험 대회".to_owned(),
        place: None,
        date: None,
        divisions: vec![division],
        lateness: Lateness::default(),
        fee: Some(10_000),
        rules: Some("kja-points@2".to_owned()),
    }
}

fn entry(dice: &mut Dice, number: usize) -> Entry {
    Entry {
        name: format!("선수 {number}"),
        club: dice
            .pick(&[None, Some("종로"), Some("수원"), Some("전주")])
            .map(str::to_owned),
        rating: dice.pick(&[None, Some(1_200), Some(1_500), Some(1_800)]),
        grade: dice.pick(&[None, Some(-3), Some(1), Some(4)]),
        birth: dice
            .pick(&[None, Some("1944"), Some("1951-03"), Some("1951-03-14")])
            .and_then(Birth::parse),
        ..Entry::default()
    }
}

pub(crate) const DIVISION: DivisionId = DivisionId(0);

/// Returns the command that pairs the next round; for the knock-out after groups often by lot.
pub(crate) fn pairing(dice: &mut Dice, tournament: &Tournament) -> Command {
    let computed = Command::Pair { division: DIVISION };
    let mut paired = tournament.clone();
    let rounds = |cup: &Tournament| cup.state().divisions[0].rounds_in(Stage::Knockout).count();
    let is_possible = paired.handle(&computed, 0, None).is_ok();
    let division = &paired.state().divisions[0];
    let begins = is_possible && rounds(tournament) == 0 && rounds(&paired) == 1;
    if division.groups.is_empty() || !begins || dice.is_one_in(3) {
        return computed;
    }
    let mut order: Vec<EntryId> = division.lines.iter().flatten().copied().collect();
    dice.shuffle(&mut order);
    Command::PairDrawn {
        division: DIVISION,
        order,
    }
}

pub(crate) struct Played {
    pub(crate) tournament: Tournament,
    /// Refusal to pair another round, usually `Refusal::Finished`.
    pub(crate) end: Refusal,
}

/// Plays a whole tournament and calls `check` after every command.
pub(crate) fn play(dice: &mut Dice, format: usize, check: &mut dyn FnMut(&Tournament)) -> Played {
    let (plan, entries) = plan(dice, format);
    let mut tournament = Tournament::open(plan, 0, None).expect("the plan is good");
    let mut send = |tournament: &mut Tournament, command: Command| {
        let at = tournament.events().len() as i64;
        let answer = tournament.handle(&command, at, None).map(<[_]>::len);
        check(tournament);
        answer
    };
    let list: Vec<Entry> = (1..=entries).map(|number| entry(dice, number)).collect();
    if entries % 2 == 0 {
        send(&mut tournament, Command::EnterAll(list)).expect("new names");
    } else {
        for entry in list {
            send(&mut tournament, Command::Enter(Box::new(entry))).expect("a new name");
        }
    }
    let mut order: Vec<EntryId> = tournament.state().players.keys().copied().collect();
    dice.shuffle(&mut order);
    let draw = Command::Draw {
        division: DIVISION,
        order: order.clone(),
    };
    send(&mut tournament, draw).expect("everybody has a number");
    if dice.is_one_in(3) {
        let (a, b) = (order[0], order[1]);
        let reason = Apart::Family;
        send(&mut tournament, Command::Forbid { a, b, reason }).expect("two entries");
    }
    let is_arena = format == 6;
    for _ in 0..60 {
        disturb(dice, &mut tournament, &mut send);
        let pair = pairing(dice, &tournament);
        match send(&mut tournament, pair) {
            Ok(_) => {}
            Err(Refusal::Pending { .. } | Refusal::NotEnoughPlayers)
                if is_arena && tournament_has_games(&tournament) => {}
            Err(end) => return Played { tournament, end },
        }
        if dice.is_one_in(12) {
            unpair_and_undo(&mut tournament, &mut send);
        }
        report(dice, &mut tournament, is_arena, &mut send);
        if is_arena && tournament.state().divisions[0].rounds.len() > 12 {
            break;
        }
    }
    Played {
        tournament,
        end: Refusal::Finished,
    }
}

/// Withdraws the pairings of the last round if that is possible, and takes it back.
fn unpair_and_undo(tournament: &mut Tournament, send: Send) {
    let reason = "잘못 눌렀음".to_owned();
    let unpair = Command::Unpair {
        division: DIVISION,
        reason,
    };
    if send(tournament, unpair).is_ok() {
        send(tournament, Command::Undo).expect("the pairings come back");
    }
}

fn tournament_has_games(tournament: &Tournament) -> bool {
    let plan = &tournament.state().plan.divisions[0];
    !tournament.state().divisions[0].pending(plan).is_empty()
}

type Send<'a> = &'a mut dyn FnMut(&mut Tournament, Command) -> Result<usize, Refusal>;

/// Sometimes sends a command such as a withdrawal, late entry or undo, and then reports all missing results.
fn disturb(dice: &mut Dice, tournament: &mut Tournament, send: Send<'_>) {
    let ids: Vec<EntryId> = tournament.state().players.keys().copied().collect();
    let id = dice.pick(&ids);
    let round = tournament.state().divisions[0].rounds.len() as u16 + 1;
    let command = match dice.roll(24) {
        0 => Command::Withdraw(id),
        1 => Command::Return(id),
        2 => Command::Enter(Box::new(entry(dice, ids.len() + 1))),
        3 => Command::Excuse {
            id,
            round,
            bye: dice.pick(&[RequestedBye::Half, RequestedBye::Zero]),
        },
        4 => Command::Penalise {
            id,
            points: Points::whole(1),
            reason: "소란".to_owned(),
        },
        5 => Command::Undo,
        6 => Command::Seat(id, Box::new(entry(dice, ids.len() + 1))),
        _ => return,
    };
    // An undo may revert a result or the drawn numbers. Both commands are sent again below.
    let _ = send(tournament, command.clone());
    if command == Command::Undo && tournament.state().divisions[0].drawn.is_empty() {
        let mut order: Vec<EntryId> = tournament.state().players.keys().copied().collect();
        order.sort();
        let _ = send(
            tournament,
            Command::Draw {
                division: DIVISION,
                order,
            },
        );
    }
    complete(dice, tournament, send);
}

/// Reports all missing results.
fn complete(dice: &mut Dice, tournament: &mut Tournament, send: Send<'_>) {
    report(dice, tournament, false, send);
}

fn report(dice: &mut Dice, tournament: &mut Tournament, leaves_some: bool, send: Send<'_>) {
    let plan = tournament.state().plan.divisions[0].clone();
    let mut tables = tournament.state().divisions[0].pending(&plan);
    dice.shuffle(&mut tables);
    if leaves_some {
        let kept = tables.len() - dice.roll(tables.len() / 2 + 1);
        tables.truncate(kept);
    }
    for (round, table) in tables {
        let stage = tournament.state().divisions[0].rounds[usize::from(round) - 1].stage;
        for game in 0..plan.games.most() {
            let at = GameAt {
                division: DIVISION,
                round,
                table,
                game,
            };
            let outcome = outcome(dice, stage, &plan);
            match send(tournament, Command::Report { at, outcome }) {
                Ok(_) | Err(Refusal::SeriesDecided | Refusal::AlreadyReported) => {}
                Err(other) => panic!("{outcome:?} at {at:?} is refused: {other:?}"),
            }
            if dice.is_one_in(20) {
                let outcome = Some(self::outcome(dice, stage, &plan));
                let reason = "다시 셈".to_owned();
                let _ = send(tournament, Command::Correct { at, outcome, reason });
            }
        }
    }
}

fn outcome(dice: &mut Dice, stage: Stage, plan: &DivisionPlan) -> Outcome {
    let winner = dice.pick(&[Side::Cho, Side::Han]);
    match dice.roll(20) {
        0 => Outcome::Forfeit { winner },
        1 if dice.is_one_in(3) => Outcome::BothForfeit,
        2..=4 if plan.scoring.draw.is_some() && stage != Stage::Knockout => Outcome::Draw,
        5..=9 => Outcome::Counted {
            winner,
            cho: None,
            han: None,
        },
        _ => Outcome::Full { winner },
    }
}
