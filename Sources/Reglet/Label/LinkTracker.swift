/// Follows one touch over a label's links: a pure state machine. Whoever has the label says which link is under the touch.
///
/// For whoever draws the highlight, the usual look: blue, opacity 0.3, corners of radius 3, held for 0.2 seconds at least.
public struct LinkTracker: Equatable, Sendable {
    /// The link to draw highlighted.
    public private(set) var highlighted: Int?
    /// The link that the touch began on.
    public private(set) var tracked: Int?

    public init() {}

    /// A tracker in a state that another one was in.
    public init(highlighted: Int?, tracked: Int?) {
        self.highlighted = highlighted
        self.tracked = tracked
    }

    /// A touch begins, on a link or beside all of them.
    public mutating func begin(_ link: Int?) {
        tracked = link
        highlighted = link
    }

    /// The touch moves: away from its link the highlight goes, back on it comes again.
    public mutating func move(_ link: Int?) { highlighted = link == tracked ? tracked : nil }

    /// The touch ends: the link that it selects, which is the one it began on if it ends there.
    public mutating func end(_ link: Int?) -> Int? {
        let selected = link == tracked ? tracked : nil
        cancel()
        return selected
    }

    /// The touch is taken away, or the label has got another text.
    public mutating func cancel() {
        tracked = nil
        highlighted = nil
    }
}
