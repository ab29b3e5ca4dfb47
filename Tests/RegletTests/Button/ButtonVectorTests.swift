import Testing

@testable import Reglet

@Suite struct ButtonVectorTests {
    let vectors: ButtonVectors

    init() throws { vectors = try ButtonVectors.read() }

    @Test func measuredOnUIKit() throws {
        #expect(vectors.measured.count == 9)
        for vector in vectors.measured {
            let frames = try vector.layout()
            if let x = vector.expect_image_x { #expect(frames.image?.x == x) }
            if let x = vector.expect_title_x { #expect(frames.title?.x == x) }
            if let rect = Rect(vector.expect_image) { #expect(frames.image == rect) }
            if let rect = Rect(vector.expect_title) { #expect(frames.title == rect) }
        }
    }

    @Test func theTenStyles() throws {
        #expect(vectors.seed_styles.count == 99)
        for vector in vectors.seed_styles {
            let id = vector.id!
            let expected = vector.expect!
            let insets = try vector.buttonStyle.insets(
                padding: vector.padding!, bounds: Size(vector.bounds)!, image: Rect(vector.image),
                title: Rect(vector.title))
            #expect(isSame(insets.title, EdgeInsets(expected.title_insets)), "\(id)")
            #expect(isSame(insets.image, EdgeInsets(expected.image_insets)), "\(id)")
            let sizes = ButtonSizes(
                bounds: Size(vector.bounds)!, image: Size(vector.natural_image), title: Size(vector.natural_title))
            let frames = try ButtonOptions().layout(sizes, imageInsets: insets.image, titleInsets: insets.title)
            #expect(isClose(frames.image, Rect(expected.image_frame)), "\(id)")
            #expect(isClose(frames.title, Rect(expected.title_frame)), "\(id)")
        }
    }

    @Test func layouts() throws {
        #expect(vectors.layouts.count == 120)
        for vector in vectors.layouts {
            let frames = try vector.layout()
            #expect(isClose(frames.image, Rect(vector.expect!.image_frame)), "\(vector.id!)")
            #expect(isClose(frames.title, Rect(vector.expect!.title_frame)), "\(vector.id!)")
        }
    }

    @Test func arrangements() throws {
        #expect(vectors.arrangements.count == 120)
        for vector in vectors.arrangements {
            let id = vector.id!
            let expected = vector.expect!
            let frames = try vector.options.arrange(
                vector.sizes, style: vector.buttonStyle, padding: vector.padding!,
                fit: vector.fit == "truncate" ? .truncate : .none)
            #expect(isClose(frames.image, Rect(expected.image_frame)), "\(id)")
            #expect(isClose(frames.title, Rect(expected.title_frame)), "\(id)")
            let fitting = try vector.buttonStyle.fittingSize(
                padding: vector.padding!, image: Size(vector.image), title: Size(vector.title),
                content: EdgeInsets(vector.content))
            let size = Size(expected.fitting_size)!
            #expect(abs(fitting.width - size.width) <= 1e-9 && abs(fitting.height - size.height) <= 1e-9, "\(id)")
        }
    }
}
