extension CSS {
    /// Declarations that descendants inherit, where they are not as in `parent`; all of them but the kern without one.
    init(inherited attributes: Attributes, of parent: Attributes?, fonts: FontBook) {
        self.init(font: attributes, of: parent, fonts: fonts)
        if attributes.style.color != parent?.style.color { declare("color", attributes.style.color) }
        declare(kern: attributes, of: parent)
    }

    /// The same for glyphs that are drawn where they were measured, and whose colours are elsewhere: behind the family come
    /// those that stand in for it.
    init(drawn attributes: Attributes, of parent: Attributes?, fonts: FontBook) {
        self.init(font: attributes, of: parent, fonts: fonts, withStandIns: true)
        declare(kern: attributes, of: parent)
    }

    private init(font attributes: Attributes, of parent: Attributes?, fonts: FontBook, withStandIns: Bool = false) {
        self.init()
        let style = attributes.style
        if attributes.family != parent?.family {
            declare(family: attributes.family)
            if withStandIns { follow(with: fonts.standIns(for: attributes.family)) }
        }
        if style.size != parent?.style.size { declare("font-size", points: style.size) }
        let weight = fonts.cssWeight(of: attributes)
        if parent.map({ fonts.cssWeight(of: $0) }) != weight { declare("font-weight", number: weight) }
        if style.italic != parent?.style.italic { declare("font-style", style.italic ? "italic" : "normal") }
    }

    private mutating func declare(kern attributes: Attributes, of parent: Attributes?) {
        let kern = attributes.style.kern
        if kern != parent?.style.kern ?? 0 { declare("letter-spacing", points: kern) }
    }

    /// Declarations of one run: what differs from the element around it, and what is not inherited.
    init(run attributes: Attributes, in parent: Attributes, fonts: FontBook) {
        self.init(inherited: attributes, of: parent, fonts: fonts)
        let style = attributes.style
        if style.background.alpha > 0 { declare("background-color", style.background) }
        if style.baselineOffset != 0 { declare("vertical-align", points: style.baselineOffset) }
        let isUnderlined = style.underline != .none
        if isUnderlined || style.strikethrough != .none {
            let line = isUnderlined ? style.underline : style.strikethrough
            let isBoth = isUnderlined && style.strikethrough == style.underline
            switch (isUnderlined, line) {
            case (true, .double): declare("text-decoration", isBoth ? "underline line-through double" : "underline double")
            case (true, _): declare("text-decoration", isBoth ? "underline line-through" : "underline")
            default: declare("text-decoration", CSS.lineThrough(line))
            }
        }
    }

    /// A strikethrough that needs an element of its own, since all lines of an element have one style.
    init(secondLine style: Style) {
        self.init()
        guard style.underline != .none, style.strikethrough != .none, style.strikethrough != style.underline else { return }
        declare("text-decoration", CSS.lineThrough(style.strikethrough))
    }

    private static func lineThrough(_ line: LineStyle) -> String {
        line == .double ? "line-through double" : "line-through"
    }

    /// The box of an attachment in text of those attributes. Errors: those of `FontBook.metrics`, `unknownFamily`
    /// apart.
    init(_ attachment: Attachment, in attributes: Attributes, fonts: FontBook) throws(RegletError) {
        self.init()
        declare("width", points: attachment.width)
        declare("height", points: attachment.height)
        switch attachment.alignment {
        case .baseline: if attachment.y != 0 { declare("vertical-align", points: attachment.y) }
        case .textTop: declare("vertical-align", "text-top")
        case .textBottom: declare("vertical-align", "text-bottom")
        case .lineTop: declare("vertical-align", "top")
        case .lineBottom: declare("vertical-align", "bottom")
        case .xCenter: declare("vertical-align", "middle")
        case .textCenter, .capCenter:
            if fonts.contains(family: attributes.family.span) {
                let metrics = try fonts.metrics(of: try fonts.font(for: attributes))
                declare("vertical-align", points: attachment.y(in: metrics))
            } else {
                declare("vertical-align", "middle")
            }
        }
        if attachment.x != 0 {
            declare("position", "relative")
            declare("left", points: attachment.x)
        }
    }
}

extension FontBook {
    /// The weight of the face that attributes ask for; by the rung, 300 each, where the book lacks the family.
    fileprivate func cssWeight(of attributes: Attributes) -> Int {
        do { return try cssWeight(of: try font(for: attributes).face) } catch {
            return min(max(400 + 300 * Int(attributes.style.weight), 100), 900)
        }
    }

    /// Families of CSS for a viewer that lacks one: of the common fonts that which has the advances of the typeface that
    /// measures the family, and the generic one.
    fileprivate func standIns(for family: [UInt8]) -> String {
        let typeface = families.index(of: family.span).map { ladders[$0].typeface }
        return switch typeface {
        case .times: "'Times New Roman', serif"
        case .courier: "'Courier New', monospace"
        default: "Arial, sans-serif"
        }
    }
}
