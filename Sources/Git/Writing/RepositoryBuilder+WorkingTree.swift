import CGit2

extension RepositoryBuilder {
  /// Writes the files of the branch that HEAD names into the working tree, and notes them in the
  /// index, so that git finds nothing changed. Content is written as it is stored: no filters.
  ///
  /// - Throws: `GitError.failed` when a file cannot be written.
  package func checkOutHead() throws(GitError) {
    var options = git_checkout_options()
    try Library.call("check out", repository.path) {
      git_checkout_options_init(&options, UInt32(GIT_CHECKOUT_OPTIONS_VERSION))
    }
    options.checkout_strategy = GIT_CHECKOUT_FORCE.rawValue
    options.disable_filters = 1
    try Library.call("check out", repository.path) {
      git_checkout_head(repository.handle, &options)
    }
  }
}
