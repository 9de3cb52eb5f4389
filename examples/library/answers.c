/* Cubelang from C: runs each line of standard input in one session and prints the JSON answers.
 *
 *     cc -std=c99 answers.c $(pkg-config --cflags --libs cubelang) -o answers
 *     echo 'order(R U)' | ./answers
 */
#include <stdio.h>

#include <cubelang/cube.h>

int main(void) {
    cube_options options = CUBE_OPTIONS;
    options.cube = 3;
    options.flags = CUBE_EVERY; /* every statement has an answer */

    cube_session *session = cube_open(&options);
    if (session == NULL) {
        fputs("not enough memory\n", stderr);
        return 2;
    }
    char line[10000];
    int failed = 0;
    while (fgets(line, sizeof line, stdin) != NULL) {
        fputs(cube_run(session, line), stdout);
        if (cube_status(session) != CUBE_WELL) failed = 1;
    }
    cube_close(session);
    return failed;
}
