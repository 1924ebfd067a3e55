//! Reasons for pairings and byes, as codes and data.

use std::cmp::Reverse;

use serde::Serialize;

use crate::entry::{DivisionId, EntryId};
use crate::event::{ByeKind, MadeBy, Role, Stage};
use crate::outcome::Side;
use crate::plan::{DivisionPlan, Format};
use crate::points::Points;
use crate::standings::{Row, standings};
use crate::state::{State, Tournament};
use crate::swiss::{Contender, Strength, contenders, side_of_higher};

/// A fact about a pairing or a bye.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Fact {
    /// The director paired the round by hand.
    ByDirector,
    /// The pairing comes from the round-robin table. `group` counts from 0, the positions `cho` and `han` in it from 1.
    Table { group: u16, cho: u16, han: u16 },
    /// The entry has no opponent in its group: the size is odd, or the opponent has withdrawn. `group` counts from 0.
    RestsInGroup { group: u16 },
    /// The pairing follows from the knock-out bracket, whose lines are numbered from 1 to `lines`.
    Lines { first: u16, second: u16, lines: u16 },
    /// The opposite line of the bracket is free, or its player has withdrawn. `line` is the entry's own, from 1.
    FreeLine { line: u16 },
    /// The entry's result in its group; `group` counts from 1.
    GroupPlace {
        group: u16,
        rank: u16,
        points: Points,
        games: u16,
    },
    /// The qualifiers of the groups drew lots for their lines of the knock-out bracket.
    LinesDrawn,
    /// The byes of the first round of the knock-out went to the first places of the groups, then to the second places,
    /// and so on; of equal places, to those with the most points per game, and then to the first group.
    ByesByPoints,
    /// The pairing is the game for third place, between the losers of the semi-finals.
    ThirdPlace,
    /// Points of both entries before the round.
    Scores { cho: Points, han: Points },
    /// Entry `id` meets an opponent with fewer points. `others` are the entries with the same points as `id`, except
    /// those that have withdrawn.
    Floats {
        id: EntryId,
        difference: Points,
        others: Vec<Obstacle>,
    },
    /// The rule that decided the sides, and the preferences of both entries.
    Sides {
        rule: &'static str,
        cho_due: Option<Due>,
        han_due: Option<Due>,
    },
    /// The entry has the bye, which is given to an entry with as few points as possible. `others` are the other entries
    /// with at most as many points.
    Bye { points: Points, others: Vec<Obstacle> },
    /// Places of both entries before the round.
    Ranks { cho: u16, han: u16 },
}

/// An entry's side preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Due {
    pub side: Side,
    pub strength: DueStrength,
}

/// Strength of a side preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum DueStrength {
    /// The entry has had both sides equally often, so it prefers the side that it did not have in its last game.
    Mild,
    /// The entry has had one more game with the other side.
    Strong,
    /// The entry has had at least two more games with the other side, or has just had the other side twice in a row.
    Absolute,
}

/// An entry that was passed over, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Obstacle {
    pub id: EntryId,
    pub reason: ObstacleReason,
}

/// Reason why an entry was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ObstacleReason {
    /// The two entries have already met.
    Met,
    /// The director keeps the two entries apart.
    Forbidden,
    /// Both entries have an absolute preference for the same side.
    SameSide,
    /// The entry has already had an allocated bye, or the points of a win without a game.
    HadBye,
    /// No rule excluded the entry, but the pairings of the round are better as a whole.
    PairedOtherwise,
}

/// Returns the facts about a pairing; `None` if the table does not exist.
#[must_use]
pub fn why(tournament: &Tournament, id: DivisionId, round: u16, table: u16) -> Option<Vec<Fact>> {
    let state = tournament.state();
    let (division, plan) = (state.division(id)?, state.plan_of(id)?);
    let found = division.find(round, table)?;
    let pairing = found.pairing;
    let stage = division.rounds[usize::from(round) - 1].stage;
    if division.rounds[usize::from(round) - 1].made_by == MadeBy::Director {
        return Some(vec![Fact::ByDirector]);
    }
    let before = tournament.before_round(id, round)?;
    Some(match stage {
        Stage::Group => vec![in_group(state, id, pairing.cho, pairing.han)?],
        Stage::Knockout if pairing.role == Role::ThirdPlace => vec![Fact::ThirdPlace],
        Stage::Knockout => {
            let is_first = division.rounds_in(Stage::Knockout).next().map(|first| first.number) == Some(round);
            let mut facts = vec![in_lines(state, id, pairing.cho, pairing.han)?];
            facts.extend((is_first && division.are_lines_drawn).then_some(Fact::LinesDrawn));
            facts
        }
        Stage::Swiss => in_swiss(&before, id, plan, pairing.cho, pairing.han)?,
        Stage::Arena => {
            let ranking = standings(&before, id)?.ranking;
            let rank = |id: EntryId| ranking.iter().find(|row| row.id == id).map(|row| row.rank);
            vec![Fact::Ranks {
                cho: rank(pairing.cho)?,
                han: rank(pairing.han)?,
            }]
        }
    })
}

