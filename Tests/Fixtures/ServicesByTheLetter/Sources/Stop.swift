import SwiftData

@SwiftData.Model final class Stop { var name = "" }
