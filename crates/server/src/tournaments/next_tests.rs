//! Tests of the steps of whole tournaments, without a server. A ledger stands in for the database, and a crash is
//! simulated before each step.

use super::change::{Change, DIVISION, handled, row_after};
use super::lots::with_lots;
use super::memory::Loaded;
use super::next::{Situation, first_open_round};
use crate::random::Random;
use janggi::{BySide, Outcome, Side};
use play::{GameId, GuestId, Player, TournamentId};
use std::collections::{BTreeMap, BTreeSet};
use store::{NewTournamentGame, Phase, TournamentGameRow, TournamentGameState, TournamentPhase, TournamentRow};
use tournament::event::Stage;
use tournament::plan::{Lateness, Streaks, ThirdPlace};
use tournament::{
    Command, DivisionPlan, Entry, EntryId, Event, EventKind, Format, Games, Plan, Scoring, TieOrder, Tournament,
};
use wire::tournament::{PairingBy, TournamentFormat, TournamentSettings};
use wire::vocabulary::TimeControl;

const START_MS: i64 = 1_000_000;

fn player(number: u64) -> Player {
    Player::Guest(GuestId::from_bits(number))
}

/// The rows of a tournament, kept in memory.
struct Ledger {
    now_ms: i64,
    loaded: Loaded,
    games: Vec<TournamentGameRow>,
    random: u64,
}

fn formats(format: TournamentFormat) -> Format {
    match format {
        TournamentFormat::Swiss { rounds } => Format::Swiss { rounds },
        TournamentFormat::RoundRobin { cycles } => Format::RoundRobin { cycles },
        TournamentFormat::Knockout { .. } => Format::Knockout {
            third: ThirdPlace::Played,
        },
        TournamentFormat::Groups { size, qualifiers, .. } => Format::Groups {
            size,
            qualifiers,
            third: ThirdPlace::Played,
        },
        TournamentFormat::Arena { .. } => Format::Arena {
            streaks: Streaks::Plain,
        },
    }
}

impl Ledger {
    fn new(format: TournamentFormat, players: u64, random: u64) -> Self {
        let division = DivisionPlan {
            name: String::new(),
            format: formats(format),
            games: Games::Single,
            scoring: Scoring::CHESS,
            ties: TieOrder::Local.ties(),
            initial: tournament::Side::Cho,
        };
        let plan = Plan {
            name: "Saturday".to_owned(),
            place: None,
            date: None,
            rules: None,
            divisions: vec![division],
            lateness: Lateness::default(),
            fee: None,
        };
        let tournament = Tournament::open(plan, 0, None).unwrap();
        let row = TournamentRow {
            id: TournamentId::from_bits(1),
            owner: player(1),
            created_ms: 0,
            starts_ms: START_MS,
            phase: TournamentPhase::Open,
            seq: 1,
            club: None,
            name: String::new(),
            entries: 0,
            settings: String::new(),
        };
        let settings = TournamentSettings {
            format,
            rules: "kakao@1".to_owned(),
            time: TimeControl::None,
            rated: false,
            pairing: PairingBy::Automatic,
            pause_s: 30,
            first_move_s: 60,
        };
        let mut ledger = Self {
            now_ms: 0,
            loaded: Loaded {
                row,
                settings,
                tournament,
            },
            games: Vec::new(),
            random,
        };
        for number in 1..=players {
            let entry = Entry {
                name: player(number).to_string(),
                ..Entry::default()
            };
            ledger.write(&Change::of(Command::Enter(Box::new(entry))));
        }
        ledger
    }

