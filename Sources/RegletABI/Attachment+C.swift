import CReglet
import Reglet

extension Attachment {
    /// What a C struct says. Numbers and texts are checked by whom it is given to.
    init(_ c: reglet_attachment) throws(RegletError) {
        try checkSize(c.struct_size, of: reglet_attachment.self)
        self.init(
            name: try copiedBytes(c.name, c.name_length), width: c.width, height: c.height, x: c.x, y: c.y,
            alignment: try enumerated(c.alignment, as: AttachmentAlignment.self),
            alternativeText: try copiedBytes(c.alternative_text, c.alternative_length),
            tag: UInt64(c.tag_high) << 32 | UInt64(c.tag_low))
    }
}

extension reglet_attachment {
    /// An attachment whose name and, behind it, alternative text lie at `names`.
    init(_ attachment: Attachment, size: UInt32, names: UnsafeMutablePointer<CChar>?) {
        self.init(
            struct_size: size, alignment: attachment.alignment.rawValue,
            name: UnsafePointer(names), name_length: attachment.name.count,
            alternative_text: UnsafePointer(names.map { $0 + attachment.name.count }),
            alternative_length: attachment.alternativeText.count,
            tag_low: UInt32(truncatingIfNeeded: attachment.tag), tag_high: UInt32(truncatingIfNeeded: attachment.tag >> 32),
            width: attachment.width, height: attachment.height, x: attachment.x, y: attachment.y)
    }
}
