import SwiftUI

public let columns = 1
