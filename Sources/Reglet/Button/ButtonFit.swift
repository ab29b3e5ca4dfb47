/// What becomes of a title for which image and padding leave too little room beside the image.
public enum ButtonFit: Int32, Sendable, CaseIterable {
    /// The padding costs it no width: items leave the button or overlap, as the flags say.
    case none = 0
    /// It gets the room that there is.
    case truncate = 1
}
