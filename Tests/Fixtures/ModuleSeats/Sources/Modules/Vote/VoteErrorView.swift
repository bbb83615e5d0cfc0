import UIKit

// What a plain piece tells whoever shows it is the piece's, not the module's.
protocol VoteErrorViewDelegate: AnyObject { func retry() }

final class VoteErrorView: UIView { weak var delegate: VoteErrorViewDelegate? }
