extension FormatPass {
    /// Does what a code says, or tells the first problem that it has.
    @_optimize(speed)
    mutating func apply(
        _ code: FormatCode, _ arguments: FormatArguments, in text: borrowing Span<UInt8>
    ) throws(ErrorCode) {
        let number = code.number
        let defaults = tables.look
        switch code.letter {
        case UInt8(ascii: "F"): look.family = families[try number.index(below: families.count)]
        case UInt8(ascii: "f"): look.family = try number.none(defaults.family)
        case UInt8(ascii: "C"): look.style.color = colors[try number.index(below: colors.count)]
        case UInt8(ascii: "c"): look.style.color = try number.none(defaults.style.color)
        case UInt8(ascii: "D"): look.style.background = colors[try number.index(below: colors.count)]
        case UInt8(ascii: "d"): look.style.background = try number.none(defaults.style.background)
        case UInt8(ascii: "U"): look.style.underline = LineStyle(rawValue: try number.choice(upTo: 2)) ?? .none
        case UInt8(ascii: "u"): look.style.underline = try number.none(.none)
        case UInt8(ascii: "X"): look.style.strikethrough = LineStyle(rawValue: try number.choice(upTo: 2)) ?? .none
        case UInt8(ascii: "x"): look.style.strikethrough = try number.none(.none)
        case UInt8(ascii: "W"): look.style.weight = try number.weight()
        case UInt8(ascii: "w"): look.style.weight = try number.none(defaults.style.weight)
        case UInt8(ascii: "B"): look.style.weight = try number.none(1)
        case UInt8(ascii: "b"): look.style.weight = try number.none(0)
        case UInt8(ascii: "I"): look.style.italic = try number.none(true)
        case UInt8(ascii: "i"): look.style.italic = try number.none(false)
        case UInt8(ascii: "S"): look.style.size = try number.size()
        case UInt8(ascii: "s"): look.style.size = try number.none(defaults.style.size)
        case UInt8(ascii: "O"): look.style.baselineOffset = try number.length()
        case UInt8(ascii: "o"): look.style.baselineOffset = try number.none(0)
        case UInt8(ascii: "K"): look.style.kern = try number.length()
        case UInt8(ascii: "k"): look.style.kern = try number.none(0)
        case UInt8(ascii: "A"): look.style.alignment = TextAlignment(rawValue: try number.choice(upTo: 4)) ?? .natural
        case UInt8(ascii: "a"): look.style.alignment = try number.none(defaults.style.alignment)
        case UInt8(ascii: "N"): resetLook(try number.none(defaults))
        case UInt8(ascii: "L"):
            let target = number.isPresent ? links[try number.index(below: links.count)] : nil
            return try openLink(at: code.start, target: target)
        case UInt8(ascii: "l"): 
            try number.none(())
            return try closeLink()
        case UInt8(ascii: "P"): return try append(attachment: try number.index(below: tables.settings.attachments.count))
        case UInt8(ascii: "T"): return try append(argument: arguments.values[try number.index(below: arguments.values.count)])
        case UInt8(ascii: "%"): return append(text.extracting(try number.none(code.start..<code.start + 1)))
        case FormatCode.openBrace: return try append(argument: try arguments.value(named: code.name, in: text))
        default: throw ErrorCode.unknownCode
        }
        lookChanged = true
    }

    /// `%N`: all but the colours and the alignment.
    private mutating func resetLook(_ defaults: Palette.Look) {
        var style = defaults.style
        style.take([.color, .background, .alignment], from: look.style)
        look = Palette.Look(family: defaults.family, style: style)
    }
}
