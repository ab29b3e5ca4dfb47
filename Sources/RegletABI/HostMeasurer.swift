import CReglet
import Reglet

/// A host's measuring callback. Books that share it share this object, whose end gives the context back.
final class HostMeasurer: @unchecked Sendable {  // The host says that any thread may call.
    private let function: reglet_measurer
    private let context: UnsafeMutableRawPointer?
    private let release: reglet_release?

    init(_ function: @escaping reglet_measurer, _ context: UnsafeMutableRawPointer?, _ release: reglet_release?) {
        self.function = function
        self.context = context
        self.release = release
    }

    deinit { release?(context) }

    /// What the host measured, or nil where it failed. Advances that it did not write are no numbers.
    func measure(_ request: MeasureRequest) -> Measurement? {
        var advances = [Double](repeating: .nan, count: request.boundaries.count - 1)
        var metrics = reglet_font_metrics()
        (metrics.ascent, metrics.descent, metrics.leading, metrics.cap_height, metrics.x_height) = (.nan, .nan, .nan, .nan, .nan)
        let status = request.text.withUnsafeBytes { text in
            request.face.withUnsafeBytes { face in
                request.boundaries.withUnsafeBufferPointer { boundaries in
                    advances.withUnsafeMutableBufferPointer { advances in
                        var run = reglet_measure_request(
                            size: request.size, text: text.baseAddress?.assumingMemoryBound(to: CChar.self),
                            text_length: text.count, face: face.baseAddress?.assumingMemoryBound(to: CChar.self),
                            face_length: face.count, boundaries: boundaries.baseAddress, count: advances.count)
                        return function(context, &run, advances.baseAddress, &metrics)
                    }
                }
            }
        }
        guard status == REGLET_OK else { return nil }
        return Measurement(advances: advances, metrics: FontMetrics(
            ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading, capHeight: metrics.cap_height,
            xHeight: metrics.x_height))
    }
}
