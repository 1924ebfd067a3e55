//! Parser for results in the spellings that occur in `.gib` and PGN: `1-0`, `1 - 0`, `.5-.5`, `초 승`, `무승부`.

use super::outcome::{Reason, RecordOutcome, Winner};
use crate::side::Side;
use crate::typography::{Comments, without_comments};

/// Maximum number of characters in a result written in words.
const LONGEST: usize = 40;

/// Returns the result at the beginning of a normalised text, and its length in bytes. Returns `None` if the text does
/// not begin with a result.
pub(super) fn at_front(text: &str) -> Option<(RecordOutcome, usize)> {
    if let Some((winner, length)) = in_digits(text) {
        let reason = Reason::Unstated;
        return Some((RecordOutcome { winner, reason }, length));
    }
    // Only the first characters are examined, because any number of moves may follow on the same line.
    let text = &text[..text.char_indices().nth(LONGEST).map_or(text.len(), |(at, _)| at)];
    let end = text.find(['\n', '{', '<', '(']).unwrap_or(text.len());
    // Text in brackets after the words states the reason.
    let whole = text[end..]
        .starts_with('(')
        .then(|| text[end..].find([')', '\n']))
        .flatten();
    let whole = whole
        .filter(|close| text[end + close..].starts_with(')'))
        .map(|close| end + close + 1);
    let outcome = in_korean(text[..end].trim())?;
    let length = whole.unwrap_or(end);
    let outcome = match RecordOutcome::parse_korean(text[..length].trim()).reason {
        Reason::Unstated => outcome,
        reason => RecordOutcome { reason, ..outcome },
    };
    Some((outcome, length))
}

/// Returns whether the text after a game's headers ends with a result. Comments and full stops may follow the result.
pub(super) fn is_at_end(plain_moves: &str) -> bool {
    /// Maximum number of words in a result; `1 - 0` has three.
    const WORDS: usize = 4;
    let text = without_comments(plain_moves, Comments::Pgn);
    let text = text.trim_end_matches(|mark: char| mark.is_whitespace() || mark == '.');
    let mut start = text.len();
    for _ in 0..WORDS {
        start = text[..start]
            .trim_end()
            .rfind(char::is_whitespace)
            .map_or(0, |blank| blank + 1);
        if at_front(&text[start..]).is_some_and(|(_, length)| length == text.len() - start) {
            return true;
        }
    }
    false
}

/// One side's part of a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Won,
    Lost,
    Drawn,
}

const HALVES: [(&str, Half); 9] = [
    ("1/2", Half::Drawn),
    ("0.5", Half::Drawn),
    ("0,5", Half::Drawn),
    (".5", Half::Drawn),
    ("=", Half::Drawn),
    ("1", Half::Won),
    ("+", Half::Won),
    ("0", Half::Lost),
    ("-", Half::Lost),
];

fn half(text: &str) -> Option<(Half, &str)> {
    HALVES
        .iter()
        .find_map(|&(word, half)| Some((half, text.strip_prefix(word)?)))
}

fn in_digits(text: &str) -> Option<(Winner, usize)> {
    let blank = |mark: char| mark.is_whitespace() && mark != '\n';
    let taken = |rest: &str| text.len() - rest.len();
    if let Some(rest) = text.strip_prefix('*').filter(|rest| is_boundary(rest)) {
        return Some((Winner::Unknown, taken(rest)));
    }
    let (first, rest) = half(text)?;
    let behind = rest.trim_start_matches(blank);
    if let Some(behind) = behind.strip_prefix(['-', ':'])
        && let Some((second, end)) = half(behind.trim_start_matches(blank))
        && is_boundary(end)
        && let Some(winner) = winner(first, second)
    {
        return Some((winner, taken(end)));
    }
    // The score of one side determines that of the other.
    let alone = match first {
        Half::Drawn if text.starts_with('=') => None,
        Half::Drawn => Some((Winner::Draw, rest.strip_prefix('-').unwrap_or(rest))),
        Half::Won | Half::Lost if text.starts_with(['+', '-']) => None,
        Half::Won => Some((Winner::Side(Side::Cho), rest.strip_prefix('-')?)),
        Half::Lost => Some((Winner::Side(Side::Han), rest.strip_prefix('-')?)),
    };
    let (winner, end) = alone.filter(|(_, end)| is_boundary(end))?;
    Some((winner, taken(end)))
}

fn winner(first: Half, second: Half) -> Option<Winner> {
    match (first, second) {
        (Half::Won, Half::Lost) => Some(Winner::Side(Side::Cho)),
        (Half::Lost, Half::Won) => Some(Winner::Side(Side::Han)),
        (Half::Drawn, Half::Drawn) => Some(Winner::Draw),
        _ => None,
    }
}

/// Returns whether a word ends before this text.
fn is_boundary(rest: &str) -> bool {
    rest.chars()
        .next()
        .is_none_or(|mark| mark.is_whitespace() || matches!(mark, '{' | '(' | ')' | ';' | ',' | '<'))
}

