//! Export of games to record files: FEN, `.gib` (기보), PGN and Janggun's own JSON.
//!
//! The formats are implemented in `janggi`. This module adds data from the room, such as players, date, move times and
//! rulings.

use janggi::explain::{Language, PerLanguage};
use janggi::notation::korean::Style;
use janggi::record::gib::{self, LineEnd};
use janggi::record::{NodeId, Record, Tag, Tree, json, pgn};
use janggi::{Action, BySide, Movement, Side, StoppedHow, fen};
use play::house::HousePlayer;
use play::room::{BoardPly, Level, Played, Room, Ruling, SeatHolder};
use play::{Millis, Moment, TimeControl};

use super::rulings;
use crate::http::{LeftOut, LeftOutList, RecordFormat};

const DAY_MS: i64 = 86_400_000;

/// Header values of a record that do not come from the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// Time at which the game was created.
    pub created: Moment,
    /// Offset of local time from UTC at that time, in seconds; 0 if the time zone is unknown.
    pub ahead_s: i32,
    /// Names of the players in the seats; `None` for a player without a name.
    pub names: BySide<Option<String>>,
}

impl Heading {
    /// Returns the local time of creation.
    fn local(&self) -> Moment {
        Moment(self.created.0.saturating_add(i64::from(self.ahead_s) * 1_000))
    }

    /// Returns the headers of a game: local date, place, players, time control, referee if any, and UTC date and time.
    #[must_use]
    pub fn tags(&self, seats: &BySide<SeatHolder>, time: TimeControl, refereed: Refereed, words: Words) -> Vec<Tag> {
        let tag = |key: &str, value: String| Tag {
            key: key.to_owned(),
            value,
        };
        let player = |side: Side| match seats[side] {
            SeatHolder::Engine(level) => words.engine(level),
            SeatHolder::House(player) => words.house(player),
            SeatHolder::Player(_) => self.names[side].clone().unwrap_or_else(|| words.unknown()),
            SeatHolder::Open => words.unknown(),
        };
        let mut tags = vec![
            tag("대국일자", date(self.local())),
            tag("대국장소", words.place().to_owned()),
            tag("초대국자", player(Side::Cho)),
            tag("한대국자", player(Side::Han)),
            tag("제한시간", limit(time)),
        ];
        if refereed == Refereed::Yes {
            tags.push(tag("심판", words.unknown()));
        }
        tags.push(tag("UTCDate", date(self.created)));
        tags.push(tag("UTCTime", utc_time(self.created)));
        tags
    }
}

/// Whether the headers of a game mention a referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refereed {
    Yes,
    No,
}

/// Returns the text of the game's record file; `None` if the game has not started. Also `None` for `.gib` if the game
/// is not Janggi, because the format supports only Janggi.
#[must_use]
pub fn record(room: &Room, format: RecordFormat, heading: &Heading) -> Option<String> {
    let record = shaped(room, format, heading)?;
    Some(match format {
        RecordFormat::Fen => format!("{}\n", fen::print(room.played()?.game.position())),
        RecordFormat::Gib if record.start.movement() != Movement::Janggi => return None,
        RecordFormat::Gib => gib::print(&record, Style::HANGUL, LineEnd::Lf),
        RecordFormat::Pgn => pgn::print(&record),
        RecordFormat::Json => json::print(&record),
    })
}

/// Returns the content that [`record`] leaves out in this format; `None` if [`record`] returns `None`.
#[must_use]
pub fn left_out(room: &Room, format: RecordFormat, heading: &Heading) -> Option<LeftOutList> {
    let record = shaped(room, format, heading)?;
    let kinds = match format {
        // Users expect a FEN to contain only the position.
        RecordFormat::Fen => Vec::new(),
        RecordFormat::Gib if record.start.movement() != Movement::Janggi => return None,
        RecordFormat::Gib => janggi::record::left_out(&record, janggi::record::RecordFormat::Gib),
        RecordFormat::Pgn => janggi::record::left_out(&record, janggi::record::RecordFormat::Pgn),
        RecordFormat::Json => janggi::record::left_out(&record, janggi::record::RecordFormat::Json),
    };
    let entries = kinds.into_iter().map(|(content, count)| LeftOut {
        content: content.code().to_owned(),
        count,
        text: PerLanguage::each(|language| content.left_out_of(count.into(), 1, language)),
    });
    Some(LeftOutList {
        left_out: entries.collect(),
    })
}

