import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Controllers as pages that scroll.
@Suite(.onePhone) @MainActor struct PageTests {
  private final class Page: UIViewController {
    let number: Int
    let diary: Diary

    init(_ number: Int, _ diary: Diary) {
      self.number = number
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { diary.lines.append("\(number) will appear") }
    override func viewDidAppear(_ animated: Bool) { diary.lines.append("\(number) appeared") }
    override func viewWillDisappear(_ animated: Bool) { diary.lines.append("\(number) will go") }
    override func viewDidDisappear(_ animated: Bool) { diary.lines.append("\(number) gone") }
  }

  private final class Diary { var lines: [String] = [] }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let diary = Diary()
    var dots = 0
    lazy var pages = (0..<3).map { Page($0, diary) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }

    private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let page = controller as? Page, pages.indices.contains(page.number + step) else {
        return nil
      }
      return pages[page.number + step]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      diary.lines.append("to \(pendingViewControllers.compactMap { ($0 as? Page)?.number })")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let numbers = previousViewControllers.compactMap { ($0 as? Page)?.number }
      diary.lines.append("from \(numbers) \(completed)")
    }
  }

  private func shown(
    _ book: Book, on phone: Phone, at page: Int = 0,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: options)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
    phone.show(controller)
    return controller
  }

  private func drag(_ phone: Phone, by distance: CGFloat) {
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: CGPoint(x: 187, y: 400))
    for step in 1...12 {
      phone.pass(1.0 / 60)
      finger.move(to: CGPoint(x: 187 + distance * CGFloat(step) / 12, y: 400))
    }
    phone.pass(0.2)
    finger.lift()
    phone.pass(1.5)
  }

  @Test func `a page fills the view and its safe area`() {
    let phone = Phone()
    let book = Book()
    let controller = shown(book, on: phone)
    let page = book.pages[0]
    #expect(controller.viewControllers == [page] && controller.children == [page])
    #expect(page.view.convert(page.view.bounds, to: nil) == phone.window.bounds)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(book.diary.lines == ["0 will appear", "0 appeared"])
  }

  @Test func `a finger brings the next page in, and both are told`() {
    let phone = Phone()
    let book = Book()
    let controller = shown(book, on: phone)
    book.diary.lines = []
    drag(phone, by: -250)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(controller.children == [book.pages[1]] && book.pages[0].view.superview == nil)
    #expect(
      book.diary.lines == [
        "to [1]", "0 will go", "1 will appear", "0 gone", "1 appeared", "from [0] true",
      ])
    let view = book.pages[1].view
    #expect(view?.convert(view?.bounds ?? .zero, to: nil) == phone.window.bounds)
  }

  @Test func `a page that is let go too soon goes back, and that is told`() {
    let phone = Phone()
    let book = Book()
    let controller = shown(book, on: phone)
    book.diary.lines = []
    drag(phone, by: -80)
    #expect(controller.viewControllers == [book.pages[0]] && book.pages[1].parent == nil)
    #expect(
      book.diary.lines == [
        "to [1]", "0 will go", "1 will appear", "1 will go", "0 will appear", "1 gone",
        "0 appeared", "from [0] false",
      ])
  }

  @Test func `where there is no page it bounces`() {
    let phone = Phone()
    let book = Book()
    let controller = shown(book, on: phone)
    book.diary.lines = []
    drag(phone, by: 250)
    #expect(controller.viewControllers == [book.pages[0]] && book.diary.lines == [])
    let view = book.pages[0].view
    #expect(view?.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func `without a data source a finger moves nothing`() {
    let phone = Phone()
    let book = Book()
    let controller = shown(book, on: phone)
    controller.dataSource = nil
    drag(phone, by: -250)
    #expect(controller.viewControllers == [book.pages[0]])
  }

  @Test func `code brings a page in, from the side that it says`() {
    let phone = Phone()
    let book = Book()
    let controller = shown(book, on: phone)
    book.diary.lines = []
    var ends: [Bool] = []
    controller.setViewControllers([book.pages[2]], direction: .reverse, animated: true) {
      ends.append($0)
    }
    phone.pass(0.1)
    let place = book.pages[2].view.convert(CGPoint.zero, to: nil).x
    #expect(place < 0 && place > -375 && ends == [])
    phone.pass(0.5)
    #expect(book.pages[2].view.convert(CGPoint.zero, to: nil).x == 0 && ends == [true])
    #expect(
      book.diary.lines == ["0 will go", "2 will appear", "0 gone", "2 appeared"])
    #expect(controller.viewControllers == [book.pages[2]])
  }

  @Test func `what code brings in without asking for its end is no finger's`() {
    let phone = Phone()
    let book = Book()
    book.dots = 3
    let controller = shown(book, on: phone)
    book.diary.lines = []
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    phone.pass(1)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.diary.lines == ["0 will go", "1 will appear", "0 gone", "1 appeared"])
    let dots = controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.currentPage == 1)
  }

  @Test func `pages stand apart by the spacing, and turn with the phone`() {
    let phone = Phone()
    let book = Book()
    let controller = shown(book, on: phone, options: [.interPageSpacing: 20])
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    phone.pass(0.1)
    let (first, second) = (book.pages[0].view, book.pages[1].view)
    let gap =
      (second?.convert(CGPoint.zero, to: nil).x ?? 0)
      - (first?.convert(CGPoint(x: 375, y: 0), to: nil).x ?? 0)
    #expect(abs(gap - 20) < 0.01)
    phone.pass(0.5)
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    #expect(second?.convert(second?.bounds ?? .zero, to: nil) == phone.window.bounds)
    #expect(second?.safeAreaInsets.left == 44)
  }

  @Test func `dots follow the page, and take their room`() {
    let phone = Phone()
    let book = Book()
    book.dots = 3
    let controller = shown(book, on: phone, at: 1)
    let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.numberOfPages == 3 && dots?.currentPage == 1)
    #expect(dots?.frame == CGRect(x: 0, y: 741, width: 375, height: 37))
    #expect(book.pages[1].view.frame.height == 741)
    drag(phone, by: -250)
    #expect(dots?.currentPage == 2)
    book.dots = 0
    let other = shown(book, on: phone)
    #expect(!other.view.subviews.contains { $0 is UIPageControl })
  }

  @Test func `a curl is refused by name`() async {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let phone = Phone()
        withExtendedLifetime(phone) {
          _ = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("refused UIPageViewController with TransitionStyle.pageCurl"))
  }
}
