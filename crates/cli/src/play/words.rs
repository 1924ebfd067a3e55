//! What the terminal game says, in Korean and English. The sentences about rules and endings are not here: they come from
//! the core's one table.

use clap::ValueEnum;
use janggi::explain::{PointNames, Wording};
use janggi::ruleset::{Bikjang, DrawOffer, DrawOrPoints, PassAllowed, Touch};
use janggi::{Arrangement, Movement, Rules, Side, Square, glossary};

/// The player's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    /// 한국어
    Ko,
    /// English
    En,
}

impl Language {
    /// From `LC_ALL`, `LC_MESSAGES` or `LANG`: Korean where they say so, else English.
    pub(crate) fn of_environment() -> Self {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        if named.is_some_and(|value| value.starts_with("ko")) {
            Self::Ko
        } else {
            Self::En
        }
    }

    /// The same language in the core's table of sentences.
    pub(crate) const fn of_core(self) -> janggi::explain::Language {
        match self {
            Self::Ko => janggi::explain::Language::Korean,
            Self::En => janggi::explain::Language::English,
        }
    }

    /// Wording of the core's sentences: the terminal's board has both numberings, and readers of Korean type the
    /// digits.
    pub(crate) const fn wording(self) -> Wording {
        Wording {
            language: self.of_core(),
            points: match self {
                Self::Ko => PointNames::Korean,
                Self::En => PointNames::Uci,
            },
        }
    }

    /// The name of a point.
    pub(crate) fn point(self, square: Square) -> String {
        self.wording().points.name(square)
    }

    /// One of two texts.
    pub(crate) fn pick<'a>(self, ko: &'a str, en: &'a str) -> &'a str {
        match self {
            Self::Ko => ko,
            Self::En => en,
        }
    }

    /// A setup of a side: in Korean its order from Cho's left, and what players call it as the side sees it.
    pub(crate) fn setup(self, arrangement: Arrangement, side: Side) -> String {
        let seen = match side {
            Side::Cho => arrangement,
            Side::Han => arrangement.mirror(),
        };
        let id = match seen {
            Arrangement::Mssm => "inner-elephants",
            Arrangement::Smms => "outer-elephants",
            Arrangement::Smsm => "left-elephant",
            Arrangement::Msms => "right-elephant",
            Arrangement::Central => "central-chariots",
        };
        let term = glossary::find(id).expect("the glossary has every setup");
        match (self, arrangement) {
            (Self::Ko, Arrangement::Central) => term.hangul().to_owned(),
            (Self::Ko, _) => format!("{} ({})", arrangement.hangul(), term.hangul()),
            (Self::En, _) => format!("({})", term.english()),
        }
    }

    /// The side's name within a sentence: by itself 한 may be read as "one".
    pub(crate) const fn side_in_sentence(self, movement: Movement, side: Side) -> &'static str {
        movement.side_in_sentence(side).in_language(self.of_core())
    }

    /// The side's name under a law of movement.
    pub(crate) const fn side(self, movement: Movement, side: Side) -> &'static str {
        movement.side_name(side).in_language(self.of_core())
    }
}

/// When a line of the help applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    /// Always.
    Always,
    /// In Xiangqi.
    Xiangqi,
    /// If passing is allowed.
    Pass,
    /// If bikjang can end the game.
    Bikjang,
    /// If a draw can be offered.
    Draw,
    /// If an agreed end is decided on points.
    Count,
    /// Without touch-move.
    Hints,
    /// Under touch-move.
    TouchMove,
    /// If moves can be taken back.
    Undo,
}

