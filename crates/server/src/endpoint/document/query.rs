//! Query parameters and form fields, taken from the fields of a type.

use super::super::message::Message;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

/// A query parameter or form field.
#[derive(Debug)]
pub(crate) struct QueryField {
    pub(crate) name: String,
    pub(crate) required: bool,
    pub(crate) says: String,
    pub(crate) schema: Value,
}

/// Returns the parameters of a query, in alphabetical order.
pub(crate) fn query_fields(query: Message) -> Vec<QueryField> {
    let settings = SchemaSettings::draft2020_12().with(|settings| settings.inline_subschemas = true);
    let mut schema: Value = (query.schema)(&mut settings.into_generator()).into();
    let required = schema["required"].take();
    let is_required = |name: &str| {
        required
            .as_array()
            .is_some_and(|names| names.iter().any(|known| known == name))
    };
    let Some(properties) = schema["properties"].as_object_mut() else {
        return Vec::new();
    };
    let fields = properties.iter_mut().map(|(name, property)| {
        let mut schema = property.take();
        // A query parameter is text and cannot be null.
        if let [kind, Value::String(null)] = schema["type"].as_array().map_or(&[][..], Vec::as_slice)
            && null == "null"
        {
            schema["type"] = kind.clone();
        }
        let says = schema.as_object_mut().and_then(|fields| fields.remove("description"));
        QueryField {
            name: name.clone(),
            required: is_required(name),
            says: says.as_ref().and_then(Value::as_str).unwrap_or_default().to_owned(),
            schema,
        }
    });
    fields.collect()
}

/// Returns the schema of a form. It allows strings for numbers and booleans and vice versa, and null for missing
/// fields.
pub(super) fn form_schema(fields: Message) -> Value {
    let fields = query_fields(fields);
    let required: Vec<_> = fields
        .iter()
        .filter(|field| field.required)
        .map(|field| field.name.clone())
        .collect();
    let properties: Map<String, Value> = fields
        .into_iter()
        .map(|field| {
            let mut schema = field.schema;
            let kind = schema["type"].as_str().unwrap_or("string");
            schema["type"] = match kind {
                "string" => json!(["string", "number", "boolean", "null"]),
                kind => json!([kind, "string", "null"]),
            };
            schema["description"] = field.says.into();
            (field.name, schema)
        })
        .collect();
    let mut schema = json!({ "type": "object", "properties": properties });
    if !required.is_empty() {
        schema["required"] = required.into();
    }
    schema
}
