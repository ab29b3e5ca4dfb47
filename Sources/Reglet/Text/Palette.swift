/// The tables that a text's runs point into.
struct Palette: Sendable {
    /// Names of families and targets of links.
    var names = InternTable<Name>()
    var looks = InternTable<Look>()
    var attachments: [Attachment] = []

    struct Name: Internable {
        var bytes: [UInt8]

        var internHash: UInt64 {
            var hash = InternHash()
            for byte in bytes { hash.combine(UInt64(byte)) }
            return hash.value
        }
    }

    /// A style with the number of a family's name.
    struct Look: Internable {
        var family: UInt32
        var style: Style

        /// All of it, in words of which each is cheap to get.
        @inline(__always)
        private var words: (UInt64, UInt64, UInt64, UInt64, UInt64) {
            let lines = UInt64(truncatingIfNeeded: style.underline.rawValue << 2 | style.strikethrough.rawValue)
            let flags = lines << 4 | UInt64(truncatingIfNeeded: style.alignment.rawValue << 1) | (style.italic ? 1 : 0)
            return (
                style.size.bitPattern, style.baselineOffset.bitPattern, style.kern.bitPattern,
                UInt64(style.color.rgba) << 32 | UInt64(style.background.rgba),
                UInt64(family) << 32 | flags << 16 | UInt64(UInt16(truncatingIfNeeded: style.weight)))
        }

        /// As the synthesised one would say: no length is a negative zero or no number.
        @inline(__always)
        static func == (a: Look, b: Look) -> Bool { a.words == b.words }

        @inline(__always)
        var internHash: UInt64 {
            let words = words
            // Lengths differ in their upper bits, and rarely in two of the three.
            let lengths = words.0 ^ words.1 >> 7 ^ words.2 >> 13
            // No product waits for another, as the run does for this.
            let colors = words.3 &* 0xC2B2_AE3D_27D4_EB4F
            let sum = lengths &* 0x9E37_79B9_7F4A_7C15 &+ colors &+ words.4 &* 0x1656_67B1_9E37_79F9
            return (sum ^ sum >> 32) &* 0x9E37_79B9_7F4A_7C15
        }
    }

    /// The number of a name.
    mutating func intern(name: [UInt8]) -> UInt32 { names.intern(Name(bytes: name)) }

    /// The number of what the attributes look like.
    mutating func intern(_ attributes: Attributes) -> UInt32 {
        looks.intern(Look(family: intern(name: attributes.family), style: attributes.style))
    }

    func attributes(_ look: UInt32) -> Attributes {
        let look = looks[look]
        return Attributes(family: names[look.family].bytes, style: look.style)
    }

    /// The number, from 1, of an attachment. Equal ones that came lately share it.
    mutating func intern(_ attachment: Attachment) -> UInt32 {
        for index in attachments.indices.suffix(8).reversed() where attachments[index] == attachment {
            return UInt32(truncatingIfNeeded: index + 1)
        }
        attachments.append(attachment)
        return UInt32(truncatingIfNeeded: attachments.count)
    }
}
