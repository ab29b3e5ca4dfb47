extension AttributedText {
    /// A format string of which the formatter makes an equal text: `formatter.format(text.format(by: formatter))`.
    ///
    /// Families, colours, targets and attachments are taken from the formatter's tables, the first entry that is equal.
    /// Every text that the formatter has made can be expressed. Errors: `notExpressible` with the offset of the run,
    /// where the tables lack something or a number has more than six decimal places; `tooLarge`.
    public func format(by formatter: TextFormatter) throws(RegletError) -> [UInt8] {
        let bytes = utf8
        var writer = FormatWriter(formatter)
        var cursor = RunCursor(runs)
        while let item = cursor.next() {
            let isWritten = writer.link(item.run.link, target(item.run.link))
                && writer.change(to: palette.attributes(item.run.look))
            guard isWritten else { throw RegletError(.notExpressible, at: item.start) }
            if let attachment = attachment(item.run) {
                guard writer.attachment(attachment) else { throw RegletError(.notExpressible, at: item.start) }
            } else {
                writer.text(bytes.span.extracting(item.start..<item.start + Int(item.run.length)))
            }
            guard writer.output.count <= AttributedText.byteLimit - 2 else { throw RegletError(.tooLarge) }
        }
        writer.endLink()
        return writer.output
    }
}

/// Writes codes. What returns a truth value says whether there is a code for it.
private struct FormatWriter {
    private(set) var output: [UInt8] = []
    private let formatter: TextFormatter
    /// What the codes so far ask for.
    private var current: Attributes
    private var isLinkOpen = false

    init(_ formatter: TextFormatter) {
        self.formatter = formatter
        current = formatter.defaults
    }

    mutating func text(_ text: borrowing Span<UInt8>) {
        for index in text.indices {
            output.append(text[index])
            if text[index] == FormatCode.percent { output.append(FormatCode.percent) }
        }
    }

    mutating func attachment(_ attachment: Attachment) -> Bool {
        code("P", formatter.attachments.firstIndex(of: attachment))
    }

    mutating func link(_ link: RunLink, _ target: [UInt8]?) -> Bool {
        if link.isNone || link.starts { endLink() }
        guard link.starts else { return true }
        isLinkOpen = true
        guard let target else { return code("L") }
        return code("L", formatter.links.firstIndex(of: target))
    }

    mutating func endLink() {
        if isLinkOpen { _ = code("l") }
        isLinkOpen = false
    }

    mutating func change(to attributes: Attributes) -> Bool {
        let defaults = formatter.defaults
        let old = current.style
        let new = attributes.style
        let isFamilyWritten = attributes.family == current.family
            || (attributes.family == defaults.family ? code("f") : code("F", formatter.families.firstIndex(of: attributes.family)))
        current = attributes
        return isFamilyWritten
            && (new.color == old.color || color(new.color, "C", defaults.style.color, "c"))
            && (new.background == old.background || color(new.background, "D", defaults.style.background, "d"))
            && (new.weight == old.weight || weight(new.weight))
            && (new.italic == old.italic || code(new.italic ? "I" : "i"))
            && (new.underline == old.underline || line(new.underline, "U", "u"))
            && (new.strikethrough == old.strikethrough || line(new.strikethrough, "X", "x"))
            && (new.size == old.size || (new.size == defaults.style.size ? code("s") : length(new.size, "S")))
            && (new.baselineOffset == old.baselineOffset || (new.baselineOffset == 0 ? code("o") : length(new.baselineOffset, "O")))
            && (new.kern == old.kern || (new.kern == 0 ? code("k") : length(new.kern, "K")))
            && (new.alignment == old.alignment || alignment(new.alignment))
    }

    private mutating func color(_ color: Color, _ letter: String, _ standard: Color, _ standardLetter: String) -> Bool {
        color == standard ? code(standardLetter) : code(letter, formatter.colors.firstIndex(of: color))
    }

    private mutating func weight(_ weight: Int32) -> Bool {
        switch weight {
        case formatter.defaults.style.weight: code("w")
        case 1: code("B")
        case 0: code("b")
        default: length(Double(weight), "W")
        }
    }

    private mutating func line(_ line: LineStyle, _ letter: String, _ noneLetter: String) -> Bool {
        line == .none ? code(noneLetter) : code(letter, Int(line.rawValue))
    }

    private mutating func alignment(_ alignment: TextAlignment) -> Bool {
        alignment == formatter.defaults.style.alignment ? code("a") : code("A", Int(alignment.rawValue))
    }

    /// A number of at most six decimal places; none here has more than six digits before the point.
    private mutating func length(_ value: Double, _ letter: String) -> Bool {
        guard ShortestDecimal(value.magnitude).exponent >= -6 else { return false }
        output.append(FormatCode.percent)
        NumberPrinting.append(value, to: &output)
        output.append(literal: letter)
        return true
    }

    /// A code with an index of at most six digits; false without one.
    private mutating func code(_ letter: String, _ index: Int?) -> Bool {
        guard let index, index < 1_000_000 else { return false }
        output.append(FormatCode.percent)
        NumberPrinting.append(UInt64(index), to: &output)
        output.append(literal: letter)
        return true
    }

    private mutating func code(_ letter: String) -> Bool {
        output.append(FormatCode.percent)
        output.append(literal: letter)
        return true
    }
}
