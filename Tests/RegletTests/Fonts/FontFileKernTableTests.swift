import Reglet
import Testing

/// The `kern` table, in both headers.
@Suite struct FontFileKernTableTests {
    private func font(_ kern: [UInt8]) throws -> FontFile {
        try FontFile(Sfnt("kern", kern).bytes())
    }

    private func isRefused(_ kern: [UInt8]) -> Bool {
        Sfnt("kern", kern).isRefused
    }

    @Test func findsPairs() throws {
        let pairs: [Sfnt.Kern] = [(1, 2, -30), (1, 9, 12), (2, 1, -500), (2, 2, 0), (9, 1, 32767)]
        let font = try font(Sfnt.kern([Sfnt.kernSubtable(pairs)]))
        for left in 0..<11 {
            for right in 0..<11 {
                let expected = pairs.first { $0.left == left && $0.right == right }?.value ?? 0
                #expect(font.kerning(UInt16(left), UInt16(right)) == expected)
            }
        }
        #expect(font.hasKerning && font.kerning(.max, .max) == 0)
    }

    @Test func keepsAdvancesFromBecomingNegative() throws {
        let one = Sfnt.kernSubtable([(1, 2, -510), (1, 3, 32767), (2, 1, -32768), (10, 1, -1)])
        let font = try font(Sfnt.kern([one, one]))
        #expect(font.kerning(1, 2) == -510 && font.kerning(1, 3) == 32767 && font.kerning(2, 1) == -520 && font.kerning(10, 1) == 0)
    }

    @Test func addsSubtables() throws {
        let font = try font(Sfnt.kern([
            Sfnt.kernSubtable([(1, 2, -30), (1, 3, -40)]),
            Sfnt.kernSubtable([(1, 2, 5)]),
            Sfnt.kernSubtable([(1, 3, 7)], coverage: 9),
            Sfnt.kernSubtable([(1, 4, 1)]),
        ]))
        #expect([2, 3, 4, 5].map { font.kerning(1, $0) } == [-25, 7, 1, 0])
    }

    @Test(arguments: [0, 3, 5, 0x201, 0x101]) func passesOver(coverage: Int) throws {
        let other = Sfnt.kernSubtable([(1, 2, -30)], coverage: coverage)
        let font = try font(Sfnt.kern([other, Sfnt.kernSubtable([(1, 3, 8)]), other]))
        #expect(font.kerning(1, 2) == 0 && font.kerning(1, 3) == 8)
    }

    @Test func readsApplesHeader() throws {
        let font = try font(Sfnt.appleKern([
            (0x8000, [(1, 2, 1)]), (0x4000, [(1, 2, 2)]), (0, [(1, 2, -30), (1, 3, 6)]), (0x2000, [(1, 2, 4)]), (2, [(1, 2, 8)]),
            (0, [(1, 2, 3)]),
        ]))
        #expect(font.kerning(1, 2) == -27 && font.kerning(1, 3) == 6)
    }

    @Test func toleratesAWrappedLength() throws {
        var last = Sfnt.kernSubtable([(1, 2, -30), (1, 3, 4)])
        last.replaceSubrange(2..<4, with: be16(0))
        #expect(try font(Sfnt.kern([last])).kerning(1, 3) == 4)
        #expect(isRefused(Sfnt.kern([last, last])))
    }

    @Test func refusesBrokenTables() {
        #expect(isRefused([]))
        #expect(isRefused(be16(2, 0)))
        #expect(isRefused(be16(1, 1) + be32(0)))
        #expect(isRefused(Sfnt.kern([Sfnt.kernSubtable([(2, 1, 1), (1, 2, 1)])])))
        let whole = Sfnt.kern([Sfnt.kernSubtable([(1, 2, 1)]), Sfnt.kernSubtable([(1, 2, 1)])])
        for length in 0..<whole.count { #expect(isRefused(Array(whole.prefix(length))), "\(length)") }
        let apple = Sfnt.appleKern([(0, [(1, 2, 1)]), (0, [(1, 2, 1)])])
        for length in 0..<apple.count { #expect(isRefused(Array(apple.prefix(length))), "\(length)") }
        #expect(!isRefused(Sfnt.kern([])))
    }

    @Test func boundsTheSubtables() {
        let one = Sfnt.kernSubtable([(1, 2, 1)])
        #expect(!isRefused(Sfnt.kern([[UInt8]](repeating: one, count: 32))))
        #expect(isRefused(Sfnt.kern([[UInt8]](repeating: one, count: 33))))
    }
}
