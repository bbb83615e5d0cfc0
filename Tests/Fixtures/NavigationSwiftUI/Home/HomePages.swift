import SwiftUI

// Content behind a name of the view's own is what the name stands for, as if it were written out.
struct HomePages: View {
  @ObservedObject var presenter: HomePresenter
  @State private var isOpen = false
  let handed: DetailView

  // What stands behind a wrapped property is its wrapper: nobody makes a presenter here.
  init(presenter: HomePresenter, handed: DetailView) {
    _presenter = .init(wrappedValue: presenter)
    self.handed = handed
  }

  var body: some View {
    VStack {
      Text("1").sheet(isPresented: $isOpen) { detail }  // expect: navigation-outside-router
      Text("2").sheet(isPresented: $isOpen) { self.detail }  // expect: navigation-outside-router
      Text("3").sheet(isPresented: $isOpen, content: makeDetail)  // expect: navigation-outside-router
      Text("4").navigationDestination(for: HomeRoute.self, destination: page(for:))  // expect: navigation-outside-router
      NavigationLink { makeDetail() } label: { Text("5") }  // expect: navigation-outside-router
      Text("6").sheet(isPresented: $isOpen) { filter }
      Text("7").sheet(isPresented: $isOpen) { routed() }
      Text("8").sheet(isPresented: $isOpen) { handed }
      Text("9").sheet(isPresented: $isOpen) { sharing }  // expect: system-sheet-outside-router
      Text("10").detailSheet($isOpen)  // expect: navigation-outside-router
      detail.detailSheet($isOpen)  // expect: navigation-outside-router
      Text("11").rounded()
      Text("12").card($isOpen) { DetailView() }  // expect: navigation-outside-router
      Text("13").card($isOpen) { HomeFilter() }
      Text("14").framed { HomeFilter() }
    }
    .detailSheet($isOpen)  // expect: navigation-outside-router
  }

  // The same names for something else: parameters, locals, other functions, and what an action does.
  private func quoted(detail: Text) -> some View { Text("15").sheet(isPresented: $isOpen) { detail } }

  private func local() -> some View {
    let detail = Text("detail")
    return Text("16").sheet(isPresented: $isOpen) { detail }
  }

  private func others() -> some View {
    VStack {
      Text("17").sheet(isPresented: $isOpen) { badge(named: "x") }
      Text("19").sheet(isPresented: $isOpen) { badge(1) }  // expect: navigation-outside-router
      Text("18").sheet(isPresented: $isOpen) { Button("Print") { print(detail) } }
    }
  }

  private func badge(named name: String) -> some View { Text(name) }
  private func badge(_ id: Int) -> some View { DetailView(id: id) }
  private var detail: DetailView { DetailView() }
  private var filter: some View { HomeFilter() }
  private var sharing: some View { MailSheet() }
  private func routed() -> some View { presenter.detail() }
  private func makeDetail() -> some View { DetailView() }

  @ViewBuilder private func page(for route: HomeRoute) -> some View {
    switch route {
    case .detail: detail
    }
  }
}

// A modifier of the project's own goes there for whoever calls it.
extension View {
  func detailSheet(_ isOpen: Binding<Bool>) -> some View { sheet(isPresented: isOpen) { DetailView() } }
  func rounded() -> some View { clipShape(Circle()) }
  func framed<Content: View>(@ViewBuilder content: () -> Content) -> some View { overlay(content()) }

  func card<Content: View>(_ isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: isOpen) { content().presentationDetents([.medium]) }
  }
}

// Of a system sheet the code says more than the type.
struct MailSheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> some UIViewController { MFMailComposeViewController() }
  func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
}

// It closes itself.
struct PhotoSheet: UIViewControllerRepresentable {
  @Environment(\.presentationMode) private var mode

  final class Coordinator: NSObject, UIImagePickerControllerDelegate {
    let sheet: PhotoSheet
    init(_ sheet: PhotoSheet) { self.sheet = sheet }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { sheet.mode.wrappedValue.dismiss() }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}
