//! Output of `janggun tournament`: pairings, tables, reasons.
//!
//! Owns the layout of the output. The texts are in the catalogue (`texts/`).

use crate::play::words::width;
use crate::texts::tournament as texts;
use ::tournament::event::{ByeKind, RequestedBye, Stage};
use ::tournament::figures::Figure;
use ::tournament::files::csv::write_standings;
use ::tournament::files::trf::{Names, Note, Version, write as write_trf};
use ::tournament::plan::Format;
use ::tournament::propose::{Fit, Proposal, Questions, propose};
use ::tournament::standings::unplaced;
use ::tournament::state::{Match, Round};
use ::tournament::why::why;
use ::tournament::{
    DivisionId, EntryId, GameAt, Outcome, Refusal, Relaxation, Row, State, TieBreak, Tournament,
    standings as standings_of,
};
use command::Failure;
use janggi::Language;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;

use super::arguments::{FormWord, StandingsArguments, WhyArguments, division};

type Printed = Result<(), Failure>;

/// Converts a refusal to a failure with the same code and a message for the director.
pub(super) fn refused(refusal: &Refusal, language: Language) -> Failure {
    let detail = match refusal {
        Refusal::NoPairing { relax } if relax.is_empty() => texts::no_pairing_at_all(language).to_owned(),
        Refusal::NoPairing { relax } => {
            let words = relax.iter().map(|one| relaxation(*one, language)).collect::<Vec<_>>();
            format!("{} {}", texts::no_pairing(language), words.join("; "))
        }
        Refusal::Pending { tables } => {
            let tables: Vec<String> = tables.iter().map(|(_, table)| table.to_string()).collect();
            format!("{} ({})", texts::refusal_results_missing(language), tables.join(", "))
        }
        Refusal::TieUndecided { ids, .. } => {
            let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
            format!("{} ({})", texts::refusal_tie_undecided(language), ids.join(", "))
        }
        other => simple(other, language).to_owned(),
    };
    Failure::work(refusal.code(), detail)
}

/// Converts the refusal of an entry to a failure that includes the entry's name.
pub(super) fn refused_of(refusal: &Refusal, name: &str, language: Language) -> Failure {
    Failure::work(refusal.code(), format!("{name}: {}", simple(refusal, language)))
}

fn simple(refusal: &Refusal, language: Language) -> &'static str {
    match refusal {
        Refusal::SameEntry { .. } => texts::refusal_same_entry(language),
        Refusal::EntriesClosed => texts::refusal_entries_closed(language),
        Refusal::NotEnoughPlayers => texts::refusal_not_enough_players(language),
        Refusal::Finished => texts::refusal_finished(language),
        Refusal::Closed => texts::refusal_closed(language),
        Refusal::NoSuchTable { .. } => texts::refusal_no_such_table(language),
        Refusal::NoSuchEntry { .. } => texts::refusal_no_such_entry(language),
        Refusal::AlreadyReported => texts::refusal_already_reported(language),
        Refusal::NotReported => texts::refusal_not_reported(language),
        Refusal::NoDraws => texts::refusal_no_draws(language),
        Refusal::DrawInKnockout => texts::refusal_draw_in_knockout(language),
        Refusal::RoundDependsOnIt { .. } => texts::refusal_round_depends_on_it(language),
        Refusal::NoReason => texts::refusal_no_reason(language),
        Refusal::AlreadyRecorded => texts::refusal_already_recorded(language),
        Refusal::NotRecorded => texts::refusal_not_recorded(language),
        Refusal::BadRecord => texts::refusal_bad_record(language),
        Refusal::NothingToUndo => texts::refusal_nothing_to_undo(language),
        _ => texts::refusal_other(language),
    }
}

fn relaxation(one: Relaxation, language: Language) -> &'static str {
    match one {
        Relaxation::Forbidden => texts::relax_forbidden_pairs(language),
        Relaxation::SecondBye => texts::relax_second_bye(language),
        Relaxation::Sides => texts::relax_sides(language),
        Relaxation::Rematch => texts::relax_rematch(language),
    }
}

