import Foundation
import Testing
@testable import Reglet

@Suite struct ColorTests {
    @Test func readsTheFourHexadecimalForms() throws {
        #expect(try Color("#1aF").rgba == 0x11AAFFFF)
        #expect(try Color("#1aF8").rgba == 0x11AAFF88)
        #expect(try Color("#0180fe").rgba == 0x0180FEFF)
        #expect(try Color("#0180FE7c").rgba == 0x0180FE7C)
        #expect(Color(red: 1, green: 128, blue: 254, alpha: 124).rgba == 0x0180FE7C)
    }

    @Test func readsEveryNameInAnyCase() throws {
        let data = try Repository.data("bindings/tools/data/css-colors.txt")
        let rows = String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(rows.count == 148)
        for row in rows {
            let fields = row.split(separator: " ").map(String.init)
            #expect(try Color(fields[0]).description == fields[1] + "ff")
            #expect(try Color(fields[0].uppercased()).description == fields[1] + "ff")
            #expect(throws: RegletError(.invalidColor)) { try Color(fields[0] + "a") }
            #expect(throws: RegletError(.invalidColor)) { try Color(fields[0] + "`") }
        }
        #expect(try Color("Transparent") == .clear)
        #expect(try Color("black") == .black)
        #expect(try Color("white") == .white)
    }

    @Test(arguments: [
        "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#12g", "#-12", "#+123", "# 123", "123", " red", "red ", "re d", "red\0",
        "reed", "gold1", "r\u{E9}d", "\u{131}ndigo", "\u{212A}haki", "transparen", "transparentt", "lightgoldenrodyellowlightgoldenrodyellow",
        "currentcolor", "rgb(0,0,0)", "@", "[", "`", "{", "\u{12}\u{05}\u{04}",
    ])
    func refusesAnythingElse(text: String) {
        #expect(throws: RegletError(.invalidColor)) { try Color(text) }
    }

    @Test func printsWhatItReads() throws {
        var state: UInt32 = 0x9E37_79B9
        for _ in 0..<10_000 {
            state = state &* 1_664_525 &+ 1_013_904_223
            #expect(try Color(Color(rgba: state).description).rgba == state)
        }
    }
}
