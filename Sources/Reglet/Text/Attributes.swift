/// What a character looks like: a family's name and a style. The face is resolved from them where one is needed, so no
/// font book is needed to hold or compare a text.
public struct Attributes: Equatable, Sendable {
    /// A family's name. UTF-8.
    public var family: [UInt8]
    public var style: Style

    /// Helvetica with the default style.
    public init() {
        family = Attributes.defaultFamily
        style = Style()
    }

    public init(family: [UInt8], style: Style) {
        self.family = family
        self.style = style
    }

    public static let defaultFamily: [UInt8] = [0x48, 0x65, 0x6C, 0x76, 0x65, 0x74, 0x69, 0x63, 0x61]

    /// The same, with negative zeros made 0. Errors: `invalidUTF8`, `invalidNumber`, `valueOutOfRange`.
    public func normalized() throws(RegletError) -> Attributes {
        try UTF8Scan.validate(family.span)
        var result = self
        try result.style.normalize()
        return result
    }
}

/// A choice among the attributes, for setting and clearing.
public struct AttributeMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let family = AttributeMask(rawValue: 1 << 0)
    public static let weight = AttributeMask(rawValue: 1 << 1)
    public static let italic = AttributeMask(rawValue: 1 << 2)
    public static let size = AttributeMask(rawValue: 1 << 3)
    public static let color = AttributeMask(rawValue: 1 << 4)
    public static let background = AttributeMask(rawValue: 1 << 5)
    public static let underline = AttributeMask(rawValue: 1 << 6)
    public static let strikethrough = AttributeMask(rawValue: 1 << 7)
    public static let baselineOffset = AttributeMask(rawValue: 1 << 8)
    public static let kern = AttributeMask(rawValue: 1 << 9)
    public static let alignment = AttributeMask(rawValue: 1 << 10)

    /// All of them.
    public static let all = AttributeMask(rawValue: 1 << 11 - 1)
}

extension Style {
    /// Takes over from `other` what `mask` names.
    mutating func take(_ mask: AttributeMask, from other: Style) {
        if mask.contains(.weight) { weight = other.weight }
        if mask.contains(.italic) { italic = other.italic }
        if mask.contains(.size) { size = other.size }
        if mask.contains(.color) { color = other.color }
        if mask.contains(.background) { background = other.background }
        if mask.contains(.underline) { underline = other.underline }
        if mask.contains(.strikethrough) { strikethrough = other.strikethrough }
        if mask.contains(.baselineOffset) { baselineOffset = other.baselineOffset }
        if mask.contains(.kern) { kern = other.kern }
        if mask.contains(.alignment) { alignment = other.alignment }
    }
}
