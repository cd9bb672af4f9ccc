// The floor of the comparison: the same progress bar as a plain C program on SDL2.
//
// It opens a 520x240 window, shows one gradient bar at 25 %, and moves the bar by 1 % for each press
// of Right or Left, eased over a quarter of a second at 60 frames a second. Esc, q or closing ends it.
//
// Why this is a fair floor, and not a straw man: it draws into the window's own memory (no renderer, no
// GL), paints bar and track once into cached strips that are already blended over the background,
// copies and presents only the columns that changed, takes all key presses since the last frame as one
// change, sleeps until a deadline between frames and blocks without any timeout when nothing moves.
//
// On its way to a deadline it sleeps through whatever input comes, and takes it all there: waking for
// every event costs nearly twice the CPU when 100 keys arrive each second. The moving edge falls on
// whole pixels.

#define SDL_MAIN_HANDLED
#include <SDL.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { WINDOW_W = 520, WINDOW_H = 240, BAR_X = 24, BAR_Y = 60, BAR_W = 472, BAR_H = 14 };
enum { FRAMES_PER_SECOND = 60, MAX_CHANGES = 8 };
static const double CHANGE_SECONDS = 0.25;

struct color { double r, g, b; };
static const struct color WHITE = {255, 255, 255}, GREY = {229, 229, 234};
static const struct color BLUE = {0, 122, 255}, PURPLE = {175, 82, 222}, ORANGE = {255, 149, 0};

// A change of target under way. Several may overlap; each fades what lies before it over to its target.
struct change { double target, began; };
struct motion { double base; struct change changes[MAX_CHANGES]; int count; };

struct app {
    SDL_Window *window;
    SDL_Surface *screen, *fill, *track;
    struct motion motion;
    double target, applied;  // percent: asked for, and handed to the motion
    double deadline;         // of the next frame, in seconds
    int shown;               // columns of the bar that are on the screen as filled
    bool repaint, quit;
};

