// A font book resolves wishes (a family, a weight, a slant) to faces. A new one holds 19 built-in families; more can be
// registered. Weights are whole numbers around 0, a family's regular weight, and not those of CSS. Names are UTF-8 and
// compare byte by byte.
import CReglet
import Reglet

/// A new font book with the built-in families, to be given to `reglet_fonts_destroy`.
@_cdecl("reglet_fonts_create")
public func reglet_fonts_create() -> reglet_fonts_ref? { Handle.create(FontBook()) }

/// A copy that changes independently, to be given to `reglet_fonts_destroy`. Cheap: storage is shared until one changes.
@_cdecl("reglet_fonts_copy")
public func reglet_fonts_copy(
    _ fonts: reglet_fonts_cref?, _ copy_out: UnsafeMutablePointer<reglet_fonts_ref?>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(copy_out)
        out.pointee = Handle.create(try Handle<FontBook>.borrow(fonts).value)
    }
}

/// Ends a font book. What was made with it keeps a copy of its own and stays valid.
@_cdecl("reglet_fonts_destroy")
public func reglet_fonts_destroy(_ fonts: reglet_fonts_ref?) { Handle<FontBook>.destroy(fonts) }

/// The number of families.
@_cdecl("reglet_fonts_family_count")
public func reglet_fonts_family_count(
    _ fonts: reglet_fonts_cref?, _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(count_out)
        out.pointee = try Handle<FontBook>.borrow(fonts).value.familyCount
    }
}

/// The name of the family with the number `family`, as it stands in a face.
///
/// Errors: unknown_family.
@_cdecl("reglet_fonts_family_name")
public func reglet_fonts_family_name(
    _ fonts: reglet_fonts_cref?, _ family: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let name = try Handle<FontBook>.borrow(fonts).value.familyName(at: Int(family))
        try copyOut(name.span, to: buffer, capacity, length: length_out)
    }
}

/// The weights of the family with the number `family`: all from the lightest to the boldest.
///
/// Errors: unknown_family.
@_cdecl("reglet_fonts_family_weights")
public func reglet_fonts_family_weights(
    _ fonts: reglet_fonts_cref?, _ family: Int32,
    _ lightest_out: UnsafeMutablePointer<Int32>?, _ boldest_out: UnsafeMutablePointer<Int32>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let (lightest, boldest) = (try required(lightest_out), try required(boldest_out))
        let weights = try Handle<FontBook>.borrow(fonts).value.weights(ofFamily: Int(family))
        lightest.pointee = Int32(weights.lowerBound)
        boldest.pointee = Int32(weights.upperBound)
    }
}

/// Adds a family, or replaces the one of the same name: its own face names are gone, its number stays.
///
/// `rungs` are `count` weights with their faces, in any order. Errors: invalid_utf8 (in a name, at its offset);
/// invalid_family for an empty name, no rungs, a rung without a face, weights that repeat, leave a gap, lack 0 or lie outside
/// -1000..1000; duplicate_face for a face name that another family has; too_large beyond a million faces.
@_cdecl("reglet_fonts_register")
public func reglet_fonts_register(
    _ fonts: reglet_fonts_ref?, _ family: UnsafePointer<CChar>?, _ family_length: size_t,
    _ rungs: UnsafePointer<reglet_rung>?, _ count: size_t, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let handle = try Handle<FontBook>.borrow(fonts)
        let family = try copiedBytes(family, family_length)
        let given = try span(rungs, count)
        // As many as a ladder can have at most, and one more for it to refuse.
        var ladder: [LadderRung] = []
        for index in 0..<min(given.count, FontBook.maximumRungs + 1) {
            let rung = given[index]
            ladder.append(LadderRung(
                weight: Int(rung.weight), regular: try copiedBytes(rung.regular, rung.regular_length),
                italic: try copiedBytes(rung.italic, rung.italic_length)))
        }
        try handle.value.register(family: family, ladder: ladder)
    }
}
