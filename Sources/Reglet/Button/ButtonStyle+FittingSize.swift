extension ButtonStyle {
    /// The least size of a button in which an arrangement in this style neither cuts nor leaves the content insets.
    ///
    /// - Parameters:
    ///   - padding: in points, of either sign. Spread styles keep it between the items too; it does not count where
    ///   an
    ///     item is missing or the style is `reset`.
    ///   - image: the image's size; nil where the button has none.
    ///   - title: the title's natural size, likewise.
    ///   - content: added on all sides. What would come out negative is 0.
    /// - Throws: `invalidNumber`.
    public func fittingSize(
        padding: Double, image: Size?, title: Size?, content: EdgeInsets = .zero
    ) throws(RegletError) -> Size {
        try require(padding.isWithinLimit && content.isValid)
        try require((image?.isValid ?? true) && (title?.isValid ?? true))
        return validFittingSize(padding, image, title, content)
    }

    /// `fittingSize` of numbers that have been tested.
    @inline(__always)
    func validFittingSize(_ padding: Double, _ image: Size?, _ title: Size?, _ content: EdgeInsets) -> Size {
        let items = itemsSize(padding, image, title)
        return Size(
            width: greater(0, items.width + content.left + content.right),
            height: greater(0, items.height + content.top + content.bottom))
    }

    @inline(__always)
    private func itemsSize(_ padding: Double, _ image: Size?, _ title: Size?) -> Size {
        guard let image, let title else { return image ?? title ?? .zero }
        let width = greater(image.width, title.width)
        let height = greater(image.height, title.height)
        return switch self {
        case .reset:
            Size(width: image.width + title.width, height: height)
        case .left, .right, .imageLeading, .imageTrailing:
            Size(width: image.width + padding + title.width, height: height)
        case .rightLeft, .leftRight, .spreadLeading, .spreadTrailing:
            Size(width: image.width + title.width + 3 * padding, height: height)
        case .top, .bottom:
            Size(width: width, height: image.height + padding + title.height)
        case .centerTop, .centerBottom, .centerUp, .centerDown:
            Size(width: width, height: image.height + 2 * (padding + title.height))
        }
    }
}
