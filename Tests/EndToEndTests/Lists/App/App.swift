import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let lakes = UINavigationController(rootViewController: LakesController())
    lakes.navigationBar.prefersLargeTitles = true
    let notes = UINavigationController(rootViewController: NotesController())
    let tabs = UITabBarController()
    tabs.viewControllers = [lakes, notes]
    tabs.selectedIndex = 0
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A table of lakes below a header that grows when it is pulled.
final class LakesController: UITableViewController {
  enum Section { case all }

  let header = UIView()
  private lazy var rows = UITableViewDiffableDataSource<Section, String>(tableView: tableView) {
    table, path, lake in
    let cell = table.dequeueReusableCell(withIdentifier: "lake", for: path)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = lake
    return cell
  }

  init() {
    super.init(style: .plain)
    title = "Lakes"
    tabBarItem = UITabBarItem(title: "Lakes", image: nil, tag: 0)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lake")
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
    header.backgroundColor = .systemTeal
    header.accessibilityIdentifier = "header"
    tableView.addSubview(header)
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.show(["A new lake"] + Self.lakes) }, for: .valueChanged)
    show(Self.lakes)
  }

  static let lakes = (1...40).map { number in
    "Lake \(number)"
      + String(repeating: ", which is rather long and needs lines", count: number % 3)
  }

  func show(_ lakes: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.all])
    snapshot.appendItems(lakes)
    rows.apply(snapshot, animatingDifferences: false)
    refreshControl?.endRefreshing()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

  private func place() {
    let pulled = max(0, -tableView.contentOffset.y - tableView.adjustedContentInset.top)
    header.frame = CGRect(
      x: 0, y: -pulled, width: tableView.bounds.width, height: 120 + pulled)
  }
}

/// Notes in a grid whose cells find out their size.
final class NotesController: UICollectionViewController {
  final class Note: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      contentView.backgroundColor = .systemYellow
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 140),
      ])
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
    title = "Notes"
    tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 1)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(Note.self, forCellWithReuseIdentifier: "note")
  }

  let texts = ["Short", "A note of some length that needs several lines", "Middle sized note"]

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    let label = (cell as? Note)?.label
    label?.text = texts[indexPath.item]
    label?.accessibilityIdentifier = indexPath.item == 1 ? "words of the long note" : nil
    return cell
  }
}
