import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

@testable import BannerStep5
@testable import BannerStep5NoInset
@testable import BannerStep5Required

/// The profile's banner at the offsets of the facts sheet.
@MainActor @Suite(.onePhone) struct BannerTests {
  /// What is seen at a distance from the profile's rest, in the banner's coordinates.
  struct Scene: Equatable {
    var scrolled: Double
    var thumbnail: Rect
    var labelsLeft: Double
    /// By how much the wishes of 999 and 998 are missed.
    var errors: [Double]

    init(_ scrolled: Double, thumbnailLeft: Double, labelsLeft: Double, errors: Double...) {
      self.scrolled = scrolled
      thumbnail = Rect(x: thumbnailLeft, y: 10, width: 60, height: 60)
      self.labelsLeft = labelsLeft
      self.errors = errors
    }
  }

  /// Fact 10.6.
  static let scenes = [
    Scene(-30, thumbnailLeft: -90, labelsLeft: 30, errors: 0, 52),
    Scene(0, thumbnailLeft: -60, labelsLeft: 30, errors: 0, 22),
    Scene(15, thumbnailLeft: -45, labelsLeft: 30, errors: 0, 7),
    Scene(22, thumbnailLeft: -38, labelsLeft: 30, errors: 0, 0),
    Scene(38, thumbnailLeft: -22, labelsLeft: 46, errors: 0, 0),
    Scene(70, thumbnailLeft: 10, labelsLeft: 78, errors: 0, 0),
    Scene(100, thumbnailLeft: 10, labelsLeft: 78, errors: 30, 0),
    Scene(200, thumbnailLeft: 10, labelsLeft: 78, errors: 130, 0),
  ]

  private static func trace(
    _ delegate: any UIApplicationDelegate.Type, on device: Device = PlayedApp.iPhoneX
  ) throws -> LayoutTrace {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let resources = tests.appending(path: "../../steps/profile-banner/Step-5").standardized
    AppResources.use(folder: resources.path, on: ScreenDescription(device))
    let script = (scenes + scenes.reversed()).map { scene in
      Gesture.scroll(from: nil, to: .top(plus: scene.scrolled), duration: 0)
    }
    return try PlayedApp.trace(delegate, script, on: device)
  }

  /// The scenes of a trace whose every frame but the first is one.
  private static func scenes(of trace: LayoutTrace) throws -> [Scene] {
    let thumbnails = trace.states(of: "thumbnailView")
    let names = trace.states(of: "nameLabel")
    let captions = trace.states(of: "captionLabel")
    #expect(names.map(\.frame.x) == captions.map(\.frame.x))
    let offsets = trace.offsets(of: "scrollView")
    return trace.frames.indices.dropFirst().map { index in
      let errors = [999.0, 998].map { priority in
        trace.frames[index].constraints.first { $0.priority == priority }?.violation ?? .nan
      }
      var scene = Scene(
        offsets[index] + 16, thumbnailLeft: 0, labelsLeft: names[index].frame.x)
      scene.thumbnail = thumbnails[index].frame
      scene.errors = errors
      return scene
    }
  }

  @Test("facts 10.6, 10.7, 12.7: the thumbnail and the labels at each offset, there and back")
  func theBannerIsAsTheFactsSay() throws {
    let trace = try Self.trace(BannerStep5.AppDelegate.self)
    #expect(try Self.scenes(of: trace) == Self.scenes + Self.scenes.reversed())
    #expect(trace.frames.allSatisfy { $0.broken.isEmpty })
  }

  @Test("fact 10.6: the labels meet in the middle, rounded to the device's pixels")
  func theLabelsMeetInTheMiddle() throws {
    let heights = [(PlayedApp.iPhoneX, 20.333), (DeviceCatalog.devices[0], 20.5)]
    for (device, height) in heights {
      let trace = try Self.trace(BannerStep5.AppDelegate.self, on: device)
      let name = try #require(trace.states(of: "nameLabel").first)
      let caption = try #require(trace.states(of: "captionLabel").first)
      #expect(abs(name.frame.height - height) < 0.001, "\(device.name)")
      #expect(abs(name.frame.y + name.frame.height - 40) < 0.001, "\(device.name)")
      #expect(caption.frame.y == 40, "\(device.name)")
    }
  }

  @Test("fact 10.8: without the inset the thumbnail comes sixteen points too late")
  func theInsetCounts() throws {
    let trace = try Self.trace(BannerStep5NoInset.AppDelegate.self)
    let seen = try Self.scenes(of: trace).prefix(Self.scenes.count)
    #expect(seen.map(\.thumbnail.x) == [-106, -76, -61, -54, -38, -6, 10, 10])
  }

  @Test("fact 10.6: a position that must be breaks from 70 on")
  func aMustBreaks() throws {
    let trace = try Self.trace(BannerStep5Required.AppDelegate.self)
    let broken = trace.frames.dropFirst().prefix(Self.scenes.count).map(\.broken.count)
    #expect(broken == [0, 0, 0, 0, 0, 0, 1, 1])
  }
}
