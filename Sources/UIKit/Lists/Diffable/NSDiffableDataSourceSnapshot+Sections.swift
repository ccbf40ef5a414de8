import Foundation

/// Sections that come, go and move.
extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds empty sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  /// Adds empty sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  /// Takes sections out with their items; those that are not there do not matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) { deleteItems(section.items) }
    sections.removeAll { gone.contains($0.identifier) }
    reloadedSections.removeAll { gone.contains($0) }
  }

  /// Puts a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Puts a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Has sections shown anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      guard indexOfSection(section) != nil else {
        Self.fail(
          "Attempted to reload section identifier that does not exist in the snapshot: \(section)")
      }
      if !reloadedSections.contains(section) { reloadedSections.append(section) }
    }
  }

  // MARK: Steps

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let twice = identifiers.indices.filter {
      identifiers[..<$0].contains(identifiers[$0]) || indexOfSection(identifiers[$0]) != nil
    }
    guard twice.isEmpty else {
      Self.fail(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
          + "\(twice.map { identifiers[$0] })")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to neighbour: SectionIdentifierType, offset: Int
  ) {
    _ = place(of: neighbour)
    let section = sections.remove(at: place(of: identifier))
    guard identifier != neighbour else {
      Self.fail("A section cannot be moved beside itself: \(identifier)")
    }
    sections.insert(section, at: place(of: neighbour) + offset)
  }
}
