//! Rooms as one reader may see them. A reader without a seat is `None` or a player who holds none.

use compact_str::CompactString;
use janggi::{Arrangement, Game, HalfPoints, Move, Piece, Position, Role, Side, Square, Verdict, fen, uci};
use play::room::{
    Claim, Event, EventKind, Hand, Logged, Phase, Placed, Played, Room, SeatHolder, SetupPlan, ShownChoice, StartPlan,
    TakebackPolicy,
};
use play::{Millis, Moment, Player, TimeControl};

use super::faults;
use super::sides::{by_side, side};
use crate::http::{
    self, ActionView, Bikjang, ClockView, GameView, HandsView, Now, Offers, PlacedView, PlacingView, RefusedMove,
    Rights, SetupOrder, SetupView, TakebackMode,
};
use crate::vocabulary::{self, BySide, Outcome, RulesView, SeatKind, SeatView, VerdictView};
use crate::ws::{self, GameEvent};

/// The whole game. `created` is when the room was opened.
#[must_use]
pub fn game_view(room: &Room, reader: Option<Player>, created: Moment, at: Moment) -> GameView {
    let terms = room.terms();
    let now = now(room, reader, at);
    GameView {
        id: terms.game.to_string(),
        seq: room.seq().0,
        created_ms: created.0,
        rules: RulesView {
            id: terms.rules_id.clone(),
            full: terms.rules.to_value(),
        },
        phase: now.phase,
        seats: seats(room, reader),
        hands: hands(room),
        setup: setup(room),
        arrangements: BySide {
            cho: choice(room.choice_shown(Side::Cho, reader)),
            han: choice(room.choice_shown(Side::Han, reader)),
        },
        time: time(terms.time),
        takeback: takeback(room),
        start_fen: room.played().and_then(|played| start_fen(&played.game)),
        handicap: given(room).iter().map(ToString::to_string).collect(),
        give: match &terms.start {
            StartPlan::Arranged { give, .. } => give.iter().map(|role| role.letter()).collect(),
            StartPlan::Position { .. } => String::new(),
        },
        actions: room
            .played()
            .map_or(Vec::new(), |played| played.log.iter().map(action).collect()),
        rematch: match room.phase() {
            Phase::Over(over) => over.rematch.map(|game| game.to_string()),
            Phase::Arranging(_) | Phase::Playing(_) => None,
        },
        now,
    }
}

/// The present.
#[must_use]
pub fn now(room: &Room, reader: Option<Player>, at: Moment) -> Now {
    let played = room.played();
    let position = played.map(|played| played.game.position());
    let game = played.map(|played| &played.game);
    Now {
        at_ms: at.0,
        phase: phase(room),
        fen: position.map(fen::print),
        turn: game.and_then(Game::turn).map(side),
        ply: played.map_or(0, Played::ply),
        legal: legal(room),
        touched: room.touched().map(|square| square.to_string()),
        refused: game.map_or(Vec::new(), refused_moves),
        placing: placing(room),
        rights: rights(room, reader, at),
        check: position.is_some_and(Position::in_check),
        checkers: position.map_or(Vec::new(), |position| {
            position
                .checkers()
                .into_iter()
                .map(|square| square.to_string())
                .collect()
        }),
        bikjang: game.and_then(bikjang),
        points: game.map(|game| by_side(game.standing().points, decimal)),
        if_both_pass: game.and_then(|game| game.standing().if_both_pass).map(outcome),
        clocks: played.and_then(|played| clocks(played, at)),
        offers: offers(room),
        verdict: verdict(room),
    }
}