fn name(state: &State, id: EntryId) -> &str {
    state.players.get(&id).map_or("?", |player| &player.entry.name)
}

pub(super) fn created(output: &mut dyn Write, path: &Path, language: Language) -> Printed {
    Ok(writeln!(output, "{}", texts::created(language, path.display()))?)
}

/// Prints the entry that was added last.
pub(super) fn entered(output: &mut dyn Write, tournament: &Tournament, language: Language) -> Printed {
    let Some((id, player)) = tournament.state().players.last_key_value() else {
        return Ok(());
    };
    Ok(writeln!(
        output,
        "{}",
        texts::entered(language, id, &player.entry.name)
    )?)
}

pub(super) fn withdrew(output: &mut dyn Write, tournament: &Tournament, id: EntryId, language: Language) -> Printed {
    Ok(writeln!(
        output,
        "{}",
        texts::withdrew(language, name(tournament.state(), id))
    )?)
}

pub(super) fn undone(output: &mut dyn Write, language: Language) -> Printed {
    Ok(writeln!(output, "{}", texts::undone(language))?)
}

pub(super) fn kept_apart(
    output: &mut dyn Write,
    tournament: &Tournament,
    a: EntryId,
    b: EntryId,
    language: Language,
) -> Printed {
    let state = tournament.state();
    Ok(writeln!(
        output,
        "{}",
        texts::kept_apart(language, name(state, a), name(state, b))
    )?)
}

pub(super) fn excused(
    output: &mut dyn Write,
    tournament: &Tournament,
    (id, round, bye): (EntryId, u16, RequestedBye),
    language: Language,
) -> Printed {
    let name = name(tournament.state(), id);
    let line = match bye {
        RequestedBye::Half => texts::excused_half(language, name, round),
        RequestedBye::Zero => texts::excused_zero(language, name, round),
    };
    Ok(writeln!(output, "{line}")?)
}

pub(super) fn late(
    output: &mut dyn Write,
    tournament: &Tournament,
    at: GameAt,
    id: EntryId,
    language: Language,
) -> Printed {
    let state = tournament.state();
    let found = state
        .division(at.division)
        .and_then(|division| division.find(at.round, at.table));
    let name = name(state, id);
    let line = match found.and_then(|found| found.late.last()) {
        Some((_, _, Some(off))) => texts::late_deduction(language, off / 60, name, off % 60),
        _ => texts::late_lost(language, name),
    };
    Ok(writeln!(output, "{line}")?)
}

pub(super) fn played_off(output: &mut dyn Write, language: Language) -> Printed {
    Ok(writeln!(output, "{}", texts::played_off(language))?)
}

/// Prints the players in the order of their drawn numbers.
pub(super) fn drawn(output: &mut dyn Write, tournament: &Tournament, id: DivisionId, language: Language) -> Printed {
    writeln!(output, "{}", texts::drawn(language))?;
    let order = tournament
        .state()
        .division(id)
        .map(|division| &division.drawn[..])
        .unwrap_or_default();
    for (entry, number) in order.iter().zip(1..) {
        writeln!(output, "{number:>4}  {}", name(tournament.state(), *entry))?;
    }
    Ok(())
}

/// Prints the pairings of the last round, followed by the byes.
pub(super) fn last_round(
    output: &mut dyn Write,
    tournament: &Tournament,
    id: DivisionId,
    language: Language,
) -> Printed {
    let state = tournament.state();
    let Some(round) = state.division(id).and_then(|division| division.rounds.last()) else {
        return Ok(());
    };
    writeln!(output, "{}", heading(state, id, round, language))?;
    for one in &round.matches {
        let (cho, han) = (name(state, one.pairing.cho), name(state, one.pairing.han));
        let line = texts::table(language, cho, han, one.pairing.table);
        if one.is_for_third() {
            writeln!(output, "{line} ({})", texts::third_place(language))?;
        } else {
            writeln!(output, "{line}")?;
        }
    }
    for bye in &round.byes {
        let name = name(state, bye.id);
        let line = match bye.bye {
            ByeKind::Allocated => texts::bye_allocated(language, name),
            ByeKind::Rest => texts::bye_rest(language, name),
            ByeKind::Half => texts::bye_half(language, name),
            ByeKind::Zero => texts::bye_zero(language, name),
        };
        writeln!(output, "{line}")?;
    }
    Ok(())
}

