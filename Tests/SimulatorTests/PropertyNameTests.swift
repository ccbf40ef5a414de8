import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

/// How views are called in the record.
@MainActor @Suite(.onePhone) struct PropertyNameTests {
  @Test func viewsAreCalledAsTheAppsCodeCallsThem() throws {
    let trace = try PlayedApp.trace(GalleryApp.self)
    #expect(
      trace.views.dropFirst().map { [$0.className, $0.kitClassName] + $0.properties } == [
        ["UIView", "UIView", "view"],
        ["UIView", "UIView", "inherited"],
        ["UIView", "UIView", "plain", "alias"],
        ["UIView", "UIView", "late"],
        ["UIView", "UIView", "perhaps"],
        ["UIView", "UIView", "row[0]"],
        ["UIView", "UIView", "row[1]"],
        ["Banner", "UIView", "banner"],
        ["UILabel", "UILabel", "banner.caption"],
        ["UIView", "UIView", "helper.shade"],
        ["UIView", "UIView"],
      ])
    #expect(trace.views.last?.identifier == "nameless")
  }

  private final class GalleryApp: AppOfOneController {
    override func makeController() -> UIViewController { Gallery() }
  }

  private class Base: UIViewController {
    let inherited = UIView()
  }

  private final class Banner: UIView {
    let caption = UILabel()
  }

  /// Holds the controller too: the search must not go round and round.
  @MainActor private final class Helper {
    let shade = UIView()
    var owner: UIViewController?
  }

  private final class Gallery: Base {
    private let plain = UIView()
    private var alias: UIView?
    private lazy var late = UIView()
    private var perhaps: UIView? = UIView()
    private let row = [UIView(), UIView()]
    private let banner = Banner()
    private let helper = Helper()

    override func viewDidLoad() {
      super.viewDidLoad()
      alias = plain
      helper.owner = self
      let nameless = UIView()
      nameless.accessibilityIdentifier = "nameless"
      banner.addSubview(banner.caption)
      let views = [inherited, plain, late, perhaps, row[0], row[1], banner, helper.shade, nameless]
      for case let subview? in views { view.addSubview(subview) }
    }
  }
}
