import CReglet
import Reglet

// The only place that meets the caller's memory: pointers and lengths become spans that cannot outlive the call
// (a Span cannot be stored), results become the caller's bytes and structs.

/// The most bytes of a text, and the most items of an array.
let limit = Int(Int32.max)

/// A length or a count as C gives it: above `limit`, or more than memory can hold where pointers have 32 bits, is `tooLarge`.
/// A size_t of which the highest bit is set arrives here negative.
@inline(__always)
func checkedCount<Item>(_ count: size_t, of type: Item.Type) throws(RegletError) -> Int {
    if count < 0 || count > min(limit, Int.max / MemoryLayout<Item>.stride) { throw RegletError(.tooLarge) }
    return count
}

/// An offset into a text, or an index: above `limit` is `indexOutOfRange`.
@inline(__always)
func checkedIndex(_ index: size_t) throws(RegletError) -> Int {
    if index < 0 || index > limit { throw RegletError(.indexOutOfRange) }
    return index
}

/// `count` items from number `first` on, of as many as there are; else `indexOutOfRange`.
func checkedRange(_ first: size_t, _ count: size_t, of available: Int) throws(RegletError) -> Range<Int> {
    let first = try checkedIndex(first)
    let count = try checkedIndex(count)
    guard first <= available, count <= available - first else { throw RegletError(.indexOutOfRange) }
    return first..<first + count
}

/// Whether an item may lie at an address. NULL is one.
@inline(__always)
func isAligned<Item>(_ pointer: UnsafePointer<Item>?) -> Bool {
    UInt(bitPattern: pointer) & UInt(MemoryLayout<Item>.alignment - 1) == 0
}

/// Structs and arrays must begin where they may lie; elsewhere is `invalidValue`.
@inline(__always)
func checkAlignment<Item>(_ pointer: UnsafePointer<Item>?) throws(RegletError) {
    if !isAligned(pointer) { throw RegletError(.invalidValue) }
}

/// `count` items at `pointer`, for the length of the call. NULL is legal with a count of 0.
@inline(__always)
@_lifetime(immortal)
func span<Item: BitwiseCopyable>(_ pointer: UnsafePointer<Item>?, _ count: size_t) throws(RegletError) -> Span<Item> {
    let count = try checkedCount(count, of: Item.self)
    guard let pointer, count > 0 else {  // No items may be anywhere.
        if count > 0 { throw RegletError(.nullArgument) }
        return Span()
    }
    try checkAlignment(pointer)
    let span = Span(_unsafeStart: pointer, count: count)
    return _overrideLifetime(span, copying: ())
}

/// `count` structs of C as the core's values of the same layout. NULL is legal with a count of 0, and where they are
/// `optional`; it is no items then.
@inline(__always)
@_lifetime(immortal)
func items<Struct, Item: BitwiseCopyable>(
    _ pointer: UnsafePointer<Struct>?, _ count: size_t, as type: Item.Type, optional: Bool = false
) throws(RegletError) -> Span<Item> {
    let pointer = UnsafeRawPointer(pointer)?.assumingMemoryBound(to: type)
    return try span(pointer, pointer == nil && optional ? 0 : count)
}

/// Room for `count` results, which C takes as structs of the same layout. NULL is legal likewise, and is no
/// room.
@inline(__always)
@_lifetime(immortal)
func room<Struct, Item: BitwiseCopyable>(
    _ pointer: UnsafeMutablePointer<Struct>?, _ count: size_t, for type: Item.Type, optional: Bool = false
) throws(RegletError) -> MutableSpan<Item> {
    let count = try checkedCount(count, of: Item.self)
    guard let pointer, count > 0 else {
        if count > 0 && !optional { throw RegletError(.nullArgument) }
        return MutableSpan()
    }
    let start = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
    try checkAlignment(UnsafePointer(start))
    let span = MutableSpan(_unsafeStart: start, count: count)
    return _overrideLifetime(span, copying: ())
}

