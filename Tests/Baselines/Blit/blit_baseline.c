// What a plain C program does for each step of an animation: two copies from textures that are
// painted once, opaque, by SDL's software renderer, straight to the surface that a window would show.
//
// Why this is a fair floor: nothing is blended, scaled, converted or clipped, the textures have the
// surface's format, and the edge falls on whole pixels, so a step is SDL's own fastest path.

#include "blit_baseline.h"

#include <SDL2/SDL.h>
#include <stdlib.h>

struct blit_baseline {
    SDL_Surface *surface;
    SDL_Renderer *renderer;
    SDL_Texture *fill, *track;
    SDL_Rect frame;
};

static SDL_Texture *strip(SDL_Renderer *renderer, int width, int height, Uint32 from, Uint32 to) {
    SDL_Texture *texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STATIC, width, height);
    Uint32 *pixels = malloc(sizeof(Uint32) * (size_t)width * (size_t)height);
    if (texture && pixels) {
        for (int i = 0; i < width * height; i++) pixels[i] = i % width * 2 < width ? from : to;
        SDL_UpdateTexture(texture, NULL, pixels, width * 4);
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
    }
    free(pixels);
    return texture;
}

struct blit_baseline *blit_baseline_create(int width, int height, int x, int y) {
    struct blit_baseline *bar = calloc(1, sizeof *bar);
    if (!bar) return NULL;
    bar->frame = (SDL_Rect){x, y, width, height};
    bar->surface = SDL_CreateRGBSurfaceWithFormat(
        0, x + width + x, y + height + y, 32, SDL_PIXELFORMAT_RGB888);
    if (bar->surface) bar->renderer = SDL_CreateSoftwareRenderer(bar->surface);
    if (bar->renderer) {
        bar->fill = strip(bar->renderer, width, height, 0x007aff, 0xff9500);
        bar->track = strip(bar->renderer, width, height, 0xe8e8e9, 0xe8e8e9);
    }
    if (bar->fill && bar->track) return bar;
    blit_baseline_destroy(bar);
    return NULL;
}

void blit_baseline_step(struct blit_baseline *bar, double fraction) {
    const SDL_Rect frame = bar->frame;
    int edge = (int)(frame.w * fraction + 0.5);
    SDL_Rect shown = {0, 0, edge, frame.h}, shown_at = {frame.x, frame.y, edge, frame.h};
    SDL_Rect rest = {edge, 0, frame.w - edge, frame.h};
    SDL_Rect rest_at = {frame.x + edge, frame.y, frame.w - edge, frame.h};
    if (shown.w > 0) SDL_RenderCopy(bar->renderer, bar->fill, &shown, &shown_at);
    if (rest.w > 0) SDL_RenderCopy(bar->renderer, bar->track, &rest, &rest_at);
    SDL_RenderFlush(bar->renderer);
}

void blit_baseline_destroy(struct blit_baseline *bar) {
    if (!bar) return;
    if (bar->fill) SDL_DestroyTexture(bar->fill);
    if (bar->track) SDL_DestroyTexture(bar->track);
    if (bar->renderer) SDL_DestroyRenderer(bar->renderer);
    if (bar->surface) SDL_FreeSurface(bar->surface);
    free(bar);
}
