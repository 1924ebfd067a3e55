//! The table of search parameters: name, default, minimum, maximum, and the step for tuning.
//!
//! Numbers that could be tuned by matches belong here; fixed numbers (score ranges, sizes) belong in the files that use
//! them. Each engine owns its parameters, so engines with different settings can play each other in one process.

/// A row of the table, for printing and tuning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Stable name.
    pub name: &'static str,
    pub default: i32,
    pub min: i32,
    pub max: i32,
    /// Step for tuning: a twentieth of the range, at least 1.
    pub step: i32,
}

const fn step(min: i32, max: i32) -> i32 {
    let step = (max - min) / 20;
    if step > 1 { step } else { 1 }
}

/// Reason why [`Params::set`] failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParamError {
    UnknownName(String),
    OutOfRange(Row, i32),
}

macro_rules! params {
    ($($(#[$doc:meta])* $name:ident: $default:literal in $min:literal ..= $max:literal;)*) => {
        /// The search parameters.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Params { $($(#[$doc])* pub $name: i32,)* }

        impl Params {
            /// The rows of the table, in the order of the fields.
            pub const ROWS: &[Row] = &[
                $(Row { name: stringify!($name), default: $default, min: $min, max: $max, step: step($min, $max) },)*
            ];

            /// Returns the row with this name.
            #[must_use]
            pub fn row(name: &str) -> Option<Row> {
                Params::ROWS.iter().copied().find(|row| row.name == name)
            }

            /// Sets one parameter.
            ///
            /// # Errors
            /// [`ParamError`] for an unknown name or a value out of range. Nothing changes in either case.
            pub fn set(&mut self, name: &str, value: i32) -> Result<(), ParamError> {
                let row = Params::row(name).ok_or_else(|| ParamError::UnknownName(name.to_owned()))?;
                if !(row.min..=row.max).contains(&value) {
                    return Err(ParamError::OutOfRange(row, value));
                }
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => unreachable!("the row was found"),
                }
                Ok(())
            }
        }

        impl Default for Params {
            fn default() -> Params {
                Params { $($name: $default,)* }
            }
        }
    };
}

params! {
    /// Half width of the first aspiration window, centipawns.
    aspiration_width: 18 in 5 ..= 200;
    /// First iteration with an aspiration window.
    aspiration_depth: 4 in 1 ..= 20;
    /// Half width of the first aspiration window of the lines after the first, centipawns.
    side_width: 30 in 5 ..= 200;
    /// Late move reduction at the root for the lines after the first: additional hundredths of a ply.
    side_reduction: 100 in 0 ..= 300;
    /// Time: weight of the share of the nodes spent on the best move, percent; 0 = off.
    share_weight: 0 in 0 ..= 200;
    /// Null move: smallest depth.
    null_depth: 3 in 1 ..= 10;
    /// Null move: base reduction in plies.
    null_base: 3 in 1 ..= 6;
    /// Null move: one more ply of reduction per this many plies of depth.
    null_divisor: 4 in 2 ..= 12;
    /// Null move: one more ply of reduction per this many centipawns above beta.
    null_margin: 200 in 50 ..= 600;
    /// Null move: largest additional reduction for an evaluation above beta, in plies.
    null_most: 3 in 0 ..= 8;
    /// Reverse futility: largest depth.
    reverse_depth: 8 in 0 ..= 20;
    /// Reverse futility: centipawns per ply.
    reverse_margin: 60 in 20 ..= 250;
    /// Late move pruning: moves tried at depth 0; half as many if the evaluation is not improving.
    late_base: 5 in 1 ..= 20;
    /// Late move pruning: largest depth.
    late_depth: 4 in 0 ..= 20;
    /// Razoring: largest depth; 0 = off.
    razor_depth: 3 in 0 ..= 8;
    /// Razoring: centipawns per ply.
    razor_margin: 220 in 50 ..= 600;
    /// Futility: largest depth; 0 = off.
    futility_depth: 12 in 0 ..= 20;
    /// Futility: centipawns at depth 0.
    futility_base: 100 in 0 ..= 400;
    /// Futility: centipawns per ply.
    futility_margin: 90 in 20 ..= 300;
    /// ProbCut: smallest depth; 99 = practically off.
    probcut_depth: 5 in 3 ..= 99;
    /// ProbCut: centipawns above beta.
    probcut_margin: 180 in 50 ..= 500;
    /// SEE pruning: largest depth.
    see_depth: 10 in 0 ..= 20;
    /// SEE pruning: tolerated loss of a quiet step, in centipawns per ply squared.
    see_quiet: 25 in 5 ..= 100;
    /// Late move reduction: smallest depth.
    reduction_depth: 3 in 2 ..= 6;
    /// Late move reduction: constant part, hundredths of a ply.
    reduction_base: 60 in 0 ..= 200;
    /// Late move reduction: divisor of ln(depth) * ln(number), hundredths.
    reduction_divisor: 190 in 100 ..= 500;
    /// Late move reduction: history score that changes the reduction by one ply.
    reduction_history: 10000 in 2000 ..= 30000;
    /// Late move reduction: largest effect of history, hundredths of a ply.
    reduction_history_most: 250 in 0 ..= 600;
    /// Late move reduction: additional hundredths of a ply in nodes that are expected to fail high; 0 = off.
    reduction_cut: 100 in 0 ..= 200;
    /// Late move reduction: hundredths of a ply subtracted in nodes that were once in a principal variation; 0 = off.
    reduction_once_pv: 100 in 0 ..= 200;
    /// Internal iterative reduction, by one ply, if the table has no move: smallest depth; 99 = practically off.
    internal_depth: 4 in 2 ..= 99;
    /// Reduction of the remaining moves by one ply once alpha has risen: smallest depth.
    raised_from: 3 in 2 ..= 12;
    /// Reduction of the remaining moves by one ply once alpha has risen: largest depth.
    raised_depth: 24 in 0 ..= 40;
    /// Singular extension: smallest depth.
    singular_depth: 5 in 4 ..= 99;
    /// Singular extension: centipawns per ply below the stored score.
    singular_margin: 2 in 1 ..= 10;
    /// Singular extension: additional centipawns for a second ply; 1000 = off.
    singular_double: 25 in 0 ..= 1000;
    /// Singular extension: reduction in plies if the stored move is not singular, but scores at least beta; 0 = off.
    singular_negative: 1 in 0 ..= 3;
    /// Multi-cut: a node fails high if another move reaches beta too; 0 = off.
    multi_cut: 1 in 0 ..= 1;
    /// Weight of capture history in the ordering of captures, percent; 0 = off.
    capture_history: 50 in 0 ..= 200;
    /// Weight of correction history in the static evaluation, percent; 0 = off.
    correction: 100 in 0 ..= 200;
    /// Weight of correction history in the static evaluation in quiescence search, percent; 0 = off.
    quiet_correction: 100 in 0 ..= 200;
    /// Quiescence search stores stand-pat cutoffs of positions that the table does not contain; 0 = off.
    stand_pat_kept: 0 in 0 ..= 1;
}

#[cfg(test)]
mod tests {
    use super::{ParamError, Params};

    #[test]
    fn defaults_lie_in_their_ranges_and_names_are_settable() {
        let mut params = Params::default();
        for row in Params::ROWS {
            assert!((row.min..=row.max).contains(&row.default), "{row:?}");
            assert_eq!(params.set(row.name, row.max), Ok(()));
        }
        assert_ne!(params, Params::default());
    }

    #[test]
    fn wrong_names_and_values_change_nothing() {
        let mut params = Params::default();
        assert_eq!(
            params.set("nul_depth", 3),
            Err(ParamError::UnknownName("nul_depth".into()))
        );
        assert!(matches!(
            params.set("null_depth", 99),
            Err(ParamError::OutOfRange(_, 99))
        ));
        assert_eq!(params, Params::default());
    }
}
