import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Controllers whose content is being changed.
@Suite(.onePhone) @MainActor struct EditingTests {
  @Test
  func `the edit button begins and ends editing, and a table's controller has its table edited`() {
    let phone = Phone()
    let list = UITableViewController(style: .plain)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    phone.show(UINavigationController(rootViewController: list))
    #expect(list.editButtonItem === list.navigationItem.rightBarButtonItem)
    #expect(list.editButtonItem.title == "Edit" && !list.isEditing && !list.tableView.isEditing)
    let finger = Finger(clock: phone.application.clock)
    for (title, isEditing) in [("Done", true), ("Edit", false)] {
      finger.down(on: phone.window, at: CGPoint(x: 345, y: 66))
      phone.pass(0.1)
      finger.lift()
      phone.pass(0.5)
      #expect(list.isEditing == isEditing && list.tableView.isEditing == isEditing)
      #expect(list.editButtonItem.title == title)
    }
    let plain = UIViewController()
    plain.setEditing(true, animated: false)
    #expect(plain.isEditing && plain.editButtonItem.title == "Done")
  }
}
