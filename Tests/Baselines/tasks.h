// What can be measured of a program that shows a window, and what that needs to know.

#ifndef BASELINES_TASKS_H
#define BASELINES_TASKS_H

#include "child.h"
#include "process_stat.h"
#include "table.h"
#include "window_watch.h"

// How a command is driven.
enum drive { BY_KEYS, BY_NUMBERS, BY_JOB };

struct command {
    const char *label;
    char **argv;
    enum drive drive;
};

struct session {
    const struct task *task;
    long rounds, seconds, rate, lines;
    const char *save_path, *text;
    struct command commands[MAX_COMMANDS];
    size_t command_count;
    struct watch watch;
};

// Fills in one number for each figure; prints its own failure.
typedef bool measurement(struct session *, const struct command *, struct child *, double *figures);

struct task {
    const char *name;
    measurement *measure;
    struct figure figures[MAX_FIGURES];
    size_t figure_count;
    long rounds, warm_ups;
};

measurement measure_start, measure_drive, measure_idle;  // what the window tells, in window_tasks.c
measurement measure_intake, measure_flood;               // what reading costs, in input_tasks.c

// Each prints its own failure.
bool read_usage(struct child *child, struct usage *usage);
bool wait_for_window(struct session *session, struct child *child, double *drawn);

#endif
