//! Reads an event from its JSON in one pass: stored games are read event by event when they are opened, and serde's own
//! way of reading a flattened, tagged enum copies every value first.

use std::borrow::Cow;

use janggi::{ActionToken, Arrangement, BySide, Role, Side, Verdict};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::command::Claim;
use super::event::{Event, EventKind};
use super::hands::Hand;
use super::lines::Line;
use super::referee::Ruling;
use super::square_text;
use super::terms::Terms;
use super::turn::{CommandName, Seq};
use crate::clock::ClockState;
use crate::ids::{GameId, Player};
use crate::time::{Millis, Moment};

/// Every field that an event of any kind may have.
#[derive(Deserialize)]
struct Fields<'a> {
    seq: Seq,
    at: Moment,
    by: Option<Player>,
    command: Option<CommandName>,
    #[serde(borrow)]
    kind: Cow<'a, str>,
    terms: Option<Box<Terms>>,
    side: Option<Side>,
    player: Option<Player>,
    arrangement: Option<Arrangement>,
    arrangements: Option<BySide<Arrangement>>,
    token: Option<ActionToken>,
    ply: Option<u32>,
    round_trip: Option<Millis>,
    charge: Option<Millis>,
    credit: Option<Millis>,
    clock: Option<ClockState>,
    verdict: Option<Verdict>,
    actions_left: Option<u32>,
    game: Option<GameId>,
    lived_until: Option<Moment>,
    claim: Option<Claim>,
    claimable_from: Option<Moment>,
    square: Option<String>,
    role: Option<Role>,
    hand: Option<Hand>,
    given: Option<Millis>,
    lines: Option<Vec<Line>>,
    ruling: Option<Ruling>,
    words: Option<String>,
    neighbours: Option<bool>,
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let fields = Fields::deserialize(from)?;
        Ok(Self {
            seq: fields.seq,
            at: fields.at,
            by: fields.by,
            command: fields.command.clone(),
            kind: kind(fields)?,
        })
    }
}

fn kind<E: Error>(fields: Fields<'_>) -> Result<EventKind, E> {
    if let "placed" | "hand_picked" | "touched" = fields.kind.as_ref() {
        return as_at_a_board(fields);
    }
    let clock = fields.clock;
    Ok(match fields.kind.as_ref() {
        "opened" => EventKind::Opened {
            terms: required(fields.terms, "terms")?,
        },
        "joined" => EventKind::Joined {
            side: required(fields.side, "side")?,
            player: required(fields.player, "player")?,
        },
        "arranged" => EventKind::Arranged {
            side: required(fields.side, "side")?,
            arrangement: required(fields.arrangement, "arrangement")?,
        },
        "started" => EventKind::Started {
            arrangements: fields.arrangements,
            clock,
        },
        "acted" => EventKind::Acted {
            token: required(fields.token, "token")?,
            side: fields.side,
            ply: required(fields.ply, "ply")?,
            round_trip: fields.round_trip.unwrap_or_default(),
            charge: fields.charge,
            credit: fields.credit,
            clock,
        },
        "ended" => EventKind::Ended {
            verdict: required(fields.verdict, "verdict")?,
            clock,
        },
        "takeback_offered" => EventKind::TakebackOffered {
            side: required(fields.side, "side")?,
        },
        "takeback_declined" => EventKind::TakebackDeclined {
            side: required(fields.side, "side")?,
        },
        "took_back" => EventKind::TookBack {
            actions_left: required(fields.actions_left, "actions_left")?,
            clock,
        },
        "aborted" => EventKind::Aborted,
        "rematch_offered" => EventKind::RematchOffered {
            side: required(fields.side, "side")?,
        },
        "rematched" => EventKind::Rematched {
            game: required(fields.game, "game")?,
        },
        "resumed" => EventKind::Resumed {
            lived_until: fields.lived_until,
            clock,
        },
        "claimed" => EventKind::Claimed {
            side: required(fields.side, "side")?,
            claim: required(fields.claim, "claim")?,
            claimable_from: required(fields.claimable_from, "claimable_from")?,
        },
        _ => return besides(fields),
    })
}

/// What a game may have besides its moves: a deadline, given time, a break, conditional moves, a referee, ratings.
fn besides<E: Error>(fields: Fields<'_>) -> Result<EventKind, E> {
    let clock = fields.clock;
    let side = || required(fields.side, "side");
    Ok(match fields.kind.as_ref() {
        "setup_expired" => EventKind::SetupExpired,
        "time_given" => EventKind::TimeGiven {
            side: side()?,
            given: required(fields.given, "given")?,
            clock,
        },
        "adjourn_offered" => EventKind::AdjournOffered { side: side()? },
        "adjourn_declined" => EventKind::AdjournDeclined { side: side()? },
        "adjourned" => EventKind::Adjourned { clock },
        "resume_offered" => EventKind::ResumeOffered { side: side()? },
        "resume_declined" => EventKind::ResumeDeclined { side: side()? },
        "continued" => EventKind::Continued { clock },
        "lines_set" => EventKind::LinesSet {
            side: side()?,
            lines: required(fields.lines, "lines")?,
        },
        "referee_joined" => EventKind::RefereeJoined {
            player: required(fields.player, "player")?,
        },
        "referee_confirmed" => EventKind::RefereeConfirmed { side: side()? },
        "referee_declined" => EventKind::RefereeDeclined { side: side()? },
        "ruled" => EventKind::Ruled {
            ruling: required(fields.ruling, "ruling")?,
            words: required(fields.words, "words")?,
            clock,
        },
        "rated" => EventKind::Rated {
            neighbours: fields.neighbours.unwrap_or_default(),
        },
        other => return Err(E::custom(format!("no kind of event is called {other}"))),
    })
}

/// What players do with their hands at a board.
fn as_at_a_board<E: Error>(fields: Fields<'_>) -> Result<EventKind, E> {
    Ok(match fields.kind.as_ref() {
        "placed" => EventKind::Placed {
            side: required(fields.side, "side")?,
            role: required(fields.role, "role")?,
            square: square_text::read(&required(fields.square, "square")?)?,
        },
        "hand_picked" => EventKind::HandPicked {
            hand: required(fields.hand, "hand")?,
            side: required(fields.side, "side")?,
        },
        "touched" => EventKind::Touched {
            side: required(fields.side, "side")?,
            square: square_text::read(&required(fields.square, "square")?)?,
            ply: required(fields.ply, "ply")?,
        },
        other => return Err(E::custom(format!("no kind of event is called {other}"))),
    })
}

fn required<T, E: Error>(value: Option<T>, name: &'static str) -> Result<T, E> {
    value.ok_or_else(|| E::missing_field(name))
}
