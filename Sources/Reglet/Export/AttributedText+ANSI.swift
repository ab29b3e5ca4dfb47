extension AttributedText {
    /// The text for a terminal, in UTF-8 with control sequences of ECMA-48 and OSC 8 hyperlinks.
    ///
    /// What a terminal can show is shown: a weight of 1 and more as bold and below 0 as faint, italic, underline,
    /// strikethrough, the colour unless it is opaque black (the terminal's own is used) or fully transparent, the
    /// background unless fully transparent. An attachment is its alternative text, else its name in brackets, else
    /// U+FFFC. Control characters of the text are shown, never sent; CR LF, U+2028 and U+2029 become line feeds. Error:
    /// `tooLarge`.
    public func ansi(_ colors: ANSIColors = .trueColor) throws(RegletError) -> [UInt8] {
        let bytes = utf8
        var printer = ANSIPrinter()
        var link: [UInt8] = []
        var cursor = RunCursor(runs)
        while let item = cursor.next() {
            if item.run.link.isNone { link = [] }
            if item.run.link.starts { link = ANSIStyle.uri(target(item.run.link) ?? []) }
            let style = ANSIStyle.parameters(palette.looks[item.run.look].style, colors)
            if let attachment = attachment(item.run) {
                let text = attachment.standIn
                printer.print(0..<text.count, of: text.span, style: style, link: link)
            } else {
                printer.print(item.start..<item.start + Int(item.run.length), of: bytes.span, style: style, link: link)
            }
            guard printer.output.count <= AttributedText.byteLimit - 64 else { throw RegletError(.tooLarge) }
        }
        printer.reset()
        return printer.output
    }
}

extension Attachment {
    /// What stands for it where it cannot be shown.
    fileprivate var standIn: [UInt8] {
        if !alternativeText.isEmpty { return alternativeText }
        if name.isEmpty { return Attachment.character }
        return [UInt8(ascii: "[")] + name + [UInt8(ascii: "]")]
    }
}

private enum ANSIStyle {
    /// The parameters of SELECT GRAPHIC RENDITION, in the order of their numbers.
    static func parameters(_ style: Style, _ colors: ANSIColors) -> [UInt8] {
        var result: [UInt8] = []
        func add(_ parameter: String) {
            if !result.isEmpty { result.append(UInt8(ascii: ";")) }
            result.append(literal: parameter)
        }
        if style.weight >= 1 { add("1") }
        if style.weight < 0 { add("2") }
        if style.italic { add("3") }
        if style.underline == .single { add("4") }
        if style.strikethrough != .none { add("9") }
        if style.underline == .double { add("21") }
        if style.color != .black, style.color.alpha > 0 { colors.append(style.color, behind: false, to: &result) }
        if style.background.alpha > 0 { colors.append(style.background, behind: true, to: &result) }
        return result
    }

    /// A link's target in the bytes that OSC 8 allows: what is no printable ASCII character is percent-encoded.
    static func uri(_ target: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in target {
            if byte > 0x20, byte < 0x7F {
                result.append(byte)
            } else {
                result.append(UInt8(ascii: "%"))
                Hex.append(UInt32(byte), digits: 2, uppercase: true, to: &result)
            }
        }
        return result
    }
}
