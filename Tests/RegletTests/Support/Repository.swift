import Foundation

/// Files of the repository that tests read.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The contents of a file, by its path from the root of the repository.
    static func data(_ path: String) throws -> Data { try Data(contentsOf: root.appending(path: path)) }

    /// The JSON of a file, by its path from the root of the repository.
    static func json(_ path: String) throws -> Any { try JSONSerialization.jsonObject(with: data(path)) }

    /// The JSON of a vector file; `REGLET_VECTORS` in the environment names another folder than Tests/Vectors.
    static func vectors(_ name: String) throws -> Any {
        let folder = ProcessInfo.processInfo.environment["REGLET_VECTORS"].map { URL(filePath: $0) }
        let file = (folder ?? root.appending(path: "Tests/Vectors")).appending(path: name)
        return try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    }
}
