//! Written by `cargo xtask generate` from texts/*/side-names.ftl.

use crate::explain::text::Text;

pub(crate) const JANGGI_CHO: Text = Text { ko: "초", en: "Cho" };
pub(crate) const JANGGI_HAN: Text = Text { ko: "한", en: "Han" };
pub(crate) const XIANGQI_CHO: Text = Text { ko: "홍", en: "Red" };
pub(crate) const XIANGQI_HAN: Text = Text { ko: "흑", en: "Black" };
pub(crate) const CHESSWAR_CHO: Text = Text { ko: "초", en: "Cho" };
pub(crate) const CHESSWAR_HAN: Text = Text { ko: "한", en: "Han" };
