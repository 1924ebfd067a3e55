//! The content of a chat message.

use super::preset::Preset;
use super::text::Text;

/// A typed text or a preset message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    Text(Text),
    Preset(Preset),
}

impl Words {
    /// Returns the stored size in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        match self {
            Self::Text(text) => text.as_str().len(),
            Self::Preset(preset) => preset.code().len(),
        }
    }
}
