extension ButtonStyle {
    /// The insets that move a button's image and title from where UIKit puts them to where the style wants them.
    ///
    /// The numbers are those of UIButton+ImageTitleStyle to the last bit, with its faults: they place and do not fit,
    /// and hold for content that is centred, written left to right and without content insets. `arrange` has no such
    /// limits.
    ///
    /// - Parameters:
    ///   - padding: in points, of either sign.
    ///   - bounds: the button's size.
    ///   - image: the image's frame while all insets are zero; nil where the button has none, and then all is zero.
    ///   - title: the title's frame, likewise.
    /// - Throws: `invalidNumber`; `invalidValue` for a style that depends on the direction.
    public func insets(
        padding: Double, bounds: Size, image: Rect?, title: Rect?
    ) throws(RegletError) -> ButtonInsets {
        if rawValue > ButtonStyle.leftRight.rawValue { throw RegletError(.invalidValue) }
        try require(padding.isWithinLimit && bounds.isValid)
        try require((image?.isValid ?? true) && (title?.isValid ?? true))
        guard let image, let title else { return .zero }
        return sourceInsets(padding, bounds, image, title)
    }

    /// The source's formulas. Nothing may be rearranged, since the results are compared bit for bit; `-(y - padding)`
    /// and `padding - y` differ in the sign of zero.
    @inline(__always)
    func sourceInsets(_ padding: Double, _ bounds: Size, _ image: Rect, _ title: Rect) -> ButtonInsets {
        switch self {
        case .left where padding != 0:
            return ButtonInsets(title: .shift(x: padding / 2), image: .shift(x: -padding / 2))
        case .right:
            return ButtonInsets(
                title: .shift(x: -(image.width + padding / 2)), image: .shift(x: title.width + padding / 2))
        case .rightLeft:
            return ButtonInsets(
                title: .shift(x: -(title.x - padding)),
                image: .shift(x: bounds.width - padding - image.x - image.width))
        case .leftRight:
            return ButtonInsets(
                title: .shift(x: bounds.width - padding - title.x - title.width),
                image: .shift(x: -(image.x - padding)))
        case .top, .bottom, .centerTop, .centerBottom, .centerUp, .centerDown:
            return centeredInsets(padding, bounds, image, title)
        default:
            return .zero
        }
    }

    /// The six styles that centre both items horizontally, and widen the title's room to the whole button.
    @inline(__always)
    private func centeredInsets(_ padding: Double, _ bounds: Size, _ image: Rect, _ title: Rect) -> ButtonInsets {
        let imageShift = bounds.width / 2 - image.x - image.width / 2
        let titleShift = bounds.width / 2 - title.x - title.width / 2
        let widening = (bounds.width - title.width) / 2
        var insets = ButtonInsets(
            title: EdgeInsets(top: 0, left: titleShift - widening, bottom: 0, right: -titleShift - widening),
            image: .shift(x: imageShift))
        let margin = (bounds.height - (image.height + padding + title.height)) / 2
        switch self {
        case .top:
            insets.image.shift(y: margin - image.y)
            insets.title.shift(y: margin + image.height + padding - title.y)
        case .bottom:
            insets.image.shift(y: margin + title.height + padding - image.y)
            insets.title.shift(y: margin - title.y)
        case .centerTop:
            insets.title.shift(y: -(title.y - padding))
        case .centerBottom:
            insets.title.shift(y: bounds.height - padding - title.y - title.height)
        case .centerUp:
            insets.title.shift(y: -(title.y + title.height - image.y + padding))
        default:
            insets.title.shift(y: image.y + image.height - title.y + padding)
        }
        return insets
    }
}

extension EdgeInsets {
    /// The insets that move centred content by `x`: it moves by half of what the one side gains over the other.
    @inline(__always)
    static func shift(x: Double) -> EdgeInsets { EdgeInsets(top: 0, left: x, bottom: 0, right: -x) }

    @inline(__always)
    mutating func shift(y: Double) {
        top = y
        bottom = -y
    }
}
