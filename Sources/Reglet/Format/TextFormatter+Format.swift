extension TextFormatter {
    /// Formats UTF-8 text.
    ///
    /// Strict: the first problem is the error, and nothing is produced. Lenient: a problem leaves its code in the text,
    /// letter for letter, and a diagnostic; bytes that are not UTF-8 become U+FFFD.
    /// Errors: every problem of the format language with the offset of its `%`, `invalidUTF8`; in both modes `tooLarge`.
    public func format(
        _ text: borrowing Span<UInt8>, _ arguments: FormatArguments = FormatArguments()
    ) throws(RegletError) -> FormatResult {
        guard text.count <= AttributedText.byteLimit else { throw RegletError(.tooLarge) }
        guard let invalid = UTF8Scan.firstInvalid(text) else {
            return try formatValid(text, arguments)
        }
        guard isLenient else { throw RegletError(.invalidUTF8, at: invalid.lowerBound) }
        let repair = UTF8Repair(text)
        guard repair.bytes.count <= AttributedText.byteLimit else { throw RegletError(.tooLarge) }
        var result = try formatValid(repair.bytes.span, arguments)
        var diagnostics: [RegletError] = []
        for mark in repair.marks { diagnostics.append(RegletError(.invalidUTF8, at: mark.given)) }
        for problem in result.diagnostics {
            diagnostics.append(RegletError(problem.code, at: repair.given(problem.byteOffset)))
        }
        result.diagnostics = diagnostics
        return result
    }

    @_optimize(speed)
    private func formatValid(
        _ text: borrowing Span<UInt8>, _ arguments: FormatArguments
    ) throws(RegletError) -> FormatResult {
        var pass = FormatPass(tables, isLenient: isLenient)
        var index = 0
        while index < text.count {
            if text[unchecked: index] != FormatCode.percent {
                index = pass.append(text, from: index)
                if index == text.count { break }
            }
            if let code = FormatCode(in: text, at: index) {
                index = code.end
                do throws(ErrorCode) {
                    try pass.apply(code, arguments, in: text)
                } catch {
                    try pass.refuse(code.start..<code.end, error, in: text)
                }
            } else {
                try pass.refuse(index..<text.count, .truncatedCode, in: text)
                index = text.count
            }
        }
        return try pass.finish()
    }

    /// Doubles each percent sign, so that the result formats to `text` with default attributes. Error: `tooLarge`.
    public static func escape(_ text: borrowing Span<UInt8>) throws(RegletError) -> [UInt8] {
        var percents = 0
        for index in text.indices where text[index] == FormatCode.percent { percents += 1 }
        guard text.count <= AttributedText.byteLimit - percents else { throw RegletError(.tooLarge) }
        return [UInt8](capacity: text.count + percents) { output in
            for index in text.indices {
                output.append(text[index])
                if text[index] == FormatCode.percent { output.append(FormatCode.percent) }
            }
        }
    }
}
