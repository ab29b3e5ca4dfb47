extension AttributedText {
    /// Sets what `mask` names over a range to the values in `attributes`.
    /// Errors: `indexOutOfRange`, `notOnBoundary`, those of `Attributes.normalized`.
    public mutating func set(
        _ mask: AttributeMask, to attributes: Attributes, in range: Range<Int>
    ) throws(RegletError) {
        try check(range)
        let attributes = try attributes.normalized()
        if range.isEmpty { return }
        let family = mask.contains(.family) ? palette.intern(name: attributes.family) : nil
        var parts: [Run] = []
        var known: (old: UInt32, new: UInt32)?
        forEachPart(of: range) { part in parts.append(part) }
        for index in parts.indices {
            let old = parts[index].look
            if known?.old != old {
                var look = palette.looks[old]
                look.style.take(mask, from: attributes.style)
                look.family = family ?? look.family
                known = (old, palette.looks.intern(look))
            }
            parts[index].look = known?.new ?? old
        }
        replaceRuns(range, with: parts, .kept)
    }

    /// Sets what `mask` names over a range back to the base. Errors: `indexOutOfRange`, `notOnBoundary`.
    public mutating func clear(_ mask: AttributeMask, in range: Range<Int>) throws(RegletError) {
        try set(mask, to: base, in: range)
    }

    /// Makes a range one clickable field, with a target or without. What it takes from other fields leaves them.
    /// An empty range changes nothing. Errors: `indexOutOfRange`, `notOnBoundary`, `invalidUTF8`.
    public mutating func setLink(target: [UInt8]?, in range: Range<Int>) throws(RegletError) {
        try check(range)
        if let target { try UTF8Scan.validate(target.span) }
        if range.isEmpty { return }
        var link = RunLink(target: target.map { palette.intern(name: $0) })
        var parts: [Run] = []
        forEachPart(of: range) { part in
            var part = part
            part.link = link
            link = link.starting(false)
            parts.append(part)
        }
        replaceRuns(range, with: parts, .ended)
    }

    /// Takes a range out of the fields that it lies in. Errors: `indexOutOfRange`, `notOnBoundary`.
    public mutating func clearLink(in range: Range<Int>) throws(RegletError) {
        try check(range)
        if range.isEmpty { return }
        var parts: [Run] = []
        forEachPart(of: range) { part in
            var part = part
            part.link = .none
            parts.append(part)
        }
        replaceRuns(range, with: parts, .ended)
    }

    private mutating func replaceRuns(_ range: Range<Int>, with parts: [Run], _ joint: FieldJoint) {
        runs.splice(range, with: parts, joint)
        compactPalette()
    }
}
