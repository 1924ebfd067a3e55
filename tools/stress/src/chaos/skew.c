/* A wrong clock, for `cargo xtask chaos`: loaded into the server with LD_PRELOAD (Linux, glibc). The wall clock is
 * SKEW_SECONDS ahead; monotonic clocks are unchanged.
 */

#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long skew;

__attribute__((constructor)) static void start(void)
{
	const char *seconds = getenv("SKEW_SECONDS");
	skew = seconds ? atol(seconds) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
	int failed = (int)syscall(SYS_clock_gettime, clock, now);
	if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
		now->tv_sec += skew;
	return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
	struct timespec exact;
	(void)zone;
	clock_gettime(CLOCK_REALTIME, &exact);
	*now = (struct timeval){exact.tv_sec, exact.tv_nsec / 1000};
	return 0;
}

time_t time(time_t *into)
{
	struct timespec exact;
	clock_gettime(CLOCK_REALTIME, &exact);
	if (into)
		*into = exact.tv_sec;
	return exact.tv_sec;
}
