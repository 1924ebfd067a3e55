//! Game records that players keep in their accounts: bodies of `/api/account/records`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Body of `PUT /api/account/records/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewAccountRecord {
    /// The game in the project's own record format. It is stored and returned byte for byte.
    pub record: String,
}

/// Response of `PUT` and `DELETE /api/account/records/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountRecordChange {
    /// The id of the record.
    pub id: String,
    /// Number of the record's last change; 0 if there is neither a record nor a deletion marker.
    pub seq: u32,
}

/// A record in an account, or the marker of a deleted one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountRecord {
    /// The id chosen by the device that created the record.
    pub id: String,
    /// Number of the record's last change. Later changes to any record of the account have greater numbers.
    pub seq: u32,
    /// The text as it was stored; absent if the record was deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub record: Option<String>,
}

/// Response of `GET /api/account/records?after=SEQ`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountRecordPage {
    /// Records and deletion markers with a `seq` greater than `after`, in order of `seq`.
    pub records: Vec<AccountRecord>,
    /// Whether there are more changes.
    pub more: bool,
}
