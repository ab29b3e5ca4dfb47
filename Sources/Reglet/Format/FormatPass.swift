/// One run over a format string: the state that the codes change, and what has come out so far.
struct FormatPass {
    let tables: FormatTables
    private let isLenient: Bool
    /// Of the tables, so that a code needs no reference to them.
    let families: [UInt32]
    let colors: [Color]
    let links: [UInt32]

    private var output = TextWriter()
    private var runs = RunWriter()
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

    init(_ tables: FormatTables, isLenient: Bool) {
        self.tables = tables
        self.isLenient = isLenient
        look = tables.look
        looks = tables.palette.looks
        looks.reserve(8)
        families = tables.familyNumbers
        colors = tables.settings.colors
        links = tables.linkNumbers
    }

    /// Text with the attributes in force: from `start`, where no percent sign is, up to the next one or to the end, whose
    /// offset it returns.
    @inline(__always)
    mutating func append(_ text: borrowing Span<UInt8>, from start: Int) -> Int {
        if lookChanged { changeRun() }
        return output.append(text, from: start, upTo: FormatCode.percent)
    }

    /// Text with the attributes in force.
    mutating func append(_ text: borrowing Span<UInt8>) {
        if text.isEmpty { return }
        if lookChanged { changeRun() }
        output.append(text)
    }

    mutating func append(argument: [UInt8]) throws(ErrorCode) {
        guard argument.count <= AttributedText.byteLimit - output.count else { throw ErrorCode.tooLarge }
        append(argument.span)
    }

    mutating func append(attachment: Int) throws(ErrorCode) {
        let character = Attachment.character
        guard character.count <= AttributedText.byteLimit - output.count else { throw ErrorCode.tooLarge }
        changeRun()
        output.append(character.span)
        endRun(attachment: UInt32(truncatingIfNeeded: attachment + 1))
    }

    /// Begins a run with the attributes that are now in force.
    @_optimize(speed)
    private mutating func changeRun() {
        endRun()
        // Hashed where its fields are: one that was just written is to be had sooner by itself than within a copy of the whole.
        if lookChanged { lookNumber = looks.intern(look, hash: looks.hash(look)) }
        lookChanged = false
    }

    @_optimize(speed)
    private mutating func endRun(attachment: UInt32 = 0) {
        guard output.count > runStart else { return }
        // Wraps only beyond the limit of a text, which `finish` refuses.
        let length = Int32(truncatingIfNeeded: output.count - runStart)
        runs.append(Run(length: length, look: lookNumber, link: link, attachment: attachment))
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
        guard output.count <= AttributedText.byteLimit else { throw RegletError(.tooLarge) }
        endRun()
        var text = AttributedText(normalizedBase: tables.settings.defaults)
        text.palette = Palette(names: tables.palette.names, looks: looks, attachments: tables.palette.attachments)
        text.text = output.finish()
        text.runs = runs.finish()
        return FormatResult(text: text, diagnostics: diagnostics)
    }
}
