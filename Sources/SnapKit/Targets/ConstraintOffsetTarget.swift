/// What `offset` takes: a number, in points.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
