// Counts how often a thread asks for memory, the libraries that it calls included.

#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

// The calling thread's calls of malloc, calloc, realloc and their like so far; -1 where nobody
// counts them.
long allocation_count(void);

#endif
