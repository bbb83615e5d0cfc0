enum Scenes {
  enum Login {}
  enum Profile {}
}
