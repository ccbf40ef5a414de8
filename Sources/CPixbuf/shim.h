#include <gdk-pixbuf/gdk-pixbuf.h>

/* A member of GLib's own structure, which Swift finds in whichever module brought GLib first. */
static inline const char *pixbuf_error_message(const GError *error) {
  return error ? error->message : NULL;
}
