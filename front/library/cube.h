/* Cubelang from C, and from any language that can call C: runs texts and returns answers as JSON.
 *
 *     cube_session *session = cube_open(NULL);
 *     puts(cube_run(session, "order(R U)"));      prints {"type":"integer","value":"105", …}
 *     cube_close(session);
 *
 * This interface is stable within a major version; cube_options may get more fields.
 *
 * Sessions are independent: several threads can each use their own. A session can be used by one thread at a time; only
 * cube_interrupt may be called during a run. Every function accepts NULL for a session. Nothing is thrown: errors are
 * reported as answers. A thread that runs texts needs a stack of at least a megabyte; a larger stack allows deeper
 * recursion.
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

/* A session: definitions, a current cube and the last value. Made by cube_open and freed by cube_close. */
typedef struct cube_session cube_session;

/* A file that your function read_file reads. It belongs to the library, and is valid until that function returns. */
typedef struct cube_file cube_file;

/* Programs are untrusted by default: without these flags and functions they can read only the modules and tables of the
 * library, and write nothing. */
enum {
    CUBE_READ_FILES = 1,  /* `import "FILE"` and other functions may read files of this machine */
    CUBE_WRITE_FILES = 2, /* pictures and other files may be written on this machine */
    CUBE_EVERY = 4        /* each statement ends with an answer of its own: {"type":"done", …} */
};

/* Initialise it with CUBE_OPTIONS, which is zero except for the size, then set fields. cube_open copies the struct and
 * its texts; the functions are called with `context` on the thread that runs a text, until cube_close. */
typedef struct cube_options {
    size_t size;              /* of this struct, in your version */
    int cube;                 /* layers of the initial cube, 2 to 2000; 0: 3 */
    int supercube;            /* not 0: rotations of the fixed centres count */
    unsigned flags;           /* CUBE_READ_FILES | … */
    const char *table_folder; /* where large tables are stored between sessions; NULL: not stored */
    void *context;            /* passed to the functions below */
    /* Receives every answer at once, and cube_run returns an empty text; NULL: cube_run returns the answers. The text
     * is one object without a newline, and valid until the function returns. */
    void (*answer)(void *context, const char *json);
    /* Reads a file for `import` with cube_put; returns 0 or a number of <errno.h>. Replaces CUBE_READ_FILES. */
    int (*read_file)(void *context, const char *path, cube_file *file);
    /* Writes a file of `length` bytes, which are valid until the function returns; returns 0 or a number of <errno.h>.
     * Replaces CUBE_WRITE_FILES. */
    int (*write_file)(void *context, const char *path, const char *bytes, size_t length);
    /* Limits for untrusted texts; 0: no limit. A text that exceeds the first or the third is ended with an error, and
     * cube_status returns CUBE_LIMIT; definitions from before remain. */
    unsigned long time_limit; /* of one run, in milliseconds */
    size_t memory_limit;      /* in bytes; searches use at most half of it for their tables. Lists, texts and numbers
                               * have fixed limits. To limit the process, use setrlimit or a container. */
    size_t output_limit;      /* of the answers of one run, in bytes, without the error that reports the limit */
} cube_options;
#define CUBE_OPTIONS {sizeof(cube_options), 0, 0, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, 0}

/* The version of the running library: three numbers separated by points, in static memory. */
CUBE_API const char *cube_version(void);

/* A new session, to be freed by cube_close. NULL options: a 3x3x3 and all defaults. Returns NULL if memory runs out or
 * options.size is invalid. If options.cube is invalid, every text is answered with an error. */
CUBE_API cube_session *cube_open(const cube_options *options);

/* Runs a text of the language, which is parsed as a whole first. The first error ends the run. The answers are JSON
 * objects, each on a line that ends in a newline, as `cube --json` writes them; an error is {"type":"error", …}.
 * The returned text is never NULL. It belongs to the session, and is valid until its next run or check, or until
 * cube_close. */
CUBE_API const char *cube_run(cube_session *session, const char *text);

/* The same for `length` bytes of any value. */
CUBE_API const char *cube_run_bytes(cube_session *session, const char *text, size_t length);

/* Looks for mistakes without running the text: syntax errors, or else names that neither the session nor the text
 * defines. The answers are those of cube_run: an error for each mistake, or nothing. The session does not change. The
 * limits do not apply. */
CUBE_API const char *cube_check(cube_session *session, const char *text);

/* The result of the last run or check, CUBE_WELL before the first one:
 *
 *     CUBE_WELL          no error
 *     CUBE_ERROR         a mistake in the text, or not enough memory
 *     CUBE_INTERRUPTED   ended by cube_interrupt
 *     CUBE_MISUSED       the session or the text was NULL; nothing was run
 *     CUBE_LIMIT         ended by the time limit or the output limit
 *
 * A call that is refused because another thread is running a text in the session does not change it. */
enum { CUBE_WELL = 0, CUBE_ERROR = 1, CUBE_INTERRUPTED = 2, CUBE_MISUSED = 3, CUBE_LIMIT = 4 };
CUBE_API int cube_status(const cube_session *session);

/* Ends the current computation, if any, with an error; the session remains usable. Callable from any thread and from
 * signal handlers. */
CUBE_API void cube_interrupt(cube_session *session);

/* Frees a session and its answers. It must not be running a text. */
CUBE_API void cube_close(cube_session *session);

/* In read_file: appends a copy of `length` bytes to the file. Returns 0, EINVAL (the file or the bytes are NULL) or
 * ENOMEM. */
CUBE_API int cube_put(cube_file *file, const char *bytes, size_t length);

#ifdef __cplusplus
}
#endif

#endif
