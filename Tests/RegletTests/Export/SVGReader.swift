import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// An SVG document as an XML parser sees it.
final class SVGReader: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
        /// That of the innermost link around it.
        var href: String?
        var text = ""

        /// The attribute as a number; NaN where it is none.
        func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? .nan }
    }

    /// In the order of their start tags.
    private(set) var elements: [Element] = []
    private var open: [Int] = []
    private var failure: String?

    /// Nil where it is not well-formed.
    init?(_ svg: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(svg))
        parser.delegate = self
        guard parser.parse(), failure == nil, open.isEmpty else { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let href = open.last.flatMap { elements[$0].name == "a" ? elements[$0].attributes["href"] : elements[$0].href }
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes, href: href))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let last = open.last { elements[last].text += string }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { failure = "\(error)" }

    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
}
