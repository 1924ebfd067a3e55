//! Every code as a sentence for a person, in Korean and English: the one table that documents, the judge's export and
//! every client use.
//!
//! A template names facts in braces. A fact whose name ends in `_half` is shown halved (`147` as `73.5`); the sides are
//! shown by name; a list is shown with commas; a fact that is not there as `?`.

use alloc::string::{String, ToString};

use crate::explain::facts::{Fact, Facts};
use crate::explain::names::Text;
use crate::movement::Movement;
use crate::points::HalfPoints;
use crate::referee::Cause;
use crate::referee::RefusalCause;
use crate::ruleset::{Coded, Mark};
use crate::side::Side;

/// A language of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Korean (한국어).
    Korean,
    /// English.
    English,
}

impl Text {
    /// The text in one language.
    #[must_use]
    pub const fn in_language(self, language: Language) -> &'static str {
        match language {
            Language::Korean => self.ko,
            Language::English => self.en,
        }
    }
}

const fn text(ko: &'static str, en: &'static str) -> Text {
    Text { ko, en }
}

impl Cause {
    /// The sentence that says why a game is over; [`by_points`] follows it where points decided.
    #[must_use]
    pub const fn sentence(self) -> Text {
        match self {
            Self::BikjangAccepted => text(
                "빅장: {created_at_ply}수째부터 궁끼리 마주 보았고 {by} 쪽이 받아들였습니다.",
                "Bikjang: the generals have faced each other since ply {created_at_ply}, and {by} accepted it.",
            ),
            Self::Mate => text(
                "외통: {general}의 {loser} 궁이 {checkers}의 장군을 피할 수 없습니다.",
                "Mate: {loser}'s general on {general} cannot escape the check from {checkers}.",
            ),
            Self::NoPermittedAction => text(
                "{side} 쪽이 장군을 받았는데, 피하는 수가 모두 금지된 반복수입니다: {refused}.",
                "{side} is in check, and every step out of it is a forbidden repetition: {refused}.",
            ),
            Self::Stalemate => text(
                "{loser} 쪽이 둘 수 있는 수가 없어 졌습니다(장군은 아님).",
                "Stalemate: {loser} is not in check but has no legal move, which loses.",
            ),
            Self::DoublePass => text(
                "양쪽이 잇달아 쉬었습니다({plies}수째).",
                "Both sides passed in a row (plies {plies}).",
            ),
            Self::DeadPosition => text(
                "기물 부족: 남은 기물로는 서로 어떻게 두어도 외통이 나올 수 없습니다.",
                "Dead position: with the pieces left, no play of both sides can lead to mate.",
            ),
            Self::LowPoints => text(
                "{sides}의 점수가 {threshold_half}점 이하로 내려갔습니다.",
                "{sides} came down to {threshold_half} points or fewer.",
            ),
            Self::PlyLimit => text(
                "총 수 제한 {n}수에 이르렀습니다({counted}수째).",
                "The game reached its length of {n} plies ({counted}).",
            ),
            Self::NoCaptureLimit => text(
                "{since_ply}수째 이후 {n}수 동안 기물을 잡지 않았습니다.",
                "Nothing was captured for {n} plies, since ply {since_ply}.",
            ),
            Self::PerpetualCheck => text(
                "반복장군: {checker} 쪽이 장군을 되풀이하여 같은 국면이 {n}번 나왔습니다({occurrences}수째).",
                "Perpetual check: {checker} checked throughout {n} occurrences of one position (plies {occurrences}).",
            ),
            Self::Repetition => text(
                "반복수: 같은 국면이 {n}번째 나왔습니다({occurrences}수째).",
                "Repetition: the same position stood {n} times (plies {occurrences}).",
            ),
            Self::Shuttle => text(
                "왕복: 같은 기물이 {x}, {a} 사이를 오가다 {a}에 세 번째 왔습니다({plies}수째).",
                "To and fro: one piece went between {x} and {a} and came to {a} a third time (plies {plies}).",
            ),
            Self::Resigned => text("{by} 쪽이 기권했습니다.", "{by} resigned."),
            Self::Flagged => text("{by}의 시간이 다 되었습니다.", "{by} ran out of time."),
            Self::DrawAgreed => text(
                "{offered_by}의 무승부 제안을 상대가 받아들였습니다.",
                "{offered_by} offered a draw and the other side agreed.",
            ),
            Self::Aborted => text("대국이 취소되었습니다.", "The game was called off."),
            Self::Adjudicated => text("심판이 판정했습니다.", "A referee decided."),
            Self::Abandoned => text("{by} 쪽이 자리를 떠났습니다.", "{by} left the game."),
        }
    }
}

