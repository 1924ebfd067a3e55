//! Pairs the score brackets from the highest down; unpaired players float to the next bracket.

use std::collections::BTreeSet;

use crate::swiss::bracket::Bracket;
use crate::swiss::field::Field;
use crate::swiss::order;

/// Pairs of contender indices, and the index of the player with the bye.
pub(crate) type Pairs = (Vec<(usize, usize)>, Option<usize>);

/// Pairs all players. A valid pairing of `field` must exist.
pub(crate) fn pair_all(field: &Field<'_>) -> Pairs {
    let mut pairs = Vec::new();
    let mut rest: Vec<usize> = (0..field.contenders.len()).collect();
    let mut moved: Vec<usize> = Vec::new();
    loop {
        let score = |index: usize| field.contenders[index].score;
        let Some(&first) = rest.iter().find(|index| !moved.contains(index)) else {
            break;
        };
        let residents: Vec<usize> = rest
            .iter()
            .copied()
            .filter(|&index| score(index) == score(first) && !moved.contains(&index))
            .collect();
        let bracket = Bracket::new(field, &moved, &residents, &rest);
        let found = order::pair(bracket);
        let taken: BTreeSet<usize> = found.iter().flat_map(|&(a, b)| [a, b]).collect();
        pairs.extend(found);
        moved = moved
            .into_iter()
            .chain(residents)
            .filter(|index| !taken.contains(index))
            .collect();
        rest.retain(|index| !taken.contains(index));
    }
    (pairs, moved.first().copied())
}
