/// Measures along a line from its start, with the tabs on it.
struct Ruler {
    private let start: Int
    private let tabWidth: Double
    /// What the tabs so far have added.
    private var shift = 0.0
    /// The next tab on the line, as a place in the source's list.
    private var tab: Int

    /// `tab` is a place in the source's list of tabs that no tab behind `start` comes before.
    init(_ source: borrowing LabelSource, from start: Int, tabWidth: Double, tab: Int = 0) {
        self.start = start
        self.tabWidth = tabWidth
        self.tab = tab
        while self.tab < source.tabs.count && Int(source.tabs[self.tab]) < start { self.tab += 1 }
    }

    /// The distance from the line's start to a cluster's, in points. Clusters come in ascending order.
    @inline(__always)
    mutating func x(_ cluster: Int, in source: borrowing LabelSource) -> Double {
        while tab < source.tabs.count && Int(source.tabs[tab]) < cluster {
            let x = source.measured.edges[Int(source.tabs[tab])] - source.measured.edges[start] + shift
            shift += Ruler.stop(after: x, tabWidth) - x
            tab += 1
        }
        return source.measured.edges[cluster] - source.measured.edges[start] + shift
    }

    var nextTab: Int { tab }

    /// The first tab stop behind `x`; one that is nearer than 1/1024 point is passed.
    static func stop(after x: Double, _ tabWidth: Double) -> Double {
        guard tabWidth > 0 else { return x }
        let number = ((x + LineFiller.tolerance) / tabWidth).rounded(.down) + 1
        let stop = number * tabWidth
        return stop.isFinite && stop > x ? stop : x
    }

    /// The most that a tab adds, wherever the one before it ends.
    static func widest(_ tabWidth: Double) -> Double { tabWidth > 0 ? tabWidth + LineFiller.tolerance : 0 }
}
