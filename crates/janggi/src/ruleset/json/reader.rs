//! A reader that takes the fields of a rule set one by one and records every fault.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use serde_json::Value;

use crate::ruleset::codes::Coded;
use crate::ruleset::field::Field;
use crate::ruleset::json::fault::{Problem, RulesFault};
use crate::ruleset::json::version::SCHEMA;

/// The fields not read yet and the faults found so far.
pub(super) struct Reader {
    prefix: String,
    fields: BTreeMap<String, Value>,
    faults: Vec<RulesFault>,
}

impl Reader {
    pub(super) fn new(fields: BTreeMap<String, Value>) -> Self {
        Self {
            prefix: String::new(),
            fields,
            faults: Vec::new(),
        }
    }

    pub(super) fn fault(&mut self, path: &str, problem: Problem) {
        self.faults.push(RulesFault {
            path: format!("{}{path}", self.prefix),
            problem,
        });
    }

    pub(super) fn expected(&mut self, path: &str, expected: impl Into<String>) {
        self.fault(
            path,
            Problem::Value {
                expected: expected.into(),
            },
        );
    }

    pub(super) fn schema(&mut self) {
        match self.take("schema") {
            Some(Value::Number(schema)) if schema.as_u64() == Some(SCHEMA) => {}
            Some(Value::Number(schema)) if schema.as_u64() > Some(SCHEMA) => {
                self.fault("schema", Problem::NewerSchema);
            }
            Some(_) => self.expected("schema", "1"),
            None => {}
        }
    }

    pub(super) fn take(&mut self, path: &str) -> Option<Value> {
        let value = self.fields.remove(path);
        if value.is_none() {
            self.fault(path, Problem::Missing);
        }
        value
    }

    /// Reads a string and returns its value in `words`.
    pub(super) fn word<T: Copy>(&mut self, path: &str, words: &[(&str, T)]) -> Option<T> {
        let index = self.index(path, &mut words.iter().map(|(word, _)| *word))?;
        words.get(index).map(|(_, value)| *value)
    }

    pub(super) fn coded<T: Coded>(&mut self, path: &str) -> Option<T> {
        let index = self.index(path, &mut T::ALL.iter().map(|value| value.code()))?;
        T::ALL.get(index).copied()
    }

    /// Reads a string and returns its index in `words`. Not generic, so that it is compiled only once.
    #[inline(never)]
    fn index(&mut self, path: &str, words: &mut dyn Iterator<Item = &str>) -> Option<usize> {
        let value = self.take(path)?;
        let words: Vec<&str> = words.collect();
        let found = words.iter().position(|word| value == *word);
        if found.is_none() {
            self.expected(path, one_of(words.into_iter()));
        }
        found
    }

    /// Reads a field that may be missing from rule sets of earlier releases.
    pub(super) fn coded_or_unwritten<T: Coded>(&mut self, field: Field) -> Option<T> {
        let absent = !self.fields.contains_key(field.path());
        match field.unwritten().filter(|_| absent) {
            Some(word) => T::from_code(word),
            None => self.coded(field.path()),
        }
    }

    pub(super) fn coded_or_null<T: Coded>(&mut self, path: &str) -> Option<Option<T>> {
        match self.fields.get(path) {
            Some(Value::Null) => {
                self.fields.remove(path);
                Some(None)
            }
            Some(_) | None => self.coded(path).map(Some),
        }
    }

    pub(super) fn number<N: TryFrom<i64>>(&mut self, path: &str, range: RangeInclusive<i64>) -> Option<N> {
        self.whole(path, range).and_then(|number| N::try_from(number).ok())
    }

    #[inline(never)]
    fn whole(&mut self, path: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let number = self.take(path)?.as_i64().filter(|number| range.contains(number));
        if number.is_none() {
            self.expected(
                path,
                format!("a whole number from {} to {}", range.start(), range.end()),
            );
        }
        number
    }

    /// Returns whether a field is absent or null, as the value of another field requires. Reports a fault if it is not.
    pub(super) fn nothing(&mut self, path: &str, other: &str) -> bool {
        match self.fields.remove(path) {
            Some(Value::Null) | None => true,
            Some(_) => {
                self.fault(
                    path,
                    Problem::Beside {
                        other: other.to_string(),
                    },
                );
                false
            }
        }
    }

    /// Removes a field that cannot be validated because another one is invalid. Reports no fault.
    pub(super) fn skip(&mut self, path: &str) {
        self.fields.remove(path);
    }

    /// Reads the parts of an object with a separate reader; unknown parts are faults.
    pub(super) fn parts<T>(
        &mut self,
        path: &str,
        value: Value,
        read: impl FnOnce(&mut Reader) -> Option<T>,
    ) -> Option<T> {
        let Value::Object(object) = value else {
            self.expected(path, "an object");
            return None;
        };
        let prefix = format!("{}{path}.", self.prefix);
        let mut reader = Reader {
            prefix,
            fields: object.into_iter().collect(),
            faults: Vec::new(),
        };
        let parts = read(&mut reader);
        self.faults.extend(reader.finish());
        parts
    }

    pub(super) fn object_or_null<T>(
        &mut self,
        path: &str,
        read: impl FnOnce(&mut Reader) -> Option<T>,
    ) -> Option<Option<T>> {
        match self.take(path)? {
            Value::Null => Some(None),
            value => self.parts(path, value, read).map(Some),
        }
    }

    /// Returns every fault, including one for each unknown field.
    pub(super) fn finish(mut self) -> Vec<RulesFault> {
        let unknown: Vec<String> = self.fields.keys().cloned().collect();
        for path in unknown {
            self.fault(&path, Problem::Unknown);
        }
        self.faults
    }
}

fn one_of<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.map(|word| format!("{word:?}")).collect::<Vec<_>>().join(" or ")
}

/// Returns the problem of a value that conflicts with `value` of `field`.
pub(super) fn beside(field: Field, value: &str) -> Problem {
    Problem::Beside {
        other: format!("{field} = {value}"),
    }
}
