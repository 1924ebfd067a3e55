//! Written by `cargo xtask generate` from texts/*/side-names.ftl.

use crate::explain::names::Text;

pub(in crate::explain) const JANGGI_CHO: Text = Text { ko: "초", en: "Cho" };
pub(in crate::explain) const JANGGI_HAN: Text = Text { ko: "한", en: "Han" };
pub(in crate::explain) const XIANGQI_CHO: Text = Text { ko: "홍", en: "Red" };
pub(in crate::explain) const XIANGQI_HAN: Text = Text { ko: "흑", en: "Black" };
pub(in crate::explain) const CHESSWAR_CHO: Text = Text { ko: "초", en: "Cho" };
pub(in crate::explain) const CHESSWAR_HAN: Text = Text { ko: "한", en: "Han" };
