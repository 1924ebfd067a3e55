//! Content of a record that a format cannot hold. Conversions use it to report lost content.
//!
//! A test in `tests/all/record_texts` compares this module with the actual writers and readers.

use alloc::vec;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::annotations::Annotations;
use super::fault::FAULT;
use super::format::RecordFormat;
use super::game_record::Record;
use super::tree::Times;
use super::{gib, meta, pgn};
use crate::record::outcome::RecordOutcome;

/// Kind of record content that a format may be unable to hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Content {
    /// The mark of a record with a fault (the header [`FAULT`]).
    FaultMark,
    /// Names, dates and other headers with a value, except those about the start, the moves and the result.
    Headers,
    /// The result of the game, or its reason.
    Result,
    /// Variations, with all their content.
    Variations,
    /// Comments in the main line, and before it.
    Comments,
    /// Glyphs in the main line, and before it.
    Glyphs,
    /// Arrows and circles in the main line, and before it.
    Drawings,
    /// Times of moves in the main line: time spent, or time left on the clock.
    Times,
    /// The rule set, with the calls and offers made under it and the verdict.
    Rules,
}

impl Content {
    /// Every kind of content.
    pub const ALL: [Content; 9] = [
        Content::FaultMark,
        Content::Headers,
        Content::Result,
        Content::Variations,
        Content::Comments,
        Content::Glyphs,
        Content::Drawings,
        Content::Times,
        Content::Rules,
    ];

    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Content::FaultMark => "fault_mark",
            Content::Headers => "headers",
            Content::Result => "result",
            Content::Variations => "variations",
            Content::Comments => "comments",
            Content::Glyphs => "glyphs",
            Content::Drawings => "drawings",
            Content::Times => "times",
            Content::Rules => "rules",
        }
    }
}

/// Returns the kinds of content that `format` cannot hold, each with the number of items lost.
#[must_use]
pub fn left_out(record: &Record, format: RecordFormat) -> Vec<(Content, u32)> {
    let rules = (Content::Rules, u32::from(record.judged.is_some()));
    let all = match format {
        RecordFormat::Json => Vec::new(),
        RecordFormat::Pgn => vec![rules, result(record, pgn::held(record.outcome))],
        RecordFormat::Gib => vec![rules, result(record, gib::held(record)), variations(record)],
        RecordFormat::Uci => {
            let marks = record.tags.iter().filter(|tag| tag.key == FAULT).count();
            let headers = record
                .tags
                .iter()
                .filter(|tag| tag.key != FAULT && meta::says_more(tag));
            vec![
                (Content::FaultMark, count(marks)),
                (Content::Headers, count(headers.count())),
                result(record, RecordOutcome::default()),
                variations(record),
                said(record, Content::Comments, |said| said.comments.len()),
                said(record, Content::Glyphs, |said| said.glyphs.len()),
                said(record, Content::Drawings, |said| said.shapes.len()),
                times(record, |times| !times.is_empty()),
                rules,
            ]
        }
    };
    let mut left_out: Vec<_> = all.into_iter().filter(|(_, count)| *count > 0).collect();
    left_out.sort_unstable();
    left_out
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn result(record: &Record, held: RecordOutcome) -> (Content, u32) {
    (Content::Result, u32::from(held != record.outcome))
}

/// Counts the items of a kind of content in the main line and before it. `of` returns their number at one position.
fn said(record: &Record, content: Content, of: impl Fn(&Annotations) -> usize) -> (Content, u32) {
    let behind = record.tree.main_line().map(|node| &node.annotations);
    (content, count(behind.chain([&record.tree.annotations]).map(of).sum()))
}

/// Counts the moves of the main line with times that satisfy `are`.
fn times(record: &Record, are: impl Fn(Times) -> bool) -> (Content, u32) {
    let timed = record.tree.main_line().filter(|node| are(node.times));
    (Content::Times, count(timed.count()))
}

fn variations(record: &Record) -> (Content, u32) {
    let (mut found, mut places) = (0, vec![None]);
    while let Some(parent) = places.pop() {
        places.extend(record.tree.continuation(parent).map(Some));
        for variation in record.tree.variations(parent) {
            found += 1;
            places.push(Some(variation));
        }
    }
    (Content::Variations, count(found))
}
