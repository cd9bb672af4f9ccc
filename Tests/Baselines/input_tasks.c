// Measures what it costs a program to read much: a million lines at once, and lines without end.
//
// Why it is fair: the lines are made beforehand, begin when the window has been drawn, and are written as
// fast as the program takes them, so that neither its start nor the writer's own work counts.

#define _GNU_SOURCE
#include "clock.h"
#include "tasks.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

static const double LIMIT_SECONDS = 600;
enum { LONGEST_LINE = 40, BLOCK = 1 << 16 };

// ---- Much at once

// Percentages and labels in turn, each another one than before; at the end 100.
static char *job_lines(long count, size_t *length) {
    char *lines = malloc((size_t)(count + 1) * LONGEST_LINE), *end = lines;
    if (!lines) return NULL;
    for (long i = 0; i < count; i += 2) {
        end += sprintf(end, "%.4f\n", 99.9 * (double)i / (double)count);
        if (i + 1 < count) end += sprintf(end, "# Item %ld\n", i + 1);
    }
    end += sprintf(end, "100\n");
    *length = (size_t)(end - lines);
    return lines;
}

static bool write_all(struct child *child, const char *lines, size_t length) {
    double limit = now_seconds() + LIMIT_SECONDS;
    for (size_t written = 0; written < length;) {
        ssize_t count = child_offer(child, lines + written, length - written);
        if (count < 0 || child_is_gone(child)) return child_failure(child, "ended before it had read all");
        if (now_seconds() > limit) return child_failure(child, "is still reading after %.0f s", LIMIT_SECONDS);
        written += (size_t)count;
    }
    return true;
}

static bool wait_for_end(struct child *child) {
    double limit = now_seconds() + LIMIT_SECONDS;
    while (!child_is_gone(child)) {
        if (now_seconds() > limit) return child_failure(child, "did not close itself at 100");
        sleep_seconds(0.001);
    }
    return true;
}

// Of all children that have ended and been waited for: here, the programs measured so far.
static double cpu_of_ended_children(void) {
    struct rusage usage;
    if (getrusage(RUSAGE_CHILDREN, &usage) != 0) return 0;
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

bool measure_intake(struct session *session, const struct command *command, struct child *child,
                    double *figures) {
    (void)command;
    double drawn, cpu = cpu_of_ended_children();
    size_t length;
    if (!wait_for_window(session, child, &drawn)) return false;
    char *lines = job_lines(session->lines, &length);
    if (!lines) return child_failure(child, "is not measured: no memory");
    sleep_until(drawn + 0.5);
    double began = now_seconds();
    bool taken = write_all(child, lines, length);
    figures[0] = now_seconds() - began;
    bool ended = taken && wait_for_end(child);
    figures[1] = now_seconds() - began;
    figures[2] = cpu_of_ended_children() - cpu;
    free(lines);
    return ended;
}

// ---- Without end

bool measure_flood(struct session *session, const struct command *command, struct child *child,
                    double *figures) {
    (void)command;
    static char block[BLOCK];
    double drawn, taken = 0;
    struct usage before, after;
    for (size_t i = 0; i < sizeof block; i++) block[i] = i % 2 == 0 ? 'y' : '\n';
    if (!wait_for_window(session, child, &drawn)) return false;
    sleep_until(drawn + 0.5);
    if (!read_usage(child, &before)) return false;
    double began = now_seconds(), end = began + (double)session->seconds;
    while (now_seconds() < end) {
        ssize_t count = child_offer(child, block, sizeof block);
        if (count < 0) return child_failure(child, "stopped reading");
        taken += (double)count;
    }
    if (!read_usage(child, &after)) return false;
    double seconds = now_seconds() - began;
    figures[0] = 100 * (after.cpu_seconds - before.cpu_seconds) / seconds;
    figures[1] = taken / seconds / 1e6;
    return true;
}
