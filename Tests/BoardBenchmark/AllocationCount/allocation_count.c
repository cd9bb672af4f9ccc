#include "allocation_count.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

#include <errno.h>

// The program's own definitions come before the C library's, for all that is linked with it.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count;

static void add_one(void) { count += 1; }

void *malloc(size_t size) {
  add_one();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  add_one();
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  add_one();
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  add_one();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

long allocation_count(void) { return count; }

#else

long allocation_count(void) { return -1; }

#endif