/// Parses a line that consists of a result in words.
fn in_korean(line: &str) -> Option<RecordOutcome> {
    let line = line.trim_end_matches(['.', '!']).trim_end();
    let line = ["대국결과", "결과"]
        .into_iter()
        .find_map(|word| line.strip_prefix(word))
        .map_or(line, |rest| rest.trim_start_matches([':', ' ']));
    let of = |winner| RecordOutcome {
        winner,
        reason: RecordOutcome::parse_korean(line).reason,
    };
    match line {
        "무승부" | "무 승부" | "비김" | "비겼음" => return Some(of(Winner::Draw)),
        "미상" | "무효" => return Some(of(Winner::Unknown)),
        _ => {}
    }
    let (side, mut rest) = match line.strip_prefix(['초', '楚']) {
        Some(rest) => (Side::Cho, rest),
        None => (Side::Han, line.strip_prefix(['한', '漢'])?),
    };
    loop {
        rest = match rest.trim_start() {
            "승" | "勝" | "승리" | "이김" => return Some(of(Winner::Side(side))),
            "패" | "敗" | "패배" | "짐" => return Some(of(Winner::Side(side.opposite()))),
            more => without_word(more)?,
        };
    }
}

/// Returns the text after a leading word or number of points, which may occur between a side and its win or loss.
fn without_word(text: &str) -> Option<&str> {
    const WORDS: [&str; 18] = [
        "나라",
        "측",
        "의",
        "이",
        "가",
        "외통수",
        "외통",
        "장군",
        "기권",
        "시간",
        "접속",
        "끊김",
        "실격",
        "완",
        "불계",
        "점수",
        "판정",
        "빅",
    ];
    if let Some(rest) = WORDS.into_iter().find_map(|word| text.strip_prefix(word)) {
        return Some(rest);
    }
    let rest = text.trim_start_matches(|mark: char| mark.is_ascii_digit() || mark == '.');
    rest.trim_start().strip_prefix('점').filter(|_| rest.len() < text.len())
}

#[cfg(test)]
mod tests {
    use super::{at_front, is_at_end};
    use crate::record::outcome::{Reason, RecordOutcome, Winner};
    use crate::side::Side;

    const CHO: Winner = Winner::Side(Side::Cho);
    const HAN: Winner = Winner::Side(Side::Han);

    #[test]
    fn results_are_read_as_people_write_them() {
        for (text, winner) in [
            ("1-0", CHO),
            ("1 - 0", CHO),
            ("1:0", CHO),
            ("1-", CHO),
            ("+:-", CHO),
            ("+--", CHO),
            ("0 : 1", HAN),
            ("0-1", HAN),
            ("0-", HAN),
            ("--+", HAN),
            ("1/2-1/2", Winner::Draw),
            ("1/2 - 1/2", Winner::Draw),
            ("1/2", Winner::Draw),
            ("1/2-", Winner::Draw),
            (".5-.5", Winner::Draw),
            ("0.5 - 0.5", Winner::Draw),
            ("=-=", Winner::Draw),
            ("*", Winner::Unknown),
            ("초 승", CHO),
            ("초승", CHO),
            ("楚勝", CHO),
            ("한 패", CHO),
            ("한승", HAN),
            ("한나라가 이김", HAN),
            ("漢의 기권승", HAN),
            ("초 접속 끊김 패", HAN),
            ("결과: 한 승.", HAN),
            ("무승부", Winner::Draw),
            ("무 승부", Winner::Draw),
        ] {
            for behind in ["", "\n", "\n2. 79졸78", " {끝}"] {
                let text = format!("{text}{behind}");
                let (outcome, length) = at_front(&text).expect(&text);
                assert_eq!(outcome.winner, winner, "{text}");
                assert!(length <= text.len() - behind.trim_start().len(), "{text}");
            }
            assert!(is_at_end(&format!("1. 79졸78 2. 41병42 {text} {{끝}}\n")), "{text}");
        }
    }

    #[test]
    fn moves_and_numbers_are_no_results() {
        for text in [
            "1. a4b4",
            "1",
            "0",
            "12",
            "1) a4b4",
            "1 - a4b4",
            "1-1",
            "0-0",
            "79졸78",
            "한수쉼",
            "한수쉼 초승",
            "초졸78",
            "한85포55",
            "초",
            "+",
            "-",
            "=",
            "1-01",
            "*a",
            "무",
            "",
        ] {
            assert_eq!(at_front(text), None, "{text}");
        }
        assert!(!is_at_end("1. 79졸78 2. 41병42"));
        assert!(!is_at_end(""));
    }

    #[test]
    fn the_reason_is_read_too() {
        for (text, reason) in [
            ("초 완승", Reason::Full),
            ("한 시간승", Reason::Time),
            ("초승(외통수)", Reason::Mate),
            ("무승부(빅장)", Reason::Bikjang),
            ("초승", Reason::Unstated),
        ] {
            let (outcome, length) = at_front(text).expect(text);
            assert_eq!((outcome.reason, length), (reason, text.len()), "{text}");
        }
        // The `.gib` writer puts these results into a header.
        for reason in Reason::ALL {
            for winner in [CHO, HAN, Winner::Draw] {
                let text = RecordOutcome { winner, reason }.print_korean();
                let said = RecordOutcome::parse_korean(&text);
                assert_eq!(at_front(&text), Some((said, text.len())), "{text}");
            }
        }
    }
}
