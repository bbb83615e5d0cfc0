// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "Core", path: "Core"), .target(name: "Screens", path: "Screens"), .target(name: "App", path: "App"),
    .target(name: "Login", path: "Login"),
  ])
