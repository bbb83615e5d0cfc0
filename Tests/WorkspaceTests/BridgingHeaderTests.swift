import Testing

@testable import Workspace

@Suite struct BridgingHeaderTests {
  private func modules(_ text: String) -> [String] { modulesImported(by: Array(text.utf8)) }

  @Test func theWaysToImport() {
    #expect(
      modules("#import <UIKit/UIKit.h>\r\n#  include <PhotosUI/PHPicker.h>\n@import SwiftUI;\n@import UIKit.UIImage;")
        == [
          "UIKit", "PhotosUI", "SwiftUI", "UIKit",
        ])
  }

  @Test func whatIsNoModule() {
    #expect(modules("#import \"Own.h\"\n#import <stdio.h>\n#define X 1\n\nint main;\n#") == [])
  }

  @Test func whatStandsInALineCommentOpensNothing() {
    #expect(modules("// see Modules/*.h\n#import <A/A.h> // and /* this\n#import <B/B.h>") == ["A", "B"])
  }

  @Test func comments() {
    #expect(
      modules(
        "// #import <UIKit/UIKit.h>\n/* #import <A/A.h>\n#import <B/B.h> */ #import <C/C.h>\n/**/@import D; // @import E;"
      )
        == ["C", "D"])
  }
}
