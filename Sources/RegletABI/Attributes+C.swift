import CReglet
import Reglet

// Attributes between C's struct and the core's values.

/// A C struct that begins with its size. Any size but that of this version is `invalidValue`.
func checkSize<Struct>(_ size: UInt32, of type: Struct.Type) throws(RegletError) {
    guard size == UInt32(MemoryLayout<Struct>.size) else { throw RegletError(.invalidValue) }
}

/// A value of an enumeration, else `invalidValue`.
func enumerated<Value: RawRepresentable<Int32>>(_ raw: Int32, as type: Value.Type) throws(RegletError) -> Value {
    guard let value = Value(rawValue: raw) else { throw RegletError(.invalidValue) }
    return value
}

/// A choice of attributes; a bit that is none is `invalidValue`.
func attributeMask(_ bits: UInt32) throws(RegletError) -> AttributeMask {
    guard bits & ~AttributeMask.all.rawValue == 0 else { throw RegletError(.invalidValue) }
    return AttributeMask(rawValue: bits)
}

extension Attributes {
    /// What a C struct names, over the defaults. Numbers are checked by whom they are given to.
    init(_ c: reglet_attributes) throws(RegletError) {
        try checkSize(c.struct_size, of: reglet_attributes.self)
        guard c.reserved == 0 else { throw RegletError(.invalidValue) }
        let mask = try attributeMask(c.mask)
        self.init()
        if mask.contains(.family) { family = try copiedBytes(c.family, c.family_length) }
        if mask.contains(.weight) { style.weight = c.weight }
        if mask.contains(.italic) { style.italic = c.italic != 0 }
        if mask.contains(.size) { style.size = c.size }
        if mask.contains(.color) { style.color = Color(rgba: c.color) }
        if mask.contains(.background) { style.background = Color(rgba: c.background) }
        if mask.contains(.underline) { style.underline = try enumerated(c.underline, as: LineStyle.self) }
        if mask.contains(.strikethrough) { style.strikethrough = try enumerated(c.strikethrough, as: LineStyle.self) }
        if mask.contains(.baselineOffset) { style.baselineOffset = c.baseline_offset }
        if mask.contains(.kern) { style.kern = c.kern }
        if mask.contains(.alignment) { style.alignment = try enumerated(c.alignment, as: TextAlignment.self) }
    }

    /// The attributes behind an optional pointer; NULL is the defaults.
    init(_ pointer: UnsafePointer<reglet_attributes>?) throws(RegletError) {
        if let c = try optional(pointer) { try self.init(c) } else { self.init() }
    }

    /// Writes all attributes to a C struct, the family's name to the caller's buffer.
    func copyOut(
        to out: UnsafeMutablePointer<reglet_attributes>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
        _ lengthOut: UnsafeMutablePointer<size_t>?
    ) throws(RegletError) {
        let out = try required(out)
        try checkSize(out.pointee.struct_size, of: reglet_attributes.self)
        try RegletABI.copyOut(family.span, to: buffer, capacity, length: lengthOut)
        out.pointee = reglet_attributes(
            struct_size: out.pointee.struct_size, mask: AttributeMask.all.rawValue,
            family: UnsafePointer(buffer), family_length: family.count,
            size: style.size, baseline_offset: style.baselineOffset, kern: style.kern,
            color: style.color.rgba, background: style.background.rgba,
            weight: style.weight, italic: style.italic ? 1 : 0,
            underline: style.underline.rawValue, strikethrough: style.strikethrough.rawValue,
            alignment: style.alignment.rawValue, reserved: 0)
    }
}

extension reglet_run {
    init(_ run: RunRecord) {
        let style = run.style
        self.init(
            size: style.size, baseline_offset: style.baselineOffset, kern: style.kern,
            start: UInt32(truncatingIfNeeded: run.start), end: UInt32(truncatingIfNeeded: run.end),
            color: style.color.rgba, background: style.background.rgba,
            family: Int32(truncatingIfNeeded: run.family), weight: style.weight, italic: style.italic ? 1 : 0,
            underline: style.underline.rawValue, strikethrough: style.strikethrough.rawValue,
            alignment: style.alignment.rawValue, link: Int32(truncatingIfNeeded: run.link ?? -1),
            target: Int32(truncatingIfNeeded: run.target ?? -1),
            attachment: Int32(truncatingIfNeeded: run.attachment ?? -1), look: Int32(truncatingIfNeeded: run.look))
    }
}
