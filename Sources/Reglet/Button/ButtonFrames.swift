/// Where a button's image and title are, in the button's own coordinates, and what is to be said about it.
public struct ButtonFrames: Equatable, Sendable {
    /// nil where the button has no image.
    public var image: Rect?

    /// nil where the button has no title.
    public var title: Rect?

    public var flags: ButtonFlags

    @inline(__always)
    public init(image: Rect?, title: Rect?, flags: ButtonFlags = []) {
        self.image = image
        self.title = title
        self.flags = flags
    }
}

/// What the frames of a button show.
///
/// Distances of up to `tolerance` do not count, so that rounding in the last bits sets no flag. A frame counts whether
/// or not its area is 0, except that what has no area overlaps nothing.
public struct ButtonFlags: OptionSet, Sendable {
    public let rawValue: Int32

    @inline(__always)
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A dimension of the button is 0: all frames are zero, and no other flag is set.
    public static var empty: ButtonFlags { ButtonFlags(rawValue: 1) }
    /// A frame begins left of the bounds.
    public static var overflowLeft: ButtonFlags { ButtonFlags(rawValue: 2) }
    /// A frame begins above the bounds.
    public static var overflowTop: ButtonFlags { ButtonFlags(rawValue: 4) }
    /// A frame ends right of the bounds.
    public static var overflowRight: ButtonFlags { ButtonFlags(rawValue: 8) }
    /// A frame ends below the bounds.
    public static var overflowBottom: ButtonFlags { ButtonFlags(rawValue: 16) }
    /// Image and title have an area in common.
    public static var overlap: ButtonFlags { ButtonFlags(rawValue: 32) }
    /// The title's frame is narrower than its natural width.
    public static var titleTruncated: ButtonFlags { ButtonFlags(rawValue: 64) }

    /// In points: far below a pixel, far above the rounding of sums of ordinary coordinates.
    public static var tolerance: Double { 1e-9 }
}

extension ButtonFlags {
    /// What the frames show in a button that is not empty.
    @inline(__always)
    init(image: Rect?, title: Rect?, in sizes: ButtonSizes) {
        self = []
        if let image { formUnion(.overflow(of: image, from: sizes.bounds)) }
        guard let title else { return }
        formUnion(.overflow(of: title, from: sizes.bounds))
        if let image, image.overlaps(title) { formUnion(.overlap) }
        if let natural = sizes.title, title.width < natural.width - Self.tolerance { formUnion(.titleTruncated) }
    }

    @inline(__always)
    private static func overflow(of frame: Rect, from bounds: Size) -> ButtonFlags {
        var flags: ButtonFlags = []
        if frame.x < -tolerance { flags.formUnion(.overflowLeft) }
        if frame.y < -tolerance { flags.formUnion(.overflowTop) }
        if frame.maxX > bounds.width + tolerance { flags.formUnion(.overflowRight) }
        if frame.maxY > bounds.height + tolerance { flags.formUnion(.overflowBottom) }
        return flags
    }
}

extension Rect {
    /// Whether the two have more than `ButtonFlags.tolerance` in common along both axes.
    @inline(__always)
    func overlaps(_ other: Rect) -> Bool {
        min(maxX, other.maxX) - max(x, other.x) > ButtonFlags.tolerance
            && min(maxY, other.maxY) - max(y, other.y) > ButtonFlags.tolerance
    }
}
