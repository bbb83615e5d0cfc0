import ThemeUI

public let height = width
