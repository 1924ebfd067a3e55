//! Bodies of `/api/shared-analyses`, which stores analyses that are too long for a link.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Body of `POST /api/shared-analyses`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewSharedAnalysis {
    /// The analysis, encoded as in a link: JSON (`janggi::record::analysis`), deflated, in base64url without `=`.
    pub packed: String,
}

/// Response of `POST /api/shared-analyses`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SharedAnalysis {
    /// The id, derived from the content. Equal analyses have the same id.
    pub id: String,
}
