/// What a file keeps to itself is nothing to another one, even where nobody else declares the name.
private protocol View {}
private struct Badge: View {}
private typealias Worker = MusicInteractor
