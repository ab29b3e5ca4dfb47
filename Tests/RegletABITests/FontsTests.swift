import CReglet
import Testing
@testable import RegletABI

@Suite struct FontsTests {
    func name(_ fonts: reglet_fonts_cref?, _ face: reglet_face) -> String {
        var buffer = [CChar](repeating: 0, count: 64)
        var length = 0
        let status = withUnsafePointer(to: face) { reglet_fonts_face_name(fonts, $0, &buffer, 64, &length) }
        return status == REGLET_OK ? String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self) : "\(status)"
    }

    @Test func resolvesAndFindsRelatives() {
        let fonts = reglet_fonts_create()
        defer { reglet_fonts_destroy(fonts) }
        var face = reglet_face()
        #expect(reglet_fonts_resolve(fonts, "Optima", 6, 9, 1, &face) == REGLET_OK)
        #expect(name(fonts, face) == "Optima-ExtraBlack" && face.italic_missing == 1 && face.weight == 2)
        var lighter = reglet_face()
        #expect(reglet_fonts_face_by_weight(fonts, &face, -1, &lighter) == REGLET_OK)
        #expect(name(fonts, lighter) == "Optima-BoldItalic")
        #expect(reglet_fonts_face_with_slant(fonts, &lighter, 0, &face) == REGLET_OK)
        #expect(name(fonts, face) == "Optima-Bold")
        #expect(reglet_fonts_face_with_weight(fonts, &lighter, .min, &face) == REGLET_OK)
        #expect(name(fonts, face) == "Optima-Italic")
        #expect(reglet_fonts_face_named(fonts, "Avenir-HeavyOblique", 19, &face) == REGLET_OK)
        var css: Int32 = 0
        #expect(reglet_fonts_face_css_weight(fonts, &face, &css) == REGLET_OK && css == 800)
        let before = face
        #expect(reglet_fonts_face_named(fonts, "Avenir-Heav", 11, &face) == REGLET_STATUS_UNKNOWN_FACE)
        #expect(face.weight == before.weight)
        var strange = reglet_face(family: -7, weight: .min, italic: 5, italic_missing: .max)
        #expect(reglet_fonts_face_by_weight(fonts, &strange, .min, &face) == REGLET_STATUS_UNKNOWN_FAMILY)
    }

    @Test func aCopyChangesOnItsOwn() {
        let fonts = reglet_fonts_create()
        var copy: reglet_fonts_ref?
        #expect(reglet_fonts_copy(fonts, &copy) == REGLET_OK)
        let status = "Inter".withCString { text in
            withUnsafePointer(to: reglet_rung(regular: text, regular_length: 5, italic: nil, italic_length: 0, weight: 0, reserved: 0)) {
                reglet_fonts_register(copy, text, 5, $0, 1, nil)
            }
        }
        #expect(status == REGLET_OK)
        var count = 0
        #expect(reglet_fonts_family_count(copy, &count) == REGLET_OK && count == 20)
        reglet_fonts_destroy(copy)
        #expect(reglet_fonts_family_count(fonts, &count) == REGLET_OK && count == 19)
        #expect(reglet_fonts_register(fonts, "A", 1, nil, 0, nil) == REGLET_STATUS_INVALID_FAMILY)
        #expect(reglet_fonts_register(fonts, "A", 1, nil, 1, nil) == REGLET_STATUS_NULL_ARGUMENT)
        #expect(reglet_fonts_register(fonts, "A", -1, nil, 0, nil) == REGLET_STATUS_TOO_LARGE)
        reglet_fonts_destroy(fonts)
    }
}
