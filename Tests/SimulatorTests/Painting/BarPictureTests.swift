import Drawing
import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

/// What bars and tables look like in a picture.
@MainActor @Suite(.onePhone) struct BarPictureTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func picture(
    on device: Device = PlayedApp.iPhoneX, _ change: @escaping (UINavigationController) -> Void
  ) throws -> Bitmap {
    try Stage.picture(on: device) {
      let page = UIViewController()
      page.view.backgroundColor = .white
      page.title = "Title"
      let controller = UINavigationController(rootViewController: page)
      change(controller)
      return controller
    }
  }

  @Test func aNavigationBarReachesBehindTheStatusBarAndEndsInALine() throws {
    let bar = try picture {
      $0.navigationBar.isTranslucent = false
      $0.navigationBar.barTintColor = Self.blue
    }
    #expect(bar.isNear(5, 5, 0x0000FF) && bar.isNear(5, 86, 0x0000FF))
    #expect(bar.isNear(5, 90, 0xFFFFFF))
    let plain = try picture { _ in }
    #expect(plain.isNear(5, 60, 0xF9F9F9) && plain.inked(150..<225, 50..<82) > 50, "the title")
    #expect(plain.color(x: 5, y: 88).red < 0.97, "the line")
    let hidden = try picture { $0.isNavigationBarHidden = true }
    #expect(hidden.isNear(5, 60, 0xFFFFFF) && hidden.inked(150..<225, 50..<82) == 0)
    let bare = try picture {
      $0.navigationBar.setBackgroundImage(UIImage(), for: .default)
      $0.navigationBar.shadowImage = UIImage()
    }
    #expect(bare.isNear(5, 60, 0xFFFFFF) && bare.isNear(5, 88, 0xFFFFFF))
  }

  @Test func theWayBackHasAnArrow() throws {
    let root = try picture { $0.navigationBar.tintColor = Self.red }
    #expect(root.inked(0..<40, 55..<80) == 0)
    let pushed = try picture {
      $0.navigationBar.tintColor = Self.red
      let second = UIViewController()
      second.view.backgroundColor = .white
      $0.pushViewController(second, animated: false)
    }
    #expect(pushed.inked(5..<32, 55..<80) > 20, "the arrow")
    #expect(pushed.inked(34..<80, 55..<80) > 20, "the title that it leads to")
    let nameless = try picture {
      $0.navigationBar.tintColor = Self.red
      $0.topViewController?.title = nil
      $0.pushViewController(UIViewController(), animated: false)
    }
    #expect(nameless.inked(34..<80, 55..<80) > 20, "or Back")
  }

  @Test func anItemThatAppleHasReadyHasItsSign() throws {
    func drawn(_ item: UIBarButtonItem.SystemItem) throws -> Int {
      try picture {
        $0.navigationBar.tintColor = Self.red
        $0.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: item)
      }.inked(330..<365, 50..<82)
    }
    #expect(try drawn(.add) > 20)
    #expect(try drawn(.fixedSpace) == 0)
  }

  @Test func aLaterNavigationBarIsClearWhileContentIsAtItsTop() throws {
    let device = try #require(Stage.newer)
    func drawn(_ script: [Gesture]) throws -> Bitmap {
      try Stage.picture(on: device, script) {
        let page = UIViewController()
        let scroll = UIScrollView()
        scroll.backgroundColor = Self.blue
        scroll.contentSize = CGSize(width: 100, height: 3000)
        page.view = scroll
        return UINavigationController(rootViewController: page)
      }
    }
    let top = Int(device.portraitSafeArea.top) + 20
    #expect(try drawn([]).isNear(5, top, 0x0000FF))
    let scrolled = try drawn([.scroll(from: nil, to: .offset(400), duration: 0.5)])
    #expect(!scrolled.isNear(5, top, 0x0000FF, by: 0.3))
  }

  @Test func aTabBarShowsWhichIsChosen() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    func drawn(_ chosen: Int, badge: String? = nil) throws -> Bitmap {
      try Stage.picture {
        let controller = UITabBarController()
        controller.viewControllers = (0..<2).map { index in
          let page = UIViewController()
          page.view.backgroundColor = .white
          page.tabBarItem = UITabBarItem(title: "Tab", image: dot, tag: index)
          page.tabBarItem.badgeValue = index == 1 ? badge : nil
          return page
        }
        controller.selectedIndex = chosen
        controller.tabBar.tintColor = Self.red
        controller.tabBar.unselectedItemTintColor = Self.blue
        controller.tabBar.isTranslucent = false
        return controller
      }
    }
    // The bar is 49 high and stands on the home indicator's 34.
    let first = try drawn(0)
    let (left, right, middle) = (94, 281, 812 - 34 - 49 + 18)
    #expect(first.isNear(left, middle, 0xFF0000) && first.isNear(right, middle, 0x0000FF))
    #expect(first.isNear(5, 800, 0xF9F9F9), "down to the edge of the display")
    let second = try drawn(1, badge: "3")
    #expect(second.isNear(left, middle, 0x0000FF) && second.isNear(right, middle, 0xFF0000))
    let badge = (right + 10, 812 - 34 - 49 + 6)
    #expect(second.isNear(badge.0, badge.1, 0xFF3B30, by: 0.1))
    #expect(!first.isNear(badge.0, badge.1, 0xFF3B30, by: 0.1))
  }

  @Test func aCellShowsItsAccessoryItsLineAndWhatCanBeDone() throws {
    final class Rows: UITableViewController {
      var accessory = UITableViewCell.AccessoryType.none
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "MMM"
        cell.accessoryType = accessory
        return cell
      }
    }
    func drawn(
      _ accessory: UITableViewCell.AccessoryType, isEditing: Bool = false,
      separator: UITableViewCell.SeparatorStyle = .singleLine
    ) throws -> Bitmap {
      try Stage.picture {
        let rows = Rows()
        rows.accessory = accessory
        rows.tableView.tintColor = Self.blue
        rows.tableView.isEditing = isEditing
        rows.tableView.separatorStyle = separator
        return rows
      }
    }
    // The row is below the safe area's 44; beside it is the scroll indicator.
    let ends = 335..<368
    let plain = try drawn(.none)
    #expect(plain.inked(ends, 48..<84) == 0)
    #expect(plain.inked(16..<60, 50..<82) > 50, "the text")
    func isLine(_ row: Int, _ picture: Bitmap) -> Bool {
      (row - 1...row + 1).contains { picture.color(x: 100, y: $0).red < 0.97 }
    }
    #expect(isLine(87, plain) && !isLine(70, plain))
    #expect(isLine(131, plain), "lines go on below the rows")
    #expect(!isLine(87, try drawn(.none, separator: .none)))
    #expect(try drawn(.disclosureIndicator).inked(ends, 48..<84) > 5)
    #expect(try drawn(.checkmark).inked(ends, 48..<84) > 15)
    let detail = try drawn(.detailButton)
    #expect(detail.inked(325..<368, 48..<84) > 30)
    let edited = try drawn(.none, isEditing: true)
    #expect(edited.isNear(19, 66, 0xFF3B30, by: 0.1) && !plain.isNear(19, 66, 0xFF3B30, by: 0.1))
  }
}
