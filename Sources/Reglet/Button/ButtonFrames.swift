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
/// Distances of up to `tolerance` do not count, so that rounding in the last bits sets no flag. A frame counts
/// whether or not its area is 0, except that what has no area overlaps nothing.
public struct ButtonFlags: OptionSet, BitwiseCopyable, Sendable {
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
    /// What the frames show in a button that is not empty. An item that is missing has no extent, at the origin.
    ///
    /// Each test is the sign of a difference, which rounding does not change. Branches would mostly be mispredicted
    /// over buttons of all sizes, and compilers make some of comparisons.
    @inline(always)
    init(image: Rect, title: Rect, bounds: Size, natural: Size) {
        let left = sign(lesser(image.x, title.x) + Self.tolerance)
        let top = sign(lesser(image.y, title.y) + Self.tolerance)
        let right = sign(bounds.width + Self.tolerance - greater(image.maxX, title.maxX))
        let bottom = sign(bounds.height + Self.tolerance - greater(image.maxY, title.maxY))
        let across = sign(Self.tolerance - (lesser(image.maxX, title.maxX) - greater(image.x, title.x)))
        let down = sign(Self.tolerance - (lesser(image.maxY, title.maxY) - greater(image.y, title.y)))
        let truncated = sign(title.width - (natural.width - Self.tolerance))
        // In the order of the constants above.
        rawValue =
            left &<< 1 | top &<< 2 | right &<< 3 | bottom &<< 4 | (across & down) &<< 5 | truncated &<< 6
    }
}

/// 1 for a number below 0, else 0.
@inline(__always)
private func sign(_ number: Double) -> Int32 { Int32(truncatingIfNeeded: number.bitPattern &>> 63) }
