struct LaunchCell {
  let name: String
}

final class LaunchTableCell: BaseCell {
  var launch: LaunchCell?
}
