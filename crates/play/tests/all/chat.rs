//! Properties of the chat: message validation and limits per player.

use play::chat::{MOST_CHARACTERS, Pace, Preset, Refused, Taken, Talk, Text, TextFault, Words};
use play::{ClientId, GuestId, Millis, Moment, Player};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};

const PACE: Pace = Pace {
    lines: 3,
    within: Millis::from_seconds(10),
    unlike_for: Millis::from_seconds(30),
};

fn player(number: u64) -> Player {
    Player::Guest(GuestId::from_bits(number))
}

fn text(typed: &str) -> Words {
    Words::Text(Text::read(typed).expect("a line"))
}

/// Sends a message with a new id.
fn say(talk: &mut Talk, by: u64, words: &Words, at: Moment) -> Result<Moment, Refused> {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let id = named(&format!("n{}", NEXT.fetch_add(1, Ordering::Relaxed)));
    match talk.say(player(by), (&id, words), at, &PACE)? {
        Taken::Now(at) => Ok(at),
        Taken::Before | Taken::Pending => panic!("{id} is new"),
    }
}

fn named(id: &str) -> ClientId {
    id.parse().expect("a name")
}

/// Sends one player's messages at the given times in milliseconds.
fn said(lines: &[(&str, i64)]) -> Vec<Result<(), Refused>> {
    let mut talk = Talk::default();
    let say = |(line, at): &(&str, i64)| say(&mut talk, 1, &text(line), Moment(*at)).map(|_| ());
    lines.iter().map(say).collect()
}

#[test]
fn lines_are_trimmed_and_composed_and_nothing_else() {
    for (typed, kept) in [
        ("  안녕하세요 \n", "안녕하세요"),
        ("\u{1112}\u{1161}\u{11ab}", "한"),
        ("<b>&amp;</b> 'x' \"y\"", "<b>&amp;</b> 'x' \"y\""),
        ("👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}", "👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}"),
        ("ＡＢＣ", "ＡＢＣ"),
    ] {
        assert_eq!(
            Text::read(typed).map(|text| text.as_str().to_owned()),
            Ok(kept.to_owned())
        );
    }
}

#[test]
fn what_cannot_be_seen_or_bends_the_page_is_refused() {
    for typed in ["", " \t\u{3000}", "\u{200d}", "\u{fe0f}\u{200c}", "\u{2800}", "\u{301}"] {
        assert_eq!(Text::read(typed), Err(TextFault::Empty), "{typed:?}");
    }
    for character in [
        '\0',
        '\n',
        '\t',
        '\u{7f}',
        '\u{85}',
        '\u{ad}',
        '\u{200b}',
        '\u{200f}',
        '\u{202e}',
        '\u{2028}',
        '\u{2066}',
        '\u{3164}',
        '\u{feff}',
        '\u{e0041}',
    ] {
        let typed = format!("a{character}b");
        assert_eq!(Text::read(&typed), Err(TextFault::Character), "{typed:?}");
    }
    let tower = format!("a{}", "\u{301}".repeat(6));
    assert_eq!(Text::read(&tower), Err(TextFault::Character));
    let most = "가".repeat(MOST_CHARACTERS);
    assert!(Text::read(&most).is_ok());
    assert_eq!(Text::read(&format!("{most}가")), Err(TextFault::TooLong));
    assert!(Text::read(&"\u{1112}\u{1161}\u{11ab}".repeat(MOST_CHARACTERS)).is_ok());
    assert_eq!(Text::read(&"a".repeat(1_000_000)), Err(TextFault::TooLong));
}

#[test]
fn a_flood_is_refused_until_its_first_line_is_old_enough() {
    let lines = [
        ("첫째 줄", 0),
        ("둘째 말씀", 1_000),
        ("셋째 이야기", 2_000),
        ("넷째 인사말", 3_000),
    ];
    assert_eq!(
        said(&lines),
        [
            Ok(()),
            Ok(()),
            Ok(()),
            Err(Refused::TooFast {
                retry_after: Millis(7_000)
            })
        ]
    );
    let later = [
        ("첫째 줄", 0),
        ("둘째 말씀", 1_000),
        ("셋째 이야기", 2_000),
        ("넷째 인사말", 10_000),
    ];
    assert_eq!(said(&later), [Ok(()); 4]);
}

#[test]
fn the_same_or_nearly_the_same_is_refused_for_a_while() {
    let again = Err(Refused::SaidAlready);
    for (first, second) in [
        ("빨리 두세요", "빨리   두세요!!!"),
        ("Hurry up please", "hurry up, pleaseeeee"),
        ("you are so slow today", "you are so slow todaz"),
        ("ＨＥＬＬＯ there", "hello there"),
        (":-) :-)", ":-) :-)"),
    ] {
        assert_eq!(
            said(&[(first, 0), (second, 29_999)]),
            [Ok(()), again],
            "{first} {second}"
        );
        assert_eq!(said(&[(first, 0), (second, 30_000)]), [Ok(()); 2], "{first} {second}");
    }
    for (first, second) in [
        ("네", "네"),
        ("ok", "OK"),
        ("잘 두셨습니다", "고맙습니다"),
        ("좋네요", "좋은 수네요"),
    ] {
        assert_eq!(said(&[(first, 0), (second, 1)]), [Ok(()); 2], "{first} {second}");
    }
}

#[test]
fn every_preset_has_a_code_and_is_not_said_twice_at_once() {
    for preset in Preset::ALL {
        assert_eq!(preset.code().parse(), Ok(preset));
        let mut talk = Talk::default();
        let mut say = |by, at| say(&mut talk, by, &Words::Preset(preset), Moment(at)).is_ok();
        assert_eq!(
            [say(1, 0), say(1, 1), say(2, 2), say(1, 30_000)],
            [true, false, true, true]
        );
    }
    assert!("checkmate".parse::<Preset>().is_err());
}

