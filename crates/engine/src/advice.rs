//! Memory hints: they change no result, only how long memory accesses take.
//!
//! Contains the system calls. They do nothing on platforms without support for them.

use core::mem::MaybeUninit;

/// Prefetches the cache line of `place`.
#[inline]
#[cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "the prefetch instruction of x86-64")
)]
pub(crate) fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every x86-64 has the instruction, and it reads nothing that the program could see.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(place).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}

/// Collects the items, in huge pages if there are many.
pub(crate) fn large<T>(items: impl ExactSizeIterator<Item = T>) -> Box<[T]> {
    let mut memory = Vec::with_capacity(items.len());
    large_pages(memory.spare_capacity_mut());
    memory.extend(items);
    memory.into_boxed_slice()
}

/// Asks for huge pages, which need far fewer TLB entries. For memory that has not been written to yet.
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
            // SAFETY: the range lies inside `memory`, begins at a page and has whole pages; this advice keeps contents.
            // If it is refused, the pages stay small.
            let _ = unsafe { libc::madvise(begin.wrapping_add(skip).cast(), room, libc::MADV_HUGEPAGE) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}
