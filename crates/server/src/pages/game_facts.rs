//! Public facts about a game, and their wording: players, rules, clock, state. Must not reveal setups or offers.

use crate::room::RoomSnapshot;
use janggi::korean::{Squares, print_square};
use janggi::{BySide, Cause, Movement, Outcome, Preset, Role, Side};
use play::room::{Phase, SeatHolder, StartPlan};
use play::{Millis, TimeControl};
use wire::account::Language;
use wire::vocabulary::PlayerView;

/// Public facts about a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct GameFacts {
    pub(super) seats: BySide<Holder>,
    pub(super) movement: Movement,
    /// `None`: house rules.
    pub(super) preset: Option<Preset>,
    pub(super) time: TimeControl,
    pub(super) rated: bool,
    pub(super) start: StartPlan,
    pub(super) state: State,
    /// Changes with every event: a picture of another state has another address.
    pub(super) seq: u32,
}

/// Holder of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Holder {
    Named(String),
    Guest,
    Engine(u8),
    Open,
}

/// State of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Arranging,
    /// The side on turn, and the number of plies.
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

    /// The players, or that an opponent is wanted.
    pub(super) fn title(&self, language: Language) -> String {
        let BySide { cho, han } = &self.seats;
        match (cho, han) {
            (Holder::Open, Holder::Open) | (Holder::Guest, Holder::Open) | (Holder::Open, Holder::Guest) => {
                match language {
                    Language::Korean => "장기 한 판 두실래요?",
                    Language::English => "Will you play a game of Janggi?",
                    Language::Dutch => "Speel je een partij Janggi mee?",
                }
                .to_owned()
            }
            (host, Holder::Open) | (Holder::Open, host) => {
                let host = host.name(language);
                match language {
                    Language::Korean => format!("{host} 님이 장기 한 판을 청합니다"),
                    Language::English => format!("{host} invites you to a game of Janggi"),
                    Language::Dutch => format!("{host} nodigt je uit voor een partij Janggi"),
                }
            }
            (cho, han) => format!("{} – {}", cho.name(language), han.name(language)),
        }
    }

    /// Rules, clock, rating, an unusual start and state, in a line.
    pub(super) fn description(&self, language: Language) -> String {
        let mut parts = vec![rules(self.preset, language), clock(self.time, language)];
        parts.extend(self.rated.then(|| rated(language).to_owned()));
        parts.extend(start(&self.start, language));
        parts.push(self.state(language));
        parts.join(" · ")
    }

    fn state(&self, language: Language) -> String {
        let is_open = [&self.seats.cho, &self.seats.han].contains(&&Holder::Open);
        match (self.state, language) {
            (State::Arranging, Language::Korean) if is_open => "상대를 기다리는 중".to_owned(),
            (State::Arranging, Language::English) if is_open => "waiting for an opponent".to_owned(),
            (State::Arranging, Language::Dutch) if is_open => "wacht op een tegenstander".to_owned(),
            (State::Arranging, Language::Korean) => "차림을 정하는 중".to_owned(),
            (State::Arranging, Language::English) => "choosing the setups".to_owned(),
            (State::Arranging, Language::Dutch) => "opstellingen kiezen".to_owned(),
            (State::Playing(turn, plies), _) => self.turn(turn, plies, language),
            (State::Over(outcome, cause), Language::Korean) => {
                format!("{} ({})", outcome.sentence_under(self.movement).ko, cause.name().ko)
            }
            (State::Over(outcome, cause), Language::English) => {
                format!("{} ({})", outcome.sentence_under(self.movement).en, cause.name().en)
            }
            (State::Over(outcome, _), Language::Dutch) => self.dutch_outcome(outcome),
        }
    }

    fn turn(&self, turn: Option<Side>, plies: u32, language: Language) -> String {
        let number = plies.saturating_add(1);
        let Some(side) = turn else { return String::new() };
        let name = self.movement.side_name(side);
        match language {
            Language::Korean => format!("{number}수째, {} 차례", name.ko),
            Language::English => format!("move {number}, {} to play", name.en),
            Language::Dutch => format!("zet {number}, {} aan zet", dutch_side(self.movement, side)),
        }
    }

    fn dutch_outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Win(side) => format!("{} wint", dutch_side(self.movement, side)),
            Outcome::Draw => "remise".to_owned(),
            Outcome::None => "geen uitslag".to_owned(),
        }
    }
}

fn holder(seat: SeatHolder, player: Option<&PlayerView>) -> Holder {
    match seat {
        SeatHolder::Open => Holder::Open,
        SeatHolder::Engine(level) => Holder::Engine(level.number()),
        SeatHolder::Player(_) => player
            .and_then(|player| player.name.clone())
            .map_or(Holder::Guest, Holder::Named),
    }
}

impl Holder {
    fn name(&self, language: Language) -> String {
        match (self, language) {
            (Self::Named(name), _) => name.clone(),
            (Self::Engine(level), Language::Korean) => format!("컴퓨터 {level}단계"),
            (Self::Engine(level), Language::English) => format!("Computer, level {level}"),
            (Self::Engine(level), Language::Dutch) => format!("Computer, niveau {level}"),
            (Self::Guest | Self::Open, Language::Korean) => "게스트".to_owned(),
            (Self::Guest | Self::Open, Language::English) => "Guest".to_owned(),
            (Self::Guest | Self::Open, Language::Dutch) => "Gast".to_owned(),
        }
    }
}

