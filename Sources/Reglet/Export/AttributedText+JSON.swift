// The JSON of a text: one object of the schema bindings/schema/text.schema.json. Runs carry their own piece of the
// text, so that a reader in any language needs no indices; base attributes stand once, runs say where they differ.

/// The version of the schema, in every document.
let schemaVersion: Int32 = 1

extension AttributedText {
    /// The text and all that is stored with it, as compact JSON; equal texts with equal bases print the same.
    ///
    /// Linear time. Error: `tooLarge` where it takes more than 2^31 - 1 bytes.
    public func json() throws(RegletError) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name(.version)
        writer.number(Double(schemaVersion))
        writer.name(.base)
        writer.beginObject()
        writer.write(base, differingFrom: nil)
        writer.endObject()
        writer.name(.links)
        try writeLinks(to: &writer)
        writer.name(.runs)
        try writeRuns(to: &writer)
        writer.endObject()
        return writer.output
    }

    private func writeLinks(to writer: inout JSONWriter) throws(RegletError) {
        writer.beginArray()
        var cursor = RunCursor(runs)
        while let item = cursor.next() {
            guard item.run.link.starts else { continue }
            writer.beginObject()
            if let target = target(item.run.link) {
                writer.name(.target)
                writer.string(target.span)
            }
            writer.endObject()
            try writer.checkSize()
        }
        writer.endArray()
    }

    private func writeRuns(to writer: inout JSONWriter) throws(RegletError) {
        let bytes = utf8
        writer.beginArray()
        var cursor = RunCursor(runs)
        while let item = cursor.next() {
            writer.beginObject()
            writer.name(.text)
            writer.string(bytes.span.extracting(item.start..<item.start + Int(item.run.length)))
            writer.write(palette.attributes(item.run.look), differingFrom: base)
            if let field = item.field {
                writer.name(.link)
                writer.number(Double(field))
            }
            if let attachment = attachment(item.run) {
                writer.name(.attachment)
                writer.write(attachment)
            }
            writer.endObject()
            try writer.checkSize()
        }
        writer.endArray()
    }
}

extension JSONWriter {
    fileprivate func checkSize() throws(RegletError) {
        guard output.count <= AttributedText.byteLimit - 16 else { throw RegletError(.tooLarge) }
    }

    /// The members of attributes that are not as in `base`; all of them without one.
    fileprivate mutating func write(_ attributes: Attributes, differingFrom base: Attributes?) {
        let style = attributes.style
        let other = base?.style
        if attributes.family != base?.family { member(.family, attributes.family) }
        if style.weight != other?.weight { member(.weight, Double(style.weight)) }
        if style.italic != other?.italic {
            name(.italic)
            bool(style.italic)
        }
        if style.size != other?.size { member(.size, style.size) }
        if style.color != other?.color { member(.color, style.color) }
        if style.background != other?.background { member(.background, style.background) }
        if style.underline != other?.underline { member(.underline, Double(style.underline.rawValue)) }
        if style.strikethrough != other?.strikethrough { member(.strikethrough, Double(style.strikethrough.rawValue)) }
        if style.baselineOffset != other?.baselineOffset { member(.baselineOffset, style.baselineOffset) }
        if style.kern != other?.kern { member(.kern, style.kern) }
        if style.alignment != other?.alignment {
            name(.alignment)
            string(literal: style.alignment.name)
        }
    }

    fileprivate mutating func write(_ attachment: Attachment) {
        beginObject()
        member(.name, attachment.name)
        member(.width, attachment.width)
        member(.height, attachment.height)
        member(.x, attachment.x)
        member(.y, attachment.y)
        name(.alignment)
        string(literal: attachment.alignment.name)
        member(.alternativeText, attachment.alternativeText)
        // Decimal in a string: most readers hold numbers as doubles, which have 53 bits.
        var tag: [UInt8] = []
        NumberPrinting.append(attachment.tag, to: &tag)
        member(.tag, tag)
        endObject()
    }

    @inline(never)
    private mutating func member(_ key: JSONKey, _ value: Double) {
        name(key)
        number(value)
    }

    @inline(never)
    private mutating func member(_ key: JSONKey, _ value: [UInt8]) {
        name(key)
        string(value.span)
    }

    @inline(never)
    private mutating func member(_ key: JSONKey, _ value: Color) {
        var bytes: [UInt8] = []
        value.append(to: &bytes)
        member(key, bytes)
    }
}