fn heading(state: &State, id: DivisionId, round: &Round, language: Language) -> String {
    let number = round.number;
    match (round.stage, state.plan_of(id).map(|plan| plan.format)) {
        (Stage::Group, Some(Format::Groups { .. })) => texts::round_group(language, number),
        (Stage::Knockout, _) => {
            let places = state.division(id).and_then(|division| division.places_at(round));
            let name = texts::round_knockout_name(language, places.unwrap_or(0) as u64);
            texts::round_knockout(language, name, number)
        }
        _ => texts::round_plain(language, number),
    }
}

/// Prints a reported result, and the number of results still missing.
pub(super) fn reported(output: &mut dyn Write, tournament: &Tournament, at: GameAt, language: Language) -> Printed {
    let state = tournament.state();
    let (Some(division), Some(plan)) = (state.division(at.division), state.plan_of(at.division)) else {
        return Ok(());
    };
    if let Some(found) = division.find(at.round, at.table) {
        let result = result(state, found, usize::from(at.game), language);
        writeln!(output, "{}", texts::reported(language, result, at.table))?;
    }
    match division.pending(plan).len() {
        0 => Ok(()),
        missing => Ok(writeln!(output, "{}", texts::missing(language, missing as u64))?),
    }
}

fn result(state: &State, found: &Match, game: usize, language: Language) -> String {
    let winner = |side| name(state, found.entry(side, game));
    match found.games.get(game).copied().flatten() {
        Some(Outcome::Full { winner: side }) => texts::result_full(language, winner(side)),
        Some(Outcome::Counted { winner: side, .. }) => texts::result_counted(language, winner(side)),
        Some(Outcome::Draw) => texts::result_draw(language).to_owned(),
        Some(Outcome::Forfeit { winner: side }) => texts::result_forfeit(language, winner(side)),
        Some(Outcome::BothForfeit) => texts::result_both_forfeit(language).to_owned(),
        None => texts::result_missing(language).to_owned(),
    }
}

fn tie(tie: TieBreak, language: Language) -> &'static str {
    match tie {
        TieBreak::Points => texts::tie_points(language),
        TieBreak::DirectEncounter => texts::tie_direct_encounter(language),
        TieBreak::FullWins => texts::tie_full_wins(language),
        TieBreak::CountedWins => texts::tie_counted_wins(language),
        TieBreak::Wins => texts::tie_wins(language),
        TieBreak::WonOnBoard => texts::tie_won_on_board(language),
        TieBreak::HanWins => texts::tie_han_wins(language),
        TieBreak::Buchholz => texts::tie_buchholz(language),
        TieBreak::BuchholzCut1 => texts::tie_buchholz_cut1(language),
        TieBreak::BuchholzCut2 => texts::tie_buchholz_cut2(language),
        TieBreak::BuchholzMedian1 => texts::tie_buchholz_median1(language),
        TieBreak::SonnebornBerger => texts::tie_sonneborn_berger(language),
        TieBreak::Progressive => texts::tie_progressive(language),
        TieBreak::Koya => texts::tie_koya(language),
        TieBreak::BoardPoints => texts::tie_board_points(language),
        TieBreak::MatchPoints => texts::tie_match_points(language),
        TieBreak::TopBoards => texts::tie_top_boards(language),
        TieBreak::Grade => texts::tie_grade(language),
        TieBreak::Elder => texts::tie_elder(language),
        TieBreak::Rating => texts::tie_rating(language),
        TieBreak::Drawn => texts::tie_drawn(language),
        TieBreak::PlayOff => texts::tie_play_off(language),
    }
}

