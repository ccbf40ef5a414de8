import Foundation
import FoundationXML

/// A main storyboard, as far as it can be honoured without Interface Builder's runtime: one that
/// only says which controller the app begins with.
///
/// Projects that lay out in code often keep such a storyboard: a first scene with a class and an
/// empty view. Anything more (outlets, views, segues) is named with its line.
struct Storyboard: Equatable {
  /// The class of the first controller; nil when the storyboard holds more than that.
  var controller: String?
  /// What it holds that cannot be honoured.
  var unsupported: [UnsupportedUse]

  /// Reads a storyboard.
  ///
  /// - Parameter file: the path to say in findings, relative to the step's folder.
  init(_ bytes: [UInt8], file: String) {
    let reader = StoryboardReader(file: file)
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isRead = parser.parse()
    unsupported = reader.unsupported
    if !isRead && unsupported.isEmpty {
      unsupported = [
        UnsupportedUse(
          file: file, line: max(1, parser.lineNumber), column: 1, what: "A damaged storyboard",
          instead: StoryboardReader.instead)
      ]
    }
    controller = unsupported.isEmpty ? reader.controller : nil
    if unsupported.isEmpty && controller == nil {
      unsupported = [
        UnsupportedUse(
          file: file, line: 1, column: 1,
          what: "A storyboard whose first controller has no class of the app's",
          instead: StoryboardReader.instead)
      ]
    }
  }
}

/// Walks through a storyboard's elements.
private final class StoryboardReader: NSObject, XMLParserDelegate {
  static let instead = """
    make the controller's views in code, in viewDidLoad; of a storyboard only the class of its \
    first controller is taken
    """

  private let file: String
  private var initial: String?
  private(set) var controller: String?
  private(set) var unsupported: [UnsupportedUse] = []

  init(file: String) {
    self.file = file
  }

  /// Elements that say nothing which would have to be honoured.
  private static let harmless: Set<String> = [
    "document", "dependencies", "deployment", "plugIn", "capability", "device", "adaptation",
    "scenes", "scene", "objects", "viewController", "layoutGuides", "viewControllerLayoutGuide",
    "view", "rect", "autoresizingMask", "color", "viewLayoutGuide", "placeholder", "point",
    "resources", "systemColor", "namedColor", "navigationItem",
  ]

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch element {
    case "document":
      initial = attributes["initialViewController"]
    case "viewController" where attributes["id"] != nil && attributes["id"] == initial:
      controller = attributes["customClass"]
    case _ where Self.harmless.contains(element):
      break
    default:
      unsupported.append(
        UnsupportedUse(
          file: file, line: parser.lineNumber, column: max(1, parser.columnNumber),
          what: "<\(element)> in a storyboard", instead: Self.instead))
    }
  }
}
