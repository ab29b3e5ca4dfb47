@testable import Reglet

/// Independent ways to the results, written from the definitions by edges instead of lengths.
enum ButtonModel {
    /// The formulas of UIButton+ImageTitleStyle, each as the category has it.
    static func sourceInsets(
        _ style: ButtonStyle, _ padding: Double, _ W: Double, _ H: Double, _ i: Rect, _ t: Rect
    ) -> (title: EdgeInsets, image: EdgeInsets) {
        func make(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> EdgeInsets {
            EdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
        let total = i.height + padding + t.height
        let titleLeft = (W / 2 - t.x - t.width / 2) - (W - t.width) / 2
        let titleRight = -(W / 2 - t.x - t.width / 2) - (W - t.width) / 2
        let imageLeft = (W / 2 - i.x - i.width / 2)
        let imageRight = -(W / 2 - i.x - i.width / 2)
        let imageAlone = make(0, imageLeft, 0, imageRight)
        switch style {
        case .left:
            if padding == 0 { return (.zero, .zero) }
            return (make(0, padding / 2, 0, -padding / 2), make(0, -padding / 2, 0, padding / 2))
        case .right:
            return (
                make(0, -(i.width + padding / 2), 0, (i.width + padding / 2)),
                make(0, (t.width + padding / 2), 0, -(t.width + padding / 2))
            )
        case .top:
            let title = ((H - total) / 2 + i.height + padding - t.y)
            let titleBack = -((H - total) / 2 + i.height + padding - t.y)
            return (
                make(title, titleLeft, titleBack, titleRight),
                make(((H - total) / 2 - i.y), imageLeft, -((H - total) / 2 - i.y), imageRight)
            )
        case .bottom:
            let image = ((H - total) / 2 + t.height + padding - i.y)
            let imageBack = -((H - total) / 2 + t.height + padding - i.y)
            return (
                make(((H - total) / 2 - t.y), titleLeft, -((H - total) / 2 - t.y), titleRight),
                make(image, imageLeft, imageBack, imageRight)
            )
        case .centerTop:
            return (make(-(t.y - padding), titleLeft, (t.y - padding), titleRight), imageAlone)
        case .centerBottom:
            return (
                make((H - padding - t.y - t.height), titleLeft, -(H - padding - t.y - t.height), titleRight), imageAlone
            )
        case .centerUp:
            let up = (t.y + t.height - i.y + padding)
            return (make(-up, titleLeft, up, titleRight), imageAlone)
        case .centerDown:
            let down = (i.y + i.height - t.y + padding)
            return (make(down, titleLeft, -down, titleRight), imageAlone)
        case .rightLeft:
            let image = (W - padding - i.x - i.width)
            return (make(0, -(t.x - padding), 0, (t.x - padding)), make(0, image, 0, -image))
        case .leftRight:
            let title = (W - padding - t.x - t.width)
            return (make(0, title, 0, -title), make(0, -(i.x - padding), 0, (i.x - padding)))
        default:
            return (.zero, .zero)
        }
    }

    /// UIKit's frames in a button that is not empty.
    static func layout(
        _ sizes: ButtonSizes, _ options: ButtonOptions, _ ii: EdgeInsets, _ ti: EdgeInsets
    ) -> (image: Rect?, title: Rect?) {
        var (left, right) = (options.content.left, sizes.bounds.width - options.content.right)
        var (top, bottom) = (options.content.top, sizes.bounds.height - options.content.bottom)
        if left > right { (left, right) = ((left + right) / 2, (left + right) / 2) }
        if top > bottom { (top, bottom) = ((top + bottom) / 2, (top + bottom) / 2) }
        let iw = min(sizes.image?.width ?? 0, right - left)
        let ih = min(sizes.image?.height ?? 0, bottom - top)
        let tw = max(0, min(sizes.title?.width ?? 0, right - left - iw))
        let isRTL = options.direction == .rightToLeft

        func horizontally(_ isImage: Bool) -> (Double, Double) {
            let own = isImage ? ii : ti
            let other = isImage ? tw : iw
            var (from, to) = (left + own.left, right - own.right)
            if options.horizontal == .fill {
                let imageRoom = right - ii.right - left - ii.left
                let titleRoom = right - ti.right - left - ti.left
                let (ib, tb) = (max(0, min(iw, imageRoom)), max(0, min(tw, titleRoom)))
                let part = (isImage ? ib : tb) / (ib + tb == 0 ? 1 : ib + tb)
                let width = max(0, (to - from) * part)
                return (isImage ? from : to - width, width)
            }
            if isImage == isRTL { from += other } else { to -= other }
            let limit = right - left - (isImage ? 0 : iw) - (own.left + own.right)
            let width = max(0, min(isImage ? iw : sizes.title?.width ?? 0, limit))
            let atLeft =
                options.horizontal == .left || (options.horizontal == .leading && !isRTL)
                || (options.horizontal == .trailing && isRTL)
            let x = options.horizontal == .center ? (from + to - width) / 2 : atLeft ? from : to - width
            return (x, width)
        }

        func vertically(_ natural: Double, _ own: EdgeInsets) -> (Double, Double) {
            let (from, to) = (top + own.top, bottom - own.bottom)
            if options.vertical == .fill { return (from, max(0, to - from)) }
            let height = max(0, min(natural, to - from))
            switch options.vertical {
            case .top: return (from, height)
            case .bottom: return (to - height, height)
            default: return ((from + to - height) / 2, height)
            }
        }

        func rect(_ isImage: Bool, _ natural: Double) -> Rect {
            let ((x, width), (y, height)) = (horizontally(isImage), vertically(natural, isImage ? ii : ti))
            return Rect(x: x, y: y, width: width, height: height)
        }
        return (
            sizes.image == nil ? nil : rect(true, ih), sizes.title.map { rect(false, $0.height) }
        )
    }

    /// What the frames show, edge by edge.
    static func flags(_ frames: ButtonFrames, _ sizes: ButtonSizes) -> ButtonFlags {
        if sizes.bounds.width == 0 || sizes.bounds.height == 0 { return .empty }
        var flags: ButtonFlags = []
        for frame in [frames.image, frames.title].compactMap({ $0 }) {
            if frame.x < -1e-9 { flags.insert(.overflowLeft) }
            if frame.y < -1e-9 { flags.insert(.overflowTop) }
            if frame.x + frame.width > sizes.bounds.width + 1e-9 { flags.insert(.overflowRight) }
            if frame.y + frame.height > sizes.bounds.height + 1e-9 { flags.insert(.overflowBottom) }
        }
        if let image = frames.image, let title = frames.title {
            let across = image.x + image.width - title.x > 1e-9 && title.x + title.width - image.x > 1e-9
            let down = image.y + image.height - title.y > 1e-9 && title.y + title.height - image.y > 1e-9
            let solid = min(image.width, image.height, title.width, title.height) > 1e-9
            if across && down && solid { flags.insert(.overlap) }
        }
        if let title = frames.title, let natural = sizes.title, title.width < natural.width - 1e-9 {
            flags.insert(.titleTruncated)
        }
        return flags
    }
}
