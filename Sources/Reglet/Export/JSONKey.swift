/// The names of all members in Reglet's JSON.
enum JSONKey: UInt32, CaseIterable {
    case text, link, attachment
    case family, weight, italic, size, color, background, underline, strikethrough, baselineOffset, kern, alignment
    case name, width, height, x, y, alternativeText, tag
    case version, base, links, runs, target

    var name: String {
        switch self {
        case .text: "text"
        case .link: "link"
        case .attachment: "attachment"
        case .family: "family"
        case .weight: "weight"
        case .italic: "italic"
        case .size: "size"
        case .color: "color"
        case .background: "background"
        case .underline: "underline"
        case .strikethrough: "strikethrough"
        case .baselineOffset: "baseline_offset"
        case .kern: "kern"
        case .alignment: "alignment"
        case .name: "name"
        case .width: "width"
        case .height: "height"
        case .x: "x"
        case .y: "y"
        case .alternativeText: "alternative_text"
        case .tag: "tag"
        case .version: "version"
        case .base: "base"
        case .links: "links"
        case .runs: "runs"
        case .target: "target"
        }
    }

    /// The key of that name, or nil where it is none.
    init?(_ bytes: [UInt8]) {
        for key in JSONKey.allCases where bytes.equals(literal: key.name) {
            self = key
            return
        }
        return nil
    }
}
