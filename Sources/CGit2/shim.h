#include <git2.h>

// git_libgit2_opts takes variable arguments, which Swift cannot call: one function for each option
// that is set.

/// Where libgit2 looks for configuration files of a level; an empty path is nowhere.
static inline int git_shim_set_search_path(int level, const char *path) {
  return git_libgit2_opts(GIT_OPT_SET_SEARCH_PATH, level, path);
}

/// Whether a repository must belong to the user who opens it.
static inline int git_shim_set_owner_validation(int enabled) {
  return git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, enabled);
}

/// How many objects a pack that is read may claim to hold.
static inline int git_shim_set_pack_max_objects(size_t objects) {
  return git_libgit2_opts(GIT_OPT_SET_PACK_MAX_OBJECTS, objects);
}
