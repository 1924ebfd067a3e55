//! Labels such as `Firefox, Linux`, from the `User-Agent` header, that help users recognise their devices.

use axum::http::{HeaderMap, header};

/// Parts of the header and the browsers that they identify. The first match counts, because most headers also name
/// other browsers.
const PROGRAMS: [(&str, &str); 9] = [
    ("Whale/", "Whale"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// Returns a label such as `Firefox, Linux`; empty if neither part is recognised.
pub(super) fn client_label(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let agent = agent.unwrap_or_default();
    let known = |names: &[(&str, &'static str)]| {
        let found = names.iter().find(|(part, _)| agent.contains(part));
        found.map(|(_, name)| *name)
    };
    let parts = [known(&PROGRAMS), known(&SYSTEMS)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::client_label;
    use axum::http::{HeaderMap, HeaderValue, header};

    #[test]
    fn browsers_and_systems_are_known_and_nothing_else_is_kept() {
        let label = |agent: &'static str| {
            let pair = (header::USER_AGENT, HeaderValue::from_static(agent));
            client_label(&HeaderMap::from_iter([pair]))
        };
        assert_eq!(
            label("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox, Linux"
        );
        let phone = "Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36";
        assert_eq!(label(phone), "Samsung Internet, Android");
        assert_eq!(label("<script>alert(1)</script>"), "");
        assert_eq!(client_label(&HeaderMap::new()), "");
    }
}