/// One event. What a reader may not see yet is left out of it.
#[must_use]
pub fn event(room: &Room, event: &Event, reader: Option<Player>) -> GameEvent {
    match &event.kind {
        EventKind::Opened { .. } => GameEvent::Opened,
        EventKind::Joined { side: seat, player: _ } => GameEvent::Joined { side: side(*seat) },
        EventKind::Arranged {
            side: whose,
            arrangement,
        } => {
            let hidden = room.hides_choice(*whose, reader);
            let setup = Some(arrangement.code().to_owned()).filter(|_| !hidden);
            GameEvent::Arranged {
                side: side(*whose),
                setup,
            }
        }
        EventKind::Placed {
            side: whose,
            role,
            square,
        } => placed_event(*whose, placed(*whose, *square, *role)),
        EventKind::HandPicked { hand, side } => hand_picked(*hand, *side),
        EventKind::Started { arrangements, clock: _ } => started_event(room, arrangements.as_ref()),
        EventKind::Acted {
            token,
            side: who,
            ply,
            charge,
            ..
        } => GameEvent::Acted {
            action: ActionView {
                token: token.to_string(),
                side: who.map(side),
                ply: *ply,
                at_ms: event.at.0,
                spent_ms: charge.map(clipped),
            },
        },
        EventKind::Touched { side: who, square, .. } => GameEvent::Touched {
            side: side(*who),
            square: square.to_string(),
        },
        EventKind::Ended { verdict, clock: _ } => GameEvent::Ended {
            verdict: verdict_view(verdict),
        },
        EventKind::TakebackOffered { side: who } => GameEvent::TakebackOffered { side: side(*who) },
        EventKind::TakebackDeclined { side: who } => GameEvent::TakebackDeclined { side: side(*who) },
        EventKind::TookBack { actions_left, clock: _ } => GameEvent::TookBack {
            actions_left: *actions_left,
        },
        EventKind::Aborted => GameEvent::Aborted,
        EventKind::RematchOffered { side: who } => GameEvent::RematchOffered { side: side(*who) },
        EventKind::Rematched { game } => GameEvent::Rematched { game: game.to_string() },
        EventKind::Resumed { .. } => GameEvent::Resumed,
        EventKind::Claimed { side: who, claim, .. } => GameEvent::Claimed {
            side: side(*who),
            claim: claimed(*claim),
        },
    }
}

fn claimed(claim: Claim) -> ws::Claim {
    match claim {
        Claim::Win => ws::Claim::Win,
        Claim::Draw => ws::Claim::Draw,
    }
}

fn hand_picked(picked: Hand, drawn: Side) -> GameEvent {
    GameEvent::HandPicked {
        hand: hand(picked),
        side: side(drawn),
    }
}

fn placed_event(whose: Side, placed: PlacedView) -> GameEvent {
    let PlacedView { square, piece } = placed;
    GameEvent::Placed {
        side: side(whose),
        piece,
        square,
    }
}

fn started_event(room: &Room, arrangements: Option<&janggi::BySide<Arrangement>>) -> GameEvent {
    GameEvent::Started {
        arrangements: BySide {
            cho: arrangements.map(|both| both.cho.code().to_owned()),
            han: arrangements.map(|both| both.han.code().to_owned()),
        },
        fen: room
            .played()
            .and_then(|played| start_fen(&played.game))
            .unwrap_or_default(),
    }
}

fn phase(room: &Room) -> vocabulary::Phase {
    match room.phase() {
        Phase::Arranging(_) => vocabulary::Phase::Arranging,
        Phase::Playing(_) => vocabulary::Phase::Playing,
        Phase::Over(_) => vocabulary::Phase::Over,
    }
}

fn seats(room: &Room, reader: Option<Player>) -> BySide<SeatView> {
    by_side(*room.seats(), |holder| match holder {
        SeatHolder::Player(player) => SeatView {
            kind: SeatKind::Guest,
            level: None,
            you: reader == Some(player),
        },
        SeatHolder::Engine(level) => SeatView {
            kind: SeatKind::Engine,
            level: Some(level.number()),
            you: false,
        },
        SeatHolder::Open => SeatView {
            kind: SeatKind::Open,
            level: None,
            you: false,
        },
    })
}

fn setup(room: &Room) -> SetupView {
    let (order, first) = match room.terms().plan() {
        SetupPlan::Given => (SetupOrder::Fixed, None),
        SetupPlan::FirstVisible { first } => (SetupOrder::FirstVisible, Some(side(first))),
        SetupPlan::SimultaneousHidden => (SetupOrder::SimultaneousHidden, None),
        SetupPlan::SwapMoves { first } => (SetupOrder::SwapMoves, Some(side(first))),
        SetupPlan::PieceByPiece { first } => (SetupOrder::PieceByPiece, Some(side(first))),
    };
    let both = [Side::Cho, Side::Han].map(|side| room.terms().choices(side));
    let allowed = Arrangement::ALL
        .into_iter()
        .filter(|one| both.iter().any(|choices| choices.contains(one)));
    SetupView {
        order,
        first,
        allowed: allowed.map(|one| one.code().to_owned()).collect(),
    }
}

