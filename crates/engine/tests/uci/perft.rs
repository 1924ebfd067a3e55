//! Tests of `go perft`: node counts and stopping.

use crate::gui::Gui;

#[test]
fn a_long_perft_can_be_stopped() {
    let gui = Gui::start();
    gui.say("go perft 12");
    gui.say("isready");
    gui.until("readyok");
    gui.say("stop");
    gui.until("info string error stopped");
    gui.say("go perft 1");
    gui.until("Nodes searched: 32");
    gui.say("go perft 12");
    gui.say("quit");
    gui.finish();
}

#[test]
fn perft_counts_as_the_rules_say() {
    let gui = Gui::start();
    for (variant, nodes) in [("janggi", 33_000), ("janggimodern", 33_316)] {
        gui.say(&format!("setoption name UCI_Variant value {variant}"));
        gui.say("go perft 3");
        let lines = gui.until("Nodes searched");
        assert_eq!(
            lines.last().map(String::as_str),
            Some(format!("Nodes searched: {nodes}").as_str()),
            "{variant}"
        );
        assert_eq!(
            lines
                .iter()
                .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
                .count(),
            32
        );
    }
    assert!(gui.finish().is_empty());
}
