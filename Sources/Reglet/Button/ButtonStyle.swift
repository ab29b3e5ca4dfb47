/// How a button's image and title stand to one another. `padding` is the distance that each style keeps.
///
/// 0 to 10 are the styles, with the values, of the category UIButton+ImageTitleStyle, and are physical: left is left
/// in either direction of writing. 11 to 14 depend on the direction, and serve arrangement and fitting size only.
public enum ButtonStyle: Int32, Sendable, CaseIterable {
    /// Image left of the title, padding between them, as one group.
    case left = 0
    /// UIKit's own layout: all insets zero, no padding.
    case reset = 1
    /// Image right of the title, padding between them, as one group.
    case right = 2
    /// Image above the title, padding between them, as one group.
    case top = 3
    /// Image below the title, padding between them, as one group.
    case bottom = 4
    /// Image alone; the top of the title is padding below the top of the button.
    case centerTop = 5
    /// Image alone; the bottom of the title is padding above the bottom of the button.
    case centerBottom = 6
    /// Image alone; the title is padding above it.
    case centerUp = 7
    /// Image alone; the title is padding below it.
    case centerDown = 8
    /// Title at the left edge and image at the right edge, padding from each.
    case rightLeft = 9
    /// Image at the left edge and title at the right edge, padding from each.
    case leftRight = 10
    /// `left`, in right to left writing `right`.
    case imageLeading = 11
    /// `right`, in right to left writing `left`.
    case imageTrailing = 12
    /// `leftRight`, in right to left writing `rightLeft`: the image at the leading edge.
    case spreadLeading = 13
    /// `rightLeft`, in right to left writing `leftRight`: the image at the trailing edge.
    case spreadTrailing = 14

    /// The physical style that it is in a direction of writing.
    @inline(__always)
    public func resolved(_ direction: Direction) -> ButtonStyle {
        let mirrored = direction == .rightToLeft
        return switch self {
        case .imageLeading: mirrored ? .right : .left
        case .imageTrailing: mirrored ? .left : .right
        case .spreadLeading: mirrored ? .rightLeft : .leftRight
        case .spreadTrailing: mirrored ? .leftRight : .rightLeft
        default: self
        }
    }
}