/// The points taken off for a handicap, as far as they are known.
fn given(room: &Room) -> Vec<Square> {
    let start = &room.terms().start;
    let han = match room.choice_shown(Side::Han, None) {
        ShownChoice::Chosen(han) => Some(han),
        ShownChoice::None | ShownChoice::Hidden => None,
    };
    match (han, start) {
        (Some(han), _) => start.given(han),
        (None, StartPlan::Arranged { handicap, .. }) => handicap.clone(),
        (None, StartPlan::Position { .. }) => Vec::new(),
    }
}

/// The closed hands; what is in them only once one was picked.
fn hands(room: &Room) -> Option<HandsView> {
    let hands = room.terms().hands.as_ref()?;
    let picked = room.picked();
    Some(HandsView {
        sealed: hands.sealed.clone(),
        picked: picked.map(hand),
        cho_in: picked.map(|_| hand(hands.cho_in)),
        reveal: picked.map(|_| hands.reveal.clone()),
    })
}

fn hand(hand: Hand) -> http::Hand {
    match hand {
        Hand::Left => http::Hand::Left,
        Hand::Right => http::Hand::Right,
    }
}

fn placing(room: &Room) -> Option<PlacingView> {
    let placing = room.placing()?;
    let all = placing
        .placed
        .iter()
        .map(|one: &Placed| placed(one.side, one.square, one.role));
    let options = placing.options.iter();
    let options = options.flat_map(|(square, roles)| roles.iter().map(|role| placed(placing.turn, *square, *role)));
    Some(PlacingView {
        turn: side(placing.turn),
        placed: all.collect(),
        options: options.collect(),
    })
}

fn placed(side: Side, square: Square, role: Role) -> PlacedView {
    PlacedView {
        square: square.to_string(),
        piece: Piece { side, role }.letter().to_string(),
    }
}

fn choice(shown: ShownChoice) -> Option<String> {
    match shown {
        ShownChoice::None => None,
        ShownChoice::Hidden => Some("hidden".to_owned()),
        ShownChoice::Chosen(arrangement) => Some(arrangement.code().to_owned()),
    }
}

pub(super) fn time(control: TimeControl) -> vocabulary::TimeControl {
    match control {
        TimeControl::None => vocabulary::TimeControl::None,
        TimeControl::Byoyomi { main, period, periods } => vocabulary::TimeControl::Byoyomi {
            main_ms: clipped(main),
            period_ms: clipped(period),
            periods,
        },
        TimeControl::Fischer { main, increment } => vocabulary::TimeControl::Fischer {
            main_ms: clipped(main),
            increment_ms: clipped(increment),
        },
    }
}

fn takeback(room: &Room) -> TakebackMode {
    let seats = room.seats();
    let engine = |holder: SeatHolder| matches!(holder, SeatHolder::Engine(_));
    match room.terms().takebacks() {
        TakebackPolicy::Never => TakebackMode::Never,
        TakebackPolicy::Allowed if seats.cho == seats.han || engine(seats.cho) || engine(seats.han) => {
            TakebackMode::Immediate
        }
        TakebackPolicy::Allowed => TakebackMode::Asked,
    }
}

fn start_fen(game: &Game) -> Option<String> {
    game.start().position().ok().map(|position| fen::print(&position))
}

fn action(logged: &Logged) -> ActionView {
    ActionView {
        token: logged.token.to_string(),
        side: logged.side.map(side),
        ply: logged.ply,
        at_ms: logged.at.0,
        spent_ms: logged.spent.map(clipped),
    }
}

/// What may be played; of a piece that has been touched, where one has to move.
fn legal(room: &Room) -> Vec<CompactString> {
    let Some(played) = room.played() else {
        return Vec::new();
    };
    let game = &played.game;
    let touched = |mv: &Move| {
        room.touched()
            .is_none_or(|square| matches!(mv, Move::Step { from, .. } if *from == square))
    };
    let mut moves: Vec<CompactString> = game
        .legal()
        .iter()
        .filter(|mv| touched(mv))
        .map(|&mv| {
            let (from, to) = uci::written_points(mv, game.position());
            [from.name(), to.name()].into_iter().collect()
        })
        .collect();
    moves.sort_unstable();
    moves
}

