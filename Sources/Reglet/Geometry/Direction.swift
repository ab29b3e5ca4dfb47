/// The direction of writing of a user interface: where leading and trailing are.
public enum Direction: Int32, Sendable, CaseIterable {
    case leftToRight = 0
    case rightToLeft = 1
}