/// Stands for the sentence of [`Cause::BikjangAccepted`] where facing generals end the game at once and nobody accepts.
#[must_use]
pub const fn bikjang_at_once() -> Text {
    text(
        "빅장: {created_at_ply}수째에 궁끼리 마주 보아 대국이 바로 끝났습니다.",
        "Bikjang: the generals faced each other at ply {created_at_ply}, which ends the game at once.",
    )
}

/// Follows the sentence of an ending that points decided.
#[must_use]
pub const fn by_points() -> Text {
    text(
        "점수로 승부: 초 {cho_half}점, 한 {han_half}점 (덤 {deom_half}점 포함).",
        "Points decide: Cho {cho_half}, Han {han_half} (deom of {deom_half} included).",
    )
}

/// The same in a game of Xiangqi, which has no deom.
const fn by_points_of_xiangqi() -> Text {
    text(
        "점수로 승부: 홍 {cho_half}점, 흑 {han_half}점.",
        "Points decide: Red {cho_half}, Black {han_half}.",
    )
}

impl RefusalCause {
    /// The sentence that says why an action is refused.
    #[must_use]
    pub const fn sentence(self) -> Text {
        match self {
            Self::BikjangUnresolved => text(
                "빅장입니다. {move} 수를 두어도 여전히 궁끼리 마주 봅니다.",
                "Bikjang: {move} leaves the generals facing each other.",
            ),
            Self::RepetitionBanned => text(
                "반복수: {move} 뒤의 국면은 이미 나왔습니다({occurrence_plies}수째).",
                "Repetition: the position after {move} stood before (plies {occurrence_plies}).",
            ),
            Self::ShuttleBanned => text(
                "반복수: 같은 기물로 같은 자리를 세 번 오갈 수 없습니다({occurrence_plies}수째).",
                "Repetition: no third repetition with the same piece (plies {occurrence_plies}).",
            ),
            Self::PassInCheck => text(
                "장군을 받고 있을 때는 쉴 수 없습니다({checkers}).",
                "No pass in check (from {checkers}).",
            ),
            Self::PassNotInRules => text("이 규칙에서는 쉴 수 없습니다.", "These rules know no pass."),
            Self::CallNotInRules => text(
                "이 규칙에서는 빅장을 부를 수 없습니다.",
                "These rules know no call of bikjang.",
            ),
            Self::NotFacing => text(
                "궁끼리 마주 보고 있지 않습니다.",
                "The generals do not face each other.",
            ),
            Self::GateClosed => text(
                "아직 빅장을 부를 수 없습니다: 초 {cho_pieces_half}점, 한 {han_pieces_half}점.",
                "Bikjang cannot be called yet: Cho {cho_pieces_half}, Han {han_pieces_half}.",
            ),
            Self::GeneralCaptureExempt => text(
                "궁이 기물을 잡으면서 생긴 빅장은 부를 수 없습니다.",
                "A bikjang that a general's capture made cannot be called.",
            ),
            Self::CallInCheck => text(
                "장군부터 피해야 합니다({checkers}).",
                "The check from {checkers} must be answered first.",
            ),
            Self::OfferNotAllowed => text(
                "지금은 무승부를 제안할 수 없습니다.",
                "The rules allow no draw offer now.",
            ),
            Self::OfferPending => text("이미 무승부 제안이 있습니다.", "There is an open draw offer already."),
            Self::NoOffer => text("무승부 제안이 없습니다.", "There is no draw offer."),
        }
    }
}

