//! The actions of a record: a main line and its variations. This module must not depend on rules.

use alloc::vec::Vec;

use super::annotations::Annotations;
use crate::mv::Move;

/// The id of a node in its [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

/// The times of an action, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Times {
    pub spent: Option<u32>,
    /// Time left on the clock of the side that played the action.
    pub left: Option<u32>,
}

impl Times {
    /// Returns whether neither time is known.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.spent.is_none() && self.left.is_none()
    }

    /// Fills in those times that are not known yet from `more`, which has times of the same action.
    pub fn add(&mut self, more: Times) {
        self.spent = self.spent.or(more.spent);
        self.left = self.left.or(more.left);
    }
}

/// An action with its annotations and times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    pub mv: Move,
    /// Annotations of the position after the action.
    pub annotations: Annotations,
    pub times: Times,
    child: Option<NodeId>,
    sibling: Option<NodeId>,
}

/// A game with its variations. The first action added after a node continues the line; later ones are variations of
/// that continuation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    /// Annotations before the first action.
    pub annotations: Annotations,
    nodes: Vec<Node>,
    first: Option<NodeId>,
}

impl Tree {
    /// Creates an empty tree.
    #[must_use]
    pub fn new() -> Tree {
        Tree::default()
    }

    /// Returns the number of actions, including those in variations.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether the tree has no actions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns all actions, each after the actions that lead to it.
    pub fn nodes(&self) -> impl Iterator<Item = &Node> + '_ {
        self.nodes.iter()
    }

    /// Returns mutable references to all actions, in the order of [`nodes`](Tree::nodes).
    pub fn nodes_mut(&mut self) -> impl Iterator<Item = &mut Node> + '_ {
        self.nodes.iter_mut()
    }

    /// Returns a node of this tree.
    ///
    /// # Panics
    /// If the id is from another tree and out of range.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// Returns a mutable reference to a node of this tree.
    ///
    /// # Panics
    /// If the id is from another tree and out of range.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// Adds an action after `parent`, or at the start if `parent` is `None`.
    ///
    /// # Panics
    /// If the tree already has 2³² actions, or if `parent` is from another tree and out of range.
    pub fn add(&mut self, parent: Option<NodeId>, mv: Move) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("a record fits in memory"));
        self.nodes.push(Node {
            mv,
            annotations: Annotations::default(),
            times: Times::default(),
            child: None,
            sibling: None,
        });
        match self.continuation(parent) {
            Some(elder) => {
                let mut last = elder;
                while let Some(next) = self.node(last).sibling {
                    last = next;
                }
                self.node_mut(last).sibling = Some(id);
            }
            None => match parent {
                Some(parent) => self.node_mut(parent).child = Some(id),
                None => self.first = Some(id),
            },
        }
        id
    }

    /// Returns the annotations of a node, or those before the first action for `None`.
    #[must_use]
    pub fn annotations_at(&self, id: Option<NodeId>) -> &Annotations {
        id.map_or(&self.annotations, |id| &self.node(id).annotations)
    }

    /// Returns the mutable annotations of a node, or those before the first action for `None`.
    pub fn annotations_at_mut(&mut self, id: Option<NodeId>) -> &mut Annotations {
        match id {
            Some(id) => &mut self.node_mut(id).annotations,
            None => &mut self.annotations,
        }
    }

    /// Returns the action that continues the line after `parent`, or the first one for `None`.
    #[must_use]
    pub fn continuation(&self, parent: Option<NodeId>) -> Option<NodeId> {
        match parent {
            Some(parent) => self.node(parent).child,
            None => self.first,
        }
    }

    /// Returns the variations of the continuation after `parent`.
    pub fn variations(&self, parent: Option<NodeId>) -> impl Iterator<Item = NodeId> + '_ {
        let elder = self.continuation(parent);
        core::iter::successors(elder.and_then(|elder| self.node(elder).sibling), |id| {
            self.node(*id).sibling
        })
    }

    /// Returns the actions after `parent`: the continuation of the line, then its variations.
    pub fn children(&self, parent: Option<NodeId>) -> impl Iterator<Item = NodeId> + '_ {
        self.continuation(parent).into_iter().chain(self.variations(parent))
    }

    /// Returns the tree without duplicate variations. Their annotations, times and continuations are merged.
    #[must_use]
    pub fn merged(&self) -> Tree {
        let mut tree = Tree {
            annotations: self.annotations.clone(),
            ..Tree::new()
        };
        let mut places = alloc::vec![(None, None)];
        let mut next = 0;
        while let Some((from, to)) = places.get(next).copied() {
            next += 1;
            for child in self.children(from) {
                let Node {
                    mv, annotations, times, ..
                } = self.node(child).clone();
                let known = tree.children(to).find(|id| tree.node(*id).mv == mv);
                let id = known.unwrap_or_else(|| tree.add(to, mv));
                let node = tree.node_mut(id);
                node.annotations.append(annotations);
                node.times.add(times);
                places.push((Some(child), Some(id)));
            }
        }
        tree
    }

    /// Returns the ids of the nodes in the main line.
    pub fn main_ids(&self) -> impl Iterator<Item = NodeId> + '_ {
        core::iter::successors(self.first, |id| self.node(*id).child)
    }

    /// Returns the nodes in the main line.
    pub fn main_line(&self) -> impl Iterator<Item = &Node> + '_ {
        self.main_ids().map(|id| self.node(id))
    }
}
