//! Random commands from two players, a stranger and a referee. A room always equals the fold of its events, a refused
//! command leaves it unchanged, and no sender can exercise another person's rights.

use std::collections::BTreeSet;

use janggi::{Action, Arrangement, BySide, Move, Side};
use play::room::{
    AdjournmentAnswer, Claim, Command, Event, EventKind, Line, Phase, PlayerCommand, RefereeAnswer, Rights, Room,
    Ruling, SeatHolder, TakebackAnswer, Terms,
};
use play::{ClientId, GameId, Millis, Moment, Player, TimeControl};
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;

use super::gifts::byoyomi;
use super::refereeing::{REFEREE, refereed};
use super::table::{JUN, MINA, STRANGER, ordered, terms};

const PEOPLE: [Player; 4] = [MINA, JUN, STRANGER, REFEREE];

/// A seeded xorshift generator.
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound.max(1) as u64).expect("below a usize")
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn side(&mut self) -> Side {
        self.of(&Side::ALL)
    }
}

fn some_terms(seeded: &mut Seeded) -> Terms {
    let time = seeded.of(&[TimeControl::None, byoyomi(), TimeControl::Correspondence { days: 1 }]);
    let han = seeded.of(&[SeatHolder::Open, SeatHolder::Player(JUN), SeatHolder::Player(JUN)]);
    let rules = ordered(janggi::ruleset::SetupOrder::SimultaneousHidden);
    let seats = BySide {
        cho: SeatHolder::Player(MINA),
        han,
    };
    let setup_time = Some(Millis::from_seconds(45)).filter(|_| seeded.below(2) == 0);
    let terms = Terms {
        time,
        seats,
        rules,
        rules_id: None,
        setup_time,
        ..terms()
    };
    if seeded.below(3) == 0 { terms } else { refereed(terms) }
}

/// Returns mostly a legal move, sometimes another action or a resignation.
fn act(seeded: &mut Seeded, room: &Room, ply: u32) -> PlayerCommand {
    let legal: Vec<Move> = room.played().map_or(Vec::new(), |played| played.game.legal().to_vec());
    let words = [
        Action::Pass,
        Action::CallBikjang,
        Action::OfferDraw,
        Action::AcceptDraw,
        Action::DeclineDraw,
    ];
    let action = match (seeded.below(12), legal.is_empty()) {
        (0, _) if seeded.below(12) == 0 => return PlayerCommand::Resign { ply, side: None },
        (0..3, _) | (_, true) => seeded.of(&words),
        (_, false) => match seeded.of(&legal) {
            Move::Step { from, to } => Action::Step { from, to },
            Move::Pass => Action::Pass,
        },
    };
    PlayerCommand::Act { ply, action }
}

fn ruling(seeded: &mut Seeded) -> Ruling {
    let side = seeded.side();
    match seeded.below(24) {
        0 => Ruling::Draw,
        1 => Ruling::Win { side },
        2..8 => Ruling::MustDeviate { side },
        8..14 => Ruling::GiveTime {
            side,
            ms: Millis(500 * seeded.below(9) as u64),
        },
        14..18 => Ruling::Adjourn,
        _ => Ruling::Resume,
    }
}

/// Returns conditional lines of moves that are legal now. The later moves may be illegal when they are due.
fn lines(seeded: &mut Seeded, room: &Room) -> Vec<Line> {
    let Some(played) = room.played() else { return Vec::new() };
    let position = played.game.position();
    let token = |mv: Move| match (mv, position.general(position.turn())) {
        (Move::Step { from, to }, _) => Action::Step { from, to },
        (Move::Pass, general) => Action::Step {
            from: general,
            to: general,
        },
    };
    let legal = played.game.legal();
    let count = seeded.below(4);
    let line = |seeded: &mut Seeded| (0..2 + seeded.below(2)).map(|_| token(seeded.of(&legal))).collect();
    if legal.is_empty() {
        Vec::new()
    } else {
        (0..count).map(|_| line(seeded)).collect()
    }
}

