/// What went wrong: the code, and where in the caller's UTF-8 input.
///
/// Errors are values. A function that throws has changed nothing.
public struct RegletError: Error, Equatable, Sendable {
    public var code: ErrorCode

    /// UTF-8 byte offset into the text that the problem is in; 0 where there is no text.
    public var byteOffset: Int

    public init(_ code: ErrorCode, at byteOffset: Int = 0) {
        self.code = code
        self.byteOffset = byteOffset
    }
}

/// Every problem that Reglet names. The raw values are the C ABI's status codes (0 is success and is no case here),
/// and are never renumbered.
public enum ErrorCode: Int32, Sendable, CaseIterable {
    // Arguments.
    case nullArgument = -1
    case invalidValue = -2
    case invalidNumber = -3
    case invalidUTF8 = -4
    case notOnBoundary = -5
    case indexOutOfRange = -6
    case tooLarge = -7
    case bufferTooSmall = -8

    // The format language.
    case truncatedCode = -20
    case unknownArgument = -21
    case unknownCode = -22
    case malformedNumber = -23
    case unexpectedNumber = -24
    case missingNumber = -25
    case valueOutOfRange = -26
    case nestedLink = -27
    case unopenedLink = -28
    case unclosedLink = -29

    // Fonts and colours.
    case unknownFamily = -40
    case unknownFace = -41
    case duplicateFace = -42
    case invalidFamily = -43
    case invalidFont = -44
    case invalidColor = -45
    case callbackFailed = -46

    // Import, export and geometry.
    case invalidJSON = -60
    case notExpressible = -61
    case unreachable = -62
}
