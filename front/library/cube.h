/* Cubelang from C, and from whatever can call C: text in, answers out as JSON.
 *
 *     cube_session *session = cube_open(NULL);
 *     puts(cube_run(session, "order(R U)"));      prints {"type":"integer","value":"105", …}
 *     cube_close(session);
 *
 * What is here stays as it is within a major version; the fields of cube_options may become more.
 *
 * Sessions are independent of each other: several threads may work with one each. A session works for one thread at a
 * time; only cube_interrupt may be called meanwhile. Every function takes NULL for a session, nothing is ever thrown,
 * and whatever is wrong, the text included, is told in an answer. A thread that runs texts has a stack of a megabyte or
 * more; the more there is, the deeper calls may nest.
 */
#ifndef CUBELANG_CUBE_H
#define CUBELANG_CUBE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define CUBE_API __attribute__((visibility("default")))
#else
#define CUBE_API
#endif

/* Definitions, a current cube, the last value. */
typedef struct cube_session cube_session;

/* A file that is being read by a function of yours. */
typedef struct cube_file cube_file;

/* Programs are not trusted unless you say otherwise: without these flags and functions they read and write nothing but
 * what comes with the library. */
enum {
    CUBE_READ_FILES = 1,  /* `import "FILE"` and what else reads may read the files of this machine */
    CUBE_WRITE_FILES = 2, /* pictures and the like may be written on this machine */
    CUBE_EVERY = 4        /* statements that show nothing are answered too: {"type":"done", …} */
};

/* Begin with CUBE_OPTIONS, which is all zero but for its size, and set what is to be otherwise. Texts are copied. */
typedef struct cube_options {
    size_t size;              /* of this struct, as you know it */
    int cube;                 /* layers of the cube at the start, 2 to 2000; 0: 3 */
    int supercube;            /* not 0: the turns of fixed centres count */
    unsigned flags;           /* CUBE_READ_FILES | … */
    const char *table_folder; /* where tables that take long to make are kept between sessions; NULL: nowhere */
    void *context;            /* handed to the functions below */
    /* Gets every answer as soon as it is there, and cube_run then returns none; NULL: cube_run collects them. */
    void (*answer)(void *context, const char *json);
    /* Reads a file for `import` by calls of cube_put; 0, or a number of <errno.h>. In place of CUBE_READ_FILES. */
    int (*read_file)(void *context, const char *path, cube_file *file);
    /* Writes a file; 0, or a number of <errno.h>. In place of CUBE_WRITE_FILES. */
    int (*write_file)(void *context, const char *path, const char *bytes, size_t length);
} cube_options;

#define CUBE_OPTIONS {sizeof(cube_options), 0, 0, 0, NULL, NULL, NULL, NULL, NULL}

/* Of the library that runs: three numbers with points between them. */
CUBE_API const char *cube_version(void);

/* A new session, yours until cube_close. NULL options: a 3x3x3 and nothing else. NULL: there is no memory for it, or
 * options.size is none. Where there is no cube of that size, the answer to every text says so. */
CUBE_API cube_session *cube_open(const cube_options *options);

/* Runs a text of the language: all of it is read before any of it is run, and an error ends it. The answers are JSON
 * objects, each on a line that ends in a newline, as `cube --json` writes them; an error is {"type":"error", …}.
 * They belong to the session until it runs the next text or is closed. Never NULL. */
CUBE_API const char *cube_run(cube_session *session, const char *text);

/* The same for so many bytes, which may be any. */
CUBE_API const char *cube_run_bytes(cube_session *session, const char *text, size_t length);

/* How the last run ended. */
enum { CUBE_WELL = 0, CUBE_ERROR = 1, CUBE_INTERRUPTED = 2, CUBE_MISUSED = 3 };
CUBE_API int cube_status(const cube_session *session);

/* Ends the computation under way, if there is one, as an error; the session lives on. From any thread, from a handler
 * of signals too. */
CUBE_API void cube_interrupt(cube_session *session);

/* Frees a session and its answers, when nothing runs in it. */
CUBE_API void cube_close(cube_session *session);

/* Within read_file: so many bytes more of the file. 0, or ENOMEM. */
CUBE_API int cube_put(cube_file *file, const char *bytes, size_t length);

#ifdef __cplusplus
}
#endif

#endif
