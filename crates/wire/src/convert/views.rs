//! Rooms as one reader may see them. A reader without a seat is `None` or a player who holds none.

use compact_str::CompactString;
use janggi::{
    ActionToken, Arrangement, Game, HalfPoints, Move, Piece, Position, Present, Role, Side, Square, Verdict, fen, uci,
};
use play::room::{
    Adjournment, Claim, Event, EventKind, Hand, Logged, Phase, Placed, Played, Room, SeatHolder, Seniority,
    SetupPlan, ShownChoice, StartPlan, TakebackPolicy,
};
use play::{Millis, Moment, Player, TimeControl};

use super::lengths::clipped;
use super::sides::{by_side, side};
use super::{besides, faults, start_terms};
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
    let now = super::now(room, reader, at);
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
        seniority: terms.seniority.map(seniority),
        challenge: terms.invited.is_some() && Side::ALL.iter().any(|side| room.seats()[*side] == SeatHolder::Open),
        setup: setup(room),
        arrangements: BySide {
            cho: choice(room.choice_shown(Side::Cho, reader)),
            han: choice(room.choice_shown(Side::Han, reader)),
        },
        time: time(terms.time),
        takeback: takeback(room),
        rated: terms.rated,
        referee: besides::referee(room, reader),
        referee_key: None,
        rulings: besides::rulings(room),
        lines: reader.map_or(Vec::new(), |reader| besides::lines(room.lines_of(reader))),
        start_fen: match room.played() {
            Some(played) => start_fen(&played.game),
            None => start_terms::position(terms),
        },
        handicap: given(room).iter().map(ToString::to_string).collect(),
        give: start_terms::give(terms),
        deom_half: start_terms::deom(terms),
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

/// The present; `said` is what the rules say of the game, once it has begun.
pub(super) fn now(room: &Room, said: Option<&Present>, reader: Option<Player>, at: Moment) -> Now {
    let played = room.played();
    let position = played.map(|played| played.game.position());
    let game = played.map(|played| &played.game);
    let standing = said.map(|said| said.standing);
    Now {
        at_ms: at.0,
        phase: phase(room),
        fen: position.map(fen::print),
        turn: game.and_then(Game::turn).map(side),
        ply: played.map_or(0, Played::ply),
        legal: said.map_or(Vec::new(), |said| legal(room, said)),
        touched: room.touched().map(|square| square.to_string()),
        refused: position
            .zip(said)
            .map_or(Vec::new(), |(position, said)| refused_moves(position, said)),
        placing: placing(room),
        setup_deadline_ms: room.setup_deadline().map(|deadline| deadline.0),
        adjourned: adjournment(room).stands(),
        must_deviate: room.must_deviate().map(side),
        repetition_for_referee: room.repetition_for_the_referee(),
        rights: rights(room, reader, at),
        check: position.is_some_and(Position::in_check),
        checkers: position.map_or(Vec::new(), |position| {
            position
                .checkers()
                .into_iter()
                .map(|square| square.to_string())
                .collect()
        }),
        bikjang: position.zip(said).and_then(|(position, said)| bikjang(position, said)),
        points: standing.map(|standing| by_side(standing.points, decimal)),
        deom_half: game.map(|game| game.history().deom().0),
        if_both_pass: standing.and_then(|standing| standing.if_both_pass).map(outcome),
        if_agreed: standing.and_then(|standing| standing.if_agreed).map(outcome),
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
        EventKind::Joined { side: seat, player: _ } => joined(*seat),
        EventKind::Arranged { side, arrangement } => arranged(room, (*side, *arrangement), reader),
        EventKind::Placed { side, role, square } => placed_event(*side, placed(*side, *square, *role)),
        EventKind::HandPicked { hand, side } => hand_picked(*hand, *side),
        EventKind::Started { arrangements, clock: _ } => started_event(room, arrangements.as_ref()),
        EventKind::Acted {
            token,
            side,
            ply,
            charge,
            credit,
            ..
        } => acted(event.at, (*token, *side, *ply), (*charge, *credit)),
        EventKind::Touched { side, square, .. } => touched(*side, *square),
        EventKind::Ended { verdict, clock: _ } => ended(verdict),
        EventKind::TakebackOffered { side: who } => GameEvent::TakebackOffered { side: side(*who) },
        EventKind::TakebackDeclined { side: who } => GameEvent::TakebackDeclined { side: side(*who) },
        EventKind::TookBack { actions_left, clock: _ } => took_back(*actions_left),
        EventKind::Aborted => GameEvent::Aborted,
        EventKind::RematchOffered { side: who } => GameEvent::RematchOffered { side: side(*who) },
        EventKind::Rematched { game } => GameEvent::Rematched { game: game.to_string() },
        EventKind::Resumed { .. } => GameEvent::Resumed,
        EventKind::Claimed { side, claim, .. } => claimed(*side, *claim),
        EventKind::SetupExpired => GameEvent::SetupExpired,
        EventKind::TimeGiven { side, given, .. } => besides::time_given(*side, *given),
        EventKind::AdjournOffered { side: who } => GameEvent::AdjournOffered { side: side(*who) },
        EventKind::AdjournDeclined { side: who } => GameEvent::AdjournDeclined { side: side(*who) },
        EventKind::Adjourned { .. } => GameEvent::Adjourned,
        EventKind::ResumeOffered { side: who } => GameEvent::ResumeOffered { side: side(*who) },
        EventKind::ResumeDeclined { side: who } => GameEvent::ResumeDeclined { side: side(*who) },
        EventKind::Continued { .. } => GameEvent::Continued,
        EventKind::LinesSet { side, lines } => besides::lines_set(room, (*side, lines), reader),
        EventKind::RefereeJoined { .. } => GameEvent::RefereeJoined,
        EventKind::RefereeConfirmed { side: who } => GameEvent::RefereeConfirmed { side: side(*who) },
        EventKind::RefereeDeclined { side: who } => GameEvent::RefereeDeclined { side: side(*who) },
        EventKind::Ruled { ruling, words, .. } => besides::ruled(*ruling, words),
        EventKind::Rated { .. } => GameEvent::Rated,
    }
}