/// Returns the record of a game, with headers, move times and comments for the format.
fn shaped(room: &Room, format: RecordFormat, heading: &Heading) -> Option<Record> {
    let played = room.played()?;
    let refereed = match room.referee().confirmed() {
        Some(_) => Refereed::Yes,
        None => Refereed::No,
    };
    let tags = heading
        .tags(room.seats(), room.terms().time, refereed, Words::of(format))
        .into_iter()
        .chain(rulings::headers(room.rulings()))
        .chain(identity(room));
    let mut record = Record::of_game(&played.game, tags.collect());
    times(&mut record.tree, played);
    comment_rulings(&mut record.tree, room, played);
    if matches!(format, RecordFormat::Gib | RecordFormat::Pgn) {
        words(&mut record.tree, played);
    }
    Some(record)
}

/// Returns the headers that identify the game and its rule set to programs.
fn identity(room: &Room) -> impl Iterator<Item = Tag> {
    let terms = room.terms();
    let tag = |key: &str, value: String| Tag {
        key: key.to_owned(),
        value,
    };
    let rules = terms.rules_id.clone().map(|rules| tag("RuleSet", rules));
    [tag("GameId", terms.game.to_string())].into_iter().chain(rules)
}

/// Sets the charged time of each move in the main line.
fn times(tree: &mut Tree, played: &Played) {
    let board = played.log.iter().filter(|logged| logged.board == BoardPly::Yes);
    let nodes: Vec<NodeId> = tree.main_ids().collect();
    for (node, logged) in nodes.into_iter().zip(board) {
        tree.node_mut(node).times.spent = logged.spent.map(seconds);
    }
}

/// Adds calls, draw offers and their answers, and stops as comments, because `.gib` and PGN have no tokens for them.
fn words(tree: &mut Tree, played: &Played) {
    let mut nodes = tree.main_ids().collect::<Vec<_>>().into_iter();
    let mut last = None;
    for (action, logged) in played.game.actions().iter().zip(&played.log) {
        match action.board_move() {
            Some(_) => last = nodes.next(),
            None => said(tree, last, *action, logged.side),
        }
    }
}

/// Adds the referee's rulings as comments for human readers. Programs read them from the headers.
fn comment_rulings(tree: &mut Tree, room: &Room, played: &Played) {
    let mut nodes = tree.main_ids().collect::<Vec<_>>().into_iter();
    let mut plies: Vec<(u32, NodeId)> = Vec::new();
    for logged in played.log.iter().filter(|logged| logged.board == BoardPly::Yes) {
        plies.extend(nodes.next().map(|node| (logged.ply, node)));
    }
    for ruled in room.rulings() {
        let before = plies.iter().rev().find(|(ply, _)| *ply < ruled.ply);
        let mut comment = format!("심판: {}", ruling_text(ruled.ruling));
        // On one line, because many programs read a line that starts with a bracket as a tag, even in a comment.
        let words = rulings::one_line(&ruled.words);
        if !words.is_empty() {
            comment.push_str(&format!(" ({words})"));
        }
        match before {
            Some((_, node)) => tree.node_mut(*node).annotations.comments.push(comment),
            None => tree.annotations.comments.push(comment),
        }
    }
}

fn ruling_text(ruling: Ruling) -> String {
    match ruling {
        Ruling::Draw => "무승부".to_owned(),
        Ruling::Win { side } => format!("{} 승", korean(side)),
        Ruling::MustDeviate { side } => format!("{}는 다른 수를 두어야 함", korean(side)),
        Ruling::GiveTime { side, ms } => format!("{}에게 {}초를 줌", korean(side), seconds(ms)),
        Ruling::CallTime => "시간 종료".to_owned(),
        Ruling::Adjourn => "대국 중단".to_owned(),
        Ruling::Resume => "대국 재개".to_owned(),
    }
}

