//! Properties of computer players in the lobby under random commands. Human opponents have priority, a computer
//! player joins only with the player's consent and never accepts a rated seek, and every player who is due is
//! paired.

use std::collections::BTreeMap;

use janggi::Side;
use play::house::{HousePlayer, Opponent};
use play::lobby::{
    HouseConsent, Lobby, LobbyLimits, Member, MemberId, PairingKind, Pool, Seek, SeekId, SeekSide, SeekTerms, Stakes,
    Standing, Widening,
};
use play::{GameId, GuestId, Millis, Moment, Player, Speed, TimeControl};
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};

const PATIENCE: Millis = Millis::from_seconds(6);

const WIDENING: Widening = Widening {
    first: 100,
    a_second: 20,
    anybody_after: Millis::from_seconds(30),
};

fn player(number: u64) -> Player {
    Player::Guest(GuestId::from_bits(number))
}

/// Creates a member. Player 1 has blocked player 2.
fn member(number: u64) -> Member {
    Member {
        id: MemberId(number),
        player: player(number),
        standing: Standing::Account,
        rating: 1_000 + 200 * i32::try_from(number).unwrap_or(0),
        blocked: if number == 1 { vec![player(2)] } else { Vec::new() },
        zone: None,
    }
}

fn lobby() -> Lobby {
    Lobby::new(LobbyLimits {
        seeks_of_player: 3,
        widening: WIDENING,
    })
}

fn consent(since: Moment) -> HouseConsent {
    HouseConsent {
        from: since + PATIENCE,
        person: Opponent::Newcomer,
    }
}

#[derive(Clone, Debug)]
enum Step {
    Wait {
        by: u64,
        pool: usize,
        agrees: bool,
    },
    Seek {
        by: u64,
        rated: bool,
        days: bool,
        side: SeekSide,
        agrees: bool,
    },
    Leave {
        by: u64,
    },
    Pass {
        ms: u64,
    },
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let side = prop_oneof![
        Just(SeekSide::Any),
        Just(SeekSide::Is(Side::Cho)),
        Just(SeekSide::Is(Side::Han)),
    ];
    let step = prop_oneof![
        (0..5_u64, 0..2_usize, any::<bool>()).prop_map(|(by, pool, agrees)| Step::Wait { by, pool, agrees }),
        (0..5_u64, any::<bool>(), any::<bool>(), side, any::<bool>()).prop_map(|(by, rated, days, side, agrees)| {
            Step::Seek {
                by,
                rated,
                days,
                side,
                agrees,
            }
        }),
        (0..5_u64).prop_map(|by| Step::Leave { by }),
        (0..9_000_u64).prop_map(|ms| Step::Pass { ms }),
    ];
    proptest::collection::vec(step, 1..50)
}

