import Testing
@testable import Reglet

extension LabelSentenceTests {
    static func linked(_ string: String, _ links: [Range<Int>], _ width: Double? = nil, _ alignment: TextAlignment = .natural) throws -> Label {
        var text = try AttributedText(string, attributes: courier(alignment: alignment))
        for (number, range) in links.enumerated() { try text.setLink("l\(number)", in: range) }
        return try label(text, width)
    }

    @Test func oneRectALineAndBidiPieceOverAdvances() throws {
        let label = try Self.linked("aaa bbb ccc", [2..<9], 18)
        #expect(try label.linkRects(0).near == [
            box(12, 0, 6, 10), box(0, 11.5, 18, 10), box(0, 23, 6, 10)])
        let mixed = try Self.linked("ab אב cd", [0..<10])
        #expect(try mixed.linkRects(0).near == [
            box(0, 0, 18, 10), box(18, 0, 12, 10), box(30, 0, 18, 10)])
        let apart = try Self.linked("ab אב cd", [1..<5])
        #expect(try apart.linkRects(0).near == [
            box(6, 0, 12, 10), box(24, 0, 6, 10)])
        // Stretched spaces and tabs do not part it.
        #expect(try Self.linked("a b c d", [0..<7], 21, .justified).linkRects(0).near == [
            box(0, 0, 21, 10), box(0, 11.5, 18, 10)])
        #expect(try Self.linked("a\tb", [0..<3]).linkRects(0).count == 1)
        // As high as the line, whatever the link's own font is.
        var high = try AttributedText("a", attributes: Self.courier())
        try high.setLink("l", in: 0..<1)
        try high.append("b", attributes: Self.courier(size: 20))
        #expect(try Self.label(high).linkRects(0).map(\.height) == [20])
    }

    @Test func aLinkWithASoftHyphenCoversTheHyphen() throws {
        let label = try Self.linked("aaa\u{AD}bbb", [0..<8], 24)
        #expect(try label.linkRects(0).near == [box(0, 0, 24, 10), box(0, 11.5, 18, 10)])
        #expect(try label.link(23, 5) == 0 && label.link(25, 5, slop: 1) == 0 && label.link(25.5, 5, slop: 1) == nil)
    }

    @Test func nothingBeyondTheLastGlyph() throws {
        let label = try Self.linked("aa bb", [0..<5], 12)
        #expect(try label.link(11.99, 11.49) == 0 && label.link(12, 5) == nil && label.link(12, 21.49) == nil)
        #expect(try label.link(5, 21.49) == 0 && label.link(5, 21.5) == nil && label.link(-0.1, 5) == nil)
        let centred = try Self.linked("aa", [0..<2], 60, .center)
        #expect(try centred.link(23.9, 5) == nil && centred.link(24, 5) == 0 && centred.link(35.9, 5) == 0 && centred.link(36, 5) == nil)
        #expect(try Self.linked("   ", [0..<3]).linkRects(0).isEmpty)
        #expect(try Self.linked("ab", []).link(3, 5, slop: 100) == nil)
    }

    @Test func theNearestWinsThenTheLowerNumber() throws {
        let label = try Self.linked("aa  bb", [0..<2, 4..<6])
        #expect(try label.link(17, 5, slop: 20) == 0 && label.link(18, 5, slop: 20) == 0 && label.link(18.1, 5, slop: 20) == 1)
        #expect(try label.link(15, 5, slop: 3) == 0 && label.link(15.1, 5, slop: 3) == nil)
        #expect(try label.link(3, -4, slop: 4) == 0 && label.link(3, -4.1, slop: 4) == nil)
        #expect(try label.link(15, -4, slop: 5) == 0 && label.link(15, -4, slop: 4.9) == nil)
        let lines = try Self.linked("aa\nb\ncc", [0..<2, 5..<7])
        #expect(try lines.link(3, 17.25, slop: 5.75) == 0 && lines.link(3, 17.26, slop: 6) == 1)
        // A point on a link is that link's, however near a lower number is.
        #expect(try label.link(24, 5, slop: 1e9) == 1)
        #expect(throws: RegletError(.invalidNumber)) { try label.link(0, 0, slop: -1) }
    }

    @Test func aNewTextHasOnlyItsOwnLinks() throws {
        var label = try Self.linked("aa", [0..<2])
        label = try Self.label("aa")
        #expect(try label.linkCount == 0 && label.link(3, 5) == nil)
    }

    @Test func touches() {
        var tracker = LinkTracker()
        tracker.begin(2)
        #expect(tracker.highlighted == 2)
        tracker.move(nil)
        #expect(tracker.highlighted == nil)
        tracker.move(3)
        #expect(tracker.highlighted == nil)
        tracker.move(2)
        #expect(tracker.highlighted == 2)
        let inside = tracker.end(2)
        #expect(inside == 2 && tracker == LinkTracker())
        tracker.begin(2)
        let outside = tracker.end(nil)
        #expect(outside == nil && tracker.highlighted == nil)
        tracker.begin(2)
        let other = tracker.end(1)
        #expect(other == nil)
        tracker.begin(2)
        tracker.cancel()
        let cancelled = tracker.end(2)
        #expect(cancelled == nil)
        tracker.begin(nil)
        tracker.move(1)
        #expect(tracker.highlighted == nil)
        let slid = tracker.end(1)
        #expect(slid == nil)
        tracker.move(nil)
        #expect(tracker.highlighted == nil)
    }
}
