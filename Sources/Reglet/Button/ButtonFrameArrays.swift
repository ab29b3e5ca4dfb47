/// Where the frames of many buttons go, an array for each of their parts. `images` and `titles` may be empty where no
/// button has the item; else they get zeros there.
public struct ButtonFrameArrays: ~Copyable, ~Escapable {
    var images: MutableSpan<Rect>
    var titles: MutableSpan<Rect>
    var flags: MutableSpan<ButtonFlags>

    @_lifetime(copy images, copy titles, copy flags)
    public init(
        images: consuming MutableSpan<Rect>, titles: consuming MutableSpan<Rect>,
        flags: consuming MutableSpan<ButtonFlags>
    ) {
        self.images = images
        self.titles = titles
        self.flags = flags
    }

    /// Refuses arrays that are too short for these buttons.
    func requireRoom(for buttons: borrowing ButtonArrays) throws(RegletError) {
        let count = buttons.bounds.count
        let hasRoom =
            (images.count == count || (images.isEmpty && buttons.images.isEmpty))
            && (titles.count == count || (titles.isEmpty && buttons.titles.isEmpty)) && flags.count == count
        if !hasRoom { throw RegletError(.invalidValue) }
    }

    @inline(__always)
    mutating func set(_ index: Int, _ places: ButtonPlaces) {
        if index < images.count { images[index] = places.image }
        if index < titles.count { titles[index] = places.title }
        flags[index] = places.flags
    }
}
