/// An image or another object of the host's that stands in a text as one U+FFFC.
///
/// Lengths are points. The box's origin lies on the baseline and positive y raises it, so (0, -2) lowers it by two;
/// x moves the drawing only, and the advance is the width.
public struct Attachment: Equatable, Sendable {
    /// What the host finds it by: a resource's name, a URL. UTF-8.
    public var name: [UInt8]
    public var width: Double
    public var height: Double
    public var x: Double
    public var y: Double
    public var alignment: AttachmentAlignment
    /// What to say where it cannot be shown. UTF-8.
    public var alternativeText: [UInt8]
    /// The host's own; kept, never read.
    public var tag: UInt64

    public init(
        name: [UInt8], width: Double, height: Double, x: Double = 0, y: Double = 0,
        alignment: AttachmentAlignment = .baseline, alternativeText: [UInt8] = [], tag: UInt64 = 0
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.x = x
        self.y = y
        self.alignment = alignment
        self.alternativeText = alternativeText
        self.tag = tag
    }

    /// The scalar that stands for an attachment: U+FFFC OBJECT REPLACEMENT CHARACTER.
    static let character: [UInt8] = [0xEF, 0xBF, 0xBC]

    /// Refuses names that are not UTF-8 (`invalidUTF8`) and lengths that are not finite, negative where they are sizes,
    /// or above 1e9 (`invalidNumber`).
    public func validate() throws(RegletError) {
        try UTF8Scan.validate(name.span)
        try UTF8Scan.validate(alternativeText.span)
        guard Bounds.isLength(width), Bounds.isLength(height), Bounds.isNumber(x), Bounds.isNumber(y) else {
            throw RegletError(.invalidNumber)
        }
    }
}

/// Where an attachment stands across the line. All but `baseline` compute the y that the attachment then has.
public enum AttachmentAlignment: Int32, Sendable, CaseIterable {
    /// The attachment's own y.
    case baseline = 0
    /// Its top at the font's ascent.
    case textTop = 1
    /// Its middle at the middle of ascent and descent.
    case textCenter = 2
    /// Its bottom at the font's descent.
    case textBottom = 3
    /// Its middle at half the cap height.
    case capCenter = 4
    /// Its middle at half the x height.
    case xCenter = 5
    /// Its top at the line's top, its bottom at the line's bottom; both are placed last and grow the line.
    case lineTop = 6
    case lineBottom = 7
}

/// What numbers may be: finite, and no more than 1e9 in magnitude.
enum Bounds {
    static let magnitude = 1e9

    @inline(__always)
    static func isNumber(_ value: Double) -> Bool { value.magnitude <= magnitude }

    @inline(__always)
    static func isLength(_ value: Double) -> Bool { value >= 0 && value <= magnitude }
}