    fn drawn(&mut self, below: u64) -> u64 {
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) % below
    }

    /// Applies a change, as a transaction would in the database.
    fn write(&mut self, change: &Change) {
        let random = Random::from_fn(|bytes| bytes.fill(7));
        let change = with_lots(change.clone(), &self.loaded.tournament, &random);
        let (tournament, games) = handled(&self.loaded.tournament, &change, (self.now_ms, None)).unwrap();
        for at in games {
            let key = |at: NewTournamentGame| (at.round, at.board, at.attempt);
            assert!(
                self.games.iter().all(|row| key(row.at) != key(at)),
                "{at:?} is made twice"
            );
            let game = GameId::from_bits(self.games.len() as u64);
            let at = NewTournamentGame { game, ..at };
            self.games.push(TournamentGameRow { at, state: None });
        }
        self.games
            .sort_by_key(|row| (row.at.round, row.at.board, row.at.attempt));
        self.loaded.row = row_after(&self.loaded.row, &tournament, self.now_ms);
        self.loaded.tournament = tournament;
    }

    fn next(&self) -> Option<Change> {
        let round = first_open_round(&self.loaded.tournament);
        let games: Vec<_> = self.games.iter().filter(|row| row.at.round >= round).cloned().collect();
        let Loaded {
            row,
            settings,
            tournament,
        } = &self.loaded;
        let situation = Situation {
            now_ms: self.now_ms,
            row,
            settings,
            tournament,
            games: &games,
        };
        situation.next()
    }

    /// Carries out all due steps, with a simulated crash before each, after which only stored data remains.
    fn direct(&mut self) {
        for _ in 0..1_000 {
            self.crash();
            let Some(change) = self.next() else { return };
            self.write(&change);
        }
        panic!("there is always something due");
    }

    fn crash(&mut self) {
        let lines = self.loaded.tournament.events().iter().map(Event::write);
        let events: Vec<Event> = lines.map(|line| Event::read(&line).unwrap()).collect();
        let loaded = Tournament::load(&events).unwrap();
        assert_eq!(loaded, self.loaded.tournament);
        self.loaded.tournament = loaded;
    }

    /// Starts all games, then ends those for which `result` returns a result. Its argument is a random number below 100.
    fn play(&mut self, result: impl Fn(u64) -> Option<(Outcome, &'static str, u32)>) {
        for index in 0..self.games.len() {
            let drawn = self.drawn(100);
            let at = self.games[index].at;
            let seats = self.seats(at);
            let row = &mut self.games[index];
            let state = row.state.get_or_insert(TournamentGameState {
                phase: Phase::Playing,
                seats,
                plies: 0,
                result: None,
                facts: None,
            });
            if state.phase == Phase::Over {
                continue;
            }
            if let Some((outcome, code, plies)) = result(drawn) {
                state.phase = Phase::Over;
                state.plies = plies;
                state.result = Some((outcome, code.to_owned()));
            }
        }
    }

    fn seats(&self, at: NewTournamentGame) -> BySide<Option<Player>> {
        let state = self.loaded.tournament.state();
        let found = state.division(DIVISION).unwrap().find(at.round, at.board).unwrap();
        let player = |side| {
            state.players[&found.entry(side, at.attempt.into())]
                .entry
                .name
                .parse()
                .ok()
        };
        BySide {
            cho: player(tournament::Side::Cho),
            han: player(tournament::Side::Han),
        }
    }

    /// Checks that no player is paired twice in a round, and that every pairing has the result of its last game.
    fn check(&self) {
        let state = self.loaded.tournament.state();
        let division = state.division(DIVISION).unwrap();
        let mut met: BTreeSet<(u16, EntryId)> = BTreeSet::new();
        for round in &division.rounds {
            for found in &round.matches {
                let (cho, han) = (found.pairing.cho, found.pairing.han);
                assert!(
                    met.insert((round.number, cho)) && met.insert((round.number, han)),
                    "{found:?}"
                );
                let of_it =
                    |row: &&TournamentGameRow| (row.at.round, row.at.board) == (round.number, found.pairing.table);
                let Some(last) = self.games.iter().rfind(of_it) else {
                    // Decided without a game, because a player has withdrawn.
                    assert!(!found.games[0].unwrap().is_played());
                    continue;
                };
                let (outcome, _) = last.state.as_ref().unwrap().result.as_ref().unwrap();
                let winner = match outcome {
                    Outcome::Win(side) => last.state.as_ref().unwrap().seats[*side],
                    Outcome::Draw | Outcome::None => None,
                };
                let counted = found.games[0].unwrap().winner().map(|side| found.entry(side, 0));
                let counted: Option<Player> = counted.map(|id| state.players[&id].entry.name.parse().unwrap());
                if winner.is_some() || found.games[0] == Some(tournament::Outcome::Draw) {
                    assert_eq!(counted, winner, "{found:?} {last:?}");
                }
            }
        }
    }
}

const GROUPS: TournamentFormat = TournamentFormat::Groups {
    size: 4,
    qualifiers: 2,
    third_place: true,
};

const FORMATS: [TournamentFormat; 5] = [
    TournamentFormat::Swiss { rounds: 4 },
    TournamentFormat::RoundRobin { cycles: 1 },
    TournamentFormat::Knockout { third_place: true },
    GROUPS,
    TournamentFormat::Arena { minutes: 10 },
];

