import Testing
@testable import Reglet

@Suite struct UTF8ScanTests {
    @Test func decodesEveryScalar() {
        for value in (0...0x10FFFF as ClosedRange<UInt32>) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = Array(String(scalar).utf8)
            let decoded = UTF8Scan.scalar(at: 0, in: bytes.span)
            if decoded.value != value || decoded.length != bytes.count { Issue.record("U+\(value)") }
        }
    }

    @Test func refusesTheFirstMaximalSubpart() {
        let bytes: [UInt8] = [0x61, 0xE2, 0x82, 0x62]
        #expect(UTF8Scan.firstInvalid(bytes.span) == 1..<3)
        #expect(throws: RegletError(.invalidUTF8, at: 1)) { try UTF8Scan.validate(bytes.span) }
    }
}