/// Prints the standings in the selected format.
pub(super) fn standings(
    output: &mut dyn Write,
    tournament: &Tournament,
    arguments: &StandingsArguments,
    language: Language,
) -> Printed {
    let state = tournament.state();
    let id = division(arguments.division)?;
    let found = standings_of(state, id).ok_or_else(|| {
        Failure::usage(
            "no_such_division",
            format!("there is no division {}", arguments.division),
        )
    })?;
    match arguments.form {
        FormWord::Csv => Ok(write!(output, "{}", write_standings(state, &found.ranking))?),
        FormWord::Json => Ok(writeln!(output, "{}", as_json(state, id, &found))?),
        FormWord::Trf16 => trf(output, state, id, Version::Trf16, arguments, language),
        FormWord::Trf2026 => trf(output, state, id, Version::Trf2026, arguments, language),
        FormWord::Text => {
            if found.tables.len() > 1 {
                for table in &found.tables {
                    if let Some(group) = table.group {
                        writeln!(output, "{}", texts::group(language, group + 1))?;
                    }
                    table_of(output, state, &table.rows, None, language)?;
                    writeln!(output)?;
                }
            }
            table_of(output, state, &found.ranking, Some(id), language)
        }
    }
}

fn as_json(state: &State, id: DivisionId, found: &::tournament::Standings) -> Value {
    let names = state
        .members(id)
        .map(|(id, player)| (id.to_string(), json!(player.entry.name)));
    json!({ "entries": names.collect::<serde_json::Map<_, _>>(), "standings": found })
}

fn trf(
    output: &mut dyn Write,
    state: &State,
    id: DivisionId,
    version: Version,
    arguments: &StandingsArguments,
    language: Language,
) -> Printed {
    let names = if arguments.roman { Names::Roman } else { Names::Written };
    let exported = write_trf(state, id, version, names)
        .map_err(|error| Failure::work(error.code(), texts::refusal_other(language)))?;
    for note in &exported.notes {
        eprintln!("janggun: {}: {}", note.code(), note_text(*note, language));
    }
    Ok(write!(output, "{}", exported.text)?)
}

fn note_text(note: Note, language: Language) -> &'static str {
    match note {
        Note::PointsInComments => texts::note_points_in_comments(language),
        Note::SeriesAsOneGame => texts::note_series_as_one_game(language),
        Note::DataLeftOut => texts::note_data_left_out(language),
        Note::StagesAsRounds => texts::note_stages_as_rounds(language),
        Note::PenaltiesLeftOut => texts::note_penalties_left_out(language),
        Note::TeamsInComments => texts::note_teams_in_comments(language),
        Note::NamesCut => texts::note_names_cut(language),
    }
}

/// Prints a table: place, name, club, points, and the tie-break values that were compared. If this is the overall
/// ranking of a division, `overall` is that division. Entries that are still in its knock-out then have no place, and
/// points are left out if it has no groups.
fn table_of(
    output: &mut dyn Write,
    state: &State,
    rows: &[Row],
    overall: Option<DivisionId>,
    language: Language,
) -> Printed {
    let playing = overall.map(|id| unplaced(state, id)).unwrap_or_default();
    let plan = overall.and_then(|id| state.plan_of(id));
    let has_points = plan.is_none_or(|plan| !matches!(plan.format, Format::Knockout { .. }));
    let mut ties: Vec<TieBreak> = Vec::new();
    for figure in rows.iter().flat_map(|row| &row.figures) {
        if figure.tie != TieBreak::Points && !ties.contains(&figure.tie) {
            ties.push(figure.tie);
        }
    }
    let mut lines: Vec<Vec<String>> = vec![
        [
            texts::column_place(language),
            texts::column_name(language),
            texts::column_club(language),
            texts::column_points(language),
        ]
        .into_iter()
        .chain(ties.iter().map(|one| tie(*one, language)))
        .map(str::to_owned)
        .collect(),
    ];
    for row in rows {
        let player = &state.players[&row.id];
        let left = player
            .withdrawn_after
            .map(|_| format!(" ({})", texts::withdrawn(language)));
        let mut line = vec![
            if playing.contains(&row.id) {
                "-".to_owned()
            } else {
                row.rank.to_string()
            },
            player.entry.name.clone() + &left.unwrap_or_default(),
            player.entry.club.clone().unwrap_or_default(),
            row.points.to_string(),
        ];
        line.extend(ties.iter().map(|tie| {
            let figure = row.figures.iter().find(|figure| figure.tie == *tie);
            figure.map(|figure| figure_text(figure, language)).unwrap_or_default()
        }));
        lines.push(line);
    }
    if !has_points {
        for line in &mut lines {
            line.remove(POINTS);
        }
    }
    aligned(output, &lines)
}

