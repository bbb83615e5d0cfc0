// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "ThemeUI"), .target(name: "CoreUI", dependencies: ["ThemeUI"]), .target(name: "GridUI"),
    .target(name: "Login", dependencies: ["ThemeUI", "CoreUI", "GridUI"]),
  ])
