//! Swiss pairings in cases that are rare in random tournaments.

use crate::support::DIVISION;
use tournament::event::RequestedBye;
use tournament::plan::{DivisionPlan, Format, Games, Lateness, Plan};
use tournament::{Command, Entry, EntryId, GameAt, Outcome, Scoring, Side, TieOrder, Tournament};

fn send(tournament: &mut Tournament, command: Command) {
    tournament
        .handle(&command, 0, None)
        .unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
}

/// The first entry requests a bye in both rounds, and nobody appears for the games of the first round. The other players
/// are numbered from 1 in both rounds, so they have the same sides again.
#[test]
fn a_requested_bye_gives_no_pairing_number() {
    let division = DivisionPlan {
        name: String::new(),
        format: Format::Swiss { rounds: 3 },
        games: Games::Single,
        scoring: Scoring::KOREAN,
        ties: TieOrder::ALL[0].ties(),
        initial: Side::Cho,
    };
    let plan = Plan {
        name: "Cup".to_owned(),
        place: None,
        date: None,
        divisions: vec![division],
        lateness: Lateness::default(),
        fee: None,
        rules: None,
    };
    let mut cup = Tournament::open(plan, 0, None).expect("a good plan");
    for name in ["Kim", "Lee", "Park", "Choi", "Jung"] {
        let name = name.to_owned();
        let entry = Entry {
            name,
            ..Entry::default()
        };
        send(&mut cup, Command::Enter(Box::new(entry)));
    }
    for (round, bye) in [(1, RequestedBye::Half), (2, RequestedBye::Zero)] {
        let id = EntryId(1);
        send(&mut cup, Command::Excuse { id, round, bye });
        send(&mut cup, Command::Pair { division: DIVISION });
        let made = cup.state().divisions[0].rounds.last().expect("a round");
        let pairs: Vec<(u32, u32)> = made
            .matches
            .iter()
            .map(|one| (one.pairing.cho.0, one.pairing.han.0))
            .collect();
        assert_eq!(pairs, [(2, 4), (5, 3)], "round {round}");
        for table in [1, 2] {
            let at = GameAt {
                division: DIVISION,
                round,
                table,
                game: 0,
            };
            let outcome = Outcome::BothForfeit;
            send(&mut cup, Command::Report { at, outcome });
        }
    }
}
