//! Sample events of every kind, with recognisable values in the fields that are hidden from some readers.

use janggi::ruleset::SetupOrder;
use janggi::{Action, Arrangement, BySide, Cause, Facts, Outcome, Preset, Role, Side, Verdict};
use play::clock::{ClockState, Remaining, Running};
use play::room::{
    Claim, ClosedHands, EventKind, Hand, RefereePlan, Repetition, Ruling, SeatHolder, StartPlan, TakebackPolicy, Terms,
    Visibility,
};
use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};

pub(crate) const CHO: Player = Player::Guest(GuestId::from_bits(0x1111_0000_0000_0001));
pub(crate) const HAN: Player = Player::Guest(GuestId::from_bits(0x2222_0000_0000_0002));
pub(crate) const REFEREE: Player = Player::Guest(GuestId::from_bits(0x3333_0000_0000_0003));
pub(crate) const STRANGER: Player = Player::Guest(GuestId::from_bits(0x4444_0000_0000_0004));

/// Markers in fields that are hidden from all readers.
pub(crate) const KEY_HASH: &str = "hash-of-the-referees-key";
pub(crate) const REVEAL: &str = "what-is-in-the-closed-hands";
pub(crate) const ROUND_TRIP: Millis = Millis(777_777_101);
pub(crate) const LIVED_UNTIL: Moment = Moment(777_777_102);
pub(crate) const CLAIMABLE_FROM: Moment = Moment(777_777_103);
pub(crate) const CLOCK: Millis = Millis(777_777_104);
pub(crate) const TOUCHED_AT: u32 = 777_777_105;
/// Cho's setup and conditional moves, which only Cho may see.
pub(crate) const CHOICE: Arrangement = Arrangement::Smsm;
pub(crate) const LINE: [&str; 2] = ["a7b7", "i4h4"];

/// Returns terms with hidden setup choices, a referee and closed hands.
pub(crate) fn terms() -> Terms {
    let mut rules = Preset::Casual.rules();
    rules.setup.order = SetupOrder::SimultaneousHidden;
    Terms {
        game: GameId::from_bits(12),
        rules_id: None,
        rules,
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
        time: TimeControl::Fischer {
            main: Millis::from_seconds(600),
            increment: Millis::from_seconds(5),
        },
        takeback: TakebackPolicy::Allowed,
        seats: BySide {
            cho: SeatHolder::Player(CHO),
            han: SeatHolder::Player(HAN),
        },
        hands: Some(ClosedHands {
            picks: Side::Cho,
            cho_in: Hand::Right,
            sealed: "5e".to_owned(),
            reveal: REVEAL.to_owned(),
        }),
        seniority: None,
        rated: false,
        referee: Some(RefereePlan {
            key_hash: KEY_HASH.to_owned(),
            repetition: Repetition::default(),
        }),
        setup_time: None,
        tournament: None,
        invited: None,
        visibility: Visibility::default(),
        zone: None,
    }
}

fn clock() -> Option<ClockState> {
    let left = Remaining {
        main: CLOCK,
        periods: 0,
    };
    Some(ClockState {
        left: BySide { cho: left, han: left },
        credited: BySide::default(),
        running: Some(Running {
            side: Side::Cho,
            from: Moment(0),
            thought: Millis::ZERO,
        }),
    })
}

/// Returns events of every kind, in the order of [`after`].
pub(crate) fn kinds() -> impl Iterator<Item = EventKind> {
    std::iter::successors(after(None), |kind| after(Some(kind)))
}

