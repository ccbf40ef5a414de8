// swift-tools-version: 6.2
import PackageDescription

/// The language that every target of ours is written in.
let language: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// What every target of ours is compiled with.
let strict = language + [.treatAllWarnings(as: .error)]

/// What the modules that a learner's code imports are compiled with besides: a client then needs
/// only their own `.swiftmodule` files, never those of the modules below them. Their warnings
/// cannot be errors: with library evolution every public import of Linux's Foundation warns, and
/// that warning belongs to no group that could be let off. A debug build, which tells the warnings
/// of a batch of files once for each of them, takes twice as long for that alone; there none is told.
let resilient =
  language + [
    .unsafeFlags(["-enable-library-evolution"]),
    .unsafeFlags(["-suppress-warnings"], .when(configuration: .debug)),
  ]

/// What UIKit, and what measures it, is compiled with for use: stored properties are read and written
/// all through a frame, and a check of exclusive access at each is a third of the frame's time. The
/// tests run with the checks, which a debug build has.
let unchecked: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// What records an app is compiled with for use besides: it is on the main thread and nowhere else,
/// and a question whether it is at each closure of each frame is a twentieth of a run's time.
let recording: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-dynamic-actor-isolation"], .when(configuration: .release))
]

/// Test targets that import both Testing and UIKit: without the flag the toolchain looks for an
/// overlay module `_Testing_UIKit`, which exists on Apple's platforms only.
let uikitTests = strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlay-search"])]

/// A step of a course: a whole app, compiled here against our UIKit as a learner's is.
func step(_ name: String, _ folder: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["UIKit", "SnapKit"], path: "steps/" + folder,
    exclude: ["Assets.xcassets", "Info.plist"], packageAccess: false)
}

