// The floor of an animation step: the whole bar, copied from cached textures by source rect.

#ifndef BLIT_BASELINE_H
#define BLIT_BASELINE_H

struct blit_baseline;

// A bar of the given size in pixels at (x, y) on a surface of its own; NULL where SDL refuses.
struct blit_baseline *blit_baseline_create(int width, int height, int x, int y);

// Shows a fraction in 0…1: revealed columns, then track. When it returns, the pixels are there.
void blit_baseline_step(struct blit_baseline *bar, double fraction);

void blit_baseline_destroy(struct blit_baseline *bar);

#endif
