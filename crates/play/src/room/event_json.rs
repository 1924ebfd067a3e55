//! Deserializes an event from JSON in one pass. Serde's own deserializer for a flattened, tagged enum copies every
//! value first (measured in `docs/decisions/0016-packed-events.md`). The deserializer in this module requires the
//! common fields first, then the kind, then the fields of the kind. Every version has written events in this order.

use std::fmt;

use serde::de::{self, DeserializeSeed, EnumAccess, Error, IgnoredAny, MapAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};

use super::event::{Event, KindReader};

/// The keys of the fields that all events share, and of the kind.
#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "snake_case")]
enum Key {
    Seq,
    At,
    By,
    Command,
    Kind,
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(EventVisitor)
    }
}

struct EventVisitor;

impl<'de> Visitor<'de> for EventVisitor {
    type Value = Event;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an event")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Event, A::Error> {
        let (mut seq, mut at, mut by, mut command) = (None, None, None, None);
        while let Some(key) = map.next_key()? {
            match key {
                Key::Seq => seq = Some(map.next_value()?),
                Key::At => at = Some(map.next_value()?),
                Key::By => by = map.next_value()?,
                Key::Command => command = map.next_value()?,
                Key::Kind => {
                    return Ok(Event {
                        seq: seq.ok_or_else(|| A::Error::missing_field("seq"))?,
                        at: at.ok_or_else(|| A::Error::missing_field("at"))?,
                        by,
                        command,
                        kind: KindReader::deserialize(Rest(map))?,
                    });
                }
            }
        }
        Err(A::Error::missing_field("kind"))
    }
}

/// Deserializes the rest of the map, which is the kind and its fields, as an externally tagged enum.
struct Rest<A>(A);

impl<'de, A: MapAccess<'de>> Deserializer<'de> for Rest<A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, A::Error> {
        Err(A::Error::custom("an event has a kind"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de, A: MapAccess<'de>> EnumAccess<'de> for Rest<A> {
    type Error = A::Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(mut self, seed: V) -> Result<(V::Value, Self), A::Error> {
        Ok((self.0.next_value_seed(seed)?, self))
    }
}

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Rest<A> {
    type Error = A::Error;

    fn unit_variant(mut self) -> Result<(), A::Error> {
        while self.0.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(())
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_map(self.0)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, A::Error> {
        Err(no_fields())
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, A::Error> {
        Err(no_fields())
    }
}

/// Returns the error for newtype and tuple variants, which event kinds never are.
fn no_fields<E: de::Error>() -> E {
    E::custom("the fields of an event have names")
}
