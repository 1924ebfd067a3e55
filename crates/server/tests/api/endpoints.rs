//! Tests that the router accepts exactly the methods in the OpenAPI document, and that the document is consistent.

use crate::rights::routes;
use crate::test_server::TestServer;
use serde_json::Value;
use std::collections::BTreeSet;

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "DELETE", "PATCH"];

/// Replaces the placeholders of a path with `x`.
fn filled(template: &str) -> String {
    let parts = template.split('/');
    let filled: Vec<_> = parts
        .map(|part| if part.starts_with('{') { "x" } else { part })
        .collect();
    filled.join("/")
}

#[tokio::test]
async fn the_router_takes_the_declared_methods_and_no_others() {
    let site = TestServer::new().await;
    let declared = routes();
    let paths: BTreeSet<_> = declared.iter().map(|(_, path)| path.clone()).collect();
    let mut wrong = Vec::new();
    for path in paths {
        for method in METHODS {
            // This endpoint would wait for a job.
            if path == "/worker/acquire" {
                continue;
            }
            let mut visitor = site.visitor();
            let origin = format!("http://{}", visitor.addr);
            let headers = [("Origin", origin.as_str()), ("Content-Type", "application/json")];
            // Does not wait for the end, because some responses are endless streams.
            let answer = visitor.begin(method, &filled(&path), &headers).await;
            let is_routed = answer.status != 405;
            if is_routed != declared.contains(&(method.to_owned(), path.clone())) {
                wrong.push(format!("{method} {path}: {}", answer.status));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    for path in ["/api", "/api/x", "/api/games/x/x", "/ws/x", "/worker/x"] {
        site.visitor().get(path).await.expect_code(404, "not_found");
    }
}

#[tokio::test]
async fn the_document_is_served() {
    let site = TestServer::new().await;
    let mut served = site.visitor().get("/api/openapi.json").await.expect(200);
    assert_eq!(served["openapi"], "3.1.0");
    let servers = served.as_object_mut().unwrap().remove("servers").unwrap();
    assert_eq!(servers, serde_json::json!([{ "url": "/" }]));
    assert_eq!(served, server::openapi());
}

#[test]
fn every_endpoint_is_described() {
    let document = server::openapi();
    let mut names = BTreeSet::new();
    let mut wrong = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let name = operation["operationId"].as_str().unwrap();
            let says = operation["summary"].as_str().unwrap();
            let responses = operation["responses"].as_object().unwrap();
            let is_answered = responses.keys().any(|status| status.starts_with(['1', '2']));
            let placeholders = path.split('/').filter(|part| part.starts_with('{')).count();
            let values: BTreeSet<_> = operation["parameters"]
                .as_array()
                .into_iter()
                .flatten()
                .filter(|parameter| parameter["in"] == "path")
                .map(|parameter| format!("{{{}}}", parameter["name"].as_str().unwrap()))
                .collect();
            let are_named = values.len() == placeholders && values.iter().all(|value| path.contains(value));
            if !names.insert(name.to_owned()) || !says.ends_with('.') || !is_answered || !are_named {
                wrong.push(format!("{method} {path}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// Collects all references in a part of the document.
fn references(part: &Value, found: &mut BTreeSet<String>) {
    match part {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[test]
fn every_schema_is_there_and_used() {
    let document = server::openapi();
    let mut used = BTreeSet::new();
    references(&document, &mut used);
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let known: BTreeSet<_> = schemas
        .keys()
        .map(|name| format!("#/components/schemas/{name}"))
        .collect();
    assert_eq!(used, known);
}

#[test]
fn examples_of_the_document_fit_its_schemas() {
    let document = server::openapi();
    let mut seen = 0;
    for methods in document["paths"].as_object().unwrap().values() {
        for operation in methods.as_object().unwrap().values() {
            let responses = operation["responses"].as_object().unwrap().values();
            for message in [&operation["requestBody"]].into_iter().chain(responses) {
                let content = &message["content"]["application/json"];
                let examples = content["examples"].as_object().into_iter().flatten();
                for (_, example) in examples {
                    let validator = crate::documented::validator(&content["schema"]);
                    let faults: Vec<_> = validator
                        .iter_errors(&example["value"])
                        .map(|fault| fault.to_string())
                        .collect();
                    assert!(faults.is_empty(), "{faults:?} in {example}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 25, "only {seen} examples");
}
