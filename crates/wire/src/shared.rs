//! Analyses stored for a link: bodies of `/api/shared-analyses`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Body of `POST /api/shared-analyses`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewSharedAnalysis {
    /// The analysis as a link holds it: JSON (`janggi::record::analysis`), deflated, as base64url without `=`.
    pub packed: String,
}

/// The address of a stored analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SharedAnalysis {
    /// Made from the content: the same analysis has the same id.
    pub id: String,
}
