extension HostileApp {
  /// Apps that come to no end, or to one before their time.
  static let ends = [
    HostileApp(
      name: "loops without end",
      deed: "while true {}",
      verdict: "The app was ended after \(timeLimit) s: it came to no end."),
    HostileApp(
      name: "waits without end",
      deed: "while true { sleep(100) }",
      verdict: "The app was ended after \(timeLimit) s: it came to no end."),
    HostileApp(
      name: "gives the main queue work without end",
      deed: "again()",
      besides: "func again() { DispatchQueue.main.async { again() } }"),
    HostileApp(
      name: "runs a loop of its own",
      deed: "dispatchMain()",
      verdict: "The app was ended after \(timeLimit) s: it came to no end."),
    HostileApp(
      name: "stops itself",
      deed: "raise(SIGSTOP)",
      verdict: "The app was ended after \(timeLimit) s: it came to no end."),
    HostileApp(
      name: "is deaf to signals",
      deed: """
        for number in 1...30 as ClosedRange<Int32> { signal(number, SIG_IGN) }
        while true {}
        """,
      verdict: "The app was ended after \(timeLimit) s: it came to no end."),
    HostileApp(
      name: "stays when it leaves",
      deed: """
        atexit { while true {} }
        exit(0)
        """,
      verdict: "The app was ended after \(timeLimit) s: it came to no end."),
    HostileApp(
      name: "exits",
      deed: "exit(0)",
      verdict: "The app ended itself with exit code 0."),
    HostileApp(
      name: "becomes another program",
      deed: """
        var words = [strdup("sh"), strdup("-c"), strdup("echo as documented"), nil]
        execv("/bin/sh", &words)
        """,
      verdict: "The app ended itself with exit code 0.", output: "as documented\n"),
    HostileApp(
      name: "fails",
      deed: #"fatalError("gone wrong")"#,
      verdict: "The app crashed: App/Deed.swift:6: Fatal error: gone wrong"),
    HostileApp(
      name: "unwraps nothing",
      deed: """
        let nothing: Int? = nil
        print(nothing!)
        """,
      verdict: "The app crashed: App/Deed.swift:7: Fatal error: "
        + "Unexpectedly found nil while unwrapping an Optional value"),
    HostileApp(
      name: "aborts",
      deed: "abort()",
      verdict: "The app crashed: the process aborted"),
    HostileApp(
      name: "kills itself",
      deed: "kill(getpid(), SIGKILL)",
      verdict: "The app crashed: the process was killed"),
    HostileApp(
      name: "calls itself without end",
      deed: "_ = dig(1)",
      besides: "func dig(_ depth: Int) -> Int { depth < 0 ? 0 : dig(depth + 1) + (depth & 1) }",
      verdict: "The app crashed: the process touched memory that is not its own; "
        + "endless recursion does that too"),
  ]

  /// Apps whose layout cannot be.
  static let layouts = [
    HostileApp(
      name: "never settles",
      deed: "view.addSubview(Restless())",
      besides: """
        class Restless: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
          }
        }
        """,
      verdict: "The layout never settles: "
        + "after 100 rounds these views still ask to be laid out: Restless"),
    HostileApp(
      name: "has a constant that is no number",
      deed: "box.widthAnchor.constraint(equalToConstant: .nan).isActive = true",
      verdict:
        "UIKit raised NSInternalInconsistencyException: Constraint constants and multipliers "
        + "must be finite.  That's illegal. value:nan constraint:"
        + "<NSLayoutConstraint:0x1 UIView:0x2.width == 0   (inactive)>"),
    HostileApp(
      name: "has an infinite constant",
      deed: """
        let width = box.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.constant = -.infinity
        """,
      verdict:
        "UIKit raised NSInternalInconsistencyException: Constraint constants and multipliers "
        + "must be finite.  That's illegal. value:-inf constraint:"
        + "<NSLayoutConstraint:0x1 UIView:0x2.width == 1   (active)>"),
    HostileApp(
      name: "has a frame that is no number",
      deed: "box.frame.origin.x = .nan",
      verdict: "UIKit raised NSInvalidArgumentException: CALayer position or bounds contain NaN: "
        + "[nan 0.0; 100.0 50.0]"),
    HostileApp(
      name: "is its own superview's superview",
      deed: "box.addSubview(view)",
      verdict: "UIKit raised NSInvalidArgumentException: "
        + "Can't add an ancestor of a view to it: UIView"),
  ]
}
