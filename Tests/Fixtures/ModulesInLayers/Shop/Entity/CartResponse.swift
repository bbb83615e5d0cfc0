struct CartResponse {
  let title: String
}
