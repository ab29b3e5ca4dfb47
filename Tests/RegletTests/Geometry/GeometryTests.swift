import Testing

@testable import Reglet

@Suite struct GeometryTests {
    static let bad: [Double] = [.nan, -.nan, .infinity, -.infinity, 1e9.nextUp, -1e9.nextUp, .greatestFiniteMagnitude]

    @Test func acceptsTheWholeRange() {
        for number in [0, -0.0, 1e9, -1e9, 0x1p-1074, 0.1] {
            #expect(Point(x: number, y: number).isValid)
            #expect(EdgeInsets(top: number, left: number, bottom: number, right: number).isValid)
            #expect(Size(width: number, height: 1).isValid == (number >= 0))
            #expect(Rect(x: number, y: number, width: 0, height: 1e9).isValid)
        }
    }

    @Test func refusesWhatIsNotFiniteTooLargeOrANegativeSize() {
        for number in Self.bad {
            #expect(!Point(x: number, y: 0).isValid && !Point(x: 0, y: number).isValid)
            #expect(!Size(width: number, height: 0).isValid && !Size(width: 0, height: number).isValid)
            for place in 0..<4 {
                var values = [Double](repeating: 0, count: 4)
                values[place] = number
                #expect(!Rect(x: values[0], y: values[1], width: values[2], height: values[3]).isValid)
                #expect(!EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3]).isValid)
            }
        }
        #expect(!Rect(x: 0, y: 0, width: -1e-300, height: 0).isValid)
        #expect(!Rect(x: 0, y: 0, width: 0, height: -1).isValid)
    }

    @Test func findsTheFirstFault() {
        var sizes = [Size](repeating: Size(width: -0.0, height: 1e9), count: 9)
        #expect(sizes.span.firstFault == .max)
        sizes[8].height = -1
        sizes[5].width = .nan
        #expect(sizes.span.firstFault == 5)
        #expect([Rect]().span.firstFault == .max)
    }

    @Test func snapsHalvesUpwards() {
        #expect(PixelSnapping.snap(17.25, scale: 2) == 17.5)
        #expect(PixelSnapping.snap(-0.5, scale: 1) == 0)
        #expect(PixelSnapping.snap(-0.75, scale: 2) == -0.5)
        #expect(PixelSnapping.snap(10.0 / 3, scale: 3) == 10.0 / 3)
        #expect(PixelSnapping.snap(0.1, scale: 0) == 0.1)
        for scale in [0x1p-1074, 1e-300, 1e9] {
            for value in [-4e9, -1, 0, 1e-300, 4e9] { #expect(PixelSnapping.snap(value, scale: scale).isFinite) }
        }
    }

    @Test func edgesThatCrossMeetHalfway() {
        #expect(Interval(start: 0, length: 100).inset(300, 300).uncrossed == Interval(start: 50, length: 0))
        #expect(Interval(start: 0, length: 100).inset(80, 40).uncrossed == Interval(start: 70, length: 0))
        #expect(Interval(start: 0, length: 100).inset(60, 40).uncrossed == Interval(start: 60, length: 0))
    }

    @Test func placesOneAndTwo() {
        let room = Interval(start: 10, length: 100)
        #expect(room.placing(20, at: 0).start == 10)
        #expect(room.placing(20, at: 0.5).start == 50)
        #expect(room.placing(20, at: 1).start == 90)
        let (first, second) = room.placing(20, gap: 5, 35, at: 1)
        #expect(first == Interval(start: 50, length: 20) && second == Interval(start: 75, length: 35))
    }
}