/// The commands in Korean and English. `{cho}` and `{han}` stand for the names of the sides.
const HELP: [(Topic, &str, &str); 12] = [
    (
        Topic::Always,
        "71졸72, 7172, a4b4   수 두기: {han} 쪽에서 센 줄 번호와 {cho} 왼쪽에서 센 길 번호, 또는 영문 좌표",
        "a4b4, 71졸72, 7172   a move: points as in UCI, or Korean (rank digit from {han}'s side, file digit from {cho}'s left)",
    ),
    (
        Topic::Always,
        "P71-72, E44xP72      서양식: 기물 글자 K A H E R C P와 같은 번호",
        "P71-72, E44xP72      the same with the piece's letter: K A H E R C P",
    ),
    (
        Topic::Xiangqi,
        "C2=5, 炮二平五       샹치 기보의 두 표기",
        "C2=5, 炮二平五       the two notations of Xiangqi records",
    ),
    (
        Topic::Hints,
        "71, a4               그 자리의 기물이 갈 수 있는 곳",
        "a4, 71               where the piece on that point may go",
    ),
    (
        Topic::TouchMove,
        "71, a4               그 자리의 기물에 손대기: 움직일 수 있으면 그 기물을 두어야 하며, 이어서 갈 자리만 적어도 됩니다",
        "a4, 71               touch the piece on that point: it has to move if it can; then type where it goes",
    ),
    (
        Topic::Always,
        "수                   둘 수 있는 모든 수",
        "hints                every legal move",
    ),
    (
        Topic::Pass,
        "한수쉼               한 수 쉬기",
        "pass                 give up the turn",
    ),
    (
        Topic::Bikjang,
        "빅장                 빅장 부르기 (규칙에 있을 때)",
        "call                 call bikjang, if the rules allow it",
    ),
    (
        Topic::Draw,
        "무승부, 수락, 거절   무승부 제안과 대답",
        "offer, accept, decline   offer a draw, and answer",
    ),
    (
        Topic::Count,
        "무승부, 수락, 거절   점수로 끝내자는 제안과 대답: 점수가 높은 쪽이 이깁니다",
        "offer, accept, decline   offer to end the game on points, and answer",
    ),
    (
        Topic::Undo,
        "무르기               내 차례로 되돌리기",
        "undo                 take back to your own last turn",
    ),
    (
        Topic::Always,
        "뒤집기, fen, 도움말, 기권, 끝",
        "flip, fen, help, resign, quit",
    ),
];

/// The result of an agreed end.
const fn agreed(rules: &Rules) -> Option<DrawOrPoints> {
    match rules.draw_offer {
        DrawOffer::Never => None,
        DrawOffer::Always(result) | DrawOffer::BothBelow30(result) => Some(result),
    }
}

/// The list of commands that mean something under `rules`.
pub(crate) fn help(rules: &Rules, language: Language) -> String {
    let shown = |topic| match topic {
        Topic::Always => true,
        Topic::Xiangqi => rules.movement == Movement::Xiangqi,
        Topic::Pass => rules.pass.allowed != PassAllowed::Never,
        Topic::Bikjang => matches!(rules.bikjang, Bikjang::Ends(_)),
        Topic::Draw => agreed(rules) == Some(DrawOrPoints::Draw),
        Topic::Count => agreed(rules) == Some(DrawOrPoints::Points),
        Topic::Hints => rules.touch != Touch::TouchMove,
        Topic::TouchMove => rules.touch == Touch::TouchMove,
        Topic::Undo => !play::touch::stands(rules.touch),
    };
    let [cho, han] = [Side::Cho, Side::Han].map(|side| language.side_in_sentence(rules.movement, side));
    HELP.iter()
        .filter(|(topic, _, _)| shown(*topic))
        .map(|(_, ko, en)| {
            let line = language.pick(ko, en).replace("{cho}", cho).replace("{han}", han);
            wrapped(&format!("  {line}"))
        })
        .collect()
}

/// Columns that every terminal has.
const COLUMNS: usize = 80;
/// Column of the help where the explanation of a command begins.
const EXPLANATION: usize = 23;

/// A line of the help, broken between words; what follows stands below the explanation.
fn wrapped(line: &str) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in line.split_inclusive(' ') {
        if column + width(word.trim_end()) > COLUMNS {
            text.truncate(text.trim_end().len());
            text += &format!("\n{:EXPLANATION$}", "");
            column = EXPLANATION;
        }
        text += word;
        column += width(word);
    }
    text.push('\n');
    text
}

/// Columns that a text takes: East Asian characters take two.
fn width(text: &str) -> usize {
    text.chars().map(|c| if c >= '\u{1100}' { 2 } else { 1 }).sum()
}

#[cfg(test)]
mod tests {
    use super::{COLUMNS, Language, help, width};
    use janggi::Preset;

    #[test]
    fn the_help_fits_a_terminal_and_breaks_no_word() {
        for preset in Preset::ALL {
            for language in [Language::Ko, Language::En] {
                let text = help(&preset.rules(), language);
                assert!(text.lines().all(|line| width(line) <= COLUMNS), "{text}");
                let words = |text: &str| text.split_whitespace().count();
                assert!(words(&text) > 40, "{text}");
            }
        }
    }
}
