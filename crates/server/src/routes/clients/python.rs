//! Generates the Python client's types and methods.

use super::message::{Definition, Field, Type};
use super::method::{Method, Parameter, Place, Reply};
use super::names::{Part, snake};
use std::collections::BTreeMap;
use std::fmt::Write;

const HEAD: &str = "Written by `cargo xtask generate` from the endpoints of crates/server. Do not edit.";

const WIDTH: usize = 120;

/// Common Python keywords. A class cannot declare a field with such a name.
const KEYWORDS: [&str; 8] = ["as", "class", "def", "for", "from", "in", "is", "not"];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Waiting {
    Blocking,
    Async,
}

impl Waiting {
    /// Returns the name of the module with the methods.
    pub(super) const fn module(self) -> &'static str {
        match self {
            Self::Blocking => "_methods",
            Self::Async => "_async_methods",
        }
    }

    /// Returns the prefix of class names.
    const fn prefix(self) -> &'static str {
        match self {
            Self::Blocking => "",
            Self::Async => "Async",
        }
    }
}

fn written(of: &Type) -> String {
    match of {
        Type::Text => "str".into(),
        Type::Integer => "int".into(),
        Type::Number => "float".into(),
        Type::Bool => "bool".into(),
        Type::Null => "None".into(),
        Type::Any => "Any".into(),
        Type::Constant(text) => format!("Literal[\"{text}\"]"),
        Type::Named(name) => name.clone(),
        Type::List(of) => format!("list[{}]", written(of)),
        Type::Map(of) => format!("dict[str, {}]", written(of)),
        Type::OneOf(types) => types.iter().map(written).collect::<Vec<_>>().join(" | "),
    }
}

/// Returns the module with the types.
pub(super) fn types(definitions: &BTreeMap<String, Definition>) -> String {
    let mut text = format!(
        "\"\"\"Messages of the API as types. A field with `NotRequired` may be absent.\n\n{HEAD}\n\"\"\"\n\n\
         from __future__ import annotations\n\n\
         from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union\n\n\
         if TYPE_CHECKING:\n    from typing_extensions import NotRequired, TypeAlias\n"
    );
    for (name, definition) in definitions {
        if let Definition::Object { says, fields } = definition {
            text += &object(name, says, fields);
        }
    }
    // Python evaluates aliases, so each one must come after those to which it refers.
    let aliases = definitions.iter().filter_map(|(name, definition)| match definition {
        Definition::Alias { says, of } => Some((name, says, of)),
        Definition::Object { .. } => None,
    });
    let mut waiting: Vec<_> = aliases.collect();
    while !waiting.is_empty() {
        let names: Vec<&String> = waiting.iter().map(|(name, ..)| *name).collect();
        let refers = |of: &Type| match of {
            Type::OneOf(types) => types
                .iter()
                .any(|of| matches!(of, Type::Named(name) if names.contains(&name))),
            _ => false,
        };
        let (later, now): (Vec<_>, Vec<_>) = waiting.iter().partition(|(.., of)| refers(of));
        assert!(!now.is_empty(), "aliases do not refer to each other");
        for (name, says, of) in now {
            text += &format!("\n{name}: TypeAlias = {}\n\"\"\"{says}\"\"\"\n", alias(of));
        }
        waiting = later;
    }
    let names: Vec<_> = definitions.keys().map(|name| format!("    \"{name}\",\n")).collect();
    text + &format!("\n__all__ = [\n{}]\n", names.concat())
}

fn alias(of: &Type) -> String {
    let Type::OneOf(types) = of else {
        return written(of);
    };
    if types.iter().all(|of| matches!(of, Type::Constant(_))) {
        let texts = types.iter().map(|of| match of {
            Type::Constant(text) => format!("\"{text}\""),
            _ => unreachable!("only constants"),
        });
        return format!("Literal[{}]", texts.collect::<Vec<_>>().join(", "));
    }
    let types: Vec<_> = types.iter().map(|of| format!("    {},\n", written(of))).collect();
    format!("Union[\n{}]", types.concat())
}