/// Index of the column of points in a table.
const POINTS: usize = 3;

/// Prints lines of cells in columns. All lines have the same number of cells.
fn aligned(output: &mut dyn Write, lines: &[Vec<String>]) -> Printed {
    let columns = lines[0].len();
    let widths: Vec<usize> = (0..columns)
        .map(|column| lines.iter().map(|line| width(&line[column])).max().unwrap_or(0))
        .collect();
    for line in lines {
        let cells = line
            .iter()
            .zip(&widths)
            .map(|(cell, most)| format!("{cell}{}", " ".repeat(most - width(cell))));
        writeln!(output, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

/// Returns the value of a criterion as printed, with grades in words.
fn figure_text(figure: &Figure, language: Language) -> String {
    match figure.grade() {
        Some(dan) if dan > 0 => texts::dan(language, dan),
        Some(geup) => texts::geup(language, -geup),
        None => figure.text(),
    }
}

/// Prints the facts behind a pairing as JSON, one per line.
pub(super) fn facts(
    output: &mut dyn Write,
    tournament: &Tournament,
    arguments: &WhyArguments,
    language: Language,
) -> Printed {
    let id = division(arguments.division)?;
    let state = tournament.state();
    let rounds = state.division(id).map_or(0, |division| division.rounds.len());
    let round = arguments.round.unwrap_or(u16::try_from(rounds).unwrap_or(u16::MAX));
    let table = arguments.table;
    let facts = why(tournament, id, round, table);
    let facts = facts.ok_or_else(|| refused(&Refusal::NoSuchTable { round, table }, language))?;
    for fact in facts {
        writeln!(output, "{}", json!(fact))?;
    }
    Ok(())
}

/// Prints the proposed formats, best first.
pub(super) fn proposals(output: &mut dyn Write, questions: &Questions, language: Language) -> Printed {
    let all = propose(questions);
    if all.is_empty() {
        return Err(refused(&Refusal::NotEnoughPlayers, language));
    }
    for proposal in all {
        let (hours, minutes) = (proposal.finishes_after / 60, proposal.finishes_after % 60);
        let format = format_name(&proposal, language);
        let line = match proposal.fits {
            Fit::InTime => texts::proposal_in_time(language, format, hours, minutes, proposal.rounds.into()),
            Fit::TooLong => texts::proposal_too_long(language, format, hours, minutes, proposal.rounds.into()),
        };
        writeln!(output, "{line}")?;
    }
    Ok(())
}

fn format_name(proposal: &Proposal, language: Language) -> String {
    match proposal.format {
        Format::Groups { size, qualifiers, .. } => texts::format_groups(language, qualifiers.into(), size),
        Format::Knockout { .. } => texts::format_knockout(language).to_owned(),
        Format::RoundRobin { .. } => texts::format_round_robin(language).to_owned(),
        Format::Swiss { rounds } => texts::format_swiss(language, rounds.into()),
        Format::Arena { .. } => texts::format_arena(language).to_owned(),
    }
}
