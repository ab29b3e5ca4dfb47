// The names that JSON, and the bindings, use for values of enumerations.

extension TextAlignment {
    var name: String {
        switch self {
        case .natural: "natural"
        case .left: "left"
        case .center: "center"
        case .right: "right"
        case .justified: "justified"
        }
    }
}

extension AttachmentAlignment {
    var name: String {
        switch self {
        case .baseline: "baseline"
        case .textTop: "text_top"
        case .textCenter: "text_center"
        case .textBottom: "text_bottom"
        case .capCenter: "cap_center"
        case .xCenter: "x_center"
        case .lineTop: "line_top"
        case .lineBottom: "line_bottom"
        }
    }
}
