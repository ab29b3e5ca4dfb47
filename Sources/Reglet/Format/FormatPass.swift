/// One run over a format string: the state that the codes change, and what has come out so far.
struct FormatPass {
    private let formatter: TextFormatter
    private var palette: Palette
    private var output: [UInt8] = []
    private var runs: [Run] = []
    private var diagnostics: [RegletError] = []

    /// What the codes have asked for.
    private var look: Palette.Look
    /// Whether `look` has changed since `lookNumber` was found.
    private var lookChanged = false
    private var lookNumber: UInt32 = 0

    private var link = RunLink.none
    /// The offset of the `%L` of the field that is open.
    private var openLink: Int?
    /// Where the run that is being filled begins.
    private var runStart = 0

    init(_ formatter: TextFormatter, capacity: Int) {
        self.formatter = formatter
        palette = formatter.palette
        look = formatter.defaultLook
        output.reserveCapacity(capacity)
    }

    /// Text with the attributes in force.
    @inline(__always)
    mutating func append(_ text: borrowing Span<UInt8>) {
        if text.isEmpty { return }
        if lookChanged { changeRun() }
        output.append(copying: text)
    }

    private mutating func append(argument: [UInt8]) -> ErrorCode? {
        guard argument.count <= AttributedText.byteLimit - output.count else { return .tooLarge }
        append(argument.span)
        return nil
    }

    private mutating func append(attachment: Int) -> ErrorCode? {
        let character = Attachment.character
        guard character.count <= AttributedText.byteLimit - output.count else { return .tooLarge }
        changeRun()
        output.append(copying: character.span)
        endRun(attachment: UInt32(truncatingIfNeeded: attachment + 1))
        return nil
    }

    /// Begins a run with the attributes that are now in force.
    private mutating func changeRun() {
        endRun()
        if lookChanged { lookNumber = palette.looks.intern(look) }
        lookChanged = false
    }

    private mutating func endRun(attachment: UInt32 = 0) {
        guard output.count > runStart else { return }
        let length = Int32(truncatingIfNeeded: output.count - runStart)
        let run = Run(length: length, look: lookNumber, link: link, attachment: attachment)
        if let last = runs.last, last.joins(run) {
            runs[runs.count - 1].length += length
        } else {
            runs.append(run)
        }
        link = link.starting(false)
        runStart = output.count
    }

    /// A problem: the error of a strict run; in a lenient one the code stays in the text.
    mutating func refuse(
        _ range: Range<Int>, _ problem: ErrorCode, in text: borrowing Span<UInt8>
    ) throws(RegletError) {
        guard formatter.isLenient && problem != .tooLarge else { throw RegletError(problem, at: range.lowerBound) }
        diagnostics.append(RegletError(problem, at: range.lowerBound))
        if problem == .nestedLink { return }
        append(text.extracting(range))
    }

    mutating func finish() throws(RegletError) -> FormatResult {
        if let openLink {
            guard formatter.isLenient else { throw RegletError(.unclosedLink, at: openLink) }
            diagnostics.append(RegletError(.unclosedLink, at: openLink))
        }
        endRun()
        var text = AttributedText(normalizedBase: formatter.defaults)
        text.palette = palette
        text.text.adopt(output)
        text.runs.adopt(runs)
        return FormatResult(text: text, diagnostics: diagnostics)
    }
}

extension FormatPass {
    /// Does what a code says, or tells the first problem that it has.
    @inline(__always)
    mutating func apply(
        _ code: FormatCode, _ arguments: FormatArguments, in text: borrowing Span<UInt8>
    ) -> ErrorCode? {
        if code.letter == FormatCode.openBrace {
            guard let index = arguments.index(ofName: code.name, in: text) else { return .unknownArgument }
            return append(argument: arguments.named[index].value)
        }
        guard let rule = FormatNumberRule(letter: code.letter) else { return .unknownCode }
        if let problem = rule.problem(code.number) { return problem }
        switch code.letter {
        case UInt8(ascii: "%"): append(text.extracting(code.range.lowerBound..<code.range.lowerBound + 1))
        case UInt8(ascii: "T"):
            guard code.number.whole < arguments.values.count else { return .indexOutOfRange }
            return append(argument: arguments.values[code.number.whole])
        case UInt8(ascii: "P"):
            guard code.number.whole < formatter.attachments.count else { return .indexOutOfRange }
            return append(attachment: code.number.whole)
        case UInt8(ascii: "L"): return openLink(code)
        case UInt8(ascii: "l"):
            guard openLink != nil else { return .unopenedLink }
            closeLink()
        default: return changeLook(code)
        }
        return nil
    }

