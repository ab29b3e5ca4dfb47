/// The frames of both items, as all layouts compute them. What is missing has the frame zero, which sets no flag.
struct ButtonPlaces {
    var image: Rect
    var title: Rect
    var flags: ButtonFlags

    /// The frames snapped to pixels, and what they show.
    @inline(always)
    init(image: Rect, title: Rect, of sizes: ButtonSizes, scale: Double) {
        self.image = sizes.image == nil ? .zero : image.snapped(scale)
        self.title = sizes.title == nil ? .zero : title.snapped(scale)
        flags = ButtonFlags(image: self.image, title: self.title, bounds: sizes.bounds, natural: sizes.title ?? .zero)
    }

    private init(flags: ButtonFlags) {
        image = .zero
        title = .zero
        self.flags = flags
    }

    /// Those in a button that has no area.
    static var empty: ButtonPlaces { ButtonPlaces(flags: .empty) }
}

extension ButtonFrames {
    init(_ places: ButtonPlaces, of sizes: ButtonSizes) {
        image = sizes.image == nil ? nil : places.image
        title = sizes.title == nil ? nil : places.title
        flags = places.flags
    }
}

extension Rect {
    @inline(__always)
    fileprivate func snapped(_ scale: Double) -> Rect { scale == 0 ? self : onGrid(scale) }

    /// Itself with its origin moved to the pixel grid.
    @inline(never)
    private func onGrid(_ scale: Double) -> Rect {
        Rect(
            x: PixelSnapping.snap(x, scale: scale), y: PixelSnapping.snap(y, scale: scale), width: width, height: height
        )
    }
}
