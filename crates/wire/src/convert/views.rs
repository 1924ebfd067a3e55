//! Conversion of rooms to views for one reader. Spectators are `None` or players without a seat.

use compact_str::CompactString;
use janggi::{Action, Game, HalfPoints, Move, Piece, Position, Present, Role, Side, Square, Verdict, fen, uci};
use play::room::{
    Adjournment, Hand, Logged, Phase, Placed, Played, Room, SeatHolder, Seniority, SetupPlan, ShownChoice, TakebackMode,
};
use play::{Millis, Moment, Player, TimeControl};

use super::lengths::clipped;
use super::sides::{by_side, side};
use super::{besides, faults, start_terms};
use crate::http::{
    self, ActionView, Bikjang, ClockView, GameView, HandsView, Now, Offers, PlacedView, PlacingView, RefusedMove,
    Rights, SetupOrder, SetupView,
};
use crate::vocabulary::{self, BySide, Outcome, RulesView, SeatKind, SeatView, VerdictView};

/// Returns the view of a whole game at the time `at`. `created` is the time at which the room was opened.
#[must_use]
pub fn game_view(room: &Room, reader: Option<Player>, created: Moment, at: Moment) -> GameView {
    let terms = room.terms();
    let said = room.played().map(|played| played.game.present());
    let now = now(room, said.as_ref(), reader, at);
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
        challenge: room.is_challenge(),
        setup: setup(room),
        arrangements: BySide {
            cho: choice(room.choice_shown(Side::Cho, reader)),
            han: choice(room.choice_shown(Side::Han, reader)),
        },
        time: time(terms.time),
        takeback: takeback(room),
        rated: terms.rated,
        tournament: terms.tournament.map(|tournament| tournament.id.to_string()),
        referee: besides::referee(room, reader),
        referee_key: None,
        rulings: besides::rulings(room),
        lines: reader.map_or(Vec::new(), |reader| besides::lines(room.lines_of(reader))),
        start_fen: match room.played() {
            Some(played) => start_fen(&played.game),
            None => start_terms::position(terms),
        },
        handicap: room.given().iter().map(ToString::to_string).collect(),
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

/// Returns the current state. `said` is the part that the rules determine; `None` until the game starts.
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

fn adjournment(room: &Room) -> Adjournment {
    match room.phase() {
        Phase::Playing(playing) => playing.adjournment,
        Phase::Arranging(_) | Phase::Over(_) => Adjournment::None,
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
        house: None,
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
        SeatHolder::House(player) => SeatView {
            level: Some(player.level().number()),
            house: Some(player.code().to_owned()),
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
    let allowed = room.terms().all_choices().into_iter();
    SetupView {
        order,
        first,
        allowed: allowed.map(|one| one.code().to_owned()).collect(),
    }
}

/// Returns the closed hands. Their contents are included only after one has been picked.
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

pub(crate) fn hand(hand: Hand) -> http::Hand {
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

/// Converts a time control to its wire type.
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
        TimeControl::Total { main, per_move } => vocabulary::TimeControl::Total {
            total_ms: clipped(main),
            move_ms: per_move.map(clipped),
        },
        TimeControl::Correspondence { days } => vocabulary::TimeControl::Correspondence { days },
    }
}

fn takeback(room: &Room) -> http::TakebackMode {
    match room.takeback_mode() {
        TakebackMode::Never => http::TakebackMode::Never,
        TakebackMode::Immediate => http::TakebackMode::Immediate,
        TakebackMode::Asked => http::TakebackMode::Asked,
    }
}

pub(crate) fn start_fen(game: &Game) -> Option<String> {
    game.start().position().ok().map(|position| fen::print(&position))
}

fn action(logged: &Logged) -> ActionView {
    let Logged {
        action,
        side,
        ply,
        at,
        spent,
        credit,
        board: _,
    } = *logged;
    action_view((action, side, ply), at, (spent, Some(credit)))
}

/// Returns the view of an action. A lag credit of zero is omitted.
pub(crate) fn action_view(
    (action, of, ply): (Action, Option<Side>, u32),
    at: Moment,
    (spent, credit): (Option<Millis>, Option<Millis>),
) -> ActionView {
    ActionView {
        token: action.to_string(),
        side: of.map(side),
        ply,
        at_ms: at.0,
        spent_ms: spent.map(clipped),
        credit_ms: credit.filter(|credit| *credit > Millis::ZERO).map(clipped),
    }
}

/// Returns the playable moves in UCI, sorted.
fn legal(room: &Room, said: &Present) -> Vec<CompactString> {
    let Some(position) = room.played().map(|played| played.game.position()) else {
        return Vec::new();
    };
    let uci = |mv: Move| {
        let (from, to) = uci::written_points(mv, position);
        [from.name(), to.name()].into_iter().collect()
    };
    let mut moves: Vec<CompactString> = room.playable(&said.legal).into_iter().map(uci).collect();
    moves.sort_unstable();
    moves
}

/// Returns the moves that are legal on the board but refused by the rules.
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

/// Returns the rights of `reader`, the only part of [`now`] that depends on the reader.
pub(super) fn rights(room: &Room, reader: Option<Player>, at: Moment) -> Rights {
    let Some(player) = reader else {
        return Rights {
            join: room.open_seats().map(side).collect(),
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
        stop: rights.stop,
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

pub(crate) fn decimal(points: HalfPoints) -> f32 {
    // A board has far fewer than `i16::MAX` half points, so the result is exact.
    f32::from(i16::try_from(points.0).unwrap_or(i16::MAX)) / 2.0
}

/// Converts an outcome to its wire type.
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

pub(crate) fn verdict_view(verdict: &Verdict) -> VerdictView {
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
            stop: playing.stop.map(|offer| side(offer.by)),
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
