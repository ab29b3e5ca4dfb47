import Testing

@testable import Reglet

/// Buttons of all kinds: ordinary ones, ones that are too small, ones that lack an item.
struct RandomButton {
    var random: Seeded

    init() { random = Seeded() }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        // Quarters meet each other exactly; the others are not binary fractions.
        Bool.random(using: &random)
            ? Double.random(in: range, using: &random)
            : (Double.random(in: range, using: &random) * 4).rounded() / 4
    }

    mutating func size(_ most: Double) -> Size { Size(width: number(0...most), height: number(0...most)) }

    mutating func insets() -> EdgeInsets {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: .zero
        case 2: EdgeInsets(top: number(-400...400), left: number(-400...400), bottom: number(-9...9), right: 300)
        default:
            EdgeInsets(
                top: number(-20...20), left: number(-20...20), bottom: number(-20...20), right: number(-20...20))
        }
    }

    /// Both items, in a button that may be too small for them.
    mutating func complete() -> ButtonSizes {
        ButtonSizes(
            bounds: Size(width: number(0.25...320), height: number(0.25...120)), image: size(90),
            title: Size(width: number(0...400), height: number(0...40)))
    }

    mutating func sizes() -> ButtonSizes {
        var sizes = complete()
        switch Int.random(in: 0..<12, using: &random) {
        case 0: sizes.image = nil
        case 1: sizes.title = nil
        case 2: sizes.bounds.width = 0
        case 3: sizes.bounds.height = 0
        default: break
        }
        return sizes
    }

    mutating func style() -> ButtonStyle { ButtonStyle.allCases.randomElement(using: &random)! }

    mutating func fit() -> ButtonFit { ButtonFit.allCases.randomElement(using: &random)! }

    /// Options at scale 0.
    mutating func options(fill: Bool) -> ButtonOptions {
        ButtonOptions(
            content: insets(),
            horizontal: ButtonOptions.Horizontal.allCases.filter { fill || $0 != .fill }
                .randomElement(using: &random)!,
            vertical: ButtonOptions.Vertical.allCases.filter { fill || $0 != .fill }.randomElement(using: &random)!,
            direction: Direction.allCases.randomElement(using: &random)!)
    }
}
