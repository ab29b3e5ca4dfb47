/// What a layout starts from: the button's size and the natural sizes of what it shows.
public struct ButtonSizes: Equatable, Sendable {
    public var bounds: Size

    /// nil where the button has no image, which is not the same as an image of no size.
    public var image: Size?

    /// The size of the whole title in one line; nil where the button has none.
    public var title: Size?

    @inline(__always)
    public init(bounds: Size, image: Size?, title: Size?) {
        self.bounds = bounds
        self.image = image
        self.title = title
    }

    /// Whether all numbers are within Reglet's limits.
    @inline(__always)
    public var isValid: Bool { bounds.isValid && (image?.isValid ?? true) && (title?.isValid ?? true) }
}
