// Prints least, median and largest of each figure, and how the commands compare.
//
// Why it is fair: a ratio is taken within each round, between runs that were neighbours in time, and
// only then comes the median. So a machine that is slow for a while slows both sides of a ratio.

#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool results_create(struct results *results) {
    size_t count = results->figure_count * results->command_count * results->round_count;
    results->values = calloc(count, sizeof *results->values);
    return results->values != NULL;
}

double *results_at(const struct results *results, size_t figure, size_t command, size_t round) {
    return &results->values[(figure * results->command_count + command) * results->round_count + round];
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

struct summary { double least, median, largest; };

static struct summary summarize(const double *values, size_t count) {
    double *sorted = malloc(count * sizeof *sorted);
    if (!sorted) return (struct summary){NAN, NAN, NAN};
    memcpy(sorted, values, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare);
    double median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
    struct summary summary = {sorted[0], median, sorted[count - 1]};
    free(sorted);
    return summary;
}

// NAN if there is nothing to divide by.
static double ratio(const struct results *results, size_t figure, size_t command, size_t other) {
    double *ratios = malloc(results->round_count * sizeof *ratios);
    double median = NAN;
    size_t round = 0;
    for (; ratios && round < results->round_count; round++) {
        double divisor = *results_at(results, figure, other, round);
        if (divisor <= 0) break;
        ratios[round] = *results_at(results, figure, command, round) / divisor;
    }
    if (ratios && round == results->round_count) median = summarize(ratios, round).median;
    free(ratios);
    return median;
}

static void print_heading(const struct results *results, const struct figure *figure) {
    printf("%s\n%-16s%8s%8s%8s", figure->title, "", "min", "median", "max");
    for (size_t other = 0; results->command_count > 1 && other < results->command_count; other++) {
        char heading[16];
        snprintf(heading, sizeof heading, "/%.8s", results->labels[other]);
        printf("%10s", heading);
    }
    putchar('\n');
}

static void print_row(const struct results *results, size_t figure, size_t command) {
    struct summary s = summarize(results_at(results, figure, command, 0), results->round_count);
    int decimals = results->figures[figure].decimals;
    printf("%-16.15s%8.*f%8.*f%8.*f", results->labels[command], decimals, s.least, decimals, s.median,
           decimals, s.largest);
    for (size_t other = 0; results->command_count > 1 && other < results->command_count; other++) {
        double r = other == command ? NAN : ratio(results, figure, command, other);
        isnan(r) ? printf("%10s", "-") : printf("%10.2f", r);
    }
    putchar('\n');
}

void results_print(const struct results *results) {
    for (size_t figure = 0; figure < results->figure_count; figure++) {
        print_heading(results, &results->figures[figure]);
        for (size_t command = 0; command < results->command_count; command++) {
            print_row(results, figure, command);
        }
        if (figure + 1 < results->figure_count) putchar('\n');
    }
}

static void save_command(const struct results *results, size_t figure, size_t command, FILE *file) {
    const char *key = results->figures[figure].key, *label = results->labels[command];
    double median = summarize(results_at(results, figure, command, 0), results->round_count).median;
    fprintf(file, "%s\t%s\t%.6f\n", key, label, median);
    for (size_t other = 0; other < results->command_count; other++) {
        double r = other == command ? NAN : ratio(results, figure, command, other);
        if (!isnan(r)) fprintf(file, "%s\t%s/%s\t%.4f\n", key, label, results->labels[other], r);
    }
}

bool results_save(const struct results *results, const char *path) {
    FILE *file = fopen(path, "w");
    if (!file) return false;
    for (size_t figure = 0; figure < results->figure_count; figure++) {
        for (size_t command = 0; command < results->command_count; command++) {
            save_command(results, figure, command, file);
        }
    }
    return fclose(file) == 0;
}
