// Measures when a program's window is mapped and when its first frame can be seen.
//
// Why it is fair: both are what a user at the screen would notice, are read from the X server and not
// from the program, and so mean the same for every toolkit. The client's own window counts, whether a
// window manager puts a frame around it or not. The screen is looked at every millisecond.

#define _GNU_SOURCE
#include "window_watch.h"
#include "clock.h"

#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>

static const double LIMIT_SECONDS = 10;

// Windows of other programs may go at any moment; each call's result says whether it worked.
static int ignore_error(Display *display, XErrorEvent *event) {
    (void)display, (void)event;
    return 0;
}

static int server_is_gone(Display *display) {
    (void)display;
    end_current_child_now();
    fprintf(stderr, "measure: the X server has gone away\n");
    exit(3);
}

bool watch_open(struct watch *watch) {
    int ignored;
    *watch = (struct watch){.display = XOpenDisplay(NULL)};
    if (!watch->display) {
        fprintf(stderr, "measure: cannot open the display \"%s\"\n", XDisplayName(NULL));
        return false;
    }
    if (!XTestQueryExtension(watch->display, &ignored, &ignored, &ignored, &ignored)) {
        fprintf(stderr, "measure: the X server has no XTEST extension\n");
        return false;
    }
    watch->root = DefaultRootWindow(watch->display);
    watch->right_key = XKeysymToKeycode(watch->display, XK_Right);
    watch->left_key = XKeysymToKeycode(watch->display, XK_Left);
    XSetErrorHandler(ignore_error);
    XSetIOErrorHandler(server_is_gone);
    XSelectInput(watch->display, watch->root, SubstructureNotifyMask);
    XSync(watch->display, False);
    return true;
}

void watch_reset(struct watch *watch) {
    XSync(watch->display, True);
    watch->client = None;
}

// ---- Finding the client's window

static bool has_property(struct watch *watch, Window window, Atom name) {
    Atom type = None;
    int format;
    unsigned long count, left;
    unsigned char *data = NULL;
    int status = XGetWindowProperty(watch->display, window, name, 0, 1, False, AnyPropertyType, &type,
                                    &format, &count, &left, &data);
    if (data) XFree(data);
    return status == Success && type != None;
}

// A window manager's frame has neither a class nor a name; a client's window does.
static void note_mapped(struct watch *watch, Window window) {
    double moment = now_seconds();
    if (watch->client != None) return;
    if (!has_property(watch, window, XA_WM_CLASS) && !has_property(watch, window, XA_WM_NAME)) return;
    watch->client = window;
    watch->mapped = moment;
}

// Once it is in a frame, a window's mapping is no longer told to the root: so it is asked for itself.
static void note_created(struct watch *watch, const XCreateWindowEvent *event) {
    XWindowAttributes now;
    if (event->override_redirect || event->parent != watch->root) return;
    XSelectInput(watch->display, event->window, StructureNotifyMask);
    if (XGetWindowAttributes(watch->display, event->window, &now) && now.map_state != IsUnmapped) {
        note_mapped(watch, event->window);
    }
}

static void note_events(struct watch *watch) {
    while (XPending(watch->display)) {
        XEvent event;
        XNextEvent(watch->display, &event);
        if (event.type == CreateNotify) note_created(watch, &event.xcreatewindow);
        if (event.type == MapNotify && !event.xmap.override_redirect) note_mapped(watch, event.xmap.window);
    }
}

bool watch_until_mapped(struct watch *watch, struct child *child) {
    struct pollfd connection = {.fd = ConnectionNumber(watch->display), .events = POLLIN};
    while (true) {
        note_events(watch);
        if (watch->client != None) return true;
        if (child_is_gone(child)) return child_failure(child, "ended before it showed a window");
        if (now_seconds() - child->started > LIMIT_SECONDS) {
            return child_failure(child, "showed no window within %.0f s", LIMIT_SECONDS);
        }
        poll(&connection, 1, 5);
    }
}

// ---- Looking at it