/// Returns the facts about a bye; `None` if the entry has no bye in the round.
///
/// A requested bye has facts only if the round was paired by hand.
#[must_use]
pub fn why_bye(tournament: &Tournament, id: DivisionId, round: u16, entry: EntryId) -> Option<Vec<Fact>> {
    let state = tournament.state();
    let division = state.division(id)?;
    let of = division.rounds.get(usize::from(round.checked_sub(1)?))?;
    let bye = of.byes.iter().find(|bye| bye.id == entry)?.bye;
    if of.made_by == MadeBy::Director {
        return Some(vec![Fact::ByDirector]);
    }
    Some(match (of.stage, bye) {
        (_, ByeKind::Half | ByeKind::Zero) => return None,
        (Stage::Group, _) => {
            let group = division.groups.iter().position(|group| group.contains(&entry))?;
            vec![Fact::RestsInGroup { group: number(group)? }]
        }
        (Stage::Knockout, _) => {
            let line = division.lines.iter().position(|line| *line == Some(entry))?;
            let mut facts = vec![Fact::FreeLine {
                line: number(line + 1)?,
            }];
            if division.are_lines_drawn {
                facts.push(Fact::LinesDrawn);
                return Some(facts);
            }
            facts.extend(group_place(tournament, id, round, entry));
            let is_free = division.lines.get(line ^ 1) == Some(&None);
            let before = tournament.before_round(id, round)?;
            if is_free && byes_are_by_points(&before, id, &division.lines) {
                facts.push(Fact::ByesByPoints);
            }
            facts
        }
        (Stage::Swiss | Stage::Arena, _) => {
            let before = tournament.before_round(id, round)?;
            let all = contenders(&before, id, &playing(state, id, round));
            let own = all.iter().find(|one| one.id == entry)?;
            let lower = all.iter().filter(|one| one.id != entry && one.score <= own.score);
            let others = lower.map(|one| Obstacle {
                id: one.id,
                reason: if one.had_bye {
                    ObstacleReason::HadBye
                } else {
                    ObstacleReason::PairedOtherwise
                },
            });
            vec![Fact::Bye {
                points: Points::halves(own.score),
                others: others.collect(),
            }]
        }
    })
}

/// Returns the group result of an entry with a bye in the first round of the knock-out.
fn group_place(tournament: &Tournament, id: DivisionId, round: u16, entry: EntryId) -> Option<Fact> {
    let before = tournament.before_round(id, round)?;
    let last = before.division(id)?.rounds.last()?;
    if last.stage != Stage::Group {
        return None;
    }
    let tables = standings(&before, id)?.tables;
    let (table, row) = tables
        .iter()
        .find_map(|table| Some((table, table.rows.iter().find(|row| row.id == entry)?)))?;
    Some(Fact::GroupPlace {
        group: table.group? + 1,
        rank: row.rank,
        points: row.points,
        games: number(table.rows.len().checked_sub(1)?)?,
    })
}

/// Returns whether the free lines of a bracket belong to the best qualifiers of the groups. Earlier versions gave spare
/// byes to the second places of the groups with the best winners.
fn byes_are_by_points(before: &State, id: DivisionId, lines: &[Option<EntryId>]) -> bool {
    let Some(last) = before.division(id).and_then(|of| of.rounds.last()) else {
        return false;
    };
    let tables = standings(before, id).map(|found| found.tables).unwrap_or_default();
    if last.stage != Stage::Group {
        return false;
    }
    let mut seeds = Vec::new();
    for (table, group) in tables.iter().zip(0_usize..) {
        let games = table.rows.len().saturating_sub(1);
        let line = |row: &Row| lines.iter().position(|line| *line == Some(row.id));
        let advancing = table.rows.iter().filter_map(|row| Some((row, line(row)?)));
        for ((row, line), place) in advancing.zip(0_usize..) {
            let has_bye = lines.get(line ^ 1) == Some(&None);
            seeds.push((place, Reverse(row.points.per_game(games)), group, has_bye));
        }
    }
    seeds.sort_unstable();
    seeds.is_sorted_by_key(|&(.., has_bye)| Reverse(has_bye))
}

