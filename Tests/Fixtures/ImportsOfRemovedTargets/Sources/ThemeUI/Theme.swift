import SwiftUI

public let width = 1
