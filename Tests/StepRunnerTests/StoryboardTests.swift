import Testing

@testable import StepRunner

@Suite struct StoryboardTests {
  private func storyboard(inside view: String, class name: String = "PageController") -> Storyboard
  {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="BYZ-38-t0r">
        <scenes>
          <scene sceneID="tne-QT-ifu">
            <objects>
              <viewController id="BYZ-38-t0r" customClass="\(name)" customModule="Page">
                <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  \(view)
                </view>
              </viewController>
              <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr"/>
            </objects>
          </scene>
        </scenes>
      </document>
      """
    return Storyboard(Array(text.utf8), file: "Base.lproj/Main.storyboard")
  }

  @Test func ofAnEmptyFirstSceneTheClassIsTaken() {
    let empty = storyboard(inside: #"<color key="backgroundColor" white="1" alpha="1"/>"#)
    #expect(empty.controller == "PageController")
    #expect(empty.unsupported == [])
  }

  @Test func viewsAndOutletsAreNamedWithTheirLine() {
    let full = storyboard(inside: #"<subviews><label id="a"/></subviews>"#)
    #expect(full.controller == nil)
    #expect(
      full.unsupported.map { "\($0.file):\($0.line) \($0.what)" } == [
        "Base.lproj/Main.storyboard:9 <subviews> in a storyboard",
        "Base.lproj/Main.storyboard:9 <label> in a storyboard",
      ])
  }

  @Test(arguments: ["", "<document", "<document/>", "not a storyboard"])
  func whatIsNoStoryboardIsNamed(text: String) {
    let storyboard = Storyboard(Array(text.utf8), file: "Main.storyboard")
    #expect(storyboard.controller == nil)
    #expect(storyboard.unsupported.count == 1)
  }
}