static double now_seconds(void) {
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

// ---- Motion

static double mix(double a, double b, double f) { return a * (1 - f) + b * f; }

// Cubic bezier (0.42, 0, 0.58, 1): finds the curve's parameter for this x by Newton's method.
static double ease(double x) {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    double s = x;
    for (int i = 0; i < 5; i++) {
        double at = s * (1.26 + s * (-0.78 + s * 0.52));
        double slope = 1.26 + s * (-1.56 + s * 1.56);
        s -= (at - x) / slope;
    }
    return s * s * (3 - 2 * s);
}

static double progress(const struct change *change, double now) {
    return ease((now - change->began) / CHANGE_SECONDS);
}

static double motion_value(const struct motion *m, double now) {
    double value = m->base;
    for (int i = 0; i < m->count; i++) {
        value = mix(value, m->changes[i].target, progress(&m->changes[i], now));
    }
    return value;
}

// Takes the oldest change into the base, as it stands now: the value stays where it is.
static void motion_absorb_oldest(struct motion *m, double now) {
    m->base = mix(m->base, m->changes[0].target, progress(&m->changes[0], now));
    m->count--;
    memmove(m->changes, m->changes + 1, (size_t)m->count * sizeof m->changes[0]);
}

static void motion_forget_finished(struct motion *m, double now) {
    while (m->count > 0 && now - m->changes[0].began >= CHANGE_SECONDS) motion_absorb_oldest(m, now);
}

static void motion_retarget(struct motion *m, double target, double now) {
    if (m->count == MAX_CHANGES) motion_absorb_oldest(m, now);
    m->changes[m->count++] = (struct change){target, now};
}

// ---- Painting

static struct color mix_color(struct color a, struct color b, double f) {
    return (struct color){mix(a.r, b.r, f), mix(a.g, b.g, f), mix(a.b, b.b, f)};
}

static struct color gradient_color(double position) {
    if (position < 0.5) return mix_color(BLUE, PURPLE, position * 2);
    return mix_color(PURPLE, ORANGE, position * 2 - 1);
}

// How much of the pixel lies inside the capsule, 0...1.
static double capsule_coverage(int x, int y) {
    double radius = BAR_H / 2.0, px = x + 0.5, py = y + 0.5;
    double nearest = fmin(fmax(px, radius), BAR_W - radius);
    double coverage = radius + 0.5 - hypot(px - nearest, py - radius);
    return fmin(fmax(coverage, 0), 1);
}

static Uint32 pixel(const SDL_Surface *surface, struct color c) {
    return SDL_MapRGB(surface->format, (Uint8)lround(c.r), (Uint8)lround(c.g), (Uint8)lround(c.b));
}

static SDL_Surface *make_strip(Uint32 format, bool gradient) {
    SDL_Surface *strip = SDL_CreateRGBSurfaceWithFormat(0, BAR_W, BAR_H, 32, format);
    if (!strip) return NULL;
    SDL_SetSurfaceBlendMode(strip, SDL_BLENDMODE_NONE);
    for (int y = 0; y < BAR_H; y++) {
        Uint32 *row = (Uint32 *)(void *)((Uint8 *)strip->pixels + y * strip->pitch);
        for (int x = 0; x < BAR_W; x++) {
            struct color ink = gradient ? gradient_color((x + 0.5) / BAR_W) : GREY;
            row[x] = pixel(strip, mix_color(WHITE, ink, capsule_coverage(x, y)));
        }
    }
    return strip;
}

static void copy_columns(struct app *app, SDL_Surface *strip, int from, int to) {
    SDL_Rect source = {from, 0, to - from, BAR_H};
    SDL_Rect place = {BAR_X + from, BAR_Y, 0, 0};
    SDL_BlitSurface(strip, &source, app->screen, &place);
}

static void paint_all(struct app *app, int columns) {
    app->screen = SDL_GetWindowSurface(app->window);
    if (!app->screen) return;
    SDL_FillRect(app->screen, NULL, pixel(app->screen, WHITE));
    copy_columns(app, app->fill, 0, columns);
    copy_columns(app, app->track, columns, BAR_W);
    SDL_UpdateWindowSurface(app->window);
}

static void paint_change(struct app *app, int columns) {
    bool grows = columns > app->shown;
    int from = grows ? app->shown : columns, to = grows ? columns : app->shown;
    copy_columns(app, grows ? app->fill : app->track, from, to);
    SDL_Rect changed = {BAR_X + from, BAR_Y, to - from, BAR_H};
    SDL_Rect screen = {0, 0, app->screen->w, app->screen->h};
    if (SDL_IntersectRect(&changed, &screen, &changed)) {
        SDL_UpdateWindowSurfaceRects(app->window, &changed, 1);
    }
}

static void draw_frame(struct app *app) {
    double now = now_seconds();
    if (app->target != app->applied) {
        motion_retarget(&app->motion, app->target, now);
        app->applied = app->target;
    }
    motion_forget_finished(&app->motion, now);
    int columns = (int)lround(motion_value(&app->motion, now) * BAR_W / 100);
    if (app->repaint) {
        paint_all(app, columns);
    } else if (columns != app->shown) {
        paint_change(app, columns);
    }
    app->repaint = false;
    app->shown = columns;
}

// ---- Events

static void press(struct app *app, SDL_Keycode key) {
    switch (key) {
    case SDLK_RIGHT: app->target = app->target >= 100 ? 0 : app->target + 1; break;
    case SDLK_LEFT: app->target = app->target <= 0 ? 100 : app->target - 1; break;
    case SDLK_ESCAPE:
    case SDLK_q: app->quit = true; break;
    default: break;
    }
}

static void handle(struct app *app, const SDL_Event *event) {
    if (event->type == SDL_QUIT) app->quit = true;
    if (event->type == SDL_KEYDOWN) press(app, event->key.keysym.sym);
    if (event->type == SDL_WINDOWEVENT) {
        Uint8 kind = event->window.event;
        if (kind == SDL_WINDOWEVENT_SIZE_CHANGED || kind == SDL_WINDOWEVENT_EXPOSED) app->repaint = true;
    }
}

// Blocks until something happens. The first frame of a new motion is then due one period later.
static void wait_for_event(struct app *app) {
    SDL_Event event;
    if (SDL_WaitEvent(&event)) handle(app, &event);
    app->deadline = now_seconds();
}

// Handles events until the next frame is due. The wait is rounded up, so that it never spins; as each
// deadline follows from the last one, frames stay 60 a second on average.
static void wait_for_deadline(struct app *app) {
    double left = app->deadline - now_seconds();
    if (left > 0) SDL_Delay((Uint32)ceil(left * 1000));
}

static void run(struct app *app) {
    SDL_Event event;
    while (!app->quit) {
        if (app->motion.count == 0) {
            wait_for_event(app);
        } else {
            wait_for_deadline(app);
        }
        while (SDL_PollEvent(&event)) handle(app, &event);
        draw_frame(app);
        double now = now_seconds();
        app->deadline += 1.0 / FRAMES_PER_SECOND;
        if (app->deadline < now) app->deadline = now + 1.0 / FRAMES_PER_SECOND;
    }
}

// ---- Start and end

static bool open_window(struct app *app) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetMainReady();
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    SDL_StopTextInput();
    const char *driver = SDL_GetCurrentVideoDriver();
    if (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0) {
        SDL_SetError("there is no display to open a window on (driver %s)", driver);
        return false;
    }
    app->window = SDL_CreateWindow("baseline", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, WINDOW_W,
                                   WINDOW_H, SDL_WINDOW_RESIZABLE);
    if (!app->window) return false;
    app->screen = SDL_GetWindowSurface(app->window);
    if (!app->screen) return false;
    app->fill = make_strip(app->screen->format->format, true);
    app->track = make_strip(app->screen->format->format, false);
    return app->fill && app->track;
}

int main(void) {
    struct app app = {.motion = {.base = 25}, .target = 25, .applied = 25, .repaint = true};
    bool opened = open_window(&app);
    if (opened) {
        draw_frame(&app);
        run(&app);
    } else {
        fprintf(stderr, "baseline: %s\n", SDL_GetError());
    }
    SDL_FreeSurface(app.fill);
    SDL_FreeSurface(app.track);
    if (app.window) SDL_DestroyWindow(app.window);
    SDL_Quit();
    return opened ? 0 : 1;
}
