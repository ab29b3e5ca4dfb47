import CReglet
import Reglet
import Testing
@testable import RegletABI

@Suite struct BorrowTests {
    @Test func lengthsAreBoundedBeforeThePointerIsUsed() {
        let one: [CChar] = [0x61]
        for length in [-1, Int.min, limit + 1, Int.max] {
            #expect(throws: RegletError(.tooLarge)) { _ = try bytes(one, length) }
            #expect(throws: RegletError(.tooLarge)) { _ = try bytes(nil, length) }
        }
        #expect(throws: RegletError(.nullArgument)) { _ = try bytes(nil, 1) }
        #expect(throws: Never.self) { _ = try bytes(nil, 0) }
    }

    @Test func textIsValidated() {
        let text: [CChar] = [0x61, 0x62, -1, 0x63]
        #expect(throws: RegletError(.invalidUTF8, at: 2)) { _ = try utf8(text, 4) }
        #expect(throws: Never.self) { _ = try utf8(text, 2) }
    }

    @Test func indicesAreBounded() {
        #expect(throws: RegletError(.indexOutOfRange)) { _ = try checkedIndex(-1) }
        #expect(throws: RegletError(.indexOutOfRange)) { _ = try checkedIndex(limit + 1) }
        #expect(throws: Never.self) { _ = try checkedIndex(limit) }
    }

    @Test func aBufferThatIsTooSmallStaysAsItWas() throws {
        let text: [UInt8] = [1, 2, 3]
        var buffer: [CChar] = [9, 9, 9, 9]
        var length: size_t = 77
        for capacity in 0..<3 {
            #expect(throws: RegletError(.bufferTooSmall)) { try copyOut(text.span, to: &buffer, capacity, length: &length) }
            #expect(buffer == [9, 9, 9, 9] && length == 3)
            length = 77
        }
        #expect(throws: RegletError(.nullArgument)) { try copyOut(text.span, to: nil, 3, length: &length) }
        #expect(throws: RegletError(.nullArgument)) { try copyOut(text.span, to: &buffer, 3, length: nil) }
        #expect(buffer == [9, 9, 9, 9] && length == 77)
        try copyOut(text.span, to: &buffer, 3, length: &length)
        #expect(buffer == [1, 2, 3, 9] && length == 3)
        length = 77
        try copyOut(text.span, to: &buffer, -1, length: &length)
        #expect(length == 3)
    }

    @Test func failureFillsTheError() {
        var error = reglet_error(code: 5, byte_offset: 6)
        #expect(attempt(&error) {} == REGLET_OK)
        #expect(error.code == 5 && error.byte_offset == 6)
        let status = attempt(&error) { () throws(RegletError) in throw RegletError(.unknownCode, at: 12) }
        #expect(status == REGLET_STATUS_UNKNOWN_CODE && error.code == status && error.byte_offset == 12)
        #expect(attempt { () throws(RegletError) in throw RegletError(.tooLarge) } == REGLET_STATUS_TOO_LARGE)
    }
}