/// Steps that the board allows and the rules refuse.
fn refused_moves(game: &Game) -> Vec<RefusedMove> {
    if game.verdict().is_some() {
        return Vec::new();
    }
    let legal = game.legal();
    let absent = game
        .position()
        .legal_moves()
        .into_iter()
        .filter(|step| !legal.contains(step));
    let reason = |step| Some((step, game.why(step).err()?));
    absent
        .filter_map(reason)
        .map(|(step, error)| RefusedMove {
            mv: uci::print_move(step, game.position()),
            code: error.code().to_owned(),
            facts: faults::action_error(&error).facts,
        })
        .collect()
}

/// What `reader` may do: all of [`now`] in which it differs from what others are shown.
#[must_use]
pub fn rights(room: &Room, reader: Option<Player>, at: Moment) -> Rights {
    let Some(player) = reader else {
        let open = |side: &Side| room.has_open_seat() && room.seats()[*side] == SeatHolder::Open;
        return Rights {
            join: Side::ALL.into_iter().filter(open).map(side).collect(),
            ..Rights::default()
        };
    };
    let rights = room.rights(player, at);
    Rights {
        join: rights.join.into_iter().map(side).collect(),
        arrange: rights.arrange.into_iter().map(side).collect(),
        pick_hand: rights.pick_hand,
        play: rights.play,
        call: rights.call,
        offer_draw: rights.offer_draw,
        answer_draw: rights.answer_draw,
        resign: rights.resign,
        abort: rights.abort,
        takeback: rights.takeback,
        answer_takeback: rights.answer_takeback,
        rematch: rights.rematch,
    }
}

fn bikjang(game: &Game) -> Option<Bikjang> {
    let position = game.position();
    position.facing().then(|| Bikjang {
        cho: position.general(Side::Cho).to_string(),
        han: position.general(Side::Han).to_string(),
        callable: game.rights().call,
    })
}

fn decimal(points: HalfPoints) -> f32 {
    // A board holds fewer than 2^24 half points, so that the conversion is exact.
    f32::from(i16::try_from(points.0).unwrap_or(i16::MAX)) / 2.0
}

/// Who won.
#[must_use]
pub fn outcome(outcome: janggi::Outcome) -> Outcome {
    match outcome {
        janggi::Outcome::Win(Side::Cho) => Outcome::Cho,
        janggi::Outcome::Win(Side::Han) => Outcome::Han,
        janggi::Outcome::Draw => Outcome::Draw,
        janggi::Outcome::None => Outcome::None,
    }
}

fn verdict(room: &Room) -> Option<VerdictView> {
    room.verdict().map(verdict_view)
}

fn verdict_view(verdict: &Verdict) -> VerdictView {
    VerdictView {
        outcome: outcome(verdict.outcome),
        code: verdict.cause.code().to_owned(),
        rule: verdict.rule.as_ref().map(ToString::to_string),
        facts: faults::facts(&verdict.facts),
    }
}

fn clocks(played: &Played, at: Moment) -> Option<BySide<ClockView>> {
    if played.clock.control() == TimeControl::None {
        return None;
    }
    let view = |side: Side| {
        let face = played.clock.reading(side, at);
        ClockView {
            main_ms: clipped(face.main),
            period_ms: clipped(face.period),
            periods_left: face.periods,
            running: face.runs_from.is_some(),
            runs_from_ms: face.runs_from.map(|from| from.0),
        }
    };
    Some(BySide {
        cho: view(Side::Cho),
        han: view(Side::Han),
    })
}

fn offers(room: &Room) -> Offers {
    match room.phase() {
        Phase::Arranging(_) => Offers::default(),
        Phase::Playing(playing) => Offers {
            draw: playing.played.game.offer().map(side),
            takeback: playing.takeback.map(side),
            rematch: None,
        },
        Phase::Over(over) => Offers {
            rematch: over.rematch_offer.filter(|_| over.rematch.is_none()).map(side),
            ..Offers::default()
        },
    }
}

/// A length as it travels: 49 days at most.
fn clipped(length: Millis) -> u32 {
    u32::try_from(length.0).unwrap_or(u32::MAX)
}
