//! Validation of clubs' texts and events.

use jiff::civil::Date;
use play::ClubEventId;
use play::chat::Text;
use store::ClubEventRow;
use wire::club::{Admission, ClubText, NewClubEvent};
use wire::{Code, ErrorBody};

const MOST_NAME: usize = 40;
const MOST_PLACE: usize = 60;
const MOST_TITLE: usize = 60;
/// Maximum length of descriptions and notes, in characters.
const MOST_NOTE: usize = 200;

/// Validates and normalizes a club's texts.
pub(super) fn text(typed: &ClubText) -> Result<store::ClubText, ErrorBody> {
    Ok(store::ClubText {
        name: line("name", &typed.name, MOST_NAME)?,
        place: optional("place", &typed.place, MOST_PLACE)?,
        about: optional("about", &typed.about, MOST_NOTE)?,
        admission: match typed.admission {
            Admission::Open => store::Admission::Open,
            Admission::Approval => store::Admission::Approval,
        },
    })
}

/// Validates and normalizes an event.
pub(super) fn event(id: ClubEventId, typed: &NewClubEvent) -> Result<ClubEventRow, ErrorBody> {
    if !is_day(&typed.day) {
        return Err(bad("day"));
    }
    Ok(ClubEventRow {
        id,
        day: typed.day.clone(),
        title: line("title", &typed.title, MOST_TITLE)?,
        place: optional("place", &typed.place, MOST_PLACE)?,
        note: optional("note", &typed.note, MOST_NOTE)?,
    })
}

/// Returns the error for an invalid field.
pub(super) fn bad(field: &str) -> ErrorBody {
    ErrorBody::from(Code::BadClub).with("field", field)
}

fn line(field: &str, typed: &str, most: usize) -> Result<String, ErrorBody> {
    let refused = || bad(field).with("most", most);
    let text = Text::read(typed).map_err(|_| refused())?;
    let is_short = text.as_str().chars().count() <= most;
    is_short.then(|| text.as_str().to_owned()).ok_or_else(refused)
}

fn optional(field: &str, typed: &str, most: usize) -> Result<String, ErrorBody> {
    if typed.trim().is_empty() {
        return Ok(String::new());
    }
    line(field, typed, most)
}

/// Returns whether a text is a date in the years 2000 to 2199, such as `2026-11-30`.
fn is_day(text: &str) -> bool {
    let day: Result<Date, _> = text.parse();
    // Other date formats are refused, because they do not sort by time.
    day.is_ok_and(|day| (2000..2200).contains(&day.year()) && day.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::{event, is_day, text};
    use play::ClubEventId;
    use wire::club::{Admission, ClubText, NewClubEvent};

    fn club(name: &str, place: &str, about: &str) -> ClubText {
        ClubText {
            name: name.to_owned(),
            place: place.to_owned(),
            about: about.to_owned(),
            admission: Admission::Open,
        }
    }

    fn field(typed: &ClubText) -> Option<String> {
        let error = text(typed).err()?;
        Some(error.facts["field"].as_str().expect("a field").to_owned())
    }

    #[test]
    fn texts_are_trimmed_and_bounded() {
        let kept = text(&club("  종로 장기회 ", " ", "토요일 2시")).expect("a good club");
        assert_eq!((kept.name.as_str(), kept.place.as_str()), ("종로 장기회", ""));
        assert_eq!(
            field(&club(&"장".repeat(40), &"로".repeat(60), &"회".repeat(200))),
            None
        );
        for (typed, wrong) in [
            (club("", "", ""), "name"),
            (club(&"장".repeat(41), "", ""), "name"),
            (club("a\u{202e}b", "", ""), "name"),
            (club("a", &"로".repeat(61), ""), "place"),
            (club("a", "", &"회".repeat(201)), "about"),
            (club("a", "", "두\n줄"), "about"),
        ] {
            assert_eq!(field(&typed).as_deref(), Some(wrong), "{typed:?}");
        }
    }

    #[test]
    fn events_have_a_day_and_a_title() {
        let typed = |day: &str, title: &str| NewClubEvent {
            day: day.to_owned(),
            title: title.to_owned(),
            place: String::new(),
            note: String::new(),
        };
        let read = |day, title| event(ClubEventId::from_bits(1), &typed(day, title));
        assert_eq!(read("2026-12-05", "월례회").expect("a good event").title, "월례회");
        assert!(read("2026-12-05", " ").is_err());
        assert!(read("5 December", "월례회").is_err());
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for day in ["2026-01-31", "2028-02-29", "2000-02-29", "2199-12-31"] {
            assert!(is_day(day), "{day}");
        }
        for day in [
            "",
            "2026-1-31",
            "2026-02-29",
            "2100-02-29",
            "2026-04-31",
            "2026-13-01",
            "2026-00-01",
            "2026-01-00",
            "1999-12-31",
            "2200-01-01",
            "2026/01/31",
            "+026-01-31",
            "2026-01-3一",
        ] {
            assert!(!is_day(day), "{day}");
        }
    }
}
