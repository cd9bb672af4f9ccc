// A measured program: started, watched and ended.

#ifndef BASELINES_CHILD_H
#define BASELINES_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

struct child {
    const char *label;
    pid_t pid;       // also its process group
    int input;       // the writing end of its standard input: open and silent unless written to
    int complaints;  // what it has written to standard error
    double started;  // just before the fork
    bool gone;
    int status;      // as of waitpid, once gone
};

// Makes sure that no measured program outlives this one, whatever ends it.
void children_end_with_us(void);
void end_current_child_now(void);

bool child_start(struct child *child, const char *label, char *const argv[]);
bool child_is_gone(struct child *child);
bool child_write(struct child *child, const char *text);

// Writes as much as the pipe takes within a twentieth of a second; -1 where nobody reads any more.
ssize_t child_offer(struct child *child, const char *bytes, size_t length);

void child_end(struct child *child);

// Prints why a measurement failed, and what the program said itself. Returns false.
bool child_failure(struct child *child, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
