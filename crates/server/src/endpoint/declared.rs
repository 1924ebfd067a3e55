//! Facts about an endpoint that follow from its handler's signature.

use super::inputs::Input;
use super::operation::Operation;
use super::outputs::Output;
use std::future::Future;

/// A handler function. `T` encodes the types of the arguments, as in [`axum::handler::Handler`].
pub(crate) trait Declared<T> {
    /// Adds the facts in the handler's signature to `operation`.
    fn describe(operation: &mut Operation);
}

impl<F, Fut, Res> Declared<((),)> for F
where
    F: FnOnce() -> Fut,
    Fut: Future<Output = Res>,
    Res: Output,
{
    fn describe(operation: &mut Operation) {
        Res::describe(operation);
    }
}

macro_rules! declared {
    ($($argument:ident),+) => {
        impl<F, Fut, Res, M, $($argument),+> Declared<(M, $($argument,)+)> for F
        where
            F: FnOnce($($argument),+) -> Fut,
            Fut: Future<Output = Res>,
            Res: Output,
            $($argument: Input,)+
        {
            fn describe(operation: &mut Operation) {
                $($argument::describe(operation);)+
                Res::describe(operation);
            }
        }
    };
}

declared!(A);
declared!(A, B);
declared!(A, B, C);
declared!(A, B, C, D);
declared!(A, B, C, D, E);
declared!(A, B, C, D, E, G);
declared!(A, B, C, D, E, G, H);
declared!(A, B, C, D, E, G, H, I);
