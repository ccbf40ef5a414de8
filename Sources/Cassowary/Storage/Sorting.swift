/// Sorts elements in place, no two of which are equal; most lists are short, many in order.
///
/// - Complexity: O(n) if they are in order already, O(n log n) otherwise, O(n²) for short ones.
@inline(__always)
func sort<Element: BitwiseCopyable>(
  _ list: UnsafeMutableBufferPointer<Element>, by precedes: (Element, Element) -> Bool
) {
  guard let base = list.baseAddress, list.count > 1 else { return }
  var sorted = 1
  while sorted < list.count, !precedes(base[sorted], base[sorted - 1]) { sorted += 1 }
  if sorted == list.count { return }
  guard list.count <= 16 else { return heapSort(base, list.count, precedes) }
  for index in sorted..<list.count {
    let sinking = base[index]
    var hole = index
    while hole > 0, precedes(sinking, base[hole - 1]) {
      base[hole] = base[hole - 1]
      hole -= 1
    }
    base[hole] = sinking
  }
}

/// Heap sort (Williams 1964), without memory of its own. Equals may change places.
@inline(__always)
private func heapSort<Element: BitwiseCopyable>(
  _ base: UnsafeMutablePointer<Element>, _ count: Int, _ precedes: (Element, Element) -> Bool
) {
  var start = count / 2
  var end = count
  while end > 1 {
    let sinking: Element
    if start > 0 {
      start -= 1
      sinking = base[start]
    } else {
      end -= 1
      sinking = base[end]
      base[end] = base[0]
    }
    var hole = start
    while 2 * hole + 1 < end {
      var child = 2 * hole + 1
      if child + 1 < end, precedes(base[child], base[child + 1]) { child += 1 }
      guard precedes(sinking, base[child]) else { break }
      base[hole] = base[child]
      hole = child
    }
    base[hole] = sinking
  }
}
