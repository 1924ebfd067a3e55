//! Written by `cargo xtask generate` from texts/*/outcomes.ftl.

use crate::explain::Text;

pub(crate) const IN_SENTENCE_CHO: Text = Text::new(["초(楚)", "Cho", "Cho"]);
pub(crate) const IN_SENTENCE_HAN: Text = Text::new(["한(漢)", "Han", "Han"]);
pub(crate) const JANGGI_CHO: Text = Text::new(["초 승", "Cho wins", "Cho wint"]);
pub(crate) const JANGGI_HAN: Text = Text::new(["한 승", "Han wins", "Han wint"]);
pub(crate) const XIANGQI_CHO: Text = Text::new(["홍 승", "Red wins", "Rood wint"]);
pub(crate) const XIANGQI_HAN: Text = Text::new(["흑 승", "Black wins", "Zwart wint"]);
pub(crate) const JANGGI_DRAW: Text = Text::new(["무승부", "Draw", "Gelijkspel"]);
pub(crate) const JANGGI_NONE: Text = Text::new(["결과 없음", "No result", "Geen uitslag"]);
