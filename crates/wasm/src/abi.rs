//! The C ABI: three functions through which texts pass. With `host`, which imports three more, the only unsafe code of this
//! crate.
//!
//! The browser asks for room with [`alloc`], writes UTF-8 into it and gives it away with [`call`]; it reads the answer at
//! the returned place and gives that back with [`free`]. `bindings/npm/src/module.ts` is the other side.

use core::ptr;

use crate::answer::answer;

/// Room for `len` bytes, all zero. Give it away with [`call`] or back with [`free`].
#[unsafe(no_mangle)]
pub(crate) extern "C" fn alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Gives room back.
///
/// # Safety
/// `ptr` and `len` are those of one [`alloc`] or of one answer of [`call`], not given away before.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn free(ptr: *mut u8, len: usize) {
    // SAFETY: by the contract above this is the pointer of a boxed slice of that length, owned by the caller.
    drop(unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(ptr, len)) });
}

/// Answers the text at `ptr` and takes its room. Returns the answer's length in the high half and its place in the low.
///
/// # Safety
/// As for [`free`]; the answer must be given back with [`free`].
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn call(ptr: *mut u8, len: usize) -> u64 {
    // SAFETY: by the contract above this is the pointer of a boxed slice of that length, owned by the caller.
    let text = unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(ptr, len)) };
    let bytes = answer(&String::from_utf8_lossy(&text)).into_bytes().into_boxed_slice();
    let length = bytes.len() as u64;
    (length << 32) | Box::into_raw(bytes).cast::<u8>() as u64
}
