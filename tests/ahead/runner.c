/* Calls a library's doors: runner LIBRARY < calls > answers. tests/ahead/calls.py has the format. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 48, NUMBER = -1, REAL = 2 };
typedef int64_t i64;
#define EIGHT i64, i64, i64, i64, i64, i64, i64, i64
typedef i64 (*whole)(EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT);
typedef double (*real)(EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT);
typedef void (*nothing)(EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT);

static int take(void *into, size_t size) { return fread(into, 1, size, stdin) == size; }

static i64 number(void) {
    i64 read;
    if (!take(&read, 8)) exit(2);
    return read;
}

#define FROM(a, n) a[n], a[n + 1], a[n + 2], a[n + 3], a[n + 4], a[n + 5], a[n + 6], a[n + 7]
#define ALL(a) FROM(a, 0), FROM(a, 8), FROM(a, 16), FROM(a, 24), FROM(a, 32), FROM(a, 40)

int main(int count, char **words) {
    void *library = dlopen(words[count - 1], RTLD_NOW);
    if (!library) return fprintf(stderr, "%s\n", dlerror()), 1;
    i64 length;
    while (take(&length, 8)) {
        char name[200] = {0};
        if (length >= 200 || !take(name, length)) return 2;
        void *door = dlsym(library, name);
        if (!door) return fprintf(stderr, "%s\n", dlerror()), 1;
        i64 gives = number(), given = number(), a[MOST] = {0}, size[MOST] = {0};
        if (given > MOST) return fprintf(stderr, "%s takes too much\n", name), 2;
        for (i64 i = 0; i < given; i++) {
            size[i] = number();
            if (size[i] == NUMBER) { a[i] = number(); continue; }
            i64 *array = malloc(3 * 8 + 64 + size[i]);
            array[1] = number(), array[2] = number();
            array[0] = ((i64)(array + 3) + 63) & -64;
            if (!take((void *)array[0], size[i])) return 2;
            a[i] = (i64)array;
        }
        i64 answer = 0;
        if (gives == REAL) *(double *)&answer = ((real)door)(ALL(a));
        else if (gives) answer = ((whole)door)(ALL(a));
        else ((nothing)door)(ALL(a));
        fwrite(&answer, 8, 1, stdout);
        for (i64 i = 0; i < given; i++)
            if (size[i] != NUMBER) fwrite((void *)((i64 *)a[i])[0], 1, size[i], stdout), free((void *)a[i]);
    }
    return 0;
}
