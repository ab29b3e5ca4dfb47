import Foundation

@testable import Reglet

/// Tests/Vectors/button.json. JSONDecoder reads doubles to the last bit, which JSONSerialization does not.
struct ButtonVectors: Decodable {
    struct Vector: Decodable {
        struct Expected: Decodable {
            let title_insets: [Double]?
            let image_insets: [Double]?
            let image_frame: [Double]?
            let title_frame: [Double]?
            let fitting_size: [Double]?
        }

        let id: String?
        let style: Int32?
        let padding: Double?
        let bounds: [Double]
        let image: [Double]?
        let title: [Double]?
        let natural_image: [Double]?
        let natural_title: [Double]?
        let content: [Double]?
        let image_insets: [Double]?
        let title_insets: [Double]?
        let h: String?
        let v: String?
        let rtl: Bool?
        let scale: Double?
        let fit: String?
        let expect: Expected?
        let expect_image_x: Double?
        let expect_title_x: Double?
        let expect_image: [Double]?
        let expect_title: [Double]?
    }

    let measured: [Vector]
    let seed_styles: [Vector]
    let layouts: [Vector]
    let arrangements: [Vector]

    static func read() throws -> ButtonVectors {
        try JSONDecoder().decode(ButtonVectors.self, from: Repository.data("Tests/Vectors/button.json"))
    }
}

extension ButtonVectors.Vector {
    var buttonStyle: ButtonStyle { ButtonStyle(rawValue: style!)! }

    var sizes: ButtonSizes { ButtonSizes(bounds: Size(bounds)!, image: Size(image), title: Size(title)) }

    var options: ButtonOptions {
        let horizontal: [String: ButtonOptions.Horizontal] = [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
        let vertical: [String: ButtonOptions.Vertical] = [
            "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
        ]
        return ButtonOptions(
            content: EdgeInsets(content), horizontal: horizontal[h ?? "center"]!, vertical: vertical[v ?? "center"]!,
            direction: rtl == true ? .rightToLeft : .leftToRight, scale: scale ?? 0)
    }

    func layout() throws -> ButtonFrames {
        try options.layout(sizes, imageInsets: EdgeInsets(image_insets), titleInsets: EdgeInsets(title_insets))
    }
}

extension Size {
    init?(_ numbers: [Double]?) {
        guard let numbers else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension Rect {
    init?(_ numbers: [Double]?) {
        guard let numbers else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension EdgeInsets {
    init(_ numbers: [Double]?) {
        let numbers = numbers ?? [0, 0, 0, 0]
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

/// Whether two frames are the same to within 1e-9, or both are missing.
func isClose(_ one: Rect?, _ other: Rect?, within tolerance: Double = 1e-9) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
        && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
}

/// Whether two insets are the same bits, the sign of zero included.
func isSame(_ one: EdgeInsets, _ other: EdgeInsets) -> Bool {
    one.top.bitPattern == other.top.bitPattern && one.left.bitPattern == other.left.bitPattern
        && one.bottom.bitPattern == other.bottom.bitPattern && one.right.bitPattern == other.right.bitPattern
}
