// Faces: from a wish or a name, and from one to its relatives. Each function takes constant time.
import CReglet
import Reglet

/// The face nearest to a wish: the nearest weight that the family has, and of it the italic or upright face, or else
/// the one there is.
///
/// Errors: unknown_family.
@_cdecl("reglet_fonts_resolve")
public func reglet_fonts_resolve(
    _ fonts: reglet_fonts_cref?, _ family: UnsafePointer<CChar>?, _ family_length: size_t, _ weight: Int32,
    _ italic: Int32, _ face_out: UnsafeMutablePointer<reglet_face>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(face_out)
        let book = try Handle<FontBook>.borrow(fonts).value
        let family = try bytes(family, family_length)
        out.pointee = reglet_face(try book.resolve(family: family, weight: Int(weight), italic: italic != 0))
    }
}

/// The face of the given name. One that serves both slants is taken as the upright one, one that serves several weights as
/// that of the weight nearest to 0.
///
/// Errors: unknown_face.
@_cdecl("reglet_fonts_face_named")
public func reglet_fonts_face_named(
    _ fonts: reglet_fonts_cref?, _ name: UnsafePointer<CChar>?, _ name_length: size_t,
    _ face_out: UnsafeMutablePointer<reglet_face>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(face_out)
        out.pointee = reglet_face(try Handle<FontBook>.borrow(fonts).value.face(named: try bytes(name, name_length)))
    }
}

/// The name of a face.
///
/// Errors: unknown_family.
@_cdecl("reglet_fonts_face_name")
public func reglet_fonts_face_name(
    _ fonts: reglet_fonts_cref?, _ face: UnsafePointer<reglet_face>?, _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: size_t, _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let name = try Handle<FontBook>.borrow(fonts).value.name(of: try Face(face))
        try copyOut(name.span, to: buffer, capacity, length: length_out)
    }
}

/// The CSS font-weight of a face, 100 to 900, for those who write HTML or SVG: from the weight's word in the face's name,
/// such as Light 300 or Bold 700; without one 400, and in a registered family 300 more or less a rung.
///
/// Errors: unknown_family.
@_cdecl("reglet_fonts_face_css_weight")
public func reglet_fonts_face_css_weight(
    _ fonts: reglet_fonts_cref?, _ face: UnsafePointer<reglet_face>?, _ css_weight_out: UnsafeMutablePointer<Int32>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(css_weight_out)
        out.pointee = Int32(try Handle<FontBook>.borrow(fonts).value.cssWeight(of: try Face(face)))
    }
}

/// The same family and slant at the nearest weight to `weight`. An italic that was wanted comes back where there is one.
///
/// Errors: unknown_family.
@_cdecl("reglet_fonts_face_with_weight")
public func reglet_fonts_face_with_weight(
    _ fonts: reglet_fonts_cref?, _ face: UnsafePointer<reglet_face>?, _ weight: Int32,
    _ face_out: UnsafeMutablePointer<reglet_face>?
) -> reglet_status {
    relative(fonts, face, face_out) { (book, face) throws(RegletError) in try book.face(face, weight: Int(weight)) }
}

/// The same family and slant, `difference` rungs bolder than the face itself, or as bold or light as there is.
///
/// Errors: unknown_family.
@_cdecl("reglet_fonts_face_by_weight")
public func reglet_fonts_face_by_weight(
    _ fonts: reglet_fonts_cref?, _ face: UnsafePointer<reglet_face>?, _ difference: Int32,
    _ face_out: UnsafeMutablePointer<reglet_face>?
) -> reglet_status {
    relative(fonts, face, face_out) { (book, face) throws(RegletError) in try book.face(face, weightBy: Int(difference)) }
}

/// The italic (`italic` not 0) or upright face of the same family and weight, or else the one there is.
///
/// Errors: unknown_family.
@_cdecl("reglet_fonts_face_with_slant")
public func reglet_fonts_face_with_slant(
    _ fonts: reglet_fonts_cref?, _ face: UnsafePointer<reglet_face>?, _ italic: Int32,
    _ face_out: UnsafeMutablePointer<reglet_face>?
) -> reglet_status {
    relative(fonts, face, face_out) { (book, face) throws(RegletError) in try book.face(face, italic: italic != 0) }
}

/// Checks a font's size and writes what it is with `difference` points more: a font is a face and a size.
///
/// Errors: invalid_number (not finite), value_out_of_range (either size is not above 0 and at most 10000).
@_cdecl("reglet_fonts_size_by")
public func reglet_fonts_size_by(
    _ size: Double, _ difference: Double, _ size_out: UnsafeMutablePointer<Double>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(size_out)
        try Font.check(size: size)
        try Font.check(size: size + difference)
        out.pointee = size + difference
    }
}

private func relative(
    _ fonts: reglet_fonts_cref?, _ face: UnsafePointer<reglet_face>?, _ faceOut: UnsafeMutablePointer<reglet_face>?,
    _ find: (FontBook, Face) throws(RegletError) -> Face
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(faceOut)
        out.pointee = reglet_face(try find(try Handle<FontBook>.borrow(fonts).value, try Face(face)))
    }
}

extension Face {
    /// The face that C gives; what it says is checked by the book that takes it.
    init(_ face: UnsafePointer<reglet_face>?) throws(RegletError) {
        let face = try required(face).pointee
        self.init(family: face.family, weight: face.weight, italic: face.italic != 0, italicMissing: face.italic_missing != 0)
    }
}

extension reglet_face {
    init(_ face: Face) {
        self.init(
            family: face.family, weight: face.weight, italic: face.italic ? 1 : 0, italic_missing: face.italicMissing ? 1 : 0)
    }
}
