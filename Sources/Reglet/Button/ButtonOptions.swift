// Button: where a button's image and title go, and which insets put them there. Uses Geometry only.
//
// Frames come first; insets are derived from frames. All work is done by axis, with the horizontal alignment and the
// style resolved to physical sides before. Invariant: a frame has no negative size, and valid input gives finite frames.

/// How a button places its content.
public struct ButtonOptions: Equatable, Sendable {
    /// Where the content is, horizontally. Leading and trailing are left and right by the direction of writing.
    public enum Horizontal: Int32, Sendable, CaseIterable {
        case center = 0, left, right, fill, leading, trailing
    }

    /// Where each item is, vertically.
    public enum Vertical: Int32, Sendable, CaseIterable {
        case center = 0, top, bottom, fill
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

extension ButtonOptions {
    /// The room for the content along each axis: the bounds less the content insets, of which edges that cross meet
    /// halfway.
    @inline(__always)
    func room(in bounds: Size) -> (x: Interval, y: Interval) {
        (
            Interval(start: 0, length: bounds.width).inset(content.left, content.right).uncrossed,
            Interval(start: 0, length: bounds.height).inset(content.top, content.bottom).uncrossed
        )
    }

    /// The horizontal alignment by physical sides; nil for fill.
    @inline(__always)
    var horizontalAxis: AxisAlignment? {
        switch horizontal {
        case .center: .center
        case .left: .start
        case .right: .end
        case .leading: direction == .leftToRight ? .start : .end
        case .trailing: direction == .leftToRight ? .end : .start
        case .fill: nil
        }
    }

    /// The vertical alignment; nil for fill.
    @inline(__always)
    var verticalAxis: AxisAlignment? {
        switch vertical {
        case .center: .center
        case .top: .start
        case .bottom: .end
        case .fill: nil
        }
    }

    /// The frames of what the button has, snapped to pixels, with their flags.
    @inline(__always)
    func frames(image: Rect, title: Rect, of sizes: ButtonSizes) -> ButtonFrames {
        let image = sizes.image == nil ? nil : snapped(image)
        let title = sizes.title == nil ? nil : snapped(title)
        return ButtonFrames(image: image, title: title, flags: ButtonFlags(image: image, title: title, in: sizes))
    }

    @inline(__always)
    private func snapped(_ frame: Rect) -> Rect {
        Rect(
            x: PixelSnapping.snap(frame.x, scale: scale), y: PixelSnapping.snap(frame.y, scale: scale),
            width: frame.width, height: frame.height)
    }

    /// The frames in a button that has no area.
    @inline(__always)
    func emptyFrames(of sizes: ButtonSizes) -> ButtonFrames {
        ButtonFrames(
            image: sizes.image == nil ? nil : .zero, title: sizes.title == nil ? nil : .zero, flags: .empty)
    }
}
