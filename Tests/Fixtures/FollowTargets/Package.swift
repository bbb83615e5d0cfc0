// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "X",
  targets: [
    .target(name: "Analytics"), .target(name: "Backend"), .target(name: "Gestures"),
    .target(name: "Home", dependencies: ["Backend", "Gestures"]),
  ])