const fn dutch_side(movement: Movement, side: Side) -> &'static str {
    match (movement, side) {
        (Movement::Janggi | Movement::ChessWar, Side::Cho) => "Cho",
        (Movement::Janggi | Movement::ChessWar, Side::Han) => "Han",
        (Movement::Xiangqi, Side::Cho) => "Rood",
        (Movement::Xiangqi, Side::Han) => "Zwart",
    }
}

fn rules(preset: Option<Preset>, language: Language) -> String {
    match (preset, language) {
        (Some(preset), Language::Korean) => preset.name().ko,
        (Some(preset), Language::English | Language::Dutch) => preset.name().en,
        (None, Language::Korean) => "나만의 규칙",
        (None, Language::English) => "house rules",
        (None, Language::Dutch) => "huisregels",
    }
    .to_owned()
}

const fn rated(language: Language) -> &'static str {
    match language {
        Language::Korean => "레이팅",
        Language::English => "rated",
        Language::Dutch => "voor de rating",
    }
}

/// A start other than the usual one: a handicap, or a custom position.
fn start(plan: &StartPlan, language: Language) -> Option<String> {
    let (handicap, give) = match plan {
        StartPlan::Position { .. } => {
            let own = match language {
                Language::Korean => "직접 놓은 국면",
                Language::English => "from a position of its own",
                Language::Dutch => "vanuit een eigen stelling",
            };
            return Some(own.to_owned());
        }
        StartPlan::Arranged { handicap, give, .. } => (handicap, give),
    };
    if handicap.is_empty() && give.is_empty() {
        return None;
    }
    let mut left_out: Vec<String> = give.iter().map(|role| piece(*role, language).to_owned()).collect();
    left_out.extend(handicap.iter().map(|square| print_square(*square, Squares::RowColumn)));
    let left_out = left_out.join(", ");
    Some(match language {
        Language::Korean => format!("접장기: 한(漢) {left_out} 없이"),
        Language::English => format!("handicap: Han without {left_out}"),
        Language::Dutch => format!("voorgift: Han zonder {left_out}"),
    })
}

const fn piece(role: Role, language: Language) -> &'static str {
    let (korean, english, dutch) = match role {
        Role::General => ("궁", "general", "Generaal"),
        Role::Guard => ("사", "guard", "Adviseur"),
        Role::Horse => ("마", "horse", "Paard"),
        Role::Elephant => ("상", "elephant", "Olifant"),
        Role::Chariot => ("차", "chariot", "Strijdwagen"),
        Role::Cannon => ("포", "cannon", "Kanon"),
        Role::Soldier => ("병", "soldier", "Soldaat"),
    };
    match language {
        Language::Korean => korean,
        Language::English => english,
        Language::Dutch => dutch,
    }
}

fn clock(time: TimeControl, language: Language) -> String {
    match (time, language) {
        (TimeControl::None, Language::Korean) => "시간 제한 없음".to_owned(),
        (TimeControl::None, Language::English) => "no clock".to_owned(),
        (TimeControl::None, Language::Dutch) => "zonder klok".to_owned(),
        (TimeControl::Fischer { main, increment }, Language::Korean) => {
            format!("{} + {}초", korean_length(main), seconds(increment))
        }
        (TimeControl::Fischer { main, increment }, Language::English | Language::Dutch) => {
            format!("{} + {} s", length(main), seconds(increment))
        }
        (TimeControl::Byoyomi { main, period, periods }, Language::Korean) => {
            format!("{}, 초읽기 {}초 {periods}회", korean_length(main), seconds(period))
        }
        (TimeControl::Byoyomi { main, period, periods }, Language::English | Language::Dutch) => {
            format!("{}, byoyomi {periods} × {} s", length(main), seconds(period))
        }
        (TimeControl::Correspondence { days }, Language::Korean) => format!("한 수에 {days}일"),
        (TimeControl::Correspondence { days: 1 }, Language::English) => "a day a move".to_owned(),
        (TimeControl::Correspondence { days }, Language::English) => format!("{days} days a move"),
        (TimeControl::Correspondence { days: 1 }, Language::Dutch) => "een dag per zet".to_owned(),
        (TimeControl::Correspondence { days }, Language::Dutch) => format!("{days} dagen per zet"),
    }
}

fn seconds(time: Millis) -> u64 {
    time.0 / 1000
}

/// `10 min`, or `90 s` where it is not a whole number of minutes.
fn length(time: Millis) -> String {
    match seconds(time) {
        whole if whole > 0 && whole % 60 == 0 => format!("{} min", whole / 60),
        short => format!("{short} s"),
    }
}

fn korean_length(time: Millis) -> String {
    match (seconds(time) / 60, seconds(time) % 60) {
        (0, seconds) => format!("{seconds}초"),
        (minutes, 0) => format!("{minutes}분"),
        (minutes, seconds) => format!("{minutes}분 {seconds}초"),
    }
}
