//! The introduction of another engine: its answer to `uci`, which contains a list of its options. This module must not
//! start engines.

use crate::uci::options::variant_of;
use janggi::{Preset, Rules};

/// Returns whether an introduction lists a `combo` option of this name with this value.
#[must_use]
pub fn offers(introduction: &[String], name: &str, value: &str) -> bool {
    introduction.iter().any(|line| {
        line.starts_with(&format!("option name {name} type combo"))
            && line.split(" var ").skip(1).any(|var| var.trim() == value)
    })
}

/// Returns the name and value of the option that selects a rule set in the engine that sent this introduction. Returns
/// `None` if the engine does not support the rule set.
#[must_use]
pub fn rules_option(rules: &Rules, introduction: &[String]) -> Option<(&'static str, String)> {
    let newest = Preset::ALL.into_iter().find(|preset| preset.rules() == *rules);
    let id = newest.map_or(Preset::ALL[0].id(), Preset::id);
    // An engine that offers our presets is assumed to support their revisions, and rule sets as JSON, too.
    if offers(introduction, "Rules", id) {
        return Some((
            "Rules",
            newest.map_or_else(|| name_of(rules), |preset| preset.id().to_owned()),
        ));
    }
    newest
        .and_then(variant_of)
        .filter(|variant| offers(introduction, "UCI_Variant", variant))
        .map(|variant| ("UCI_Variant", variant.to_owned()))
}

/// Returns the value of the option `Rules` for a rule set: the id and revision of a preset, or JSON.
#[must_use]
pub fn name_of(rules: &Rules) -> String {
    let mut revisions = Preset::ALL.into_iter().flat_map(Preset::revisions);
    let id = revisions.find(|(_, of_id)| of_id == rules).map(|(id, _)| id);
    id.unwrap_or_else(|| rules.to_value().to_string())
}

#[cfg(test)]
mod tests {
    use super::rules_option;
    use janggi::{Preset, Rules};

    #[test]
    fn rule_sets_are_told_by_the_option_the_engine_has() {
        let ours = ["option name Rules type combo default pychess var pychess var kakao".to_owned()];
        let theirs =
            ["option name UCI_Variant type combo default chess var chess var janggi var janggimodern".to_owned()];
        let told = |rules: &Rules, introduction: &[String]| {
            rules_option(rules, introduction).map(|(name, value)| format!("{name}={value}"))
        };
        let newest = |preset: Preset, introduction: &[String]| told(&preset.rules(), introduction);
        assert_eq!(newest(Preset::Kakao, &ours).as_deref(), Some("Rules=kakao"));
        assert_eq!(newest(Preset::Pychess, &theirs).as_deref(), Some("UCI_Variant=janggi"));
        assert_eq!(
            newest(Preset::FsfModern, &theirs).as_deref(),
            Some("UCI_Variant=janggimodern")
        );
        assert_eq!(newest(Preset::FsfCasual, &theirs), None, "not among its variants");
        assert_eq!(newest(Preset::Kakao, &theirs), None, "it does not know these rules");
        // The other engine supports neither earlier revisions nor custom rules.
        let earlier = Preset::rules_of("casual@1").expect("a revision");
        assert_eq!(told(&earlier, &ours).as_deref(), Some("Rules=casual@1"));
        assert_eq!(told(&earlier, &theirs), None);
        let own =
            Rules::from_json(r#"{"schema":1,"base":"kakao@1","set":{"limit.total_plies.n":300}}"#).expect("rules");
        let told_own = told(&own, &ours).expect("it is told");
        assert_eq!(
            told_own.strip_prefix("Rules=").map(Rules::from_json),
            Some(Ok(own.clone()))
        );
        assert_eq!(told(&own, &theirs), None);
    }
}
