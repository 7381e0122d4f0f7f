/* Closes every descriptor but the first three, as daemons do, and writes a file of its own, whose name is its argument. A
 * second argument is the name of the trace, which the program then moves away. */
#include <casement.h>
#include <stdio.h>
#include <unistd.h>

int main(int count, char **words) {
    cas_scene *scene = cas_scene_new(NULL, NULL);
    for (int i = 3; i < 4096; i++) close(i);
    FILE *files[64];
    for (int i = 0; i < 64; i++) files[i] = fopen(words[1], i ? "a" : "w");
    if (count > 2 && rename(words[2], words[1]) != 0) return 3;
    for (int i = 0; i < 300; i++) cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "name");
    for (int i = 0; i < 64; i++)
        if (!files[i] || fprintf(files[i], "line %d\n", i) < 0 || fclose(files[i]) != 0) return 2;
    cas_scene_free(scene);
    return 0;
}