/// Returns the sample event after `kind`, or the first one if `kind` is `None`. The `match` does not compile if a kind
/// is missing.
#[expect(clippy::too_many_lines, reason = "an entry for each kind of event")]
fn after(kind: Option<&EventKind>) -> Option<EventKind> {
    let (side, clock) = (Side::Cho, clock());
    let Some(kind) = kind else {
        return Some(EventKind::Opened {
            terms: Box::new(terms()),
        });
    };
    Some(match kind {
        EventKind::Opened { .. } => EventKind::Joined { side, player: CHO },
        EventKind::Joined { .. } => EventKind::Arranged {
            side,
            arrangement: CHOICE,
        },
        EventKind::Arranged { .. } => EventKind::Placed {
            side,
            role: Role::Horse,
            square: "b1".parse().expect("a square"),
        },
        EventKind::Placed { .. } => EventKind::HandPicked { hand: Hand::Left, side },
        EventKind::HandPicked { .. } => EventKind::Started {
            arrangements: None,
            clock,
        },
        EventKind::Started { .. } => EventKind::Acted {
            action: "a4b4".parse().expect("a step"),
            side: Some(side),
            ply: 0,
            round_trip: ROUND_TRIP,
            charge: Some(Millis(960)),
            credit: Some(Millis(40)),
            clock,
        },
        EventKind::Acted {
            action: Action::Step { .. },
            ..
        } => EventKind::Acted {
            action: Action::OfferDraw,
            side: Some(side),
            ply: 1,
            round_trip: ROUND_TRIP,
            charge: None,
            credit: None,
            clock: None,
        },
        EventKind::Acted { .. } => EventKind::Touched {
            side,
            square: "a7".parse().expect("a square"),
            ply: TOUCHED_AT,
        },
        EventKind::Touched { .. } => EventKind::Ended {
            verdict: Verdict {
                outcome: Outcome::Win(side),
                cause: Cause::Abandoned,
                rule: None,
                facts: Facts::new(),
            },
            clock,
        },
        EventKind::Ended { .. } => EventKind::TakebackOffered { side },
        EventKind::TakebackOffered { .. } => EventKind::TakebackDeclined { side },
        EventKind::TakebackDeclined { .. } => EventKind::StopOffered { side },
        EventKind::StopOffered { .. } => EventKind::TookBack { actions_left: 3, clock },
        EventKind::TookBack { .. } => EventKind::Aborted,
        EventKind::Aborted => EventKind::RematchOffered { side },
        EventKind::RematchOffered { .. } => EventKind::RematchDeclined { side },
        EventKind::RematchDeclined { .. } => EventKind::Rematched {
            game: GameId::from_bits(13),
        },
        EventKind::Rematched { .. } => EventKind::Resumed {
            lived_until: Some(LIVED_UNTIL),
            clock,
        },
        EventKind::Resumed { .. } => EventKind::Claimed {
            side,
            claim: Claim::Draw,
            claimable_from: CLAIMABLE_FROM,
        },
        EventKind::Claimed { .. } => EventKind::SetupExpired,
        EventKind::SetupExpired => EventKind::TimeGiven {
            side,
            given: Millis(15_000),
            clock,
        },
        EventKind::TimeGiven { .. } => EventKind::AdjournOffered { side },
        EventKind::AdjournOffered { .. } => EventKind::AdjournDeclined { side },
        EventKind::AdjournDeclined { .. } => EventKind::Adjourned { clock },
        EventKind::Adjourned { .. } => EventKind::ResumeOffered { side },
        EventKind::ResumeOffered { .. } => EventKind::ResumeDeclined { side },
        EventKind::ResumeDeclined { .. } => EventKind::Continued { clock },
        EventKind::Continued { .. } => EventKind::LinesSet {
            side,
            lines: vec![LINE.map(|step| step.parse().expect("a step")).to_vec()],
        },
        EventKind::LinesSet { .. } => EventKind::RefereeJoined { player: REFEREE },
        EventKind::RefereeJoined { .. } => EventKind::RefereeConfirmed { side },
        EventKind::RefereeConfirmed { .. } => EventKind::RefereeDeclined { side },
        EventKind::RefereeDeclined { .. } => EventKind::Ruled {
            ruling: Ruling::MustDeviate { side },
            words: "세 번째 같은 국면입니다.".to_owned(),
            clock,
        },
        EventKind::Ruled { .. } => EventKind::Rated { neighbours: true },
        EventKind::Rated { .. } => return None,
    })
}
