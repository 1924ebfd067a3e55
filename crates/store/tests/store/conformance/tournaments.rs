//! Tournaments: events appended by compare-and-swap, games of pairings, limits, lists, and notices.

use super::Testbed;
use super::rows::{append, done, ended, event, game, guest, id, player, refused};
use janggi::{BySide, Outcome, Side};
use play::{ClubId, TournamentId};
use store::{
    Command, NewTournamentGame, PageRequest, Phase, Seat, Store, TournamentBounds, TournamentCommand,
    TournamentGameRow, TournamentPhase, TournamentRow,
};

pub(super) const PLENTY: TournamentBounds = TournamentBounds {
    of_owner: 100,
    of_all: 100,
};

pub(super) fn tournament(number: u64) -> TournamentId {
    TournamentId::from_bits(number)
}

fn row(number: u64, phase: TournamentPhase, seq: u64) -> TournamentRow {
    TournamentRow {
        id: tournament(number),
        owner: player(1),
        created_ms: 5,
        starts_ms: 1_000 + i64::try_from(number).unwrap(),
        phase,
        seq,
        name: format!("토요 장기 {number}"),
        entries: 0,
        settings: "{\"rules\":\"kakao@1\"}".to_owned(),
        club: None,
    }
}

fn events(from: u64, to: u64) -> Vec<String> {
    (from..=to).map(|seq| format!("{{\"seq\":{seq}}}")).collect()
}

pub(super) fn open(number: u64, bounds: TournamentBounds) -> Command {
    let command = TournamentCommand::Open {
        row: row(number, TournamentPhase::Open, 2),
        events: events(1, 2),
        bounds,
    };
    command.into()
}

/// Returns the command that adds a tournament for the members of a club.
pub(crate) fn open_for(number: u64, club: ClubId) -> Command {
    let command = TournamentCommand::Open {
        row: TournamentRow {
            club: Some(club),
            ..row(number, TournamentPhase::Open, 2)
        },
        events: events(1, 2),
        bounds: PLENTY,
    };
    command.into()
}

/// Returns the command that appends the events after `after` up to `last`.
fn more(number: u64, (after, last): (u64, u64), phase: TournamentPhase, games: &[NewTournamentGame]) -> Command {
    let command = TournamentCommand::Append {
        row: row(number, phase, last),
        after,
        events: events(after + 1, last),
        games: games.to_vec(),
        notices: Vec::new(),
    };
    command.into()
}

fn named(round: u16, board: u16, name: &str) -> NewTournamentGame {
    NewTournamentGame {
        round,
        board,
        attempt: 0,
        game: id(name),
    }
}

pub(super) async fn two_players(store: &dyn Store) {
    for number in [1, 2] {
        done(store, Command::NewGuest(guest(number))).await;
    }
}

pub(crate) async fn a_tournament_is_read_as_it_was_written(testbed: &impl Testbed) {
    let store = testbed.open();
    two_players(&*store).await;
    assert_eq!(store.tournament(tournament(1)).await.unwrap(), None);
    done(&*store, open(1, PLENTY)).await;
    let last = TournamentRow {
        starts_ms: 7,
        name: "다른 이름".to_owned(),
        entries: 3,
        ..row(1, TournamentPhase::Running, 5)
    };
    let command = TournamentCommand::Append {
        row: last.clone(),
        after: 2,
        events: events(3, 5),
        games: Vec::new(),
        notices: Vec::new(),
    };
    done(&*store, command.into()).await;
    drop(store);
    let store = testbed.open();
    assert_eq!(store.tournament(tournament(1)).await.unwrap(), Some(last));
    assert_eq!(store.tournament_events(tournament(1), 0).await.unwrap(), events(1, 5));
    assert_eq!(store.tournament_events(tournament(1), 3).await.unwrap(), events(4, 5));
    for _ in 0..2 {
        let (tournament, player) = (tournament(1), player(2));
        done(&*store, TournamentCommand::Help { tournament, player }.into()).await;
    }
    assert_eq!(store.tournament_helpers(tournament(1)).await.unwrap(), [player(2)]);
    for _ in 0..2 {
        let (tournament, player) = (tournament(1), player(2));
        done(&*store, TournamentCommand::StopHelping { tournament, player }.into()).await;
    }
    assert!(store.tournament_helpers(tournament(1)).await.unwrap().is_empty());
}

