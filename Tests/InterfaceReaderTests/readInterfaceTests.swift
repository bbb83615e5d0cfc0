import InterfaceFacts
import InterfaceReader
import SourceText
import Testing

private let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
      <scenes>
          <!--Login-->
          <scene sceneID="s1">
              <objects>
                  <tableViewController storyboardIdentifier="Login" id="login" customClass="LoginViewController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                      <tableView key="view" id="t">
                          <prototypes>
                              <tableViewCell reuseIdentifier="row" id="cell" customClass="LoginCell">
                                  <connections>
                                      <segue destination="detail" kind="show" identifier="ShowDetail" id="g1"/>
                                  </connections>
                              </tableViewCell>
                          </prototypes>
                      </tableView>
                      <connections>
                          <outlet property="output" destination="setup" id="o1"/>
                          <outletCollection property="labels" destination="t" id="o2"/>
                          <segue destination="other" kind="presentation" identifier="Help" id="g2"/>
                      </connections>
                  </tableViewController>
                  <customObject id="setup" customClass="LoginInitializer">
                      <connections><outlet property="view" destination="login" id="o3"/></connections>
                  </customObject>
                  <tapGestureRecognizer id="tap">
                      <connections>
                          <action selector="tapped:" destination="login" id="a1"/>
                          <segue destination="leave" kind="unwind" unwindAction="back:" id="g3"/>
                      </connections>
                  </tapGestureRecognizer>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
                  <exit id="leave" userLabel="Exit" sceneMemberID="exit"/>
              </objects>
          </scene>
          <scene sceneID="s2">
              <objects><viewControllerPlaceholder storyboardName="Help" referencedIdentifier="Top" id="other" sceneMemberID="viewController"/></objects>
          </scene>
          <scene sceneID="s3">
              <objects>
                  <navigationController id="nav" sceneMemberID="viewController">
                      <somethingNew id="x"/>
                      <connections><segue destination="login" kind="relationship" relationship="rootViewController" id="g4"/></connections>
                  </navigationController>
              </objects>
          </scene>
          <scene sceneID="s4">
              <objects>
                  <viewController id="detail" customClass="_TtC3App6Detail" sceneMemberID="viewController">
                      <view key="view" id="v">
                          <subviews><containerView id="c"><connections><segue destination="nowhere" kind="embed" id="g5"/></connections></containerView></subviews>
                      </view>
                  </viewController>
              </objects>
          </scene>
      </scenes>
  </document>
  """

@Suite struct ReadInterfaceTests {
  private let facts = readInterface(Array(storyboard.utf8))

  private func id(_ object: UInt32) -> String? {
    object == InterfaceFacts.none ? nil : facts.objects[Int(object)].id
  }

  @Test func scenesHaveTheirControllers() {
    #expect(facts.kind == .storyboard)
    #expect(facts.problem == nil)
    #expect(facts.firstInconsistency() == nil)
    #expect(facts.scenes.map { id($0.controller) } == ["login", "other", "nav", "detail"])
    #expect(id(facts.initialController) == "nav")
  }

  @Test func objectsThatMatterAreKept() throws {
    #expect(
      facts.objects.map { "\($0.kind) \($0.id)" } == [
        "controller login", "view cell", "custom setup", "view tap", "placeholder fr", "exit leave", "reference other",
        "controller nav", "controller detail", "view c",
      ])
    let login = facts.objects[0]
    #expect(login.customClass == "LoginViewController")
    #expect(login.customModule == "App")
    #expect(login.isOfTarget)
    #expect(login.identifier == "Login")
    #expect(facts.objects[1].reuseIdentifier == "row")
    #expect(id(facts.objects[1].parent) == "login")
    #expect(facts.objects[6].storyboardName == "Help")
    #expect(facts.objects[6].reference == "Top")
    #expect(facts.objects[8].customClass == "_TtC3App6Detail")
    let bytes = Array(storyboard.utf8)
    let range = login.classRange
    #expect(String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self) == "LoginViewController")
  }

  @Test func connectionsLeadFromObjectToObject() {
    let said = facts.connections.map { connection in
      "\(connection.kind) \(id(connection.source)!) \(connection.name) \(connection.segue) → \(id(connection.destination) ?? "–")"
    }
    #expect(
      said == [
        "segue cell ShowDetail show → detail", "outlet login output  → setup", "outletCollection login labels  → –",
        "segue login Help presentation → other", "outlet setup view  → login", "action tap tapped:  → login",
        "segue tap  unwind → leave", "segue nav  relationship → login", "segue c  embed → –",
      ])
    #expect(facts.connections[6].unwindAction == "back:")
    #expect(facts.connections[7].relationship == "rootViewController")
    let lines = LineTable(starts: facts.lineStarts)
    #expect(lines.position(of: facts.connections[0].range.start) == Position(line: 12, column: 37))
  }

  @Test func objectsKnowTheirScreen() {
    #expect([1, 2, 3, 5].map { facts.controller(of: $0).flatMap(id) } == ["login", "login", "login", "login"])
    #expect(facts.controller(of: 9).flatMap(id) == "detail")
  }

  @Test func xibsHaveAnOwner() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HomeViewController">
            <connections><outlet property="view" destination="v" id="o"/></connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view id="v"/>
        </objects>
      </document>
      """
    let facts = readInterface(Array(text.utf8))
    #expect(facts.kind == .xib)
    #expect(facts.scenes.isEmpty)
    #expect(facts.objects.map(\.kind) == [.owner, .placeholder])
    #expect(facts.connections.map(\.name) == ["view"])
  }

  @Test(arguments: [
    "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>", "<a/>",
    "<document type=\"com.apple.IBToolbox\"/>", "<document/>",
  ])
  func otherFormatsPass(text: String) {
    let facts = readInterface(Array(text.utf8))
    #expect(facts.kind == .other)
    #expect(facts.problem == nil)
    #expect(facts.objects.isEmpty)
  }

  @Test func brokenDocumentsSayWhere() {
    let facts = readInterface(Array("<document>\n<<<<<<< HEAD\n</document>".utf8))
    #expect(facts.objects.isEmpty)
    #expect(facts.problem?.offset == 12)
    #expect(facts.problem?.message == "the name of an element is expected here")
  }

  /// Connections outside of everything, twice the same name, objects that lead to themselves.
  @Test(arguments: [
    "<connections><segue destination=\"a\" kind=\"show\"/></connections>",
    "<scenes><scene><objects><viewController id=\"a\"/><viewController id=\"a\"/></objects></scene></scenes>",
    "<objects><customObject id=\"a\"><connections><outlet destination=\"a\"/></connections></customObject></objects>",
  ])
  func strangeDocumentsHangTogether(content: String) {
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\(content)</document>"
    let facts = readInterface(Array(text.utf8))
    #expect(facts.firstInconsistency() == nil)
    #expect(facts.problem == nil)
  }
}
