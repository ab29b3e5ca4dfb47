import CReglet
import Testing

@testable import Reglet

/// The ABI reads C's structs as the core's values where they lie.
@Suite struct ButtonTests {
    @Test func theLayoutsAreTheSame() {
        func isSame<Core, Struct>(_ core: Core.Type, _ c: Struct.Type) -> Bool {
            MemoryLayout<Core>.size == MemoryLayout<Struct>.size
                && MemoryLayout<Core>.stride == MemoryLayout<Struct>.stride
                && MemoryLayout<Core>.alignment == MemoryLayout<Struct>.alignment
        }
        #expect(isSame(Point.self, reglet_point.self))
        #expect(isSame(Size.self, reglet_size.self))
        #expect(isSame(Rect.self, reglet_rect.self))
        #expect(isSame(EdgeInsets.self, reglet_insets.self))
        #expect(isSame(ButtonFlags.self, reglet_button_flags.self))
        #expect(MemoryLayout<Size>.offset(of: \.height) == MemoryLayout<reglet_size>.offset(of: \.height))
        #expect(MemoryLayout<Rect>.offset(of: \.y) == MemoryLayout<reglet_rect>.offset(of: \.y))
        #expect(MemoryLayout<Rect>.offset(of: \.width) == MemoryLayout<reglet_rect>.offset(of: \.width))
        #expect(MemoryLayout<EdgeInsets>.offset(of: \.left) == MemoryLayout<reglet_insets>.offset(of: \.left))
        #expect(MemoryLayout<EdgeInsets>.offset(of: \.bottom) == MemoryLayout<reglet_insets>.offset(of: \.bottom))
    }

    @Test func theConstantsAreTheSame() {
        #expect(ButtonStyle.left.rawValue == REGLET_BUTTON_STYLE_LEFT)
        #expect(ButtonStyle.spreadTrailing.rawValue == REGLET_BUTTON_STYLE_SPREAD_TRAILING)
        #expect(ButtonStyle.centerDown.rawValue == REGLET_BUTTON_STYLE_CENTER_DOWN)
        #expect(ButtonOptions.Horizontal.fill.rawValue == REGLET_BUTTON_HORIZONTAL_FILL)
        #expect(ButtonOptions.Horizontal.trailing.rawValue == REGLET_BUTTON_HORIZONTAL_TRAILING)
        #expect(ButtonOptions.Vertical.fill.rawValue == REGLET_BUTTON_VERTICAL_FILL)
        #expect(ButtonFit.truncate.rawValue == REGLET_BUTTON_FIT_TRUNCATE)
        #expect(Direction.rightToLeft.rawValue == REGLET_DIRECTION_RIGHT_TO_LEFT)
        #expect(ButtonFlags.empty.rawValue == REGLET_BUTTON_FLAG_EMPTY)
        #expect(ButtonFlags.overflowLeft.rawValue == REGLET_BUTTON_FLAG_OVERFLOW_LEFT)
        #expect(ButtonFlags.overflowTop.rawValue == REGLET_BUTTON_FLAG_OVERFLOW_TOP)
        #expect(ButtonFlags.overflowRight.rawValue == REGLET_BUTTON_FLAG_OVERFLOW_RIGHT)
        #expect(ButtonFlags.overflowBottom.rawValue == REGLET_BUTTON_FLAG_OVERFLOW_BOTTOM)
        #expect(ButtonFlags.overlap.rawValue == REGLET_BUTTON_FLAG_OVERLAP)
        #expect(ButtonFlags.titleTruncated.rawValue == REGLET_BUTTON_FLAG_TITLE_TRUNCATED)
    }
}
