import Testing
@testable import Reglet

extension LabelSentenceTests {
    @Test func heightsAreMaximaOverRuns() throws {
        let text = try Self.text([("a", Self.courier(size: 20)), ("b", Self.courier(offset: 20)), ("c", Self.courier(offset: -30))])
        let line = try Self.label(text).line(0)
        #expect(rounded(line.ascent) == 27.54 && rounded(line.descent) == 32.46 && line.leading == 3)
        // A line takes all that its range holds, also the spaces that hang.
        let hanging = try Self.text([("a", Self.courier()), (" ", Self.courier(size: 20)), ("b", Self.courier())])
        #expect(try Self.label(hanging, 6).line(0).ascent == 15.08)
        #expect(try Self.label(hanging, 6).line(1).ascent == 7.54)
    }

    @Test func leadingLiesBelowALineNotAfterTheLast() throws {
        let label = try Self.label("a\nb\nc")
        #expect(try label.baselines == [7.54, 19.04, 30.54] && label.size.height == 33)
        let text = try Self.text([("a\n", Self.courier(size: 20)), ("b", Self.courier())])
        #expect(try Self.label(text).baselines == [15.08, 30.54] && Self.label(text).size.height == 33)
    }

    @Test(arguments: [(15.0, 30.8), (16.0, 31.4)])
    func aPriceWithARaisedPercentSign(raised: Double, ascent: Double) throws {
        var big = Attributes(family: "Helvetica")
        big.style.size = 40
        var small = big
        small.style.size = 20
        small.style.baselineOffset = raised
        let line = try Self.label(Self.text([("15", big), ("%", small)])).line(0)
        #expect(rounded(line.ascent) == ascent && rounded(line.descent) == 9.2 && line.leading == 6)
    }

