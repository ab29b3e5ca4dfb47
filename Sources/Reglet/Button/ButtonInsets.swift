/// The insets of a button's two items, as UIKit's `titleEdgeInsets` and `imageEdgeInsets` take them.
public struct ButtonInsets: Equatable, Sendable {
    public var title: EdgeInsets
    public var image: EdgeInsets

    @inline(__always)
    public init(title: EdgeInsets, image: EdgeInsets) {
        self.title = title
        self.image = image
    }

    public static var zero: ButtonInsets { ButtonInsets(title: .zero, image: .zero) }
}
