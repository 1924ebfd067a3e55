//! Properties of the lobby under random commands: which players are paired, in which order, and on which sides.

use janggi::Side;
use play::lobby::{
    Lobby, LobbyLimits, Member, MemberId, Pairing, PairingKind, Pool, RatingRange, Refused, Seek, SeekId, SeekSide,
    SeekTerms, Stakes, Standing, Widening,
};
use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use proptest::test_runner::TestCaseError;

const PLAYERS: u64 = 6;

const WIDENING: Widening = Widening {
    first: 100,
    a_second: 20,
    anybody_after: Millis::from_seconds(30),
};

fn player(number: u64) -> Player {
    Player::Guest(GuestId::from_bits(number))
}

/// Creates a member. Player 1 has blocked player 2, and players with odd numbers have accounts.
fn member(number: u64, socket: u64, rating: i32) -> Member {
    Member {
        id: MemberId(number * 10 + socket),
        player: player(number),
        standing: if number % 2 == 1 {
            Standing::Account
        } else {
            Standing::Guest
        },
        rating,
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

#[derive(Clone, Debug)]
enum Step {
    Seek { by: Member, terms: SeekTerms },
    Accept { by: Member, seek: usize },
    Cancel { by: Member, seek: usize },
    Wait { by: Member, pool: usize },
    Leave { by: Member },
    Gone { by: Member },
    Pass { ms: u64 },
}

fn members() -> impl Strategy<Value = Member> {
    (0..PLAYERS, 0..2_u64, 1_300..1_700).prop_map(|(number, socket, rating)| member(number, socket, rating))
}

fn terms() -> impl Strategy<Value = SeekTerms> {
    let side = prop_oneof![
        Just(SeekSide::Any),
        Just(SeekSide::Is(Side::Cho)),
        Just(SeekSide::Is(Side::Han)),
    ];
    let range = prop_oneof![
        Just(None),
        Just(Some(RatingRange {
            least: 1_400,
            most: 1_600,
        })),
    ];
    (any::<bool>(), side, range).prop_map(|(rated, side, range)| SeekTerms {
        rules: "kakao@1".to_owned(),
        time: TimeControl::None,
        rated,
        side,
        range,
    })
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let seek = 0..8_usize;
    let step = prop_oneof![
        (members(), terms()).prop_map(|(by, terms)| Step::Seek { by, terms }),
        (members(), seek.clone()).prop_map(|(by, seek)| Step::Accept { by, seek }),
        (members(), seek).prop_map(|(by, seek)| Step::Cancel { by, seek }),
        (members(), 0..2_usize).prop_map(|(by, pool)| Step::Wait { by, pool }),
        members().prop_map(|by| Step::Leave { by }),
        members().prop_map(|by| Step::Gone { by }),
        (0..20_000_u64).prop_map(|ms| Step::Pass { ms }),
    ];
    proptest::collection::vec(step, 1..60)
}

/// Checks that the two players may be paired.
fn check(pairing: &Pairing) -> Result<(), TestCaseError> {
    let (cho, han) = (&pairing.seats.cho, &pairing.seats.han);
    prop_assert!(cho.player != han.player, "nobody plays himself");
    let pair = [cho.player, han.player];
    prop_assert!(
        !(pair.contains(&player(1)) && pair.contains(&player(2))),
        "a blocked player"
    );
    prop_assert!(!pairing.rated || [cho.standing, han.standing] == [Standing::Account; 2]);
    Ok(())
}

/// Checks the pairings of a step, and the seeks that remain open after it.
fn settled(lobby: &Lobby, paired: &[Pairing]) -> Result<(), TestCaseError> {
    for pairing in paired {
        check(pairing)?;
        for open in lobby.seeks() {
            let by = open.by.player;
            prop_assert!(
                by != pairing.seats.cho.player && by != pairing.seats.han.player,
                "a seek is left"
            );
        }
    }
    for (place, open) in lobby.seeks().iter().enumerate() {
        for other in &lobby.seeks()[place + 1..] {
            prop_assert!(!open.fits(other), "two open seeks fit each other");
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn only_those_who_may_meet_are_paired_and_every_seek_is_answered_or_gone(steps in steps()) {
        let mut lobby = lobby();
        let mut now = Moment(0);
        let mut told = Vec::new();
        for (number, step) in steps.into_iter().enumerate() {
            let id = SeekId(GameId::from_bits(number as u64));
            let open = |seek: usize| lobby.seeks().get(seek).map_or(id, |open| open.id);
            let paired = match step {
                Step::Seek { by, terms } => {
                    let seek = Seek { id, by, terms, house: None, since: now };
                    lobby.seek(seek, Side::Cho).ok().flatten().into_iter().collect()
                }
                Step::Accept { by, seek } => {
                    let seek = open(seek);
                    lobby.accept(seek, by, Side::Han).into_iter().collect()
                }
                Step::Cancel { by, seek } => {
                    let seek = open(seek);
                    let own = lobby.open_seek(seek).map(|open| open.by.player == by.player);
                    prop_assert_eq!(lobby.cancel(seek, by.player).is_ok(), own == Some(true));
                    Vec::new()
                }
                Step::Wait { by, pool } => {
                    lobby.wait(Pool::ALL[pool], by, Stakes::Rated, None, now);
                    Vec::new()
                }
                Step::Leave { by } => {
                    let _ = lobby.leave(by.player);
                    Vec::new()
                }
                Step::Gone { by } => {
                    lobby.gone(by.id);
                    prop_assert!(lobby.seeks().iter().all(|open| open.by.id != by.id));
                    Vec::new()
                }
                Step::Pass { ms } => {
                    now = now + Millis(ms);
                    lobby.pair(now, || Side::Cho)
                }
            };
            settled(&lobby, &paired)?;
            // A client that applies the changes has the complete list of seeks.
            let (added, gone) = lobby.take_changes();
            told.retain(|id| !gone.contains(id));
            told.extend(added.iter().map(|seek| seek.id));
            prop_assert_eq!(&told, &lobby.seeks().iter().map(|open| open.id).collect::<Vec<_>>());
        }
        // After this time, every rating is accepted, so only players who may not be paired are left in a pool.
        lobby.pair(now + WIDENING.anybody_after, || Side::Cho);
        for pool in &Pool::ALL {
            prop_assert!(lobby.waiting(pool) <= 2);
        }
    }

    #[test]
    fn what_is_accepted_only_widens(first in 0_u32..1_000, a_second in 0_u32..1_000, waits in proptest::collection::vec(0_u64..200_000, 2)) {
        let widening = Widening { first, a_second, ..WIDENING };
        let (less, more) = (waits[0].min(waits[1]), waits[0].max(waits[1]));
        let accepted = |ms| widening.accepted(Millis(ms)).unwrap_or(u32::MAX);
        prop_assert!(accepted(less) <= accepted(more));
        prop_assert!(accepted(0) == first);
    }

    #[test]
    fn who_has_waited_longest_goes_first(ratings in proptest::collection::vec(1_000_i32..2_000, 2..12), after in 0_u64..40_000) {
        let mut lobby = lobby();
        let pool = Pool::ALL[0];
        for (number, &rating) in ratings.iter().enumerate() {
            let number = number as u64;
            lobby.wait(pool, member(number + 100, 0, rating), Stakes::Rated, None, Moment(i64::try_from(number).unwrap_or(0)));
        }
        let now = Moment(0) + Millis(after);
        let accepts = |one: usize, other: usize| {
            let difference = ratings[one].abs_diff(ratings[other]);
            let accepted = |who: usize| WIDENING.accepted(now.since(Moment(i64::try_from(who).unwrap_or(0))));
            [one, other].iter().all(|&who| accepted(who).is_none_or(|accepted| difference <= accepted))
        };
        // Expected: players are paired in order of waiting time, each with the longest-waiting possible partner.
        let mut left: Vec<usize> = (0..ratings.len()).collect();
        let mut expected = Vec::new();
        let mut at = 0;
        while at < left.len() {
            match (at + 1..left.len()).find(|&other| accepts(left[at], left[other])) {
                Some(other) => {
                    let later = left.remove(other);
                    expected.push([left.remove(at), later]);
                }
                None => at += 1,
            }
        }
        let number = |member: &Member| usize::try_from(member.id.0 / 10 - 100).unwrap_or(usize::MAX);
        let paired: Vec<[usize; 2]> = lobby.pair(now, || Side::Cho).iter().map(|pairing| {
            let mut both = [number(&pairing.seats.cho), number(&pairing.seats.han)];
            both.sort_unstable();
            both
        }).collect();
        prop_assert_eq!(paired, expected);
    }

    #[test]
    fn sides_stay_balanced_however_the_draws_fall(draws in proptest::collection::vec(any::<bool>(), 40)) {
        let mut lobby = lobby();
        let mut cho = 0_i32;
        for (game, &draw) in draws.iter().enumerate() {
            let now = Moment(i64::try_from(game).unwrap_or(0));
            for number in [100, 101] {
                lobby.wait(Pool::ALL[0], member(number, 0, 1_500), Stakes::Rated, None, now);
            }
            let paired = lobby.pair(now, || if draw { Side::Cho } else { Side::Han });
            prop_assert_eq!(paired.len(), 1);
            cho += if paired[0].seats.cho.player == player(100) { 1 } else { -1 };
            prop_assert!(cho.abs() <= 1, "one side more often by {}", cho);
        }
    }
}

fn seek(id: u64, by: Member, rated: bool) -> Seek {
    let terms = SeekTerms {
        rules: "kakao@1".to_owned(),
        time: TimeControl::None,
        rated,
        side: SeekSide::Is(Side::Han),
        range: Some(RatingRange {
            least: 1_400,
            most: 1_600,
        }),
    };
    Seek {
        id: SeekId(GameId::from_bits(id)),
        by,
        terms,
        house: None,
        since: Moment(0),
    }
}

#[test]
fn a_seek_is_accepted_once_and_by_whom_it_is_for() {
    let mut lobby = lobby();
    let (open, accept) = (seek(1, member(3, 0, 1_500), true), {
        |lobby: &mut Lobby, by: Member| lobby.accept(SeekId(GameId::from_bits(1)), by, Side::Cho)
    });
    assert_eq!(
        lobby.seek(seek(9, member(4, 0, 1_500), true), Side::Cho),
        Err(Refused::AccountNeeded)
    );
    assert_eq!(lobby.seek(open, Side::Cho), Ok(None));
    assert_eq!(accept(&mut lobby, member(3, 1, 1_500)), Err(Refused::OwnSeek));
    assert_eq!(accept(&mut lobby, member(4, 0, 1_500)), Err(Refused::AccountNeeded));
    assert_eq!(accept(&mut lobby, member(5, 0, 1_601)), Err(Refused::NotForYou));
    let pairing = accept(&mut lobby, member(5, 0, 1_600)).expect("in range");
    assert_eq!(pairing.kind, PairingKind::Seek(SeekId(GameId::from_bits(1))));
    assert_eq!(pairing.seats.han.player, player(3), "the side that was asked for");
    assert_eq!(accept(&mut lobby, member(7, 0, 1_500)), Err(Refused::UnknownSeek));
}

#[test]
fn seeks_are_bounded_for_a_player() {
    let mut lobby = lobby();
    for id in 0..8 {
        let by = member(100 + id / 3, 0, 1_500);
        assert_eq!(lobby.seek(seek(id, by, false), Side::Cho), Ok(None));
    }
    let again = lobby.seek(seek(8, member(100, 0, 1_500), false), Side::Cho);
    assert_eq!(again, Err(Refused::TooManySeeks { most: 3 }));
}

#[test]
fn a_game_of_a_pool_is_rated_only_if_both_have_accounts_and_want_it() {
    for standings in [
        [Standing::Account; 2],
        [Standing::Account, Standing::Guest],
        [Standing::Guest; 2],
    ] {
        for stakes in [[Stakes::Rated; 2], [Stakes::Rated, Stakes::Casual], [Stakes::Casual; 2]] {
            let mut lobby = lobby();
            for (number, (standing, stakes)) in (100..).zip(standings.into_iter().zip(stakes)) {
                let by = Member {
                    standing,
                    ..member(number, 0, 1_500)
                };
                lobby.wait(Pool::ALL[0], by, stakes, None, Moment(0));
            }
            let paired = lobby.pair(Moment(0), || Side::Cho);
            let wanted = standings == [Standing::Account; 2] && stakes == [Stakes::Rated; 2];
            assert_eq!(
                paired.len(),
                1,
                "{standings:?} {stakes:?}: whoever wants no rated game still finds an opponent"
            );
            assert_eq!(paired[0].rated, wanted, "{standings:?} {stakes:?}");
        }
    }
}
