import Testing

@testable import Reglet

/// The array forms over arrays of Swift. An item counts as missing where the first button lacks it.
enum Many {
    static let blank = Rect(x: 7, y: 7, width: 7, height: 7)
    static let untouched = EdgeInsets(top: 7, left: 7, bottom: 7, right: 7)

    /// Frames as the arrays have them: zeros for a missing item.
    struct Frames: Equatable {
        var images: [Rect]
        var titles: [Rect]
        var flags: [ButtonFlags]

        init(_ count: Int) {
            images = [Rect](repeating: blank, count: count)
            titles = images
            flags = [ButtonFlags](repeating: .overlap, count: count)
        }

        init(_ frames: [ButtonFrames]) {
            images = frames.map { $0.image ?? .zero }
            titles = frames.map { $0.title ?? .zero }
            flags = frames.map { $0.flags }
        }
    }

    /// Runs one of the functions that give frames.
    static func frames(
        _ sizes: [ButtonSizes], _ result: inout Frames,
        _ function: (borrowing ButtonArrays, inout ButtonFrameArrays) throws(RegletError) -> Void
    ) throws(RegletError) {
        let bounds = sizes.map { $0.bounds }
        let images = sizes.compactMap { $0.image }
        let titles = sizes.compactMap { $0.title }
        let buttons = try ButtonArrays(bounds: bounds.span, images: images.span, titles: titles.span)
        var (imageFrames, titleFrames, flags) = (result.images, result.titles, result.flags)
        defer { (result.images, result.titles, result.flags) = (imageFrames, titleFrames, flags) }
        var frames = ButtonFrameArrays(
            images: imageFrames.mutableSpan, titles: titleFrames.mutableSpan, flags: flags.mutableSpan)
        try function(buttons, &frames)
    }

    static func layout(
        _ options: ButtonOptions, _ sizes: [ButtonSizes], _ imageInsets: [EdgeInsets], _ titleInsets: [EdgeInsets],
        _ result: inout Frames
    ) throws(RegletError) {
        try frames(sizes, &result) { (buttons, frames) throws(RegletError) in
            try options.layout(
                buttons, imageInsets: imageInsets.span, titleInsets: titleInsets.span, into: &frames)
        }
    }

    static func arrange(
        _ options: ButtonOptions, _ sizes: [ButtonSizes], _ style: ButtonStyle, _ padding: Double, _ fit: ButtonFit,
        _ result: inout Frames
    ) throws(RegletError) {
        try frames(sizes, &result) { (buttons, frames) throws(RegletError) in
            try options.arrange(buttons, style: style, padding: padding, fit: fit, into: &frames)
        }
    }

    static func insets(
        _ style: ButtonStyle, _ padding: Double, _ sizes: [ButtonSizes], _ places: [ButtonFrames],
        title: inout [EdgeInsets], image: inout [EdgeInsets]
    ) throws(RegletError) {
        let bounds = sizes.map { $0.bounds }
        let images = places.compactMap { $0.image }
        let titles = places.compactMap { $0.title }
        var titleInsets = title.mutableSpan
        var imageInsets = image.mutableSpan
        try style.insets(
            padding: padding, bounds: bounds.span, images: images.span, titles: titles.span,
            titleInsets: &titleInsets, imageInsets: &imageInsets)
    }

    static func insetsFor(
        _ options: ButtonOptions, _ frames: [ButtonFrames], _ sizes: [ButtonSizes], title: inout [EdgeInsets],
        image: inout [EdgeInsets]
    ) throws(RegletError) {
        let bounds = sizes.map { $0.bounds }
        let images = sizes.compactMap { $0.image }
        let titles = sizes.compactMap { $0.title }
        let imageFrames = frames.compactMap { $0.image }
        let titleFrames = frames.compactMap { $0.title }
        let buttons = try ButtonArrays(bounds: bounds.span, images: images.span, titles: titles.span)
        var titleInsets = title.mutableSpan
        var imageInsets = image.mutableSpan
        try options.insets(
            imageFrames: imageFrames.span, titleFrames: titleFrames.span, buttons, titleInsets: &titleInsets,
            imageInsets: &imageInsets)
    }

    static func fittingSize(
        _ style: ButtonStyle, _ padding: Double, _ sizes: [ButtonSizes], _ content: EdgeInsets, _ result: inout [Size]
    ) throws(RegletError) {
        let images = sizes.compactMap { $0.image }
        let titles = sizes.compactMap { $0.title }
        var span = result.mutableSpan
        try style.fittingSize(
            padding: padding, images: images.span, titles: titles.span, content: content, sizes: &span)
    }
}

