import CCMark

extension Markdown {
  /// How deep quotes and lists may lie in one another; what lies deeper is left out.
  private static let depthLimit = 32

  /// Reads a page as CommonMark says. HTML in it is left out.
  package static func read(_ text: String) -> [Block] {
    let bytes = Array(text.utf8)
    let document = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        // Without the option that lets it through, raw HTML stays in nodes of its own.
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    defer { cmark_node_free(document) }
    return blocks(in: document, depth: 0)
  }

  private static func children(of node: OpaquePointer?) -> [OpaquePointer] {
    Array(
      sequence(first: cmark_node_first_child(node)) { cmark_node_next($0) }.prefix { $0 != nil }
    )
    .compactMap { $0 }
  }

  private static func blocks(in node: OpaquePointer?, depth: Int) -> [Block] {
    guard depth < depthLimit else { return [] }
    return children(of: node).compactMap { child in
      switch cmark_node_get_type(child) {
      case CMARK_NODE_HEADING:
        .heading(level: Int(cmark_node_get_heading_level(child)), inlines(in: child, depth: depth))
      case CMARK_NODE_PARAGRAPH:
        .paragraph(inlines(in: child, depth: depth))
      case CMARK_NODE_LIST:
        .list(
          start: cmark_node_get_list_type(child) == CMARK_ORDERED_LIST
            ? Int(cmark_node_get_list_start(child)) : nil,
          items: children(of: child).map { blocks(in: $0, depth: depth + 1) })
      case CMARK_NODE_CODE_BLOCK:
        .code(literal(of: child))
      case CMARK_NODE_BLOCK_QUOTE:
        .quote(blocks(in: child, depth: depth + 1))
      case CMARK_NODE_THEMATIC_BREAK:
        .rule
      default:
        nil
      }
    }
  }

  private static func inlines(in node: OpaquePointer?, depth: Int) -> [Inline] {
    guard depth < depthLimit else { return [] }
    return children(of: node).compactMap { child in
      switch cmark_node_get_type(child) {
      case CMARK_NODE_TEXT: .text(literal(of: child))
      case CMARK_NODE_SOFTBREAK: .text(" ")
      case CMARK_NODE_LINEBREAK: .lineBreak
      case CMARK_NODE_CODE: .code(literal(of: child))
      case CMARK_NODE_EMPH: .emphasis(inlines(in: child, depth: depth + 1))
      case CMARK_NODE_STRONG: .strong(inlines(in: child, depth: depth + 1))
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        .link(
          inlines(in: child, depth: depth + 1),
          address: cmark_node_get_url(child).map { String(cString: $0) } ?? "")
      default: nil
      }
    }
  }

  private static func literal(of node: OpaquePointer?) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }
}