fn player_command(seeded: &mut Seeded, room: &Room) -> PlayerCommand {
    let ply = room.played().map_or(0, |played| played.ply());
    let yes_or_no = seeded.of(&[AdjournmentAnswer::Accept, AdjournmentAnswer::Decline]);
    match seeded.below(40) {
        0 => PlayerCommand::Join { side: None },
        1..5 => PlayerCommand::Arrange {
            side: seeded.side(),
            arrangement: seeded.of(&Arrangement::ALL),
        },
        5 => PlayerCommand::Takeback { ply },
        6 => PlayerCommand::AnswerTakeback(seeded.of(&[TakebackAnswer::Accept, TakebackAnswer::Decline])),
        7 if seeded.below(8) == 0 => PlayerCommand::Abort,
        8 => PlayerCommand::Rematch {
            fresh: GameId::from_bits(9),
        },
        9 => PlayerCommand::Claim {
            claim: Claim::Draw,
            from: Some(room.last()).filter(|_| seeded.below(6) == 0),
        },
        10 => PlayerCommand::GiveTime,
        11 => PlayerCommand::OfferAdjourn,
        12 => PlayerCommand::AnswerAdjourn(yes_or_no),
        13..15 => PlayerCommand::OfferResume,
        15..17 => PlayerCommand::AnswerResume(yes_or_no),
        17..19 => PlayerCommand::SetLines {
            ply,
            lines: lines(seeded, room),
        },
        19..21 => PlayerCommand::JoinReferee {
            key_hash: seeded.of(&["5e", "5f"]).to_owned(),
        },
        21..23 => PlayerCommand::AnswerReferee(match seeded.below(8) {
            0 => RefereeAnswer::Decline,
            _ => RefereeAnswer::Accept,
        }),
        23..25 => PlayerCommand::Rule {
            ruling: ruling(seeded),
            words: String::new(),
        },
        _ => act(seeded, room, ply),
    }
}

/// Returns an answer to a pending offer, or an offer to resume, if a random person may send one.
fn answer(seeded: &mut Seeded, room: &Room) -> Option<Command> {
    let player = seeded.of(&PEOPLE);
    let rights = room.rights(player, room.last());
    let adjournment = seeded.of(&[AdjournmentAnswer::Accept, AdjournmentAnswer::Decline]);
    let takeback = seeded.of(&[TakebackAnswer::Accept, TakebackAnswer::Decline]);
    let answers = [
        (rights.answer_adjourn, PlayerCommand::AnswerAdjourn(adjournment)),
        (rights.answer_resume, PlayerCommand::AnswerResume(adjournment)),
        (rights.offer_resume, PlayerCommand::OfferResume),
        (rights.answer_takeback, PlayerCommand::AnswerTakeback(takeback)),
    ];
    let (_, command) = answers.into_iter().find(|(may, _)| *may)?;
    Some(Command::Player {
        player,
        id: None,
        command,
        round_trip: Millis::ZERO,
        seen: None,
    })
}

fn command(seeded: &mut Seeded, room: &Room) -> Command {
    if let Some(answer) = answer(seeded, room).filter(|_| seeded.below(2) == 0) {
        return answer;
    }
    match seeded.below(40) {
        0 => Command::Tick {
            round_trip: Millis::ZERO,
        },
        1 => Command::Resume { lived_until: None },
        2 => Command::Rate {
            neighbours: seeded.below(2) == 0,
        },
        _ => {
            let command = player_command(seeded, room);
            let turn = room.played().map(|played| room.seats()[played.turn()]);
            let player = match (&command, turn) {
                (PlayerCommand::Act { .. }, Some(SeatHolder::Player(player))) if seeded.below(3) > 0 => player,
                (PlayerCommand::Rule { .. }, _) if seeded.below(2) > 0 => REFEREE,
                (_, _) => seeded.of(&PEOPLE),
            };
            let id: Option<ClientId> = Some(format!("c{}", seeded.below(400)).parse().expect("a name"));
            Command::Player {
                player,
                id: id.filter(|_| player != STRANGER),
                command,
                round_trip: Millis(80),
                seen: None,
            }
        }
    }
}

/// Returns whether a command from `who` may have caused this event in the room `before` it. A ruling may cause an
/// action of a player, because it can decline an open draw offer.
fn is_theirs(before: &Room, event: &Event, who: Option<Player>) -> bool {
    let rules = who.is_some() && before.referee().confirmed() == who;
    let holds = |side: Side| who.is_some_and(|who| before.holds(who, side));
    let sits = who.is_some_and(|who| before.sides_of(who).next().is_some());
    match &event.kind {
        EventKind::Joined { player, .. } => who == Some(*player) && before.referee().player() != who && !sits,
        EventKind::RefereeJoined { player } => who == Some(*player) && !sits,
        EventKind::Ruled { .. } => rules,
        EventKind::Arranged { side, .. } => who.is_none() || holds(*side),
        EventKind::TimeGiven { side, .. } => holds(side.opposite()),
        EventKind::Acted { side, .. } => side.is_none_or(|side| who.is_none() || holds(side) || sits || rules),
        EventKind::TookBack { .. }
        | EventKind::Adjourned { .. }
        | EventKind::Continued { .. }
        | EventKind::Aborted
        | EventKind::Rematched { .. } => sits,
        EventKind::SetupExpired | EventKind::Resumed { .. } | EventKind::Rated { .. } => who.is_none(),
        EventKind::Started { .. } | EventKind::Ended { .. } => true,
        EventKind::Opened { .. } => false,
        other => side_named_in(other).is_some_and(holds),
    }
}