#[test]
fn a_clock_that_steps_back_silences_nobody_and_no_two_lines_share_a_moment() {
    let mut talk = Talk::default();
    let mut say = |line: &str, at| say(&mut talk, 1, &text(line), Moment(at));
    assert_eq!(say("첫째 줄입니다", 5_000_000), Ok(Moment(5_000_000)));
    assert_eq!(say("둘째 이야기", 5_000_000), Ok(Moment(5_000_001)));
    assert_eq!(say("셋째 인사말", 1_000), Ok(Moment(5_000_002)));
    assert_eq!(say("첫째 줄입니다", 1_001), Ok(Moment(5_000_003)));
}

#[test]
fn a_line_that_is_sent_again_under_its_name_is_said_once() {
    let (mut talk, id) = (Talk::default(), named("a"));
    let again = |talk: &mut Talk, by, at| talk.say(player(by), (&id, &text("네")), Moment(at), &PACE);
    assert_eq!(again(&mut talk, 1, 0), Ok(Taken::Now(Moment(0))));
    assert_eq!(again(&mut talk, 1, 1), Ok(Taken::Pending), "it is not stored yet");
    talk.settle(player(1), &id, true);
    talk.settle(player(1), &id, false);
    assert_eq!(again(&mut talk, 1, 1_000), Ok(Taken::Before));
    assert_eq!(
        again(&mut talk, 2, 1_000),
        Ok(Taken::Now(Moment(1_000))),
        "names are a player's own"
    );
}

#[test]
fn a_line_that_could_not_be_stored_can_be_sent_again() {
    let (mut talk, id) = (Talk::default(), named("a"));
    let line = text("잘 두셨습니다");
    for at in 0..3 {
        assert_eq!(
            talk.say(player(1), (&id, &line), Moment(at), &PACE),
            Ok(Taken::Now(Moment(at)))
        );
        talk.settle(player(1), &id, false);
    }
}

#[derive(Clone, Debug)]
struct Line {
    by: u64,
    words: Words,
    after_ms: i64,
}

fn lines() -> impl Strategy<Value = Vec<Line>> {
    let words = prop_oneof![
        "[a-c]{1,12}".prop_map(|typed| text(&typed)),
        "[가-힣 ]{0,5}[가-힣]".prop_map(|typed| text(&typed)),
        (0..Preset::ALL.len()).prop_map(|index| Words::Preset(Preset::ALL[index])),
    ];
    let line = (0..3_u64, words, 0..6_000_i64).prop_map(|(by, words, after_ms)| Line { by, words, after_ms });
    proptest::collection::vec(line, 0..60)
}

proptest! {
    #[test]
    fn no_window_holds_more_lines_of_a_player_than_allowed(lines in lines()) {
        let (mut talk, mut now) = (Talk::default(), 0);
        let mut taken: Vec<(u64, i64)> = Vec::new();
        for line in lines {
            now += line.after_ms;
            let before = talk.clone();
            let fresh = taken.iter().filter(|(by, at)| *by == line.by && now - at < 10_000).count();
            match say(&mut talk, line.by, &line.words, Moment(now)) {
                Ok(_) => {
                    prop_assert!(fresh < PACE.lines);
                    taken.push((line.by, now));
                }
                Err(Refused::TooFast { retry_after }) => {
                    prop_assert_eq!(fresh, PACE.lines);
                    // A different message is accepted after exactly `retry_after`, and not a millisecond sooner.
                    let unlike = text(&format!("{now} 전혀 다른 이야기입니다"));
                    let at = |ms: u64| Moment(now) + Millis(ms);
                    prop_assert!(say(&mut before.clone(), line.by, &unlike, at(retry_after.0 - 1)).is_err());
                    prop_assert!(say(&mut before.clone(), line.by, &unlike, at(retry_after.0)).is_ok());
                }
                Err(Refused::SaidAlready) => prop_assert!(fresh < PACE.lines),
            }
        }
    }

    #[test]
    fn nobody_is_limited_by_what_others_say(lines in lines()) {
        let (mut together, mut alone, mut now) = (Talk::default(), vec![Talk::default(); 3], 0);
        for line in lines {
            now += line.after_ms;
            let shared = say(&mut together, line.by, &line.words, Moment(now)).map(|_| ());
            let own = &mut alone[usize::try_from(line.by).expect("one of three")];
            prop_assert_eq!(shared, say(own, line.by, &line.words, Moment(now)).map(|_| ()));
        }
    }

    #[test]
    fn moments_grow_and_a_preset_waits_for_its_time(lines in lines()) {
        let (mut talk, mut now, mut last) = (Talk::default(), 0, None);
        let mut presets: Vec<(u64, Preset, i64)> = Vec::new();
        for line in lines {
            now += line.after_ms;
            let Ok(at) = say(&mut talk, line.by, &line.words, Moment(now)) else { continue };
            prop_assert!(Some(at) > last && at.0 >= now);
            last = Some(at);
            if let Words::Preset(preset) = line.words {
                let again = |(by, other, at): &(u64, Preset, i64)| *by == line.by && *other == preset && now - at < 30_000;
                prop_assert!(!presets.iter().any(again));
                presets.push((line.by, preset, now));
            }
        }
    }

    #[test]
    fn what_is_a_line_stays_one(typed in any::<String>()) {
        if let Ok(text) = Text::read(&typed) {
            prop_assert_eq!(Text::read(text.as_str()), Ok(text.clone()));
            prop_assert!((1..=MOST_CHARACTERS).contains(&text.as_str().chars().count()));
            prop_assert!(!text.as_str().chars().any(char::is_control));
        }
    }
}
