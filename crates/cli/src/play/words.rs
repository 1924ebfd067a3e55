//! Texts for points, setups and sides, and the list of commands. The sentences come from `texts/*/terminal.ftl`.

use crate::texts::terminal;
use janggi::explain::{PointNames, Wording};
use janggi::ruleset::{Bikjang, DrawOffer, DrawOrPoints, PassAllowed, Touch};
use janggi::{Arrangement, Language, Movement, Rules, Side, Square, glossary};

/// Returns the wording for sentences of `janggi`: points are in Korean notation for Korean players, who type digits,
/// and in UCI notation for others. The board in the terminal is labelled in both.
pub(crate) const fn wording(language: Language) -> Wording {
    Wording {
        language,
        points: if reads_korean(language) {
            PointNames::Korean
        } else {
            PointNames::Uci
        },
    }
}

/// Returns whether moves and setups are shown in the notation of Korean records.
pub(crate) const fn reads_korean(language: Language) -> bool {
    matches!(language, Language::Korean)
}

pub(crate) fn point(language: Language, square: Square) -> String {
    wording(language).points.name(square)
}

/// Returns the text for a side's setup: the order of its pieces from Cho's left, and its name as seen from that side.
pub(crate) fn setup(language: Language, arrangement: Arrangement, side: Side) -> String {
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
    let code = arrangement.code();
    match (reads_korean(language), arrangement) {
        (true, Arrangement::Central) => format!("{code} {}", term.hangul()),
        (true, _) => format!("{code} {} ({})", arrangement.hangul(), term.hangul()),
        (false, _) => format!("{code} ({})", term.word().in_language(language)),
    }
}

/// Returns the name of a side within a sentence. In Korean, the hanja is added, because 한 alone could be read as "one".
pub(crate) const fn side_in_sentence(language: Language, movement: Movement, side: Side) -> &'static str {
    movement.side_in_sentence(side).in_language(language)
}

/// Returns the name of a side in a variant.
pub(crate) const fn side(language: Language, movement: Movement, side: Side) -> &'static str {
    movement.side_name(side).in_language(language)
}

/// Returns the result of an agreed draw under `rules`.
const fn agreed(rules: &Rules) -> Option<DrawOrPoints> {
    match rules.draw_offer {
        DrawOffer::Never => None,
        DrawOffer::Always(result) | DrawOffer::BothBelow30(result) => Some(result),
    }
}

/// Returns the list of commands that are available under `rules`.
pub(crate) fn help(rules: &Rules, language: Language) -> String {
    let [cho, han] = Side::ALL.map(|side| side_in_sentence(language, rules.movement, side));
    let points = terminal::help_points_does(language, cho, han);
    let touch_move = rules.touch == Touch::TouchMove;
    let agreed = agreed(rules);
    // For each command: whether it is available under the rules, how it is typed, and what it does.
    let commands: [(bool, &str, &str); 11] = [
        (true, terminal::help_points_typed(language), &points),
        (
            true,
            terminal::help_pieces_typed(language),
            terminal::help_pieces_does(language),
        ),
        (
            rules.movement == Movement::Xiangqi,
            terminal::help_xiangqi_typed(language),
            terminal::help_xiangqi_does(language),
        ),
        (
            !touch_move,
            terminal::help_point_typed(language),
            terminal::help_point_does(language),
        ),
        (
            touch_move,
            terminal::help_touch_typed(language),
            terminal::help_touch_does(language),
        ),
        (
            true,
            terminal::help_hints_typed(language),
            terminal::help_hints_does(language),
        ),
        (
            rules.pass.allowed != PassAllowed::Never,
            terminal::help_pass_typed(language),
            terminal::help_pass_does(language),
        ),
        (
            matches!(rules.bikjang, Bikjang::Ends(_)),
            terminal::help_bikjang_typed(language),
            terminal::help_bikjang_does(language),
        ),
        (
            agreed == Some(DrawOrPoints::Draw),
            terminal::help_draw_typed(language),
            terminal::help_draw_does(language),
        ),
        (
            agreed == Some(DrawOrPoints::Points),
            terminal::help_count_typed(language),
            terminal::help_count_does(language),
        ),
        (
            !play::touch::stands(rules.touch),
            terminal::help_undo_typed(language),
            terminal::help_undo_does(language),
        ),
    ];
    let there = commands.iter().filter(|(there, _, _)| *there);
    let lines: String = there.map(|(_, typed, does)| command(typed, does)).collect();
    lines + &wrapped(&format!("  {}", terminal::help_others(language)))
}

/// Returns an entry of the help: a command and its explanation in two columns.
fn command(typed: &str, does: &str) -> String {
    let room = EXPLANATION - 2;
    let gap = room.saturating_sub(width(typed)).max(GAP);
    wrapped(&format!("  {typed}{:gap$}{does}", ""))
}

/// Maximum width of a line, that of a standard terminal.
const COLUMNS: usize = 80;
/// Column at which the explanation of a command starts, counted from 0.
const EXPLANATION: usize = 23;
/// Minimum number of columns between a command and its explanation.
const GAP: usize = 3;

/// Wraps a line of the help between words. Continuation lines are aligned with the explanation.
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

/// Returns the width of a text in columns. Characters from U+1100 on count as two, as East Asian ones do.
pub(crate) fn width(text: &str) -> usize {
    text.chars().map(|c| if c >= '\u{1100}' { 2 } else { 1 }).sum()
}

#[cfg(test)]
mod tests {
    use super::{COLUMNS, help, width};
    use janggi::{Language, Preset};

    #[test]
    fn the_help_fits_a_terminal_and_breaks_no_word() {
        for preset in Preset::ALL {
            for language in Language::ALL {
                let text = help(&preset.rules(), language);
                assert!(text.lines().all(|line| width(line) <= COLUMNS), "{text}");
                let words = |text: &str| text.split_whitespace().count();
                assert!(words(&text) > 40, "{text}");
            }
        }
    }
}
