//! Generates the reference page of the endpoints. `cargo xtask generate` runs the test that writes it.

use super::groups;
use crate::endpoint::{Content, EVERYWHERE, OF_BODIES, Operation, RequestBody, Who, query_fields};
use crate::generated::compare;
use wire::Code;

const ABOUT: &str = "<!-- Written by `cargo xtask generate` from the endpoints of crates/server. Do not edit. -->\n\
    # Endpoints\n\n\
    Every HTTP endpoint of a server. `GET /api/openapi.json` returns the same as an OpenAPI 3.1 document with the schemas of all \
    messages; [protocol.md](protocol.md) explains them with examples, and `web/src/wire.gen.ts` has them as TypeScript.\n\n\
    The session of a player is the cookie `janggun_guest`. A request with a cookie has to carry an `Origin` header with the \
    address of the server. Programs send an access token instead ([api.md](api.md)).\n\n";

/// Returns the page in Markdown.
fn page() -> String {
    let codes = list(EVERYWHERE.iter().map(|code| code.text()));
    let of_bodies = list(OF_BODIES.iter().map(|code| code.text()));
    let mut page =
        format!("{ABOUT}Any request may be refused with {codes}, and one with a body also with {of_bodies}.\n");
    for group in groups() {
        page += &format!("\n## {}\n", group.title);
        for endpoint in group.endpoints {
            page += &section(&endpoint.operation);
        }
    }
    page
}

fn section(operation: &Operation) -> String {
    let mut section = format!(
        "\n### `{} {}`\n\n{}\n\n- For: {}\n",
        operation.method,
        operation.path,
        operation.does,
        served(operation)
    );
    for (name, value) in &operation.path_values {
        section += &format!("- `{name}`: {}\n", value.says());
    }
    for field in operation.query.map(query_fields).unwrap_or_default() {
        let optional = if field.required { "" } else { ", optional" };
        section += &format!("- `?{}=`{optional}: {}\n", field.name, field.says);
    }
    if let Some(body) = operation.body {
        section += &match body {
            RequestBody::Json(message) => format!("- Body: `{}`\n", (message.name)()),
            RequestBody::Fields(message) => format!("- Body, as JSON or a form: `{}`\n", (message.name)()),
            RequestBody::Text => "- Body: text\n".into(),
        };
    }
    let answers = operation.answers.iter().map(|answer| match answer.content {
        Content::Nothing => answer.status.to_string(),
        Content::AnyJson => format!("{} with JSON", answer.status),
        Content::Json(message) => format!("{} with `{}`", answer.status, (message.name)()),
        Content::Lines(message) => format!("{} with lines of `{}`", answer.status, (message.name)()),
        Content::File(media) => format!("{} with {}", answer.status, list(media.iter().copied())),
    });
    section += &format!("- Answer: {}\n", answers.collect::<Vec<_>>().join("; "));
    let implied = |code: &Code| EVERYWHERE.contains(code) || OF_BODIES.contains(code);
    let codes = operation.codes.iter().filter(|code| !implied(code));
    let codes: Vec<_> = codes.copied().map(Code::text).collect();
    if !codes.is_empty() {
        section += &format!("- Refused with: {}\n", list(codes));
    }
    section
}

fn served(operation: &Operation) -> String {
    let served = match operation.who {
        Who::Everyone => "everyone",
        Who::Visitors => "everyone; the session counts if there is one",
        Who::Players => "players with a session, guests too",
        Who::Members => "players with an account",
        Who::Programs => match operation.scopes {
            Some(scopes @ [_, ..]) => {
                let scopes: Vec<_> = scopes.iter().map(|scope| format!("`{}`", scope.code())).collect();
                return format!("programs with an access token for {}", scopes.join(" or "));
            }
            _ => "programs with an access token",
        },
        Who::Workers => "worker processes of this server",
    };
    served.to_owned()
}

fn list<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<_> = words.into_iter().map(|word| format!("`{word}`")).collect();
    words.join(", ")
}

#[test]
fn page_of_endpoints_is_up_to_date() {
    compare("docs/reference/endpoints.md", &page());
}
