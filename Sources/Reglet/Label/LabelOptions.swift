/// How a label lays its text out. Lengths are points.
public struct LabelOptions: Sendable {
    /// The label's width; nil for as wide as the text is.
    public var width: Double?
    /// The label's height; nil for as high as the text is.
    public var height: Double?
    /// The most lines; 0 for any number.
    public var maximumLines = 0
    public var lineBreak = LineBreakMode.word
    public var truncation = Truncation.none
    public var token = TruncationToken.plain(TruncationToken.ellipsis)
    public var direction = Bidi.BaseDirection.natural
    /// Where the lines stand in a height that is greater than theirs.
    public var verticalAlignment = VerticalAlignment.top
    /// What the label keeps free at its edges.
    public var insets = EdgeInsets.zero
    /// The distance of tab stops; 0 for tabs without a width.
    public var tabWidth = 28.0
    /// Pixels in a point, for the tops and baselines of lines; 0 for no snapping.
    public var scale = 0.0
    /// Whether an empty text is as high as one line, or as nothing.
    public var emptyIsLine = true

    public init() {}

    /// Refuses lengths that are not finite, negative or above 1e9, and a negative number of lines (`invalidNumber`); a
    /// token that is not UTF-8 (`invalidUTF8`).
    func validate() throws(RegletError) {
        let lengths = (width ?? 0).isLength && (height ?? 0).isLength && tabWidth.isLength && scale.isLength
        guard lengths, insets.isValid, maximumLines >= 0 else { throw RegletError(.invalidNumber) }
        try UTF8Scan.validate(token.bytes.span)
    }

    /// The width that lines have, where the label has this one.
    func lineLimit(_ width: Double?) -> Double { width.map { max(0, $0 - insets.left - insets.right) } ?? .infinity }

    func heightLimit(_ height: Double?) -> Double { height.map { max(0, $0 - insets.top - insets.bottom) } ?? .infinity }

    /// Where the top left corner of a content is.
    func origin(contentHeight: Double) -> Point {
        let room = heightLimit(height)
        let free = room.isFinite ? max(0, room - contentHeight) : 0
        let shift: Double
        switch verticalAlignment {
        case .top: shift = 0
        case .center: shift = free / 2
        case .bottom: shift = free
        }
        return Point(x: insets.left, y: insets.top + shift)
    }
}

/// What the last visible line keeps where the lines or the height do not do for the text.
public enum Truncation: Int32, Sendable, CaseIterable {
    /// The lines that there is room for, as they are.
    case none = 0
    /// The end of the text.
    case head = 1
    /// The beginning of the line and the end of the text.
    case middle = 2
    /// The beginning of the line.
    case tail = 3
}

/// What stands for the text that truncation hides.
public struct TruncationToken: Sendable {
    /// The token's own text; nil where `bytes` are the token.
    let text: AttributedText?
    let bytes: [UInt8]

    /// UTF-8 that looks as the kept character next to it.
    public static func plain(_ bytes: [UInt8]) -> TruncationToken { TruncationToken(text: nil, bytes: bytes) }

    /// A text with its own attributes and links.
    public static func attributed(_ text: AttributedText) -> TruncationToken { TruncationToken(text: text, bytes: []) }

    /// U+2026.
    public static let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]
}

public enum VerticalAlignment: Int32, Sendable, CaseIterable {
    case top = 0
    case center = 1
    case bottom = 2
}
