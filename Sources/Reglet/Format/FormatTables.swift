/// What a formatter is given: the defaults, and the tables of the codes.
struct FormatSettings: Sendable {
    var defaults = Attributes()
    var families: [[UInt8]] = []
    var colors: [Color] = []
    var links: [[UInt8]] = []
    var attachments: [Attachment] = []
}

/// The settings, and what every text begins with: names with their numbers, so that a code need not look one up. Never
/// changes, so that formatters and the runs over their formats share it.
final class FormatTables: Sendable {
    let settings: FormatSettings
    let palette: Palette
    /// What the defaults look like; number 0 in the palette.
    let look: Palette.Look
    /// The numbers of the families and of the links' targets in the palette.
    let familyNumbers: [UInt32]
    let linkNumbers: [UInt32]

    init(_ settings: FormatSettings) {
        var palette = Palette()
        var families: [UInt32] = []
        var links: [UInt32] = []
        look = Palette.Look(family: palette.intern(name: settings.defaults.family), style: settings.defaults.style)
        _ = palette.looks.intern(look)
        for name in settings.families { families.append(palette.intern(name: name)) }
        for target in settings.links { links.append(palette.intern(name: target)) }
        palette.attachments = settings.attachments
        self.settings = settings
        self.palette = palette
        familyNumbers = families
        linkNumbers = links
    }
}
