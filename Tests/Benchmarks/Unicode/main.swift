// Times the Unicode machines on 100 KB of English and 100 KB of mixed scripts; prints milliseconds, median of 5.
//
//     swiftc -O -wmo -swift-version 6 -enable-experimental-feature Lifetimes -module-name Benchmark \
//         $(find Sources/Reglet -name '*.swift') Tests/Benchmarks/Unicode/main.swift -lm -o build/benchmark-unicode
//
// An argument (line, cluster, bidi, levels) limits it to one machine, once over the mixed text, for callgrind.

/// A fixed sequence, so that every run has the same text (xorshift).
struct Sequence32 {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }
}

let english = """
    the of and to in is that it was for on are with as his they at be this from have or by one had not but what all \
    were when we there can an your which their said if do will each about how up out them then she many some so these \
    would other into has more her two like him see time could no make than first been its who now people my made over \
    did down only way find use may water long little very after words called just where most know
    """.split(separator: " ").map(String.init)
let foreign = [
    "日本語", "テキスト", "行分割", "ひらがな、", "中文排版", "段落。", "שלום", "עולם", "עברית", "مرحبا", "العربية", "النص",
    "café", "naïve", "Übergröße", "Ελληνικά", "русский", "👨‍👩‍👧‍👦", "हिन्दी", "한국어", "(1,234.50€)", "“quoted”",
]

/// Words until there are 100 KB; a sentence has twelve, a paragraph sixty.
@MainActor func makeText(foreignShare: Int) -> [UInt8] {
    var sequence = Sequence32()
    var text: [UInt8] = []
    var count = 0
    while text.count < 100_000 {
        let list = sequence.next(below: 100) < foreignShare ? foreign : english
        text += Array(list[sequence.next(below: list.count)].utf8)
        count += 1
        text += count % 60 == 0 ? [0x2E, 0x0A] : count % 12 == 0 ? [0x2E, 0x20] : [0x20]
    }
    return text
}

@MainActor func measure(_ name: String, _ body: () -> Int) {
    let clock = ContinuousClock()
    var times: [Duration] = []
    var check = 0
    for _ in 0..<6 { times.append(clock.measure { check &+= body() }) }
    let milliseconds = times.dropFirst().sorted()[2] / .milliseconds(1)
    print(name, milliseconds, "ms", check)
}

@MainActor func lines(_ text: [UInt8], _ flags: inout [UInt8]) -> Int {
    var span = flags.mutableSpan
    LineBreaks.mark(text.span, into: &span)
    return Int(flags[text.count])
}

@MainActor func clusters(_ text: [UInt8], _ flags: inout [UInt8]) -> Int {
    var span = flags.mutableSpan
    Clusters.mark(text.span, into: &span)
    return Int(flags[text.count])
}

/// As the label does it: paragraph by paragraph, before L1.
@MainActor func bidi(_ text: [UInt8]) -> Int {
    var resolver = BidiResolver()
    var start = 0
    var runs = 0
    while start < text.count {
        let end = Bidi.paragraphEnd(from: start, in: text.span)
        runs += resolver.resolve(start..<end, of: text.span, direction: .natural).runs.count
        start = end
    }
    return runs
}

let texts = [("english", makeText(foreignShare: 0)), ("mixed", makeText(foreignShare: 30))]
var flags = [UInt8](repeating: 0, count: texts.map(\.1.count).max()! + 1)
switch CommandLine.arguments.dropFirst().first {
case "line": print(lines(texts[1].1, &flags))
case "cluster": print(clusters(texts[1].1, &flags))
case "bidi": print(bidi(texts[1].1))
case "none": break
default:
    for (name, text) in texts {
        print(name, text.count, "bytes")
        measure("  line breaks     ") { lines(text, &flags) }
        measure("  line break list ") { LineBreaks.opportunities(in: text.span).count }
        measure("  clusters        ") { clusters(text, &flags) }
        measure("  cluster list    ") { Clusters.boundaries(in: text.span).count }
        measure("  bidi paragraphs ") { bidi(text) }
        measure("  bidi levels     ") { Bidi.levels(of: text.span, direction: .natural).count }
    }
}
