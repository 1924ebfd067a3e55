//! New tournaments: validating names and settings, and planning the tournament.

use super::clubs::club_for;
use super::registry::Tournaments;
use super::view::summaries;
use crate::error::AppError;
use crate::lobby::{new_game, opening};
use crate::services::Services;
use janggi::Rules;
use janggi::ruleset::Coded;
use play::{Player, TournamentId};
use std::ops::RangeInclusive;
use store::{CommandError, TournamentBounds, TournamentCommand, TournamentPhase, TournamentRow};
use tournament::plan::{Lateness, Streaks, ThirdPlace};
use tournament::{
    DivisionPlan, Event, Format, Games, Plan, Points, Scoring, ScoringName, Side, TieBreak, TieOrder, Tournament,
};
use wire::tournament::{NewTournament, TournamentFormat, TournamentSettings, TournamentSummary};
use wire::vocabulary::TimeControl;
use wire::{Code, ErrorBody};

/// Maximum length of a name, in characters.
const MOST_NAME: usize = 60;
/// Maximum number of players who advance from a group to the knock-out.
const MOST_QUALIFIERS: u32 = 4;
/// Maximum length of a preset's id with its revision, in bytes.
const MOST_RULES: usize = 64;
/// Maximum time until the start.
const LATEST_MS: i64 = 90 * 86_400_000;
/// Maximum time by which the start may be in the past, because filling in the form takes a while.
const EARLIEST_MS: i64 = 3_600_000;

impl Tournaments {
    /// Creates a tournament.
    ///
    /// # Errors
    ///
    /// `bad_tournament`, `unknown_club`, `not_officer`, `too_many_tournaments`, and errors about the rules or the clock.
    pub(crate) async fn create(&self, owner: Player, wanted: &NewTournament) -> Result<TournamentSummary, AppError> {
        let services = &self.0.services;
        let now_ms = services.clock.now_ms();
        if !(-EARLIEST_MS..=LATEST_MS).contains(&wanted.starts_ms.saturating_sub(now_ms)) {
            return Err(bad("starts_ms").into());
        }
        let club = club_for(services, owner, wanted.club.as_deref()).await?;
        let (plan, settings) = plan(services, wanted)?;
        let opened = Tournament::open(plan, now_ms, None).map_err(|refusal| super::change::refused(&refusal))?;
        let row = TournamentRow {
            id: TournamentId::from_bits(services.random.number()),
            owner,
            created_ms: now_ms,
            starts_ms: wanted.starts_ms.max(now_ms),
            phase: TournamentPhase::Open,
            seq: opened.events().len() as u64,
            name: opened.state().plan.name.clone(),
            entries: 0,
            settings: serde_json::to_string(&settings).map_err(AppError::internal)?,
            club,
        };
        let limits = &services.limits;
        let command = TournamentCommand::Open {
            row: row.clone(),
            events: opened.events().iter().map(Event::write).collect(),
            bounds: TournamentBounds {
                of_owner: limits.tournaments_of_account,
                of_all: limits.tournaments,
            },
        };
        match services.store.execute(command.into()).await {
            Ok(()) => {}
            Err(CommandError::Conflict(_)) => return Err(Code::TooManyTournaments.into()),
            Err(error) => return Err(error.into()),
        }
        let made = summaries(services, vec![row]).await?.pop();
        made.ok_or_else(|| AppError::internal("a tournament has no summary"))
    }
}

/// Returns the plan of a tournament, and its settings with the revision of the rules filled in.
fn plan(services: &Services, wanted: &NewTournament) -> Result<(Plan, TournamentSettings), ErrorBody> {
    let settings = &wanted.settings;
    within("pause_s", settings.pause_s, 0..=3_600)?;
    within("first_move_s", settings.first_move_s, 10..=3_600)?;
    let format = format(settings.format)?;
    match settings.time {
        TimeControl::None | TimeControl::Correspondence { .. } => return Err(bad("time")),
        TimeControl::Byoyomi { .. } | TimeControl::Fischer { .. } | TimeControl::Total { .. } => {}
    }
    if settings.rules.len() > MOST_RULES {
        return Err(Code::BadRules.into());
    }
    // Invalid terms are refused now, because they would prevent the creation of games later.
    let terms = opening(services, &new_game(&settings.rules, settings.time, settings.rated))?;
    let rules = terms.rules_id.ok_or(Code::BadRules)?;
    let division = DivisionPlan {
        name: String::new(),
        format,
        games: Games::Single,
        scoring: scoring(&terms.rules),
        ties: ties(settings.format),
        initial: match services.random.pick(&[Side::Cho, Side::Han]) {
            Some(side) => *side,
            None => Side::Cho,
        },
    };
    let plan = Plan {
        name: name(&wanted.name)?,
        place: None,
        date: None,
        rules: Some(rules.clone()),
        divisions: vec![division],
        lateness: Lateness::default(),
        fee: None,
    };
    let settings = TournamentSettings {
        rules,
        ..settings.clone()
    };
    Ok((plan, settings))
}

