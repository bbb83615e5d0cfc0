// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Own", targets: [.target(name: "Core"), .target(name: "Design"), .target(name: "Feed")])
