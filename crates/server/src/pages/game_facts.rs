//! Public facts about a game, and their wording: players, rules, clock, state. Must not reveal setups or offers.

use crate::room::RoomSnapshot;
use crate::texts::previews;
use janggi::korean::{Squares, print_square};
use janggi::{BySide, Cause, Movement, Outcome, Preset, Role, Side};
use play::house::HousePlayer;
use play::room::{Phase, SeatHolder, StartPlan};
use play::{Millis, TimeControl};
use wire::account::Language;
use wire::vocabulary::PlayerView;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct GameFacts {
    pub(super) seats: BySide<Holder>,
    pub(super) movement: Movement,
    /// The preset; `None` for custom rules.
    pub(super) preset: Option<Preset>,
    pub(super) time: TimeControl,
    pub(super) rated: bool,
    pub(super) start: StartPlan,
    pub(super) state: State,
    /// Number of the last event. It is part of the picture's address, so that each state has its own picture.
    pub(super) seq: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Holder {
    Named(String),
    Guest,
    Engine(u8),
    House(HousePlayer),
    Open,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Arranging,
    /// The side to move, and the number of plies.
    Playing(Option<Side>, u32),
    Over(Outcome, Cause),
}

impl GameFacts {
    pub(super) fn of(snapshot: &RoomSnapshot<'_>) -> Self {
        let RoomSnapshot { room, players, .. } = snapshot;
        let terms = room.terms();
        let state = match (room.phase(), room.verdict()) {
            (_, Some(verdict)) => State::Over(verdict.outcome, verdict.cause),
            (Phase::Playing(playing), None) => State::Playing(playing.played.game.turn(), playing.played.ply()),
            (Phase::Arranging(_) | Phase::Over(_), None) => State::Arranging,
        };
        let holder = |side: Side| holder(room.seats()[side], players[side].as_ref());
        Self {
            seats: BySide {
                cho: holder(Side::Cho),
                han: holder(Side::Han),
            },
            movement: terms.rules.movement,
            preset: terms.rules_id.as_deref().and_then(Preset::of_any_revision),
            time: terms.time,
            rated: terms.rated,
            start: terms.start.clone(),
            state,
            seq: room.seq().0,
        }
    }

    /// Returns the title: the names of the players, or an invitation if a seat is open.
    pub(super) fn title(&self, language: Language) -> String {
        let BySide { cho, han } = &self.seats;
        match (cho, han) {
            (Holder::Open, Holder::Open) | (Holder::Guest, Holder::Open) | (Holder::Open, Holder::Guest) => {
                previews::invitation(language).to_owned()
            }
            (host, Holder::Open) | (Holder::Open, host) => previews::invited_by(language, host.name(language)),
            (cho, han) => format!("{} – {}", cho.name(language), han.name(language)),
        }
    }

    /// Returns one line with the rules, the clock, whether the game is rated, an unusual start, and the state.
    pub(super) fn description(&self, language: Language) -> String {
        let mut parts = vec![rules(self.preset, language), clock(self.time, language)];
        parts.extend(self.rated.then(|| previews::rated(language).to_owned()));
        parts.extend(start(&self.start, language));
        parts.extend(self.state(language));
        parts.join(" · ")
    }

    /// Returns the state of the game; `None` while no side is to move.
    fn state(&self, language: Language) -> Option<String> {
        let is_open = [&self.seats.cho, &self.seats.han].contains(&&Holder::Open);
        Some(match self.state {
            State::Arranging if is_open => previews::waiting(language).to_owned(),
            State::Arranging => previews::arranging(language).to_owned(),
            State::Playing(turn, plies) => {
                previews::turn(language, plies.saturating_add(1), self.side(turn?, language))
            }
            State::Over(outcome, cause) => {
                let outcome = self.outcome(outcome, language);
                previews::ended(language, cause.name().in_language(language), outcome)
            }
        })
    }

    fn outcome(&self, outcome: Outcome, language: Language) -> String {
        match outcome {
            Outcome::Win(side) => previews::wins(language, self.side(side, language)),
            Outcome::Draw => previews::draw(language).to_owned(),
            Outcome::None => previews::no_result(language).to_owned(),
        }
    }

    fn side(&self, side: Side, language: Language) -> &'static str {
        match (self.movement, side) {
            (Movement::Janggi | Movement::ChessWar, Side::Cho) => previews::sides_cho(language),
            (Movement::Janggi | Movement::ChessWar, Side::Han) => previews::sides_han(language),
            (Movement::Xiangqi, Side::Cho) => previews::sides_red(language),
            (Movement::Xiangqi, Side::Han) => previews::sides_black(language),
        }
    }
}

