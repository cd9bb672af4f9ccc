// Measures programs that show a window, side by side: how fast they start, what it costs to drive them,
// whether they rest when idle and how fast they read.
//
// Why it is fair: the commands take turns in one run, in an order that rotates, so that a busy machine
// touches them all; the same means look at each from outside; and what cannot be measured ends the
// whole run with a line that says why (exit status 3) instead of a number.

#define _GNU_SOURCE
#include "child.h"
#include "clock.h"
#include "table.h"
#include "tasks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char USAGE[] =
    "usage: measure start [-n ROUNDS] [-o FILE] LABEL -- COMMAND... [--vs LABEL -- COMMAND...]...\n"
    "       measure drive [-n ROUNDS] [-o FILE] [-s SECONDS] [-r RATE] LABEL -- COMMAND... [--vs ...]\n"
    "       measure idle  [-n ROUNDS] [-o FILE] [-s SECONDS] [-t TEXT] LABEL -- COMMAND... [--vs ...]\n"
    "       measure intake [-n ROUNDS] [-o FILE] [-l LINES] LABEL -- COMMAND... [--vs ...]\n"
    "       measure flood [-n ROUNDS] [-o FILE] [-s SECONDS] LABEL -- COMMAND... [--vs ...]\n"
    "\n"
    "  start  time to the window and to its first frame, peak memory and CPU 0.3 s later\n"
    "  drive  CPU while RATE presses of an arrow arrive each second; a command written as stdin:COMMAND\n"
    "         is driven by numbers on its standard input instead, in steps of 0.1 from 0 to 100; one\n"
    "         written as job:COMMAND has a new label besides, with every 50th number\n"
    "  idle   CPU and context switches while nothing happens\n"
    "  intake time from the first of LINES lines, percentages and labels in turn, until the last is taken,\n"
    "         and to the program's own end\n"
    "  flood  CPU while lines that mean nothing come as fast as they are taken\n"
    "\n"
    "  -n ROUNDS   how often each command runs (start 9, drive and intake 3, idle and flood 1)\n"
    "  -s SECONDS  how long to drive it or to leave it alone (10)\n"
    "  -r RATE     changes a second (100)\n"
    "  -l LINES    how many lines to take in (1000000)\n"
    "  -t TEXT     what is written once before the program is left alone\n"
    "  -o FILE     also write the medians there, tab-separated\n"
    "\n"
    "Exit status: 0 measured, 2 wrong usage, 3 something could not be measured.\n";

static const struct task TASKS[] = {
    {"start", measure_start,
     {{"map", "exec to window, ms", 1}, {"frame", "exec to first frame, ms", 1},
      {"peak", "peak memory, MiB", 1}, {"cpu", "CPU until 0.3 s after the first frame, s", 4}},
     4, 9, 1},
    {"drive", measure_drive,
     {{"cpu", "CPU while driven, s", 4}, {"changed", "looks at the window that saw a new picture, %", 0},
      {"peak", "peak memory, MiB", 1}},
     3, 3, 0},
    {"idle", measure_idle,
     {{"cpu", "CPU while idle, s", 4}, {"switches", "context switches while idle", 0}},
     2, 1, 0},
    {"intake", measure_intake,
     {{"taken", "first line to the last one taken in, s", 4},
      {"wall", "first line to the program's end, s", 4}, {"cpu", "CPU from start to end, s", 4}},
     3, 3, 0},
    {"flood", measure_flood,
     {{"share", "share of a processor while flooded, %", 2}, {"taken", "taken in, MB/s", 2}},
     2, 1, 0},
};

// ---- Taking turns

static bool run_once(struct session *session, const struct command *command, double *figures) {
    struct child child;
    watch_reset(&session->watch);
    if (!child_start(&child, command->label, command->argv)) return false;
    bool measured = session->task->measure(session, command, &child, figures);
    child_end(&child);
    sleep_seconds(0.1);  // for the server and a window manager to tidy up
    return measured;
}