/// One call for many buttons gives what a call for each gives, or refuses all with the index of the first bad one.
@Suite struct ButtonArrayTests {
    /// Buttons of one kind: all have an image or none, all have a title or none.
    static func buttons(_ count: Int, image: Bool, title: Bool, _ make: inout RandomButton) -> [ButtonSizes] {
        var buttons: [ButtonSizes] = []
        for index in 0..<count {
            var sizes = make.complete()
            if index % 7 == 3 { sizes.bounds.height = 0 }
            if !image { sizes.image = nil }
            if !title { sizes.title = nil }
            buttons.append(sizes)
        }
        return buttons
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func framesAreTheSame(image: Bool, title: Bool) throws {
        var make = RandomButton()
        for round in 0..<300 {
            let sizes = Self.buttons(round % 20, image: image, title: title, &make)
            var options = make.options(fill: round % 3 == 0)
            options.scale = round % 4 == 0 ? 2 : 0
            var (imageInsets, titleInsets): ([EdgeInsets], [EdgeInsets]) = ([], [])
            for _ in sizes where round % 2 == 0 { imageInsets.append(make.insets()) }
            for _ in sizes where round % 4 < 2 { titleInsets.append(make.insets()) }
            var result = Many.Frames(sizes.count)
            try Many.layout(options, sizes, imageInsets, titleInsets, &result)
            var expected: [ButtonFrames] = []
            for (index, size) in sizes.enumerated() {
                let image = imageInsets.isEmpty ? .zero : imageInsets[index]
                let title = titleInsets.isEmpty ? .zero : titleInsets[index]
                expected.append(try options.layout(size, imageInsets: image, titleInsets: title))
            }
            #expect(result == Many.Frames(expected), "seed \(make.random.seed)")

            if options.horizontal == .fill { options.horizontal = .trailing }
            if options.vertical == .fill { options.vertical = .bottom }
            let (style, padding, fit) = (make.style(), make.number(-5...20), make.fit())
            try Many.arrange(options, sizes, style, padding, fit, &result)
            expected = try sizes.map { try options.arrange($0, style: style, padding: padding, fit: fit) }
            #expect(result == Many.Frames(expected), "seed \(make.random.seed)")
        }
    }

    @Test(arguments: [(true, true), (true, false), (false, true)])
    func insetsAndSizesAreTheSame(image: Bool, title: Bool) throws {
        var make = RandomButton()
        for round in 0..<300 {
            var sizes = Self.buttons(round % 20, image: image, title: title, &make)
            let style = make.style()
            let padding = make.number(-5...20)
            let options = make.options(fill: false)
            var titleInsets = [EdgeInsets](repeating: Many.untouched, count: sizes.count)
            var imageInsets = titleInsets
            let places = try sizes.map { try ButtonOptions().layout($0) }
            let physical = style.resolved(.leftToRight)
            try Many.insets(physical, padding, sizes, places, title: &titleInsets, image: &imageInsets)
            for (index, size) in sizes.enumerated() {
                let one = try physical.insets(
                    padding: padding, bounds: size.bounds, image: places[index].image, title: places[index].title)
                #expect(isSame(titleInsets[index], one.title) && isSame(imageInsets[index], one.image))
            }
            var fitting = [Size](repeating: .zero, count: sizes.count)
            try Many.fittingSize(style, padding, sizes, options.content, &fitting)
            for (index, size) in sizes.enumerated() {
                let one = try style.fittingSize(
                    padding: padding, image: size.image, title: size.title, content: options.content)
                #expect(fitting[index] == one)
            }
            for index in sizes.indices where sizes[index].bounds.isEmpty { sizes[index].bounds.height = 40 }
            let frames = try sizes.map { try options.arrange($0, style: style, padding: padding) }
            try Many.insetsFor(options, frames, sizes, title: &titleInsets, image: &imageInsets)
            for (index, size) in sizes.enumerated() {
                let one = try options.insets(for: frames[index], size)
                #expect(titleInsets[index] == one.title && imageInsets[index] == one.image)
            }
        }
    }

    @Test func theFirstBadButtonIsNamedAndNothingWritten() throws {
        var make = RandomButton()
        var sizes = Self.buttons(3, image: true, title: true, &make)
        let places = try sizes.map { try ButtonOptions().layout($0) }
        var frames = places
        sizes[1].image!.width = -1
        sizes[2].bounds.width = .nan
        var result = Many.Frames(3)
        #expect(throws: RegletError(.invalidNumber, at: 1)) {
            try Many.layout(ButtonOptions(), sizes, [], [], &result)
        }
        sizes[1].image!.width = 1
        #expect(throws: RegletError(.invalidNumber, at: 2)) {
            try Many.arrange(ButtonOptions(), sizes, .top, 1, .none, &result)
        }
        sizes[2].bounds.width = 50
        let bad = [EdgeInsets.zero, EdgeInsets(top: 0, left: .infinity, bottom: 0, right: 0), .zero]
        #expect(throws: RegletError(.invalidNumber, at: 1)) {
            try Many.layout(ButtonOptions(), sizes, [], bad, &result)
        }
        #expect(throws: RegletError(.invalidValue)) {
            try Many.layout(ButtonOptions(), sizes, [.zero], [], &result)
        }
        #expect(result == Many.Frames(3))
        var insets = [EdgeInsets](repeating: Many.untouched, count: 3)
        var others = insets
        frames[2].title!.width = 1e10
        #expect(throws: RegletError(.invalidNumber, at: 2)) {
            try Many.insets(.top, 1, sizes, frames, title: &insets, image: &others)
        }
        frames = try sizes.map { try ButtonOptions().layout($0) }
        frames[2].title!.width = sizes[2].title!.width + 1
        #expect(throws: RegletError(.unreachable, at: 2)) {
            try Many.insetsFor(ButtonOptions(), frames, sizes, title: &insets, image: &others)
        }
        #expect(insets.allSatisfy { $0 == Many.untouched } && others.allSatisfy { $0 == Many.untouched })
        sizes[0].title!.height = -2
        var fitting = [Size](repeating: .zero, count: 3)
        #expect(throws: RegletError(.invalidNumber, at: 0)) {
            try Many.fittingSize(.top, 1, sizes, .zero, &fitting)
        }
        #expect(fitting == [.zero, .zero, .zero])
    }
}
