final class Bad {}
final class Worse {}

final class LoginThing {
  enum State {
    case loaded(Bad)  // expect: names-bad "`LoginThing.State` mentions `Bad`"
  }
  struct Output {
    var bad: Bad  // expect: names-bad "`LoginThing.Output` stores `Bad`"
    var worse: Worse
  }
}

final class Other {
  struct Inner {
    var worse: Worse  // expect: only-things "`Other.Inner` stores `Worse`"
  }
}