fn arranged(room: &Room, (whose, arrangement): (Side, Arrangement), reader: Option<Player>) -> GameEvent {
    let hidden = room.hides_choice(whose, reader);
    GameEvent::Arranged {
        side: side(whose),
        setup: Some(arrangement.code().to_owned()).filter(|_| !hidden),
    }
}

fn acted(
    at: Moment,
    (token, who, ply): (ActionToken, Option<Side>, u32),
    (charge, credit): (Option<Millis>, Option<Millis>),
) -> GameEvent {
    GameEvent::Acted {
        action: ActionView {
            token: token.to_string(),
            side: who.map(side),
            ply,
            at_ms: at.0,
            spent_ms: charge.map(clipped),
            credit_ms: credit.and_then(credited),
        },
    }
}

fn touched(who: Side, square: Square) -> GameEvent {
    GameEvent::Touched {
        side: side(who),
        square: square.to_string(),
    }
}

fn ended(verdict: &Verdict) -> GameEvent {
    GameEvent::Ended {
        verdict: verdict_view(verdict),
    }
}

fn took_back(actions_left: u32) -> GameEvent {
    GameEvent::TookBack { actions_left }
}

fn adjournment(room: &Room) -> Adjournment {
    match room.phase() {
        Phase::Playing(playing) => playing.adjournment,
        Phase::Arranging(_) | Phase::Over(_) => Adjournment::None,
    }
}

fn claimed(who: Side, claim: Claim) -> GameEvent {
    GameEvent::Claimed {
        side: side(who),
        claim: match claim {
            Claim::Win => ws::Claim::Win,
            Claim::Draw => ws::Claim::Draw,
        },
    }
}

fn hand_picked(picked: Hand, drawn: Side) -> GameEvent {
    GameEvent::HandPicked {
        hand: hand(picked),
        side: side(drawn),
    }
}