// Round -1 and below are warm-ups: measured like the others, but not kept.
static bool run_round(struct session *session, long round, struct results *results) {
    for (size_t turn = 0; turn < session->command_count; turn++) {
        size_t which = (turn + (size_t)(round < 0 ? 0 : round)) % session->command_count;
        double figures[MAX_FIGURES] = {0};
        if (!run_once(session, &session->commands[which], figures)) return false;
        for (size_t f = 0; round >= 0 && f < results->figure_count; f++) {
            *results_at(results, f, which, (size_t)round) = figures[f];
        }
    }
    return true;
}

static bool run_all(struct session *session, struct results *results) {
    for (long round = -session->task->warm_ups; round < session->rounds; round++) {
        if (!run_round(session, round, results)) return false;
    }
    return true;
}

static int run_session(struct session *session) {
    struct results results = {.figures = session->task->figures, .figure_count = session->task->figure_count,
                              .command_count = session->command_count, .round_count = (size_t)session->rounds};
    for (size_t i = 0; i < session->command_count; i++) results.labels[i] = session->commands[i].label;
    if (!watch_open(&session->watch) || !results_create(&results)) return 3;
    bool measured = run_all(session, &results);
    if (measured) results_print(&results);
    if (measured && session->save_path && !results_save(&results, session->save_path)) {
        fprintf(stderr, "measure: cannot write %s\n", session->save_path);
        measured = false;
    }
    free(results.values);
    XCloseDisplay(session->watch.display);
    return measured ? 0 : 3;
}

// ---- Arguments

static _Noreturn void misused(const char *reason, const char *what) {
    fprintf(stderr, "measure: %s%s\n%s", reason, what, USAGE);
    exit(2);
}

static long positive_number(const char *text, long limit) {
    char *end;
    long number = strtol(text, &end, 10);
    if (end == text || *end != '\0' || number < 1 || number > limit) misused("not a usable number: ", text);
    return number;
}

static const struct task *find_task(const char *name) {
    for (size_t i = 0; i < sizeof TASKS / sizeof TASKS[0]; i++) {
        if (strcmp(TASKS[i].name, name) == 0) return &TASKS[i];
    }
    misused("no such subcommand: ", name);
}

static void read_options(struct session *session, int argc, char **argv) {
    for (int option; (option = getopt(argc, argv, "+n:s:r:o:l:t:")) != -1;) {
        switch (option) {
        case 'n': session->rounds = positive_number(optarg, 1000); break;
        case 's': session->seconds = positive_number(optarg, 3600); break;
        case 'r': session->rate = positive_number(optarg, 1000); break;
        case 'o': session->save_path = optarg; break;
        case 'l': session->lines = positive_number(optarg, 100000000); break;
        case 't': session->text = optarg; break;
        default: misused("wrong option", "");
        }
    }
}

// Reads "LABEL -- COMMAND..." up to the next --vs, which it replaces by the end of the command's list.
static char **read_command(struct session *session, char **argv) {
    if (session->command_count == MAX_COMMANDS) misused("too many commands", "");
    struct command *command = &session->commands[session->command_count++];
    if (!argv[0] || !argv[1] || strcmp(argv[1], "--") != 0) misused("expected LABEL -- COMMAND...", "");
    command->label = argv[0];
    command->argv = argv += 2;
    while (*argv && strcmp(*argv, "--vs") != 0) argv++;
    if (argv == command->argv) misused("no command for ", command->label);
    if (strncmp(command->argv[0], "stdin:", 6) == 0) {
        command->drive = BY_NUMBERS;
        command->argv[0] += 6;
    } else if (strncmp(command->argv[0], "job:", 4) == 0) {
        command->drive = BY_JOB;
        command->argv[0] += 4;
    }
    if (!*argv) return NULL;
    *argv = NULL;
    return argv + 1;
}

int main(int argc, char **argv) {
    if (argc < 2) misused("no subcommand", "");
    if (strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "--help") == 0) return fputs(USAGE, stdout) < 0;
    struct session session = {.task = find_task(argv[1]), .seconds = 10, .rate = 100, .lines = 1000000};
    session.rounds = session.task->rounds;
    read_options(&session, argc - 1, argv + 1);
    for (char **rest = argv + 1 + optind; rest;) rest = read_command(&session, rest);
    children_end_with_us();
    return run_session(&session);
}