let package = Package(
  name: "Stretchy",
  products: [
    .executable(name: "stretchy", targets: ["stretchy"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    // The record in which the learner's process and ours meet.
    .target(name: "LayoutTrace", swiftSettings: strict),

    // The headless phone: what runs in the sandbox.
    // Incremental linear-constraint solver with strict priorities.
    .target(name: "Cassowary", exclude: ["README.md"], swiftSettings: strict),
    // pangocairo and pangoft2.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    // Text measuring and drawing.
    .target(name: "TextLayout", dependencies: ["CPango"], swiftSettings: strict),
    // The headless UIKit; its public API is Apple's, nothing else.
    .target(
      name: "UIKit", dependencies: ["Cassowary", "TextLayout"], exclude: ["COVERAGE.md"],
      swiftSettings: resilient + unchecked),
    // The SnapKit DSL; without package access it has only the public API of UIKit to work with.
    .target(
      name: "SnapKit", dependencies: ["UIKit"], packageAccess: false, swiftSettings: resilient),
    // Devices, virtual clock, touches, app start, recording.
    .target(
      name: "Simulator", dependencies: ["UIKit", "LayoutTrace"],
      swiftSettings: strict + unchecked + recording),
    // The process that loads a learner's app; exports UIKit and SnapKit to it.
    .executableTarget(
      name: "apphost", dependencies: ["Simulator", "SnapKit"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    // Pictures of what a phone showed: drawn in the sandbox, from the record alone.
    // Cairo, which Pango brings.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // gdk-pixbuf, which decodes images.
    .systemLibrary(
      name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    // libwebp with its encoder of animations.
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp libwebpmux", providers: [.apt(["libwebp-dev"])]),
    // A recorded frame in, pixels out; PNG and WebP.
    .target(
      name: "Drawing", dependencies: ["LayoutTrace", "TextLayout", "CCairo", "CPixbuf", "CWebP"],
      swiftSettings: strict),
    // The process that draws.
    .executableTarget(
      name: "drawhost", dependencies: ["Drawing", "LayoutTrace", "TextLayout"],
      swiftSettings: strict),

    // The host: what checks. It never links UIKit.
    // libgit2.
    .systemLibrary(name: "CGit2", pkgConfig: "libgit2", providers: [.apt(["libgit2-dev"])]),
    // zlib, which libgit2 brings.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // Owning wrappers over libgit2.
    .target(name: "Git", dependencies: ["CGit2", "CZlib"], swiftSettings: strict),
    // One command under bubblewrap with limits; says what ended it.
    .target(
      name: "Sandbox",
      dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
      swiftSettings: strict),
    // cmark, which reads Markdown.
    .systemLibrary(name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    // The manifest: steps, views, behaviours, the expression language; the pages.
    .target(
      name: "Course",
      dependencies: ["LayoutTrace", "CCMark", .product(name: "Yams", package: "Yams")],
      swiftSettings: strict),
    // A learner's folder: the place in a course, and the moves from step to step.
    .target(name: "Learning", dependencies: ["Git", "Course"], swiftSettings: strict),
    // Behaviours held against a trace.
    .target(name: "Checker", dependencies: ["LayoutTrace", "Course"], swiftSettings: strict),
    // One report value and its renderers.
    .target(
      name: "Reporting", dependencies: ["LayoutTrace", "Course", "Checker"],
      resources: [.embedInCode("Page/Assets")], swiftSettings: strict),
    // The built-in courses: manifests, pages and steps as resources.
    .target(
      name: "Courses", path: "steps", exclude: ["README.md", "FORMAT.md", "GRADING.md"],
      sources: ["Courses.swift"],
      resources: [
        .copy("stretchy-layout"), .copy("scroll-grid"), .copy("profile-banner"), .copy("template"),
      ],
      swiftSettings: strict),
    // Check out, build, simulate, check.
    .target(
      name: "StepRunner",
      dependencies: ["Git", "Sandbox", "Course", "LayoutTrace", "Checker", "Reporting"],
      swiftSettings: strict),
    // A class: its roster, what it is graded by, points, and the files that tell them; pure.
    .target(
      name: "Grading", dependencies: ["LayoutTrace", "Course", "Checker", "Reporting"],
      swiftSettings: strict),
    // A class graded: found, run, kept, gone on with, merged.
    .target(
      name: "Grader",
      dependencies: [
        "LayoutTrace", "Git", "Sandbox", "Course", "Checker", "Reporting", "Learning", "StepRunner",
        "Grading",
      ],
      swiftSettings: strict),
    // Keys, size and drawing of a terminal, and giving it back.
    .target(name: "TerminalScreen", swiftSettings: strict),
    // Says when files in a folder change.
    .target(name: "FileWatching", swiftSettings: strict),
    // The commands; the only place that prints and exits.
    .executableTarget(
      name: "stretchy",
      dependencies: [
        "StepRunner", "Learning", "Grading", "Grader", "TerminalScreen", "FileWatching", "Courses",
        "Reporting", "Checker", "Course", "LayoutTrace", "Sandbox", "Git",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // Stretchy Layouts
    step("StretchyStep1", "stretchy-layout/Step-1"),
    step("StretchyStep1Wrong", "stretchy-layout/Step-1-wrong"),
    step("StretchyStep2", "stretchy-layout/Step-2"),
    step("StretchyStep3", "stretchy-layout/Step-3"),
    step("StretchyStep3Parallax", "stretchy-layout/Step-3-parallax"),
    step("StretchyStep4", "stretchy-layout/Step-4"),
    step("StretchyStep5", "stretchy-layout/Step-5"),
    step("StretchyStep6", "stretchy-layout/Step-6"),

    // A Grid That Scrolls
    step("GridStep1", "scroll-grid/Step-1"),
    step("GridStep1Wrong", "scroll-grid/Step-1-wrong"),
    step("GridStep2", "scroll-grid/Step-2"),
    step("GridStep3", "scroll-grid/Step-3"),
    step("GridStep3Wide", "scroll-grid/Step-3-wide"),
    step("GridStep4", "scroll-grid/Step-4"),
    step("GridStep5", "scroll-grid/Step-5"),
    step("GridStep5Expanding", "scroll-grid/Step-5-expanding"),
    step("GridStep6", "scroll-grid/Step-6"),
    step("GridStep6Numeric", "scroll-grid/Step-6-numeric"),

    // Profile Banner
    step("BannerStep1", "profile-banner/Step-1"),
    step("BannerStep1Edges", "profile-banner/Step-1-edges"),
    step("BannerStep1Numbers", "profile-banner/Step-1-numbers"),
    step("BannerStep2", "profile-banner/Step-2"),
    step("BannerStep3", "profile-banner/Step-3"),
    step("BannerStep4", "profile-banner/Step-4"),
    step("BannerStep5", "profile-banner/Step-5"),
    step("BannerStep5NoInset", "profile-banner/Step-5-no-inset"),
    step("BannerStep5Required", "profile-banner/Step-5-required"),

    // Benchmarks
    // An exact, slow solver, and random systems to hold the fast one against it.
    .target(
      name: "SolverOracle", dependencies: ["Cassowary"], path: "Sources/Benchmarks/SolverOracle",
      swiftSettings: strict),
    // A stopwatch and the figures that it gives.
    .target(name: "Measuring", path: "Sources/Benchmarks/Measuring", swiftSettings: strict),
    // LCW1 files, and how they are played to a solver.
    .target(
      name: "SolverWorkloads", dependencies: ["Cassowary"], path: "Sources/Benchmarks/Workloads",
      swiftSettings: strict),
    // The solver on LCW1 workloads: checked, measured, fuzzed.
    .executableTarget(
      name: "solver-benchmark",
      dependencies: ["Cassowary", "SolverOracle", "SolverWorkloads", "Measuring"],
      path: "Sources/Benchmarks/Solver", swiftSettings: strict),
    // The solver's workloads through UIKit, a frame of the screen at a time.
    .executableTarget(
      name: "layout-benchmark",
      dependencies: ["UIKit", "Cassowary", "SolverWorkloads", "Measuring"],
      path: "Sources/Benchmarks/Layout", swiftSettings: strict + unchecked),
    // Sources of apps with one page.
    .target(name: "OnePageApp", path: "Tests/OnePageApp", swiftSettings: strict),
    // Apps that do what a stranger's might.
    .target(
      name: "HostileApps", dependencies: ["Git", "OnePageApp"], path: "Tests/HostileApps",
      swiftSettings: strict),
    // A class graded beside the bare compiler, and classes to be graded.
    .executableTarget(
      name: "class-benchmark",
      dependencies: [
        "Courses", "Git", "HostileApps", "Measuring", "SolverOracle",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      path: "Sources/Benchmarks/Class", exclude: ["slurm-on-loopback"], swiftSettings: strict),
    // The six steps beside the bare compiler.
    .executableTarget(
      name: "steps-benchmark",
      dependencies: [
        "Courses", "Measuring", .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      path: "Sources/Benchmarks/Steps", swiftSettings: strict),

    // Tests
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "HostileApps", "StepRunner", "Courses", "Course", "Checker", "Reporting", "Sandbox", "Git",
      ],
      exclude: ["Lists/App", "Lists/Shop"], swiftSettings: strict),
    .testTarget(
      name: "stretchyTests",
      dependencies: [
        "HostileApps", "OnePageApp", "GitServers", "PictureFixtures", "stretchy", "apphost",
        "drawhost", "Drawing", "LayoutTrace", "Courses", "Git",
      ],
      exclude: ["Browser/Scripts"], swiftSettings: strict),
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        "OnePhone", "Simulator", "Drawing", "LayoutTrace", "TextLayout", "StretchyStep2",
        "StretchyStep3", "StretchyStep6", "BannerStep5", "BannerStep5NoInset",
        "BannerStep5Required",
      ],
      swiftSettings: uikitTests),
    .testTarget(
      name: "apphostTests", dependencies: ["apphost", "LayoutTrace", "OnePageApp"],
      swiftSettings: strict),
    // Traces made up without an app.
    .target(
      name: "TraceFixtures", dependencies: ["LayoutTrace"], path: "Tests/TraceFixtures",
      swiftSettings: strict),
    .testTarget(
      name: "CheckerTests", dependencies: ["Checker", "Course", "LayoutTrace", "TraceFixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "CourseTests", dependencies: ["Course", "LayoutTrace", "TraceFixtures"],
      swiftSettings: strict),
    // One test at a time on the one phone of the process.
    .target(
      name: "OnePhone", dependencies: ["UIKit"], path: "Tests/OnePhone",
      swiftSettings: uikitTests),
    .testTarget(
      name: "StepsTests",
      dependencies: [
        "OnePhone", "UIKit", "Simulator", "LayoutTrace", "StretchyStep1", "StretchyStep2",
        "StretchyStep3", "StretchyStep3Parallax", "StretchyStep4", "StretchyStep5",
        "StretchyStep6", "GridStep1", "GridStep2", "GridStep3", "GridStep3Wide", "GridStep4",
        "GridStep5", "GridStep5Expanding", "GridStep6", "GridStep6Numeric",
      ],
      swiftSettings: uikitTests),
    .testTarget(
      name: "SnapKitTests", dependencies: ["OnePhone", "SnapKit", "UIKit"],
      swiftSettings: uikitTests),
    .testTarget(
      name: "UIKitTests", dependencies: ["OnePhone", "UIKit", "TextLayout", "Cassowary"],
      swiftSettings: uikitTests),
    // Image files, sound and broken ones.
    .target(name: "PictureFixtures", path: "Tests/PictureFixtures", swiftSettings: strict),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "LayoutTrace", "TextLayout", "PictureFixtures"],
      swiftSettings: strict),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout"], swiftSettings: strict),
    .testTarget(name: "LayoutTraceTests", dependencies: ["LayoutTrace"], swiftSettings: strict),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "SolverOracle"], swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["LayoutTrace", "Course", "Checker", "Reporting", "TraceFixtures"],
      exclude: ["Machine/junit.rng"],
      swiftSettings: strict),
    .testTarget(
      name: "GradingTests",
      dependencies: ["Grading", "Course", "Reporting", "LayoutTrace"], exclude: ["Schemas"],
      swiftSettings: strict),
    .testTarget(
      name: "StepRunnerTests",
      dependencies: [
        "StepRunner", "Checker", "Course", "Git", "LayoutTrace", "Sandbox", "TraceFixtures",
        "apphost",
      ],
      exclude: ["Coverage/symbols.tsv", "LayoutLibraries/Programs"], swiftSettings: strict),
    .testTarget(
      name: "TerminalScreenTests", dependencies: ["TerminalScreen"], swiftSettings: strict),
    .testTarget(name: "FileWatchingTests", dependencies: ["FileWatching"], swiftSettings: strict),
    .testTarget(
      name: "LearningTests", dependencies: ["Learning", "Git", "Course"], swiftSettings: strict),
    .testTarget(name: "SandboxTests", dependencies: ["Sandbox"], swiftSettings: strict),
    // git's own servers on loopback.
    .target(name: "GitServers", path: "Tests/GitServers", swiftSettings: strict),
    .testTarget(name: "GitTests", dependencies: ["Git", "GitServers"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