/// Validates and normalizes the name of a tournament.
pub(super) fn name(typed: &str) -> Result<String, ErrorBody> {
    let text = play::chat::Text::read(typed).map_err(|_| bad("name"))?;
    let is_short = text.as_str().chars().count() <= MOST_NAME;
    is_short.then(|| text.as_str().to_owned()).ok_or_else(|| bad("name"))
}

fn format(wanted: TournamentFormat) -> Result<Format, ErrorBody> {
    Ok(match wanted {
        TournamentFormat::Swiss { rounds } => {
            within("rounds", rounds.into(), 1..=15)?;
            Format::Swiss { rounds }
        }
        TournamentFormat::RoundRobin { cycles } => {
            within("cycles", cycles.into(), 1..=2)?;
            Format::RoundRobin { cycles }
        }
        TournamentFormat::Knockout { third_place } => Format::Knockout {
            third: third(third_place),
        },
        TournamentFormat::Groups {
            size,
            qualifiers,
            third_place,
        } => {
            within("size", size.into(), 3..=8)?;
            within(
                "qualifiers",
                qualifiers.into(),
                1..=u32::from(size - 1).min(MOST_QUALIFIERS),
            )?;
            Format::Groups {
                size,
                qualifiers,
                third: third(third_place),
            }
        }
        TournamentFormat::Arena { minutes } => {
            within("minutes", minutes.into(), 10..=360)?;
            Format::Arena {
                streaks: Streaks::Plain,
            }
        }
    })
}

const fn third(is_played: bool) -> ThirdPlace {
    if is_played {
        ThirdPlace::Played
    } else {
        ThirdPlace::Shared
    }
}

/// Returns the league points of the rules, or 1, ½ and 0 if the rules define none. If they define no points for a draw,
/// it is worth the average of a win and a loss on points.
fn scoring(rules: &Rules) -> Scoring {
    let league = rules
        .league_score
        .and_then(|league| ScoringName::of_league(league.code()));
    let scoring = league.map_or(Scoring::CHESS, ScoringName::scoring);
    let both = scoring.counted_win.in_halves() + scoring.counted_loss.in_halves();
    Scoring {
        draw: Some(scoring.draw.unwrap_or(Points::halves(both / 2))),
        ..scoring
    }
}

fn ties(format: TournamentFormat) -> Vec<TieBreak> {
    match format {
        TournamentFormat::Swiss { .. } => TieOrder::FideSwiss.ties(),
        TournamentFormat::RoundRobin { .. } => TieOrder::FideRoundRobin.ties(),
        TournamentFormat::Knockout { .. } => TieOrder::Local.ties(),
        // Lots are drawn before the first round, so no tie is left to the director.
        TournamentFormat::Groups { .. } => vec![
            TieBreak::Points,
            TieBreak::FullWins,
            TieBreak::CountedWins,
            TieBreak::DirectEncounter,
            TieBreak::Rating,
            TieBreak::Drawn,
        ],
        TournamentFormat::Arena { .. } => vec![TieBreak::Points, TieBreak::Wins, TieBreak::SonnebornBerger],
    }
}

fn within(field: &str, value: u32, range: RangeInclusive<u32>) -> Result<(), ErrorBody> {
    if range.contains(&value) {
        return Ok(());
    }
    let (least, most) = (*range.start(), *range.end());
    Err(bad(field).with("least", least).with("most", most))
}

fn bad(field: &str) -> ErrorBody {
    ErrorBody::from(Code::BadTournament).with("field", field)
}
