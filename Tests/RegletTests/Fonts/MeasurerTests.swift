import Testing
@testable import Reglet

@Suite struct MeasurerTests {
    static let metrics = FontMetrics(ascent: 8, descent: 2, leading: 1, capHeight: 7, xHeight: 5)

    @Test func getsARunAndGivesItsAdvances() throws {
        var book = FontBook()
        book.measurer = { request in
            #expect(request.boundaries.count == (request.text.isEmpty ? 1 : 4))
            #expect(request.boundaries.first == 0 && request.boundaries.last == request.text.count)
            #expect(String(decoding: request.face, as: UTF8.self) == "Arial-BoldMT")
            let advances = zip(request.boundaries, request.boundaries.dropFirst()).map { Double($1 - $0) * request.size }
            return Measurement(advances: advances, metrics: MeasurerTests.metrics)
        }
        #expect(try book.advances("a漢e\u{301}", "Arial-BoldMT", size: 2) == [2, 6, 6])
        #expect(try book.metrics(of: Font(book.face(named: "Arial-BoldMT"), size: 3)) == Self.metrics)
        #expect(try FontBook().advances("a", "Arial-BoldMT", size: 1000) == [556])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, -0.000001, 1_000_000.5, 1e300]) func refusesNumbers(wrong: Double) throws {
        var book = FontBook()
        book.measurer = { Measurement(advances: [1, wrong] + $0.boundaries.dropFirst(3).map { _ in 1 }, metrics: Self.metrics) }
        #expect(throws: RegletError(.invalidNumber)) { try book.advances("abc") }
        for path in [\FontMetrics.ascent, \.descent, \.leading, \.capHeight, \.xHeight] as [WritableKeyPath<FontMetrics, Double> & Sendable] {
            book.measurer = { request in
                var metrics = Self.metrics
                metrics[keyPath: path] = wrong
                return Measurement(advances: request.boundaries.dropFirst().map { _ in 1 }, metrics: metrics)
            }
            #expect(throws: RegletError(.invalidNumber)) { try book.advances("abc") }
        }
    }

    @Test func refusesItsFailure() throws {
        var book = FontBook()
        book.measurer = { _ in nil }
        #expect(throws: RegletError(.callbackFailed)) { try book.advances("abc") }
        book.measurer = { _ in Measurement(advances: [1, 2], metrics: Self.metrics) }
        #expect(throws: RegletError(.callbackFailed)) { try book.advances("abc") }
        #expect(try book.advances("ab") == [1, 2])
        book.measurer = { _ in Measurement(advances: [0, 1_000_000], metrics: Self.metrics) }
        #expect(try book.advances("ab") == [0, 1_000_000])
    }
}
