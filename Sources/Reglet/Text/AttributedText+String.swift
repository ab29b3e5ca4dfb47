extension AttributedText {
    /// A plain text, whose attributes are also its base. Errors: as for `init(utf8:attributes:)`.
    public init(_ string: String, attributes: Attributes = Attributes()) throws(RegletError) {
        let bytes = Array(string.utf8)
        try self.init(utf8: bytes.span, attributes: attributes)
    }

    /// A plain text with an image in it, as `init(utf8:image:point:at:)`.
    public init(
        _ string: String, image: Attachment, point: (x: Double, y: Double)? = nil, at index: Int = 0
    ) throws(RegletError) {
        let bytes = Array(string.utf8)
        try self.init(utf8: bytes.span, image: image, point: point, at: index)
    }

    /// The characters of the text; an attachment is one U+FFFC.
    public var string: String { String(decoding: utf8, as: UTF8.self) }

    /// The characters of a range of bytes. Errors: `indexOutOfRange`, `notOnBoundary`.
    public func string(_ range: Range<Int>) throws(RegletError) -> String {
        var bytes: [UInt8] = []
        try copy(range, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends characters with the attributes of the last one, or with their own. Errors: as for the forms that take bytes.
    public mutating func append(_ string: String, attributes: Attributes? = nil) throws(RegletError) {
        let bytes = Array(string.utf8)
        if let attributes {
            try append(utf8: bytes.span, attributes: attributes)
        } else {
            try append(utf8: bytes.span)
        }
    }

    /// Inserts characters as `insert(utf8:at:)` does.
    public mutating func insert(_ string: String, at index: Int) throws(RegletError) {
        let bytes = Array(string.utf8)
        try insert(utf8: bytes.span, at: index)
    }

    /// Puts characters in the place of a range as `replace(_:utf8:)` does.
    public mutating func replace(_ range: Range<Int>, with string: String) throws(RegletError) {
        let bytes = Array(string.utf8)
        try replace(range, utf8: bytes.span)
    }

    /// Makes a range one clickable field as `setLink(target:in:)` does.
    public mutating func setLink(_ target: String, in range: Range<Int>) throws(RegletError) {
        try setLink(target: Array(target.utf8), in: range)
    }
}

extension Attributes {
    /// The default style in a family, or another style.
    public init(family: String, style: Style = Style()) { self.init(family: Array(family.utf8), style: style) }

    public var familyName: String {
        get { String(decoding: family, as: UTF8.self) }
        set { family = Array(newValue.utf8) }
    }
}

extension Attachment {
    /// An attachment by a name. Lengths are points; a positive y raises.
    public init(
        _ name: String, width: Double, height: Double, x: Double = 0, y: Double = 0,
        alignment: AttachmentAlignment = .baseline, alternativeText: String = "", tag: UInt64 = 0
    ) {
        self.init(
            name: Array(name.utf8), width: width, height: height, x: x, y: y, alignment: alignment,
            alternativeText: Array(alternativeText.utf8), tag: tag)
    }
}
