/// From wishes to faces, and from a face to its relatives.
extension FontBook {
    /// The face nearest to a wish: of the ladder's nearest weight, the italic or upright one, or else the one there is.
    /// Constant time whatever the weight.
    ///
    /// - Throws: `unknownFamily` where the book has no family of this number.
    public func resolve(family: Int, weight: Int, italic: Bool) throws(RegletError) -> Face {
        let ladder = try ladder(family)
        let nearest = ladder.nearest(weight)
        let missing = italic && ladder[nearest].italic == nil
        return Face(family: Int32(family), weight: Int32(nearest), italic: italic, italicMissing: missing)
    }

    /// As `resolve(family:weight:italic:)`, by the family's name.
    ///
    /// - Throws: `unknownFamily` where the book has no family of this name.
    public func resolve(family name: borrowing Span<UInt8>, weight: Int, italic: Bool) throws(RegletError) -> Face {
        guard let family = families.index(of: name) else { throw RegletError(.unknownFamily) }
        return try resolve(family: family, weight: weight, italic: italic)
    }

    /// The face of the given name. One that serves both slants is taken as the upright one.
    ///
    /// - Throws: `unknownFace` where no family has it.
    public func face(named name: borrowing Span<UInt8>) throws(RegletError) -> Face {
        guard let index = faces.index(of: name) else { throw RegletError(.unknownFace) }
        return owners[index]
    }

    /// The same family and slant at the nearest weight to the given one.
    ///
    /// - Throws: `unknownFamily` where the face is of no family of this book.
    public func face(_ face: Face, weight: Int) throws(RegletError) -> Face {
        try resolve(family: Int(face.family), weight: weight, italic: face.italic)
    }

    /// The same family and slant, `difference` rungs bolder than the face itself, or as bold or light as there is.
    ///
    /// - Throws: `unknownFamily` where the face is of no family of this book.
    public func face(_ face: Face, weightBy difference: Int) throws(RegletError) -> Face {
        let own = try ladder(Int(face.family)).nearest(Int(face.weight))
        let (sum, overflow) = own.addingReportingOverflow(difference)
        return try self.face(face, weight: overflow ? (difference < 0 ? .min : .max) : sum)
    }

    /// The italic or upright face of the same family and weight.
    ///
    /// - Throws: `unknownFamily` where the face is of no family of this book.
    public func face(_ face: Face, italic: Bool) throws(RegletError) -> Face {
        try resolve(family: Int(face.family), weight: Int(face.weight), italic: italic)
    }

    /// The face's name.
    ///
    /// - Throws: `unknownFamily` where the face is of no family of this book.
    public func name(of face: Face) throws(RegletError) -> [UInt8] { faces.names[Int(try entry(of: face).name)] }

    /// The CSS font-weight of the face, 100 to 900, which exporters write and the built-in metrics go by.
    ///
    /// - Throws: `unknownFamily` where the face is of no family of this book.
    public func cssWeight(of face: Face) throws(RegletError) -> Int { Int(try entry(of: face).cssWeight) }

    func entry(of face: Face) throws(RegletError) -> Ladder.Entry {
        let ladder = try ladder(Int(face.family))
        let rung = ladder[ladder.nearest(Int(face.weight))]
        let wanted = face.italic ? rung.italic ?? rung.regular : rung.regular ?? rung.italic
        guard let wanted else { throw RegletError(.unknownFace) }
        return wanted
    }
}
