// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "Shapes", path: "Modules/Design/Code"),
    .target(name: "Theme", dependencies: ["Shapes"], path: "Modules/Theme"),
    .target(name: "Login", dependencies: ["Theme", .target(name: "Shapes")], path: "Features/Login"),
  ])
