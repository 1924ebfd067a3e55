//! Generates parts of the client libraries for Python and JavaScript: the types of messages, and the methods that send
//! requests to the API's endpoints. `cargo xtask generate` runs the tests that write the files.
//!
//! - `method`: the methods; `names`: their names; `message`: the types, read from the OpenAPI document
//! - `python`, `typescript`: the generated code in each language
//!
//! The code behind these methods is handwritten, in `bindings/python/python/janggun/client` and
//! `bindings/npm/src/client`.

mod message;
mod method;
mod names;
mod python;
mod typescript;

use crate::generated::compare;

#[test]
fn python_client_is_up_to_date() {
    let folder = "bindings/python/python/janggun/client";
    let methods = method::all();
    compare(
        &format!("{folder}/types.py"),
        &python::types(&message::definitions(&methods)),
    );
    for waiting in [python::Waiting::Blocking, python::Waiting::Async] {
        let file = format!("{folder}/{}.py", waiting.module());
        compare(&file, &python::methods(&methods, waiting));
    }
}

#[test]
fn javascript_client_is_up_to_date() {
    let folder = "bindings/npm/src/client";
    let methods = method::all();
    compare(
        &format!("{folder}/types.gen.ts"),
        &typescript::types(&message::definitions(&methods)),
    );
    compare(&format!("{folder}/methods.gen.ts"), &typescript::methods(&methods));
}