fn object(name: &str, says: &str, fields: &[Field]) -> String {
    let is = |field: &Field| match field.required {
        true => written(&field.is),
        false => format!("NotRequired[{}]", written(&field.is)),
    };
    if fields.iter().any(|field| KEYWORDS.contains(&field.name.as_str())) {
        let entries: Vec<_> = fields
            .iter()
            .map(|field| format!("        \"{}\": \"{}\",\n", field.name, is(field)))
            .collect();
        return format!(
            "\n\n{name} = TypedDict(\n    \"{name}\",\n    {{\n{}    }},\n)\n\"\"\"{says}\"\"\"\n",
            entries.concat()
        );
    }
    let mut text = format!("\n\nclass {name}(TypedDict):\n");
    if !says.is_empty() {
        let _ = writeln!(text, "    \"\"\"{says}\"\"\"\n");
    }
    for field in fields {
        let _ = writeln!(text, "    {}: {}", field.name, is(field));
        if !field.says.is_empty() {
            let _ = writeln!(text, "    \"\"\"{}\"\"\"", field.says);
        }
    }
    text
}

/// Returns the module with the methods.
pub(super) fn methods(methods: &[Method], waiting: Waiting) -> String {
    let (about, sender, iterator) = match waiting {
        Waiting::Blocking => ("A method for each endpoint.", "Sender", "Stream"),
        Waiting::Async => (
            "A method for each endpoint, asynchronous.",
            "AsyncSender",
            "AsyncStream",
        ),
    };
    let module = match waiting {
        Waiting::Blocking => "_sender",
        Waiting::Async => "_async_sender",
    };
    let mut text = format!(
        "\"\"\"{about}\n\n{HEAD}\n\"\"\"\n\n\
         from __future__ import annotations\n\n\
         from . import types\n\
         from .{module} import {sender}, {iterator}\n"
    );
    for part in Part::ALL {
        let prefix = waiting.prefix();
        let _ = write!(
            text,
            "\n\nclass {prefix}{}:\n    \"\"\"{}\"\"\"\n\n",
            part.class(),
            part.says()
        );
        let _ = writeln!(
            text,
            "    def __init__(self, sender: {sender}) -> None:\n        self._sender = sender"
        );
        if part == Part::Whole {
            for (field, class) in Part::ALL.iter().filter_map(|part| Some((part.field()?, part.class()))) {
                let _ = writeln!(text, "        self.{field} = {prefix}{class}(sender)");
            }
        }
        for method in methods.iter().filter(|method| method.part == part) {
            text += &one(method, waiting);
        }
    }
    text
}

fn one(method: &Method, waiting: Waiting) -> String {
    let signature = signature(method, waiting);
    let mut says = vec![method.says.to_owned(), String::new()];
    let about = method.parameters.iter().filter(|parameter| !parameter.says.is_empty());
    says.extend(about.map(|parameter| format!(":param {}: {}", snake(&parameter.name), parameter.says)));
    if says.len() == 2 {
        says.clear();
    }
    let docs = match &says[..] {
        [] => format!("        \"\"\"{}\"\"\"\n", method.says),
        lines => {
            let lines = lines.iter().map(|line| match line.is_empty() {
                true => "\n".to_owned(),
                false => format!("        {line}\n"),
            });
            format!(
                "        \"\"\"{}        \"\"\"\n",
                lines.collect::<String>().trim_start()
            )
        }
    };
    format!("\n{signature}{docs}{}", sent(method, waiting))
}

