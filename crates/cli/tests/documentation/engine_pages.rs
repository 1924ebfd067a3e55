//! Tests that the pages about the engine match the engine's code and recorded data.

use super::tree::read;

#[test]
fn the_page_on_uci_lists_every_option() {
    let page = read("docs/reference/uci.md");
    let described = engine::uci::options::Options::default().describe();
    for line in described.lines() {
        let name = line.trim_start_matches("option name ").split(" type ").next();
        let name = name.expect("a name");
        assert!(
            page.contains(&format!("| `{name}` |")),
            "{name} is not in docs/reference/uci.md"
        );
    }
}

#[test]
fn the_page_on_levels_is_what_the_record_says() {
    let record = lab::levels::results::LevelResults::read(lab::levels::results::RECORDED).expect("a record");
    let page = record.document().expect("all levels have met");
    assert!(
        read("docs/engine/levels.md") == page,
        "run `janggun-lab levels --write` or take its page"
    );
}

/// Returns whether a name is a search parameter, such as `null_depth`.
fn is_parameter(name: &str) -> bool {
    engine::search::params::Params::row(name).is_some()
}

#[test]
fn the_parameters_that_the_page_on_tools_tunes_and_screens_exist() {
    let page = read("docs/engine/tools.md");
    let commands = page.lines().filter_map(|line| {
        let words = line.strip_prefix("janggun-lab tune ");
        words.or_else(|| line.strip_prefix("janggun-lab screen "))
    });
    let mut checked = 0;
    for word in commands.flat_map(|words| {
        words
            .split_whitespace()
            .take_while(|word| !word.starts_with(['-', '#']))
    }) {
        let name = word.split('=').next().unwrap_or_default();
        assert!(is_parameter(name), "docs/engine/tools.md: {word}");
        checked += 1;
    }
    assert!(checked >= 4, "only {checked} parameters found");
}

#[test]
fn the_page_on_openings_has_the_figures_of_the_data_file() {
    let data = read("web/src/features/openings/openings.json");
    let statistics = lab::openings::file::Statistics::read(&data).expect("a file of statistics");
    assert!(
        statistics.text() == data,
        "the shares are not those of the counts: run `janggun-lab openings count --write`"
    );
    let page = read("docs/engine/openings.md");
    assert!(
        page.contains(&format!("writes them -->\n\n{}\n<!-- end", statistics.figures())),
        "run `janggun-lab openings count --write`"
    );
}
