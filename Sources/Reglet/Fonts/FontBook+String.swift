/// The font book with Swift strings. Names compare byte by byte here too: no Unicode normalisation.
extension FontBook {
    /// The names of all families, in the order of their numbers.
    public var familyNames: [String] { families.names.map { String(decoding: $0, as: UTF8.self) } }

    public func contains(family name: String) -> Bool { contains(family: Array(name.utf8).span) }

    /// See `resolve(family:weight:italic:)` with a number for the family.
    ///
    /// - Throws: `unknownFamily` where the book has no family of this name.
    public func resolve(_ family: String, weight: Int = 0, italic: Bool = false) throws(RegletError) -> Face {
        try resolve(family: Array(family.utf8).span, weight: weight, italic: italic)
    }

    /// The face of the given name.
    ///
    /// - Throws: `unknownFace` where no family has it.
    public func face(named name: String) throws(RegletError) -> Face { try face(named: Array(name.utf8).span) }

    /// - Throws: `unknownFamily` where the face is of no family of this book.
    public func faceName(_ face: Face) throws(RegletError) -> String {
        String(decoding: try name(of: face), as: UTF8.self)
    }

    /// - Throws: `unknownFamily` where the face is of no family of this book.
    public func familyName(_ face: Face) throws(RegletError) -> String {
        String(decoding: try familyName(at: Int(face.family)), as: UTF8.self)
    }

    /// Adds or replaces a family; see `register(family:ladder:)` with bytes.
    public mutating func register(
        _ family: String, _ ladder: [Int: (regular: String?, italic: String?)]
    ) throws(RegletError) {
        let rungs = ladder.map { weight, faces in
            LadderRung(weight: weight, regular: Array((faces.regular ?? "").utf8), italic: Array((faces.italic ?? "").utf8))
        }
        try register(family: Array(family.utf8), ladder: rungs)
    }

    /// Gives a face its font file; see `load(fontFile:index:forFace:)` with spans.
    public mutating func load(fontFile bytes: [UInt8], index: Int = 0, forFace name: String) throws(RegletError) {
        try load(fontFile: bytes.span, index: index, forFace: Array(name.utf8).span)
    }
}
