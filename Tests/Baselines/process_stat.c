// Measures CPU time, peak memory and context switches of a process tree from outside, through /proc.
//
// Why it is fair: nothing runs inside the measured program, and helpers that it starts count too, so
// that no program can hide work in a child. utime + stime in /proc/PID/stat come in steps of 10 ms;
// the process's CPU clock is the same sum in nanoseconds and so is read instead. The figures of
// children that have ended are only there in 10 ms steps.

#define _GNU_SOURCE
#include "process_stat.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { MAX_PROCESSES = 32768 };

struct process {
    pid_t pid, parent;
    double ended_children_seconds;
    bool in_tree;
};

static bool read_process(pid_t pid, struct process *process) {
    char path[64], line[2048];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    FILE *file = fopen(path, "re");
    if (!file) return false;
    size_t length = fread(line, 1, sizeof line - 1, file);
    fclose(file);
    line[length] = '\0';
    const char *rest = strrchr(line, ')');  // the name before it may hold anything
    int parent;
    long user, system;
    if (!rest || sscanf(rest + 1, " %*c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %ld %ld",
                        &parent, &user, &system) != 3) {
        return false;
    }
    double tick = 1.0 / (double)sysconf(_SC_CLK_TCK);
    *process = (struct process){pid, (pid_t)parent, (double)(user + system) * tick, false};
    return true;
}

static size_t read_all_processes(struct process *list) {
    DIR *directory = opendir("/proc");
    if (!directory) return 0;
    size_t count = 0;
    for (struct dirent *entry; count < MAX_PROCESSES && (entry = readdir(directory));) {
        if (!isdigit((unsigned char)entry->d_name[0])) continue;
        if (read_process((pid_t)atoi(entry->d_name), &list[count])) count++;
    }
    closedir(directory);
    return count;
}

static bool has_parent_in_tree(const struct process *list, size_t count, pid_t parent) {
    for (size_t i = 0; i < count; i++) {
        if (list[i].in_tree && list[i].pid == parent) return true;
    }
    return false;
}

static void mark_tree(struct process *list, size_t count, pid_t root) {
    for (size_t i = 0; i < count; i++) list[i].in_tree = list[i].pid == root;
    for (bool grew = true; grew;) {
        grew = false;
        for (size_t i = 0; i < count; i++) {
            if (list[i].in_tree || !has_parent_in_tree(list, count, list[i].parent)) continue;
            list[i].in_tree = grew = true;
        }
    }
}

static bool add_cpu(pid_t pid, struct usage *usage) {
    clockid_t clock;
    struct timespec t;
    if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &t) != 0) return false;
    usage->cpu_seconds += (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
    return true;
}

// Sums the numbers behind `key` at the beginning of lines of a /proc status file.
static bool add_status(const char *path, const char *key, long *sum) {
    FILE *file = fopen(path, "re");
    if (!file) return false;
    char line[256];
    size_t length = strlen(key);
    bool found = false;
    while (fgets(line, sizeof line, file)) {
        if (strncmp(line, key, length) != 0) continue;
        *sum += strtol(line + length, NULL, 10);
        found = true;
    }
    fclose(file);
    return found;
}

static bool add_peak(pid_t pid, struct usage *usage) {
    char path[64];
    long kib = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
    if (!add_status(path, "VmHWM:", &kib)) return false;
    usage->peak_mib += (double)kib / 1024;
    return true;
}

static bool add_switches(pid_t pid, struct usage *usage) {
    char path[512];
    snprintf(path, sizeof path, "/proc/%d/task", (int)pid);
    DIR *directory = opendir(path);
    if (!directory) return false;
    for (struct dirent *entry; (entry = readdir(directory));) {
        if (!isdigit((unsigned char)entry->d_name[0])) continue;
        snprintf(path, sizeof path, "/proc/%d/task/%s/status", (int)pid, entry->d_name);
        add_status(path, "voluntary_ctxt_switches:", &usage->switches);
        add_status(path, "nonvoluntary_ctxt_switches:", &usage->switches);
    }
    closedir(directory);
    return true;
}

static bool add_process(const struct process *process, struct usage *usage) {
    usage->cpu_seconds += process->ended_children_seconds;
    return add_cpu(process->pid, usage) && add_peak(process->pid, usage) && add_switches(process->pid, usage);
}

bool usage_of_tree(pid_t root, struct usage *usage) {
    struct process *list = calloc(MAX_PROCESSES, sizeof *list);
    if (!list) return false;
    size_t count = read_all_processes(list);
    mark_tree(list, count, root);
    *usage = (struct usage){0};
    bool found = false;
    for (size_t i = 0; i < count; i++) {
        if (!list[i].in_tree) continue;
        bool read = add_process(&list[i], usage);
        if (list[i].pid == root) found = read;
    }
    free(list);
    return found;
}
