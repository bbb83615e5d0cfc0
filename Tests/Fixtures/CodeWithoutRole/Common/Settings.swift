enum Settings { @Stored(key: "token") static var token: String? }
