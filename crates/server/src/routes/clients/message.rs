//! Types of messages, read from the schemas of the OpenAPI document.

use super::super::document;
use super::method::{Method, Reply};
use super::names::pascal;
use serde_json::Value;
use std::collections::BTreeMap;

/// A type that both Python and TypeScript can express.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Type {
    Text,
    Integer,
    Number,
    Bool,
    Null,
    /// Any JSON value.
    Any,
    /// One fixed string.
    Constant(String),
    Named(String),
    List(Box<Type>),
    /// An object with arbitrary keys.
    Map(Box<Type>),
    OneOf(Vec<Type>),
}

#[derive(Debug)]
pub(super) struct Field {
    pub(super) name: String,
    pub(super) is: Type,
    pub(super) required: bool,
    pub(super) says: String,
}

/// Definition of a named type.
#[derive(Debug)]
pub(super) enum Definition {
    Object { says: String, fields: Vec<Field> },
    Alias { says: String, of: Type },
}

/// Returns the named types in the responses.
pub(super) fn definitions(methods: &[Method]) -> BTreeMap<String, Definition> {
    let mut known = BTreeMap::new();
    for method in methods {
        if let Reply::Json(of) | Reply::Lines { of, .. } = &method.reply {
            define(of, &mut known);
        }
    }
    known
}

/// Returns the schema of a named type.
fn schema_of(name: &str) -> &'static Value {
    let schema = &document()["components"]["schemas"][name];
    assert!(schema.is_object(), "{name} is in the document");
    schema
}

/// Returns whether a stream of these lines can report an early end, after which clients may reopen it.
pub(super) fn is_live(line: &Type) -> bool {
    let mut known = BTreeMap::new();
    define(line, &mut known);
    let end = Type::Constant("streamEnd".into());
    known.values().any(|definition| types_in(definition).contains(&end))
}

/// Returns the type of the stream's lines without the one that reports an early end.
pub(super) fn without_end(line: Type) -> Type {
    let Type::Named(name) = &line else { return line };
    match definition(name, schema_of(name)).0 {
        Definition::Alias {
            of: Type::OneOf(mut types),
            ..
        } if is_live(&line) => {
            types.retain(|of| !is_live(of));
            match <[Type; 1]>::try_from(types) {
                Ok([only]) => only,
                Err(types) => Type::OneOf(types),
            }
        }
        _ => line,
    }
}

fn define(of: &Type, known: &mut BTreeMap<String, Definition>) {
    match of {
        Type::Named(name) => {
            if known.contains_key(name) {
                return;
            }
            let (definition, more) = definition(name, schema_of(name));
            let inner: Vec<Type> = [&definition]
                .into_iter()
                .chain(more.values())
                .flat_map(types_in)
                .collect();
            known.insert(name.clone(), definition);
            known.extend(more);
            for of in &inner {
                define(of, known);
            }
        }
        Type::List(of) | Type::Map(of) => define(of, known),
        Type::OneOf(types) => types.iter().for_each(|of| define(of, known)),
        Type::Text | Type::Integer | Type::Number | Type::Bool | Type::Null | Type::Any | Type::Constant(_) => {}
    }
}

fn types_in(definition: &Definition) -> Vec<Type> {
    match definition {
        Definition::Object { fields, .. } => fields.iter().map(|field| field.is.clone()).collect(),
        Definition::Alias { of, .. } => vec![of.clone()],
    }
}

/// Returns the definition of a type. Also defines the tagged objects of a union, which have no names in the document.
fn definition(name: &str, schema: &Value) -> (Definition, BTreeMap<String, Definition>) {
    let says = text(&schema["description"]);
    let mut more = BTreeMap::new();
    let Some(variants) = schema["oneOf"].as_array() else {
        let definition = match schema["properties"].as_object() {
            Some(_) => object(schema),
            None => Definition::Alias { says, of: read(schema) },
        };
        return (definition, more);
    };
    let types = variants.iter().map(|variant| {
        let mut properties = variant["properties"].as_object().into_iter().flatten();
        let Some(tag) = properties.find_map(|(_, schema)| schema["const"].as_str()) else {
            return read(variant);
        };
        // The object tagged `streamEnd` of the union `Event` becomes `StreamEndEvent`.
        let own = pascal(tag) + name;
        more.insert(own.clone(), object(variant));
        Type::Named(own)
    });
    let of = Type::OneOf(types.collect());
    (Definition::Alias { says, of }, more)
}

fn object(schema: &Value) -> Definition {
    let required = schema["required"].as_array().map_or(&[][..], Vec::as_slice);
    let properties = schema["properties"].as_object().into_iter().flatten();
    let fields = properties.map(|(name, schema)| Field {
        name: name.clone(),
        is: read(schema),
        required: required.iter().any(|known| known == name),
        says: text(&schema["description"]),
    });
    Definition::Object {
        says: text(&schema["description"]),
        fields: fields.collect(),
    }
}

/// Returns the type that a schema describes.
pub(super) fn read(schema: &Value) -> Type {
    if let Some(target) = schema["$ref"].as_str() {
        return Type::Named(target.rsplit('/').next().unwrap_or(target).to_owned());
    }
    if let Some(constant) = schema["const"].as_str() {
        return Type::Constant(constant.to_owned());
    }
    if let Some(words) = schema["enum"].as_array() {
        return Type::OneOf(words.iter().map(|word| Type::Constant(text(word))).collect());
    }
    for several in ["anyOf", "oneOf"] {
        if let Some(schemas) = schema[several].as_array() {
            return Type::OneOf(schemas.iter().map(read).collect());
        }
    }
    match &schema["type"] {
        Value::Array(kinds) => Type::OneOf(kinds.iter().map(|kind| of_kind(kind, schema)).collect()),
        kind => of_kind(kind, schema),
    }
}

fn of_kind(kind: &Value, schema: &Value) -> Type {
    match kind.as_str() {
        Some("string") => Type::Text,
        Some("integer") => Type::Integer,
        Some("number") => Type::Number,
        Some("boolean") => Type::Bool,
        Some("null") => Type::Null,
        Some("array") => Type::List(Box::new(read(&schema["items"]))),
        Some("object") if schema["additionalProperties"].is_object() => {
            Type::Map(Box::new(read(&schema["additionalProperties"])))
        }
        Some("object") => Type::Map(Box::new(Type::Any)),
        _ => Type::Any,
    }
}

fn text(value: &Value) -> String {
    value
        .as_str()
        .unwrap_or_default()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}
