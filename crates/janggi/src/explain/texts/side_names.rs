//! Written by `cargo xtask generate` from texts/*/side-names.ftl.

use crate::explain::Text;

pub(crate) const JANGGI_CHO: Text = Text::new(["초", "Cho", "Cho"]);
pub(crate) const JANGGI_HAN: Text = Text::new(["한", "Han", "Han"]);
pub(crate) const XIANGQI_CHO: Text = Text::new(["홍", "Red", "Rood"]);
pub(crate) const XIANGQI_HAN: Text = Text::new(["흑", "Black", "Zwart"]);
pub(crate) const CHESSWAR_CHO: Text = Text::new(["초", "Cho", "Cho"]);
pub(crate) const CHESSWAR_HAN: Text = Text::new(["한", "Han", "Han"]);
