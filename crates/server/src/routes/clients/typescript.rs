//! Generates the JavaScript client's types and methods, in TypeScript.

use super::message::{Definition, Field, Type};
use super::method::{Method, Parameter, Place, Reply};
use super::names::{Part, camel};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

const HEAD: &str = "// Written by `cargo xtask generate` from the endpoints of crates/server. Do not edit.\n";

fn written(of: &Type) -> String {
    match of {
        Type::Text => "string".into(),
        Type::Integer | Type::Number => "number".into(),
        Type::Bool => "boolean".into(),
        Type::Null => "null".into(),
        Type::Any => "unknown".into(),
        Type::Constant(text) => format!("\"{text}\""),
        Type::Named(name) => name.clone(),
        Type::List(of) => match **of {
            Type::OneOf(_) => format!("({})[]", written(of)),
            _ => format!("{}[]", written(of)),
        },
        Type::Map(of) => format!("Record<string, {}>", written(of)),
        Type::OneOf(types) => types.iter().map(written).collect::<Vec<_>>().join(" | "),
    }
}

/// Returns a line with a doc comment, or an empty string if there is no text.
fn comment(indent: &str, says: &str) -> String {
    match says {
        "" => String::new(),
        says => format!("{indent}/** {says} */\n"),
    }
}

/// Returns the module with the types.
pub(super) fn types(definitions: &BTreeMap<String, Definition>) -> String {
    let mut text = HEAD.to_owned();
    for (name, definition) in definitions {
        match definition {
            Definition::Object { says, fields } => {
                let _ = write!(text, "\n{}export interface {name} {{\n", comment("", says));
                for field in fields {
                    text += &declared(field);
                }
                text += "}\n";
            }
            Definition::Alias { says, of } => {
                let _ = write!(text, "\n{}export type {name} = {};\n", comment("", says), written(of));
            }
        }
    }
    text
}

fn declared(field: &Field) -> String {
    let mark = if field.required { "" } else { "?" };
    format!(
        "{}  {}{mark}: {};\n",
        comment("  ", &field.says),
        field.name,
        written(&field.is)
    )
}

/// Adds the named types in a type to `names`.
fn names_in(of: &Type, names: &mut BTreeSet<String>) {
    match of {
        Type::Named(name) => {
            names.insert(name.clone());
        }
        Type::List(of) | Type::Map(of) => names_in(of, names),
        Type::OneOf(types) => types.iter().for_each(|of| names_in(of, names)),
        _ => {}
    }
}

/// Returns the module with the methods.
pub(super) fn methods(methods: &[Method]) -> String {
    let mut names = BTreeSet::new();
    for method in methods {
        if let Reply::Json(of) | Reply::Lines { of, .. } = &method.reply {
            names_in(of, &mut names);
        }
    }
    let names: Vec<_> = names.into_iter().map(|name| format!("  {name},\n")).collect();
    let mut text = format!(
        "{HEAD}import type {{ Live, Sender, Stopping }} from \"./sender.js\";\nimport type {{\n{}}} from \"./types.gen.js\";\n",
        names.concat()
    );
    for part in Part::ALL {
        let _ = write!(text, "\n/** {} */\nexport class {} {{\n", part.says(), part.class());
        if part == Part::Whole {
            for (field, class) in Part::ALL.iter().filter_map(|part| Some((part.field()?, part.class()))) {
                let _ = writeln!(text, "  readonly {field}: {class};");
            }
        }
        text += "  readonly #sender: Sender;\n\n  constructor(sender: Sender) {\n    this.#sender = sender;\n";
        if part == Part::Whole {
            for (field, class) in Part::ALL.iter().filter_map(|part| Some((part.field()?, part.class()))) {
                let _ = writeln!(text, "    this.{field} = new {class}(sender);");
            }
        }
        text += "  }\n";
        for method in methods.iter().filter(|method| method.part == part) {
            text += &one(method);
        }
        text += "}\n";
    }
    text
}

fn one(method: &Method) -> String {
    let (required, optional): (Vec<_>, Vec<_>) = method.parameters.iter().partition(|parameter| parameter.required);
    let mut parameters = Vec::new();
    if method.has_text {
        parameters.push("text: string".to_owned());
    }
    parameters.extend(
        required
            .iter()
            .map(|parameter| format!("{}: {}", camel(&parameter.name), written(&parameter.is))),
    );
    let stopping = match method.reply {
        Reply::Lines { is_live: true, .. } => "Live",
        Reply::Lines { is_live: false, .. } | Reply::LongFile(_) | Reply::Json(_) | Reply::File(_) => "Stopping",
    };
    let fields: Vec<_> = optional.iter().map(|parameter| option(parameter)).collect();
    parameters.push(match fields.is_empty() {
        true => format!("options: {stopping} = {{}}"),
        false => format!("options: {{\n{}  }} & {stopping} = {{}}", fields.concat()),
    });
    let returned = match &method.reply {
        Reply::Json(of) => format!("Promise<{}>", written(of)),
        Reply::File(_) => "Promise<string>".into(),
        Reply::Lines { of, .. } => format!("AsyncGenerator<{}, void, undefined>", written(of)),
        Reply::LongFile(_) => "AsyncGenerator<string, void, undefined>".into(),
    };
    let function = match method.reply {
        Reply::Json(_) => "json",
        Reply::File(_) => "file",
        Reply::Lines { is_live: true, .. } => "live",
        Reply::Lines { is_live: false, .. } => "lines",
        Reply::LongFile(_) => "parts",
    };
    let about: Vec<_> = required
        .iter()
        .filter(|parameter| !parameter.says.is_empty())
        .map(|parameter| format!("   * @param {} {}\n", camel(&parameter.name), parameter.says))
        .collect();
    let docs = match about.is_empty() {
        true => format!("  /** {} */\n", method.says),
        false => format!("  /**\n   * {}\n{}   */\n", method.says, about.concat()),
    };
    format!(
        "\n{docs}  {}({}): {returned} {{\n    return this.#sender.{function}({});\n  }}\n",
        camel(&method.name),
        parameters.join(", "),
        sent(method),
    )
}

fn option(parameter: &Parameter) -> String {
    format!(
        "{}    {}?: {} | undefined;\n",
        comment("    ", &parameter.says),
        camel(&parameter.name),
        written(&parameter.is)
    )
}

/// Returns the arguments of the function that sends the request.
fn sent(method: &Method) -> String {
    let mut request = Vec::new();
    for place in Place::ALL {
        let here = method.parameters.iter().filter(|parameter| parameter.place == place);
        let entries: Vec<_> = here
            .map(|parameter| {
                let name = camel(&parameter.name);
                let value = if parameter.required {
                    name.clone()
                } else {
                    format!("options.{name}")
                };
                let key = match parameter.name == name {
                    true => name,
                    false => format!("\"{}\"", parameter.name),
                };
                match key == value {
                    true => key,
                    false => format!("{key}: {value}"),
                }
            })
            .collect();
        let name = match place {
            Place::Path => "path",
            Place::Query => "query",
            Place::Body => "fields",
        };
        if !entries.is_empty() {
            request.push(format!("{name}: {{ {} }}", entries.join(", ")));
        }
    }
    if method.has_text {
        request.push("text".into());
    }
    if let Reply::File(media) | Reply::LongFile(media) = &method.reply {
        request.push(format!("accept: \"{media}\""));
    }
    let request = match request.is_empty() {
        true => "{}".to_owned(),
        false => format!("{{ {} }}", request.join(", ")),
    };
    format!("\"{} {}\", {request}, options", method.verb, method.path)
}