fn said(tree: &mut Tree, last: Option<NodeId>, action: Action, side: Option<Side>) {
    let word = match action {
        Action::CallBikjang => "빅장",
        Action::OfferDraw => "무승부 제안",
        Action::AcceptDraw => "무승부 수락",
        Action::DeclineDraw => "무승부 거절",
        // The result header does not show that the game was stopped.
        Action::Stop(StoppedHow::Time) => "시간 종료",
        Action::Stop(StoppedHow::Agreed) => "합의로 종료",
        // `comment_rulings` already adds a comment for the ruling.
        Action::Stop(StoppedHow::Referee) => return,
        // The result header already shows these endings, and moves are part of the tree.
        Action::Resign(_) | Action::Flag(_) | Action::Abort | Action::Step { .. } | Action::Pass => return,
    };
    let comment = side.map_or_else(|| word.to_owned(), |side| format!("{}: {word}", korean(side)));
    match last {
        Some(node) => tree.node_mut(node).annotations.comments.push(comment),
        None => tree.annotations.comments.push(comment),
    }
}

/// The wording of names and the place in headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// In Korean, for `.gib`.
    Korean,
    /// In English, with `?` for an unknown name.
    Neutral,
}

impl Words {
    fn of(format: RecordFormat) -> Words {
        match format {
            RecordFormat::Gib => Words::Korean,
            RecordFormat::Pgn | RecordFormat::Json | RecordFormat::Fen => Words::Neutral,
        }
    }

    fn unknown(self) -> String {
        match self {
            Words::Korean => "게스트".to_owned(),
            Words::Neutral => "?".to_owned(),
        }
    }

    fn engine(self, level: Level) -> String {
        match self {
            Words::Korean => format!("장군 엔진 {}단계", level.number()),
            Words::Neutral => format!("Janggun {}", level.number()),
        }
    }

    fn house(self, player: HousePlayer) -> String {
        let language = match self {
            Words::Korean => Language::Korean,
            Words::Neutral => Language::English,
        };
        crate::house::label(player, language)
    }

    const fn place(self) -> &'static str {
        match self {
            Words::Korean => "장군(Janggun)",
            Words::Neutral => "Janggun",
        }
    }
}

fn korean(side: Side) -> &'static str {
    match side {
        Side::Cho => "초",
        Side::Han => "한",
    }
}

fn seconds(length: Millis) -> u32 {
    u32::try_from(length.0 / 1_000).unwrap_or(u32::MAX)
}

/// Returns the time control as written in Korean records, such as `10분 초읽기 30초 3회`.
fn limit(time: TimeControl) -> String {
    let clock = |length: Millis| match (length.0 / 60_000, length.0 / 1_000 % 60) {
        (minutes, 0) => format!("{minutes}분"),
        (minutes, seconds) => format!("{minutes}분 {seconds}초"),
    };
    match time {
        TimeControl::None => "없음".to_owned(),
        TimeControl::Byoyomi { main, period, periods } => {
            format!("{} 초읽기 {}초 {periods}회", clock(main), seconds(period))
        }
        TimeControl::Fischer { main, increment } => format!("{} + 한 수마다 {}초", clock(main), seconds(increment)),
        TimeControl::Total { main, per_move } => {
            let each = per_move.map_or_else(String::new, |limit| format!(", 한 수 {}초", seconds(limit)));
            format!("양쪽 합해 {}{each}", clock(main))
        }
        TimeControl::Correspondence { days } => format!("한 수에 {days}일"),
    }
}

/// Returns the calendar date, such as `2026-11-20`. Counts in 400-year eras that start on 1 March, so that leap days
/// come last.
fn date(at: Moment) -> String {
    let days = at.0.div_euclid(DAY_MS) + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Returns the time of day in UTC, such as `22:30:00`.
fn utc_time(at: Moment) -> String {
    let seconds = at.0.rem_euclid(DAY_MS) / 1_000;
    format!("{:02}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::{Moment, date, utc_time};

    #[test]
    fn times_are_those_of_utc() {
        assert_eq!(utc_time(Moment(1_709_251_199_999)), "23:59:59");
        assert_eq!(utc_time(Moment(0)), "00:00:00");
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (ms, day) in [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_709_164_800_000, "2024-02-29"),
            (1_709_251_199_999, "2024-02-29"),
            (1_709_251_200_000, "2024-03-01"),
            (4_107_542_400_000, "2100-03-01"),
        ] {
            assert_eq!(date(Moment(ms)), day);
        }
    }
}
