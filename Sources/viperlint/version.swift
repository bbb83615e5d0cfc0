/// The version of this tool, as `--version` prints it and `minimum-version` is compared with.
let toolVersion = "0.1.0"
