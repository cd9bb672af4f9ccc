// Watching a program's window from outside: when it appears, when it is drawn, how it changes.

#ifndef BASELINES_WINDOW_WATCH_H
#define BASELINES_WINDOW_WATCH_H

#include "child.h"

#include <X11/Xlib.h>
#include <stdint.h>

struct watch {
    Display *display;
    Window root, client;
    KeyCode right_key, left_key;
    double mapped;  // when the client window appeared
};

struct picture {
    uint64_t hash;
    bool drawn;  // at least 0.5 % of the pixels differ from the commonest colour
};

// Each prints its own failure and returns false then.
bool watch_open(struct watch *watch);
bool watch_until_mapped(struct watch *watch, struct child *child);
bool watch_until_drawn(struct watch *watch, struct child *child, double *moment);
bool watch_focus(struct watch *watch, struct child *child);
bool watch_has_focus(struct watch *watch, struct child *child);

// Forgets the window of the program before.
void watch_reset(struct watch *watch);
void watch_press_arrow(struct watch *watch, bool to_the_right);

// False while there is nothing to be seen of the window.
bool watch_picture(struct watch *watch, struct picture *picture);

#endif
