// Button: where a button's image and title go, and which insets put them there. Uses Geometry only.
//
// Frames come first; insets are derived from frames. All work is done by axis, with the horizontal alignment and the
// style resolved to physical sides before. Invariant: a frame has no negative size, and valid input gives finite
// frames.

/// How a button places its content.
public struct ButtonOptions: Equatable, Sendable {
    /// Where the content is, horizontally. Leading and trailing are left and right by the direction of writing.
    public enum Horizontal: Int32, Sendable, CaseIterable {
        case center = 0
        case left, right, fill, leading, trailing
    }

    /// Where each item is, vertically.
    public enum Vertical: Int32, Sendable, CaseIterable {
        case center = 0
        case top, bottom, fill
    }

    /// Taken from the bounds on all sides before anything is placed.
    public var content: EdgeInsets
    public var horizontal: Horizontal
    public var vertical: Vertical
    public var direction: Direction

    /// Pixels in a point, to which the origins of the frames are rounded, halves upwards; 0 for no rounding.
    public var scale: Double

    public init(
        content: EdgeInsets = .zero, horizontal: Horizontal = .center, vertical: Vertical = .center,
        direction: Direction = .leftToRight, scale: Double = 0
    ) {
        self.content = content
        self.horizontal = horizontal
        self.vertical = vertical
        self.direction = direction
        self.scale = scale
    }

    /// Whether all numbers are within Reglet's limits.
    public var isValid: Bool { content.isValid && scale.isLength }
}
