/// What of a text's attributes Markdown can say.
struct MarkdownEmphasis: Equatable {
    var strong = false
    var emphasis = false
    var deleted = false

    init() {}

    init(_ style: Style) {
        strong = style.weight >= 1
        emphasis = style.italic
        deleted = style.strikethrough != .none
    }

    var isNone: Bool { !strong && !emphasis && !deleted }
}

/// A stretch of one line with the same emphasis.
struct MarkdownSegment {
    var emphasis = MarkdownEmphasis()
    /// White space before the first other character.
    private var leading: [UInt32] = []
    /// Escaped, without the spaces around it.
    private var core: [UInt8] = []
    /// White space after the last other character so far.
    private var trailing: [UInt32] = []
    private var first: UInt32 = 0
    private var last: UInt32 = 0

    var isEmpty: Bool { leading.isEmpty && core.isEmpty }
    var endsInSpace: Bool { core.isEmpty || !trailing.isEmpty }

    mutating func append(space: UInt32) {
        if core.isEmpty { leading.append(space) } else { trailing.append(space) }
    }

    /// Adds a character: its scalar and its escaped form.
    mutating func append(_ scalar: UInt32, _ escaped: [UInt8]) {
        if core.isEmpty { first = scalar }
        last = scalar
        for space in trailing { UTF8Scan.append(space, to: &core) }
        core += escaped
        trailing.removeAll()
    }

    /// Writes it. `isAfterBoundary` and `isBeforeBoundary`: white space, punctuation of ours or an end of the line is
    /// next to it. `startsLine` and `endsLine`: nothing else is there, so that spaces would be dropped.
    func write(
        to output: inout [UInt8], isAfterBoundary: Bool, isBeforeBoundary: Bool, isAfterDelimiter: Bool, startsLine: Bool,
        endsLine: Bool
    ) {
        for index in leading.indices {
            let isDropped = index == 0 && startsLine || endsLine && core.isEmpty && index == leading.count - 1
            MarkdownSegment.write(leading[index], isDropped, to: &output)
        }
        if !core.isEmpty {
            let isTight = MarkdownEscape.isWord(first) && MarkdownEscape.isWord(last) && !isMixed
            let isLoose = (isAfterBoundary || !leading.isEmpty) && (isBeforeBoundary || !trailing.isEmpty)
                && MarkdownSegment.isVisible(first) && MarkdownSegment.isVisible(last)
            let usesTags = !(isTight || isLoose) || isAfterDelimiter && leading.isEmpty
            writeTags(usesTags, open: true, to: &output)
            output.append(copying: core.span)
            writeTags(usesTags, open: false, to: &output)
        }
        for index in trailing.indices {
            MarkdownSegment.write(trailing[index], endsLine && index == trailing.count - 1, to: &output)
        }
    }

    /// Whether two kinds of delimiters stand side by side.
    private var isMixed: Bool { emphasis.deleted && (emphasis.strong || emphasis.emphasis) }

    private static func isVisible(_ scalar: UInt32) -> Bool {
        MarkdownEscape.isWord(scalar) || scalar > 0x20 && scalar < 0x7F
    }

    private static func write(_ space: UInt32, _ isDropped: Bool, to output: inout [UInt8]) {
        if isDropped { MarkdownEscape.appendSpace(space, to: &output) } else { UTF8Scan.append(space, to: &output) }
    }

    private func writeTags(_ usesTags: Bool, open: Bool, to output: inout [UInt8]) {
        // Outside in; backwards to close.
        for kind in open ? [0, 1, 2] : [2, 1, 0] {
            switch kind {
            case 0 where emphasis.strong: output.append(literal: !usesTags ? "**" : open ? "<strong>" : "</strong>")
            case 1 where emphasis.emphasis: output.append(literal: !usesTags ? "*" : open ? "<em>" : "</em>")
            case 2 where emphasis.deleted: output.append(literal: !usesTags ? "~~" : open ? "<del>" : "</del>")
            default: break
            }
        }
    }
}
