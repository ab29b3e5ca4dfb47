/// The attributes of characters that are plain values: all but the family, the link and the attachment.
public struct Style: Equatable, Sendable {
    /// Points; above 0, at most 10,000.
    public var size: Double
    /// Points; positive raises. At most 10,000 in magnitude.
    public var baselineOffset: Double
    /// Points added to each character's advance. At most 10,000 in magnitude.
    public var kern: Double
    public var color: Color
    public var background: Color
    /// The weight that was asked for, -1000 to 1000: a rung of the family's ladder, 0 regular, 1 bold.
    public var weight: Int32
    /// Whether a slant was asked for.
    public var italic: Bool
    public var underline: LineStyle
    public var strikethrough: LineStyle
    /// The alignment of a paragraph is that of its first character.
    public var alignment: TextAlignment

    /// 17 points, weight 0, black on clear, nothing else.
    public init() {
        size = 17
        baselineOffset = 0
        kern = 0
        color = .black
        background = .clear
        weight = 0
        italic = false
        underline = .none
        strikethrough = .none
        alignment = .natural
    }

    /// The greatest size, baseline offset and kern.
    static let lengthLimit = 10_000.0
    static let weightRange: ClosedRange<Int32> = -1000...1000

    /// Refuses a length that is not a number (`invalidNumber`) or out of its range (`valueOutOfRange`). Negative zeros become 0.
    mutating func normalize() throws(RegletError) {
        guard size.isFinite, baselineOffset.isFinite, kern.isFinite else { throw RegletError(.invalidNumber) }
        guard size > 0, size <= Style.lengthLimit, baselineOffset.magnitude <= Style.lengthLimit,
            kern.magnitude <= Style.lengthLimit, Style.weightRange.contains(weight)
        else { throw RegletError(.valueOutOfRange) }
        baselineOffset += 0
        kern += 0
    }
}

/// An underline or a strikethrough.
public enum LineStyle: Int32, Sendable, CaseIterable {
    case none = 0
    case single = 1
    case double = 2
}

/// How a paragraph's lines stand in the width. `natural` is the side where the paragraph's direction begins.
public enum TextAlignment: Int32, Sendable, CaseIterable {
    case natural = 0
    case left = 1
    case center = 2
    case right = 3
    case justified = 4
}
