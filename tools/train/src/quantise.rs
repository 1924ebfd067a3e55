//! Conversion between the trainer's network and the engine's, with rounding (quantisation) of the weights.
//!
//! Also contains a reference evaluation in plain integer arithmetic. The engine defines the file format.

use crate::failure::Failure;
use crate::features::{BIAS, Input, Inputs};
use crate::model::{Model, OutputBias};
use crate::tile::{Kept, OUTPUT, RULE, Row, WEIGHTS, WIDTH};
use engine::nnue::RuleClass;
use engine::nnue::format::{FT_MAX, HIDDEN, Net, OUT_MAX, QA, QB, SCALE};
use engine::nnue::rule_class::RULE_INPUTS;

/// Converts a weight to units of 1 / `one`, rounded. Fails if the absolute value exceeds `most`.
fn round(value: f32, one: i32, most: i16, name: &str) -> Result<i16, Failure> {
    let rounded = (value * one as f32).round();
    if rounded.abs() <= f32::from(most) {
        Ok(rounded as i16)
    } else {
        Err(Failure::new(
            "out_of_range",
            format!("{name} of {value} is beyond {most}/{one}"),
        ))
    }
}

/// Converts a trained network to the engine's form.
///
/// # Errors
/// If the number of columns is not [`HIDDEN`], a weight is not finite or out of range, or the sum of an output could
/// overflow an `i32`.
pub(crate) fn pack(model: &Model, inputs: Inputs) -> Result<Net, Failure> {
    if model.hidden() != HIDDEN {
        return Err(Failure::new(
            "shape",
            format!("{} columns, the engine is built for {HIDDEN}", model.hidden()),
        ));
    }
    let mut net = Net::zero();
    let mut rules = Box::new([[0; HIDDEN]; RULE_INPUTS]);
    for (number, tile) in model.tiles.iter().enumerate() {
        let first = number * WIDTH;
        if !tile.kept.values.as_flattened().iter().all(|value| value.is_finite()) {
            return Err(Failure::new("out_of_range", "a weight is no number"));
        }
        for (row, parts) in tile.first_layer().iter().enumerate() {
            net.ft_weights[row * HIDDEN + first..][..WIDTH].copy_from_slice(parts);
        }
        for (column, &value) in tile.kept.values[BIAS].iter().enumerate() {
            net.ft_bias[first + column] = round(value, QA, FT_MAX, "a bias")?;
        }
        for (row, values) in rules.iter_mut().zip(&tile.kept.values[RULE..]) {
            for (column, &value) in values.iter().enumerate() {
                row[first + column] = round(value, QA, FT_MAX, "a weight of the rule set")?;
            }
        }
        for (number, values) in tile.output_weights().iter().enumerate() {
            for (column, &value) in values.iter().enumerate() {
                let at = number % 2 * HIDDEN + first + column;
                net.out_weights[number / 2][at] = round(value, QB, OUT_MAX, "an output weight")?;
            }
        }
    }
    for (bias, value) in net.out_bias.iter_mut().zip(model.bias.values) {
        *bias = (value * (QA * QB) as f32).round() as i32;
    }
    net.rule_weights = match inputs {
        Inputs::Plain => None,
        Inputs::Rules => Some(rules),
    };
    check_sums(&net)?;
    Ok(net)
}

/// Checks that the sum of an output cannot overflow an `i32` in any position.
fn check_sums(net: &Net) -> Result<(), Failure> {
    let square = i64::from(QA * QA);
    for (output, weights) in net.out_weights.iter().enumerate() {
        for sign in [1, -1] {
            let sum: i64 = weights.iter().map(|&weight| (i64::from(weight) * sign).max(0)).sum();
            if sum * square > i64::from(i32::MAX) {
                return Err(Failure::new(
                    "overflow",
                    format!("the weights of output {output} can add up to {}", sum * square * sign),
                ));
            }
        }
    }
    Ok(())
}

