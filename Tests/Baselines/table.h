// The results of several commands over several rounds, and how they are printed.

#ifndef BASELINES_TABLE_H
#define BASELINES_TABLE_H

#include <stdbool.h>
#include <stddef.h>

enum { MAX_COMMANDS = 6, MAX_FIGURES = 4 };

struct figure { const char *key, *title; int decimals; };

struct results {
    const struct figure *figures;
    size_t figure_count, command_count, round_count;
    const char *labels[MAX_COMMANDS];
    double *values;  // by figure, command, round
};

bool results_create(struct results *results);
double *results_at(const struct results *results, size_t figure, size_t command, size_t round);

// At most 100 columns wide.
void results_print(const struct results *results);

// Medians for a program to read, in lines of three fields that tabs separate: figure, label, value; and
// figure, label/other, ratio.
bool results_save(const struct results *results, const char *path);

#endif
