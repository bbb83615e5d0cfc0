final class SquadPresenter { var router: SquadRouter? }
final class SquadRouter {}