fn signature(method: &Method, waiting: Waiting) -> String {
    let mut parameters = vec!["self".to_owned()];
    if method.has_text {
        parameters.push("text: str".into());
    }
    let declared = |parameter: &Parameter| {
        let (name, is) = (snake(&parameter.name), written(&parameter.is));
        match parameter.required {
            true => format!("{name}: {is}"),
            false => format!("{name}: {is} | None = None"),
        }
    };
    let (required, optional): (Vec<_>, Vec<_>) = method.parameters.iter().partition(|parameter| parameter.required);
    parameters.extend(required.into_iter().map(declared));
    let mut by_name: Vec<_> = optional.into_iter().map(declared).collect();
    if let Reply::Lines { is_live: true, .. } = method.reply {
        by_name.push("reconnect: bool = True".into());
    }
    if !by_name.is_empty() {
        parameters.push("*".into());
        parameters.extend(by_name);
    }
    let stream = match waiting {
        Waiting::Blocking => "Stream",
        Waiting::Async => "AsyncStream",
    };
    let (returned, is_stream) = match &method.reply {
        Reply::Json(of) => (qualified(of), false),
        Reply::File(_) => ("str".into(), false),
        Reply::Lines { of, .. } => (format!("{stream}[{}]", qualified(of)), true),
        Reply::LongFile(_) => (format!("{stream}[str]"), true),
    };
    let word = match waiting {
        Waiting::Async if !is_stream => "async def",
        Waiting::Async | Waiting::Blocking => "def",
    };
    let name = &method.name;
    let line = format!("    {word} {name}({}) -> {returned}:\n", parameters.join(", "));
    if line.len() <= WIDTH {
        return line;
    }
    let parameters: Vec<_> = parameters
        .iter()
        .map(|parameter| format!("        {parameter},\n"))
        .collect();
    format!("    {word} {name}(\n{}    ) -> {returned}:\n", parameters.concat())
}

/// Converts a type to Python, with named types qualified by their module.
fn qualified(of: &Type) -> String {
    match of {
        Type::Named(name) => format!("types.{name}"),
        Type::List(of) => format!("list[{}]", qualified(of)),
        Type::Map(of) => format!("dict[str, {}]", qualified(of)),
        Type::OneOf(types) => types.iter().map(qualified).collect::<Vec<_>>().join(" | "),
        other => written(other),
    }
}

/// Returns the body of a method.
fn sent(method: &Method, waiting: Waiting) -> String {
    let mut arguments = vec![format!("\"{}\"", method.verb), format!("\"{}\"", method.path)];
    for place in Place::ALL {
        let here = method.parameters.iter().filter(|parameter| parameter.place == place);
        let entries: Vec<_> = here
            .map(|parameter| format!("\"{}\": {}", parameter.name, snake(&parameter.name)))
            .collect();
        let name = match place {
            Place::Path => "path",
            Place::Query => "query",
            Place::Body => "fields",
        };
        let line = format!("{name}={{{}}}", entries.join(", "));
        if line.len() > WIDTH - 20 {
            let entries: Vec<_> = entries
                .iter()
                .map(|entry| format!("                {entry},\n"))
                .collect();
            arguments.push(format!("{name}={{\n{}            }}", entries.concat()));
        } else if !entries.is_empty() {
            arguments.push(line);
        }
    }
    if method.has_text {
        arguments.push("text=text".into());
    }
    let call = |function: &str, more: &[String]| {
        let arguments: Vec<_> = arguments.iter().chain(more).cloned().collect();
        let line = format!("self._sender.{function}({})", arguments.join(", "));
        if line.len() <= WIDTH - 40 {
            return line;
        }
        let lines: Vec<_> = arguments
            .iter()
            .map(|argument| format!("            {argument},\n"))
            .collect();
        format!("self._sender.{function}(\n{}        )", lines.concat())
    };
    let wait = match waiting {
        Waiting::Blocking => "",
        Waiting::Async => "await ",
    };
    match &method.reply {
        Reply::Json(of) => format!(
            "        response: {} = {wait}{}\n        return response\n",
            qualified(of),
            call("json", &[])
        ),
        Reply::File(media) => format!(
            "        return {wait}{}\n",
            call("file", &[format!("accept=\"{media}\"")])
        ),
        Reply::Lines { is_live: true, .. } => {
            format!("        return {}\n", call("live", &["reconnect=reconnect".into()]))
        }
        Reply::Lines { is_live: false, .. } => format!("        return {}\n", call("lines", &[])),
        Reply::LongFile(media) => format!("        return {}\n", call("parts", &[format!("accept=\"{media}\"")])),
    }
}
