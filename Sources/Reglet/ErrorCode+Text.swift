extension ErrorCode {
    /// The name that bindings and messages use, such as `unknown_code`.
    public var name: StaticString {
        switch self {
        case .nullArgument: "null_argument"
        case .invalidValue: "invalid_value"
        case .invalidNumber: "invalid_number"
        case .invalidUTF8: "invalid_utf8"
        case .notOnBoundary: "not_on_boundary"
        case .indexOutOfRange: "index_out_of_range"
        case .tooLarge: "too_large"
        case .bufferTooSmall: "buffer_too_small"
        case .truncatedCode: "truncated_code"
        case .unknownArgument: "unknown_argument"
        case .unknownCode: "unknown_code"
        case .malformedNumber: "malformed_number"
        case .unexpectedNumber: "unexpected_number"
        case .missingNumber: "missing_number"
        case .valueOutOfRange: "value_out_of_range"
        case .nestedLink: "nested_link"
        case .unopenedLink: "unopened_link"
        case .unclosedLink: "unclosed_link"
        case .unknownFamily: "unknown_family"
        case .unknownFace: "unknown_face"
        case .duplicateFace: "duplicate_face"
        case .invalidFamily: "invalid_family"
        case .invalidFont: "invalid_font"
        case .invalidColor: "invalid_color"
        case .callbackFailed: "callback_failed"
        case .invalidJSON: "invalid_json"
        case .notExpressible: "not_expressible"
        case .unreachable: "unreachable"
        }
    }

    /// One fixed English sentence, without a final full stop.
    public var text: StaticString {
        switch self {
        case .nullArgument: "a pointer that must not be null is null"
        case .invalidValue: "not one of the values that are defined here"
        case .invalidNumber: "a number is not finite, out of bounds, or negative where it cannot be"
        case .invalidUTF8: "the text is not UTF-8"
        case .notOnBoundary: "the offset lies inside a character"
        case .indexOutOfRange: "the index lies outside"
        case .tooLarge: "more than 2147483647 bytes or items"
        case .bufferTooSmall: "the buffer is too small"
        case .truncatedCode: "the text ends inside a format code"
        case .unknownArgument: "no argument has this name"
        case .unknownCode: "no format code has this letter"
        case .malformedNumber: "the number of the format code is malformed"
        case .unexpectedNumber: "this format code takes no number"
        case .missingNumber: "this format code needs a number"
        case .valueOutOfRange: "the number is out of its range"
        case .nestedLink: "a link starts inside a link"
        case .unopenedLink: "a link ends that did not start"
        case .unclosedLink: "a link does not end"
        case .unknownFamily: "the font book has no such family"
        case .unknownFace: "the font book has no such face"
        case .duplicateFace: "another family has a face of this name"
        case .invalidFamily: "the weights of the family are not contiguous around 0, or one has no face"
        case .invalidFont: "not a font file that can be read"
        case .invalidColor: "neither a hexadecimal colour nor the name of one"
        case .callbackFailed: "the callback failed"
        case .invalidJSON: "not JSON, or not as the schema has it"
        case .notExpressible: "the format language cannot express this"
        case .unreachable: "no insets lead to these frames"
        }
    }
}
