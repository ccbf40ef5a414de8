#include <zlib.h>

/// inflateInit is a macro.
static inline int zlib_shim_inflate_init(z_stream *stream) { return inflateInit(stream); }
