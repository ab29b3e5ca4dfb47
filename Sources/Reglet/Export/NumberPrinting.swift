/// Printing of numbers: the one place where a double becomes text.
enum NumberPrinting {
    /// Appends the shortest decimal that reads back as an equal double, in the form of ECMAScript's Number::toString
    /// without its plus sign: `17`, `0.5`, `-12.25`, `1e21`, `1.5e-7`. It is valid in JSON, CSS and SVG. Both zeros are
    /// `0`. What is not finite has no decimal and is `null`.
    static func append(_ value: Double, to output: inout [UInt8]) {
        guard value.isFinite else { return output.append(literal: "null") }
        guard value != 0 else { return output.append(UInt8(ascii: "0")) }
        if value < 0 { output.append(UInt8(ascii: "-")) }
        let decimal = ShortestDecimal(value.magnitude)
        let digits = Digits(decimal.significand)
        // The value is 0.digits times ten to the `point`.
        let point = digits.count + decimal.exponent
        switch point {
        case digits.count...21:
            digits.append(to: &output)
            output.append(zeros: point - digits.count)
        case 1..<digits.count:
            digits.append(pointAfter: point, to: &output)
        case -5...0:
            output.append(literal: "0.")
            output.append(zeros: -point)
            digits.append(to: &output)
        default:
            digits.append(pointAfter: 1, to: &output)
            output.append(UInt8(ascii: "e"))
            if point < 1 { output.append(UInt8(ascii: "-")) }
            Digits(UInt64((point - 1).magnitude)).append(to: &output)
        }
    }

    /// Appends an integer in decimal.
    static func append(_ value: UInt64, to output: inout [UInt8]) {
        Digits(value).append(to: &output)
    }
}

/// The decimal digits of an integer, at least one.
private struct Digits {
    private var bytes = InlineArray<20, UInt8>(repeating: 0)
    private var first = 20

    var count: Int { 20 - first }

    init(_ value: UInt64) {
        var rest = value
        repeat {
            first -= 1
            bytes[first] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest != 0
    }

    func append(to output: inout [UInt8]) { append(pointAfter: count, to: &output) }

    /// With a point after the first `places` digits where more follow.
    func append(pointAfter places: Int, to output: inout [UInt8]) {
        for index in first..<20 {
            if index - first == places { output.append(UInt8(ascii: ".")) }
            output.append(bytes[index])
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(zeros count: Int) {
        for _ in 0..<count { append(UInt8(ascii: "0")) }
    }
}
