/// Whether an arrangement may show less of a title than would otherwise be possible.
public enum ButtonFit: Int32, Sendable, CaseIterable {
    /// Titles have the width that UIKit leaves them, whatever the padding: what does not fit leaves the button or
    /// overlaps, as the flags say.
    case none = 0
    /// A title beside the image is cut to what image and padding leave.
    case truncate = 1
}

extension ButtonOptions {
    /// The frames of a button in a style, by intent: from natural sizes alone, with no earlier layout and no insets.
    ///
    /// Where an item is missing, the style is `reset` or the button is empty, it is UIKit's layout.
    ///
    /// - Parameters:
    ///   - padding: the distance that the style keeps, in points, of either sign.
    /// - Throws: `invalidNumber`; `invalidValue` for an alignment of fill.
    public func arrange(
        _ sizes: ButtonSizes, style: ButtonStyle, padding: Double, fit: ButtonFit = .none
    ) throws(RegletError) -> ButtonFrames {
        if horizontal == .fill || vertical == .fill { throw RegletError(.invalidValue) }
        try require(isValid && sizes.isValid && padding.isWithinLimit)
        return validArrangement(sizes, style.resolved(direction), padding, fit)
    }

    /// `arrange` of numbers that have been tested, in a physical style.
    @inline(__always)
    func validArrangement(
        _ sizes: ButtonSizes, _ style: ButtonStyle, _ padding: Double, _ fit: ButtonFit
    ) -> ButtonFrames {
        guard let image = sizes.image, let title = sizes.title, style != .reset, !sizes.bounds.isEmpty,
            let horizontalAxis, let verticalAxis
        else { return validLayout(sizes, .zero, .zero) }
        let room = room(in: sizes.bounds)
        let imageWidth = min(image.width, room.x.length)
        let cap = style.titleCap(room.x.length, imageWidth, fit == .truncate ? padding : 0)
        let columns = style.columns(
            room.x, imageWidth, clamp(title.width, cap), padding, horizontalAxis)
        let rows = style.rows(
            room.y, min(image.height, room.y.length), min(title.height, room.y.length), padding, verticalAxis)
        return frames(image: Rect(columns.image, rows.image), title: Rect(columns.title, rows.title), of: sizes)
    }
}

/// Placement along one axis in a physical style other than `reset`.
extension ButtonStyle {
    /// The greatest width of a title. It is negative where the image leaves none.
    @inline(__always)
    fileprivate func titleCap(_ room: Double, _ image: Double, _ padding: Double) -> Double {
        switch self {
        case .left, .right: room - image - padding
        case .rightLeft, .leftRight: room - image - 2 * padding
        default: room
        }
    }

    @inline(__always)
    fileprivate func columns(
        _ room: Interval, _ image: Double, _ title: Double, _ padding: Double, _ alignment: AxisAlignment
    ) -> (image: Interval, title: Interval) {
        switch self {
        case .left:
            let (first, second) = room.placing(image, gap: padding, title, alignment)
            return (first, second)
        case .right:
            let (first, second) = room.placing(title, gap: padding, image, alignment)
            return (second, first)
        case .leftRight:
            let inner = room.inset(padding, padding)
            return (inner.placing(image, .start), inner.placing(title, .end))
        case .rightLeft:
            let inner = room.inset(padding, padding)
            return (inner.placing(image, .end), inner.placing(title, .start))
        default:
            let box = room.placing(max(image, title), alignment)
            return (box.placing(image, .center), box.placing(title, .center))
        }
    }

    @inline(__always)
    fileprivate func rows(
        _ room: Interval, _ image: Double, _ title: Double, _ padding: Double, _ alignment: AxisAlignment
    ) -> (image: Interval, title: Interval) {
        let alone = room.placing(image, alignment)
        switch self {
        case .top:
            let (first, second) = room.placing(image, gap: padding, title, alignment)
            return (first, second)
        case .bottom:
            let (first, second) = room.placing(title, gap: padding, image, alignment)
            return (second, first)
        case .centerTop: return (alone, Interval(start: room.start + padding, length: title))
        case .centerBottom: return (alone, Interval(start: room.end - padding - title, length: title))
        case .centerUp: return (alone, Interval(start: alone.start - padding - title, length: title))
        case .centerDown: return (alone, Interval(start: alone.end + padding, length: title))
        default: return (alone, room.placing(title, alignment))
        }
    }
}
