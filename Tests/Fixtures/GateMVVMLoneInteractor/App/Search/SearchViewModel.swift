final class SearchViewModel {
  var text = ""
}