pub(crate) async fn of_writers_of_a_tournament_the_first_is_stored(testbed: &impl Testbed) {
    let store = testbed.open();
    two_players(&*store).await;
    done(&*store, open(1, PLENTY)).await;
    // Both commands follow event 2, and store different games for the same pairing.
    let writes = ["a", "b"].map(|name| {
        let games = [named(1, 1, name)];
        store.execute(more(1, (2, 4), TournamentPhase::Running, &games))
    });
    let [one, other] = writes;
    let stored = [one.await, other.await].map(|written| written.is_ok());
    assert_eq!(stored, [true, false]);
    // A repeated event number, a gap, and a tournament that does not exist are refused.
    for command in [
        more(1, (2, 3), TournamentPhase::Over, &[]),
        more(1, (5, 6), TournamentPhase::Over, &[]),
        more(2, (2, 3), TournamentPhase::Over, &[]),
    ] {
        refused(&*store, command).await;
    }
    let found = store.tournament(tournament(1)).await.unwrap().unwrap();
    assert_eq!((found.seq, found.phase), (4, TournamentPhase::Running));
    assert_eq!(store.tournament_events(tournament(1), 0).await.unwrap(), events(1, 4));
    let games = store.tournament_games(tournament(1), 1).await.unwrap();
    assert_eq!(
        games,
        [TournamentGameRow {
            at: named(1, 1, "a"),
            state: None
        }]
    );
}

pub(crate) async fn tournaments_that_are_not_over_are_bounded(testbed: &impl Testbed) {
    let store = testbed.open();
    two_players(&*store).await;
    let bounds = |of_owner, of_all| TournamentBounds { of_owner, of_all };
    done(&*store, open(1, bounds(1, 9))).await;
    refused(&*store, open(2, bounds(1, 9))).await;
    refused(&*store, open(2, bounds(9, 1))).await;
    assert!(store.tournament_events(tournament(2), 0).await.unwrap().is_empty());
    done(&*store, more(1, (2, 3), TournamentPhase::Over, &[])).await;
    done(&*store, open(2, bounds(1, 1))).await;
    let by_nobody = TournamentCommand::Open {
        row: TournamentRow {
            owner: player(9),
            ..row(3, TournamentPhase::Open, 2)
        },
        events: events(1, 2),
        bounds: PLENTY,
    };
    refused(&*store, by_nobody.into()).await;
}

pub(crate) async fn a_pairing_has_one_game_which_is_shown_once_it_is_made(testbed: &impl Testbed) {
    let store = testbed.open();
    two_players(&*store).await;
    done(&*store, open(1, PLENTY)).await;
    let games = [named(1, 2, "b"), named(1, 1, "a"), named(2, 1, "c")];
    done(&*store, more(1, (2, 4), TournamentPhase::Running, &games)).await;
    // A second game for the same pairing, and the same game for a second pairing, are refused.
    for game in [named(1, 1, "d"), named(3, 1, "a")] {
        refused(&*store, more(1, (4, 5), TournamentPhase::Over, &[game])).await;
    }
    let seats = BySide {
        cho: Seat::Player(player(1)),
        han: Seat::Player(player(2)),
    };
    let made = store::GameRow {
        seats,
        invited: None,
        ..game("a", 2)
    };
    done(&*store, append(made.clone(), vec![event(1), event(2)])).await;
    let shown = store.tournament_games(tournament(1), 1).await.unwrap();
    let at: Vec<_> = shown.iter().map(|one| one.at).collect();
    assert_eq!(at, [named(1, 1, "a"), named(1, 2, "b"), named(2, 1, "c")]);
    let state = shown[0].state.clone().unwrap();
    assert_eq!((state.phase, state.plies, state.result), (Phase::Playing, 2, None));
    assert_eq!((state.seats.cho, state.seats.han), (Some(player(1)), Some(player(2))));
    assert_eq!((&shown[1].state, &shown[2].state), (&None, &None));
    done(&*store, append(ended(made, 70), vec![event(3)])).await;
    let shown = store.tournament_games(tournament(1), 1).await.unwrap();
    let state = shown[0].state.clone().unwrap();
    assert_eq!(state.phase, Phase::Over);
    assert_eq!(state.result, Some((Outcome::Win(Side::Cho), "mate".to_owned())));
    assert_eq!(state.facts.as_deref(), Some("{\"general\":\"e9\"}"));
    assert_eq!(store.tournament_games(tournament(1), 2).await.unwrap().len(), 1);
}