// The part of the client's window that is on the screen.
static XImage *grab(struct watch *watch) {
    XWindowAttributes client, root;
    Window child;
    int x, y;
    if (!XGetWindowAttributes(watch->display, watch->client, &client) || client.map_state != IsViewable ||
        !XGetWindowAttributes(watch->display, watch->root, &root) ||
        !XTranslateCoordinates(watch->display, watch->client, watch->root, 0, 0, &x, &y, &child)) {
        return NULL;
    }
    int left = x < 0 ? -x : 0, top = y < 0 ? -y : 0;
    int right = x + client.width > root.width ? root.width - x : client.width;
    int bottom = y + client.height > root.height ? root.height - y : client.height;
    if (right <= left || bottom <= top) return NULL;
    unsigned width = (unsigned)(right - left), height = (unsigned)(bottom - top);
    return XGetImage(watch->display, watch->client, left, top, width, height, AllPlanes, ZPixmap);
}

// The only colour that can fill more than half of the picture (Boyer and Moore's majority vote).
static uint32_t majority(const uint32_t *pixels, size_t count) {
    uint32_t candidate = 0;
    size_t votes = 0;
    for (size_t i = 0; i < count; i++) {
        if (votes == 0) candidate = pixels[i];
        votes += pixels[i] == candidate ? 1 : (size_t)-1;
    }
    return candidate;
}

static struct picture describe(const uint32_t *pixels, size_t count) {
    struct picture picture = {.hash = 14695981039346656037u};
    uint32_t common = majority(pixels, count);
    size_t others = 0;
    for (size_t i = 0; i < count; i++) {
        picture.hash = (picture.hash ^ pixels[i]) * 1099511628211u;
        others += pixels[i] != common;
    }
    picture.drawn = others * 200 >= count;
    return picture;
}

bool watch_picture(struct watch *watch, struct picture *picture) {
    XImage *image = grab(watch);
    if (!image) return false;
    bool usable = image->bits_per_pixel == 32 && image->bytes_per_line == image->width * 4;
    if (usable) {
        const void *pixels = image->data;
        *picture = describe(pixels, (size_t)image->width * (size_t)image->height);
    }
    XDestroyImage(image);
    return usable;
}

bool watch_until_drawn(struct watch *watch, struct child *child, double *moment) {
    struct picture picture;
    while (true) {
        bool drawn = watch_picture(watch, &picture) && picture.drawn;
        *moment = now_seconds();
        if (drawn) return true;
        if (child_is_gone(child)) return child_failure(child, "ended before it drew anything");
        if (*moment - child->started > LIMIT_SECONDS) {
            return child_failure(child, "drew nothing that can be seen (24-bit display) within %.0f s",
                                 LIMIT_SECONDS);
        }
        sleep_seconds(0.001);
    }
}

// ---- Keys

// The focus may also be on a window inside the client's.
bool watch_has_focus(struct watch *watch, struct child *child) {
    Window window, root, parent, *children;
    int revert;
    unsigned count;
    XGetInputFocus(watch->display, &window, &revert);
    while (window > PointerRoot && window != watch->root) {
        if (window == watch->client) return true;
        children = NULL;
        if (!XQueryTree(watch->display, window, &root, &parent, &children, &count)) break;
        if (children) XFree(children);
        window = parent;
    }
    return child_failure(child, "does not have the keyboard focus");
}

bool watch_focus(struct watch *watch, struct child *child) {
    XSetInputFocus(watch->display, watch->client, RevertToParent, CurrentTime);
    XSync(watch->display, False);
    sleep_seconds(0.1);
    return watch_has_focus(watch, child);
}

void watch_press_arrow(struct watch *watch, bool to_the_right) {
    KeyCode key = to_the_right ? watch->right_key : watch->left_key;
    XTestFakeKeyEvent(watch->display, key, True, CurrentTime);
    XTestFakeKeyEvent(watch->display, key, False, CurrentTime);
    XFlush(watch->display);
}
