//! Tests that the sizes and constants in `docs/engine/nnue.md` agree with the code.

use janggun_engine::nnue::features::{BUCKETS, INPUTS, PLANES};
use janggun_engine::nnue::format::{FILE, FILE_WITHOUT_RULES, FT_MAX, HEADER, HIDDEN, OUT_MAX, OUTPUTS, QA, QB, SCALE};
use janggun_engine::nnue::rule_class::RULE_INPUTS;

/// Formats a number with commas as thousands separators.
fn number(value: usize) -> String {
    let digits = value.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| core::str::from_utf8(group).expect("digits"))
        .collect();
    groups.join(",")
}

#[test]
fn the_page_says_the_sizes_of_the_code() {
    let page = include_str!("../../../docs/engine/nnue.md");
    let weights = HEADER + 2 * HIDDEN;
    let rules = weights + 2 * HIDDEN * INPUTS;
    let inputs = number(INPUTS);
    for sentence in [
        format!("{BUCKETS} × {PLANES} = {inputs} inputs"),
        format!(
            "{} bytes in version 2, {} bytes in version 1",
            number(FILE),
            number(FILE_WITHOUT_RULES)
        ),
        format!(
            "inputs {inputs} (version 1) or {}; sums {HIDDEN}; outputs {OUTPUTS}",
            number(INPUTS + RULE_INPUTS)
        ),
        format!("| {HEADER} | i16 × {HIDDEN} |"),
        format!("| {weights} | i16 × {inputs} × {HIDDEN} |"),
        format!("| {} | i16 × {RULE_INPUTS} × {HIDDEN} |", number(rules)),
        format!("| then | i32 × {OUTPUTS} |"),
        format!("| then | i16 × {OUTPUTS} × {} |", 2 * HIDDEN),
        format!("none beyond ±{} |", number(FT_MAX as usize)),
        format!("none beyond ±{OUT_MAX} |"),
        format!("value = (sum / {QA} + bias) · {SCALE} / ({QA} · {QB})"),
    ] {
        assert!(page.contains(&sentence), "docs/engine/nnue.md does not say: {sentence}");
    }
}
