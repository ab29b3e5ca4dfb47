extension AttributedText {
    /// Reads what `json` writes, and what the schema allows besides: members in any order, defaults left out, colours
    /// in any form.
    ///
    /// Errors: `invalidUTF8`; `invalidJSON`, for what is not JSON or not of the schema, with the offset of the byte, of
    /// the value or (where a member is missing) of the object; `tooLarge`.
    public init(json: borrowing Span<UInt8>) throws(RegletError) {
        try UTF8Scan.validate(json)
        let places = try JSONPlaces(json)
        self.init(normalizedBase: Attributes())
        if let offset = places.base {
            var reader = JSONReader(copy json, at: offset)
            var object = try reader.beginObject()
            while let key = try reader.nextKey(&object) {
                guard try reader.read(key, into: &base) else { throw reader.failure(at: object.key) }
            }
        }
        var fields = JSONFields()
        if let offset = places.links {
            var reader = JSONReader(copy json, at: offset)
            try fields.read(&reader, into: &palette)
        }
        var reader = JSONReader(copy json, at: places.runs)
        try reader.beginArray()
        var isFirst = true
        while try reader.nextElement(&isFirst) {
            var run = JSONRun(base)
            try run.read(&reader)
            try append(run, &fields, &reader)
        }
        guard fields.isComplete else { throw reader.failure(at: places.links ?? 0) }
    }

    private mutating func append(
        _ run: JSONRun, _ fields: inout JSONFields, _ reader: inout JSONReader
    ) throws(RegletError) {
        guard run.text.count <= AttributedText.byteLimit - utf8Count else { throw RegletError(.tooLarge) }
        guard let link = fields.link(run.link) else { throw reader.failure(at: run.linkOffset) }
        append(
            run.text.span, look: palette.intern(run.attributes), link: link,
            attachment: run.attachment.map { palette.intern($0) } ?? 0)
    }
}

/// Where the values of a document's members begin. Members come in any order, but runs cannot be read before the base.
private struct JSONPlaces {
    var base: Int?
    var links: Int?
    var runs = 0

    init(_ json: borrowing Span<UInt8>) throws(RegletError) {
        var reader = JSONReader(copy json)
        var object = try reader.beginObject()
        while let key = try reader.nextKey(&object) {
            reader.skipSpace()
            switch key {
            case .version: _ = try reader.integer(in: schemaVersion...schemaVersion)
            case .base: base = reader.index
            case .links: links = reader.index
            case .runs: runs = reader.index
            default: throw reader.failure(at: object.key)
            }
            if key != .version { try reader.skipValue() }
        }
        try reader.require(.version, in: object)
        try reader.require(.runs, in: object)
        try reader.end()
    }
}

/// The clickable fields of a document: their targets, and how far the runs have come in them.
private struct JSONFields {
    /// The first run's link of each field.
    private var starts: [RunLink] = []
    /// Fields that have begun.
    private var count = 0
    private var isOpen = false

    var isComplete: Bool { count == starts.count }

    mutating func read(_ reader: inout JSONReader, into palette: inout Palette) throws(RegletError) {
        try reader.beginArray()
        var isFirst = true
        while try reader.nextElement(&isFirst) {
            var target: UInt32?
            var object = try reader.beginObject()
            while let key = try reader.nextKey(&object) {
                guard key == .target else { throw reader.failure(at: object.key) }
                if try !reader.acceptNull() { target = palette.intern(name: try reader.string()) }
            }
            starts.append(RunLink(target: target))
        }
    }

    /// The link of the next run, which goes on with the latest field or begins the next; nil where its number says
    /// neither.
    mutating func link(_ number: Int32?) -> RunLink? {
        guard let number else {
            isOpen = false
            return RunLink.none
        }
        if isOpen, Int(number) == count - 1 { return starts[count - 1].starting(false) }
        guard Int(number) == count, count < starts.count else { return nil }
        isOpen = true
        count += 1
        return starts[count - 1]
    }
}
