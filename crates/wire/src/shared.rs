//! Analyses stored for links: bodies of `/api/shared-analyses`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Body of `POST /api/shared-analyses`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewSharedAnalysis {
    /// The analysis as in a link: JSON (`janggi::record::analysis`), deflated, in base64url without `=`.
    pub packed: String,
}

/// Response of `POST /api/shared-analyses`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SharedAnalysis {
    /// The id, which is derived from the content, so that the same analysis always has the same id.
    pub id: String,
}
