/* What the static tool has in place of the dynamic loader: it finds its own functions, and loads no library. */
#include <stddef.h>
#include <string.h>

struct named {
    const char *name;
    void (*function)(void);
};
extern const struct named named_functions[];

static char itself;

/* Without --library, the tool asks for libcasement.so.0. */
void *dlopen(const char *path, int mode) {
    (void)mode;
    return !path || !strncmp(path, "libcasement.so", 14) ? &itself : NULL;
}

void *dlsym(void *library, const char *name) {
    (void)library;
    for (const struct named *each = named_functions; each->name; each++)
        if (!strcmp(each->name, name)) return (void *)each->function;
    return NULL;
}

char *dlerror(void) { return (char *)"a static program loads no libraries"; }

int dlclose(void *library) {
    (void)library;
    return 0;
}

char *__wrap_swift_copyAuxiliaryExecutablePath(const char *folder, const char *name) {
    (void)folder;
    (void)name;
    return NULL;
}

/* Swift reads its arguments from /proc, which may be missing. */
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);
int Tool_main(int count, char **arguments);

int main(int count, char **arguments) {
    _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
    return Tool_main(count, arguments);
}