    private mutating func openLink(_ code: FormatCode) -> ErrorCode? {
        var target: UInt32?
        if code.number.isPresent {
            guard code.number.whole < formatter.linkNumbers.count else { return .indexOutOfRange }
            target = formatter.linkNumbers[code.number.whole]
        }
        let isNested = openLink != nil
        if isNested && !formatter.isLenient { return .nestedLink }
        closeLink()
        link = RunLink(target: target)
        openLink = code.range.lowerBound
        return isNested ? .nestedLink : nil
    }

    private mutating func closeLink() {
        endRun()
        link = .none
        openLink = nil
    }

    @inline(__always)
    private mutating func changeLook(_ code: FormatCode) -> ErrorCode? {
        let number = code.number
        let defaults = formatter.defaultLook
        lookChanged = true
        switch code.letter {
        case UInt8(ascii: "F"):
            guard number.whole < formatter.familyNumbers.count else { return .indexOutOfRange }
            look.family = formatter.familyNumbers[number.whole]
        case UInt8(ascii: "f"): look.family = defaults.family
        case UInt8(ascii: "C"):
            guard number.whole < formatter.colors.count else { return .indexOutOfRange }
            look.style.color = formatter.colors[number.whole]
        case UInt8(ascii: "c"): look.style.color = defaults.style.color
        case UInt8(ascii: "D"):
            guard number.whole < formatter.colors.count else { return .indexOutOfRange }
            look.style.background = formatter.colors[number.whole]
        case UInt8(ascii: "d"): look.style.background = defaults.style.background
        case UInt8(ascii: "U"): look.style.underline = LineStyle(rawValue: Int32(truncatingIfNeeded: number.whole)) ?? .none
        case UInt8(ascii: "u"): look.style.underline = .none
        case UInt8(ascii: "X"): look.style.strikethrough = LineStyle(rawValue: Int32(truncatingIfNeeded: number.whole)) ?? .none
        case UInt8(ascii: "x"): look.style.strikethrough = .none
        case UInt8(ascii: "W"): look.style.weight = Int32(truncatingIfNeeded: number.whole)
        case UInt8(ascii: "w"): look.style.weight = defaults.style.weight
        case UInt8(ascii: "B"): look.style.weight = 1
        case UInt8(ascii: "b"): look.style.weight = 0
        case UInt8(ascii: "I"): look.style.italic = true
        case UInt8(ascii: "i"): look.style.italic = false
        case UInt8(ascii: "S"): look.style.size = number.value
        case UInt8(ascii: "s"): look.style.size = defaults.style.size
        case UInt8(ascii: "O"): look.style.baselineOffset = number.value
        case UInt8(ascii: "o"): look.style.baselineOffset = 0
        case UInt8(ascii: "K"): look.style.kern = number.value
        case UInt8(ascii: "k"): look.style.kern = 0
        case UInt8(ascii: "A"): look.style.alignment = TextAlignment(rawValue: Int32(truncatingIfNeeded: number.whole)) ?? .natural
        case UInt8(ascii: "a"): look.style.alignment = defaults.style.alignment
        default: resetLook()
        }
        return nil
    }

    /// `%N`: all but the colours and the alignment.
    private mutating func resetLook() {
        var style = formatter.defaultLook.style
        style.take([.color, .background, .alignment], from: look.style)
        look = Palette.Look(family: formatter.defaultLook.family, style: style)
    }
}
