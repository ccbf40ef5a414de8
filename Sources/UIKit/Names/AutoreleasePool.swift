/// Runs a block. Swift alone has no pool that would have to be emptied after it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
