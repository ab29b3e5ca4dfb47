import Testing

@testable import Reglet

@Suite struct ButtonPropertyTests {
    static let rounds = Seeded.rounds(10_000)

    @Test func insetsAreTheSourcesToTheLastBit() throws {
        var make = RandomButton()
        for _ in 0..<Self.rounds {
            let style = ButtonStyle.allCases[...10].randomElement(using: &make.random)!
            let padding = make.number(-5...20)
            let bounds = make.size(300)
            func rect() -> Rect {
                Rect(
                    x: make.number(-50...300), y: make.number(-50...100), width: make.number(0...99),
                    height: make.number(0...50))
            }
            let (image, title) = (rect(), rect())
            let insets = try style.insets(padding: padding, bounds: bounds, image: image, title: title)
            let source = ButtonModel.sourceInsets(style, padding, bounds.width, bounds.height, image, title)
            try #require(
                isSame(insets.title, source.title) && isSame(insets.image, source.image),
                "seed \(make.random.seed): \(style) \(padding) \(bounds) \(image) \(title)")
        }
    }

    /// Where an item is at the padding already, the source's minus is before the difference, and makes -0 of it.
    @Test func zerosHaveTheSourcesSigns() throws {
        let bounds = Size(width: 100, height: 60)
        let rect = Rect(x: 10, y: 10, width: 20, height: 8)
        for style in ButtonStyle.allCases[...10] {
            for padding in [0, 10, 24, 70, -0.0] {
                let insets = try style.insets(padding: padding, bounds: bounds, image: rect, title: rect)
                let source = ButtonModel.sourceInsets(style, padding, bounds.width, bounds.height, rect, rect)
                #expect(isSame(insets.title, source.title) && isSame(insets.image, source.image), "\(style) \(padding)")
            }
        }
        let insets = try ButtonStyle.centerTop.insets(padding: 10, bounds: bounds, image: rect, title: rect)
        #expect(insets.title.top.sign == .minus && insets.title.bottom.sign == .plus && insets.title.top == 0)
    }

    @Test func layoutIsTheModels() throws {
        var make = RandomButton()
        for _ in 0..<Self.rounds {
            let sizes = make.sizes()
            let options = make.options(fill: true)
            let (imageInsets, titleInsets) = (make.insets(), make.insets())
            let frames = try options.layout(sizes, imageInsets: imageInsets, titleInsets: titleInsets)
            var expected = ButtonModel.layout(sizes, options, imageInsets, titleInsets)
            if sizes.bounds.isEmpty { expected = (sizes.image.map { _ in .zero }, sizes.title.map { _ in .zero }) }
            try #require(
                isClose(frames.image, expected.image) && isClose(frames.title, expected.title),
                "seed \(make.random.seed): \(sizes) \(options) \(imageInsets) \(titleInsets)")
        }
    }

    @Test func aScaleMovesOriginsOnly() throws {
        var make = RandomButton()
        for _ in 0..<Self.rounds {
            let sizes = make.sizes()
            var options = make.options(fill: false)
            let (style, padding, fit) = (make.style(), make.number(-5...20), make.fit())
            let exact = try options.arrange(sizes, style: style, padding: padding, fit: fit)
            options.scale = [1, 2, 3, 0.7].randomElement(using: &make.random)!
            let snapped = try options.arrange(sizes, style: style, padding: padding, fit: fit)
            for (exact, snapped) in [(exact.image, snapped.image), (exact.title, snapped.title)] {
                let expected = exact.map {
                    Rect(
                        x: ($0.x * options.scale + 0.5).rounded(.down) / options.scale,
                        y: ($0.y * options.scale + 0.5).rounded(.down) / options.scale, width: $0.width,
                        height: $0.height)
                }
                try #require(snapped == expected, "seed \(make.random.seed): \(sizes) \(options)")
            }
        }
    }

    /// With fit none, centred, left to right, without content insets: the source's insets place as arrangement does.
    @Test func arrangementIsWhatTheStylesInsetsGive() throws {
        var make = RandomButton()
        for _ in 0..<Self.rounds {
            let sizes = make.sizes()
            let style = ButtonStyle.allCases[...10].randomElement(using: &make.random)!
            let padding = make.number(-5...20)
            let start = try ButtonOptions().layout(sizes)
            let insets = try style.insets(
                padding: padding, bounds: sizes.bounds, image: start.image, title: start.title)
            let laidOut = try ButtonOptions().layout(sizes, imageInsets: insets.image, titleInsets: insets.title)
            let arranged = try ButtonOptions().arrange(sizes, style: style, padding: padding)
            try #require(
                isClose(laidOut.image, arranged.image) && isClose(laidOut.title, arranged.title)
                    && laidOut.flags == arranged.flags,
                "seed \(make.random.seed): \(style) \(padding) \(sizes)")
        }
    }

    /// Where the image alone fits with its padding, a title that is truncated neither overlaps it nor leaves the room.
    @Test func truncationKeepsTitlesInside() throws {
        var make = RandomButton()
        var tested = 0
        while tested < Self.rounds {
            let sizes = make.complete()
            var options = make.options(fill: false)
            if options.content.left < 0 || options.content.right < 0 { options.content = .zero }
            let room = max(0, sizes.bounds.width - options.content.left - options.content.right)
            let style = make.style().resolved(options.direction)
            let padding = make.number(0...20)
            let isBeside = style == .left || style == .right
            let isSpread = style == .leftRight || style == .rightLeft
            if sizes.image!.width + (isSpread ? 2 : 1) * padding > room || style == .reset { continue }
            tested += 1
            let frames = try options.arrange(sizes, style: style, padding: padding, fit: .truncate)
            try #require(
                frames.flags.isDisjoint(with: [.overflowLeft, .overflowRight])
                    && !((isBeside || isSpread) && frames.flags.contains(.overlap)),
                "seed \(make.random.seed): \(style) \(padding) \(sizes) \(options)")
        }
    }

    @Test func mirroredInputGivesMirroredOutput() throws {
        let styles: [ButtonStyle: ButtonStyle] = [
            .left: .right, .right: .left, .leftRight: .rightLeft, .rightLeft: .leftRight,
        ]
        var make = RandomButton()
        for _ in 0..<Self.rounds {
            let sizes = make.sizes()
            let options = make.options(fill: false)
            let (imageInsets, titleInsets) = (make.insets(), make.insets())
            let (style, padding, fit) = (make.style(), make.number(-5...20), make.fit())
            let laidOut = try options.layout(sizes, imageInsets: imageInsets, titleInsets: titleInsets)
            let mirroredLayout = try options.mirrored.layout(
                sizes, imageInsets: imageInsets.mirrored, titleInsets: titleInsets.mirrored)
            let arranged = try options.arrange(sizes, style: style, padding: padding, fit: fit)
            let mirroredArrangement = try options.mirrored.arrange(
                sizes, style: styles[style] ?? style, padding: padding, fit: fit)
            for (one, other) in [(laidOut, mirroredLayout), (arranged, mirroredArrangement)] {
                try #require(
                    isClose(one.image?.mirrored(in: sizes.bounds), other.image)
                        && isClose(one.title?.mirrored(in: sizes.bounds), other.title)
                        && one.flags.mirrored == other.flags,
                    "seed \(make.random.seed): \(style) \(padding) \(sizes) \(options)")
            }
        }
    }

    @Test func flagsSayWhatTheFramesShow() throws {
        var make = RandomButton()
        for _ in 0..<Self.rounds {
            let sizes = make.sizes()
            var options = make.options(fill: false)
            options.scale = [0, 0, 1, 2].randomElement(using: &make.random)!
            let arranged = try options.arrange(
                sizes, style: make.style(), padding: make.number(-20...40), fit: make.fit())
            options.horizontal = .allCases.randomElement(using: &make.random)!
            options.vertical = .allCases.randomElement(using: &make.random)!
            let laidOut = try options.layout(sizes, imageInsets: make.insets(), titleInsets: make.insets())
            for frames in [arranged, laidOut] {
                try #require(
                    frames.flags == ButtonModel.flags(frames, sizes),
                    "seed \(make.random.seed): \(frames) \(sizes) \(options)")
            }
        }
    }

    /// Half a billionth of a point is rounding, two billionths are not.
    @Test func flagsHaveATolerance() throws {
        let sizes = ButtonSizes(
            bounds: Size(width: 100, height: 50), image: Size(width: 40, height: 20), title: Size(width: 60, height: 20))
        for (excess, isSeen) in [(0, false), (5e-10, false), (2e-9, true)] {
            func flags(
                _ insets: EdgeInsets, _ horizontal: ButtonOptions.Horizontal, _ vertical: ButtonOptions.Vertical
            ) throws -> ButtonFlags {
                try ButtonOptions(horizontal: horizontal, vertical: vertical)
                    .layout(sizes, imageInsets: insets, titleInsets: .zero).flags
            }
            func seen(_ flags: ButtonFlags) -> ButtonFlags { isSeen ? flags : [] }
            let left = try flags(EdgeInsets(top: 0, left: -excess, bottom: 0, right: 0), .left, .center)
            #expect(left == seen(.overflowLeft))
            let top = try flags(EdgeInsets(top: -excess, left: 0, bottom: 0, right: 0), .left, .top)
            #expect(top == seen(.overflowTop))
            let bottom = try flags(EdgeInsets(top: 0, left: 0, bottom: -excess, right: 0), .left, .bottom)
            #expect(bottom == seen(.overflowBottom))
            let overlap = try flags(EdgeInsets(top: 0, left: excess, bottom: 0, right: 0), .left, .center)
            #expect(overlap == seen(.overlap))
            let shift = EdgeInsets(top: 0, left: excess, bottom: 0, right: -excess)
            let right = try ButtonOptions(horizontal: .right).layout(sizes, titleInsets: shift).flags
            #expect(right == seen(.overflowRight))
            let squeeze = EdgeInsets(top: 0, left: excess, bottom: 0, right: 0)
            let truncated = try ButtonOptions().layout(sizes, titleInsets: squeeze).flags
            #expect(truncated == seen(.titleTruncated))
        }
    }

    /// A button of the fitting size holds everything whole.
    @Test func theFittingSizeFits() throws {
        var make = RandomButton()
        for _ in 0..<Self.rounds {
            let style = make.style()
            let padding = make.number(0...20)
            let content = EdgeInsets(
                top: make.number(0...9), left: make.number(0...9), bottom: make.number(0...9), right: make.number(0...9)
            )
            let (image, title) = (make.size(90), make.size(90))
            let bounds = try style.fittingSize(padding: padding, image: image, title: title, content: content)
            if bounds.isEmpty { continue }
            let frames = try ButtonOptions(content: content, direction: .allCases.randomElement(using: &make.random)!)
                .arrange(
                    ButtonSizes(bounds: bounds, image: image, title: title), style: style, padding: padding,
                    fit: .truncate)
            try #require(
                frames.flags == [], "seed \(make.random.seed): \(style) \(padding) \(content) \(frames) \(bounds)")
        }
    }
}

extension ButtonOptions {
    var mirrored: ButtonOptions {
        let alignments: [Horizontal: Horizontal] = [.left: .right, .right: .left]
        return ButtonOptions(
            content: content.mirrored, horizontal: alignments[horizontal] ?? horizontal, vertical: vertical,
            direction: direction == .leftToRight ? .rightToLeft : .leftToRight, scale: scale)
    }
}

extension EdgeInsets {
    var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension Rect {
    /// Empty buttons have all frames at the origin, mirrored or not.
    func mirrored(in bounds: Size) -> Rect {
        bounds.isEmpty ? self : Rect(x: bounds.width - x - width, y: y, width: width, height: height)
    }
}

extension ButtonFlags {
    var mirrored: ButtonFlags {
        var flags = self
        for (side, other) in [(ButtonFlags.overflowLeft, ButtonFlags.overflowRight), (.overflowRight, .overflowLeft)] {
            if contains(side) { flags.insert(other) } else { flags.remove(other) }
        }
        return flags
    }
}
