import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Search bars by themselves and in navigation bars. The field's size is the library's own choice.
@Suite(.onePhone) @MainActor struct SearchTests {
  private final class Page: UIViewController, UISearchResultsUpdating {
    let scroll = UIScrollView()
    let search = UISearchController(searchResultsController: nil)
    var asked: [String] = []

    override func loadView() {
      scroll.contentSize.height = 3_000
      scroll.frame = UIScreen.main.bounds
      view = scroll
    }

    func updateSearchResults(for searchController: UISearchController) {
      asked.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
    }
  }

  private func shown(on phone: Phone, isLarge: Bool = false, stays: Bool = false) -> Page {
    let page = Page()
    page.title = "Lakes"
    page.search.searchResultsUpdater = page
    page.navigationItem.searchController = page.search
    page.navigationItem.hidesSearchBarWhenScrolling = !stays
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = isLarge
    phone.show(navigation)
    return page
  }

  private func bar(_ page: Page) -> UINavigationBar? { page.navigationController?.navigationBar }

  @Test func `a bar is 56 points high, and its field gives way to the button`() {
    let phone = Phone()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56))
    phone.show(bar)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 10)) == CGSize(width: 300, height: 56))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
    bar.showsCancelButton = true
    phone.application.layoutPass()
    let button = bar.cancelButton.frame
    #expect(button.maxX == 367 && bar.searchTextField.frame.maxX == button.minX - 8)
  }

  private final class Diary: UISearchBarDelegate {
    var lines: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begun") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      lines.append("text \(searchText)")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancelled") }
  }

  @Test func `its delegate is told of editing, text and cancelling`() {
    let phone = Phone()
    let (bar, diary) = (UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56)), Diary())
    bar.delegate = diary
    bar.showsCancelButton = true
    phone.show(bar)
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: CGPoint(x: 60, y: 128))
    phone.pass(0.1)
    finger.lift()
    phone.pass(0.1)
    bar.text = "tarn"
    finger.down(on: phone.window, at: CGPoint(x: 350, y: 128))
    phone.pass(0.1)
    finger.lift()
    phone.pass(0.1)
    #expect(diary.lines == ["begun", "text tarn", "cancelled"])
    #expect(bar.text == "tarn" && bar.isFirstResponder)
  }

  @Test func `in a navigation bar that stays it takes 52 points`() {
    let phone = Phone()
    let page = shown(on: phone, stays: true)
    #expect(bar(page)?.frame == CGRect(x: 0, y: 44, width: 375, height: 96))
    #expect(page.search.searchBar.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
    #expect(page.search.searchBar.searchTextField.frame.height == 36)
    #expect(page.view.safeAreaInsets.top == 140 && page.scroll.contentOffset.y == -140)
    page.scroll.contentOffset.y = 300
    phone.application.layoutPass()
    #expect(bar(page)?.frame.height == 96)
  }

  @Test func `one that is scrolled away is away at first, and comes when content is pulled`() {
    let phone = Phone()
    let page = shown(on: phone)
    #expect(bar(page)?.frame.height == 44 && page.search.searchBar.superview == nil)
    #expect(page.scroll.contentOffset.y == -88)
    #expect(page.scroll.legalRange(.vertical).lowerBound == -140)
    for (offset, height) in [(-114, 70), (-140, 96), (-170, 96), (-100, 56), (0, 44)] {
      page.scroll.contentOffset.y = CGFloat(offset)
      phone.application.layoutPass()
      #expect(bar(page)?.frame.height == CGFloat(height))
      #expect(page.scroll.contentOffset.y == CGFloat(offset))
    }
    #expect(page.search.searchBar.superview == nil)
  }

  @Test func `below a large title it is the first to be scrolled away`() {
    let phone = Phone()
    let page = shown(on: phone, isLarge: true)
    #expect(bar(page)?.frame.height == 96 && page.scroll.contentOffset.y == -140)
    for (offset, title, search) in [
      (-192, 52, 52), (-166, 52, 26), (-140, 52, 0), (-114, 26, 0), (-88, 0, 0), (-192, 52, 52),
      (-212, 72, 52),
    ] {
      page.scroll.contentOffset.y = CGFloat(offset)
      phone.application.layoutPass()
      #expect(bar(page)?.largeTitleRoom == CGFloat(title))
      #expect(bar(page)?.searchRoom == CGFloat(search))
      #expect(bar(page)?.frame.height == CGFloat(44 + title + search))
    }
  }

  @Test func `in a tab, above a table that refreshes, it is away at first too`() {
    let phone = Phone()
    let list = UITableViewController(style: .plain)
    list.refreshControl = UIRefreshControl()
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    phone.show(tabs)
    phone.pass(0.1)
    #expect(navigation.navigationBar.frame.height == 96 && list.tableView.contentOffset.y == -140)
  }

  @Test func `a search puts the row away and the button in, and takes both back`() {
    let phone = Phone()
    let page = shown(on: phone, isLarge: true, stays: true)
    #expect(bar(page)?.frame.height == 148 && page.asked == [])
    page.search.searchBar.becomeFirstResponder()
    phone.application.layoutPass()
    #expect(page.search.isActive && page.search.searchBar.showsCancelButton)
    #expect(bar(page)?.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
    #expect(page.view.safeAreaInsets.top == 96)
    page.search.searchBar.text = "tarn"
    page.search.isActive = false
    phone.application.layoutPass()
    #expect(page.asked == ["true ", "true tarn", "true ", "false "])
    #expect(bar(page)?.frame.height == 148 && !page.search.searchBar.showsCancelButton)
    #expect(bar(page)?.titleLabel.isHidden == true)
  }

  @Test func `an item without a search has no bar of it`() {
    let phone = Phone()
    let page = shown(on: phone, stays: true)
    page.navigationController?.pushViewController(UIViewController(), animated: false)
    phone.application.layoutPass()
    #expect(bar(page)?.frame.height == 44 && page.search.searchBar.superview == nil)
    page.navigationController?.popViewController(animated: false)
    phone.application.layoutPass()
    #expect(bar(page)?.frame.height == 96 && page.search.searchBar.superview === bar(page))
  }
}
