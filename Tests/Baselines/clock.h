// Monotonic time in seconds, and sleeping until a point of it.

#ifndef BASELINES_CLOCK_H
#define BASELINES_CLOCK_H

#include <errno.h>
#include <time.h>

static inline double now_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static inline void sleep_until(double moment) {
    struct timespec t = {.tv_sec = (time_t)moment};
    t.tv_nsec = (long)((moment - (double)t.tv_sec) * 1e9);
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &t, NULL) == EINTR) {}
}

static inline void sleep_seconds(double seconds) { sleep_until(now_seconds() + seconds); }

#endif
