#pragma once
// Without zlib, as in a browser, compressed files are refused.

#if __has_include(<zlib.h>)
#define ZLIB_CONST
#include <zlib.h>
#define CUBELANG_ZLIB 1
#else
#define CUBELANG_ZLIB 0
#endif