proptest! {
    #[test]
    fn people_come_first_and_house_players_only_to_those_who_agreed(steps in steps(), closed in 0..6_u64) {
        let mut lobby = lobby();
        let mut now = Moment(0);
        // For each waiting player: pool, start of the wait, and consent to a computer player.
        let mut waits: BTreeMap<Player, (usize, Moment, bool)> = BTreeMap::new();
        for (number, step) in steps.into_iter().enumerate() {
            match step {
                Step::Wait { by, pool, agrees } => {
                    lobby.wait(Pool::ALL[pool], member(by), Stakes::Rated, agrees.then(|| consent(now)), now);
                    waits.insert(player(by), (pool, now, agrees));
                }
                Step::Seek { by, rated, days, side, agrees } => {
                    let time = if days { TimeControl::Correspondence { days: 2 } } else { TimeControl::None };
                    let terms = SeekTerms { rules: format!("kakao@{number}"), time, rated, side, range: None };
                    let house = agrees.then(|| consent(now));
                    let id = SeekId(GameId::from_bits(number as u64));
                    let _ = lobby.seek(Seek { id, by: member(by), terms, house, since: now }, Side::Cho);
                }
                Step::Leave { by } => {
                    let _ = lobby.leave(player(by));
                    waits.remove(&player(by));
                }
                Step::Pass { ms } => now = now + Millis(ms),
            }
            for pairing in lobby.pair(now, || Side::Cho) {
                waits.remove(&pairing.seats.cho.player);
                waits.remove(&pairing.seats.han.player);
            }
            let open = lobby.seeks().to_vec();
            let waiting = waits.clone();
            let seated = lobby.seat_with_house(now, || Side::Han, |one| one.player != player(closed));
            for pairing in &seated {
                let one = pairing.member.player;
                prop_assert!(one != player(closed));
                waits.remove(&one);
                let place = waiting.get(&one);
                let met = waiting.iter().filter(|(other, (pool, ..))| {
                    **other != one
                        && place.is_some_and(|place| place.0 == *pool)
                        && ![[player(1), player(2)], [player(2), player(1)]].contains(&[one, **other])
                });
                prop_assert_eq!(met.count(), 0, "a person was there");
                match pairing.kind {
                    PairingKind::Pool => {
                        let (_, since, agrees) = waiting[&one];
                        prop_assert!(agrees && now.since(since) >= PATIENCE);
                    }
                    PairingKind::Seek(seek) => {
                        let seek = open.iter().find(|open| open.id == seek).expect("it was open");
                        prop_assert!(seek.house.is_some_and(|house| house.from <= now) && !seek.terms.rated);
                        prop_assert!(seek.terms.time.speed() != Speed::Correspondence);
                        prop_assert!(seek.terms.side == SeekSide::Any || seek.terms.side == SeekSide::Is(pairing.side));
                    }
                }
                prop_assert!(lobby.seeks().iter().all(|open| open.by.player != one), "a seek is left");
                prop_assert!(lobby.leave(one).is_err(), "a place is left");
            }
            let mut players: Vec<Player> = seated.iter().map(|pairing| pairing.member.player).collect();
            players.sort();
            players.dedup();
            prop_assert_eq!(players.len(), seated.len(), "one game for each");
            let again = lobby.seat_with_house(now, || Side::Han, |one| one.player != player(closed));
            prop_assert!(again.is_empty(), "whoever was due has been seated");
        }
    }
}

#[test]
fn whoever_waits_alone_plays_after_the_time_for_people() {
    let mut lobby = lobby();
    let wait = |lobby: &mut Lobby, number: u64, at: Moment| {
        lobby.wait(Pool::ALL[1], member(number), Stakes::Rated, Some(consent(at)), at);
    };
    wait(&mut lobby, 0, Moment(0));
    assert!(lobby.seat_with_house(Moment(5_999), || Side::Cho, |_| true).is_empty());
    let seated = lobby.seat_with_house(Moment(6_000), || Side::Cho, |_| true);
    assert_eq!(seated.len(), 1);
    assert_eq!((seated[0].member.player, seated[0].side), (player(0), Side::Cho));
    assert_eq!(
        (seated[0].player, seated[0].time),
        (HousePlayer::Chick, Pool::ALL[1].time)
    );
    // Two players who cannot be paired with each other both get a computer player.
    for number in [1, 2] {
        wait(&mut lobby, number, Moment(0));
    }
    assert_eq!(lobby.seat_with_house(Moment(6_000), || Side::Cho, |_| true).len(), 2);
}

#[test]
fn a_seek_is_answered_by_the_house_player_in_its_range() {
    let mut lobby = lobby();
    let terms = SeekTerms {
        rules: "kakao@1".to_owned(),
        time: TimeControl::None,
        rated: false,
        side: SeekSide::Is(Side::Han),
        range: None,
    };
    let house = Some(HouseConsent {
        from: Moment(0),
        person: Opponent::Rated(2_300),
    });
    let id = SeekId(GameId::from_bits(1));
    let seek = Seek {
        id,
        by: member(3),
        terms,
        house,
        since: Moment(0),
    };
    assert_eq!(lobby.seek(seek, Side::Cho), Ok(None));
    let seated = lobby.seat_with_house(Moment(0), || Side::Cho, |_| true);
    assert_eq!(seated[0].kind, PairingKind::Seek(id));
    assert_eq!((seated[0].side, seated[0].player), (Side::Han, HousePlayer::Tiger));
}
