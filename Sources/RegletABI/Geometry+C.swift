// Geometry between C's structs and the core's values.
import CReglet
import Reglet

extension reglet_rect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension reglet_size {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension EdgeInsets {
    init(_ c: reglet_insets) { self.init(top: c.top, left: c.left, bottom: c.bottom, right: c.right) }
}
