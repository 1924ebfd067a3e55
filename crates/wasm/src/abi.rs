//! The C ABI: three exported functions that exchange strings with the host. Only this module and `host`, which imports
//! three more functions, contain unsafe code.
//!
//! The browser requests memory with [`alloc`], writes UTF-8 into it and passes it to [`call`]. Then the browser reads
//! the answer at the returned address and releases it with [`free`]. `bindings/npm/src/module.ts` is the caller.

use core::ptr;

use crate::answer::answer;

/// Allocates `len` zeroed bytes, to be passed to [`call`] or released with [`free`].
#[unsafe(no_mangle)]
pub(crate) extern "C" fn alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Releases memory from [`alloc`] or [`call`].
///
/// # Safety
/// `ptr` and `len` must come from one [`alloc`] or one answer of [`call`], and must not have been passed to [`call`] or
/// [`free`] before.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn free(ptr: *mut u8, len: usize) {
    // SAFETY: by the contract above, `ptr` points to a boxed slice of `len` bytes that the caller owns.
    drop(unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(ptr, len)) });
}

/// Answers the request at `ptr` and releases the request's memory. Returns the answer's length in the upper 32 bits and
/// its address in the lower 32 bits.
///
/// # Safety
/// Same as [`free`]. The caller must release the answer with [`free`].
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn call(ptr: *mut u8, len: usize) -> u64 {
    // SAFETY: by the contract above, `ptr` points to a boxed slice of `len` bytes that the caller owns.
    let text = unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(ptr, len)) };
    let bytes = answer(&String::from_utf8_lossy(&text)).into_bytes().into_boxed_slice();
    let length = bytes.len() as u64;
    (length << 32) | Box::into_raw(bytes).cast::<u8>() as u64
}