/// Returns a win, a draw, a forfeit or a cancelled game; `None` for a game in progress.
fn any_result(drawn: u64) -> Option<(Outcome, &'static str, u32)> {
    Some(match drawn {
        0..30 => (Outcome::Win(Side::Cho), "mate", 40),
        30..60 => (Outcome::Win(Side::Han), "resigned", 40),
        60..70 => (Outcome::Draw, "draw_agreed", 40),
        70..75 => (Outcome::Win(Side::Han), "abandoned", 0),
        75..80 => (Outcome::Win(Side::Cho), "abandoned", 1),
        80..82 => (Outcome::None, "called_off", 40),
        _ => return None,
    })
}

#[test]
fn every_tournament_ends_with_each_round_paired_once_and_each_result_counted() {
    for (format, seed) in FORMATS
        .into_iter()
        .flat_map(|format| (0..12).map(move |seed| (format, seed)))
    {
        let players = 2 + seed % 9;
        let mut ledger = Ledger::new(format, players, seed);
        ledger.direct();
        assert_eq!(
            ledger.loaded.row.phase,
            TournamentPhase::Open,
            "it begins when its time has come"
        );
        ledger.now_ms = START_MS;
        for _ in 0..2_000 {
            ledger.direct();
            if ledger.loaded.row.phase == TournamentPhase::Over {
                break;
            }
            ledger.play(any_result);
            ledger.now_ms += 10_000;
        }
        assert_eq!(ledger.loaded.row.phase, TournamentPhase::Over, "{format:?} {seed}");
        ledger.check();
        assert_eq!(ledger.next(), None);
        let rounds = ledger
            .loaded
            .tournament
            .state()
            .division(DIVISION)
            .unwrap()
            .rounds
            .len();
        assert!(rounds > 0, "{format:?} {seed}");
    }
}

#[test]
fn a_tournament_without_players_is_cancelled() {
    for (format, players) in FORMATS.into_iter().flat_map(|format| [(format, 0), (format, 1)]) {
        let mut ledger = Ledger::new(format, players, 1);
        ledger.now_ms = START_MS;
        ledger.direct();
        assert_eq!(ledger.loaded.row.phase, TournamentPhase::Over);
        assert!(ledger.games.is_empty());
    }
}

#[test]
fn the_next_round_waits_for_all_results_and_the_pause() {
    let mut ledger = Ledger::new(TournamentFormat::Swiss { rounds: 3 }, 4, 1);
    ledger.now_ms = START_MS;
    ledger.direct();
    assert_eq!(ledger.games.len(), 2);
    ledger.now_ms += 3_600_000;
    ledger.direct();
    assert_eq!(ledger.games.len(), 2, "games go on");
    ledger.play(|_| Some((Outcome::Win(Side::Cho), "mate", 30)));
    ledger.direct();
    ledger.now_ms += 29_999;
    ledger.direct();
    assert_eq!(ledger.games.len(), 2, "people rest");
    ledger.now_ms += 1;
    ledger.direct();
    assert_eq!(ledger.games.len(), 4);
    ledger.loaded.settings.pairing = PairingBy::Director;
    ledger.play(|_| Some((Outcome::Win(Side::Cho), "mate", 30)));
    ledger.now_ms += 3_600_000;
    ledger.direct();
    assert_eq!(ledger.games.len(), 4, "a director pairs");
    ledger.now_ms += 7 * 86_400_000;
    ledger.direct();
    assert_eq!(
        ledger.loaded.row.phase,
        TournamentPhase::Over,
        "the director has forgotten it"
    );
}

#[test]
fn an_arena_that_a_director_pairs_ends_when_its_time_is_up() {
    let mut ledger = Ledger::new(TournamentFormat::Arena { minutes: 10 }, 4, 1);
    ledger.loaded.settings.pairing = PairingBy::Director;
    ledger.now_ms = START_MS;
    ledger.direct();
    assert_eq!(ledger.games.len(), 0, "a director begins");
    ledger.write(&Change::of(Command::Pair { division: DIVISION }));
    ledger.direct();
    assert_eq!(ledger.games.len(), 2);
    ledger.now_ms += 10 * 60_000;
    ledger.direct();
    assert_eq!(ledger.loaded.row.phase, TournamentPhase::Running, "games go on");
    ledger.play(|_| Some((Outcome::Win(Side::Cho), "mate", 30)));
    ledger.direct();
    assert_eq!(ledger.loaded.row.phase, TournamentPhase::Over);
}

