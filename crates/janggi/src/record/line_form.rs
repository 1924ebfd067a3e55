//! The JSON form of the moves in a tree. A line is a list of moves, each with the variations that replace it.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::annotations::{Annotations, Glyph, Shape};
use super::fault::{Fault, FaultKind};
use super::tree::{Node, NodeId, Times, Tree};
use crate::mv::Move;
use crate::notation::{MoveTextError, uci};
use crate::position::Position;

/// A move with its times, annotations and variations.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveForm {
    #[serde(rename = "move")]
    pub(super) mv: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seconds: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) left: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) comments: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) glyphs: Vec<Glyph>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) drawings: Vec<Shape>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) variations: Vec<Vec<MoveForm>>,
}

impl Serialize for Shape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Shape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shape, D::Error> {
        let text = String::deserialize(deserializer)?;
        Shape::from_pgn(&text).ok_or_else(|| de::Error::custom("not an arrow or a ring"))
    }
}

/// Returns the line after `parent`, which led to `position`; `None` is the start.
pub(super) fn line_form(tree: &Tree, mut parent: Option<NodeId>, mut position: Position) -> Vec<MoveForm> {
    let mut forms = Vec::new();
    while let Some(id) = tree.continuation(parent) {
        let variations = tree
            .variations(parent)
            .map(|first| {
                let mut line = alloc::vec![move_form(tree.node(first), &position)];
                line.extend(line_form(tree, Some(first), position.after(tree.node(first).mv)));
                line
            })
            .collect();
        forms.push(MoveForm {
            variations,
            ..move_form(tree.node(id), &position)
        });
        position.play_unchecked(tree.node(id).mv);
        parent = Some(id);
    }
    forms
}

fn move_form(node: &Node, position: &Position) -> MoveForm {
    let said = &node.annotations;
    MoveForm {
        mv: uci::print_move(node.mv, position),
        seconds: node.times.spent,
        left: node.times.left,
        comments: said.comments.clone(),
        glyphs: said.glyphs.to_vec(),
        drawings: said.shapes.clone(),
        variations: Vec::new(),
    }
}

/// Adds a line that begins at the start position, with its variations.
///
/// # Errors
/// If a move cannot be parsed or is not legal. The tree then has the moves before it.
pub(super) fn add_line(tree: &mut Tree, forms: Vec<MoveForm>, start: Position) -> Result<(), Fault> {
    let place = Place {
        parent: None,
        position: start,
        ply: 0,
    };
    add_at(tree, forms, place)
}

struct Place {
    parent: Option<NodeId>,
    position: Position,
    ply: u32,
}

/// Adds a line. Each move is added before its variations, so that it continues the line.
fn add_at(tree: &mut Tree, forms: Vec<MoveForm>, mut place: Place) -> Result<(), Fault> {
    for form in forms {
        let fault = |kind| Fault {
            line: 1,
            ply: Some(place.ply + 1),
            kind,
        };
        let mv = legal(&form.mv, &place.position).map_err(fault)?;
        let id = tree.add(place.parent, mv);
        let node = tree.node_mut(id);
        node.times = Times {
            spent: form.seconds,
            left: form.left,
        };
        node.annotations = Annotations {
            comments: form.comments,
            glyphs: form.glyphs.into_iter().collect(),
            shapes: form.drawings,
        };
        for variation in form.variations {
            let place = Place {
                parent: place.parent,
                position: place.position.clone(),
                ply: place.ply,
            };
            add_at(tree, variation, place)?;
        }
        place = Place {
            parent: Some(id),
            position: place.position.after(mv),
            ply: place.ply + 1,
        };
    }
    Ok(())
}

fn legal(text: &str, position: &Position) -> Result<Move, FaultKind> {
    let shown = || text.chars().take(20).collect();
    let mv = uci::parse_move(text, position).map_err(|error| FaultKind::Move {
        text: shown(),
        error: MoveTextError::Uci(error),
    })?;
    match mv {
        Move::Step { from, to } => match position.explain(from, to) {
            Ok(()) => Ok(mv),
            Err(reason) => Err(FaultKind::Illegal { text: shown(), reason }),
        },
        Move::Pass => FaultKind::of_pass(position).map_or(Ok(mv), Err),
    }
}
