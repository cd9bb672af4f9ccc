// What a process and all its descendants have used up to now, as the kernel counts it.

#ifndef BASELINES_PROCESS_STAT_H
#define BASELINES_PROCESS_STAT_H

#include <stdbool.h>
#include <sys/types.h>

struct usage {
    double cpu_seconds;  // user + system, with children that have ended and been waited for
    double peak_mib;     // sum of the processes' VmHWM; pages that they share count for each
    long switches;       // context switches of all threads, voluntary and not
};

// False if the process is gone or cannot be read.
bool usage_of_tree(pid_t root, struct usage *usage);

#endif
