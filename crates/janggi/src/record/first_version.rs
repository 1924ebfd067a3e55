//! Glyphs, drawings and times in the comments of version 1 of the JSON record format, stored as in PGN.

use alloc::string::String;
use core::mem;

use super::annotations::{Annotations, Glyph};
use super::commands;
use super::tree::{Times, Tree};

/// Moves glyphs, drawings and times from the comments to their own fields.
pub(super) fn lift(tree: &mut Tree) {
    lift_at(&mut tree.annotations, None);
    for node in tree.nodes_mut() {
        lift_at(&mut node.annotations, Some(&mut node.times));
    }
}

fn lift_at(annotations: &mut Annotations, mut times: Option<&mut Times>) {
    for comment in mem::take(&mut annotations.comments) {
        if let Some(glyph) = Glyph::from_numbered(comment.trim()) {
            annotations.glyphs.add(glyph);
            continue;
        }
        let said = commands::take(&comment, times.as_deref().copied());
        if let Some(times) = times.as_deref_mut() {
            times.add(said.times);
        }
        annotations.shapes.extend(said.shapes);
        annotations.comments.extend(said.text.map(unescaped));
    }
}

/// Resolves the escapes of version 1 in comments that looked like a glyph or a command.
fn unescaped(text: String) -> String {
    if !text.contains("\\u00") {
        return text;
    }
    let mut result = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find("\\u00") {
        let (before, from) = rest.split_at(at);
        result.push_str(before);
        let mark = match from.get(..6) {
            Some("\\u0024") => Some('$'),
            Some("\\u005b") => Some('['),
            Some("\\u005c") => Some('\\'),
            _ => None,
        };
        let taken = if mark.is_some() { 6 } else { 2 };
        result.extend(mark);
        result.push_str(if mark.is_some() { "" } else { &from[..taken] });
        rest = &from[taken..];
    }
    result.push_str(rest);
    result
}
