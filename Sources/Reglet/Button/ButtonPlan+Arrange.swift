extension ButtonPlan {
    /// The frames in a physical style; with an item missing, in the style `reset` and in an empty button UIKit's.
    @inline(always)
    func arrange(_ sizes: ButtonSizes, _ style: ButtonStyle, _ padding: Double, _ fit: ButtonFit) -> ButtonPlaces {
        guard let image = sizes.image, let title = sizes.title, style != .reset, !sizes.bounds.isEmpty
        else { return layout(sizes, .zero, .zero) }
        let room = room(in: sizes.bounds)
        let imageWidth = lesser(image.width, room.x.length)
        let cap = style.titleCap(room.x.length, imageWidth, fit == .truncate ? padding : 0)
        let columns = style.columns(room.x, imageWidth, clamp(title.width, cap), padding, at: horizontal)
        let rows = style.rows(
            room.y, lesser(image.height, room.y.length), lesser(title.height, room.y.length), padding, at: vertical)
        return ButtonPlaces(
            image: Rect(columns.image, rows.image), title: Rect(columns.title, rows.title), of: sizes, scale: scale)
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
        _ room: Interval, _ image: Double, _ title: Double, _ padding: Double, at fraction: Double
    ) -> (image: Interval, title: Interval) {
        switch self {
        case .left:
            let (first, second) = room.placing(image, gap: padding, title, at: fraction)
            return (first, second)
        case .right:
            let (first, second) = room.placing(title, gap: padding, image, at: fraction)
            return (second, first)
        case .leftRight:
            let inner = room.inset(padding, padding)
            return (inner.placing(image, at: 0), inner.placing(title, at: 1))
        case .rightLeft:
            let inner = room.inset(padding, padding)
            return (inner.placing(image, at: 1), inner.placing(title, at: 0))
        default:
            let box = room.placing(greater(image, title), at: fraction)
            return (box.placing(image, at: 0.5), box.placing(title, at: 0.5))
        }
    }

    @inline(__always)
    fileprivate func rows(
        _ room: Interval, _ image: Double, _ title: Double, _ padding: Double, at fraction: Double
    ) -> (image: Interval, title: Interval) {
        let alone = room.placing(image, at: fraction)
        switch self {
        case .top:
            let (first, second) = room.placing(image, gap: padding, title, at: fraction)
            return (first, second)
        case .bottom:
            let (first, second) = room.placing(title, gap: padding, image, at: fraction)
            return (second, first)
        case .centerTop: return (alone, Interval(start: room.start + padding, length: title))
        case .centerBottom: return (alone, Interval(start: room.end - padding - title, length: title))
        case .centerUp: return (alone, Interval(start: alone.start - padding - title, length: title))
        case .centerDown: return (alone, Interval(start: alone.end + padding, length: title))
        default: return (alone, room.placing(title, at: fraction))
        }
    }
}
