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
