import MessageUI  // expect: interactor-imports-ui "`MessageComposeResult` in line 3"

extension VaultInteractor { func isSent(_ result: MessageComposeResult) -> Bool { result == .sent } }