fn holder(seat: SeatHolder, player: Option<&PlayerView>) -> Holder {
    match seat {
        SeatHolder::Open => Holder::Open,
        SeatHolder::Engine(level) => Holder::Engine(level.number()),
        SeatHolder::House(player) => Holder::House(player),
        SeatHolder::Player(_) => player
            .and_then(|player| player.name.clone())
            .map_or(Holder::Guest, Holder::Named),
    }
}

impl Holder {
    fn name(&self, language: Language) -> String {
        match self {
            Self::Named(name) => name.clone(),
            Self::Engine(level) => previews::computer(language, level),
            Self::House(player) => wire::house::label(*player, language),
            Self::Guest | Self::Open => previews::guest(language).to_owned(),
        }
    }
}

fn rules(preset: Option<Preset>, language: Language) -> String {
    let name = preset.map(|preset| preset.name().in_language(language));
    name.unwrap_or_else(|| previews::house_rules(language)).to_owned()
}

/// Returns the start if it is unusual: a handicap or a custom position.
fn start(plan: &StartPlan, language: Language) -> Option<String> {
    let (handicap, give) = match plan {
        StartPlan::Position { .. } => {
            return Some(previews::own_position(language).to_owned());
        }
        StartPlan::Arranged { handicap, give, .. } => (handicap, give),
    };
    if handicap.is_empty() && give.is_empty() {
        return None;
    }
    let mut left_out: Vec<String> = give.iter().map(|role| piece(*role, language).to_owned()).collect();
    let squares = handicap.iter().map(|square| print_square(*square, Squares::RowColumn));
    left_out.extend(squares.map(|square| previews::piece_on(language, square)));
    let left_out = left_out.join(", ");
    Some(previews::handicap(language, left_out))
}

fn piece(role: Role, language: Language) -> &'static str {
    match role {
        Role::General => previews::pieces_general(language),
        Role::Guard => previews::pieces_guard(language),
        Role::Horse => previews::pieces_horse(language),
        Role::Elephant => previews::pieces_elephant(language),
        Role::Chariot => previews::pieces_chariot(language),
        Role::Cannon => previews::pieces_cannon(language),
        Role::Soldier => previews::pieces_soldier(language),
    }
}

fn clock(time: TimeControl, language: Language) -> String {
    let main = |main| length(main, language);
    match time {
        TimeControl::None => previews::no_clock(language).to_owned(),
        TimeControl::Fischer { main: time, increment } => previews::fischer(language, seconds(increment), main(time)),
        TimeControl::Byoyomi {
            main: time,
            period,
            periods,
        } => previews::byoyomi(language, main(time), seconds(period), periods),
        TimeControl::Total {
            main: time,
            per_move: None,
        } => previews::total(language, main(time)),
        TimeControl::Total {
            main: time,
            per_move: Some(limit),
        } => previews::total_and_move(language, seconds(limit), main(time)),
        TimeControl::Correspondence { days } => previews::correspondence(language, u64::from(days)),
    }
}

fn seconds(time: Millis) -> u64 {
    time.0 / 1000
}

/// Returns a duration, such as `10 min`, `45 s` or `1 min 30 s`.
fn length(time: Millis, language: Language) -> String {
    match (seconds(time) / 60, seconds(time) % 60) {
        (0, seconds) => previews::seconds(language, seconds),
        (minutes, 0) => previews::minutes(language, minutes),
        (minutes, seconds) => previews::minutes_seconds(language, minutes, seconds),
    }
}
