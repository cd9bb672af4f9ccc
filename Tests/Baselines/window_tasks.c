// Measures what can be told from a program's window: how fast it comes, what it costs to drive it and
// whether it rests when idle.

#define _GNU_SOURCE
#include "clock.h"
#include "tasks.h"

#include <stdio.h>

bool read_usage(struct child *child, struct usage *usage) {
    if (child_is_gone(child)) return child_failure(child, "ended while it was being measured");
    return usage_of_tree(child->pid, usage) || child_failure(child, "cannot be read in /proc");
}

bool wait_for_window(struct session *session, struct child *child, double *drawn) {
    return watch_until_mapped(&session->watch, child) && watch_until_drawn(&session->watch, child, drawn);
}

bool measure_start(struct session *session, const struct command *command, struct child *child,
                   double *figures) {
    (void)command;
    double drawn;
    struct usage usage;
    if (!wait_for_window(session, child, &drawn)) return false;
    sleep_until(drawn + 0.3);
    if (!read_usage(child, &usage)) return false;
    figures[0] = (session->watch.mapped - child->started) * 1000;
    figures[1] = (drawn - child->started) * 1000;
    figures[2] = usage.peak_mib;
    figures[3] = usage.cpu_seconds;
    return true;
}

enum { LABEL_EVERY = 50 };

static bool send_change(struct session *session, const struct command *command, struct child *child,
                        long index) {
    if (command->drive == BY_KEYS) {
        // To and fro over half the bar: at its end a bar would have nothing more to do.
        watch_press_arrow(&session->watch, index / 50 % 2 == 0);
        return true;
    }
    char lines[96];
    int length = snprintf(lines, sizeof lines, "%.1f\n", (double)((index + 1) % 1001) / 10);
    if (command->drive == BY_JOB && index % LABEL_EVERY == 0) {
        snprintf(lines + length, sizeof lines - (size_t)length, "# Copying file %ld of the whole\n", index + 1);
    }
    return child_write(child, lines);
}

// Counts how often the picture is another one than at the look before.
struct looks { long total, changed; uint64_t last; };

static bool look(struct session *session, struct child *child, struct looks *looks) {
    struct picture picture;
    if (!watch_picture(&session->watch, &picture)) return child_failure(child, "cannot be seen any more");
    looks->total++;
    looks->changed += picture.hash != looks->last;
    looks->last = picture.hash;
    return true;
}

// Sends all changes, each at its own time, and looks at the window about four times a second.
static bool send_changes(struct session *session, const struct command *command, struct child *child,
                         struct looks *looks) {
    long count = session->seconds * session->rate, every = session->rate < 4 ? 1 : session->rate / 4;
    double began = now_seconds();
    for (long i = 0; i < count; i++) {
        sleep_until(began + (double)i / (double)session->rate);
        if (child_is_gone(child)) return child_failure(child, "ended while it was driven");
        if (!send_change(session, command, child, i)) return false;
        if (i % every == every - 1 && !look(session, child, looks)) return false;
    }
    sleep_until(began + (double)session->seconds);
    double late = now_seconds() - began - (double)session->seconds;
    if (late < 0.1 * (double)session->seconds) return true;
    return child_failure(child, "could not be driven at that rate: %.1f s late", late);
}

bool measure_drive(struct session *session, const struct command *command, struct child *child,
                   double *figures) {
    double drawn;
    struct usage before, after;
    struct looks looks = {0};
    if (!wait_for_window(session, child, &drawn)) return false;
    sleep_until(drawn + 0.5);
    if (command->drive == BY_KEYS && !watch_focus(&session->watch, child)) return false;
    if (!look(session, child, &looks) || !read_usage(child, &before)) return false;
    looks.total = looks.changed = 0;
    if (!send_changes(session, command, child, &looks) || !read_usage(child, &after)) return false;
    if (command->drive == BY_KEYS && !watch_has_focus(&session->watch, child)) return false;
    if (looks.changed == 0) return child_failure(child, "did not change its picture while it was driven");
    figures[0] = after.cpu_seconds - before.cpu_seconds;
    figures[1] = 100.0 * (double)looks.changed / (double)looks.total;
    figures[2] = after.peak_mib;
    return true;
}

bool measure_idle(struct session *session, const struct command *command, struct child *child,
                   double *figures) {
    (void)command;
    double drawn;
    struct usage before, after;
    if (!wait_for_window(session, child, &drawn)) return false;
    if (session->text && !child_write(child, session->text)) return false;
    sleep_until(drawn + 1);
    if (!read_usage(child, &before)) return false;
    sleep_seconds((double)session->seconds);
    if (!read_usage(child, &after)) return false;
    figures[0] = after.cpu_seconds - before.cpu_seconds;
    figures[1] = (double)(after.switches - before.switches);
    return true;
}
