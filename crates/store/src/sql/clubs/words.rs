//! The stored words for roles, admission policies and kinds of notices.

use crate::sql::error::SqlError;
use crate::{Admission, ClubNewsKind, ClubRole};

pub(super) const fn admission_word(admission: Admission) -> &'static str {
    match admission {
        Admission::Open => "open",
        Admission::Approval => "approval",
    }
}

pub(super) fn admission(found: &str) -> Result<Admission, SqlError> {
    [Admission::Open, Admission::Approval]
        .into_iter()
        .find(|&admission| admission_word(admission) == found)
        .ok_or_else(|| SqlError::Damaged(format!("admission {found} is not known")))
}

pub(super) const fn role_word(role: ClubRole) -> &'static str {
    match role {
        ClubRole::Owner => "owner",
        ClubRole::Officer => "officer",
        ClubRole::Member => "member",
        ClubRole::Waiting => "waiting",
    }
}

pub(super) fn role(found: &str) -> Result<ClubRole, SqlError> {
    [ClubRole::Owner, ClubRole::Officer, ClubRole::Member, ClubRole::Waiting]
        .into_iter()
        .find(|&role| role_word(role) == found)
        .ok_or_else(|| SqlError::Damaged(format!("role {found} is not known")))
}

pub(super) const fn news_word(kind: ClubNewsKind) -> &'static str {
    match kind {
        ClubNewsKind::Request => "request",
        ClubNewsKind::Admitted => "admitted",
        ClubNewsKind::Declined => "declined",
    }
}

pub(super) fn news(found: &str) -> Result<ClubNewsKind, SqlError> {
    [ClubNewsKind::Request, ClubNewsKind::Admitted, ClubNewsKind::Declined]
        .into_iter()
        .find(|&kind| news_word(kind) == found)
        .ok_or_else(|| SqlError::Damaged(format!("news {found} is not known")))
}
