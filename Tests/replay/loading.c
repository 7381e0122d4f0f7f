/* Loads the library given on the command line, and makes two calls. */
#define _GNU_SOURCE
#include <casement.h>
#include <dlfcn.h>

int main(int count, char **words) {
    void *library = count > 1 ? dlopen(words[1], RTLD_NOW | RTLD_LOCAL) : NULL;
    if (!library) return 1;
    cas_solver *(*make)(const cas_solver_options *);
    void (*release)(cas_solver *);
    *(void **)&make = dlsym(library, "cas_solver_new");
    *(void **)&release = dlsym(library, "cas_solver_free");
    cas_solver *solver = make(NULL);
    release(solver);
    return solver == NULL;
}
