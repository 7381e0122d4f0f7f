/* The file of CASEMENT_TRACE.
 *
 * The program does not know that the file is open. It may close every descriptor, as daemons do, and open a file of its
 * own, which then has the same number. So the file is known by its device and inode: before each write the descriptor
 * is compared with these, and if it is another file, the trace is opened again by its path. A trace is only written
 * over a trace: never over another file, and never through a symbolic link. A lock on the file keeps other processes
 * from writing to it at the same time. */
#define _GNU_SOURCE
#include "recorder.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* glibc before 2.33 has fstat() only under this name. */
#if defined __x86_64__ && defined __GLIBC__ && !defined CASEMENT_STATIC
int __fxstat(int version, int number, struct stat *status);
__asm__(".symver __fxstat, __fxstat@GLIBC_2.2.5");
#define fstat(number, status) __fxstat(1, number, status)
#endif

static struct {
    int number; /* -1 while no file is open */
    dev_t device;
    ino_t inode;
    char *path; /* absolute, or NULL if there is none */
} file = {.number = -1};

static int is_same(const struct stat *status) {
    return status->st_dev == file.device && status->st_ino == file.inode;
}

/* Returns whether the descriptor still is the file. */
static int is_ours(void) {
    struct stat status;
    return file.number >= 0 && fstat(file.number, &status) == 0 && is_same(&status);
}

/* Moves the descriptor to a high number, which programs rarely close or use. */
static int moved_up(int number) {
    enum { HIGHEST = 1000 };
    struct rlimit limit;
    int least = HIGHEST;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur <= HIGHEST) least = (int)limit.rlim_cur - 1;
    int moved = fcntl(number, F_DUPFD_CLOEXEC, least);
    if (moved < 0) return number;
    close(number);
    return moved;
}

/* Locks a file as long as it is open. Returns whether another process has not; some file systems have no locks. A child
 * shares the lock of its parent for a moment, until it is told that it is one: the parent may have ended by then. */
static int is_free(int number) {
    const struct timespec pause = {.tv_nsec = 5000000};
    for (int tries = 20; flock(number, LOCK_EX | LOCK_NB) != 0; tries--) {
        if (errno != EWOULDBLOCK) return 1;
        if (tries == 0) return 0;
        nanosleep(&pause, NULL);
    }
    return 1;
}

/* Returns what keeps a file that is open from being written over, or NULL. */
static const char *refusal(int number, const struct stat *status) {
    static const char first[] = TRACE_FIRST;
    char bytes[sizeof first - 1];
    if (!S_ISREG(status->st_mode)) return NULL;
    int is_trace = status->st_size == 0 || (pread(number, bytes, sizeof bytes, 0) == (ssize_t)sizeof bytes &&
                                            memcmp(bytes, first, sizeof bytes) == 0);
    if (!is_trace) return "the file exists and is not a trace";
    return is_free(number) ? NULL : "another process writes its trace there";
}

const char *file_open(const char *path) {
    struct stat status = {0};
    int is_regular, number = open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0666);
    /* A pipe or a terminal, say, may be for writing only. */
    if (number < 0 && errno == EACCES) number = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC);
    /* One that reads its own pipe would not see that the reader has gone. */
    if (number >= 0 && fstat(number, &status) == 0 && !S_ISREG(status.st_mode)) {
        close(number);
        number = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC);
    }
    if (number < 0) return errno == ELOOP ? "a symbolic link; name the file itself" : strerror(errno);
    const char *problem = fstat(number, &status) == 0 ? refusal(number, &status) : strerror(errno);
    is_regular = S_ISREG(status.st_mode);
    if (!problem && is_regular && ftruncate(number, 0) != 0) problem = strerror(errno);
    if (problem) {
        close(number);
        return problem;
    }
    file.number = moved_up(number);
    file.device = status.st_dev;
    file.inode = status.st_ino;
    free(file.path);
    file.path = realpath(path, NULL);
    return NULL;
}

/* Opens the file again after the program has closed it. Returns what is wrong, or NULL. */
static const char *open_again(void) {
    struct stat status;
    const char *problem = NULL;
    int number = file.path ? open(file.path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC) : -1;
    file.number = -1;
    if (number < 0) return "it was closed, and its file moved or removed";
    if (fstat(number, &status) != 0 || !is_same(&status)) problem = "it was closed, and its file moved or removed";
    else if (S_ISREG(status.st_mode) && !is_free(number)) problem = "it was closed, and another process writes to it";
    if (problem) close(number);
    else file.number = moved_up(number);
    return problem;
}

const char *file_write(const char *bytes, size_t count) {
    const char *problem = is_ours() ? NULL : open_again();
    if (problem) return problem;
    while (count > 0) {
        ssize_t written = write(file.number, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return strerror(errno);
        bytes += written;
        count -= (size_t)written;
    }
    return NULL;
}

void file_close(void) {
    if (is_ours()) close(file.number);
    file.number = -1;
    free(file.path);
    file.path = NULL;
}

/* A child of fork() runs this. It frees nothing: another thread of the parent may have been about to free the path. */
void file_leave(void) {
    if (is_ours()) close(file.number);
    file.number = -1;
    file.path = NULL;
}
