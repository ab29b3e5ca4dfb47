/// A button's options with everything resolved to physical sides, which is what all layouts compute with.
///
/// An alignment is the fraction of the spare room that lies before the content: 0, 0.5 or 1. The same arithmetic then
/// serves all alignments, and a loop over many buttons has no branches to mispredict.
struct ButtonPlan {
    let content: EdgeInsets
    let horizontal: Double
    let vertical: Double
    let fillsHorizontally: Bool
    let fillsVertically: Bool
    /// 1 right to left, else 0.
    let mirrored: Double
    let scale: Double

    init(_ options: ButtonOptions) {
        content = options.content
        mirrored = options.direction == .rightToLeft ? 1 : 0
        scale = options.scale
        fillsHorizontally = options.horizontal == .fill
        fillsVertically = options.vertical == .fill
        horizontal =
            switch options.horizontal {
            case .center, .fill: 0.5
            case .left: 0
            case .right: 1
            case .leading: mirrored
            case .trailing: 1 - mirrored
            }
        vertical =
            switch options.vertical {
            case .center, .fill: 0.5
            case .top: 0
            case .bottom: 1
            }
    }

    /// The room for the content along each axis: the bounds less the content insets, of which edges that cross meet
    /// halfway.
    @inline(__always)
    func room(in bounds: Size) -> (x: Interval, y: Interval) {
        (
            Interval(start: 0, length: bounds.width).inset(content.left, content.right).uncrossed,
            Interval(start: 0, length: bounds.height).inset(content.top, content.bottom).uncrossed
        )
    }
}
