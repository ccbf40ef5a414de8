import Foundation

/// A whole page in one file: it asks for nothing from elsewhere, runs no script but its own, and
/// works from a folder as well as from a server.
///
/// Its policy names the digests of its script and its style, so that a browser refuses any other,
/// whatever a learner's text may bring in.
package struct Page: Sendable {
  /// What stands in the browser's tab.
  package var title: String
  /// What the page holds, without the frame that all pages share.
  package var body: [HTML]
  /// What its players play; nil for a page without any.
  package var playlist: Playlist?

  package init(title: String, body: [HTML], playlist: Playlist? = nil) {
    self.title = title
    self.body = body
    self.playlist = playlist
  }

  /// - Throws: what `JSONEncoder` throws on a number that is not finite, which a trace never holds.
  package init(title: String, body: [HTML], recordings: [Recording]) throws {
    self.init(title: title, body: body, playlist: try Playlist(recordings))
  }

  /// The page as one file.
  package func render() -> String {
    let head = HTML(
      "head", [:],
      [
        .void("meta", ["charset": "utf-8"]),
        .void(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; script-src '\(Self.scriptDigest)'; "
              + "style-src '\(Self.styleDigest)'; img-src data:; base-uri 'none'; "
              + "form-action 'none'",
          ]),
        .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .void("meta", ["name": "color-scheme", "content": "light dark"]),
        .void("meta", ["name": "referrer", "content": "no-referrer"]),
        HTML("title", [:], [.text(title)]),
        .void("link", ["rel": "icon", "href": Self.icon]),
        .own("style", Self.style),
      ])
    var content = body
    if let playlist, playlist.leftOut > 0 {
      content.append(
        HTML(
          "p", ["class": "note"],
          [
            .text(
              "\(playlist.leftOut) of \(playlist.count) recordings had no room on this page and "
                + "cannot be played.")
          ]))
    }
    let document = HTML(
      "html", ["lang": "en"],
      [
        head,
        HTML(
          "body", [:],
          content + [
            .data(id: "recordings", json: Array((playlist?.json ?? Self.nothing).utf8)),
            .own("script", Self.script),
          ]),
      ])
    return "<!doctype html>\n" + document.markup + "\n"
  }

  /// The data of a page without recordings.
  private static let nothing =
    #"{"version":1,"shared":{"colors":[],"letters":[],"pictures":[],"texts":[]},"runs":[]}"#

  static let script =
    "\"use strict\";(()=>{\n"
    + [
      PackageResources.channels_js, PackageResources.letters_js, PackageResources.phone_js,
      PackageResources.timeline_js, PackageResources.readings_js, PackageResources.player_js,
      PackageResources.page_js,
    ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    + "})();\n"

  static let style = [PackageResources.page_css, PackageResources.player_css]
    .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")

  /// Made once: a class has a page for each learner.
  private static let scriptDigest = digest(of: script)
  private static let styleDigest = digest(of: style)

  private static let icon =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect x='4' "
    + "y='1' width='8' height='14' rx='2' fill='%233949ab'/%3E%3Crect x='5' y='2' width='6' "
    + "height='6' fill='%23fff'/%3E%3C/svg%3E"

  private static func digest(of text: String) -> String {
    "sha256-" + Data(SHA256(text).bytes).base64EncodedString()
  }
}
