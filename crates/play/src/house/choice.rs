//! Selection of a computer player as the opponent of a person. A rated person is matched with the computer player with
//! the nearest grade, or with the weaker of two equally near ones. A newcomer is matched with the weakest.

use super::player::HousePlayer;
use crate::rating::{GRADE_WIDTH, Grade, HIGHEST_18GEUP};

/// Strength of a person, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A guest, or a player without a settled rating.
    Newcomer,
    /// A player with this rating.
    Rated(i32),
}

/// Returns the most suitable computer player with an accepted rating, or `None` if no rating is accepted.
#[must_use]
pub fn suited(person: Opponent, is_accepted: impl Fn(i32) -> bool) -> Option<HousePlayer> {
    let accepted = HousePlayer::ALL
        .into_iter()
        .filter(|player| is_accepted(rating_of(*player)));
    match person {
        Opponent::Newcomer => accepted.min(),
        Opponent::Rated(rating) => {
            let grade = Grade::of(rating).number();
            accepted.min_by_key(|player| (player.grade().abs_diff(grade), *player))
        }
    }
}

/// Returns the highest rating of the computer player's grade.
fn rating_of(player: HousePlayer) -> i32 {
    HIGHEST_18GEUP + GRADE_WIDTH * (i32::from(player.grade()) - 1)
}

#[cfg(test)]
mod tests {
    use super::{Opponent, rating_of, suited};
    use crate::house::HousePlayer;
    use crate::rating::Grade;
    use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

    #[test]
    fn a_house_player_suits_people_of_its_own_grade() {
        for player in HousePlayer::ALL {
            let rating = rating_of(player);
            assert_eq!(Grade::of(rating).number(), player.grade());
            assert_eq!(suited(Opponent::Rated(rating), |_| true), Some(player));
            assert_eq!(suited(Opponent::Newcomer, |one| one == rating), Some(player));
        }
        assert_eq!(suited(Opponent::Newcomer, |_| true), Some(HousePlayer::Chick));
    }

    proptest! {
        #[test]
        fn nobody_else_is_nearer(rating in any::<i32>()) {
            let grade = Grade::of(rating).number();
            let chosen = suited(Opponent::Rated(rating), |_| true).expect("without a range there is one");
            for other in HousePlayer::ALL {
                prop_assert!(chosen.grade().abs_diff(grade) <= other.grade().abs_diff(grade));
            }
        }

        #[test]
        fn a_better_rating_never_has_a_weaker_opponent(one in any::<i32>(), other in any::<i32>()) {
            let of = |rating| suited(Opponent::Rated(rating), |_| true);
            prop_assert!(of(one.min(other)) <= of(one.max(other)));
        }

        #[test]
        fn a_range_is_kept(rating in any::<i32>(), least in 0..4_000, width in 0..4_000) {
            let range = least..=least + width;
            let inside = HousePlayer::ALL.into_iter().filter(|player| range.contains(&rating_of(*player)));
            for person in [Opponent::Newcomer, Opponent::Rated(rating)] {
                let chosen = suited(person, |rating| range.contains(&rating));
                prop_assert!(chosen.is_none_or(|player| range.contains(&rating_of(player))));
                prop_assert_eq!(chosen.is_none(), inside.clone().count() == 0);
            }
        }
    }
}
