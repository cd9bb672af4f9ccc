// Starts a measured program in its own process group and ends it by SIGTERM, later by SIGKILL.
//
// Why it is fair: every program gets the same surroundings: a standard input that is open but silent
// (an end of file would make some progress dialogs jump to 100 %), no output on the terminal, default
// signal handling.

#define _GNU_SOURCE
#include "child.h"
#include "clock.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static const double PATIENCE_SECONDS = 2;
static const int ENDING_SIGNALS[] = {SIGINT, SIGTERM, SIGHUP};
enum { ENDING_SIGNAL_COUNT = sizeof ENDING_SIGNALS / sizeof ENDING_SIGNALS[0] };

static volatile sig_atomic_t current_group;

void end_current_child_now(void) {
    if (current_group > 0) kill(-(pid_t)current_group, SIGKILL);
}

static void end_by_signal(int signal_number) {
    end_current_child_now();
    raise(signal_number);  // the handler is off again: this ends us
}

void children_end_with_us(void) {
    struct sigaction action = {.sa_handler = end_by_signal, .sa_flags = (int)SA_RESETHAND};
    for (int i = 0; i < ENDING_SIGNAL_COUNT; i++) sigaction(ENDING_SIGNALS[i], &action, NULL);
    signal(SIGPIPE, SIG_IGN);
}

static _Noreturn void become(const struct child *child, int input, pid_t parent, char *const argv[]) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    for (int i = 0; i < ENDING_SIGNAL_COUNT; i++) signal(ENDING_SIGNALS[i], SIG_DFL);
    signal(SIGPIPE, SIG_DFL);
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    dup2(input, STDIN_FILENO);
    dup2(nowhere, STDOUT_FILENO);
    dup2(child->complaints, STDERR_FILENO);
    execvp(argv[0], argv);
    fprintf(stderr, "cannot run %s: %s\n", argv[0], strerror(errno));
    fflush(stderr);
    _exit(127);
}

static void close_files(struct child *child) {
    if (child->input >= 0) close(child->input);
    if (child->complaints >= 0) close(child->complaints);
    child->input = child->complaints = -1;
}

bool child_start(struct child *child, const char *label, char *const argv[]) {
    int ends[2];
    *child = (struct child){.label = label, .input = -1, .complaints = -1, .gone = true};
    if (pipe2(ends, O_CLOEXEC) != 0) return child_failure(child, "no pipe: %s", strerror(errno));
    child->input = ends[1];
    fcntl(child->input, F_SETFL, O_NONBLOCK);
    child->complaints = memfd_create("complaints", MFD_CLOEXEC);
    pid_t parent = getpid();
    fflush(NULL);
    child->started = now_seconds();
    child->pid = fork();
    if (child->pid == 0) become(child, ends[0], parent, argv);
    close(ends[0]);
    if (child->pid < 0) {
        child_failure(child, "no new process: %s", strerror(errno));
        close_files(child);
        return false;
    }
    setpgid(child->pid, child->pid);
    current_group = child->pid;
    child->gone = false;
    return true;
}

bool child_is_gone(struct child *child) {
    if (!child->gone && waitpid(child->pid, &child->status, WNOHANG) == child->pid) child->gone = true;
    return child->gone;
}

bool child_write(struct child *child, const char *text) {
    size_t length = strlen(text);
    if (write(child->input, text, length) == (ssize_t)length) return true;
    return child_failure(child, "does not read its standard input");
}

ssize_t child_offer(struct child *child, const char *bytes, size_t length) {
    struct pollfd pipe = {.fd = child->input, .events = POLLOUT};
    poll(&pipe, 1, 50);
    ssize_t count = write(child->input, bytes, length);
    return count < 0 && errno == EAGAIN ? 0 : count;
}

void child_end(struct child *child) {
    kill(-child->pid, SIGTERM);
    double limit = now_seconds() + PATIENCE_SECONDS;
    while (!child_is_gone(child) && now_seconds() < limit) sleep_seconds(0.005);
    kill(-child->pid, SIGKILL);  // the program, or helpers that it left behind
    if (!child->gone) waitpid(child->pid, &child->status, 0);
    child->gone = true;
    current_group = 0;
    close_files(child);
}

static void print_complaints(const struct child *child) {
    char text[1024];
    off_t end = child->complaints < 0 ? 0 : lseek(child->complaints, 0, SEEK_END);
    off_t from = end > (off_t)sizeof text ? end - (off_t)sizeof text : 0;
    ssize_t length = end > 0 ? pread(child->complaints, text, sizeof text, from) : 0;
    if (length <= 0) return;
    fprintf(stderr, "measure: %s said: %.*s", child->label, (int)length, text);
    if (text[length - 1] != '\n') fputc('\n', stderr);
}

bool child_failure(struct child *child, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fflush(stdout);
    fprintf(stderr, "measure: %s ", child->label);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    if (child->gone && child->pid > 0) {
        bool killed = WIFSIGNALED(child->status);
        fprintf(stderr, " (%s %d)", killed ? "signal" : "exit status",
                killed ? WTERMSIG(child->status) : WEXITSTATUS(child->status));
    }
    fputc('\n', stderr);
    print_complaints(child);
    return false;
}
