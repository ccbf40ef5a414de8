import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigation = UINavigationController(rootViewController: ShopController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A cell with a text, as large as the text where the layout lets it.
final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The title of a section.
class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    label.font = .preferredFont(forTextStyle: .title3)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The title that stays: of a class of its own, so that it is never one of the others given out again.
final class StayingTitleView: TitleView {}

/// A row of cards that scrolls by itself, tags as wide as their words, and tiles below a title that
/// stays.
final class ShopController: UIViewController {
  enum Section: String, CaseIterable { case cards, tags, tiles }

  private lazy var collection = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var cell = UICollectionView.CellRegistration<TextCell, String> { cell, _, text in
    cell.accessibilityIdentifier = text
    cell.label.text = text
  }
  private lazy var heading = UICollectionView.SupplementaryRegistration<TitleView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, path in
    view.accessibilityIdentifier = "title-\(Section.allCases[path.section].rawValue)"
    view.label.text = Section.allCases[path.section].rawValue.capitalized
  }
  private lazy var stayingHeading = UICollectionView.SupplementaryRegistration<StayingTitleView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, path in
    view.label.text = Section.allCases[path.section].rawValue.capitalized
  }
  private lazy var source = UICollectionViewDiffableDataSource<Section, String>(
    collectionView: collection
  ) { [cell] collection, path, text in
    collection.dequeueConfiguredReusableCell(using: cell, for: path, item: text)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    collection.backgroundColor = .white
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let (heading, staying) = (heading, stayingHeading)
    source.supplementaryViewProvider = { collection, _, path in
      Section.allCases[path.section] == .tiles
        ? collection.dequeueConfiguredReusableSupplementary(using: staying, for: path)
        : collection.dequeueConfiguredReusableSupplementary(using: heading, for: path)
    }
    _ = cell
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems((0..<6).map { "card-\($0)" }, toSection: .cards)
    snapshot.appendItems(
      (0..<9).map { "tag-\($0)" + String(repeating: " word", count: $0 % 3) }, toSection: .tags)
    snapshot.appendItems((0..<40).map { "tile-\($0)" }, toSection: .tiles)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      let made: NSCollectionLayoutSection
      switch Section.allCases[index] {
      case .cards: made = cards()
      case .tags: made = tags()
      case .tiles: made = tiles(environment.container.effectiveContentSize.width > 600 ? 4 : 2)
      }
      let title = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      title.pinToVisibleBounds = Section.allCases[index] == .tiles
      made.boundarySupplementaryItems = [title]
      return made
    }
  }

  private func cards() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(420)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    return section
  }

  private func tags() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .estimated(80), heightDimension: .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  private func tiles(_ columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
    return section
  }
}