/// The bytes of a text, whatever they are.
@inline(__always)
@_lifetime(immortal)
func bytes(_ pointer: UnsafePointer<CChar>?, _ length: size_t) throws(RegletError) -> Span<UInt8> {
    try span(UnsafeRawPointer(pointer)?.assumingMemoryBound(to: UInt8.self), length)
}

/// The bytes of a text that is UTF-8, else `invalidUTF8` with the offset of the first byte that is not.
@inline(__always)
@_lifetime(immortal)
func utf8(_ pointer: UnsafePointer<CChar>?, _ length: size_t) throws(RegletError) -> Span<UInt8> {
    let text = try bytes(pointer, length)
    try UTF8Scan.validate(text)
    return text
}

/// The bytes of a text, whatever they are, for an object that keeps them.
func copiedBytes(_ pointer: UnsafePointer<CChar>?, _ length: size_t) throws(RegletError) -> [UInt8] {
    let span = try bytes(pointer, length)
    return [UInt8](capacity: span.count) { output in
        for index in span.indices { output.append(span[index]) }
    }
}

/// A pointer that must not be NULL: the struct to read.
@inline(__always)
func required<Item>(_ pointer: UnsafePointer<Item>?) throws(RegletError) -> UnsafePointer<Item> {
    guard let pointer else { throw RegletError(.nullArgument) }
    try checkAlignment(pointer)
    return pointer
}

/// The struct at a pointer that may be NULL.
@inline(__always)
func optional<Item>(_ pointer: UnsafePointer<Item>?) throws(RegletError) -> Item? {
    try checkAlignment(pointer)
    return pointer?.pointee
}

/// A pointer that must not be NULL: where a result goes. Taken before the work, written after it.
@inline(__always)
func required<Item>(_ pointer: UnsafeMutablePointer<Item>?) throws(RegletError) -> UnsafeMutablePointer<Item> {
    guard let pointer else { throw RegletError(.nullArgument) }
    try checkAlignment(UnsafePointer(pointer))
    return pointer
}

/// Copies `items` to the caller's buffer and writes their number; where they do not fit, only the number.
@_optimize(speed)
func copyOut<Item: BitwiseCopyable>(
    _ items: borrowing Span<Item>, to buffer: UnsafeMutablePointer<Item>?, _ capacity: size_t,
    count countOut: UnsafeMutablePointer<size_t>?
) throws(RegletError) {
    let countOut = try required(countOut)
    if capacity != 0 { _ = try required(buffer) }
    if capacity >= 0 && capacity < items.count {
        countOut.pointee = items.count
        throw RegletError(.bufferTooSmall)
    }
    // In bulk, which is one memcpy.
    items.withUnsafeBufferPointer { source in
        if let buffer, let start = source.baseAddress { buffer.initialize(from: start, count: source.count) }
    }
    countOut.pointee = items.count
}

/// Copies a text to the caller's buffer and writes its length; where it does not fit, only the length.
func copyOut(
    _ text: borrowing Span<UInt8>, to buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    length lengthOut: UnsafeMutablePointer<size_t>?
) throws(RegletError) {
    let buffer = UnsafeMutableRawPointer(buffer)?.assumingMemoryBound(to: UInt8.self)
    try copyOut(text, to: buffer, capacity, count: lengthOut)
}

/// Runs the body of a function of the ABI and makes a status of what it throws.
@inline(__always)
func attempt(
    _ errorOut: UnsafeMutablePointer<reglet_error>? = nil, _ body: () throws(RegletError) -> Void
) -> reglet_status {
    guard isAligned(errorOut.map { UnsafePointer($0) }) else { return REGLET_STATUS_INVALID_VALUE }
    do {
        try body()
        return REGLET_OK
    } catch {
        errorOut?.pointee = reglet_error(error)
        return error.code.rawValue
    }
}

/// A constant text that C may keep.
func constant(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

extension reglet_error {
    init(_ error: RegletError) {
        self.init(code: error.code.rawValue, byte_offset: UInt32(truncatingIfNeeded: error.byteOffset))
    }
}