fn side_named_in(kind: &EventKind) -> Option<Side> {
    let event = serde_json::to_value(kind).expect("an event is JSON");
    serde_json::from_value(event["side"].clone()).ok()
}

/// Returns whether the first action that a command causes belongs to the sender. Later actions are automatic replies.
fn acts_for_itself(before: &Room, events: &[Event], who: Option<Player>) -> bool {
    // An adjournment, by agreement or by a ruling, declines an open draw offer for the side that has not answered.
    let is_adjourned = |event: &Event| {
        matches!(
            event.kind,
            EventKind::Adjourned { .. }
                | EventKind::Ruled {
                    ruling: Ruling::Adjourn,
                    ..
                }
        )
    };
    if events.iter().any(is_adjourned) {
        return true;
    }
    let first = events.iter().find_map(|event| match &event.kind {
        EventKind::Acted { side, .. } => Some(*side),
        _ => None,
    });
    match (first, who) {
        (Some(Some(side)), Some(who)) => before.holds(who, side),
        (_, _) => true,
    }
}

fn check(room: &Room, events: &[Event], at: Moment) -> Result<(), TestCaseError> {
    let loaded = Room::load(events);
    prop_assert_eq!(loaded.as_ref(), Ok(room), "a room is the fold of its events");
    let free = room.has_open_seat();
    for player in PEOPLE {
        let (rights, sits) = (room.rights(player, at), room.sides_of(player).next().is_some());
        if sits {
            prop_assert!(!rights.rule);
        } else {
            let may_rule = room.referee().confirmed() == Some(player) && matches!(room.phase(), Phase::Playing(_));
            let join = rights.join.clone();
            prop_assert!(join.is_empty() || free && room.referee().player() != Some(player));
            prop_assert_eq!(
                rights,
                Rights {
                    join,
                    rule: may_rule,
                    ..Rights::default()
                }
            );
            prop_assert!(room.lines_of(player).is_empty());
        }
    }
    Ok(())
}

/// Sends 150 random commands and returns the kinds of the resulting events.
fn play_out(seed: u64) -> Result<BTreeSet<String>, TestCaseError> {
    let mut seeded = Seeded(seed | 1);
    let mut at = Moment(1_000_000);
    let (mut room, mut events) = Room::open(some_terms(&mut seeded), at).expect("possible terms");
    for _ in 0..150 {
        let (before, wanted) = (room.clone(), command(&mut seeded, &room));
        let who = match &wanted {
            Command::Player { player, .. } => Some(*player),
            _ => None,
        };
        at = at + Millis(seeded.below(3_000) as u64);
        match room.handle(wanted, at) {
            Err(_) => prop_assert_eq!(&room, &before, "what is refused changes nothing"),
            Ok(handled) => {
                prop_assert!(acts_for_itself(&before, &handled.events, who));
                for event in &handled.events {
                    prop_assert!(is_theirs(&before, event, who), "{:?} of {:?}", event, who);
                }
                events.extend(handled.events);
                check(&room, &events, at)?;
            }
        }
    }
    let kind = |event: &Event| {
        let json = serde_json::to_value(event).expect("an event is JSON");
        json["kind"].as_str().expect("a kind").to_owned()
    };
    Ok(events.iter().map(kind).collect())
}

proptest! {
    #[test]
    fn nobody_gains_a_right_and_the_replay_law_holds(seed in any::<u64>()) {
        play_out(seed)?;
    }
}

#[test]
fn random_commands_reach_what_people_can_do() {
    let mut reached = BTreeSet::new();
    for seed in 1..200_u64 {
        let kinds = play_out(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)).expect("the laws hold");
        reached.extend(kinds);
    }
    let wanted = "acted adjourn_declined adjourn_offered adjourned claimed continued ended joined lines_set referee_confirmed \
                  referee_declined referee_joined rematch_offered rematched resume_declined resume_offered resumed ruled \
                  setup_expired started takeback_declined takeback_offered time_given took_back";
    for kind in wanted.split_whitespace() {
        assert!(reached.contains(kind), "{kind} in {reached:?}");
    }
}