/// Returns the entries that play in a round, and those with an allocated bye.
fn playing(state: &State, id: DivisionId, round: u16) -> Vec<EntryId> {
    let of = state.division(id).and_then(|of| of.rounds.get(usize::from(round) - 1));
    let Some(of) = of else { return Vec::new() };
    let allocated = of.byes.iter().filter(|bye| bye.bye == ByeKind::Allocated);
    let players = of.matches.iter().flat_map(|one| [one.pairing.cho, one.pairing.han]);
    players.chain(allocated.map(|bye| bye.id)).collect()
}

fn number(position: usize) -> Option<u16> {
    u16::try_from(position).ok()
}

fn in_group(state: &State, id: DivisionId, cho: EntryId, han: EntryId) -> Option<Fact> {
    let groups = &state.division(id)?.groups;
    let group = groups.iter().position(|group| group.contains(&cho))?;
    let position = |id: EntryId| number(groups[group].iter().position(|one| *one == id)? + 1);
    Some(Fact::Table {
        group: number(group)?,
        cho: position(cho)?,
        han: position(han)?,
    })
}

fn in_lines(state: &State, id: DivisionId, cho: EntryId, han: EntryId) -> Option<Fact> {
    let lines = &state.division(id)?.lines;
    let line = |id: EntryId| number(lines.iter().position(|line| *line == Some(id))? + 1);
    let (a, b) = (line(cho)?, line(han)?);
    Some(Fact::Lines {
        first: a.min(b),
        second: a.max(b),
        lines: number(lines.len())?,
    })
}

fn in_swiss(before: &State, id: DivisionId, plan: &DivisionPlan, cho: EntryId, han: EntryId) -> Option<Vec<Fact>> {
    debug_assert!(matches!(plan.format, Format::Swiss { .. }));
    let members: Vec<EntryId> = before.members(id).map(|(id, _)| id).collect();
    let all = contenders(before, id, &members);
    let position = |id: EntryId| all.iter().position(|one| one.id == id);
    let (of_cho, of_han) = (&all[position(cho)?], &all[position(han)?]);
    let mut facts = vec![Fact::Scores {
        cho: Points::halves(of_cho.score),
        han: Points::halves(of_han.score),
    }];
    let (higher, lower) = if position(cho)? < position(han)? {
        (of_cho, of_han)
    } else {
        (of_han, of_cho)
    };
    if higher.score != lower.score {
        let equal = all
            .iter()
            .filter(|one| one.score == higher.score && one.id != higher.id);
        let playing = equal.filter(|one| before.players[&one.id].withdrawn_after.is_none());
        facts.push(Fact::Floats {
            id: higher.id,
            difference: Points::halves(higher.score - lower.score),
            others: playing.map(|one| obstacle(before, higher, one)).collect(),
        });
    }
    let (_, rule) = side_of_higher(higher, lower, plan.initial);
    facts.push(Fact::Sides {
        rule: rule.code(),
        cho_due: due(of_cho),
        han_due: due(of_han),
    });
    Some(facts)
}

fn obstacle(state: &State, own: &Contender, other: &Contender) -> Obstacle {
    let is_bound = !own.is_topscorer && !other.is_topscorer && own.absolute().is_some();
    let reason = if own.opponents.contains(&other.id) {
        ObstacleReason::Met
    } else if state.is_forbidden(own.id, other.id) {
        ObstacleReason::Forbidden
    } else if is_bound && own.absolute() == other.absolute() {
        ObstacleReason::SameSide
    } else {
        ObstacleReason::PairedOtherwise
    };
    Obstacle { id: other.id, reason }
}

fn due(of: &Contender) -> Option<Due> {
    let (side, strength) = of.preference()?;
    let strength = match strength {
        Strength::Mild => DueStrength::Mild,
        Strength::Strong => DueStrength::Strong,
        Strength::Absolute => DueStrength::Absolute,
    };
    Some(Due { side, strength })
}
