import Testing

@testable import Reglet

/// Each number of each function refuses what no number may be; sizes refuse what is negative too.
@Suite struct ButtonErrorTests {
    static let bad = GeometryTests.bad
    static let negative = bad + [-1, -5e-300]
    static let good = Size(width: 50, height: 40)

    static func code(_ body: () throws(RegletError) -> Void) -> ErrorCode? {
        do {
            try body()
            return nil
        } catch { return error.code }
    }

    static func sizes(_ bad: Double) -> [ButtonSizes] {
        let sizes = [Size(width: bad, height: 40), Size(width: 40, height: bad)]
        return sizes.flatMap {
            [
                ButtonSizes(bounds: $0, image: good, title: good), ButtonSizes(bounds: good, image: $0, title: good),
                ButtonSizes(bounds: good, image: good, title: $0), ButtonSizes(bounds: good, image: nil, title: $0),
            ]
        }
    }

    static func insets(_ bad: Double) -> [EdgeInsets] {
        [
            EdgeInsets(top: bad, left: 0, bottom: 0, right: 0), EdgeInsets(top: 0, left: bad, bottom: 0, right: 0),
            EdgeInsets(top: 0, left: 0, bottom: bad, right: 0), EdgeInsets(top: 0, left: 0, bottom: 0, right: bad),
        ]
    }

    @Test func sizesAreRefused() {
        for sizes in Self.negative.flatMap(Self.sizes) {
            let frames = ButtonFrames(image: sizes.image.map { _ in .zero }, title: .zero)
            #expect(Self.code { () throws(RegletError) in _ = try ButtonOptions().layout(sizes) } == .invalidNumber)
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try ButtonOptions().arrange(sizes, style: .top, padding: 1)
                } == .invalidNumber)
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try ButtonOptions().insets(for: frames, sizes)
                } == .invalidNumber)
        }
    }

    @Test func insetsAndScalesAreRefused() {
        let sizes = ButtonSizes(bounds: Self.good, image: Self.good, title: Self.good)
        let scales = Self.negative.map { ButtonOptions(scale: $0) }
        for options in Self.bad.flatMap(Self.insets).map({ ButtonOptions(content: $0) }) + scales {
            #expect(Self.code { () throws(RegletError) in _ = try options.layout(sizes) } == .invalidNumber)
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try options.arrange(sizes, style: .left, padding: 0)
                } == .invalidNumber)
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try options.insets(for: ButtonFrames(image: .zero, title: .zero), sizes)
                } == .invalidNumber)
        }
        for insets in Self.bad.flatMap(Self.insets) {
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try ButtonOptions().layout(sizes, imageInsets: insets)
                } == .invalidNumber)
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try ButtonOptions().layout(sizes, titleInsets: insets)
                } == .invalidNumber)
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try ButtonStyle.top.fittingSize(padding: 0, image: nil, title: nil, content: insets)
                } == .invalidNumber)
        }
    }

    @Test func paddingsAndRectanglesAreRefused() {
        let sizes = ButtonSizes(bounds: Self.good, image: Self.good, title: Self.good)
        for padding in Self.bad {
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try ButtonStyle.left.insets(padding: padding, bounds: Self.good, image: nil, title: nil)
                } == .invalidNumber)
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try ButtonOptions().arrange(sizes, style: .reset, padding: padding)
                } == .invalidNumber)
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try ButtonStyle.reset.fittingSize(padding: padding, image: Self.good, title: nil)
                } == .invalidNumber)
        }
        for bad in Self.negative {
            for rect in [Rect(x: 0, y: 0, width: bad, height: 1), Rect(x: 0, y: 0, width: 1, height: bad)] {
                for (image, title) in [(rect, Rect.zero), (.zero, rect)] {
                    #expect(
                        Self.code { () throws(RegletError) in
                            _ = try ButtonStyle.top.insets(padding: 1, bounds: Self.good, image: image, title: title)
                        } == .invalidNumber)
                    #expect(
                        Self.code { () throws(RegletError) in
                            _ = try ButtonOptions().insets(for: ButtonFrames(image: image, title: title), sizes)
                        } == .invalidNumber)
                }
            }
        }
    }

    @Test func valuesAreRefused() {
        let sizes = ButtonSizes(bounds: Self.good, image: Self.good, title: Self.good)
        for style in ButtonStyle.allCases {
            let code = Self.code { () throws(RegletError) in
                _ = try style.insets(padding: 1, bounds: Self.good, image: nil, title: nil)
            }
            #expect(code == (style.rawValue > 10 ? .invalidValue : nil))
        }
        for options in [ButtonOptions(horizontal: .fill), ButtonOptions(vertical: .fill)] {
            #expect(
                Self.code { () throws(RegletError) in
                    _ = try options.arrange(sizes, style: .top, padding: 1)
                } == .invalidValue)
        }
    }

    /// The largest numbers there are give finite results.
    @Test func theLimitsAreLegal() throws {
        let size = Size(width: 1e9, height: 1e9)
        let insets = EdgeInsets(top: -1e9, left: 1e9, bottom: -1e9, right: -1e9)
        for image in [size, .zero] {
            for scale in [0, 1e9, 0x1p-1074] {
                let options = ButtonOptions(content: insets, scale: scale)
                let sizes = ButtonSizes(bounds: size, image: image, title: size)
                let frames = try options.layout(sizes, imageInsets: insets, titleInsets: insets)
                let arranged = try options.arrange(sizes, style: .spreadLeading, padding: -1e9)
                for frame in [frames.image!, frames.title!, arranged.image!, arranged.title!] {
                    #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
                }
            }
        }
    }
}