impl Mark {
    /// What the mark means.
    #[must_use]
    pub const fn sentence(self) -> Text {
        match self {
            Self::Measured => text("직접 확인", "Measured by us"),
            Self::Stated => text(
                "단체의 규정 또는 두 출처",
                "Stated by the body itself, or by two sources",
            ),
            Self::Secondary => text("간접 출처 하나", "One secondary source"),
            Self::Text => text(
                "따르는 규칙 글에 적힌 대로",
                "As the text says that the rule set follows",
            ),
            Self::Guess => text("출처 없음: 추정한 값", "No source: our guess"),
        }
    }
}

/// Why the board does not allow a step, by the code of [`Illegal`](crate::Illegal).
pub const ILLEGAL: &[(&str, Text)] = &[
    (
        "no_piece",
        text("{at}에 기물이 없습니다.", "There is no piece on {at}."),
    ),
    (
        "not_yours",
        text("{at}의 기물은 상대 것입니다.", "The piece on {at} is not yours."),
    ),
    (
        "null_step",
        text("제자리에 두는 것은 수가 아닙니다({at}).", "Staying on {at} is no move."),
    ),
    (
        "own_piece",
        text("{at}에 자기 기물이 있습니다.", "Your own piece stands on {at}."),
    ),
    (
        "leaves_palace",
        text(
            "궁과 사는 궁성을 벗어날 수 없습니다({to}).",
            "General and guard stay in the palace; {to} is outside.",
        ),
    ),
    (
        "no_palace_line",
        text(
            "궁성에 {from}, {to} 사이를 잇는 선이 없습니다.",
            "No palace line joins {from} and {to}.",
        ),
    ),
    (
        "backward",
        text("졸과 병은 뒤로 가지 못합니다({to}).", "Soldiers never go back to {to}."),
    ),
    (
        "wrong_shape",
        text("그 기물은 그렇게 가지 못합니다.", "That piece does not move like that."),
    ),
    (
        "leg_blocked",
        text("{at}의 기물에 멱이 막혔습니다.", "The way is blocked at {at}."),
    ),
    (
        "path_blocked",
        text("{at}의 기물이 길을 막습니다.", "The line is blocked at {at}."),
    ),
    (
        "no_screen",
        text("포가 넘을 기물이 없습니다.", "The cannon has nothing to jump over."),
    ),
    (
        "screen_is_cannon",
        text(
            "포는 포를 넘지 못합니다({at}).",
            "A cannon does not jump over the cannon on {at}.",
        ),
    ),
    (
        "many_screens",
        text(
            "포는 하나만 넘습니다({between}).",
            "A cannon jumps over one piece only ({between}).",
        ),
    ),
    (
        "takes_cannon",
        text(
            "포는 포를 잡지 못합니다({at}).",
            "A cannon does not take the cannon on {at}.",
        ),
    ),
    (
        "stays_in_check",
        text(
            "{by}의 장군을 피하지 못합니다.",
            "Your general on {general} stays in check from {by}.",
        ),
    ),
    (
        "exposes_general",
        text(
            "그 수를 두면 {by}의 기물에 궁이 잡힙니다.",
            "Your general on {general} would be in check from {by}.",
        ),
    ),
    (
        "crosses_river",
        text(
            "상은 강을 건너지 못합니다({to}).",
            "An elephant does not cross the river; {to} is across.",
        ),
    ),
    (
        "sideways_too_early",
        text(
            "병과 졸은 강을 건넌 뒤에만 옆으로 갑니다({to}).",
            "A soldier goes sideways only across the river, not to {to}.",
        ),
    ),
    (
        "leaves_facing",
        text(
            "궁끼리 마주 보게 되는 수는 둘 수 없습니다({general}, {other}).",
            "The generals on {general} and {other} would face each other.",
        ),
    ),
];

