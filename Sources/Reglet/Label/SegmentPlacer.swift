/// Finds where the parts of lines stand.
struct SegmentPlacer {
    private let tabWidth: Double
    private let lineWidth: Double
    /// The next tab, as a place in the source's list.
    private var tab = 0
    /// Those of a line's segments, in storage that all lines use.
    private var levels: [UInt8] = []

    init(tabWidth: Double, lineWidth: Double) {
        self.tabWidth = tabWidth
        self.lineWidth = lineWidth
    }

    /// Gives a line its x and its segments: those that truncation left it, or all of its text.
    @_optimize(speed)
    mutating func place(
        _ line: inout LabelLine, _ truncation: [LineSegment]?, _ source: borrowing LabelSource,
        _ segments: inout [LineSegment], _ visual: inout [Int32]
    ) {
        let paragraph = source.paragraphs[Int(line.paragraph)]
        let first = segments.count
        let stretch = align(&line, paragraph, source)
        if let truncation {
            segments += truncation
        } else {
            var cutter = SegmentCutter(
                from: Int(line.start), coreEnd: Int(line.coreEnd), hyphen: line.hyphen, stretch: stretch, tabWidth: tabWidth)
            cutter.cut(upTo: Int(line.end), paragraph, tab: &tab, source, &segments)
        }
        line.firstSegment = Int32(truncatingIfNeeded: first)
        line.segmentCount = Int32(truncatingIfNeeded: segments.count - first)
        order(first, isRightToLeft: paragraph.level == 1, &segments, &visual)
    }

    /// Sets the line's x; what each stretched space gets, 0 where none is stretched.
    private func align(_ line: inout LabelLine, _ paragraph: LabelParagraph, _ source: borrowing LabelSource) -> Double {
        let free = lineWidth - line.width
        let isRightToLeft = paragraph.level == 1
        guard free > 0 else {
            line.x = isRightToLeft ? min(free, 0) : 0
            return 0
        }
        switch paragraph.alignment {
        case .left: line.x = 0
        case .center: line.x = free / 2
        case .right: line.x = free
        case .natural: line.x = isRightToLeft ? free : 0
        case .justified:
            let spaces = line.isForced ? 0 : stretchedSpaces(line, source)
            if spaces > 0 {
                line.width = lineWidth
                return free / Double(spaces)
            }
            line.x = isRightToLeft ? free : 0
        }
        return 0
    }

    /// The spaces of a justified line that stretch: those behind its last tab, so that tab stops hold.
    private func stretchedSpaces(_ line: LabelLine, _ source: borrowing LabelSource) -> Int {
        var spaces = 0
        for cluster in line.core {
            switch source.measured.kinds[cluster] {
            case .space: spaces += 1
            case .tab: spaces = 0
            default: break
            }
        }
        return spaces
    }

    /// Rule L2 of UAX #9 over the line's segments, and their x. What hangs lies outside the line's edges.
    @_optimize(speed)
    private mutating func order(
        _ first: Int, isRightToLeft: Bool, _ segments: inout [LineSegment], _ visual: inout [Int32]
    ) {
        var x = 0.0
        var all: UInt8 = 0
        for index in first..<segments.count {
            all |= segments[index].level
            if isRightToLeft && segments[index].hangs { x -= segments[index].width }
        }
        if all == 0 {
            for index in first..<segments.count {
                segments[index].x = x
                x += segments[index].width
                visual.append(Int32(truncatingIfNeeded: index - first))
            }
            return
        }
        levels.removeAll(keepingCapacity: true)
        for index in first..<segments.count { levels.append(segments[index].level) }
        for place in Bidi.visualOrder(levels.span) {
            segments[first + place].x = x
            x += segments[first + place].width
            visual.append(Int32(truncatingIfNeeded: place))
        }
    }
}
