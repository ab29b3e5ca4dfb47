/// One run over a format string: the state that the codes change, and what has come out so far.
struct FormatPass {
    let tables: FormatTables
    private let isLenient: Bool
    private var output: [UInt8] = []
    private var runs: [Run] = []
    private var looks: InternTable<Palette.Look>
    private var diagnostics: [RegletError] = []

    /// What the codes have asked for.
    var look: Palette.Look
    /// The number of the look in force, and whether `look` has changed since it was found.
    private var lookNumber: UInt32 = 0
    var lookChanged = false

    private var link = RunLink.none
    /// The offset of the `%L` of the field that is open.
    private var openLink: Int?
    /// Where the run that is being filled begins.
    private var runStart = 0

    init(_ tables: FormatTables, isLenient: Bool, capacity: Int) {
        self.tables = tables
        self.isLenient = isLenient
        look = tables.look
        looks = tables.palette.looks
        looks.reserve(8)
        output.reserveCapacity(capacity)
        runs.reserveCapacity(16)
    }

    /// Text with the attributes in force.
    @inline(__always)
    mutating func append(_ text: borrowing Span<UInt8>) {
        if text.isEmpty { return }
        if lookChanged { changeRun() }
        output.append(copying: text)
    }

    mutating func append(argument: [UInt8]) throws(ErrorCode) {
        guard argument.count <= AttributedText.byteLimit - output.count else { throw ErrorCode.tooLarge }
        append(argument.span)
    }

    mutating func append(attachment: Int) throws(ErrorCode) {
        let character = Attachment.character
        guard character.count <= AttributedText.byteLimit - output.count else { throw ErrorCode.tooLarge }
        changeRun()
        output.append(copying: character.span)
        endRun(attachment: UInt32(truncatingIfNeeded: attachment + 1))
    }

    /// Begins a run with the attributes that are now in force.
    @_optimize(speed)
    private mutating func changeRun() {
        endRun()
        if lookChanged { lookNumber = looks.intern(look) }
        lookChanged = false
    }

    @_optimize(speed)
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

    /// A field starts at the code at `start`. Inside a field that ends the one before it, and is a problem.
    mutating func openLink(at start: Int, target: UInt32?) throws(ErrorCode) {
        let isNested = openLink != nil
        if isNested && !isLenient { throw ErrorCode.nestedLink }
        endLink()
        link = RunLink(target: target)
        openLink = start
        if isNested { throw ErrorCode.nestedLink }
    }

    mutating func closeLink() throws(ErrorCode) {
        guard openLink != nil else { throw ErrorCode.unopenedLink }
        endLink()
    }

    private mutating func endLink() {
        endRun()
        link = .none
        openLink = nil
    }

    /// A problem: the error of a strict run; in a lenient one the code stays in the text.
    mutating func refuse(
        _ range: Range<Int>, _ problem: ErrorCode, in text: borrowing Span<UInt8>
    ) throws(RegletError) {
        guard isLenient && problem != .tooLarge else { throw RegletError(problem, at: range.lowerBound) }
        diagnostics.append(RegletError(problem, at: range.lowerBound))
        if problem != .nestedLink { append(text.extracting(range)) }
    }

    mutating func finish() throws(RegletError) -> FormatResult {
        if let openLink {
            guard isLenient else { throw RegletError(.unclosedLink, at: openLink) }
            diagnostics.append(RegletError(.unclosedLink, at: openLink))
        }
        endRun()
        var text = AttributedText(normalizedBase: tables.settings.defaults)
        text.palette = Palette(names: tables.palette.names, looks: looks, attachments: tables.palette.attachments)
        text.text.adopt(output)
        text.runs.adopt(runs)
        return FormatResult(text: text, diagnostics: diagnostics)
    }
}
