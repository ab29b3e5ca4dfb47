/// The colours that a terminal has.
public enum ANSIColors: Int32, Sendable, CaseIterable {
    /// 16,777,216: every red, green and blue.
    case trueColor = 0
    /// The 6 by 6 by 6 cube and the 24 greys of xterm; the first 16 of its 256 colours are for users to change.
    case palette256 = 1
    /// The eight colours of ECMA-48 and their bright forms, taken to look as xterm has them.
    case palette16 = 2

    /// Appends the parameters that set a colour, its alpha ignored: of the text, or of what is behind it.
    func append(_ color: Color, behind: Bool, to parameters: inout [UInt8]) {
        if !parameters.isEmpty { parameters.append(UInt8(ascii: ";")) }
        switch self {
        case .trueColor:
            parameters.append(literal: behind ? "48;2" : "38;2")
            for channel in [color.red, color.green, color.blue] {
                parameters.append(UInt8(ascii: ";"))
                NumberPrinting.append(UInt64(channel), to: &parameters)
            }
        case .palette256:
            parameters.append(literal: behind ? "48;5;" : "38;5;")
            NumberPrinting.append(UInt64(ANSIColors.index256(color)), to: &parameters)
        case .palette16:
            let index = ANSIColors.index16(color)
            let code = (index < 8 ? 30 + index : 82 + index) + (behind ? 10 : 0)
            NumberPrinting.append(UInt64(code), to: &parameters)
        }
    }

    /// The number of the nearest of xterm's colours 16 to 255.
    static func index256(_ color: Color) -> Int {
        // The cube's nearest corner is the nearest level of each channel.
        let levels = [color.red, color.green, color.blue].map(ANSIColors.cubeLevel)
        let cube = Color(
            red: cubeValue(levels[0]), green: cubeValue(levels[1]), blue: cubeValue(levels[2]))
        var best = 16 + 36 * levels[0] + 6 * levels[1] + levels[2]
        var least = distance(color, cube)
        for step in 0..<24 {
            let grey = UInt8(8 + 10 * step)
            let distance = distance(color, Color(red: grey, green: grey, blue: grey))
            if distance < least {
                best = 232 + step
                least = distance
            }
        }
        return best
    }

    /// The number of the nearest of xterm's first 16 colours.
    static func index16(_ color: Color) -> Int {
        let palette: [UInt32] = [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
            0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ]
        var best = 0
        for index in 1..<16
        where distance(color, Color(rgba: palette[index] << 8)) < distance(color, Color(rgba: palette[best] << 8)) {
            best = index
        }
        return best
    }

    private static func cubeValue(_ level: Int) -> UInt8 { level == 0 ? 0 : UInt8(55 + 40 * level) }

    private static func cubeLevel(_ value: UInt8) -> Int {
        // Halfway between the levels 0, 95, 135, 175, 215 and 255, ties towards the lower.
        value < 48 ? 0 : value < 116 ? 1 : (Int(value) - 36) / 40
    }

    /// The square of the distance in sRGB.
    private static func distance(_ a: Color, _ b: Color) -> Int {
        let red = Int(a.red) - Int(b.red)
        let green = Int(a.green) - Int(b.green)
        let blue = Int(a.blue) - Int(b.blue)
        return red * red + green * green + blue * blue
    }
}
