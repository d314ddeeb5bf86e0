/* An LD_PRELOAD library that keeps, beside a folder, the state that a power cut would leave on the disk.
 *
 * POWER_CUT_ROOT names the folder, POWER_CUT_SHADOW the place of the durable state:
 *   files/INODE   content of a file at its last fsync or fdatasync
 *   folders/PATH  entries of a folder at its last fsync, a line "TYPE INODE NAME" each; '/' in PATH is '%'
 *   links/INODE   hard link to every file named above, so that its inode number is never used again
 * POWER_CUT_IGNORE_SYNC=30 ignores 30 % of the syncs, as a disk that lies. tools/reliability/lossy_folder.py reads the result.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { PAGE = 4096, BLOCK = 64 * PAGE };

/* The path of an open file below the root, or 0 for any other file and for deleted ones. */
static int path_below_root(int fd, char *path)
{
    const char *root = getenv("POWER_CUT_ROOT");
    char link[64];
    struct stat opened, named;
    if (!root || !getenv("POWER_CUT_SHADOW"))
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    size_t prefix = strlen(root);
    if (strncmp(path, root, prefix) || (path[prefix] && path[prefix] != '/'))
        return 0;
    return !fstat(fd, &opened) && !stat(path, &named) && opened.st_ino == named.st_ino;
}

static void keep_inode(const char *path, ino_t inode)
{
    char link_path[PATH_MAX];
    snprintf(link_path, sizeof link_path, "%s/links/%lu", getenv("POWER_CUT_SHADOW"), (unsigned long)inode);
    if (link(path, link_path) && errno != EEXIST) {
        perror("power_cut: link");
        abort();
    }
}

static int write_changed_pages(int shadow, const char *now, ssize_t size, off_t at)
{
    char before[PAGE];
    for (ssize_t done = 0; done < size; done += PAGE) {
        size_t length = size - done < PAGE ? size - done : PAGE;
        ssize_t known = pread(shadow, before, length, at + done);
        if (known == (ssize_t)length && !memcmp(before, now + done, length))
            continue;
        if (pwrite(shadow, now + done, length, at + done) != (ssize_t)length)
            return -1;
    }
    return 0;
}

static int copy_file(int fd, const char *path, ino_t inode)
{
    static __thread char block[BLOCK];
    char name[PATH_MAX];
    keep_inode(path, inode);
    snprintf(name, sizeof name, "%s/files/%lu", getenv("POWER_CUT_SHADOW"), (unsigned long)inode);
    int shadow = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    int live = open(name, O_RDONLY | O_CLOEXEC); /* fd itself may be open for writing only */
    int failed = shadow < 0 || live < 0 || flock(shadow, LOCK_EX);
    off_t at = 0;
    ssize_t size;
    while (!failed && (size = pread(live, block, BLOCK, at)) > 0) {
        failed = write_changed_pages(shadow, block, size, at);
        at += size;
    }
    failed = failed || ftruncate(shadow, at);
    if (failed) {
        perror("power_cut: copy");
        abort();
    }
    close(live);
    close(shadow);
    return 0;
}

static int list_folder(const char *path)
{
    char name[PATH_MAX], part[PATH_MAX + 32], entry_path[PATH_MAX + 256];
    const char *rest = path + strlen(getenv("POWER_CUT_ROOT"));
    int length = snprintf(name, sizeof name, "%s/folders/", getenv("POWER_CUT_SHADOW"));
    snprintf(name + length, sizeof name - length, "%s", *rest ? rest : "/");
    for (char *each = name + length; *each; each++)
        if (*each == '/')
            *each = '%';
    snprintf(part, sizeof part, "%s.%d", name, getpid());
    DIR *folder = opendir(path);
    FILE *list = fopen(part, "w");
    if (!folder || !list) {
        perror("power_cut: list");
        abort();
    }
    for (struct dirent *entry; (entry = readdir(folder));) {
        struct stat status;
        snprintf(entry_path, sizeof entry_path, "%s/%s", path, entry->d_name);
        if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..") || lstat(entry_path, &status))
            continue;
        if (S_ISREG(status.st_mode))
            keep_inode(entry_path, status.st_ino);
        fprintf(list, "%c %lu %s\n", S_ISDIR(status.st_mode) ? 'd' : 'f', (unsigned long)status.st_ino, entry->d_name);
    }
    fclose(list);
    closedir(folder);
    return rename(part, name);
}

static int is_ignored(void)
{
    static unsigned seed;
    const char *percent = getenv("POWER_CUT_IGNORE_SYNC");
    if (!percent)
        return 0;
    if (!seed) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        seed = getpid() ^ now.tv_nsec;
    }
    return rand_r(&seed) % 100 < atoi(percent);
}

static int make_durable(int fd, const char *call)
{
    char path[PATH_MAX];
    struct stat status;
    if (!path_below_root(fd, path)) {
        int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
        return real(fd);
    }
    if (is_ignored() || fstat(fd, &status))
        return 0;
    return S_ISDIR(status.st_mode) ? list_folder(path) : copy_file(fd, path, status.st_ino);
}

int fsync(int fd)
{
    return make_durable(fd, "fsync");
}

int fdatasync(int fd)
{
    return make_durable(fd, "fdatasync");
}
