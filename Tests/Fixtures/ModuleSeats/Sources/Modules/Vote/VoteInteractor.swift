final class VoteInteractor { func first() -> Int { 1 } }