/// Who joined, is known to the server alone.
fn joined(seat: Side) -> GameEvent {
    GameEvent::Joined {
        side: side(seat),
        player: None,
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
    let empty = |kind| SeatView {
        kind,
        level: None,
        you: false,
        player: None,
    };
    by_side(*room.seats(), |holder| match holder {
        SeatHolder::Player(player) => SeatView {
            you: reader == Some(player),
            ..empty(SeatKind::Guest)
        },
        SeatHolder::Engine(level) => SeatView {
            level: Some(level.number()),
            ..empty(SeatKind::Engine)
        },
        SeatHolder::Open => empty(SeatKind::Open),
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

fn seniority(seniority: Seniority) -> http::Seniority {
    match seniority {
        Seniority::Elder => http::Seniority::Elder,
        Seniority::HigherRank => http::Seniority::HigherRank,
    }
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

/// A clock as it travels.
#[must_use]
pub fn time(control: TimeControl) -> vocabulary::TimeControl {
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
        TimeControl::Correspondence { days } => vocabulary::TimeControl::Correspondence { days },
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
        credit_ms: credited(logged.credit),
    }
}

fn credited(credit: Millis) -> Option<u32> {
    (credit > Millis::ZERO).then(|| clipped(credit))
}

/// What may be played, nothing while the game stands adjourned; of a piece that has been touched, where one has to move.
fn legal(room: &Room, said: &Present) -> Vec<CompactString> {
    let Some(position) = room.played().map(|played| played.game.position()) else {
        return Vec::new();
    };
    if adjournment(room).stands() {
        return Vec::new();
    }
    let repeats = room.forbidden_repeats();
    let touched = |mv: &Move| {
        let free = room.touched();
        !repeats.contains(mv) && free.is_none_or(|square| matches!(mv, Move::Step { from, .. } if *from == square))
    };
    let mut moves: Vec<CompactString> = said
        .legal
        .iter()
        .filter(|mv| touched(mv))
        .map(|&mv| {
            let (from, to) = uci::written_points(mv, position);
            [from.name(), to.name()].into_iter().collect()
        })
        .collect();
    moves.sort_unstable();
    moves
}

/// Steps that the board allows and the rules refuse.
fn refused_moves(position: &Position, said: &Present) -> Vec<RefusedMove> {
    let refused = said.refused.iter();
    refused
        .map(|(step, error)| RefusedMove {
            mv: uci::print_move(*step, position),
            code: error.code().to_owned(),
            facts: faults::action_error(error).facts,
        })
        .collect()
}

/// What `reader` may do: all of [`now`] in which it differs from what others are shown.
pub(super) fn rights(room: &Room, reader: Option<Player>, at: Moment) -> Rights {
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
        give_time: rights.give_time,
        offer_adjourn: rights.offer_adjourn,
        answer_adjourn: rights.answer_adjourn,
        offer_resume: rights.offer_resume,
        answer_resume: rights.answer_resume,
        set_lines: rights.set_lines,
        confirm_referee: rights.answer_referee,
        rule: rights.rule,
    }
}

fn bikjang(position: &Position, said: &Present) -> Option<Bikjang> {
    position.facing().then(|| Bikjang {
        cho: position.general(Side::Cho).to_string(),
        han: position.general(Side::Han).to_string(),
        callable: said.rights.call,
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
            takeback: playing.takeback.map(|offer| side(offer.by)),
            adjourn: match playing.adjournment {
                Adjournment::Offered(offer) => Some(side(offer.by)),
                Adjournment::None | Adjournment::Adjourned { .. } => None,
            },
            resume: match playing.adjournment {
                Adjournment::Adjourned { resume } => resume.map(|offer| side(offer.by)),
                Adjournment::None | Adjournment::Offered(_) => None,
            },
            rematch: None,
        },
        Phase::Over(over) => Offers {
            rematch: over.rematch_offer.filter(|_| over.rematch.is_none()).map(side),
            ..Offers::default()
        },
    }
}
