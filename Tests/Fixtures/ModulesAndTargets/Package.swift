// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "Legacy"),
    .target(name: "Fresh"),
    .target(name: "Domain"),
    .target(name: "Profile", dependencies: ["Domain"]),
  ])
