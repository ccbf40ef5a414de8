internal import UIKit

/// What a chain has said about its subject: related how, to what, with which constant, multiplier
/// and priority. The words after the relation change it, until the constraint is made from it.
@MainActor
final class ConstraintRule {
  let subject: ConstraintSubject
  let relation: ConstraintRelation
  let location: SourceLocation
  var partners: [Partner]
  var multiplier: CGFloat = 1
  var priority = ConstraintPriority.required.value
  var label: String?

  /// One thing that the subject is related to. `equalTo([a, b])` has two.
  struct Partner {
    var item: ConstraintItem
    var constant: any ConstraintConstantTarget
  }

  /// Made when it is first asked for, by `.constraint` or at the end of the maker's closure; words
  /// that come later find it finished.
  private(set) lazy var constraint = Constraint(self)

  init(
    _ subject: ConstraintSubject, _ relation: ConstraintRelation,
    to targets: [any ConstraintRelatableTarget], at location: SourceLocation
  ) {
    self.subject = subject
    self.relation = relation
    self.location = location
    partners = targets.map { target in
      switch target.constraintTarget {
      case .item(let item): Partner(item: item, constant: 0)
      case .constant(let constant): Partner(item: .nothing, constant: constant)
      }
    }
    for partner in partners { refuseMismatch(with: partner.item.attributes) }
  }

  /// Replaces what is added to the other side.
  func setConstant(_ constant: any ConstraintConstantTarget) {
    for index in partners.indices { partners[index].constant = constant }
  }

  /// Several attributes on the other side must be those of the subject, or its margins.
  private func refuseMismatch(with offered: ConstraintAttributes) {
    let fits =
      offered.layoutAttributes.count <= 1 || offered == subject.attributes
      || offered.areEdgesAgainstMargins(subject.attributes)
    if !fits {
      Misuse.stop("Cannot constraint to multiple non identical attributes.", at: location)
    }
  }
}
