enum SessionAssembly {
  static func session() -> SessionProviding { UserSession.shared }
}