/// Why a judge line is refused, by its code.
pub const ERRORS: &[(&str, Text)] = &[
    ("bad_json", text("JSON이 아닙니다.", "The line is no JSON.")),
    (
        "bad_request",
        text(
            "요청의 형식이 잘못되었습니다: {field}.",
            "The request is malformed: {field}.",
        ),
    ),
    (
        "bad_rules",
        text("규칙에 잘못된 항목이 있습니다.", "The rule set has faults."),
    ),
    ("bad_fen", text("FEN이 아닙니다.", "That is no FEN.")),
    (
        "bad_position",
        text("둘 수 없는 국면입니다.", "That is no position for these rules."),
    ),
    (
        "bad_move",
        text("수로 읽을 수 없습니다: {move}.", "{move} is no action."),
    ),
    (
        "illegal_move",
        text(
            "{move}: 행마법에 어긋납니다.",
            "{move} is against the movement of the pieces.",
        ),
    ),
    (
        "refused_move",
        text("{move}: 규칙이 허용하지 않습니다.", "{move} is refused by the rules."),
    ),
    ("game_over", text("대국이 이미 끝났습니다.", "The game is over.")),
];

/// A template with its facts put in.
#[must_use]
pub fn filled(template: Text, language: Language, facts: &Facts) -> String {
    let movement = movement_of(facts);
    let mut sentence = String::new();
    let mut rest = template.in_language(language);
    while let Some((before, after)) = rest.split_once('{') {
        sentence.push_str(before);
        let (name, tail) = after.split_once('}').unwrap_or((after, ""));
        sentence.push_str(&shown(name, fact(facts, name), (language, movement)));
        rest = tail;
    }
    sentence.push_str(rest);
    sentence
}

/// The law of movement that facts speak of; those of a game of Janggi do not name it.
fn movement_of(facts: &Facts) -> Movement {
    match facts.get("movement") {
        Some(Fact::Text(code)) => Movement::from_code(code).unwrap_or_default(),
        _ => Movement::Janggi,
    }
}

/// The fact of a name. Verdicts stored before there was a `checker` call that side `loser`.
fn fact<'a>(facts: &'a Facts, name: &str) -> Option<&'a Fact> {
    facts.get(name).or_else(|| match name {
        "checker" => facts.get("loser"),
        _ => None,
    })
}

fn shown(name: &str, fact: Option<&Fact>, words: (Language, Movement)) -> String {
    match fact {
        None => "?".to_string(),
        Some(Fact::Number(half)) if name.ends_with("_half") => {
            HalfPoints(i32::try_from(*half).unwrap_or(i32::MAX)).to_string()
        }
        Some(Fact::Text(text)) => word(text, words),
        Some(Fact::Texts(texts)) => {
            let texts: alloc::vec::Vec<String> = texts.iter().map(|text| word(text, words)).collect();
            texts.join(", ")
        }
        Some(other) => other.to_string(),
    }
}

fn word(text: &str, (language, movement): (Language, Movement)) -> String {
    match Side::ALL.into_iter().find(|side| side.id() == text) {
        Some(side) => movement.side_name(side).in_language(language).to_string(),
        None => text.to_string(),
    }
}

impl crate::explain::Verdict {
    /// Who won and why, with the numbers.
    ///
    /// ```
    /// use janggi::explain::Language;
    /// use janggi::{Action, Game, Preset, Start};
    ///
    /// let mut game = Game::new(Preset::Kakao.rules(), Start::usual())?;
    /// game.play(Action::Pass)?;
    /// game.play(Action::Pass)?;
    /// assert_eq!(
    ///     game.verdict().expect("over").sentence(Language::English),
    ///     "Han wins. Both sides passed in a row (plies 1, 2). \
    ///      Points decide: Cho 72, Han 73.5 (deom of 1.5 included)."
    /// );
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        let movement = movement_of(&self.facts);
        let mut sentence = self.outcome.sentence_under(movement).in_language(language).to_string();
        sentence.push_str(". ");
        sentence.push_str(&filled(self.reason(), language, &self.facts));
        if self.facts.get("decided_by") == Some(&Fact::Text("points".to_string())) {
            sentence.push(' ');
            let points = match movement {
                Movement::Janggi | Movement::ChessWar => by_points(),
                Movement::Xiangqi => by_points_of_xiangqi(),
            };
            sentence.push_str(&filled(points, language, &self.facts));
        }
        sentence
    }

    fn reason(&self) -> Text {
        let at_once = self.facts.get("how") == Some(&Fact::Text("immediate".to_string()));
        if at_once {
            bikjang_at_once()
        } else {
            self.cause.sentence()
        }
    }
}