    /// The box of an attachment 8 wide in 10-point Courier.
    private func attached(
        _ alignment: AttachmentAlignment, height: Double, y: Double = 0, offset: Double = 0, x: Double = 0
    ) throws -> (LineGeometry, Rect) {
        var text = try AttributedText("ab", attributes: Self.courier(offset: offset))
        try text.insert(Attachment("i", width: 8, height: height, x: x, y: y, alignment: alignment), at: 1)
        let label = try Self.label(text)
        #expect(try label.widths == [20])
        let run = try label.positionedRuns(0)[1]
        #expect(run.attachment == 0 && run.width == 8)
        return try (label.line(0), #require(run.attachmentBox).near)
    }

    static let tops: [(AttachmentAlignment, Double)] = [
        (.baseline, -12.46), (.textTop, 0), (.textCenter, -5), (.textBottom, -10), (.capCenter, -5.27), (.xCenter, -4.59),
        (.lineTop, 0), (.lineBottom, -10),
    ]

    @Test(arguments: tops)
    func attachmentsEnterTheLineByMaximum(alignment: AttachmentAlignment, top: Double) throws {
        let (line, found) = try attached(alignment, height: 20)
        let above = max(0, -top)
        #expect(rounded(line.ascent) == rounded(7.54 + above))
        let below: Double = top + 20 - 7.54
        #expect(rounded(line.descent) == rounded(max(2.46, below)))
        #expect(found == box(6, top + above, 8, 20).near)
        let (small, smallBox) = try attached(alignment, height: 4)
        #expect(small.ascent == 7.54 && small.descent == 2.46 && smallBox.y >= 0 && smallBox.maxY <= 10)
    }

    @Test func attachmentsMoveByTheirOwnPoint() throws {
        let (line, found) = try attached(.baseline, height: 5, y: -4, x: 3)
        #expect(line.ascent == 7.54 && line.descent == 4)
        #expect(found == box(9, 6.54, 8, 5))
        let (raised, raisedBox) = try attached(.baseline, height: 5, y: 2, offset: 10)
        #expect(raised.ascent == 17.54 && rounded(raisedBox.y) == 0.54)
    }

    @Test func attachmentsAtTheLinesEdgesComeLast() throws {
        var text = try AttributedText("a", attributes: Self.courier())
        try text.insert(Attachment("top", width: 5, height: 30, alignment: .lineTop), at: 1)
        try text.insert(Attachment("bottom", width: 5, height: 12, alignment: .lineBottom), at: 4)
        try text.append("b", attributes: Self.courier(size: 20))
        let label = try Self.label(text)
        let line = try label.line(0)
        #expect(rounded(line.ascent) == 15.08 && rounded(line.ascent + line.descent) == 30)
        let boxes = try label.positionedRuns(0).compactMap(\.attachmentBox).near
        #expect(boxes == [box(6, 0, 5, 30), box(11, 18, 5, 12)])
    }

    @Test func verticalAlignmentAndInsets() throws {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        for (vertical, y) in [(VerticalAlignment.top, 1.0), (.center, 16), (.bottom, 31)] {
            let label = try Self.label("ab", 50) { $0.height = 44; $0.insets = insets; $0.verticalAlignment = vertical }
            #expect(try label.rects(0..<1).near == [box(2, y, 6, 10)])
            #expect(try label.index(5, y) == 0 && label.index(5, y - 0.01) == nil && label.size == Size(width: 50, height: 44))
            // Without a height, or with too little, they stand at the top.
            #expect(try Self.label("a") { $0.verticalAlignment = vertical }.baselines == [7.54])
            #expect(try Self.label("a") { $0.height = 3; $0.verticalAlignment = vertical }.baselines == [7.54])
        }
        #expect(try Self.label("ab", 50, .right) { $0.insets = insets }.lefts == [34])
        #expect(try Self.label("ab") { $0.insets = insets }.size == Size(width: 18, height: 14))
        let large = try Self.label("ab", 10) { $0.height = 10; $0.insets = EdgeInsets(top: 100, left: 100, bottom: 100, right: 100) }
        #expect(try large.strings == ["a"] && large.size == Size(width: 10, height: 10) && large.isTruncated)
        let cramped = try Self.label("ab", 10) { $0.insets = EdgeInsets(top: 0, left: 100, bottom: 0, right: 100) }
        #expect(try cramped.strings == ["a", "b"] && cramped.lefts == [100, 100])
    }

    @Test func negativeInsetsMakeNothingNegative() throws {
        let insets = EdgeInsets(top: -50, left: -50, bottom: -50, right: -50)
        let label = try Self.label("ab") { $0.insets = insets }
        #expect(label.size == .zero && label.minimumContentWidth == 0 && label.maximumContentWidth == 0)
        #expect(try label.preferredHeight(width: 0) == 0 && label.sizeThatFits(Size(width: 9, height: 9)) == .zero)
        #expect(try label.lefts == [-50] && label.baselines == [-42.46] && label.contentSize == Size(width: 12, height: 10))
        // They give lines more room than the label has: 20 by 20, of which the text takes 18 by 10.
        for (vertical, baseline) in [(VerticalAlignment.top, 2.54), (.center, 7.54), (.bottom, 12.54)] {
            let grown = try Self.label("aaa", 10, .right) {
                $0.height = 10
                $0.insets = EdgeInsets(top: -5, left: -4, bottom: -5, right: -6)
                $0.verticalAlignment = vertical
            }
            #expect(try grown.strings == ["aaa"] && grown.lefts == [-2] && grown.baselines == [baseline])
            #expect(try grown.size == Size(width: 10, height: 10) && grown.sizeThatFits(grown.size) == Size(width: 8, height: 0))
        }
    }

    @Test func topsAndBaselinesSnapHalfUp() throws {
        let label = try Self.label("a\nb\nc") { $0.scale = 1 }
        #expect(try label.baselines == [8, 19, 31])
        #expect(try (0..<3).map { try label.rects($0 * 2..<$0 * 2 + 1)[0].y } == [0, 12, 23])
        #expect(try Self.label("a\nb") { $0.scale = 2 }.rects(2..<3)[0].y == 11.5)
        let low = try Self.label("a") { $0.height = 11; $0.verticalAlignment = .center; $0.scale = 1 }
        #expect(try low.rects(0..<1)[0].y == 1)
        // Advances are never rounded.
        let narrow = try Self.label(AttributedText("aaa", attributes: Self.courier(size: 11))) { $0.scale = 1 }
        #expect(try rounded(narrow.rects(1..<2)[0].x) == 6.6 && narrow.widths == [19.8])
    }

    @Test func sizesAgree() throws {
        let label = try Self.label("aaa bb\ncccc", 12)
        #expect(label.maximumContentWidth == 36 && label.minimumContentWidth == 24)
        #expect(try label.preferredHeight(width: 36) == 21.5 && label.preferredHeight(width: 18) == 44.5 && label.preferredHeight(width: 0) == 102)
        #expect(try label.sizeThatFits(Size(width: 20, height: 1e9)) == Size(width: 18, height: 44.5))
        #expect(try label.sizeThatFits(Size(width: 20, height: 22)) == Size(width: 18, height: 21.5))
        #expect(try label.sizeThatFits(Size(width: 1e9, height: 1e9)) == Size(width: 36, height: 21.5))
        let right = try Self.label("aaa\nb", nil, .right)
        #expect(try right.lefts == [0, 12] && right.size.width == 18)
        #expect(try Self.label("aaa", 1e9, .right).lefts == [1e9 - 18])
        #expect(throws: RegletError(.invalidNumber)) { try Self.label("a", .infinity) }
    }
}
