/// The typefaces that the built-in metrics know: Adobe's Core 14.
enum Typeface: UInt8 {
    case helvetica, times, courier

    /// The number of the table of advances.
    func table(bold: Bool, italic: Bool) -> Int {
        Int(BuiltinAdvances.tables[Int(rawValue) * 4 + (bold ? 2 : 0) + (italic ? 1 : 0)])
    }

    /// The vertical figures at a size in points.
    func metrics(size: Double, isApproximate: Bool) -> FontMetrics {
        // In 1/1000 em, as the advances: the quotient is the nearest double, where a product with 0.718 is not always.
        func figures(_ ascent: Double, _ descent: Double, _ capHeight: Double, _ xHeight: Double) -> FontMetrics {
            FontMetrics(
                ascent: ascent * size / 1000, descent: descent * size / 1000, leading: 150 * size / 1000,
                capHeight: capHeight * size / 1000, xHeight: xHeight * size / 1000, isApproximate: isApproximate)
        }
        return switch self {
        case .helvetica: figures(770, 230, 718, 523)
        case .times: figures(750, 250, 662, 450)
        case .courier: figures(754, 246, 562, 426)
        }
    }
}
