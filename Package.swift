// swift-tools-version: 6.2
import PackageDescription

// The ordinary Swift form of Reglet: `import Reglet`. The shipped C libraries and the
// WebAssembly module are built from the same sources in Embedded mode by the Makefile.
let settings: [SwiftSetting] = [.enableExperimentalFeature("Lifetimes")]

let package = Package(
    name: "Reglet",
    products: [.library(name: "Reglet", targets: ["Reglet"])],
    targets: [
        // Rounding is the C library's on Linux, and a program without Foundation does not link that by itself.
        .target(
            name: "Reglet", exclude: ["Export/README.md", "Fonts/README.md", "Format/README.md", "Unicode/README.md"], swiftSettings: settings,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        .systemLibrary(name: "CReglet", path: "Include"),
        .target(name: "RegletABI", dependencies: ["Reglet", "CReglet"], swiftSettings: settings),
        .testTarget(name: "RegletTests", dependencies: ["Reglet"], swiftSettings: settings),
        .testTarget(name: "RegletABITests", dependencies: ["RegletABI", "Reglet", "CReglet"], swiftSettings: settings),
    ]
)
