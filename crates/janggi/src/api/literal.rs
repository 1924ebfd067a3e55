//! Types for the two values of the field `ok`. Each type of answer always has the same value.

use serde::{Serialize, Serializer};

/// `true`: the request was answered.
#[derive(Clone, Copy, Debug)]
pub(super) struct True;

/// `false`: the request failed, and `error` contains the reason.
#[derive(Clone, Copy, Debug)]
pub(super) struct False;

impl Serialize for True {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(true)
    }
}

impl Serialize for False {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(false)
    }
}
