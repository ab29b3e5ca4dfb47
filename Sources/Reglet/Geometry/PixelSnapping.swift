/// Moving a coordinate to the pixel grid.
public enum PixelSnapping {
    /// The nearest multiple of 1/scale to `value`, halves upwards: `floor(value * scale + 0.5) / scale`.
    ///
    /// UIKit rounds the origins of a button's image and title in this way. A scale of 0 leaves the value alone.
    @inline(__always)
    public static func snap(_ value: Double, scale: Double) -> Double {
        scale == 0 ? value : (value * scale + 0.5).rounded(.down) / scale
    }
}
