import Testing

@testable import Reglet

@Suite struct ButtonInverseTests {
    static let rounds = Seeded.rounds(10_000)

    static func round(_ options: ButtonOptions, _ frames: ButtonFrames, _ sizes: ButtonSizes) throws -> ButtonFrames {
        let insets = try options.insets(for: frames, sizes)
        return try options.layout(sizes, imageInsets: insets.image, titleInsets: insets.title)
    }

    @Test func arrangedFramesComeBack() throws {
        var make = RandomButton()
        var tested = 0
        while tested < Self.rounds {
            let sizes = make.sizes()
            if sizes.bounds.isEmpty { continue }
            tested += 1
            let options = make.options(fill: false)
            let frames = try options.arrange(
                sizes, style: make.style(), padding: make.number(-20...40), fit: make.fit())
            let back = try Self.round(options, frames, sizes)
            try #require(
                isClose(back.image, frames.image) && isClose(back.title, frames.title) && back.flags == frames.flags,
                "seed \(make.random.seed): \(sizes) \(options) \(frames) \(back)")
        }
    }

    /// Frames anywhere, of any size up to that of the item.
    @Test func framesBuiltByHandComeBack() throws {
        var make = RandomButton()
        var tested = 0
        while tested < Self.rounds {
            let sizes = make.sizes()
            if sizes.bounds.isEmpty { continue }
            tested += 1
            let options = make.options(fill: false)
            let content = options.content
            let room = Size(
                width: max(0, sizes.bounds.width - content.left - content.right),
                height: max(0, sizes.bounds.height - content.top - content.bottom))
            func frame(_ most: Size?) -> Rect? {
                guard let most else { return nil }
                func part(_ length: Double) -> Double {
                    Bool.random(using: &make.random) ? length : Double.random(in: 0...length, using: &make.random)
                }
                return Rect(
                    x: make.number(-200...400), y: make.number(-200...400), width: part(most.width),
                    height: part(most.height))
            }
            let frames = ButtonFrames(
                image: frame(
                    sizes.image.map { Size(width: min($0.width, room.width), height: min($0.height, room.height)) }),
                title: frame(sizes.title))
            let back = try Self.round(options, frames, sizes)
            try #require(
                isClose(back.image, frames.image) && isClose(back.title, frames.title),
                "seed \(make.random.seed): \(sizes) \(options) \(frames) \(back)")
        }
    }

    @Test func aFewByHand() throws {
        let sizes = ButtonSizes(
            bounds: Size(width: 100, height: 100), image: Size(width: 40, height: 40),
            title: Size(width: 30, height: 20))
        let frames = ButtonFrames(
            image: Rect(x: 30, y: 15, width: 40, height: 40), title: Rect(x: 35, y: 65, width: 30, height: 20))
        let insets = try ButtonOptions().insets(for: frames, sizes)
        #expect(insets.image == EdgeInsets(top: -15, left: 15, bottom: 15, right: -15))
        #expect(insets.title == EdgeInsets(top: 25, left: -20, bottom: -25, right: 20))
        let atLeft = try ButtonOptions(horizontal: .left, vertical: .bottom).insets(for: frames, sizes)
        #expect(atLeft.image == EdgeInsets(top: -45, left: 30, bottom: 45, right: -30))
        #expect(atLeft.title == EdgeInsets(top: -15, left: -5, bottom: 15, right: 5))
    }

    @Test func whatNoInsetsGive() throws {
        let sizes = ButtonSizes(
            bounds: Size(width: 100, height: 60), image: Size(width: 40, height: 90), title: Size(width: 30, height: 20)
        )
        let image = Rect(x: 0, y: 0, width: 40, height: 60)
        let title = Rect(x: 50, y: 0, width: 30, height: 20)
        func status(_ image: Rect?, _ title: Rect?, _ sizes: ButtonSizes, _ options: ButtonOptions = .init())
            -> ErrorCode?
        {
            do {
                _ = try options.insets(for: ButtonFrames(image: image, title: title), sizes)
                return nil
            } catch { return error.code }
        }
        #expect(status(image, title, sizes) == nil)
        #expect(status(Rect(x: 0, y: 0, width: 40.001, height: 60), title, sizes) == .unreachable)
        #expect(status(Rect(x: 0, y: 0, width: 40, height: 60.001), title, sizes) == .unreachable)
        #expect(status(image, Rect(x: 0, y: 0, width: 30.001, height: 20), sizes) == .unreachable)
        #expect(status(image, Rect(x: 0, y: 0, width: 30, height: 20.001), sizes) == .unreachable)
        #expect(status(nil, title, sizes) == .unreachable)
        #expect(status(image, nil, sizes) == .unreachable)
        #expect(status(image, title, ButtonSizes(bounds: sizes.bounds, image: nil, title: sizes.title)) == .unreachable)
        #expect(status(image, title, ButtonSizes(bounds: sizes.bounds, image: sizes.image, title: nil)) == .unreachable)
        let empty = ButtonSizes(bounds: Size(width: 0, height: 60), image: sizes.image, title: sizes.title)
        #expect(status(.zero, .zero, empty) == .unreachable)
        // An image that is larger than the room is unreachable even where it fits the bounds.
        let narrow = ButtonOptions(content: EdgeInsets(top: 0, left: 70, bottom: 0, right: 0))
        #expect(status(image, title, sizes, narrow) == .unreachable)
        #expect(status(Rect(x: 0, y: 0, width: 30, height: 60), title, sizes, narrow) == nil)
        #expect(status(image, title, sizes, ButtonOptions(horizontal: .fill)) == .invalidValue)
        #expect(status(image, title, sizes, ButtonOptions(vertical: .fill)) == .invalidValue)
    }
}
