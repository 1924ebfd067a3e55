/* A disk that loses unsynced data, for `cargo xtask kill`: loaded into the server with LD_PRELOAD (Linux, glibc).
 *
 * Writes to the database and its log go to the real files, from which they are also read. Written ranges are recorded.
 * When a file is synced, its ranges are copied to a shadow of the file, in the folder FORGETFUL_SHADOWS. The shadow
 * thus contains what a disk would contain after a power failure that loses all unsynced data. After a kill, the test
 * replaces the files with their shadows. A kill during a sync leaves a partly copied shadow, as a power failure would.
 *
 * With FORGETFUL_NEVER_SYNCS, a sync does nothing and reports success.
 *
 * Files that SQLite has open must never be opened a second time here, because closing them would drop SQLite's locks.
 */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FDS 65536
#define MOST_FILES 64

struct range {
	off_t from, to;
};

struct file {
	const char *name;
	dev_t device;
	ino_t inode;
	int shadow;
	struct range *ranges;
	size_t count, room;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct file files[MOST_FILES];
static size_t file_count;
/* The index of each descriptor's file plus one; 0 for other descriptors. */
static unsigned char file_of[MOST_FDS];
static const char *const NAMES[] = {"janggun.db", "janggun.db-wal", "janggun.db-journal"};

/* Defines `real` as the function of this name in the C library. */
#define REAL(name) \
	static __typeof__(&name) real; \
	if (!real && !(real = (__typeof__(&name))dlsym(RTLD_NEXT, #name))) die("no " #name " in the C library")

static void die(const char *why)
{
	fprintf(stderr, "forgetful: %s\n", why);
	abort();
}

static int real_open(const char *path, int flags, mode_t mode)
{
	return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

/* ---- shadows and recorded ranges ---- */

static const char *shadowed_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	const char *base = slash ? slash + 1 : path;
	for (size_t at = 0; at < sizeof NAMES / sizeof *NAMES; at++)
		if (!strcmp(base, NAMES[at]))
			return NAMES[at];
	return NULL;
}

static void shadow_path(char *into, size_t size, const char *name)
{
	const char *folder = getenv("FORGETFUL_SHADOWS");
	if (!folder)
		die("FORGETFUL_SHADOWS is not set");
	if (snprintf(into, size, "%s/%s", folder, name) >= (int)size)
		die("the path of the shadows is too long");
}

static struct file *file_at(int fd)
{
	return fd >= 0 && fd < MOST_FDS && file_of[fd] ? &files[file_of[fd] - 1] : NULL;
}

/* The caller must hold the lock; this also applies to the functions below. */
static void add_range(struct file *file, off_t from, off_t to)
{
	if (file->count && file->ranges[file->count - 1].to == from) {
		file->ranges[file->count - 1].to = to;
		return;
	}
	if (file->count == file->room) {
		file->room = file->room ? 2 * file->room : 64;
		file->ranges = realloc(file->ranges, file->room * sizeof *file->ranges);
		if (!file->ranges)
			die("no memory");
	}
	file->ranges[file->count++] = (struct range){from, to};
}

static void copy_range(int fd, int shadow, off_t from, off_t to)
{
	static char buffer[1 << 16];
	while (from < to) {
		size_t wanted = (size_t)(to - from) < sizeof buffer ? (size_t)(to - from) : sizeof buffer;
		ssize_t got = syscall(SYS_pread64, fd, buffer, wanted, from);
		if (got <= 0)
			die("a file cannot be read back");
		if (syscall(SYS_pwrite64, shadow, buffer, (size_t)got, from) != got)
			die("a shadow cannot be written");
		from += got;
	}
}

static void synced(struct file *file, int fd)
{
	struct stat now;
	if (fstat(fd, &now))
		die("a file has no size");
	for (size_t at = 0; at < file->count; at++) {
		off_t to = file->ranges[at].to < now.st_size ? file->ranges[at].to : now.st_size;
		copy_range(fd, file->shadow, file->ranges[at].from, to);
	}
	file->count = 0;
	if (syscall(SYS_ftruncate, file->shadow, now.st_size))
		die("a shadow cannot be cut");
}

static void opened(int fd, const char *name)
{
	struct stat found;
	char path[4096];
	if (fd >= MOST_FDS || fstat(fd, &found))
		die("a descriptor that cannot be followed");
	for (size_t at = 0; at < file_count; at++)
		if (files[at].name && files[at].device == found.st_dev && files[at].inode == found.st_ino) {
			file_of[fd] = (unsigned char)(at + 1);
			return;
		}
	if (file_count == MOST_FILES)
		die("too many files");
	shadow_path(path, sizeof path, name);
	/* No copy is needed: when the server starts, a file is either missing or a copy of its shadow. */
	int shadow = real_open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	if (shadow < 0)
		die("a shadow cannot be made");
	files[file_count++] = (struct file){.name = name, .device = found.st_dev, .inode = found.st_ino, .shadow = shadow};
	file_of[fd] = (unsigned char)file_count;
}

/* ---- functions that replace those of the C library ---- */

static int open_and_follow(int directory, const char *path, int flags, mode_t mode)
{
	int fd = (int)syscall(SYS_openat, directory, path, flags, mode);
	const char *name = fd >= 0 ? shadowed_name(path) : NULL;
	if (name) {
		pthread_mutex_lock(&lock);
		opened(fd, name);
		pthread_mutex_unlock(&lock);
	}
	return fd;
}

static mode_t mode_of(int flags, va_list arguments)
{
	return flags & (O_CREAT | __O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
}

#define OPEN(name) \
	int name(const char *path, int flags, ...) \
	{ \
		va_list arguments; \
		va_start(arguments, flags); \
		mode_t mode = mode_of(flags, arguments); \
		va_end(arguments); \
		return open_and_follow(AT_FDCWD, path, flags, mode); \
	}
OPEN(open)
OPEN(open64)

#define OPENAT(name) \
	int name(int directory, const char *path, int flags, ...) \
	{ \
		va_list arguments; \
		va_start(arguments, flags); \
		mode_t mode = mode_of(flags, arguments); \
		va_end(arguments); \
		return open_and_follow(directory, path, flags, mode); \
	}
OPENAT(openat)
OPENAT(openat64)

int close(int fd)
{
	REAL(close);
	if (file_at(fd)) {
		pthread_mutex_lock(&lock);
		file_of[fd] = 0;
		pthread_mutex_unlock(&lock);
	}
	return real(fd);
}

/* Records that `done` bytes were written at `from`. */
static ssize_t written(int fd, off_t from, ssize_t done)
{
	if (done > 0 && file_at(fd)) {
		int error = errno;
		pthread_mutex_lock(&lock);
		add_range(file_at(fd), from, from + done);
		pthread_mutex_unlock(&lock);
		errno = error;
	}
	return done;
}

ssize_t write(int fd, const void *bytes, size_t count)
{
	REAL(write);
	off_t from = file_at(fd) ? lseek(fd, 0, SEEK_CUR) : 0;
	return written(fd, from, real(fd, bytes, count));
}

ssize_t writev(int fd, const struct iovec *parts, int count)
{
	REAL(writev);
	off_t from = file_at(fd) ? lseek(fd, 0, SEEK_CUR) : 0;
	return written(fd, from, real(fd, parts, count));
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t from)
{
	REAL(pwrite);
	return written(fd, from, real(fd, bytes, count, from));
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t from)
{
	REAL(pwrite64);
	return written(fd, from, real(fd, bytes, count, from));
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t from)
{
	REAL(pwritev);
	return written(fd, from, real(fd, parts, count, from));
}

/* If a file shrinks and grows again, the range reads as zeros, so it has to be copied to the shadow as well. */
static int cut(int fd, off_t size)
{
	struct stat before;
	int known = file_at(fd) && !fstat(fd, &before);
	int failed = (int)syscall(SYS_ftruncate, fd, size);
	if (!failed && known && before.st_size > size)
		written(fd, size, before.st_size - size);
	return failed;
}

int ftruncate(int fd, off_t size)
{
	return cut(fd, size);
}

int ftruncate64(int fd, off64_t size)
{
	return cut(fd, size);
}

static int sync_and_copy(int fd, long call)
{
	if (!file_at(fd))
		return (int)syscall(call, fd);
	if (getenv("FORGETFUL_NEVER_SYNCS"))
		return 0;
	int failed = (int)syscall(call, fd);
	if (!failed) {
		pthread_mutex_lock(&lock);
		synced(file_at(fd), fd);
		pthread_mutex_unlock(&lock);
	}
	return failed;
}

int fsync(int fd)
{
	return sync_and_copy(fd, SYS_fsync);
}

int fdatasync(int fd)
{
	return sync_and_copy(fd, SYS_fdatasync);
}

int unlink(const char *path)
{
	REAL(unlink);
	char shadow[4096];
	const char *name = shadowed_name(path);
	int failed = real(path);
	if (!failed && name) {
		shadow_path(shadow, sizeof shadow, name);
		real(shadow);
		/* Another file may get the same inode number. */
		pthread_mutex_lock(&lock);
		for (size_t at = 0; at < file_count; at++)
			if (files[at].name == name)
				files[at].name = NULL;
		pthread_mutex_unlock(&lock);
	}
	return failed;
}

int rename(const char *from, const char *to)
{
	REAL(rename);
	if (shadowed_name(from) || shadowed_name(to))
		die("the database is renamed, which is not followed");
	return real(from, to);
}

/* SQLite maps only its WAL index, unless `mmap_size` is set. */
static void *map(void *at, size_t size, int protection, int flags, int fd, off_t from)
{
	if (file_at(fd) && protection & PROT_WRITE && flags & MAP_SHARED)
		die("the database is written through memory, which is not followed");
	return (void *)syscall(SYS_mmap, at, size, protection, flags, fd, from);
}

void *mmap(void *at, size_t size, int protection, int flags, int fd, off_t from)
{
	return map(at, size, protection, flags, fd, from);
}

void *mmap64(void *at, size_t size, int protection, int flags, int fd, off64_t from)
{
	return map(at, size, protection, flags, fd, from);
}
