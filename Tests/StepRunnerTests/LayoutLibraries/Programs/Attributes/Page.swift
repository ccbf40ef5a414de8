import UIKit

enum Page {
  @MainActor static func build(_ page: PageController) {
    page.header.easy.layout(
      Top(10).to(page.view.safeAreaLayoutGuide), Left(20), Right(20), Height(100))
    page.badge <- [Size(40), Center()]
    page.left.easy.layout(
      Top(12).to(page.header, .bottom), Left().to(page.header),
      Height(*0.5).like(page.left, .width))
    page.right <- [
      Top().to(page.left), Left(8).to(page.left, .right), Right().to(page.header),
      Width().like(page.left), Height().like(page.left),
    ]
    page.footer.easy.layout(Left(), Right(), Height(>=30), Height(60).with(750))
    page.footer.easy.layout(Bottom().to(page.view.safeAreaLayoutGuide))
    let passing = UIView()
    page.view.addSubview(passing)
    passing <- [Size(1), Top(), Left()]
    passing.easy.clear()
    precondition(passing.constraints.isEmpty)
    passing.removeFromSuperview()
  }

  @MainActor static func place(_ page: PageController) {}

  @MainActor static func turn(_ page: PageController) {
    page.header <- [Left(60), Right(60), Height(50)]
  }
}