pub(crate) async fn tournaments_are_listed_by_phase_and_found_when_they_are_due(testbed: &impl Testbed) {
    let store = testbed.open();
    two_players(&*store).await;
    for number in 1..=5 {
        done(&*store, open(number, PLENTY)).await;
    }
    done(&*store, more(2, (2, 3), TournamentPhase::Running, &[])).await;
    done(&*store, more(3, (2, 3), TournamentPhase::Over, &[])).await;
    done(&*store, more(4, (2, 3), TournamentPhase::Over, &[])).await;
    let listed = async |phase, index| {
        let page = store.tournaments(phase, PageRequest { index, size: 1 }).await.unwrap();
        (page.rows.iter().map(|row| row.id.bits()).collect::<Vec<_>>(), page.more)
    };
    assert_eq!(listed(TournamentPhase::Open, 0).await, (vec![1], true));
    assert_eq!(listed(TournamentPhase::Open, 1).await, (vec![5], false));
    assert_eq!(listed(TournamentPhase::Running, 0).await, (vec![2], false));
    assert_eq!(listed(TournamentPhase::Over, 0).await, (vec![4], true));
    let due = async |now_ms| store.due_tournaments(now_ms).await.unwrap();
    assert_eq!(due(1_000).await, [tournament(2)]);
    assert_eq!(due(1_001).await, [tournament(1), tournament(2)]);
    assert_eq!(due(9_999).await, [tournament(1), tournament(2), tournament(5)]);
}

pub(crate) async fn who_is_told_of_a_beginning_is_told_until_it_was_seen_or_is_over(testbed: &impl Testbed) {
    let store = testbed.open();
    two_players(&*store).await;
    let begin = |number, player| {
        let command = TournamentCommand::Append {
            row: row(number, TournamentPhase::Running, 3),
            after: 2,
            events: events(3, 3),
            games: Vec::new(),
            notices: vec![player, player],
        };
        Command::from(command)
    };
    for number in [3, 1, 2] {
        done(&*store, open(number, PLENTY)).await;
        done(&*store, begin(number, player(1))).await;
    }
    let told = async |store: &dyn Store, number| {
        let rows = store.begun_tournaments(player(number)).await.unwrap();
        rows.iter().map(|row| row.id.bits()).collect::<Vec<_>>()
    };
    drop(store);
    let store = testbed.open();
    assert_eq!(told(&*store, 1).await, [1, 2, 3], "the first to begin is first");
    assert_eq!(told(&*store, 2).await, [0; 0]);
    let seen = |player| TournamentCommand::Seen {
        tournament: tournament(2),
        player,
    };
    for player in [player(2), player(1), player(1)] {
        done(&*store, seen(player).into()).await;
    }
    done(&*store, more(3, (3, 4), TournamentPhase::Over, &[])).await;
    assert_eq!(told(&*store, 1).await, [1]);
}

pub(crate) async fn a_tournament_of_a_club_outlives_it(testbed: &impl Testbed) {
    let store = testbed.open();
    two_players(&*store).await;
    let club = ClubId::from_bits;
    done(&*store, open(1, PLENTY)).await;
    for number in [4, 2, 3] {
        done(&*store, open_for(number, club(1))).await;
    }
    done(&*store, open_for(5, club(2))).await;
    // No later version of the row changes the club.
    for (after, phase) in [(2, TournamentPhase::Running), (3, TournamentPhase::Over)] {
        done(&*store, more(2, (after, after + 1), phase, &[])).await;
    }
    drop(store);
    let store = testbed.open();
    let listed = async |number, phase, most| {
        let rows = store.tournaments_of_club(club(number), phase, most).await.unwrap();
        rows.iter().map(|row| row.id.bits()).collect::<Vec<_>>()
    };
    assert_eq!(listed(1, TournamentPhase::Open, 9).await, [3, 4]);
    assert_eq!(listed(1, TournamentPhase::Open, 1).await, [3]);
    assert_eq!(listed(1, TournamentPhase::Over, 9).await, [2]);
    assert_eq!(listed(3, TournamentPhase::Open, 9).await, [0; 0]);
    let of = async |number| store.tournament(tournament(number)).await.unwrap().unwrap().club;
    assert_eq!((of(1).await, of(2).await), (None, Some(club(1))));
}
