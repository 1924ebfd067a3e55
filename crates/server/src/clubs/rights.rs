//! Permissions in a club, as pure functions.

use store::ClubRole::{self, Member, Officer, Owner, Waiting};
use wire::Code;

/// A permitted role change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    /// The player already has the role.
    None,
    /// A waiting player becomes a member.
    Approve,
    /// A member becomes an officer, or an officer a member.
    Appoint { from: ClubRole, to: ClubRole },
    /// Another member becomes the owner.
    HandOver,
}

/// Returns whether a role may approve and remove members and edit the club.
pub(super) fn manages(role: Option<ClubRole>) -> bool {
    role.is_some_and(ClubRole::manages)
}

/// Decides whether a player with the role `by` may change a player's role from `from` to `to`. `None` means that the
/// player is not in the club.
///
/// # Errors
///
/// `not_officer`, `not_member`, `owner_stays`.
pub(super) fn new_role(by: Option<ClubRole>, from: Option<ClubRole>, to: ClubRole) -> Result<Change, Code> {
    if !manages(by) {
        return Err(Code::NotOfficer);
    }
    let by_owner = |change| {
        if by == Some(Owner) {
            Ok(change)
        } else {
            Err(Code::NotOfficer)
        }
    };
    match (from, to) {
        (Some(from), to) if from == to => Ok(Change::None),
        (None, _) | (Some(Waiting), Owner | Officer) | (_, Waiting) => Err(Code::NotMember),
        (Some(Waiting), Member) => Ok(Change::Approve),
        (Some(Owner), Officer | Member) => by_owner(Change::None).and(Err(Code::OwnerStays)),
        (Some(Officer | Member), Owner) => by_owner(Change::HandOver),
        (Some(from @ (Officer | Member)), to) => by_owner(Change::Appoint { from, to }),
        (Some(Owner), Owner) => Ok(Change::None),
    }
}

/// Decides whether a player with the role `by` may remove or reject a player with the role `of`.
///
/// # Errors
///
/// `not_officer`, `not_member`, `owner_stays`.
pub(super) fn removal(by: Option<ClubRole>, of: Option<ClubRole>) -> Result<(), Code> {
    match (by, of) {
        (Some(Owner | Officer), None) => Err(Code::NotMember),
        (Some(Owner | Officer), Some(Member | Waiting)) | (Some(Owner), Some(Officer)) => Ok(()),
        (Some(Owner), Some(Owner)) => Err(Code::OwnerStays),
        _ => Err(Code::NotOfficer),
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, new_role, removal};
    use store::ClubRole::{self, Member, Officer, Owner, Waiting};

    const ROLES: [Option<ClubRole>; 5] = [Some(Owner), Some(Officer), Some(Member), Some(Waiting), None];

    #[test]
    fn only_owners_change_owners_and_officers() {
        for from in ROLES {
            for to in [Owner, Officer, Member, Waiting] {
                for by in [Some(Member), Some(Waiting), None] {
                    assert!(new_role(by, from, to).is_err(), "{by:?} {from:?} {to:?}");
                    assert!(removal(by, from).is_err(), "{by:?} {from:?}");
                }
                let by_officer = new_role(Some(Officer), from, to);
                let may = matches!(by_officer, Ok(Change::None | Change::Approve) | Err(_));
                assert!(may, "{from:?} {to:?} {by_officer:?}");
                let to_owner = new_role(Some(Owner), from, Owner) == Ok(Change::HandOver);
                assert_eq!(to_owner, matches!(from, Some(Officer | Member)));
            }
        }
        assert_eq!(new_role(Some(Officer), Some(Waiting), Member), Ok(Change::Approve));
        let appointed = Change::Appoint {
            from: Member,
            to: Officer,
        };
        assert_eq!(new_role(Some(Owner), Some(Member), Officer), Ok(appointed));
    }

    #[test]
    fn nobody_removes_an_owner() {
        for by in ROLES {
            assert!(removal(by, Some(Owner)).is_err());
        }
        let removed = |by| ROLES.map(|of| removal(Some(by), of).is_ok());
        assert_eq!(removed(Owner), [false, true, true, true, false]);
        assert_eq!(removed(Officer), [false, false, true, true, false]);
    }
}