#[test]
fn who_misses_two_games_is_out_until_coming_back() {
    let mut ledger = Ledger::new(TournamentFormat::RoundRobin { cycles: 2 }, 4, 1);
    ledger.now_ms = START_MS;
    let absent = EntryId(2);
    let plays = |ledger: &Ledger| {
        ledger.loaded.tournament.state().players[&absent]
            .withdrawn_after
            .is_none()
    };
    let round = |ledger: &mut Ledger| {
        ledger.direct();
        ledger.play(|_| None);
        for row in &mut ledger.games {
            let state = row.state.as_mut().unwrap();
            let is_absent = |seat: Option<Player>| seat == Some(player(2));
            let (winner, plies) = match (is_absent(state.seats.cho), is_absent(state.seats.han)) {
                (true, _) => (Side::Han, 0),
                (_, true) => (Side::Cho, 1),
                _ => (Side::Cho, 30),
            };
            let code = if plies < 2 { "abandoned" } else { "mate" };
            if state.phase != Phase::Over {
                (state.phase, state.plies) = (Phase::Over, plies);
                state.result = Some((Outcome::Win(winner), code.to_owned()));
            }
        }
        ledger.direct();
        ledger.now_ms += 30_000;
    };
    round(&mut ledger);
    assert!(plays(&ledger));
    round(&mut ledger);
    assert!(!plays(&ledger));
    ledger.write(&Change::of(Command::Return(absent)));
    ledger.direct();
    assert!(plays(&ledger), "the games missed before do not count again");
    round(&mut ledger);
    assert!(plays(&ledger));
    round(&mut ledger);
    assert!(!plays(&ledger));
}

#[test]
fn a_draw_in_a_knockout_is_played_again_and_after_the_third_han_goes_on() {
    let mut ledger = Ledger::new(TournamentFormat::Knockout { third_place: false }, 2, 1);
    ledger.now_ms = START_MS;
    for games in 1..=3 {
        ledger.direct();
        assert_eq!(ledger.games.len(), games);
        ledger.play(|_| Some((Outcome::Draw, "draw_agreed", 30)));
    }
    ledger.direct();
    assert_eq!(ledger.games.len(), 3);
    let by_attempt: BTreeMap<u16, _> = ledger
        .games
        .iter()
        .map(|row| (row.at.attempt, ledger.seats(row.at)))
        .collect();
    assert_eq!(by_attempt[&0], by_attempt[&2]);
    assert_eq!(by_attempt[&0].cho, by_attempt[&1].han);
    let division = ledger.loaded.tournament.state().division(DIVISION).unwrap();
    let outcome = division.rounds[0].matches[0].games[0].unwrap();
    assert_eq!(outcome, tournament::Outcome::won(tournament::Side::Han, true));
}

#[test]
fn places_in_a_group_are_random_if_nothing_else_decides() {
    let mut ledger = Ledger::new(GROUPS, 8, 1);
    ledger.now_ms = START_MS;
    for _ in 0..3 {
        ledger.direct();
        ledger.play(|_| Some((Outcome::Draw, "draw_agreed", 40)));
        ledger.direct();
        ledger.now_ms += 30_000;
    }
    ledger.direct();
    let division = ledger.loaded.tournament.state().division(DIVISION).unwrap();
    let stages: Vec<Stage> = division.rounds.iter().map(|round| round.stage).collect();
    assert_eq!(stages, [Stage::Group, Stage::Group, Stage::Group, Stage::Knockout]);
    let best: BTreeSet<EntryId> = division.drawn[..4].iter().copied().collect();
    let playing = division.rounds[3].matches.iter();
    let playing: BTreeSet<EntryId> = playing.flat_map(|one| [one.pairing.cho, one.pairing.han]).collect();
    assert_eq!(playing, best, "the two smallest numbers of each group");
}

#[test]
fn results_keep_how_a_game_was_won() {
    let mut ledger = Ledger::new(TournamentFormat::Swiss { rounds: 1 }, 2, 1);
    ledger.now_ms = START_MS;
    ledger.direct();
    ledger.play(|_| Some((Outcome::Win(Side::Han), "stopped", 30)));
    let facts = r#"{"decided_by":"points","cho_half":50,"han_half":61}"#;
    ledger.games[0].state.as_mut().unwrap().facts = Some(facts.to_owned());
    ledger.direct();
    let reported = ledger
        .loaded
        .tournament
        .events()
        .iter()
        .rev()
        .find_map(|event| match event.event {
            EventKind::Reported { outcome, .. } => Some(outcome),
            _ => None,
        });
    let counted = tournament::Outcome::Counted {
        winner: tournament::Side::Han,
        cho: Some(tournament::Points::halves(50)),
        han: Some(tournament::Points::halves(61)),
    };
    assert_eq!(reported, Some(counted));
}
