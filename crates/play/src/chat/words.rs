//! What a line says.

use super::preset::Preset;
use super::text::Text;

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    /// What somebody typed.
    Text(Text),
    /// A line of the list.
    Preset(Preset),
}
