/// Attributed text laid out as a label: wrapped, aligned, with links to hit.
///
/// A value that is never changed by a question. Distances are points from the label's top left corner; indices are byte
/// offsets into the text, and one inside a grapheme cluster means the cluster's start.
public struct Label: Sendable {
    private var storage: LabelStorage

    /// Lays a text out. Errors: `invalidNumber` (options), `unknownFamily`, those of the host's measurer.
    public init(
        _ text: AttributedText, fonts: FontBook, options: LabelOptions = LabelOptions()
    ) throws(RegletError) {
        try options.validate()
        let source = try LabelSource(text, fonts: fonts, lineBreak: options.lineBreak, direction: options.direction)
        storage = try LabelStorage(source, options)
    }

    /// Lays the same text out anew. What the text alone decides is kept, unless the line-break mode or the direction
    /// changes. Errors as for `init`; then the label is as it was.
    public mutating func setOptions(_ new: LabelOptions) throws(RegletError) {
        try new.validate()
        if new.lineBreak == options.lineBreak && new.direction == options.direction {
            storage = try LabelStorage(source, new)
        } else {
            self = try Label(text, fonts: source.fonts, options: new)
        }
    }

    public var options: LabelOptions { _read { yield storage.options } }
    public var text: AttributedText { _read { yield storage.source.measured.text } }

    var source: LabelSource { _read { yield storage.source } }
    var layout: LabelLayout { _read { yield storage.layout } }

    /// Where the content's top left corner is.
    var origin: Point { storage.origin }
}

/// What a label holds, in one place, so that to copy a label or to ask it something moves one reference.
private final class LabelStorage: Sendable {
    let source: LabelSource
    let options: LabelOptions
    let layout: LabelLayout
    let origin: Point

    init(_ source: LabelSource, _ options: LabelOptions) throws(RegletError) {
        var layout = try LabelLayout(source, options, width: options.width, height: options.height)
        layout.place(source, options)
        self.source = source
        self.options = options
        self.layout = layout
        origin = options.origin(contentHeight: layout.contentHeight)
    }
}

extension Label {
    /// The label's size: the width and the height that it was given, else those of its text with the insets, but not below 0.
    public var size: Size {
        Size(
            width: options.width ?? outerWidth(layout.contentWidth), height: options.height ?? outerHeight(layout.contentHeight))
    }

    /// The size of the lines alone, without insets.
    public var contentSize: Size { Size(width: layout.contentWidth, height: layout.contentHeight) }

    /// The height that the text has in a width, under the label's limit of lines; insets included.
    /// Errors: `invalidNumber`, those of the host's measurer.
    public func preferredHeight(width: Double) throws(RegletError) -> Double {
        try require(width.isLength)
        return outerHeight(try LabelLayout(source, options, width: width, height: nil).contentHeight)
    }

    /// The size that the text takes within a size; insets included. Errors: as for `preferredHeight`.
    public func sizeThatFits(_ size: Size) throws(RegletError) -> Size {
        try require(size.isValid)
        let layout = try LabelLayout(source, options, width: size.width, height: size.height)
        return Size(width: outerWidth(layout.contentWidth), height: outerHeight(layout.contentHeight))
    }

    /// The width of the text where only line ends break it; insets included.
    public var maximumContentWidth: Double {
        var filler = LineFiller(limit: .infinity, tabWidth: options.tabWidth)
        var width = 0.0
        while let line = filler.next(source) { width = max(width, line.width) }
        return outerWidth(width)
    }

    /// The width that no piece has to be cut for: that of the widest piece that no line break divides, its hyphen included,
    /// but never more than its line has as a whole, where a hyphen is wider than the rest of the word. Insets included.
    public var minimumContentWidth: Double {
        var width = 0.0
        var widest = 0.0
        var start = 0
        var lineStart = 0
        var line = Ruler(source, from: lineStart, tabWidth: options.tabWidth)
        for piece in source.pieces {
            let coreEnd = Int(piece.coreEnd)
            var ruler = Ruler(source, from: start, tabWidth: options.tabWidth, tab: line.nextTab)
            if coreEnd > start { widest = max(widest, ruler.x(coreEnd, in: source) + source.hyphen(piece)) }
            let whole = line.x(max(lineStart, coreEnd), in: source)
            start = Int(piece.end)
            guard source.isMandatory(piece) else { continue }
            width = max(width, min(widest, whole))
            widest = 0
            lineStart = start
            line = Ruler(source, from: lineStart, tabWidth: options.tabWidth, tab: line.nextTab)
        }
        return outerWidth(width)
    }

    /// With the insets, of which negative ones may take all of it.
    private func outerWidth(_ width: Double) -> Double { max(0, width + options.insets.left + options.insets.right) }
    private func outerHeight(_ height: Double) -> Double { max(0, height + options.insets.top + options.insets.bottom) }

    /// Whether more than white space is hidden.
    public var isTruncated: Bool { layout.hidesText }

    /// The truncation token as it is shown, with its attributes; nil where none is.
    public var token: AttributedText? { layout.truncated?.token.text }

    /// The bytes that are not shown; empty where all are.
    public var hiddenRange: Range<Int> { layout.hidden }
}
