// A module named SwiftUI for machines that have none; see UIKit.swift.
@_exported import Foundation
import UIKit

public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<A: View>(_ a: A) -> A { a }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildIf<A: View>(_ a: A?) -> A? { a }
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> { ConditionalContent() }
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> { ConditionalContent() }
}

extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct EmptyView: View { public init() {}; public var body: Never { fatalError() } }
public struct TupleView<T>: View { init() {}; public var body: Never { fatalError() } }
public struct ConditionalContent<A, B>: View { init() {}; public var body: Never { fatalError() } }
public struct AnyView: View { public init<V: View>(_ view: V) {}; public var body: Never { fatalError() } }
public struct Text: View { public init(_ text: String) {}; public var body: Never { fatalError() } }
public struct Image: View { public init(_ name: String) {}; public init(systemName: String) {}; public var body: Never { fatalError() } }
public struct Spacer: View { public init() {}; public var body: Never { fatalError() } }
public struct ProgressView: View { public init() {}; public var body: Never { fatalError() } }
public struct VStack<Content: View>: View { public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct HStack<Content: View>: View { public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct ZStack<Content: View>: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct ScrollView<Content: View>: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct NavigationView<Content: View>: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct NavigationStack<Content: View>: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct Group<Content: View>: View { public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct Section<Content: View>: View { public init(_ title: String, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
public struct List<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row)
  where Content == ForEach<Data, Data.Element, Row>, Data.Element: Identifiable {}
  public var body: Never { fatalError() }
}
public struct ForEach<Data: RandomAccessCollection, ID, Content: View>: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element {}
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  public var body: Never { fatalError() }
}
public struct Button<Label: View>: View {
  public init(_ title: String, action: @escaping () -> Void) where Label == Text {}
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}
public struct NavigationLink<Label: View, Destination: View>: View {
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  public init(_ title: String, destination: Destination) where Label == Text {}
  public var body: Never { fatalError() }
}
public struct TextField: View { public init(_ title: String, text: Binding<String>) {}; public var body: Never { fatalError() } }
public struct Toggle: View { public init(_ title: String, isOn: Binding<Bool>) {}; public var body: Never { fatalError() } }

extension View {
  public func padding() -> some View { self }
  public func font(_ size: Double) -> some View { self }
  public func navigationTitle(_ title: String) -> some View { self }
  public func onAppear(perform action: @escaping () -> Void) -> some View { self }
  public func onTapGesture(perform action: @escaping () -> Void) -> some View { self }
  public func task(_ action: @escaping () async -> Void) -> some View { self }
  public func refreshable(action: @escaping () async -> Void) -> some View { self }
  public func sheet<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View { self }
  public func alert(_ title: String, isPresented: Binding<Bool>) -> some View { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
}

public protocol ObservableObject: AnyObject {}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Published<Value> { self }
}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get }
  let get: () -> Value
  public var wrappedValue: Value { get { get() } nonmutating set {} }
  public var projectedValue: Binding<Value> { self }
  public subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> Binding<T> { fatalError() }
}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { value = wrappedValue }
  let value: Value
  public var wrappedValue: Value { get { value } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}
@propertyWrapper public struct ObservedObject<Value: ObservableObject> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  @dynamicMemberLookup public struct Wrapper {
    public subscript<T>(dynamicMember path: ReferenceWritableKeyPath<Value, T>) -> Binding<T> { fatalError() }
  }
  public var projectedValue: Wrapper { fatalError() }
}
@propertyWrapper public struct StateObject<Value: ObservableObject> {
  public init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  let make: () -> Value
  public var wrappedValue: Value { make() }
  public var projectedValue: ObservedObject<Value>.Wrapper { fatalError() }
}
@propertyWrapper public struct EnvironmentObject<Value: ObservableObject> {
  public init() {}
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: ObservedObject<Value>.Wrapper { fatalError() }
}
public struct EnvironmentValues { public var dismiss: DismissAction { DismissAction() } }
public struct DismissAction { public func callAsFunction() {} }
@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public protocol Scene { associatedtype Body }
public protocol App { init(); associatedtype Body: Scene; var body: Body { get } }
public struct WindowGroup<Content: View>: Scene { public typealias Body = Never; public init(@ViewBuilder content: () -> Content) {} }
extension App { public static func main() {} }
public protocol PreviewProvider { associatedtype Previews: View; @ViewBuilder static var previews: Previews { get } }

open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { self.rootView = rootView; super.init() }
  public required init?(coder: NSCoder) { nil }
  public var rootView: Content
}
public protocol UIViewControllerRepresentable: View {
  associatedtype Controller: UIViewController
  func makeUIViewController() -> Controller
}
extension UIViewControllerRepresentable { public var body: Never { fatalError() } }
