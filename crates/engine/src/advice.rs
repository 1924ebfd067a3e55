//! Hints to the processor and the operating system that speed up memory access without changing results.
//!
//! On platforms without such hints, [`prefetch`] and [`large_pages`] do nothing.

use core::mem::MaybeUninit;

/// Prefetches the cache line that contains the start of `place`.
#[inline]
#[cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "the prefetch instruction of x86-64")
)]
pub(crate) fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every x86-64 processor has this instruction, and a prefetch has no effect on the program's state.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(place).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}

/// Collects the items into a boxed slice, and requests huge pages for it, see [`large_pages`].
pub(crate) fn large<T>(items: impl ExactSizeIterator<Item = T>) -> Box<[T]> {
    let mut memory = Vec::with_capacity(items.len());
    large_pages(memory.spare_capacity_mut());
    memory.extend(items);
    memory.into_boxed_slice()
}

/// Requests huge pages, which need far fewer TLB entries, for the parts of `memory` that fill whole huge pages. Call
/// this before first writing to the memory.
#[cfg_attr(target_os = "linux", expect(unsafe_code, reason = "madvise of Linux"))]
pub(crate) fn large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        const PAGE: usize = 1 << 21;
        let range = memory.as_mut_ptr_range();
        let begin = range.start.cast::<u8>();
        let skip = begin.align_offset(PAGE);
        let room = size_of_val(memory).saturating_sub(skip) / PAGE * PAGE;
        if room > 0 {
            // SAFETY: the range lies inside `memory` and consists of whole pages, and this advice preserves their
            // contents. If the call fails, the pages stay small.
            let _ = unsafe { libc::madvise(begin.wrapping_add(skip).cast(), room, libc::MADV_HUGEPAGE) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}
