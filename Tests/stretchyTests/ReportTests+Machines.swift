import Glibc

// What machines read, letter by letter.
extension ReportTests {
  static let json = #"""
    {
      "course" : "boxes",
      "repository" : "steps.git",
      "sandbox" : [
        "namespaces: no network, own processes, read-only system, no files of the user",
        "\#(geteuid() == 0 ? "a user of its own without privileges" : "no privileges")",
        "limits: processor time, memory, processes, file size, wall clock"
      ],
      "steps" : [
        {
          "behaviours" : [
            {
              "actual" : "box.left is 5",
              "device" : "iPhone X",
              "expected" : "box.left == 0 and box.top == 0",
              "frame" : {
                "time" : 0
              },
              "id" : "box-in-corner",
              "maximum" : 2,
              "message" : "always",
              "outcome" : "failed",
              "points" : 0,
              "says" : "The box lies in the corner."
            },
            {
              "device" : "iPhone X",
              "id" : "box-is-wide",
              "maximum" : 1,
              "outcome" : "passed",
              "points" : 1,
              "says" : "The box is twice as wide as high."
            }
          ],
          "commit" : "1cc6452dbd7b850c827db06e2a12b617d2d44bce",
          "id" : "Step-2",
          "notes" : [
            "Box/AppDelegate.swift: @UIApplicationMain was compiled as @main."
          ],
          "outcome" : "failed",
          "output" : "\u001b[31mlaunched\n",
          "title" : "Another box"
        },
        {
          "behaviours" : [
            {
              "device" : "iPhone X",
              "id" : "box-in-corner",
              "maximum" : 2,
              "message" : "The step cannot be read: there is no Step-5; there are Step-1, Step-2, Step-3, Step-4",
              "outcome" : "notChecked",
              "points" : 0,
              "says" : "The box lies in the corner."
            },
            {
              "device" : "iPhone X",
              "id" : "box-is-wide",
              "maximum" : 1,
              "message" : "The step cannot be read: there is no Step-5; there are Step-1, Step-2, Step-3, Step-4",
              "outcome" : "notChecked",
              "points" : 0,
              "says" : "The box is twice as wide as high."
            }
          ],
          "details" : [

          ],
          "id" : "Step-5",
          "notes" : [

          ],
          "outcome" : "notChecked",
          "output" : "",
          "title" : "No box",
          "trouble" : "The step cannot be read: there is no Step-5; there are Step-1, Step-2, Step-3, Step-4"
        }
      ],
      "version" : 1
    }

    """#

  static let junit = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite name="boxes.Step-2" package="boxes" id="0" tests="2" failures="1" errors="0" skipped="0" time="0" timestamp="1970-01-01T00:00:00" hostname="localhost">
        <properties>
          <property name="commit" value="1cc6452dbd7b850c827db06e2a12b617d2d44bce"/>
          <property name="title" value="Another box"/>
        </properties>
        <testcase name="box-in-corner" classname="boxes.Step-2" time="0"><failure message="expected box.left == 0 and box.top == 0, seen: box.left is 5" type="behaviour">The box lies in the corner.
    expected box.left == 0 and box.top == 0, seen: box.left is 5
    where: iPhone X, 0 s
    asked: always</failure></testcase>
        <testcase name="box-is-wide" classname="boxes.Step-2" time="0"/>
        <system-out>\u{1b}[31mlaunched
    </system-out>
        <system-err>Box/AppDelegate.swift: @UIApplicationMain was compiled as @main.</system-err>
      </testsuite>
      <testsuite name="boxes.Step-4" package="boxes" id="1" tests="3" failures="0" errors="1" skipped="2" time="0" timestamp="1970-01-01T00:00:00" hostname="localhost">
        <properties>
          <property name="commit" value="d3c73333cf0bde8dc55dc24aa1ade2d2e6836f7e"/>
          <property name="title" value="A button"/>
        </properties>
        <testcase name="builds and runs" classname="boxes.Step-4" time="0">
          <error message="The step uses what cannot work without an Objective-C runtime:" type="notChecked">Box/Button.swift:3:11: #selector is not supported: give a closure: UIAction, addAction(_:for:), Timer.scheduledTimer(withTimeInterval:repeats:block:)</error>
        </testcase>
        <testcase name="box-in-corner" classname="boxes.Step-4" time="0"><skipped message="The step uses what cannot work without an Objective-C runtime:"/></testcase>
        <testcase name="box-is-wide" classname="boxes.Step-4" time="0"><skipped message="The step uses what cannot work without an Objective-C runtime:"/></testcase>
        <system-out></system-out>
        <system-err></system-err>
      </testsuite>
    </testsuites>

    """#

  static let matrixJSON = #"""
    {
      "behaviours" : [
        {
          "id" : "box-in-corner",
          "says" : "The box lies in the corner.",
          "steps" : {
            "Step-2" : {
              "outcome" : "failed",
              "promised" : true
            }
          }
        },
        {
          "id" : "box-is-wide",
          "says" : "The box is twice as wide as high.",
          "steps" : {
            "Step-2" : {
              "outcome" : "passed",
              "promised" : true
            }
          }
        }
      ],
      "course" : "boxes",
      "steps" : [
        "Step-2"
      ],
      "version" : 1
    }

    """#

  static let differenceJSON = #"""
    {
      "after" : "Step-2",
      "before" : "Step-1",
      "device" : "iPhone X",
      "differences" : [
        {
          "after" : [
            "5",
            "5"
          ],
          "before" : [
            "0",
            "0"
          ],
          "offsets" : [
            0,
            0
          ],
          "subject" : "box.left"
        }
      ],
      "version" : 1
    }

    """#
}
