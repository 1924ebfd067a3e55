//! The actions of a record: a main line, and lines that branch off it. Must not judge them.

use alloc::string::String;
use alloc::vec::Vec;

use crate::mv::Move;

/// Names a node of one [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

/// One action and what the file says about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The action.
    pub mv: Move,
    /// What is written behind it, one text a comment.
    pub comments: Vec<String>,
    /// The time it took, in seconds.
    pub seconds: Option<u32>,
    child: Option<NodeId>,
    sibling: Option<NodeId>,
}

/// A game with its variations. The first action added behind a node continues the line; later ones are variations of
/// that continuation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    /// What is written before the first action.
    pub comments: Vec<String>,
    nodes: Vec<Node>,
    first: Option<NodeId>,
}

impl Tree {
    /// No action.
    #[must_use]
    pub fn new() -> Tree {
        Tree::default()
    }

    /// How many actions there are, variations included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no action at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// A node of this tree.
    ///
    /// # Panics
    /// When the id belongs to another, larger tree.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// A node of this tree, to change its comments or time.
    ///
    /// # Panics
    /// As [`node`](Tree::node).
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// Adds an action behind `parent`, or at the start for `None`.
    ///
    /// # Panics
    /// Beyond four thousand million actions.
    pub fn add(&mut self, parent: Option<NodeId>, mv: Move) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("a record fits in memory"));
        self.nodes.push(Node {
            mv,
            comments: Vec::new(),
            seconds: None,
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

    /// The action that continues the line behind `parent`, or the first one for `None`.
    #[must_use]
    pub fn continuation(&self, parent: Option<NodeId>) -> Option<NodeId> {
        match parent {
            Some(parent) => self.node(parent).child,
            None => self.first,
        }
    }

    /// The variations of the continuation behind `parent`.
    pub fn variations(&self, parent: Option<NodeId>) -> impl Iterator<Item = NodeId> + '_ {
        let elder = self.continuation(parent);
        core::iter::successors(elder.and_then(|elder| self.node(elder).sibling), |id| {
            self.node(*id).sibling
        })
    }

    /// The ids of the main line.
    pub fn main_ids(&self) -> impl Iterator<Item = NodeId> + '_ {
        core::iter::successors(self.first, |id| self.node(*id).child)
    }

    /// The nodes of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = &Node> + '_ {
        self.main_ids().map(|id| self.node(id))
    }
}
