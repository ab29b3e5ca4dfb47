import Testing
@testable import Reglet

@Suite struct TruncatedCaretTests {
    /// A caret on either side of a token in the middle of a line is found on its own side.
    @Test func bothSidesOfATokenInTheMiddleHaveCarets() throws {
        let text = try AttributedText("abcdefghijklmnopqrstuvwxyz", attributes: Attributes(family: "Courier"))
        var options = LabelOptions()
        options.width = 10.2 * 9
        options.maximumLines = 1
        options.truncation = .middle
        let label = try Label(text, fonts: FontBook(), options: options)
        #expect(label.hiddenRange == 4..<22)
        #expect(try label.carets(2).map(\.x) == [2 * 10.2])
        let last = try label.carets(25)
        #expect(last.count == 1 && (last[0].x - 8 * 10.2).magnitude < 1e-9)
        #expect(try label.rects(0..<26).count == 2)
    }

    @Test func aTruncatedLineEndsBehindWhatItShows() throws {
        let text = try AttributedText("a b c d e f g", attributes: Attributes(family: "Courier"))
        var options = LabelOptions()
        options.width = 10.2 * 4
        options.maximumLines = 2
        for (truncation, range, hidden) in [
            (Truncation.tail, 4..<7, 7..<13), (.head, 10..<13, 4..<10), (.middle, 4..<13, 5..<12), (.none, 4..<8, 8..<13),
        ] {
            options.truncation = truncation
            let label = try Label(text, fonts: FontBook(), options: options)
            #expect(try label.line(1).range == range)
            #expect(label.hiddenRange == hidden)
            #expect(try label.line(1).width <= options.width! + LineFiller.tolerance)
        }
    }
}