/// Converts a network file to a network for further training, with zeros for the factoriser and the optimiser state.
/// Also returns its inputs.
///
/// # Errors
/// If the bytes are not a valid network file.
pub(crate) fn unpack(bytes: &[u8]) -> Result<(Model, Inputs), Failure> {
    let net = Net::read(bytes).map_err(|error| Failure::new("bad_net", error))?;
    let kept = (0..HIDDEN / WIDTH).map(|tile| {
        let first = tile * WIDTH;
        let mut values = vec![[0.0; WIDTH]; WEIGHTS];
        let mut fill = |row: usize, from: &[i16], one: i32| {
            for (value, &weight) in values[row].iter_mut().zip(&from[first..]) {
                *value = f32::from(weight) / one as f32;
            }
        };
        for (row, weights) in net.ft_weights.chunks_exact(HIDDEN).enumerate() {
            fill(row, weights, QA);
        }
        fill(BIAS, &net.ft_bias, QA);
        for (row, weights) in (RULE..).zip(net.rule_weights.iter().flat_map(|rows| rows.iter())) {
            fill(row, weights, QA);
        }
        for (output, weights) in net.out_weights.iter().enumerate() {
            fill(OUTPUT + 2 * output, &weights[..HIDDEN], QB);
            fill(OUTPUT + 2 * output + 1, &weights[HIDDEN..], QB);
        }
        let zero: Vec<Row> = vec![[0.0; WIDTH]; WEIGHTS];
        Kept {
            values,
            first: zero.clone(),
            second: zero,
        }
    });
    let mut bias = OutputBias::default();
    for (value, bias) in bias.values.iter_mut().zip(net.out_bias) {
        *value = bias as f32 / (QA * QB) as f32;
    }
    let inputs = match net.rule_weights {
        None => Inputs::Plain,
        Some(_) => Inputs::Rules,
    };
    Ok((Model::new(kept, bias), inputs))
}

/// Evaluates a position in centipawns for the side to move. This is the reference for all kernels of the engine.
pub(crate) fn evaluate(net: &Net, input: &Input) -> i32 {
    let output = usize::from(input.output);
    let mut sum = 0_i32;
    for (perspective, weights) in net.out_weights[output].chunks_exact(HIDDEN).enumerate() {
        let mut sums = [0; HIDDEN];
        let mut add = |row: &[i16]| {
            for (sum, &weight) in sums.iter_mut().zip(row) {
                *sum += i32::from(weight);
            }
        };
        for row in input.rows(perspective).iter().map(|&row| usize::from(row)) {
            match row.checked_sub(BIAS) {
                None => add(&net.ft_weights[row * HIDDEN..][..HIDDEN]),
                Some(index) => {
                    let class = RuleClass::from_index(index as u8).unwrap_or_default();
                    add(&net.ft_bias);
                    for rule in net.rule_weights.iter() {
                        class.inputs().into_iter().for_each(|input| add(&rule[input]));
                    }
                }
            }
        }
        for (value, &weight) in sums.iter().zip(weights) {
            let cut = (*value).clamp(0, QA);
            sum = sum.wrapping_add(cut * cut * i32::from(weight));
        }
    }
    let value = i64::from(sum / QA) + i64::from(net.out_bias[output]);
    (value * i64::from(SCALE) / i64::from(QA * QB)) as i32
}

#[cfg(test)]
mod tests {
    use super::{check_sums, pack, unpack};
    use crate::features::{BIAS, Inputs};
    use crate::model::Model;
    use crate::tile::RULE;
    use engine::nnue::RuleClass;
    use engine::nnue::format::{HIDDEN, Net, OUT_MAX};
    use engine::nnue::rule_class::RULE_INPUTS;

    #[test]
    fn a_network_comes_back_from_its_file() {
        let mut model = Model::random(3, HIDDEN);
        for inputs in [Inputs::Plain, Inputs::Rules] {
            let net = pack(&model, inputs).expect("fresh weights are small");
            let bytes = net.write().expect("in range");
            let (back, told) = unpack(&bytes).expect("a network");
            assert_eq!(told, inputs);
            assert_eq!(pack(&back, inputs).expect("the same"), net);
            model.tiles[0].nudge(RULE + 3, 5, 0.1);
        }
    }

    /// If the bias and the rule rows are at their limits, their sums must still be within the range of the file.
    #[test]
    fn the_largest_biases_can_be_written() {
        let mut model = Model::random(3, HIDDEN);
        for row in (RULE..RULE + RULE_INPUTS).chain([BIAS]) {
            model.tiles[0].nudge(row, 0, 9.0);
            model.tiles[0].nudge(row, 1, -9.0);
        }
        let net = pack(&model, Inputs::Rules).expect("in range");
        assert!(net.write().is_ok());
        assert!(RuleClass::all().all(|class| net.bias(class)[0] > 1_000));
    }

    #[test]
    fn what_could_overflow_is_refused() {
        let mut model = Model::random(3, HIDDEN);
        model.tiles[0].nudge(crate::tile::OUTPUT, 0, f32::NAN);
        assert_eq!(pack(&model, Inputs::Plain).expect_err("no number").code, "out_of_range");
        let mut model = Model::random(3, HIDDEN);
        model.tiles[0].nudge(5, 0, f32::NAN);
        assert_eq!(pack(&model, Inputs::Plain).expect_err("no number").code, "out_of_range");
        let mut net = Net::zero();
        net.out_weights[3].fill(-OUT_MAX);
        assert_eq!(check_sums(&net).expect_err("too large").code, "overflow");
    }
}
