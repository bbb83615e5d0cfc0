// swift-format-ignore-file
// Generated from Rules/**/*.yml. Refresh: VIPERLINT_REGENERATE=1 swift test --filter 'FreshnessTests|CatalogueTests'

let builtInRuleFiles: [RuleLibrary.File] = [
  RuleLibrary.File(
    path: "Rules/none/preset.yml",
    text: #"""
# The format of this file: Sources/LintRules/decodePreset.swift.
# No rules and no names: what a project declares itself is all there is. The vocabularies are there to be spoken of, and
# views and the application are known by what they inherit.
preset: none
summary: Only the project's own roles and rules.
include: [naming, ui, navigation, types, wrappers, data]

roles:
  view:
    supertypes:
      [
        UIViewController, NSViewController, UIView, NSView, View, UIViewRepresentable, UIViewControllerRepresentable,
        NSViewRepresentable, NSViewControllerRepresentable, ViewModifier
      ]
  app:
    supertypes: [UIApplicationDelegate, UIWindowSceneDelegate, NSApplicationDelegate, App]

rules: {}

"""#),
  RuleLibrary.File(
    path: "Rules/platform/navigation.yml",
    text: #"""
# Who goes where (SEMANTICS.md, section 6). A call counts by its full name and the type of its receiver.
#
# A value that is called like a function (`dismiss()`, where dismiss is a DismissAction) is a call of callAsFunction.
# `presents: n` is argument number n; `presents: content` is what closures and view arguments make, or the assigned value;
# `presents: destination` is the same without a link's label.
# Where an entry says what is presented, a call counts only when the type of that is known: `of` and `except-of` name types
# or vocabularies of types; an entry without them speaks of screens that the project declares.
vocabularies:
  screen-navigation:
    - { call: "pushViewController(_:animated:…)", on: [UINavigationController] }
    - { call: "popToViewController(_:animated:…)", on: [UINavigationController] }
    - { call: "popToRootViewController(animated:…)", on: [UINavigationController] }
    - { call: "popToRootViewControllerAnimated(_:)", on: [UINavigationController] }
    - { call: "setViewControllers(_:animated:…)", on: [UINavigationController] }
    - { sets: viewControllers, on: [UINavigationController] }
    - { call: "present(_:animated:…)", on: [UIViewController], presents: 1, except-of: [alert-types, system-sheet-types, UISearchController] }
    - call: "presentViewController(_:animated:…)"
      on: [UIViewController]
      presents: 1
      except-of: [alert-types, system-sheet-types, UISearchController]
    - { call: "performSegue(withIdentifier:sender:)", on: [UIViewController, NSViewController] }
    - { call: "performSegueWithIdentifier(_:sender:)", on: [UIViewController, NSViewController] }
    - { overrides: "prepare(for:sender:)", on: [UIViewController, NSViewController] }
    - { overrides: "prepareForSegue(_:sender:)", on: [UIViewController, NSViewController] }
    - { call: "show(_:sender:)", on: [UIViewController], presents: 1, except-of: [alert-types, system-sheet-types] }
    - { call: "showViewController(_:sender:)", on: [UIViewController], presents: 1, except-of: [alert-types, system-sheet-types] }
    - call: "showDetailViewController(_:sender:)"
      on: [UIViewController]
      presents: 1
      except-of: [alert-types, system-sheet-types]
    - { sets: rootViewController, on: [UIWindow] }
    # AppKit
    - { call: "presentAsSheet(_:)", on: [NSViewController], presents: 1, except-of: [alert-types, system-sheet-types] }
    - { call: "presentAsModalWindow(_:)", on: [NSViewController], presents: 1, except-of: [alert-types, system-sheet-types] }
    - { call: "present(_:asPopoverRelativeTo:…)", on: [NSViewController], presents: 1, except-of: [alert-types, system-sheet-types] }
    - { call: "present(_:animator:)", on: [NSViewController], presents: 1, except-of: [alert-types, system-sheet-types] }
    - { sets: contentViewController, on: [NSWindow] }
    # SwiftUI: only where the content names a screen of a module. Modifiers are known by their labels: what they are called
    # on is a chain of opaque types.
    # Behind a link every view of the project's own is a screen, with or without a module.
    - { makes: NavigationLink, presents: destination, except-of: system-sheet-types, where-imported: SwiftUI }
    - { call: "navigationDestination(for:…)", presents: destination, except-of: system-sheet-types, where-imported: SwiftUI }
    - { call: "navigationDestination(isPresented:…)", presents: destination, except-of: system-sheet-types, where-imported: SwiftUI }
    - { call: "navigationDestination(item:…)", presents: destination, except-of: system-sheet-types, where-imported: SwiftUI }
    - { call: "sheet(isPresented:…)", presents: content, where-imported: SwiftUI }
    - { call: "sheet(item:…)", presents: content, where-imported: SwiftUI }
    - { call: "fullScreenCover(isPresented:…)", presents: content, where-imported: SwiftUI }
    - { call: "fullScreenCover(item:…)", presents: content, where-imported: SwiftUI }
    - { call: "popover(isPresented:…)", presents: content, where-imported: SwiftUI }
    - { call: "popover(item:…)", presents: content, where-imported: SwiftUI }
    # A value that somebody else turns into a screen goes nowhere by itself, and taking it away again leaves none.
    - { call: "append(_:)", on: [NavigationPath], presents: content }
    - { call: "callAsFunction(…)", on: [OpenWindowAction] }
    # RIBs
    - { call: "attachChild(_:)", on: [Router, Routing] }
    - { call: "detachChild(_:)", on: [Router, Routing] }

    # Storyboards: what a control or a cell shows by a line that is drawn to another screen. (Relationships and embedded
    # screens are layout.) `push`, `modal`, `popover` and `replace` are what older versions call theirs, `sheet` is AppKit's.
    - { segue: show }
    - { segue: showDetail }
    - { segue: presentation }
    - { segue: popoverPresentation }
    - { segue: custom }
    - { segue: push }
    - { segue: modal }
    - { segue: popover }
    - { segue: replace }
    - { segue: sheet }

  dismissal:
    # Storyboards: the way back to a screen that is there already.
    - { segue: unwind }
    - call: "dismiss(animated:…)"
      on: [UIViewController]
      # Alerts, searches and system sheets close themselves.
      except-on:
        [
          UIAlertController, UISearchController, UISearchBar, UIImagePickerController,
          UIDocumentPickerViewController, UIDocumentBrowserViewController, UIDocumentMenuViewController, UIActivityViewController,
          UIColorPickerViewController, UIFontPickerViewController, UIReferenceLibraryViewController,
          UIVideoEditorController, UICloudSharingController, PHPickerViewController, SFSafariViewController,
          MFMailComposeViewController, MFMessageComposeViewController, CNContactPickerViewController,
          CNContactViewController, ABPeoplePickerNavigationController, EKEventEditViewController,
          EKEventViewController, EKCalendarChooser, QLPreviewController, SKStoreProductViewController,
          SLComposeViewController, PKAddPassesViewController, PKPaymentAuthorizationViewController,
          MPMediaPickerController, GKGameCenterViewController, GKMatchmakerViewController,
          GKLeaderboardViewController, INUIAddVoiceShortcutViewController, INUIEditVoiceShortcutViewController,
          VNDocumentCameraViewController, DataScannerViewController, AVPlayerViewController
        ]
    - { call: "dismissViewControllerAnimated(_:completion:)", on: [UIViewController] }
    - { call: "popViewController(animated:…)", on: [UINavigationController] }
    - { call: "popViewControllerAnimated(_:)", on: [UINavigationController] }
    - { call: "unwind(for:…)", on: [UIViewController] }
    # AppKit
    - { call: "dismiss(_:)", on: [NSViewController] }
    - { call: "dismissViewController(_:)", on: [NSViewController] }
    # SwiftUI
    - { call: "callAsFunction(…)", on: [DismissAction, DismissWindowAction] }
    - { call: "dismiss()", on: [PresentationMode] }

  system-sheet:
    - { call: "present(_:animated:…)", on: [UIViewController], presents: 1, of: system-sheet-types }
    - { call: "presentViewController(_:animated:…)", on: [UIViewController], presents: 1, of: system-sheet-types }
    - { call: "show(_:sender:)", on: [UIViewController], presents: 1, of: system-sheet-types }
    - { call: "showDetailViewController(_:sender:)", on: [UIViewController], presents: 1, of: system-sheet-types }
    - { call: "presentPreview(animated:)", on: [UIDocumentInteractionController] }
    - { call: "presentOptionsMenu(from:…)", on: [UIDocumentInteractionController] }
    - { call: "presentOpenInMenu(from:…)", on: [UIDocumentInteractionController] }
    - { call: "present(animated:…)", on: [UIPrintInteractionController] }
    - { call: "runModal()", on: [NSOpenPanel, NSSavePanel] }
    - { call: "beginSheetModal(for:…)", on: [NSOpenPanel, NSSavePanel] }
    - { call: "begin(_:)", on: [NSOpenPanel, NSSavePanel] }
    - { call: "show(relativeTo:…)", on: [NSSharingServicePicker] }
    # SwiftUI
    - { call: "photosPicker(isPresented:…)", where-imported: SwiftUI }
    - { call: "fileImporter(isPresented:…)", where-imported: SwiftUI }
    - { call: "fileExporter(isPresented:…)", where-imported: SwiftUI }
    - { call: "fileMover(isPresented:…)", where-imported: SwiftUI }
    - { call: "quickLookPreview(_:…)", where-imported: SwiftUI }
    - { makes: NavigationLink, presents: destination, of: system-sheet-types, where-imported: SwiftUI }
    - { call: "sheet(isPresented:…)", presents: content, of: system-sheet-types, where-imported: SwiftUI }
    - { call: "sheet(item:…)", presents: content, of: system-sheet-types, where-imported: SwiftUI }
    - { call: "fullScreenCover(isPresented:…)", presents: content, of: system-sheet-types, where-imported: SwiftUI }
    - { call: "fullScreenCover(item:…)", presents: content, of: system-sheet-types, where-imported: SwiftUI }
    - { call: "popover(isPresented:…)", presents: content, of: system-sheet-types, where-imported: SwiftUI }
    - { call: "popover(item:…)", presents: content, of: system-sheet-types, where-imported: SwiftUI }

  alert:
    - { call: "present(_:animated:…)", on: [UIViewController], presents: 1, of: alert-types }
    - { call: "presentViewController(_:animated:…)", on: [UIViewController], presents: 1, of: alert-types }
    - { call: "show(_:sender:)", on: [UIViewController], presents: 1, of: alert-types }
    - { call: "showDetailViewController(_:sender:)", on: [UIViewController], presents: 1, of: alert-types }
    - { call: "show()", on: [UIAlertView] }
    - { call: "show(in:)", on: [UIActionSheet] }
    - { call: "runModal()", on: [NSAlert] }
    - { call: "beginSheetModal(for:…)", on: [NSAlert] }
    # SwiftUI
    - { call: "alert(isPresented:…)", where-imported: SwiftUI }
    - { call: "alert(item:…)", where-imported: SwiftUI }
    - { call: "alert(_:isPresented:…)", where-imported: SwiftUI }
    - { call: "confirmationDialog(_:isPresented:…)", where-imported: SwiftUI }
    - { call: "actionSheet(isPresented:…)", where-imported: SwiftUI }
    - { call: "actionSheet(item:…)", where-imported: SwiftUI }

  url-opening:
    - { call: "open(_:…)", on: [UIApplication, UIScene, NSWorkspace, NSExtensionContext, WKExtension, WKApplication] }
    - { call: "openURL(_:)", on: [UIApplication] }
    - { call: "openSystemURL(_:)", on: [WKExtension, WKApplication] }
    - { call: "callAsFunction(…)", on: [OpenURLAction] }

  # What a link to the app's own page in the system's settings is called.
  settings-pages: [openSettingsURLString, openNotificationSettingsURLString, UIApplicationOpenSettingsURLString]

  tab-switch:
    - { sets: selectedIndex, on: [UITabBarController] }
    - { sets: selectedViewController, on: [UITabBarController] }
    - { sets: selectedTab, on: [UITabBarController] }
    - { sets: selectedTabViewItemIndex, on: [NSTabViewController] }

  storyboard-screens:
    - { call: instantiateViewController, on: [UIStoryboard] }
    - { call: instantiateInitialViewController, on: [UIStoryboard] }
    - { call: instantiateController, on: [NSStoryboard] }
    - { call: instantiateInitialController, on: [NSStoryboard] }

  # Functions by which one screen becomes a child of another: the project's own are known by their names.
  embedding: ["addChild*", "insertChild*", "embed*"]

  # View controllers of the project's own that cover a screen for a moment, where they have no presenter, interactor or router:
  # they are shown and left as alerts are.
  overlays: ["*Alert*", "*Loading*", "*Loader*", "*HUD*", "*Spinner*", "*Progress*", "*Toast*", "*Banner*"]

  # Types of view controllers
  alert-types: [UIAlertController, UIAlertView, UIActionSheet, NSAlert]
  system-sheet-types:
    [
      UIImagePickerController, UIDocumentPickerViewController, UIDocumentBrowserViewController,
      UIDocumentMenuViewController, UIDocumentInteractionController, UIActivityViewController,
      UIColorPickerViewController, UIFontPickerViewController, UIReferenceLibraryViewController,
      UIVideoEditorController, UICloudSharingController, UIPrintInteractionController, UIPrinterPickerController,
      PHPickerViewController, SFSafariViewController, MFMailComposeViewController, MFMessageComposeViewController,
      CNContactPickerViewController, CNContactViewController, ABPeoplePickerNavigationController,
      EKEventEditViewController, EKEventViewController, EKCalendarChooser, QLPreviewController,
      SKStoreProductViewController, SLComposeViewController, PKAddPassesViewController,
      PKPaymentAuthorizationViewController, PKPaymentAuthorizationController, MPMediaPickerController,
      GKGameCenterViewController, GKMatchmakerViewController, GKLeaderboardViewController,
      INUIAddVoiceShortcutViewController, INUIEditVoiceShortcutViewController, VNDocumentCameraViewController,
      DataScannerViewController, AVPlayerViewController, AVRoutePickerView, ASAuthorizationController,
      ASWebAuthenticationSession, NSOpenPanel, NSSavePanel, NSSharingServicePicker
    ]
  container-types:
    [
      UINavigationController, UITabBarController, UISplitViewController, UIPageViewController, NSTabViewController,
      NSSplitViewController, TabView, NavigationSplitView
    ]
  # The system makes these screens of an extension and hands nothing in.
  system-made-screens:
    [
      NCWidgetProviding, UNNotificationContentExtension, SLComposeServiceViewController, UIInputViewController,
      MSMessagesAppViewController, INUIHostedViewControlling, QLPreviewingController, QLPreviewProvider,
      ASCredentialProviderViewController, FPUIActionExtensionViewController, ILClassificationUIExtensionViewController
    ]

"""#),
  RuleLibrary.File(
    path: "Rules/platform/types.yml",
    text: #"""
# What is known of types that projects use and do not declare: who inherits from whom, and what their members are. Types are
# written as in Swift (`UIView?`, `[UIView]`, `(Int, String)`); `static ` marks members of the type itself, `Self` is the type
# of the receiver, `Any` says nothing. `Owner<Element>` gives names to what the owner is filled in with; its subtypes are
# filled in with the same. `{ type: Void, hands: [Maker] }` says what a function hands to its closure; with several closures
# the label says to which: `{ onNext: [Element] }`.
families:
  NSObjectProtocol: [NSObject]
  NSObject: [UIResponder, NSResponder]
  UIResponder: [UIViewController, UIView, UIApplication, UIScene]
  UIScene: [UIWindowScene]
  UIViewController:
    - UINavigationController
    - UITabBarController
    - UISplitViewController
    - UIPageViewController
    - UITableViewController
    - UICollectionViewController
    - UISearchController
    - UIAlertController
    - UIActivityViewController
    - UIColorPickerViewController
    - UIFontPickerViewController
    - UIDocumentPickerViewController
    - UIDocumentBrowserViewController
    - UIDocumentMenuViewController
    - UIDocumentViewController
    - UIReferenceLibraryViewController
    - UICloudSharingController
    - UIInputViewController
    - UIHostingController
    - AVPlayerViewController
    - AVPictureInPictureVideoCallViewController
    - ASDKViewController
    - ASViewController
    - CNContactPickerViewController
    - CNContactViewController
    - DataScannerViewController
    - EKCalendarChooser
    - EKEventViewController
    - GKLeaderboardViewController
    - GLKViewController
    - INUIAddVoiceShortcutViewController
    - INUIEditVoiceShortcutViewController
    - MPMediaPickerController
    - MPMoviePlayerViewController
    - MSMessagesAppViewController
    - PHPickerViewController
    - PKAddPassesViewController
    - PKPaymentAuthorizationViewController
    - QLPreviewController
    - RPPreviewViewController
    - RPBroadcastActivityViewController
    - SFSafariViewController
    - SKStoreProductViewController
    - SLComposeViewController
    - SLComposeServiceViewController
    - VNDocumentCameraViewController
    - TVDigitEntryViewController
  UINavigationController:
    - UIImagePickerController
    - UIVideoEditorController
    - MFMailComposeViewController
    - MFMessageComposeViewController
    - EKEventEditViewController
    - GKGameCenterViewController
    - GKMatchmakerViewController
    - ABPeoplePickerNavigationController
    - ASDKNavigationController
    - ASNavigationController
  UITabBarController: [ASTabBarController, ASDKTabBarController]
  UIView:
    - UIControl
    - UIWindow
    - UILabel
    - UIImageView
    - UIScrollView
    - UIStackView
    - UITableViewCell
    - UITableViewHeaderFooterView
    - UICollectionReusableView
    - UIActivityIndicatorView
    - UIProgressView
    - UIPickerView
    - UINavigationBar
    - UITabBar
    - UIToolbar
    - UISearchBar
    - UIVisualEffectView
    - UIInputView
    - UIAlertView
    - UIActionSheet
    - UIWebView
    - UICalendarView
    - UIContentUnavailableView
    - UIPopoverBackgroundView
    - WKWebView
    - MKMapView
    - MKAnnotationView
    - MTKView
    - SKView
    - SCNView
    - ARView
    - ARSCNView
    - PDFView
    - PHLivePhotoView
    - MPVolumeView
    - GLKView
    - GMSMapView
    - LottieAnimationView
    - AnimationView
    - ADBannerView
    - GADBannerView
    - AVRoutePickerView
    - ASAuthorizationAppleIDButton
  UIControl:
    - UIButton
    - UITextField
    - UISwitch
    - UISlider
    - UIStepper
    - UISegmentedControl
    - UIPageControl
    - UIDatePicker
    - UIRefreshControl
    - UIColorWell
    - UIPasteControl
  UITextField: [UISearchTextField]
  UIScrollView: [UITableView, UICollectionView, UITextView, PKCanvasView]
  UICollectionReusableView: [UICollectionViewCell]
  UICollectionViewCell: [UICollectionViewListCell]
  MKAnnotationView: [MKPinAnnotationView, MKMarkerAnnotationView, MKUserLocationView]
  UIPresentationController: [UISheetPresentationController, UIPopoverPresentationController]
  NSResponder: [NSViewController, NSView, NSWindow, NSWindowController, NSApplication]
  NSViewController: [NSTabViewController, NSSplitViewController, NSCollectionViewItem, NSPageController, NSHostingController]
  NSWindow: [NSPanel]
  NSPanel: [NSSavePanel, NSColorPanel, NSFontPanel]
  NSSavePanel: [NSOpenPanel]
  NSView:
    - NSControl
    - NSTextView
    - NSScrollView
    - NSStackView
    - NSGridView
    - NSSplitView
    - NSTabView
    - NSBox
    - NSCollectionView
    - NSTableRowView
    - NSTableCellView
    - NSProgressIndicator
    - NSVisualEffectView
    - NSHostingView
  NSControl:
    - NSButton
    - NSTextField
    - NSImageView
    - NSTableView
    - NSSlider
    - NSSwitch
    - NSSegmentedControl
    - NSDatePicker
    - NSColorWell
  NSTextField: [NSSearchField, NSSecureTextField, NSComboBox]
  NSTableView: [NSOutlineView]
  NSButton: [NSPopUpButton]
  # Protocols
  UISceneDelegate: [UIWindowSceneDelegate, CPTemplateApplicationSceneDelegate]
  UIViewControllerInteractiveTransitioning: [UIPercentDrivenInteractiveTransition]
  # RIBs
  Routing: [ViewableRouting, LaunchRouting, Router]
  ViewableRouting: [ViewableRouter]
  LaunchRouting: [LaunchRouter]
  Router: [ViewableRouter]
  ViewableRouter: [LaunchRouter]
  InteractorScope: [Interactable]
  Interactable: [Interactor]
  Interactor: [PresentableInteractor]
  Buildable: [Builder]
  Builder: [SimpleComponentizedBuilder, MultiStageComponentizedBuilder]
  Dependency: [Component, EmptyDependency]
  # RxSwift
  ObservableType:
    - Observable
    - PublishSubject
    - BehaviorSubject
    - ReplaySubject
    - AsyncSubject
    - PublishRelay
    - BehaviorRelay
    - ReplayRelay
    - ControlEvent
    - ControlProperty
    - ConnectableObservable
    - Infallible
  ObservableConvertibleType: [ObservableType, PrimitiveSequenceType, SharedSequenceConvertibleType]
  PrimitiveSequenceType: [PrimitiveSequence]
  PrimitiveSequence: [Single, Maybe, Completable]
  SharedSequenceConvertibleType: [SharedSequence]
  SharedSequence: [Driver, Signal]
  # Combine
  Publisher: [AnyPublisher, ConnectablePublisher, Future, Just, Subject]
  Subject: [CurrentValueSubject, PassthroughSubject]
  # SnapKit
  ConstraintAttributesDSL: [ConstraintViewDSL, ConstraintLayoutGuideDSL, ConstraintLayoutSupportDSL]
  ConstraintMakerRelatable: [ConstraintMakerExtendable]
  ConstraintMakerFinalizable: [ConstraintMakerPrioritizable, ConstraintMakerPriortizable]
  ConstraintMakerPrioritizable: [ConstraintMakerEditable]
  # Operation-iOS (RobinHood)
  Operation: [BaseOperation, BlockOperation]
  BaseOperation: [ClosureOperation, AwaitOperation, NetworkOperation, AsyncClosureOperation, LongrunOperation]

members:
  UIResponder:
    next: UIResponder?
    "then(_:)": { type: Self, hands: [Self] }
  UIApplication:
    static shared: UIApplication
    "static sharedApplication()": UIApplication
    applicationState: UIApplication.State
    isIdleTimerDisabled: Bool
    delegate: UIApplicationDelegate?
    windows: "[UIWindow]"
    keyWindow: UIWindow?
    connectedScenes: "[UIScene]"
    openSessions: "[UISceneSession]"
  UIApplicationDelegate:
    window: UIWindow?
  UIScene:
    delegate: UISceneDelegate?
    session: UISceneSession
  UISceneSession:
    scene: UIScene?
  UIWindowScene:
    windows: "[UIWindow]"
    keyWindow: UIWindow?
    delegate: UISceneDelegate?
  UIWindowSceneDelegate:
    window: UIWindow?
  UIWindow:
    rootViewController: UIViewController?
    windowScene: UIWindowScene?
  UIView:
    window: UIWindow?
    superview: UIView?
    subviews: "[UIView]"
    "viewWithTag(_:)": UIView?
    layer: CALayer
    bounds: CGRect
    frame: CGRect
    center: CGPoint
    transform: CGAffineTransform
    tintColor: UIColor
    backgroundColor: UIColor?
    alpha: CGFloat
    tag: Int
    isHidden: Bool
    intrinsicContentSize: CGSize
    safeAreaInsets: UIEdgeInsets
    layoutMargins: UIEdgeInsets
    directionalLayoutMargins: NSDirectionalEdgeInsets
    traitCollection: UITraitCollection
    gestureRecognizers: "[UIGestureRecognizer]?"
    constraints: "[NSLayoutConstraint]"
    contentMode: UIView.ContentMode
    safeAreaLayoutGuide: UILayoutGuide
    layoutMarginsGuide: UILayoutGuide
    readableContentGuide: UILayoutGuide
    keyboardLayoutGuide: UILayoutGuide
    topAnchor: NSLayoutYAxisAnchor
    bottomAnchor: NSLayoutYAxisAnchor
    centerYAnchor: NSLayoutYAxisAnchor
    firstBaselineAnchor: NSLayoutYAxisAnchor
    lastBaselineAnchor: NSLayoutYAxisAnchor
    leadingAnchor: NSLayoutXAxisAnchor
    trailingAnchor: NSLayoutXAxisAnchor
    leftAnchor: NSLayoutXAxisAnchor
    rightAnchor: NSLayoutXAxisAnchor
    centerXAnchor: NSLayoutXAxisAnchor
    widthAnchor: NSLayoutDimension
    heightAnchor: NSLayoutDimension
    accessibilityIdentifier: String?
    accessibilityLabel: String?
    accessibilityValue: String?
    "sizeThatFits(_:)": CGSize
    "systemLayoutSizeFitting(_:)": CGSize
    "convert(_:to:)": Any
    "snapshotView(afterScreenUpdates:)": UIView?
    snp: ConstraintViewDSL
    rx: Reactive<Self>
  UILayoutGuide:
    layoutFrame: CGRect
    owningView: UIView?
    topAnchor: NSLayoutYAxisAnchor
    bottomAnchor: NSLayoutYAxisAnchor
    centerYAnchor: NSLayoutYAxisAnchor
    leadingAnchor: NSLayoutXAxisAnchor
    trailingAnchor: NSLayoutXAxisAnchor
    leftAnchor: NSLayoutXAxisAnchor
    rightAnchor: NSLayoutXAxisAnchor
    centerXAnchor: NSLayoutXAxisAnchor
    widthAnchor: NSLayoutDimension
    heightAnchor: NSLayoutDimension
    snp: ConstraintLayoutGuideDSL
  UILabel:
    font: UIFont
    text: String?
    textColor: UIColor
    attributedText: NSAttributedString?
  UIButton:
    titleLabel: UILabel?
    imageView: UIImageView?
    currentTitle: String?
    configuration: UIButton.Configuration?
  UIImageView:
    image: UIImage?
  UIStackView:
    arrangedSubviews: "[UIView]"
    spacing: CGFloat
  UITextField:
    text: String?
    font: UIFont?
    placeholder: String?
    attributedText: NSAttributedString?
    leftView: UIView?
    rightView: UIView?
    delegate: UITextFieldDelegate?
  UITextView:
    text: String
    font: UIFont?
    attributedText: NSAttributedString
    textContainer: NSTextContainer
    textStorage: NSTextStorage
    layoutManager: NSLayoutManager
  UISearchBar:
    text: String?
    searchTextField: UISearchTextField
    delegate: UISearchBarDelegate?
  UIScrollView:
    contentOffset: CGPoint
    contentSize: CGSize
    contentInset: UIEdgeInsets
    adjustedContentInset: UIEdgeInsets
    contentLayoutGuide: UILayoutGuide
    frameLayoutGuide: UILayoutGuide
    panGestureRecognizer: UIPanGestureRecognizer
    refreshControl: UIRefreshControl?
  UITableView:
    "cellForRow(at:)": UITableViewCell?
    "dequeueReusableCell(withIdentifier:)": UITableViewCell?
    visibleCells: "[UITableViewCell]"
    indexPathsForVisibleRows: "[IndexPath]?"
    indexPathForSelectedRow: IndexPath?
    "indexPath(for:)": IndexPath?
    tableHeaderView: UIView?
    tableFooterView: UIView?
    backgroundView: UIView?
    dataSource: UITableViewDataSource?
    delegate: UITableViewDelegate?
  UICollectionView:
    "cellForItem(at:)": UICollectionViewCell?
    "dequeueReusableCell(withReuseIdentifier:for:)": UICollectionViewCell
    visibleCells: "[UICollectionViewCell]"
    indexPathsForVisibleItems: "[IndexPath]"
    "indexPath(for:)": IndexPath?
    collectionViewLayout: UICollectionViewLayout
    backgroundView: UIView?
    dataSource: UICollectionViewDataSource?
    delegate: UICollectionViewDelegate?
  UITableViewCell:
    contentView: UIView
    textLabel: UILabel?
    detailTextLabel: UILabel?
    imageView: UIImageView?
    selectedBackgroundView: UIView?
    backgroundView: UIView?
    accessoryView: UIView?
  UITableViewHeaderFooterView:
    contentView: UIView
    textLabel: UILabel?
    backgroundView: UIView?
  UICollectionViewCell:
    contentView: UIView
    selectedBackgroundView: UIView?
    backgroundView: UIView?
  UIVisualEffectView:
    contentView: UIView
  UITableViewController:
    tableView: UITableView
    refreshControl: UIRefreshControl?
  UICollectionViewController:
    collectionView: UICollectionView
    collectionViewLayout: UICollectionViewLayout
  CALayer:
    sublayers: "[CALayer]?"
    superlayer: CALayer?
    frame: CGRect
    bounds: CGRect
    mask: CALayer?
  UIPrintInteractionController:
    static shared: UIPrintInteractionController
  UIViewController:
    view: UIView
    viewIfLoaded: UIView?
    navigationController: UINavigationController?
    tabBarController: UITabBarController?
    splitViewController: UISplitViewController?
    parent: UIViewController?
    parentViewController: UIViewController?
    children: "[UIViewController]"
    childViewControllers: "[UIViewController]"
    presentingViewController: UIViewController?
    presentedViewController: UIViewController?
    storyboard: UIStoryboard?
    navigationItem: UINavigationItem
    tabBarItem: UITabBarItem
    presentationController: UIPresentationController?
    popoverPresentationController: UIPopoverPresentationController?
    transitionCoordinator: UIViewControllerTransitionCoordinator?
    traitCollection: UITraitCollection
    title: String?
    nibName: String?
    additionalSafeAreaInsets: UIEdgeInsets
    transitioningDelegate: UIViewControllerTransitioningDelegate?
    topLayoutGuide: UILayoutSupport
    bottomLayoutGuide: UILayoutSupport
    rx: Reactive<Self>
    sheetPresentationController: UISheetPresentationController?
    viewControllable: ViewControllable
  UINavigationController:
    topViewController: UIViewController?
    visibleViewController: UIViewController?
    viewControllers: "[UIViewController]"
    navigationBar: UINavigationBar
    "popViewController(animated:)": UIViewController?
    "popToRootViewController(animated:)": "[UIViewController]"
    "popToViewController(_:animated:)": "[UIViewController]"
  UITabBarController:
    viewControllers: "[UIViewController]"
    selectedViewController: UIViewController?
    tabBar: UITabBar
    moreNavigationController: UINavigationController
  UISplitViewController:
    viewControllers: "[UIViewController]"
    "viewController(for:)": UIViewController?
  UIPageViewController:
    viewControllers: "[UIViewController]"
  UISearchController:
    searchResultsController: UIViewController?
    searchBar: UISearchBar
  UIPresentationController:
    presentedViewController: UIViewController
    presentingViewController: UIViewController
    containerView: UIView?
  UIStoryboard:
    "init(name:bundle:)": UIStoryboard
    "instantiateViewController(withIdentifier:)": UIViewController
    "instantiateViewController(identifier:)": UIViewController
    "instantiateViewController(identifier:creator:)": UIViewController
    "instantiateViewControllerWithIdentifier(_:)": UIViewController
    "instantiateInitialViewController()": UIViewController?
    "instantiateInitialViewController(creator:)": UIViewController?
  UIStoryboardSegue:
    source: UIViewController
    destination: UIViewController
    sourceViewController: UIViewController
    destinationViewController: UIViewController
  UIHostingController<Content>:
    view: UIView
    rootView: Content
  NSHostingController<Content>:
    view: NSView
    rootView: Content
  UINib:
    "instantiate(withOwner:options:)": "[Any]"
  NSApplication:
    static shared: NSApplication
    delegate: NSApplicationDelegate?
    windows: "[NSWindow]"
    keyWindow: NSWindow?
    mainWindow: NSWindow?
  NSWindow:
    contentViewController: NSViewController?
    windowController: NSWindowController?
    contentView: NSView?
    sheetParent: NSWindow?
  NSWindowController:
    window: NSWindow?
    contentViewController: NSViewController?
  NSView:
    window: NSWindow?
    superview: NSView?
    subviews: "[NSView]"
  NSViewController:
    view: NSView
    parent: NSViewController?
    children: "[NSViewController]"
    presentingViewController: NSViewController?
    presentedViewControllers: "[NSViewController]"
    storyboard: NSStoryboard?
  NSStoryboard:
    "instantiateController(withIdentifier:)": Any
    "instantiateInitialController()": Any?
  NSStoryboardSegue:
    sourceController: Any
    destinationController: Any
  UIScreen:
    static main: UIScreen
    bounds: CGRect
    scale: CGFloat
  UIDevice:
    static current: UIDevice
  UIViewControllerContextTransitioning:
    containerView: UIView
    "viewController(forKey:)": UIViewController?
    "view(forKey:)": UIView?
  UIGestureRecognizer:
    view: UIView?
    "location(in:)": CGPoint
  NSWorkspace:
    static shared: NSWorkspace
  WKExtension:
    "static shared()": WKExtension
  WKApplication:
    "static shared()": WKApplication
  # SwiftUI: what @Environment(\.name) holds, and what a hosting controller shows
  EnvironmentValues:
    dismiss: DismissAction
    openURL: OpenURLAction
    openWindow: OpenWindowAction
    dismissWindow: DismissWindowAction
    presentationMode: PresentationMode
    managedObjectContext: NSManagedObjectContext
    modelContext: ModelContext
  Binding<Value>:
    wrappedValue: Value
  GeometryReader:
    init: { type: GeometryReader, hands: [GeometryProxy] }
  ScrollViewReader:
    init: { type: ScrollViewReader, hands: [ScrollViewProxy] }
  # What is stored outside the program's memory
  URLSession:
    static shared: URLSession
    dataTaskPublisher: "AnyPublisher<(Data, URLResponse), URLError>"
  UserDefaults:
    static standard: UserDefaults
  # As Swift 2 spelt them
  NSUserDefaults:
    "static standardUserDefaults()": NSUserDefaults
  NSURLSession:
    "static sharedSession()": NSURLSession
  FileManager:
    static default: FileManager
  Bundle:
    static main: Bundle
  Locale:
    static current: Locale
  DispatchQueue:
    static main: DispatchQueue
    "static global(qos:)": DispatchQueue
  OperationQueue:
    static main: OperationQueue
  ProcessInfo:
    static processInfo: ProcessInfo
  Decoder:
    "container(keyedBy:)": KeyedDecodingContainer
    "unkeyedContainer()": UnkeyedDecodingContainer
    "singleValueContainer()": SingleValueDecodingContainer
  Encoder:
    "container(keyedBy:)": KeyedEncodingContainer
    "unkeyedContainer()": UnkeyedEncodingContainer
    "singleValueContainer()": SingleValueEncodingContainer
  NotificationCenter:
    publisher: "AnyPublisher<Notification, Never>"
    static default: NotificationCenter
  NSPersistentContainer:
    viewContext: NSManagedObjectContext
    "newBackgroundContext()": NSManagedObjectContext
  # RIBs
  Routing:
    interactable: Interactable
    children: "[Routing]"
  ViewableRouting:
    viewControllable: ViewControllable
  Router:
    interactor: Interactable
    interactable: Interactable
    children: "[Routing]"
  ViewableRouter:
    viewController: ViewControllable
    viewControllable: ViewControllable
  LaunchRouting:
    viewControllable: ViewControllable
  ViewControllable:
    uiviewController: UIViewController
  PresentableInteractor:
    presenter: Presentable
  # Where a class says what it fills these in with, that is what its members are.
  PresentableInteractor<PresenterType>:
    presenter: PresenterType
  Presenter<ViewControllerType>:
    viewController: ViewControllerType
  Router<InteractorType>:
    interactor: InteractorType
  ViewableRouter<InteractorType, ViewControllerType>:
    interactor: InteractorType
    viewController: ViewControllerType
  Builder<DependencyType>:
    dependency: DependencyType
  Component<DependencyType>:
    dependency: DependencyType
  # R.swift: strings, images and colours are of its own types; screens and cells are of the project's.
  R:
    static storyboard: Any
    static nib: Any
    static segue: Any
  # Factory
  Container:
    static shared: Container
  Factory<T>:
    "callAsFunction()": T
    "resolve()": T
  # SnapKit
  ConstraintViewDSL:
    "makeConstraints(_:)": { type: Void, hands: [ConstraintMaker] }
    "remakeConstraints(_:)": { type: Void, hands: [ConstraintMaker] }
    "updateConstraints(_:)": { type: Void, hands: [ConstraintMaker] }
    "prepareConstraints(_:)": { type: "[Constraint]", hands: [ConstraintMaker] }
  ConstraintLayoutGuideDSL:
    "makeConstraints(_:)": { type: Void, hands: [ConstraintMaker] }
    "remakeConstraints(_:)": { type: Void, hands: [ConstraintMaker] }
    "updateConstraints(_:)": { type: Void, hands: [ConstraintMaker] }
    "prepareConstraints(_:)": { type: "[Constraint]", hands: [ConstraintMaker] }
  ConstraintAttributesDSL:
    left: ConstraintItem
    right: ConstraintItem
    top: ConstraintItem
    bottom: ConstraintItem
    leading: ConstraintItem
    trailing: ConstraintItem
    width: ConstraintItem
    height: ConstraintItem
    centerX: ConstraintItem
    centerY: ConstraintItem
    lastBaseline: ConstraintItem
    firstBaseline: ConstraintItem
    baseline: ConstraintItem
    leftMargin: ConstraintItem
    rightMargin: ConstraintItem
    topMargin: ConstraintItem
    bottomMargin: ConstraintItem
    leadingMargin: ConstraintItem
    trailingMargin: ConstraintItem
    centerXWithinMargins: ConstraintItem
    centerYWithinMargins: ConstraintItem
    edges: ConstraintItem
    directionalEdges: ConstraintItem
    horizontalEdges: ConstraintItem
    verticalEdges: ConstraintItem
    directionalHorizontalEdges: ConstraintItem
    directionalVerticalEdges: ConstraintItem
    size: ConstraintItem
    center: ConstraintItem
    margins: ConstraintItem
    directionalMargins: ConstraintItem
    centerWithinMargins: ConstraintItem
  ConstraintMaker:
    left: ConstraintMakerExtendable
    right: ConstraintMakerExtendable
    top: ConstraintMakerExtendable
    bottom: ConstraintMakerExtendable
    leading: ConstraintMakerExtendable
    trailing: ConstraintMakerExtendable
    width: ConstraintMakerExtendable
    height: ConstraintMakerExtendable
    centerX: ConstraintMakerExtendable
    centerY: ConstraintMakerExtendable
    lastBaseline: ConstraintMakerExtendable
    firstBaseline: ConstraintMakerExtendable
    baseline: ConstraintMakerExtendable
    leftMargin: ConstraintMakerExtendable
    rightMargin: ConstraintMakerExtendable
    topMargin: ConstraintMakerExtendable
    bottomMargin: ConstraintMakerExtendable
    leadingMargin: ConstraintMakerExtendable
    trailingMargin: ConstraintMakerExtendable
    centerXWithinMargins: ConstraintMakerExtendable
    centerYWithinMargins: ConstraintMakerExtendable
    edges: ConstraintMakerExtendable
    directionalEdges: ConstraintMakerExtendable
    horizontalEdges: ConstraintMakerExtendable
    verticalEdges: ConstraintMakerExtendable
    directionalHorizontalEdges: ConstraintMakerExtendable
    directionalVerticalEdges: ConstraintMakerExtendable
    size: ConstraintMakerExtendable
    center: ConstraintMakerExtendable
    margins: ConstraintMakerExtendable
    directionalMargins: ConstraintMakerExtendable
    centerWithinMargins: ConstraintMakerExtendable
  ConstraintMakerExtendable:
    left: ConstraintMakerExtendable
    right: ConstraintMakerExtendable
    top: ConstraintMakerExtendable
    bottom: ConstraintMakerExtendable
    leading: ConstraintMakerExtendable
    trailing: ConstraintMakerExtendable
    width: ConstraintMakerExtendable
    height: ConstraintMakerExtendable
    centerX: ConstraintMakerExtendable
    centerY: ConstraintMakerExtendable
    lastBaseline: ConstraintMakerExtendable
    firstBaseline: ConstraintMakerExtendable
    baseline: ConstraintMakerExtendable
    leftMargin: ConstraintMakerExtendable
    rightMargin: ConstraintMakerExtendable
    topMargin: ConstraintMakerExtendable
    bottomMargin: ConstraintMakerExtendable
    leadingMargin: ConstraintMakerExtendable
    trailingMargin: ConstraintMakerExtendable
    centerXWithinMargins: ConstraintMakerExtendable
    centerYWithinMargins: ConstraintMakerExtendable
    edges: ConstraintMakerExtendable
    directionalEdges: ConstraintMakerExtendable
    horizontalEdges: ConstraintMakerExtendable
    verticalEdges: ConstraintMakerExtendable
    directionalHorizontalEdges: ConstraintMakerExtendable
    directionalVerticalEdges: ConstraintMakerExtendable
    size: ConstraintMakerExtendable
    center: ConstraintMakerExtendable
    margins: ConstraintMakerExtendable
    directionalMargins: ConstraintMakerExtendable
    centerWithinMargins: ConstraintMakerExtendable
  ConstraintMakerRelatable:
    "equalTo(_:)": ConstraintMakerEditable
    "equalToSuperview()": ConstraintMakerEditable
    "lessThanOrEqualTo(_:)": ConstraintMakerEditable
    "lessThanOrEqualToSuperview()": ConstraintMakerEditable
    "greaterThanOrEqualTo(_:)": ConstraintMakerEditable
    "greaterThanOrEqualToSuperview()": ConstraintMakerEditable
  ConstraintMakerEditable:
    "offset(_:)": ConstraintMakerEditable
    "inset(_:)": ConstraintMakerEditable
    "multipliedBy(_:)": ConstraintMakerEditable
    "dividedBy(_:)": ConstraintMakerEditable
  ConstraintMakerPrioritizable:
    "priority(_:)": ConstraintMakerFinalizable
  ConstraintMakerFinalizable:
    "labeled(_:)": ConstraintMakerFinalizable
    constraint: Constraint
  # Foundation-iOS (SoraFoundation)
  LocalizableResource<Resource>:
    "init(closure:)": { type: Any, hands: [Locale] }
    "value(for:)": Resource
  Localizable:
    localizationManager: LocalizationManagerProtocol?
    selectedLocale: Locale
  LocalizationManagerProtocol:
    selectedLocale: Locale
    selectedLocalization: String
  # Operation-iOS (RobinHood)
  BaseOperation<ResultType>:
    "extractNoCancellableResultData()": ResultType
    "extractResultData()": ResultType
    "extractResultData(throwing:)": ResultType
    result: Result<ResultType, Error>
  DataProviderChange<T>:
    "static delete(deletedIdentifier:)": DataProviderChange<T>
  CompoundOperationWrapper<ResultType>:
    targetOperation: BaseOperation<ResultType>
    dependencies: "[Operation]"
    allOperations: "[Operation]"
  # Swift's concurrency and RxSwift and Combine: what holds a value.
  Task<Success, Failure>:
    value: Success
  Mutex<Value>:
    "withLock(_:)": { type: Any, hands: [Value] }
  OSAllocatedUnfairLock<State>:
    "withLock(_:)": { type: Any, hands: [State] }
  BehaviorRelay<Element>:
    value: Element
  BehaviorSubject<Element>:
    value: Element
  CurrentValueSubject<Output, Failure>:
    value: Output
  # RxSwift: what comes out of a stream is handed to whoever subscribes, and most operators make such a stream again.
  Reactive<Base>:
    base: Base
  Reactive:
    tap: ControlEvent<Void>
    controlEvent: ControlEvent<Void>
    itemSelected: ControlEvent<IndexPath>
    itemDeselected: ControlEvent<IndexPath>
    searchButtonClicked: ControlEvent<Void>
    deallocated: Observable<Void>
  ObservableConvertibleType<Element>:
    "asObservable()": Observable<Element>
  PrimitiveSequenceType<Element>:
    "asObservable()": Observable<Element>
  SharedSequenceConvertibleType<Element>:
    "asObservable()": Observable<Element>
    "asDriver()": Driver<Element>
  ObservableType<Element>:
    "asObservable()": Observable<Element>
    debounce: Observable<Element>
    throttle: Observable<Element>
    observeOn: Observable<Element>
    observe: Observable<Element>
    subscribeOn: Observable<Element>
    take: Observable<Element>
    takeUntil: Observable<Element>
    takeWhile: Observable<Element>
    takeLast: Observable<Element>
    skip: Observable<Element>
    skipWhile: Observable<Element>
    skipUntil: Observable<Element>
    distinctUntilChanged: Observable<Element>
    startWith: Observable<Element>
    do: { type: Observable<Element>, hands: { onNext: [Element], onSuccess: [Element], onError: [Error], afterNext: [Element], _: [Element] } }
    delay: Observable<Element>
    delaySubscription: Observable<Element>
    retry: Observable<Element>
    retryWhen: Observable<Element>
    catchErrorJustReturn: Observable<Element>
    catchAndReturn: Observable<Element>
    catchError: { type: Observable<Element>, hands: [Error] }
    catch: { type: Observable<Element>, hands: [Error] }
    ifEmpty: Observable<Element>
    debug: Observable<Element>
    share: Observable<Element>
    shareReplay: Observable<Element>
    timeout: Observable<Element>
    asSingle: Single<Element>
    first: Single<Element>
    toArray: "Single<[Element]>"
    ignoreElements: Completable
    asDriver: Driver<Element>
    asSignal: Signal<Element>
    subscribe: { type: Disposable, hands: { onNext: [Element], onError: [Error] } }
    bind: { type: Disposable, hands: { _: [Element], onNext: [Element] } }
  PrimitiveSequence<Element>:
    debounce: Self
    throttle: Self
    observeOn: Self
    observe: Self
    subscribeOn: Self
    takeUntil: Self
    takeWhile: Self
    takeLast: Self
    skip: Self
    skipWhile: Self
    skipUntil: Self
    distinctUntilChanged: Self
    startWith: Self
    do: { type: Self, hands: { onNext: [Element], onSuccess: [Element], onError: [Error], afterNext: [Element], _: [Element] } }
    delay: Self
    delaySubscription: Self
    retry: Self
    retryWhen: Self
    catchErrorJustReturn: Self
    catchAndReturn: Self
    catchError: { type: Self, hands: [Error] }
    catch: { type: Self, hands: [Error] }
    ifEmpty: Self
    debug: Self
    timeout: Self
    "asObservable()": Observable<Element>
    asSingle: Single<Element>
    asCompletable: Completable
    asMaybe: Maybe<Element>
    asDriver: Driver<Element>
    asSignal: Signal<Element>
    subscribe: { type: Disposable, hands: { onSuccess: [Element], onError: [Error], onFailure: [Error] } }
  # Combine
  Publisher<Output, Failure>:
    eraseToAnyPublisher: AnyPublisher<Output, Failure>
    receive: AnyPublisher<Output, Failure>
    debounce: AnyPublisher<Output, Failure>
    throttle: AnyPublisher<Output, Failure>
    delay: AnyPublisher<Output, Failure>
    timeout: AnyPublisher<Output, Failure>
    removeDuplicates: AnyPublisher<Output, Failure>
    drop: AnyPublisher<Output, Failure>
    dropFirst: AnyPublisher<Output, Failure>
    prefix: AnyPublisher<Output, Failure>
    first: AnyPublisher<Output, Failure>
    last: AnyPublisher<Output, Failure>
    output: AnyPublisher<Output, Failure>
    append: AnyPublisher<Output, Failure>
    prepend: AnyPublisher<Output, Failure>
    merge: AnyPublisher<Output, Failure>
    share: AnyPublisher<Output, Failure>
    print: AnyPublisher<Output, Failure>
    breakpoint: AnyPublisher<Output, Failure>
    breakpointOnError: AnyPublisher<Output, Failure>
    buffer: AnyPublisher<Output, Failure>
    retry: AnyPublisher<Output, Failure>
    autoconnect: AnyPublisher<Output, Failure>
    replaceEmpty: AnyPublisher<Output, Failure>
    filter: { type: "AnyPublisher<Output, Failure>", hands: [Output] }
    tryFilter: { type: "AnyPublisher<Output, Failure>", hands: [Output] }
    handleEvents: { type: "AnyPublisher<Output, Failure>", hands: { receiveOutput: [Output] } }
    replaceError: AnyPublisher<Output, Never>
    assertNoFailure: AnyPublisher<Output, Never>
    setFailureType: AnyPublisher<Output, Error>
    mapError: { type: "AnyPublisher<Output, Error>", hands: [Failure] }
    catch: { type: "AnyPublisher<Output, Error>", hands: [Failure] }
    tryCatch: { type: "AnyPublisher<Output, Error>", hands: [Failure] }
    collect: "AnyPublisher<[Output], Failure>"
    sink: { type: AnyCancellable, hands: { _: [Output], receiveValue: [Output] } }
    assign: AnyCancellable
    values: "[Output]"
  Subject:
    send: Void
  Completable:
    andThen: Any
    subscribe: { type: Disposable, hands: { onError: [Error] } }
  SharedSequence<Element>:
    debounce: Self
    throttle: Self
    take: Self
    skip: Self
    distinctUntilChanged: Self
    startWith: Self
    do: { type: Self, hands: { onNext: [Element], onSuccess: [Element], onError: [Error], afterNext: [Element], _: [Element] } }
    delay: Self
    debug: Self
    "asObservable()": Observable<Element>
    drive: { type: Disposable, hands: { onNext: [Element] } }
    emit: { type: Disposable, hands: { onNext: [Element] } }
  Builder:
    dependency: Dependency
  Component:
    dependency: Dependency

"""#),
  RuleLibrary.File(
    path: "Rules/platform/wrappers.yml",
    text: #"""
# Property wrappers of libraries whose arguments give the type of the property, if the property has no type of its own.
# `gives: argument` reads a type: `@Environment(Model.self) var model`. `gives: argument.member`
# reads a key path, and `of` is where it begins: `@Injected(\.session) var session`. A wrapper that the project declares
# needs no line here. Wrappers that hold weakly are in `weak-wrappers`, shared/vocabularies/data.yml.
wrappers:
  - { wrapper: Environment, gives: [argument, argument.member], of: EnvironmentValues }
  # swift-dependencies
  - { wrapper: Dependency, gives: [argument, argument.member], of: DependencyValues }
  # Factory
  - wrapper: [Injected, LazyInjected, WeakLazyInjected, InjectedObject, InjectedObservable]
    gives: argument.member
    of: Container

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/examples/alert-outside-router.yml",
    text: #"""
passing:
  - title: The router shows the alert through the view controllable
    swift: |
      import RIBs
      import UIKit

      protocol BinInteractable: Interactable {}
      protocol BinViewControllable: ViewControllable {}

      final class BinRouter: ViewableRouter<BinInteractable, BinViewControllable> {
        func confirm(_ text: String) {
          let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
          viewController.uiviewController.present(alert, animated: true)
        }
      }
      final class BinInteractor: Interactor, BinInteractable {}
  - title: The view tells its listener
    swift: |
      import RIBs
      import UIKit

      protocol BinPresentableListener: AnyObject { func deleteTapped() }
      protocol BinPresentable: Presentable {}

      final class BinViewController: UIViewController, BinPresentable {
        weak var listener: BinPresentableListener?
        func tapped() { listener?.deleteTapped() }
      }
      final class BinInteractor: PresentableInteractor<BinPresentable>, BinPresentableListener {
        func deleteTapped() {}
      }
      protocol BinRouting: ViewableRouting {}
failing:
  - title: The view presents an alert
    swift: |
      import RIBs
      import UIKit

      protocol BinPresentable: Presentable { func confirm() }
      protocol BinRouting: ViewableRouting {}

      final class BinViewController: UIViewController, BinPresentable {
        func confirm() {
          let dialog = UIAlertController(title: "Really?", message: nil, preferredStyle: .actionSheet)
          present(dialog, animated: true)  // expect: alert-outside-router
        }
      }
      final class BinInteractor: PresentableInteractor<BinPresentable> {}
  - title: The view presents an alert that it has kept
    swift: |
      import RIBs
      import UIKit

      protocol BinPresentable: Presentable { func confirm() }
      protocol BinRouting: ViewableRouting {}

      final class BinViewController: UIViewController, BinPresentable {
        private let dialog = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        func confirm() {
          present(dialog, animated: true)  // expect: alert-outside-router
        }
      }
      final class BinInteractor: PresentableInteractor<BinPresentable> {}
  - title: An interactor presents it
    swift: |
      import RIBs
      import UIKit

      protocol BinPresentable: Presentable { var screen: UIViewController { get } }
      protocol BinRouting: ViewableRouting {}

      final class BinInteractor: PresentableInteractor<BinPresentable> {
        func failed(_ screen: UIViewController) {
          screen.present(UIAlertController(), animated: true)  // expect: alert-outside-router
        }
      }

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/examples/assembly-outside-router.yml",
    text: #"""
passing:
  - title: The builder makes every part
    files:
      Photo/PhotoBuilder.swift: |
        import RIBs

        protocol PhotoDependency: Dependency {}
        final class PhotoComponent: Component<PhotoDependency> {}
        protocol PhotoBuildable: Buildable { func build() -> PhotoRouting }

        final class PhotoBuilder: Builder<PhotoDependency>, PhotoBuildable {
          func build() -> PhotoRouting {
            let view = PhotoViewController()
            return PhotoRouter(interactor: PhotoInteractor(presenter: view), viewController: view)
          }
        }
      Photo/PhotoRouter.swift: |
        import RIBs

        protocol PhotoInteractable: Interactable {}
        protocol PhotoViewControllable: ViewControllable {}
        protocol PhotoRouting: ViewableRouting {}
        final class PhotoRouter: ViewableRouter<PhotoInteractable, PhotoViewControllable>, PhotoRouting {}
      Photo/PhotoInteractor.swift: |
        import RIBs

        protocol PhotoPresentable: Presentable {}
        final class PhotoInteractor: PresentableInteractor<PhotoPresentable>, PhotoInteractable {}
      Photo/PhotoViewController.swift: |
        import UIKit

        final class PhotoViewController: UIViewController, PhotoPresentable, PhotoViewControllable {}
  - title: The router asks the builder of a child
    files:
      Photo/PhotoRouter.swift: |
        import RIBs

        protocol PhotoInteractable: Interactable {}
        protocol PhotoViewControllable: ViewControllable { func show(_ child: ViewControllable) }

        final class PhotoRouter: ViewableRouter<PhotoInteractable, PhotoViewControllable> {
          private let cropBuilder: CropBuildable
          init(interactor: PhotoInteractable, viewController: PhotoViewControllable, cropBuilder: CropBuildable) {
            self.cropBuilder = cropBuilder
            super.init(interactor: interactor, viewController: viewController)
          }
          func attachCrop() {
            let crop = cropBuilder.build()
            attachChild(crop)
            viewController.show(crop.viewControllable)
          }
        }
      Crop/CropBuilder.swift: |
        import RIBs

        protocol CropRouting: ViewableRouting {}
        protocol CropBuildable: Buildable { func build() -> CropRouting }
failing:
  - title: An interactor makes the interactor of a child
    swift: |
      import RIBs

      protocol PhotoRouting: Routing {}
      protocol CropRouting: Routing {}

      final class PhotoInteractor: Interactor {
        weak var router: PhotoRouting?
        lazy var crop = CropInteractor()  // expect: assembly-outside-router
      }
      final class CropInteractor: Interactor { weak var router: CropRouting? }
  - title: The view makes the screen of a child
    files:
      Photo/PhotoViewController.swift: |
        import RIBs
        import UIKit

        protocol PhotoPresentable: Presentable {}
        protocol PhotoRouting: ViewableRouting {}

        final class PhotoViewController: UIViewController, PhotoPresentable {
          func crop() -> UIViewController {
            CropViewController()  // expect: assembly-outside-router
          }
        }
        final class PhotoInteractor: PresentableInteractor<PhotoPresentable> { weak var router: PhotoRouting? }
      Crop/CropViewController.swift: |
        import RIBs
        import UIKit

        protocol CropPresentable: Presentable {}
        protocol CropRouting: ViewableRouting {}
        final class CropViewController: UIViewController, CropPresentable {}
        final class CropInteractor: PresentableInteractor<CropPresentable> { weak var router: CropRouting? }
  - title: The view takes the screen of a child out of a storyboard
    swift: |
      import RIBs
      import UIKit

      protocol PhotoPresentable: Presentable {}
      protocol PhotoRouting: ViewableRouting {}

      final class PhotoViewController: UIViewController, PhotoPresentable {
        func crop() -> UIViewController? {
          // expect: assembly-outside-router
          storyboard?.instantiateViewController(withIdentifier: "crop")
        }
      }
      final class PhotoInteractor: PresentableInteractor<PhotoPresentable> { weak var router: PhotoRouting? }

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/examples/dismissal-outside-router.yml",
    text: #"""
passing:
  - title: The parent's router detaches the child and dismisses its view
    files:
      Notes/NotesRouter.swift: |
        import RIBs

        protocol NotesInteractable: Interactable {}
        protocol NotesViewControllable: ViewControllable { func hide(_ child: ViewControllable) }

        final class NotesRouter: ViewableRouter<NotesInteractable, NotesViewControllable> {
          private var editor: ViewableRouting?
          func closeEditor() {
            guard let editor else { return }
            viewController.hide(editor.viewControllable)
            detachChild(editor)
            self.editor = nil
          }
        }
      Notes/NotesViewController.swift: |
        import RIBs
        import UIKit

        final class NotesViewController: UIViewController, NotesViewControllable {
          func hide(_ child: ViewControllable) { child.uiviewController.dismiss(animated: true) }
        }
        final class NotesInteractor: Interactor, NotesInteractable {}
  - title: The view tells its listener, and the interactor its own
    swift: |
      import RIBs
      import UIKit

      protocol EditorListener: AnyObject { func editorDidClose() }
      protocol EditorPresentable: Presentable {}
      protocol EditorPresentableListener: AnyObject { func closeTapped() }

      final class EditorViewController: UIViewController, EditorPresentable {
        weak var listener: EditorPresentableListener?
        @objc func close() { listener?.closeTapped() }
      }
      final class EditorInteractor: PresentableInteractor<EditorPresentable>, EditorPresentableListener {
        weak var listener: EditorListener?
        func closeTapped() { listener?.editorDidClose() }
      }
failing:
  - title: The view dismisses itself
    swift: |
      import RIBs
      import UIKit

      protocol EditorPresentable: Presentable {}
      protocol EditorRouting: ViewableRouting {}

      final class EditorViewController: UIViewController, EditorPresentable {
        @objc func closeTapped() {
          dismiss(animated: true)  // expect: dismissal-outside-router
        }
      }
      final class EditorInteractor: PresentableInteractor<EditorPresentable> { weak var router: EditorRouting? }
  - title: The view pops itself inside a closure
    swift: |
      import RIBs
      import UIKit

      protocol EditorPresentable: Presentable {}
      protocol EditorRouting: ViewableRouting {}

      final class EditorViewController: UIViewController, EditorPresentable {
        func saved() {
          UIView.animate(withDuration: 0.2) { [weak self] in
            self?.navigationController?.popViewController(animated: true)  // expect: dismissal-outside-router
          }
        }
      }
      final class EditorInteractor: PresentableInteractor<EditorPresentable> { weak var router: EditorRouting? }
  - title: The interactor closes the screen past its router
    swift: |
      import RIBs

      protocol EditorViewControllable: ViewControllable {}
      protocol EditorRouting: ViewableRouting {}

      final class EditorInteractor: Interactor {
        weak var router: EditorRouting?
        func saved(on screen: UIViewController) {
          screen.dismiss(animated: true)  // expect: dismissal-outside-router
        }
      }

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/examples/interactor-imports-ui.yml",
    text: #"""
passing:
  - title: The library of RIBs is no user interface
    files:
      Photos/PhotosInteractor.swift: |
        import Foundation
        import RIBs

        protocol PhotosRouting: ViewableRouting {}
        protocol PhotosPresentable: Presentable { func show(_ photo: Data) }

        final class PhotosInteractor: PresentableInteractor<PhotosPresentable> {
          weak var router: PhotosRouting?
          override func didBecomeActive() {
            super.didBecomeActive()
            presenter.show(Data())
          }
        }
      Photos/PhotosViewController.swift: |
        import RIBs
        import UIKit

        final class PhotosViewController: UIViewController, PhotosPresentable {
          func show(_ photo: Data) {}
        }
  - title: Builders and routers may import what they need
    files:
      Photos/PhotosRouter.swift: |
        import RIBs
        import UIKit

        protocol PhotosInteractable: Interactable {}
        protocol PhotosViewControllable: ViewControllable {}

        final class PhotosRouter: ViewableRouter<PhotosInteractable, PhotosViewControllable> {
          let window = UIWindow()
        }
      Photos/PhotosInteractor.swift: |
        import RIBs

        final class PhotosInteractor: Interactor, PhotosInteractable {}
failing:
  - title: The file template's import was never deleted
    swift: |
      import RIBs
      import UIKit  // expect: interactor-imports-ui

      protocol PhotosRouting: Routing {}

      final class PhotosInteractor: Interactor { weak var router: PhotosRouting? }
  - title: The interactor makes the image that its view should make
    files:
      Photos/PhotosInteractor.swift: |
        import RIBs
        import class UIKit.UIImage  // expect: interactor-imports-ui

        protocol PhotosPresentable: Presentable { func show(_ photo: UIImage?) }

        final class PhotosInteractor: PresentableInteractor<PhotosPresentable> {
          func loaded(_ data: Data) { presenter.show(UIImage(data: data)) }
        }
      Photos/PhotosRouting.swift: |
        import RIBs

        protocol PhotosRouting: ViewableRouting {}
  - title: An extension of the interactor in a file of its own
    files:
      Photos/PhotosInteractor.swift: |
        import RIBs

        protocol PhotosRouting: Routing {}
        final class PhotosInteractor: Interactor { weak var router: PhotosRouting? }
      Photos/PhotosInteractor+Tint.swift: |
        import SwiftUI  // expect: interactor-imports-ui

        extension PhotosInteractor { func tint() -> Color { .red } }

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/examples/module-uses-internals.yml",
    text: #"""
passing:
  - title: Through the builder of the child and its listener
    files:
      Cart/CartRouter.swift: |
        import RIBs

        protocol CartInteractable: Interactable, ProfileListener {}
        protocol CartViewControllable: ViewControllable {}

        final class CartRouter: ViewableRouter<CartInteractable, CartViewControllable> {
          private let profileBuilder: ProfileBuildable
          init(interactor: CartInteractable, viewController: CartViewControllable, profileBuilder: ProfileBuildable) {
            self.profileBuilder = profileBuilder
            super.init(interactor: interactor, viewController: viewController)
          }
          func attachProfile() { attachChild(profileBuilder.build(withListener: interactor)) }
        }
      Cart/CartInteractor.swift: |
        import RIBs

        final class CartPresenter {}
        final class CartInteractor: PresentableInteractor<CartPresenter>, CartInteractable {
          func profileDidClose() {}
        }
      Profile/ProfileBuilder.swift: |
        import RIBs

        protocol ProfileListener: AnyObject { func profileDidClose() }
        protocol ProfileRouting: ViewableRouting {}
        protocol ProfileBuildable: Buildable { func build(withListener listener: ProfileListener) -> ProfileRouting }
      Profile/ProfileInteractor.swift: |
        import RIBs

        final class ProfilePresenter {}
        final class ProfileInteractor: PresentableInteractor<ProfilePresenter> {
          weak var listener: ProfileListener?
        }
  - title: Its own interactor and presenter
    files:
      Cart/CartInteractor.swift: |
        import RIBs

        final class CartPresenter { weak var interactor: CartInteractor? }
        final class CartInteractor: PresentableInteractor<CartPresenter> {}
        protocol CartRouting: ViewableRouting {}
failing:
  - title: The interactor of another RIB is asked
    files:
      Cart/CartInteractor.swift: |
        import RIBs

        final class CartPresenter {}
        final class CartInteractor: PresentableInteractor<CartPresenter> {
          var profile: ProfileInteractor?  // expect: module-uses-internals
        }
      Profile/ProfileInteractor.swift: |
        import RIBs

        final class ProfilePresenter {}
        final class ProfileInteractor: PresentableInteractor<ProfilePresenter> {}
  - title: The presenter of another RIB is called
    files:
      Cart/CartInteractor.swift: |
        import RIBs

        final class CartPresenter {
          func showName(_ other: ProfilePresenter) {  // expect: module-uses-internals
            other.show()  // expect: module-uses-internals
          }
        }
        final class CartInteractor: PresentableInteractor<CartPresenter> {}
      Profile/ProfileInteractor.swift: |
        import RIBs

        final class ProfilePresenter { func show() {} }
        final class ProfileInteractor: PresentableInteractor<ProfilePresenter> {}
  - title: A presenter keeps the presenter of another RIB
    files:
      Cart/CartInteractor.swift: |
        import RIBs

        final class CartPresenter {
          weak var other: ProfilePresenter?  // expect: module-uses-internals
        }
        final class CartInteractor: PresentableInteractor<CartPresenter> {}
      Profile/ProfileInteractor.swift: |
        import RIBs

        final class ProfilePresenter {}
        final class ProfileInteractor: PresentableInteractor<ProfilePresenter> {}

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/examples/presenter-imports-ui.yml",
    text: #"""
passing:
  - title: The presenter makes words and numbers of it
    files:
      Weather/WeatherPresenter.swift: |
        import Foundation
        import RIBs

        protocol WeatherViewControllable: ViewControllable { func show(_ text: String) }

        final class WeatherPresenter: Presenter<WeatherViewControllable> {
          func show(degrees: Double) { viewController.show(String(format: "%.0f degrees", degrees)) }
        }
      Weather/WeatherInteractor.swift: |
        import RIBs

        protocol WeatherRouting: Routing {}
        final class WeatherInteractor: Interactor { weak var router: WeatherRouting? }
  - title: The view controller that conforms to the presentable contract is a view
    swift: |
      import RIBs
      import UIKit

      protocol WeatherPresentable: Presentable { func show(_ text: String) }

      final class WeatherViewController: UIViewController, WeatherPresentable {
        func show(_ text: String) { title = text }
      }
failing:
  - title: A leftover of the file template
    files:
      Weather/WeatherPresenter.swift: |
        import RIBs
        import UIKit  // expect: presenter-imports-ui

        final class WeatherPresenter { func text(for degrees: Double) -> String { "\(degrees)" } }
      Weather/WeatherInteractor.swift: |
        import RIBs

        protocol WeatherRouting: Routing {}
        final class WeatherInteractor: Interactor {
          weak var router: WeatherRouting?
          let presenter = WeatherPresenter()
        }
  - title: The presenter picks the colour
    swift: |
      import SwiftUI  // expect: presenter-imports-ui

      final class WeatherPresenter { func tint(for degrees: Double) -> Color { degrees > 30 ? .red : .blue } }
  - title: One class, in an extension of the presenter
    files:
      Weather/WeatherPresenter.swift: |
        final class WeatherPresenter {}
      Weather/WeatherPresenter+Icon.swift: |
        import class UIKit.UIImage  // expect: presenter-imports-ui

        extension WeatherPresenter { func icon() -> UIImage? { nil } }

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/interactor-uses-router.yml",
    text: #"""
id: interactor-uses-router
summary: An interactor knows a router class instead of its routing contract.
rationale: |
  The routing contract lists the ways that lead on from here. An interactor that knows the router class can
  attach and detach whatever it likes, and the list stops being true. It also keeps the router from being
  replaced in a test, which only needs to know where the interactor wanted to go.
remedy: Add the way to the routing contract and call it through the weak router property.
constraint:
  forbid:
    from: { role: interactor }
    to: { role: router, is: component }
exempt: [kept-parameter]
passing:
  - title: The routing contract, held weakly
    swift: |
      import ModernRIBs

      protocol QuizRouting: Routing { func showResult() }

      final class QuizInteractor: Interactor {
        weak var router: QuizRouting?
        func finished() { router?.showResult() }
      }
  - title: The contract may be composed, passed on and inherited
    swift: |
      import ModernRIBs

      protocol QuizRouting: ViewableRouting { func showResult() }
      protocol HintRouting: AnyObject { func showHint() }

      final class QuizInteractor: Interactor {
        weak var router: (QuizRouting & HintRouting)?
        func finished() { leave(by: router) }
        private func leave(by router: QuizRouting?) { router?.showResult() }
      }
failing:
  - title: The router class is stored
    swift: |
      import ModernRIBs

      protocol QuizInteractable: Interactable {}
      protocol QuizViewControllable: ViewControllable {}

      final class QuizInteractor: Interactor, QuizInteractable {
        weak var router: QuizRouter?  // expect: interactor-uses-router
        func finished() {
          router?.showResult()  // expect: interactor-uses-router
        }
      }
      final class QuizRouter: ViewableRouter<QuizInteractable, QuizViewControllable> { func showResult() {} }
  - title: The contract is cast to its class
    swift: |
      import ModernRIBs

      protocol QuizRouting: Routing {}
      protocol QuizInteractable: Interactable {}

      final class QuizInteractor: Interactor, QuizInteractable {
        weak var router: QuizRouting?
        func finished() {
          (router as? QuizRouter)?.showResult()  // expect: interactor-uses-router
        }
      }
      final class QuizRouter: Router<QuizInteractable>, QuizRouting { func showResult() {} }
  - title: The router class in a closure's parameter
    files:
      Quiz/QuizInteractor.swift: |
        import ModernRIBs

        final class QuizInteractor: Interactor, QuizInteractable {
          var onFinish: ((QuizRouter) -> Void)?  // expect: interactor-uses-router
        }
      Quiz/QuizRouter.swift: |
        import ModernRIBs

        protocol QuizInteractable: Interactable {}
        final class QuizRouter: Router<QuizInteractable> {}

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/interactor-uses-view.yml",
    text: #"""
id: interactor-uses-view
summary: An interactor knows a view itself instead of its presentable contract.
rationale: |
  What an interactor may say to the screen is written in its presentable contract. An interactor that knows
  the view controller, or the view controllable that belongs to the router, can do anything to the screen, also
  while the router is about to remove it.
remedy: Add what the screen should show to the presentable contract and call it through the presenter property.
constraint:
  forbid:
    from: { role: interactor }
    to: { role: view }
    unless:
      - to: [{ is: contract, name: "*Presentable" }, { is: contract, conforms-to: "*Presentable", not: { conforms-to: "*ViewControllable" } }]
        because: The presentable contract is how an interactor speaks to its screen.
exempt: [kept-parameter]
passing:
  - title: The interactor speaks through its presentable
    swift: |
      import ModernRIBs
      import UIKit

      protocol TimerPresentable: Presentable { func show(_ seconds: Int) }

      final class TimerInteractor: PresentableInteractor<TimerPresentable> {
        func tick(_ seconds: Int) { presenter.show(seconds) }
      }
      final class TimerViewController: UIViewController, TimerPresentable { func show(_ seconds: Int) {} }
  - title: The presentable may be stored and handed in
    swift: |
      import ModernRIBs
      import UIKit

      protocol TimerPresentable: Presentable { func stop() }

      final class TimerInteractor: Interactor {
        private let presenter: TimerPresentable
        init(presenter: TimerPresentable) { self.presenter = presenter }
        // TimerViewController stops
        func stop() { presenter.stop() }
      }
      final class TimerViewController: UIViewController, TimerPresentable { func stop() {} }
failing:
  - title: The interactor keeps the view controller
    swift: |
      import ModernRIBs
      import UIKit

      protocol TimerPresentable: Presentable {}

      final class TimerInteractor: PresentableInteractor<TimerPresentable> {
        weak var screen: TimerViewController?  // expect: interactor-uses-view
        func stop() {
          screen?.blink()  // expect: interactor-uses-view
        }
      }
      final class TimerViewController: UIViewController, TimerPresentable { func blink() {} }
  - title: The presentable is cast to its class
    swift: |
      import ModernRIBs
      import UIKit

      protocol TimerPresentable: Presentable {}

      final class TimerInteractor: PresentableInteractor<TimerPresentable> {
        func stop() {
          guard let screen = presenter as? TimerViewController else { return }  // expect: interactor-uses-view
          screen.blink()  // expect: interactor-uses-view
        }
      }
      final class TimerViewController: UIViewController, TimerPresentable { func blink() {} }
  - title: The view controllable belongs to the router
    files:
      Timer/TimerInteractor.swift: |
        import ModernRIBs

        protocol TimerPresentable: Presentable {}
        final class TimerInteractor: PresentableInteractor<TimerPresentable> {
          func attach(to host: TimerViewControllable) {}  // expect: interactor-uses-view
        }
      Timer/TimerRouter.swift: |
        import ModernRIBs

        protocol TimerInteractable: Interactable {}
        protocol TimerViewControllable: ViewControllable {}
        final class TimerRouter: ViewableRouter<TimerInteractable, TimerViewControllable> {}

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/navigation-outside-router.yml",
    text: #"""
id: navigation-outside-router
summary: Only the router may navigate.
rationale: |
  In RIBs the tree of routers is the state of the application: what is attached is what the user can see. A
  screen that is pushed without a router is on the display but not in the tree, so it is not torn down with
  its parent, its interactor is never deactivated, and a deep link cannot find it.
remedy: Tell the listener what the user wants, let the interactor ask its routing contract, and let the router attach the child and show its view through the view controllable.
constraint:
  forbid:
    from: [{ role: view, affiliated: true }, { role: [presenter, interactor, entity, service] }]
    to: { calls: screen-navigation }
    not-within: [{ implements: "*ViewControllable" }]
exempt: [wrapper, drawn-inside-module, drawn-for-code]
passing:
  - title: The view shows what its router passes to it, in a method of its view controllable
    files:
      Shop/ShopRouter.swift: |
        import ModernRIBs

        protocol ShopInteractable: Interactable {}
        protocol ShopViewControllable: ViewControllable { func show(_ child: ViewControllable) }

        final class ShopRouter: ViewableRouter<ShopInteractable, ShopViewControllable> {
          func showCart(_ cart: ViewableRouting) {
            attachChild(cart)
            viewController.show(cart.viewControllable)
          }
        }
      Shop/ShopViewController.swift: |
        import ModernRIBs
        import UIKit

        final class ShopViewController: UIViewController, ShopViewControllable {
          func show(_ child: ViewControllable) {
            navigationController?.pushViewController(child.uiviewController, animated: true)
          }
        }
        final class ShopInteractor: Interactor, ShopInteractable {}
  - title: A private function that only methods of the view controllable call
    swift: |
      import ModernRIBs
      import UIKit

      protocol ShopInteractable: Interactable {}
      protocol ShopViewControllable: ViewControllable {
        func show(_ child: ViewControllable)
        func replace(_ child: ViewControllable)
      }

      final class ShopViewController: UIViewController, ShopViewControllable {
        private var shown: ViewControllable?
        func show(_ child: ViewControllable) { UIView.animate(withDuration: 1) { self.present(child, isAnimated: true) } }
        func replace(_ child: ViewControllable) {
          dismiss(animated: false) { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.present(child, isAnimated: false)
          }
        }
        private func present(_ child: ViewControllable, isAnimated: Bool) { embed(child, isAnimated) }
      }

      extension ShopViewController {
        fileprivate func embed(_ child: ViewControllable, _ isAnimated: Bool) {
          shown = child
          present(child.uiviewController, animated: isAnimated)
        }
      }
      final class ShopInteractor: Interactor, ShopInteractable {}
  - title: The interactor asks its routing contract
    swift: |
      import ModernRIBs

      protocol ShopRouting: Routing { func push() }

      final class ShopInteractor: Interactor {
        weak var router: ShopRouting?
        func cartTapped() { router?.push() }
      }
failing:
  - title: The view pushes a screen when it is tapped
    swift: |
      import ModernRIBs
      import UIKit

      protocol ShopPresentable: Presentable {}

      final class ShopViewController: UIViewController, ShopPresentable {
        @objc func cartTapped() {
          // expect: navigation-outside-router
          navigationController?.pushViewController(UIViewController(), animated: true)
        }
      }
      final class ShopInteractor: PresentableInteractor<ShopPresentable> {}
  - title: A view presents another view, beside the method that its router may use
    swift: |
      import ModernRIBs
      import UIKit

      protocol ShopViewControllable: ViewControllable { func show(_ child: ViewControllable) }

      final class ShopViewController: UIViewController, ShopViewControllable {
        private let help = HelpViewController()
        func show(_ child: ViewControllable) { present(child.uiviewController, animated: true) }
        @objc func helpTapped() {
          DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            self.present(self.help, animated: true)  // expect: navigation-outside-router
          }
        }
      }
      final class HelpViewController: UIViewController {}
      final class ShopInteractor: Interactor {}
  - title: The private function is also called from elsewhere, or by a storyboard
    swift: |
      import ModernRIBs
      import UIKit

      protocol ShopInteractable: Interactable {}
      protocol ShopViewControllable: ViewControllable { func show(_ child: ViewControllable) }

      final class ShopViewController: UIViewController, ShopViewControllable {
        private let help = HelpViewController()
        func show(_ child: ViewControllable) { put(child.uiviewController) }
        override func viewDidLoad() {
          super.viewDidLoad()
          button.addTarget(self, action: #selector(helpTapped), for: .touchUpInside)
        }
        @objc private func helpTapped() { put(help) }
        private func put(_ screen: UIViewController) {
          present(screen, animated: true)  // expect: navigation-outside-router
        }
        @IBAction private func cartTapped() {
          present(help, animated: true)  // expect: navigation-outside-router
        }
      }
      final class HelpViewController: UIViewController {}
      final class ShopInteractor: Interactor, ShopInteractable {}
  - title: The interactor goes through the view controllable to UIKit
    swift: |
      import ModernRIBs

      protocol ShopRouting: ViewableRouting {}

      final class ShopInteractor: Interactor {
        weak var router: ShopRouting?
        func back() {
          // expect: navigation-outside-router
          router?.viewControllable.uiviewController.navigationController?.popToRootViewController(animated: true)
        }
      }

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/preset.yml",
    text: #"""
# The format of this file: Sources/LintRules/decodePreset.swift.
preset: ribs
summary: Router, interactor, builder, as Uber's RIBs have them.
include: [naming, roles, ui, navigation, types, wrappers, data]

roles:
  interactor:
    supertypes: [Interactor, PresentableInteractor, Interactable]
    contracts: ["*Listener", "*Interactable", "*PresentableListener"]
    base-contracts: [Interactable, PresentableListener]
  router:
    supertypes: [Router, ViewableRouter, LaunchRouter, Routing, ViewableRouting, LaunchRouting]
    contracts: ["*Routing"]
    base-contracts: [Routing, ViewableRouting, LaunchRouting]
  view:
    supertypes: [ViewControllable]
    contracts: ["*ViewControllable"]
    base-contracts: [ViewControllable]
  presenter:
    supertypes: [Presenter]
    # The role of its conformer, which mostly is the view controller itself.
    contracts-of-conformers: ["*Presentable"]
  builder:
    supertypes:
      - Builder
      - SimpleComponentizedBuilder
      - ComponentizedBuilder
      - SimpleMultiStageComponentizedBuilder
      - MultiStageComponentizedBuilder
      - Component
      - BootstrapComponent
      - EmptyComponent
      - Buildable
      - Dependency
    suffixes: [Builder, Component]
    contracts: ["*Buildable", "*Dependency"]
    base-contracts: [Buildable, Dependency]

# A module is judged when it has an interactor, and a routing contract or a builder.
gate:
  - { role: interactor }
  - - { name: "*Routing" }
    - { role: builder }

# In order of precedence: one use gives one finding, by the first rule that is switched on.
rules:
  interactor-imports-ui: error
  navigation-outside-router: error
  interactor-uses-ui: error
  interactor-uses-view: error
  interactor-uses-router: error
  view-uses-interactor: error
  view-uses-router:
    severity: error
    remedy: Tell the listener what was tapped, and let the interactor ask its routing contract.
  entity-uses-component: error
  interactor-uses-presenter:
    severity: warning
    remedy: Put what the screen should show into the interactor's presentable contract and let the presenter conform to it. Only a builder makes the presenter.
  component-uses-app: warning
  presenter-imports-ui: warning
  presenter-uses-ui: warning
  entity-imports-ui: warning
  dismissal-outside-router:
    severity: warning
    remedy: Tell the listener that the user wants to leave, let the interactor tell its own listener, and let the parent's router detach and dismiss.
  system-sheet-outside-router:
    severity: warning
    remedy: Tell the listener, let the interactor ask its routing contract, and let the router present the sheet through the view controllable.
  url-opened-outside-router:
    severity: warning
    remedy: Tell the listener, let the interactor ask its routing contract, and let the router open the link.
  tab-switch-outside-router:
    severity: warning
    remedy: Tell the listener, let the interactor ask its routing contract, and let the router select the tab by its meaning.
  alert-outside-router:
    severity: off
    remedy: Tell the listener, let the interactor ask its routing contract, and let the router show the alert through the view controllable.
  assembly-outside-router: warning
  strong-back-reference: warning
  orphaned-component:
    severity: warning
    remedy: Let one part own it strongly (the router its interactor and view controller, the interactor its presenter) and keep only listeners and the interactor's router weak.
  concrete-collaborator: warning
  contract-downcast: warning
  view-uses-service: warning
  presenter-uses-service:
    severity: warning
    remedy: Let the interactor fetch it and hand it to the presenter.
  router-uses-service:
    severity: warning
    remedy: Let the interactor look it up and hand it to the method of the routing contract. Making a service for a child and passing it on is fine.
  module-uses-internals: warning
  presenter-uses-view-component: off
  view-uses-entity: off
  data-object-leak: off
  mutable-view-model: off
  module-lacks-part: off
  module-cycle: off

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/strong-back-reference.yml",
    text: #"""
id: strong-back-reference
summary: A strong reference back closes a retain cycle.
rationale: |
  A router holds its interactor and its view; references back up the tree must be weak. A strong one closes a
  retain cycle and keeps a whole branch alive after it was detached: its interactor never stops, its streams go
  on, and screens that were closed still react.
remedy: Declare the property weak.
constraint:
  owned:
    - { from: { role: interactor }, to: { role: router }, where: own, must: weak }
    - { from: { role: interactor }, to: { is: contract, name: "*Listener" }, must: weak }
    - { from: { role: view }, to: { is: contract, name: "*Listener" }, where: own, must: weak }
passing:
  - title: Up is weak, down is strong
    swift: |
      import ModernRIBs
      import UIKit

      protocol PhotoRouting: ViewableRouting {}
      protocol PhotoListener: AnyObject {}
      protocol PhotoPresentable: Presentable { var listener: PhotoPresentableListener? { get set } }
      protocol PhotoPresentableListener: AnyObject {}

      final class PhotoInteractor: PresentableInteractor<PhotoPresentable>, PhotoPresentableListener {
        weak var router: PhotoRouting?
        weak var listener: PhotoListener?
      }
      final class PhotoViewController: UIViewController, PhotoPresentable {
        weak var listener: PhotoPresentableListener?
      }
  - title: A router keeps its children and their builders
    swift: |
      import ModernRIBs

      protocol PhotoInteractable: Interactable {}
      protocol PhotoViewControllable: ViewControllable {}
      protocol CropBuildable: Buildable {}

      final class PhotoRouter: ViewableRouter<PhotoInteractable, PhotoViewControllable> {
        private let crop: CropBuildable
        private var current: ViewableRouting?
        init(interactor: PhotoInteractable, viewController: PhotoViewControllable, crop: CropBuildable) {
          self.crop = crop
          super.init(interactor: interactor, viewController: viewController)
        }
      }
failing:
  - title: The interactor keeps its router
    swift: |
      import ModernRIBs

      protocol PhotoRouting: Routing {}

      final class PhotoInteractor: Interactor {
        var router: PhotoRouting?  // expect: strong-back-reference
      }
  - title: The interactor keeps its parent as a listener
    swift: |
      import ModernRIBs

      protocol PhotoListener: AnyObject { func photoTaken() }

      final class PhotoInteractor: Interactor {
        private let listener: PhotoListener  // expect: strong-back-reference
        init(listener: PhotoListener) { self.listener = listener }
      }
  - title: The view keeps its interactor as a listener
    files:
      Photo/PhotoViewController.swift: |
        import UIKit

        final class PhotoViewController: UIViewController, PhotoPresentable {
          var listener: (any PhotoPresentableListener)?  // expect: strong-back-reference
        }
      Photo/PhotoInteractor.swift: |
        import ModernRIBs

        protocol PhotoPresentable: Presentable {}
        protocol PhotoPresentableListener: AnyObject {}
        final class PhotoInteractor: PresentableInteractor<PhotoPresentable>, PhotoPresentableListener {}

"""#),
  RuleLibrary.File(
    path: "Rules/ribs/view-uses-interactor.yml",
    text: #"""
id: view-uses-interactor
summary: A view reaches past its listener to the interactor.
rationale: |
  A view knows its interactor only as its listener: a short list of things that the user did. A view that
  knows more than this list can start work, ask for state and change it, and the same decision is then made in
  two places. The list is also what keeps a second view possible, for a tablet or for a test.
remedy: Let the view use only a presentable listener contract that says what happened (declare one where there is none), and let the interactor conform to it and decide. Only the builder makes the interactor.
constraint:
  forbid:
    - from: { role: view }
      to:
        role: interactor
        not: [{ is: contract, name: "*PresentableListener" }, { is: contract, conforms-to: "*PresentableListener" }]
    # Its own presentable listener is the view's window to the interactor; another module's is not.
    - from: { role: view }
      to: { role: interactor, is: contract, name: "*PresentableListener" }
      where: other-module
exempt: [own-listener, listener-of-screen, screen-initialiser, being-assembled, own-factory]
passing:
  - title: The view tells its listener
    swift: |
      import ModernRIBs
      import UIKit

      protocol WalletPresentableListener: AnyObject { func topUpTapped() }
      protocol WalletPresentable: Presentable {}

      final class WalletViewController: UIViewController, WalletPresentable {
        weak var listener: WalletPresentableListener?
        @objc func tapped() { listener?.topUpTapped() }
      }
      final class WalletInteractor: PresentableInteractor<WalletPresentable>, WalletPresentableListener {
        func topUpTapped() {}
      }
  - title: A listener of a view's own has nothing to do with it
    swift: |
      import ModernRIBs
      import UIKit

      protocol WalletPresentable: Presentable {}
      protocol ScrollObserving: AnyObject { func scrolled() }

      final class WalletViewController: UIViewController, WalletPresentable {
        weak var observer: ScrollObserving?
        func moved() { observer?.scrolled() }
      }
      final class WalletInteractor: PresentableInteractor<WalletPresentable> {}
  - title: The listener has another name, and the view's own interactor conforms to it
    swift: |
      import ModernRIBs
      import UIKit

      protocol WalletRootListener: AnyObject { func topUpTapped() }
      protocol WalletPresentable: Presentable {}

      final class WalletViewController: UIViewController, WalletPresentable {
        weak var listener: WalletRootListener?
        @objc func tapped() { listener?.topUpTapped() }
      }
      final class WalletInteractor: PresentableInteractor<WalletPresentable>, WalletRootListener {
        func topUpTapped() {}
      }
failing:
  - title: The view keeps the interactor itself
    swift: |
      import ModernRIBs
      import UIKit

      protocol WalletPresentable: Presentable {}

      final class WalletViewController: UIViewController, WalletPresentable {
        weak var interactor: WalletInteractor?  // expect: view-uses-interactor
        @objc func tapped() {
          interactor?.topUp()  // expect: view-uses-interactor
        }
      }
      final class WalletInteractor: PresentableInteractor<WalletPresentable> { func topUp() {} }
  - title: The listener is cast to what it really is
    swift: |
      import ModernRIBs
      import UIKit

      protocol WalletPresentableListener: AnyObject {}
      protocol WalletPresentable: Presentable {}

      final class WalletViewController: UIViewController, WalletPresentable {
        weak var listener: WalletPresentableListener?
        @objc func tapped() {
          (listener as? WalletInteractor)?.topUp()  // expect: view-uses-interactor
        }
      }
      final class WalletInteractor: PresentableInteractor<WalletPresentable>, WalletPresentableListener {
        func topUp() {}
      }
  - title: The listener of the parent is not the view's
    files:
      Wallet/WalletViewController.swift: |
        import UIKit

        final class WalletViewController: UIViewController, WalletPresentable {
          weak var parentListener: WalletListener?  // expect: view-uses-interactor
          func closed() {
            parentListener?.walletDidClose()  // expect: view-uses-interactor
          }
        }
      Wallet/WalletInteractor.swift: |
        import ModernRIBs

        protocol WalletPresentable: Presentable {}
        protocol WalletListener: AnyObject { func walletDidClose() }
        final class WalletInteractor: PresentableInteractor<WalletPresentable> { weak var listener: WalletListener? }

"""#),
  RuleLibrary.File(
    path: "Rules/run/idle-rule.yml",
    text: #"""
id: idle-rule
summary: A rule has nothing to check.
rationale: |
  A rule whose selectors choose nothing passes whatever the code does. Usually a role, a path or a name in it
  is misspelt, or the code that it was for has moved.
remedy: Correct the rule, or delete it.

"""#),
  RuleLibrary.File(
    path: "Rules/run/preset.yml",
    text: #"""
# Rules about the run: they hold in every preset and cannot be judged before everything else is.
rules:
  suppression-without-reason: error
  unused-suppression: warning
  stale-baseline: error
  idle-rule: warning
  unparsed-code: warning

"""#),
  RuleLibrary.File(
    path: "Rules/run/stale-baseline.yml",
    text: #"""
id: stale-baseline
summary: An entry of the baseline has no finding any more, or its due date is over.
rationale: |
  A baseline should only shrink. An entry without a finding would hide the same finding if it came back. An entry
  with "until" has a due date, and has no effect after that day.
remedy: |
  Where the finding is gone, run "viperlint baseline prune". Where its due date is over, fix the finding, or write a
  later "until" by hand.

"""#),
  RuleLibrary.File(
    path: "Rules/run/suppression-without-reason.yml",
    text: #"""
id: suppression-without-reason
summary: A suppression gives no reason.
rationale: |
  A reader of the code cannot tell a considered exception from a shortcut. Without a reason after " -- " the
  comment has no effect.
remedy: Write the reason after the rule, as in "viperlint:ignore view-uses-router -- moves in spring".

"""#),
  RuleLibrary.File(
    path: "Rules/run/unparsed-code.yml",
    text: #"""
id: unparsed-code
summary: Some code could not be read.
rationale: |
  Code that cannot be read is not checked, and without this finding it would look correct. Usually a brace is
  missing, or a merge left its markers.
remedy: Correct the code; where the Swift compiler accepts it, please report it as a mistake of viperlint.

"""#),
  RuleLibrary.File(
    path: "Rules/run/unused-suppression.yml",
    text: #"""
id: unused-suppression
summary: A suppression has no finding to suppress.
rationale: |
  A suppression without a finding looks as if something were wrong where nothing is, and it will suppress the next
  finding on that line although no one decided that.
remedy: Delete the comment.

"""#),
  RuleLibrary.File(
    path: "Rules/shared/alert-outside-router.yml",
    text: #"""
id: alert-outside-router
summary: Only the router may present an alert.
rationale: |
  Many teams count an alert as part of what a view draws, and this rule is off unless you ask for it. It is for
  teams who see it as a small screen: it interrupts, it offers choices, and its buttons decide what happens
  next. Presented by the router, it can be replaced by a banner in one place and expected in a test.
remedy: Let the presenter ask the router to show the alert, with its texts and what each button means.
constraint:
  forbid:
    from: [{ role: view, affiliated: true }, { role: [presenter, interactor, entity, service] }]
    to: { calls: alert }
    # In RIBs a view shows an alert where its router tells it to.
    not-within: [{ implements: "*ViewControllable" }]
exempt: [wrapper]
passing:
  - title: The router presents the alert
    swift: |
      import UIKit

      final class BinRouter {
        weak var viewController: UIViewController?
        func confirm(_ text: String) {
          let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
          viewController?.present(alert, animated: true)
        }
      }
      final class BinPresenter {
        let router = BinRouter()
        func deleteTapped() { router.confirm("Really?") }
      }
  - title: The view shows a banner and calls it an alert
    swift: |
      import UIKit

      final class AlertBanner: UIView { func present(in view: UIView) { view.addSubview(self) } }

      final class BinViewController: UIViewController {
        var presenter: BinPresenter?
        func showAlert(_ text: String) { AlertBanner().present(in: view) }
      }
      final class BinPresenter { let interactor = BinInteractor() }
      final class BinInteractor {}
failing:
  - title: The view presents an alert under another name
    swift: |
      import UIKit

      final class BinViewController: UIViewController {
        var presenter: BinPresenter?
        func confirm() {
          let dialog = UIAlertController(title: "Really?", message: nil, preferredStyle: .actionSheet)
          dialog.addAction(UIAlertAction(title: "Yes", style: .destructive))
          self.present(dialog, animated: true)  // expect: alert-outside-router
        }
      }
      final class BinPresenter { let interactor = BinInteractor() }
      final class BinInteractor {}
  - title: A helper in an extension of UIViewController presents it
    files:
      Bin/BinViewController.swift: |
        import UIKit

        final class BinViewController: UIViewController {
          var presenter: BinPresenter?
          func failed() {
            showError("No connection")  // expect: alert-outside-router
          }
        }
        final class BinPresenter { let interactor = BinInteractor() }
        final class BinInteractor {}
      Common/UIViewController+Error.swift: |
        import UIKit

        extension UIViewController {
          func showError(_ text: String) {
            let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
            present(alert, animated: true)
          }
        }
  - title: The modifiers of SwiftUI
    swift: |
      import SwiftUI

      struct BinView: View {
        @ObservedObject var presenter: BinPresenter
        @State private var asks = false
        var body: some View {
          List { Text("Bin") }
            .alert("Really?", isPresented: $asks) { Button("Yes") {} }  // expect: alert-outside-router
            .confirmationDialog("Empty?", isPresented: $asks) { Button("Yes") {} }  // expect: alert-outside-router
        }
      }
      final class BinPresenter: ObservableObject { let interactor = BinInteractor() }
      final class BinInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/assembly-outside-router.yml",
    text: #"""
id: assembly-outside-router
summary: A part of a module is made outside routers and builders.
rationale: |
  Putting a module together is a job of its own: one place has to know every part and every service that the
  parts need. When a view or a presenter does it, that knowledge leaks into the middle of the feature. The
  parts can no longer be replaced in a test, and a change to one initialiser runs through all the screens that
  call it.
remedy: Make the part in the module's router or builder and hand it in; to show another module, let the router ask that module's builder.
constraint:
  forbid:
    from: [{ role: view, affiliated: true }, { role: [presenter, interactor, entity] }]
    to: [{ part: true }, { calls: storyboard-screens }]
    by: [makes, asks]
exempt:
  - same-screen
  - ungated-part
  - part-of-piece
  - default-argument
  - becomes-child
  - reported-for-navigating
  - overlay
  - screen-initialiser
  - being-assembled
  - own-factory
  - made-by-system
  - wrapper
passing:
  - title: The system makes the screen of a widget, which nothing can hand a presenter
    swift: |
      import NotificationCenter
      import UIKit

      final class PulseViewController: UIViewController, NCWidgetProviding {
        private var presenter: PulsePresenter?
        private func setUp() {
          let presenter = PulsePresenter()
          presenter.interactor = PulseInteractor()
          self.presenter = presenter
        }
      }
      final class PulsePresenter { var interactor: PulseInteractor? }
      final class PulseInteractor {}
  - title: The router makes every part
    swift: |
      import UIKit

      final class LoginRouter {
        weak var viewController: UIViewController?
        static func build() -> UIViewController {
          let view = LoginViewController()
          let presenter = LoginPresenter(interactor: LoginInteractor(), router: LoginRouter())
          view.presenter = presenter
          presenter.view = view
          return view
        }
      }
      final class LoginViewController: UIViewController { var presenter: LoginPresenter? }
      final class LoginPresenter {
        weak var view: LoginViewController?
        let interactor: LoginInteractor
        let router: LoginRouter
        init(interactor: LoginInteractor, router: LoginRouter) {
          self.interactor = interactor
          self.router = router
        }
      }
      final class LoginInteractor {}
  - title: Plain pieces of a view, cells, view models and entities are no parts
    swift: |
      import UIKit

      final class CartViewController: UIViewController {
        var presenter: CartPresenter?
        let header = CartHeaderView()
        func row() -> UITableViewCell { CartCell(style: .default, reuseIdentifier: nil) }
      }
      final class CartHeaderView: UIView {}
      final class CartCell: UITableViewCell {}
      struct CartRowViewModel { let title: String }
      final class CartPresenter {
        let interactor: CartInteractor
        let formatter = PriceBuilder()
        init(interactor: CartInteractor) { self.interactor = interactor }
        func rows() -> [CartRowViewModel] { [CartRowViewModel(title: formatter.build() + "CartRouter()")] }
      }
      struct PriceBuilder { func build() -> String { "3 EUR" } }
      final class CartInteractor {}
  - title: A toast covers the screen for a moment, as an alert does
    swift: |
      import UIKit

      final class CartViewController: UIViewController {
        var presenter: CartPresenter?
        func added() { present(ToastFactory.toast("Added"), animated: true) }
      }
      enum ToastFactory {
        static func toast(_ text: String) -> UIViewController { ToastViewController(text) }
      }
      final class ToastViewController: UIViewController {
        init(_ text: String) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class CartPresenter { var interactor: CartInteractor? }
      final class CartInteractor {}
  - title: A screen that comes from a storyboard lets itself be assembled
    files:
      Search/SearchViewController.swift: |
        import UIKit

        final class SearchViewController: UIViewController {
          var presenter: SearchPresenter?
          override func awakeFromNib() {
            super.awakeFromNib()
            SearchConfigurator().configure(self)
          }
        }
      Search/SearchConfigurator.swift: |
        struct SearchConfigurator {
          func configure(_ view: SearchViewController) {
            let presenter = SearchPresenter(interactor: SearchInteractor())
            view.presenter = presenter
          }
        }
        final class SearchPresenter {
          let interactor: SearchInteractor
          init(interactor: SearchInteractor) { self.interactor = interactor }
        }
        final class SearchInteractor {}
  - title: The first value of a property that a contract or a setter replaces
    swift: |
      import UIKit

      protocol CartViewInput: AnyObject {
        var presenter: CartPresenting { get set }
        func inject(_ router: CartRouting)
      }
      protocol CartPresenting: AnyObject {}
      protocol CartRouting: AnyObject {}

      final class CartViewController: UIViewController, CartViewInput {
        var presenter: CartPresenting = CartPresenter()
        private var router: CartRouting = CartRouter()
        func inject(_ router: CartRouting) { self.router = router }
      }
      final class CartPresenter: CartPresenting { var interactor: CartInteractor? }
      final class CartInteractor {}
      final class CartRouter: CartRouting {
        static func build() -> UIViewController {
          let controller = CartViewController()
          let view: CartViewInput = controller
          view.presenter = CartPresenter()
          view.inject(CartRouter())
          return controller
        }
      }
  - title: A SwiftUI screen lays out the views of its own module
    swift: |
      import SwiftUI

      struct NotesView: View {
        @ObservedObject var presenter: NotesPresenter
        var body: some View { NotesContentView(rows: presenter.rows) }
      }
      struct NotesContentView: View {
        let rows: [String]
        var body: some View { Text(rows.joined()) }
      }
      final class NotesPresenter: ObservableObject {
        let interactor: NotesInteractor
        var rows: [String] { interactor.rows }
        init(interactor: NotesInteractor) { self.interactor = interactor }
      }
      final class NotesInteractor { let rows = ["Milk"] }
  - title: A presenter lets a factory make the presenter of a part of its screen
    swift: |
      import UIKit

      protocol VoteViewProtocol: AnyObject {}
      protocol VoteChildPresenterProtocol: AnyObject { func setup() }
      protocol VoteChildPresenterFactoryProtocol { func makePolls(for view: VoteViewProtocol) -> VoteChildPresenterProtocol }

      final class VoteViewController: UIViewController, VoteViewProtocol {}
      final class VotePresenter {
        weak var view: VoteViewProtocol?
        private let children: VoteChildPresenterFactoryProtocol
        private var child: VoteChildPresenterProtocol?
        init(interactor: VoteInteractor, children: VoteChildPresenterFactoryProtocol) { self.children = children }
        func showPolls() {
          guard let view else { return }
          child = children.makePolls(for: view)
          child?.setup()
        }
      }
      final class VoteInteractor {}
failing:
  - title: The view makes its presenter
    swift: |
      import UIKit

      final class LoginViewController: UIViewController {
        var presenter: LoginPresenter?
        override func viewDidLoad() {
          super.viewDidLoad()
          presenter = LoginPresenter(view: self)  // expect: assembly-outside-router
        }
      }
      final class LoginPresenter {
        weak var view: LoginViewController?
        var interactor: LoginInteractor?
        init(view: LoginViewController) { self.view = view }
      }
      final class LoginInteractor {}
  - title: The presenter makes its interactor where it declares it
    swift: |
      final class LoginPresenter {
        lazy var interactor = LoginInteractor.init(retries: 3)  // expect: assembly-outside-router
      }
      final class LoginInteractor {
        init(retries: Int) {}
      }
  - title: A presenter takes a screen out of a storyboard
    swift: |
      final class LoginPresenter {
        let interactor: LoginInteractor
        init(interactor: LoginInteractor) { self.interactor = interactor }
        func helpTapped() -> AnyObject {
          // expect: assembly-outside-router
          UIStoryboard(name: "Help", bundle: nil).instantiateViewController(withIdentifier: "Help")
        }
      }
      final class LoginInteractor {}
  - title: A view asks another module's builder for a screen
    files:
      Login/LoginViewController.swift: |
        import UIKit

        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter?
          private var help: UIViewController?
          func prepareHelp() {
            help = HelpBuilder.build()  // expect: assembly-outside-router
          }
        }
        final class LoginPresenter { var interactor: LoginInteractor? }
        final class LoginInteractor {}
      Help/HelpBuilder.swift: |
        import UIKit

        enum HelpBuilder { static func build() -> UIViewController { HelpViewController() } }
        final class HelpViewController: UIViewController {}
  - title: A screen assembles itself in its own factory
    swift: |
      import UIKit

      final class LoginViewController: UIViewController {
        var presenter: LoginPresenter?
        static func make() -> LoginViewController {
          let screen = LoginViewController()
          screen.presenter = LoginPresenter()  // expect: assembly-outside-router
          return screen
        }
      }
      final class LoginPresenter { var interactor: LoginInteractor? }
      final class LoginInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/component-uses-app.yml",
    text: #"""
id: component-uses-app
summary: A part of a module reaches for the application delegate.
rationale: |
  The application delegate is the one object that everything can reach, so everything ends up in it: the
  signed-in user, the database, the window. A module that reaches for it cannot be built, tested or reused
  without the whole application, and its initialiser does not say what it really needs.
remedy: Pass what is needed (the user, the database, a service) into the module where it is built, and keep the delegate to starting the application.
constraint:
  forbid:
    from: { role: [view, presenter, interactor, entity] }
    to: { role: app, conforms-to: app-delegates }
exempt: [kept-parameter, screen-initialiser, being-assembled, own-factory]
passing:
  - title: The code that builds the module passes the session in
    swift: |
      final class Session { var userName: String? }

      final class HomeInteractor {
        private let session: Session
        init(session: Session) { self.session = session }
        func name() -> String { session.userName ?? "guest" }
      }
      final class HomePresenter { var interactor: HomeInteractor? }
  - title: The delegate starts the application by asking a router
    swift: |
      import UIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = HomeRouter.build()
        }
      }
      final class HomeRouter { static func build() -> UIViewController { HomeViewController() } }
      final class HomeViewController: UIViewController { var presenter: HomePresenter? }
      final class HomePresenter {}
  - title: An observer that is called a delegate is no application delegate
    swift: |
      protocol HomeInteractorDelegate: AnyObject { func homeLoaded() }

      final class HomeInteractor {
        weak var delegate: HomeInteractorDelegate?
        func load() { delegate?.homeLoaded() }
      }
      final class HomePresenter: HomeInteractorDelegate {
        let interactor = HomeInteractor()
        func homeLoaded() {}
      }
failing:
  - title: A view takes the user from the delegate
    swift: |
      import UIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate { var userName: String? }

      final class HomeViewController: UIViewController {
        var presenter: HomePresenter?
        func greet() {
          title = (UIApplication.shared.delegate as? AppDelegate)?.userName  // expect: component-uses-app
        }
      }
      final class HomePresenter { let interactor = HomeInteractor() }
      final class HomeInteractor {}
  - title: A presenter goes through a shared instance of it
    files:
      App/AppDelegate.swift: |
        import UIKit

        final class AppDelegate: NSObject {
          static var shared: AppDelegate!
          var startedAt = Date()
        }
        extension AppDelegate: UIApplicationDelegate {}
      Home/HomePresenter.swift: |
        final class HomePresenter {
          let interactor = HomeInteractor()
          func age() -> Double {
            // expect: component-uses-app
            AppDelegate.shared.startedAt.timeIntervalSinceNow
          }
        }
        final class HomeInteractor {}
  - title: A view keeps the scene delegate
    files:
      App/SceneDelegate.swift: |
        import UIKit

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      Home/HomeViewController.swift: |
        import UIKit

        final class HomeViewController: UIViewController {
          var presenter: HomePresenter?
          weak var scene: SceneDelegate?  // expect: component-uses-app
        }
        final class HomePresenter { let router = HomeRouter() }
        final class HomeRouter {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/concrete-collaborator.yml",
    text: #"""
id: concrete-collaborator
summary: A part stores a collaborator by its class although a contract for it exists.
rationale: |
  The project declares a contract for the collaborator. A property of the class itself goes
  round it: a test cannot put a stand-in there, and every method of the class is within reach, also those that
  the contract left out on purpose. The contract is then decoration, and decoration goes out of date.
remedy: Declare the property with the contract's type and hand the object in from the router or builder.
constraint:
  contract:
    - from: { role: [view, presenter, interactor] }
      to: { part: true, is: component }
    - from: { role: interactor }
      to: { role: service, is: component }
passing:
  - title: Every property names a contract
    swift: |
      import UIKit

      protocol MenuViewOutput: AnyObject {}
      protocol MenuInteractorInput: AnyObject {}
      protocol MenuRouterInput: AnyObject {}

      final class MenuViewController: UIViewController { var output: MenuViewOutput? }
      final class MenuPresenter: MenuViewOutput {
        var interactor: MenuInteractorInput?
        var router: (any MenuRouterInput)?
      }
      final class MenuInteractor: MenuInteractorInput {}
      final class MenuRouter: MenuRouterInput {}
  - title: Where the module declares no contract, the class is all there is
    swift: |
      import UIKit

      protocol MenuRouterInput: AnyObject {}

      final class MenuViewController: UIViewController { var presenter: MenuPresenter? }
      final class MenuPresenter {
        let interactor: MenuInteractor
        var router: MenuRouterInput?
        init(interactor: MenuInteractor) { self.interactor = interactor }
      }
      final class MenuInteractor {}
      final class MenuRouter: MenuRouterInput {}
  - title: A class as a local or a parameter is assembly, not storage
    swift: |
      import UIKit

      protocol MenuInteractorInput: AnyObject {}

      final class MenuPresenter {
        private let interactor: MenuInteractorInput
        init(interactor: MenuInteractor) { self.interactor = interactor }
      }
      final class MenuInteractor: MenuInteractorInput {}
  - title: A service without a contract, and one that a contract lacks a call of
    swift: |
      protocol MenuFetching { func fetchDishes() }

      final class MenuRepository: MenuFetching {
        func fetchDishes() {}
        func forgetDishes() {}
      }
      final class MenuStorage { func save() {} }
      final class MenuInteractor {
        let repository: MenuRepository
        let storage: MenuStorage
        init(repository: MenuRepository, storage: MenuStorage) {
          (self.repository, self.storage) = (repository, storage)
        }
        func reload() {
          repository.forgetDishes()
          repository.fetchDishes()
          storage.save()
        }
      }
      final class MenuPresenter { let interactor: MenuInteractor? = nil }
failing:
  - title: The interactor makes and keeps the class of a service
    swift: |
      protocol MenuRepositoryType { func fetchDishes() }

      final class MenuRepository: MenuRepositoryType { func fetchDishes() {} }
      final class MenuInteractor {
        private let repository = MenuRepository()  // expect: concrete-collaborator
        func load() { repository.fetchDishes() }
      }
      final class MenuPresenter { let interactor: MenuInteractor? = nil }
  - title: The presenter stores the router class
    swift: |
      protocol MenuRouterInput: AnyObject { func open() }

      final class MenuRouter: MenuRouterInput { func open() {} }
      final class MenuPresenter {
        var router: MenuRouter!  // expect: concrete-collaborator
        func dishTapped() { router.open() }
      }
  - title: The view stores the presenter class, which gets its contract in another file
    files:
      Menu/MenuViewController.swift: |
        import UIKit

        final class MenuViewController: UIViewController {
          private lazy var presenter: MenuPresenter = { fatalError("not set") }()  // expect: concrete-collaborator
        }
      Menu/MenuPresenter.swift: |
        final class MenuPresenter { let interactor = MenuInteractor() }
        final class MenuInteractor {}
      Menu/MenuPresenter+ViewOutput.swift: |
        protocol MenuViewOutput: AnyObject { func viewReady() }
        extension MenuPresenter: MenuViewOutput { func viewReady() {} }
  - title: The type is not written but evident
    swift: |
      protocol MenuInteractorInput: AnyObject {}

      final class MenuInteractor: MenuInteractorInput {
        static let standard = MenuInteractor()
      }
      final class MenuPresenter {
        let interactor = MenuInteractor.standard  // expect: concrete-collaborator
        var router: MenuRouter?
      }
      final class MenuRouter {}
  - title: An injected property of a SwiftUI screen
    swift: |
      import SwiftUI

      protocol MenuPresenting: ObservableObject { func dishTapped() }

      final class MenuPresenter: MenuPresenting {
        let interactor = MenuInteractor()
        func dishTapped() {}
      }
      final class MenuInteractor {}
      struct MenuView: View {
        @ObservedObject var presenter: MenuPresenter  // expect: concrete-collaborator
        var body: some View { Text("Menu") }
      }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/contract-downcast.yml",
    text: #"""
id: contract-downcast
summary: A contract is cast to the class behind it.
rationale: |
  A contract says what its user may know. A cast to the class opens all the rest, and the compiler cannot help any
  more: with another class behind the contract, in a test or in the next design, the cast fails while the app runs.
remedy: Add what is needed to the contract and call it there.
constraint:
  forbid:
    from: { role: [view, presenter, interactor] }
    to: { part: true, is: component }
    casting: { role: [view, presenter, interactor, router], is: contract }
exempt: [kept-parameter, passed-on, screen-initialiser, being-assembled, own-factory]
passing:
  - title: What is needed stands in the contract
    swift: |
      import UIKit

      protocol HomeViewInput: AnyObject { func scrollToTop() }
      final class HomeViewController: UIViewController, HomeViewInput { func scrollToTop() {} }
      final class HomePresenter {
        weak var view: HomeViewInput?
        let interactor = HomeInteractor()
        func tabTapped() { view?.scrollToTop() }
      }
      final class HomeInteractor {}
  - title: A router gets the screen from which it goes on
    swift: |
      import UIKit

      protocol HomeViewInput: AnyObject {}
      protocol HomeRouterInput: AnyObject { func showHelp(from screen: HomeViewController) }
      final class HomeViewController: UIViewController, HomeViewInput {}
      final class HomePresenter {
        weak var view: HomeViewInput?
        var router: HomeRouterInput?
        let interactor = HomeInteractor()
        func helpTapped() {
          guard let screen = view as? HomeViewController else { return }
          router?.showHelp(from: screen)
        }
        func menuTapped() { router?.showHelp(from: view as! HomeViewController) }
      }
      final class HomeInteractor {}
  - title: A class of the system is no class of the project
    swift: |
      import UIKit

      protocol HomeViewInput: AnyObject {}
      final class HomeViewController: UIViewController, HomeViewInput {}
      final class HomePresenter {
        weak var view: HomeViewInput?
        let interactor = HomeInteractor()
        var screen: UIViewController? { view as? UIViewController }
      }
      final class HomeInteractor {}
failing:
  - title: The presenter opens up its view
    swift: |
      import UIKit

      protocol HomeViewInput: AnyObject {}
      final class HomeViewController: UIViewController, HomeViewInput { func scrollToTop() {} }
      final class HomePresenter {
        weak var view: HomeViewInput?
        let interactor = HomeInteractor()
        func tabTapped() {
          (view as? HomeViewController)?.scrollToTop()  // expect: contract-downcast "casts `HomeViewInput` to"
        }
        func appeared() {
          if let screen = view as? HomeViewController {  // expect: contract-downcast
            screen.scrollToTop()
          }
        }
      }
      final class HomeInteractor {}
  - title: A view opens up its presenter
    files:
      Home/HomeViewController.swift: |
        import UIKit

        final class HomeViewController: UIViewController {
          var output: HomeViewOutput?
          func appeared() {
            guard let presenter = output as? HomePresenter else { return }  // expect: contract-downcast
            presenter.reload()
          }
        }
      Home/HomePresenter.swift: |
        protocol HomeViewOutput: AnyObject {}
        final class HomePresenter: HomeViewOutput {
          let interactor = HomeInteractor()
          func reload() {}
        }
        final class HomeInteractor {}
  - title: A property keeps the class at hand
    swift: |
      protocol HomeInteractorInput: AnyObject {}
      final class HomeInteractor: HomeInteractorInput { var cache: [String] = [] }
      final class HomePresenter {
        var interactor: HomeInteractorInput?
        private var concrete: HomeInteractor { interactor as! HomeInteractor }  // expect: contract-downcast
      }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/data-object-leak.yml",
    text: #"""
id: data-object-leak
summary: A database object or a server's answer reaches a view or a presenter.
rationale: |
  Managed objects and decoded answers have the shape that a database or a server wants. A managed object is
  bound to a thread as well, and may change or disappear while a screen shows it. If such objects
  travel up to the screen, a renamed column or a new version of the server's interface is felt in every view.
remedy: Convert the object into an entity where it enters the module, in the interactor or its repository, and pass that on.
constraint:
  forbid:
    from: [{ role: view, affiliated: true }, { role: presenter }]
    to:
      - { outside: persistence-types }
      - { inherits: persistence-types }
      - { name: "*DTO" }
      - { name: "*Response", conforms-to: [Decodable, Codable] }
exempt: [kept-parameter, screen-initialiser, being-assembled, own-factory]
passing:
  - title: The interactor converts, the presenter sees an entity
    files:
      Entities/Song.swift: |
        struct Song { let title: String }
      Data/SongDTO.swift: |
        struct SongDTO: Decodable { let song_title: String }
      Songs/SongsInteractor.swift: |
        final class SongsInteractor {
          func convert(_ rows: [SongDTO]) -> [Song] { rows.map { Song(title: $0.song_title) } }
        }
      Songs/SongsPresenter.swift: |
        final class SongsPresenter {
          let interactor = SongsInteractor()
          func title(of song: Song) -> String { song.title }
        }
  - title: A response that is never decoded is a message, and an object need not be Realm's
    swift: |
      struct SongsResponse { let titles: [String] }
      struct ObjectID { let value: Int }

      final class SongsPresenter {
        let interactor = SongsInteractor()
        func present(_ response: SongsResponse, for object: ObjectID) {}
      }
      final class SongsInteractor {}
failing:
  - title: A presenter handles a managed object
    swift: |
      import CoreData

      final class SongsPresenter {
        let interactor = SongsInteractor()
        func tapped(_ row: NSManagedObject) {}  // expect: data-object-leak
      }
      final class SongsInteractor {}
  - title: A view shows a subclass of one, declared elsewhere
    files:
      Songs/SongsViewController.swift: |
        import UIKit

        final class SongsViewController: UIViewController {
          var presenter: SongsPresenter?
          private var songs: [StoredSong] = []  // expect: data-object-leak
        }
        final class SongsPresenter { let interactor = SongsInteractor() }
        final class SongsInteractor {}
      Data/StoredSong.swift: |
        import CloudKit

        class StoredObject: CKRecord {}
        final class StoredSong: StoredObject {}
  - title: The decoded answer arrives in the view contract
    files:
      Songs/SongsContracts.swift: |
        protocol SongsViewInput: AnyObject {
          func show(_ answer: SongsResponse)  // expect: data-object-leak
          func highlight(_ song: SongDTO?)  // expect: data-object-leak
        }
        final class SongsPresenter {
          weak var view: SongsViewInput?
          let interactor = SongsInteractor()
        }
        final class SongsInteractor {}
      Network/SongsResponse.swift: |
        struct SongsResponse { let songs: [SongDTO] }
        struct SongDTO: Codable { let title: String }
        extension SongsResponse: Decodable {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/dismissal-outside-router.yml",
    text: #"""
id: dismissal-outside-router
summary: Only the router may close a screen.
rationale: |
  The code that opened a screen knows how it was opened: pushed, presented, embedded. A screen that closes itself
  has to guess, and guesses wrong the day it is shown in another way. If the presenter never hears of it,
  nothing can be saved, confirmed or reported to the caller either.
remedy: Tell the presenter that the user wants to leave, and let the router dismiss or pop.
constraint:
  forbid:
    from: [{ role: view, affiliated: true }, { role: [presenter, interactor, entity, service] }]
    to: { calls: dismissal }
    # In RIBs a view shows and hides its children where its router tells it to.
    not-within: [{ implements: "*ViewControllable" }]
exempt: [wrapper, no-router, drawn-for-code]
passing:
  - title: The router closes what it opened
    swift: |
      import UIKit

      final class NotesRouter {
        weak var viewController: UIViewController?
        func close() { viewController?.dismiss(animated: true) }
        func back() { viewController?.navigationController?.popViewController(animated: true) }
      }
      final class NotesPresenter {
        let router = NotesRouter()
        func closeTapped() { router.close() }
      }
  - title: A router's method may be called dismiss, and so may a progress display's
    swift: |
      import UIKit

      protocol NotesRouterInput: AnyObject { func dismiss(animated: Bool) }
      final class ProgressHUD { func dismiss() {} }

      final class NotesPresenter {
        var router: NotesRouterInput?
        let hud = ProgressHUD()
        func closeTapped() {
          hud.dismiss()
          router?.dismiss(animated: true)
        }
      }
  - title: An alert, a picker and a search controller go away by themselves
    swift: |
      import UIKit

      final class NotesViewController: UIViewController, UIImagePickerControllerDelegate {
        var presenter: NotesPresenter?
        let search = UISearchController()
        func close(_ alert: UIAlertController) { alert.dismiss(animated: true) }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
          picker.dismiss(animated: true)
          search.dismiss(animated: false)
        }
      }
      final class NotesPresenter { let interactor = NotesInteractor() }
      final class NotesInteractor {}
  - title: Callbacks of pickers and searches, and functions that hide an alert, close that and no screen
    swift: |
      import UIKit

      final class NotesViewController: UIViewController, UIImagePickerControllerDelegate, UISearchBarDelegate {
        var presenter: NotesPresenter?
        let search = UISearchController()
        func showLoader() { present(UIAlertController(), animated: true) }
        func hideLoader() { dismiss(animated: true) }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { dismiss(animated: true) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { dismiss(animated: true) }
      }
      final class NotesPresenter { let interactor = NotesInteractor() }
      final class NotesInteractor {}
  - title: A picker is sent away by the screen that shows it
    swift: |
      import UIKit

      final class PhotoPresenter: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var router: PhotoRouter?
        let interactor = PhotoInteractor()
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
          picker.presentingViewController?.dismiss(animated: true)
        }
      }
      final class PhotoRouter {}
      final class PhotoInteractor {}
  - title: An override passes on to the base that several screens share
    swift: |
      import UIKit

      class BaseViewController: UIViewController {
        func closePressed() { dismiss(animated: true) }
      }
      final class LoginViewController: BaseViewController {
        var presenter: LoginPresenter?
        override func closePressed() { super.closePressed() }
      }
      final class SignupViewController: BaseViewController { var presenter: SignupPresenter? }
      final class LoginPresenter { let interactor = LoginInteractor() }
      final class LoginInteractor {}
      final class SignupPresenter { let interactor = SignupInteractor() }
      final class SignupInteractor {}
  - title: A module without a router has none that could close its screen
    swift: |
      import UIKit

      final class NotesViewController: UIViewController {
        var presenter: NotesPresenter?
        @objc func closeTapped() { dismiss(animated: true) }
      }
      final class NotesPresenter { let interactor = NotesInteractor() }
      final class NotesInteractor {}
failing:
  - title: An unwind segue closes the screen
    files:
      App/Main.storyboard: |
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
          <scenes>
            <scene sceneID="note">
              <objects>
                <viewController id="note" customClass="NoteViewController" sceneMemberID="viewController">
                  <button id="done">
                    <connections>
                      <!-- expect: dismissal-outside-router "goes back by an unwind segue" -->
                      <segue destination="exit" kind="unwind" unwindAction="backToList:" id="s1"/>
                    </connections>
                  </button>
                </viewController>
                <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
              </objects>
            </scene>
          </scenes>
        </document>
      Note/Note.swift: |
        import UIKit

        final class NoteViewController: UIViewController { var presenter: NotePresenter! }
        final class NotePresenter { var interactor: NoteInteractor? }
        final class NoteInteractor { weak var presenter: NotePresenter? }
        final class NoteRouter {}
  - title: The view dismisses itself
    swift: |
      import UIKit

      final class NotesViewController: UIViewController {
        var presenter: NotesPresenter?
        @objc func closeTapped() {
          dismiss(animated: true, completion: nil)  // expect: dismissal-outside-router
        }
      }
      final class NotesPresenter { let interactor = NotesInteractor() }
      final class NotesInteractor {}
      final class NotesRouter {}
  - title: The view pops itself inside a closure
    swift: |
      import UIKit

      final class NotesViewController: UIViewController {
        var presenter: NotesPresenter?
        func saved() {
          UIView.animate(withDuration: 0.2) { [weak self] in
            self?.navigationController?.popViewController(animated: true)  // expect: dismissal-outside-router
          }
        }
      }
      final class NotesPresenter { let interactor = NotesInteractor() }
      final class NotesInteractor {}
      final class NotesRouter {}
  - title: A SwiftUI screen uses the environment's dismiss action
    swift: |
      import SwiftUI

      struct NotesView: View {
        @ObservedObject var presenter: NotesPresenter
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Button("Close") {
            dismiss()  // expect: dismissal-outside-router
          }
        }
      }
      final class NotesPresenter: ObservableObject { let interactor = NotesInteractor() }
      final class NotesInteractor {}
      final class NotesRouter {}
  - title: The presenter pops through the view it was given
    files:
      Notes/NotesPresenter.swift: |
        final class NotesPresenter {
          let interactor = NotesInteractor()
          func closeTapped(on screen: NotesViewController) {
            screen.navigationController?.popViewController(animated: true)  // expect: dismissal-outside-router
          }
        }
        final class NotesInteractor {}
        final class NotesRouter {}
      Notes/NotesViewController.swift: |
        import UIKit

        final class NotesViewController: UIViewController { var presenter: NotesPresenter? }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/entity-imports-ui.yml",
    text: #"""
id: entity-imports-ui
summary: A file that declares or extends an entity imports a user-interface module.
rationale: |
  Entities outlive screens. They travel to the server, into the database, to a watch and to a widget, where
  UIKit may not even exist. An entity that carries an image or a colour has to be converted at each of these
  borders, and everything that uses it needs the UI module, too.
remedy: Keep raw values (Data, URL, a name) in the entity and convert them in the view. Move what only the display needs into a file of the view.
constraint:
  forbid:
    from: { role: entity, is: component }
    to: { imports: ui-targets }
    once: file
exempt: [import-of-others, conditional-import, plain-names]
passing:
  - title: An entity of plain values
    files:
      Entities/Photo.swift: |
        import Foundation

        struct Photo: Codable {
          let id: UUID
          let address: URL
          let jpeg: Data?
        }
      Photos/PhotosPresenter.swift: |
        final class PhotosPresenter { let interactor = PhotosInteractor() }
        final class PhotosInteractor { func photos() -> [Photo] { [] } }
  - title: A view that shows the entity has its import in its own file
    files:
      Entities/Photo.swift: |
        struct Photo { let caption: String }
      Photos/PhotoCell.swift: |
        import UIKit

        final class PhotoCell: UITableViewCell {
          func show(caption: String) { textLabel?.text = caption }
        }
      Photos/PhotosPresenter.swift: |
        final class PhotosPresenter { let interactor = PhotosInteractor() }
        final class PhotosInteractor { func photos() -> [Photo] { [] } }
  - title: What is kept under Models for the display is no entity
    files:
      Share/Models/TextSource.swift: |
        import UIKit

        final class TextSource: NSObject, UIActivityItemSource {
          func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
        }
      Share/Models/ShareViewModel.swift: |
        import UIKit

        struct ShareViewModel { let rows: [ShareIcon] }
        struct ShareIcon { let icon: UIImage? }
      Share/SharePresenter.swift: |
        final class SharePresenter {
          let interactor = ShareInteractor()
          let source = TextSource()
          func rows() -> [ShareIcon] { [] }
        }
        final class ShareInteractor {}
  - title: An extension in the file of another part comes with that part's imports
    files:
      Entities/Photo.swift: |
        struct Photo { let caption: String }
      Photos/PhotosService.swift: |
        import UIKit

        final class PhotosService { func load() -> [Photo] { [] } }
        extension Photo { var isLong: Bool { caption.count > 80 } }
      Photos/PhotosPresenter.swift: |
        final class PhotosPresenter { let interactor = PhotosInteractor() }
        final class PhotosInteractor { let service = PhotosService() }
failing:
  - title: The entity keeps an image
    files:
      Entities/Photo.swift: |
        import UIKit  // expect: entity-imports-ui

        struct Photo { let thumbnail: UIImage }
      Photos/PhotosPresenter.swift: |
        final class PhotosPresenter { let interactor = PhotosInteractor() }
        final class PhotosInteractor { func photos() -> [Photo] { [] } }
  - title: The entity is found by its suffix, the import is SwiftUI's
    files:
      Photos/PhotoEntity.swift: |
        import Foundation
        public import SwiftUI  // expect: entity-imports-ui

        public struct PhotoEntity: Identifiable {
          public let id: Int
          public let tint: Color
        }
      Photos/PhotosPresenter.swift: |
        final class PhotosPresenter { let interactor = PhotosInteractor() }
        final class PhotosInteractor {}
  - title: A convenience of the entity in a second file
    files:
      Entities/Photo.swift: |
        struct Photo { let caption: String }
      Entities/Photo+Image.swift: |
        import struct Foundation.Data
        import UIKit.UIImage  // expect: entity-imports-ui

        extension Photo { func placeholder() -> UIImage? { UIImage(named: caption) } }
      Photos/PhotosPresenter.swift: |
        final class PhotosPresenter { let interactor = PhotosInteractor() }
        final class PhotosInteractor { func photos() -> [Photo] { [] } }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/entity-uses-component.yml",
    text: #"""
id: entity-uses-component
summary: An entity knows a part of a module.
rationale: |
  Entities are the nouns of the application. Every module may use them because they depend on no module.
  An entity that knows a view, a presenter, an interactor or a router drags that module along wherever it
  goes, and two modules that shared a noun now share a screen.
remedy: Keep the entity to its data, and move the function that needs the part into that part or into an extension beside it that takes plain values.
constraint:
  forbid:
    from: { role: entity }
    to: { role: [view, interactor, presenter, router] }
exempt: [kept-parameter, added-for-display]
passing:
  - title: An entity knows values and other entities
    files:
      Entities/Order.swift: |
        struct Order {
          let id: Int
          let lines: [OrderLine]
          var total: Int { lines.reduce(0) { $0 + $1.price } }
        }
        struct OrderLine { let price: Int }
      Orders/OrdersPresenter.swift: |
        final class OrdersPresenter { let interactor = OrdersInteractor() }
        final class OrdersInteractor { func orders() -> [Order] { [] } }
  - title: A part extends the entity in its own file, and mentions itself in a comment only
    files:
      Entities/Order.swift: |
        // OrdersPresenter shows these; see OrdersViewController
        struct Order { let id: Int }
      Orders/OrdersPresenter.swift: |
        final class OrdersPresenter {
          let interactor = OrdersInteractor()
          func title(of order: Order) -> String { "Order \(order.id)" }
        }
        final class OrdersInteractor { func orders() -> [Order] { [] } }
  - title: A view's file adds to the entity how it is shown there
    files:
      Entities/Order.swift: |
        struct Order { let id: Int }
      Orders/OrderLabel.swift: |
        import UIKit

        final class OrderLabel: UILabel {}
        extension Order {
          func makeLabel() -> OrderLabel { OrderLabel() }
        }
      Orders/OrdersPresenter.swift: |
        final class OrdersPresenter { let interactor = OrdersInteractor() }
        final class OrdersInteractor { func orders() -> [Order] { [] } }
failing:
  - title: The entity makes the view that shows it
    files:
      Entities/Order.swift: |
        struct Order {
          let id: Int
          func makeLabel() -> OrderLabel {  // expect: entity-uses-component
            OrderLabel()  // expect: entity-uses-component
          }
        }
      Orders/OrderLabel.swift: |
        import UIKit

        final class OrderLabel: UILabel {}
      Orders/OrdersPresenter.swift: |
        final class OrdersPresenter { let interactor = OrdersInteractor() }
        final class OrdersInteractor { func orders() -> [Order] { [] } }
  - title: The entity keeps the interactor that loaded it
    files:
      Entities/Order.swift: |
        final class Order {
          let id: Int
          weak var interactor: OrdersInteractor?  // expect: entity-uses-component
          init(id: Int) { self.id = id }
          func reload() {
            interactor?.load(id)  // expect: entity-uses-component
          }
        }
      Orders/OrdersInteractor.swift: |
        final class OrdersInteractor { func load(_ id: Int) {} }
        final class OrdersPresenter { let interactor = OrdersInteractor() }
  - title: The entity opens its own screen through the router
    files:
      Model/Order.swift: |
        struct Order {
          let id: Int
          func open(with router: OrdersRouterInput) {  // expect: entity-uses-component
            router.showOrder(id)  // expect: entity-uses-component
          }
        }
      Orders/OrdersContracts.swift: |
        protocol OrdersRouterInput: AnyObject { func showOrder(_ id: Int) }
        final class OrdersPresenter { var router: OrdersRouterInput? }
  - title: A composed contract is still a contract
    files:
      Orders/OrderEntity.swift: |
        struct OrderEntity {
          let id: Int
          var observer: OrdersOutput?  // expect: entity-uses-component
        }
      Orders/OrdersContracts.swift: |
        protocol OrdersInteractorOutput: AnyObject { func loaded() }
        protocol OrdersViewOutput: AnyObject { func ready() }
        typealias OrdersOutput = OrdersInteractorOutput & OrdersViewOutput
        final class OrdersInteractor { weak var output: OrdersInteractorOutput? }
        final class OrdersPresenter: OrdersOutput {
          let interactor = OrdersInteractor()
          func loaded() {}
          func ready() {}
        }
  - title: A cast inside a computed property
    files:
      Entities/Badge.swift: |
        struct Badge {
          let owner: AnyObject
          var isOnScreen: Bool { owner is BadgesViewController }  // expect: entity-uses-component
        }
      Badges/BadgesViewController.swift: |
        import UIKit

        final class BadgesViewController: UIViewController { var presenter: BadgesPresenter? }
      Badges/BadgesPresenter.swift: |
        final class BadgesPresenter { let interactor = BadgesInteractor() }
        final class BadgesInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/interactor-uses-presenter.yml",
    text: #"""
id: interactor-uses-presenter
summary: An interactor knows a presenter class instead of an output contract.
rationale: |
  The interactor's output contract is the list of answers that the use case can give. An interactor that
  knows the presenter class itself can call anything on it, also what was meant for the view; the list of
  answers is then written nowhere, and the use case cannot be tested or reused without that presenter.
remedy: Declare an output contract with the answers that the interactor gives, let the presenter conform to it, and store that contract weakly.
constraint:
  forbid:
    from: { role: interactor }
    to: { role: presenter, is: component }
exempt: [kept-parameter, default-argument]
passing:
  - title: The interactor reports to a contract
    swift: |
      protocol ChatInteractorOutput: AnyObject { func received(_ text: String) }

      final class ChatInteractor {
        weak var output: ChatInteractorOutput?
        func poll() { output?.received("hello") }
      }
      final class ChatPresenter: ChatInteractorOutput {
        let interactor = ChatInteractor()
        func received(_ text: String) {}
      }
  - title: The contract may bear the presenter's bare name
    swift: |
      protocol ChatPresenter: AnyObject { func received(_ text: String) }

      final class ChatInteractorImpl {
        weak var presenter: ChatPresenter?
        func poll() { presenter?.received("hello") }
      }
      final class ChatPresenterImpl: ChatPresenter {
        let interactor = ChatInteractorImpl()
        func received(_ text: String) {}
      }
  - title: A composition of contracts is a contract
    swift: |
      protocol ChatInteractorOutput: AnyObject { func received(_ text: String) }
      protocol ChatInteractorDelegate: AnyObject { func closed() }
      typealias ChatOutput = ChatInteractorOutput & ChatInteractorDelegate

      final class ChatInteractor {
        weak var output: ChatOutput?
        func poll() {
          // ChatPresenter hears of it through its contract
          output?.received("ChatPresenter()")
        }
      }
      final class ChatPresenter: ChatOutput {
        let interactor = ChatInteractor()
        func received(_ text: String) {}
        func closed() {}
      }
failing:
  - title: The presenter class is stored and called
    swift: |
      final class ChatInteractor {
        weak var presenter: ChatPresenter?  // expect: interactor-uses-presenter
        func poll() {
          presenter?.received("hello")  // expect: interactor-uses-presenter
        }
      }
      final class ChatPresenter {
        let interactor = ChatInteractor()
        func received(_ text: String) {}
      }
      final class ChatViewController: UIViewController { var presenter: ChatPresenter? }
  - title: The output contract is cast back to the class
    swift: |
      protocol ChatInteractorOutput: AnyObject { func received(_ text: String) }

      final class ChatInteractor {
        weak var output: ChatInteractorOutput?
        func poll() {
          if let presenter = output as? ChatPresenter {  // expect: interactor-uses-presenter
            presenter.mute()  // expect: interactor-uses-presenter
          }
        }
      }
      final class ChatPresenter: ChatInteractorOutput {
        let interactor = ChatInteractor()
        func received(_ text: String) {}
        func mute() {}
      }
  - title: A completion hands the class around
    files:
      Chat/ChatInteractor.swift: |
        final class ChatInteractor {
          // expect: interactor-uses-presenter
          func poll(for presenter: ChatPresenter, then done: () -> Void) {
            done()
          }
        }
      Chat/ChatPresenter.swift: |
        final class ChatPresenter {
          let interactor = ChatInteractor()
          func viewReady() { interactor.poll(for: self) {} }
        }
  - title: A metatype is a use, too
    swift: |
      final class ChatInteractor {
        func name() -> String { String(describing: ChatPresenter.self) }  // expect: interactor-uses-presenter
      }
      final class ChatPresenter { let interactor = ChatInteractor() }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/interactor-uses-router.yml",
    text: #"""
id: interactor-uses-router
summary: An interactor knows a router.
rationale: |
  Where to go next is a decision about screens, and screens are what an interactor should not have to know.
  An interactor that navigates can be used by one flow only: the day the same use case serves a second screen,
  it takes the users of that screen somewhere they did not ask to go.
remedy: Report the outcome to the interactor's output; the presenter reads it and asks the router.
constraint:
  forbid:
    from: { role: interactor }
    to: { role: router }
exempt: [kept-parameter]
passing:
  - title: The outcome goes to the presenter, the presenter asks the router
    swift: |
      protocol PaymentInteractorOutput: AnyObject { func paid() }
      protocol PaymentRouterInput: AnyObject { func showReceipt() }

      final class PaymentInteractor {
        weak var output: PaymentInteractorOutput?
        func pay() { output?.paid() }
      }
      final class PaymentPresenter: PaymentInteractorOutput {
        let interactor = PaymentInteractor()
        var router: PaymentRouterInput?
        func paid() { router?.showReceipt() }
      }
  - title: An enum of network requests is called Router and is none
    swift: |
      import Foundation

      enum PaymentAPIRouter: URLRequestConvertible {
        case pay(amount: Int)
        func asURLRequest() throws -> URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
      }
      final class PaymentInteractor {
        func pay() throws -> URLRequest { try PaymentAPIRouter.pay(amount: 3).asURLRequest() }
      }
      final class PaymentPresenter { let interactor = PaymentInteractor() }
failing:
  - title: The interactor stores the router
    swift: |
      protocol PaymentRouterInput: AnyObject { func showReceipt() }

      final class PaymentInteractor {
        private let router: PaymentRouterInput  // expect: interactor-uses-router
        init(router: PaymentRouterInput) {
          self.router = router
        }
      }
      final class PaymentPresenter { var interactor: PaymentInteractor? }
  - title: The router is reached through the output
    swift: |
      protocol PaymentWireframe: AnyObject { func showReceipt() }
      protocol PaymentInteractorOutput: AnyObject { var wireframe: PaymentWireframe { get } }

      final class PaymentInteractor {
        weak var output: PaymentInteractorOutput?
        func pay() {
          output?.wireframe.showReceipt()  // expect: interactor-uses-router
        }
      }
      final class PaymentPresenter: PaymentInteractorOutput {
        let interactor = PaymentInteractor()
        let wireframe: PaymentWireframe
        init(wireframe: PaymentWireframe) { self.wireframe = wireframe }
      }
  - title: A static function of a router is called where the work is done
    files:
      Payment/PaymentInteractor.swift: |
        import Foundation

        final class PaymentInteractor {
          func pay() {
            Task {
              await ReceiptRouter.show(number: 7)  // expect: interactor-uses-router
            }
          }
        }
        final class PaymentPresenter { let interactor = PaymentInteractor() }
      Receipt/ReceiptRouter.swift: |
        import UIKit

        final class ReceiptRouter {
          weak var viewController: UIViewController?
          @MainActor static func show(number: Int) {}
          func close() { viewController?.navigationController?.popViewController(animated: true) }
        }
        final class ReceiptPresenter { var router: ReceiptRouter? }
  - title: An opaque parameter names the router contract
    swift: |
      protocol PaymentRouterInput: AnyObject { func showReceipt() }

      final class PaymentInteractor {
        func finish(with router: some PaymentRouterInput) {  // expect: interactor-uses-router
          router.showReceipt()  // expect: interactor-uses-router
        }
      }
      final class PaymentPresenter { let interactor = PaymentInteractor() }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/interactor-uses-ui.yml",
    text: #"""
id: interactor-uses-ui
summary: An interactor names a type of the user interface.
rationale: |
  An interactor holds the rules of a use case: what may happen, in which order, with which data. Once it
  names an image, a colour or the application object, those rules need a screen to run. They can then be
  tested on a simulator only, and they change whenever the design does.
  A file can name such types without any visible import: through a bridging header, or because another
  module re-exports UIKit. The compiler accepts that, the boundary is crossed all the same.
remedy: Let the interactor speak in plain values (Data, URL, an enum of the domain) and let the view turn them into images, colours and fonts.
constraint:
  forbid:
    from: { role: interactor }
    to: { names: ui-types }
    once: file
    # A component whose file imports a UI target is told so by `interactor-imports-ui` already. The exception
    # ends where that import is a view's or a router's in the same file, and it never covers contracts.
    unless-imports: ui-targets
exempt: [kept-parameter, import-reported, added-by-view]
passing:
  - title: Plain values cross the boundary
    swift: |
      import Foundation

      final class AvatarInteractor {
        func avatar(for id: Int) -> Data? { nil }
        func accent(isDark: Bool) -> AccentName { isDark ? .night : .day }
      }
      enum AccentName { case day, night }
      final class AvatarPresenter { let interactor = AvatarInteractor() }
  - title: A type of the project's own may start with the same two letters
    swift: |
      struct UIScreenBounds { let width: Double }
      struct NSUserQuota { let limit: Int }

      final class QuotaInteractor {
        func fits(_ bounds: UIScreenBounds, quota: NSUserQuota) -> Bool { bounds.width < Double(quota.limit) }
      }
      final class QuotaPresenter { let interactor = QuotaInteractor() }
  - title: Without SwiftUI, Image and Color and List are ordinary names
    swift: |
      import Foundation
      import ImageStorage

      final class AlbumInteractor {
        var covers: [Image] = []
        // UIImage would be wrong here, and so would UIColor
        func describe() -> String { "no UIImage in a string either" }
        func tint() -> Tint { .red }
      }
      enum Tint { case red }
      final class AlbumPresenter { let interactor = AlbumInteractor() }
failing:
  - title: An image is stored in a file without any import
    swift: |
      final class AvatarInteractor {
        private var cache: [Int: UIImage] = [:]  // expect: interactor-uses-ui
        func remember(_ image: UIImage, for id: Int) { cache[id] = image }
      }
      final class AvatarPresenter { let interactor = AvatarInteractor() }
  - title: The application object is asked for something in the middle of an expression
    swift: |
      import Foundation

      final class SessionInteractor {
        func mayRefresh() -> Bool {
          // expect: interactor-uses-ui
          UIApplication.shared.isProtectedDataAvailable
        }
      }
      final class SessionPresenter { let interactor = SessionInteractor() }
  - title: The contract promises a colour, and the import beside it does not excuse that
    files:
      Badge/BadgeContracts.swift: |
        import UIKit

        protocol BadgeInteractorInput: AnyObject {
          func tint(for level: Int) -> UIColor  // expect: interactor-uses-ui
        }
      Badge/BadgePresenter.swift: |
        final class BadgePresenter { var interactor: BadgeInteractorInput! }
  - title: An alias does not hide the image behind it
    files:
      Common/Platform.swift: |
        import UIKit

        typealias PlatformImage = UIImage
      Scan/ScanInteractor.swift: |
        import Foundation

        final class ScanInteractor {
          func read(_ page: PlatformImage) -> String? { nil }  // expect: interactor-uses-ui
        }
      Scan/ScanPresenter.swift: |
        final class ScanPresenter { let interactor = ScanInteractor() }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/interactor-uses-view.yml",
    text: #"""
id: interactor-uses-view
summary: An interactor knows a view.
rationale: |
  An interactor answers; the presenter decides what the answer looks like. An interactor that talks to a
  view itself has taken that decision away from the presenter, and the next change of the screen becomes a
  change of the business rules. Two parts that both write to the view also race each other for the last word.
remedy: Report the result to the interactor's output and let the presenter tell the view.
constraint:
  forbid:
    from: { role: interactor }
    to: { role: view }
exempt: [kept-parameter]
passing:
  - title: The interactor reports to its output, the presenter shows it
    swift: |
      protocol ProfileInteractorOutput: AnyObject { func loaded(name: String) }
      protocol ProfileViewInput: AnyObject { func show(name: String) }

      final class ProfileInteractor {
        weak var output: ProfileInteractorOutput?
        func load() { output?.loaded(name: "Ada") }
      }
      final class ProfilePresenter: ProfileInteractorOutput {
        weak var view: ProfileViewInput?
        let interactor = ProfileInteractor()
        func loaded(name: String) { view?.show(name: name) }
      }
  - title: A generic parameter and a local may be called like a view
    swift: |
      protocol ProfileViewInput: AnyObject { func reload() }

      final class ProfileInteractor {
        func fold<ProfileViewInput>(_ items: [ProfileViewInput]) -> Int { items.count }
        func snapshot() -> Int {
          let view = [1, 2, 3]
          return view.count
        }
      }
      final class ProfilePresenter {
        weak var view: ProfileViewInput?
        let interactor = ProfileInteractor()
      }
failing:
  - title: The interactor keeps the view contract and calls it
    swift: |
      protocol ProfileViewInput: AnyObject { func show(name: String) }

      final class ProfileInteractor {
        weak var view: ProfileViewInput?  // expect: interactor-uses-view
        func load() {
          view?.show(name: "Ada")  // expect: interactor-uses-view
        }
      }
      final class ProfilePresenter { let interactor = ProfileInteractor() }
  - title: The view arrives as a parameter and is unmasked by a cast
    swift: |
      import Foundation

      final class ProfileInteractor {
        func load(into target: AnyObject) {
          let screen = target as? ProfileViewController  // expect: interactor-uses-view
          screen?.reload()  // expect: interactor-uses-view
        }
      }
      final class ProfilePresenter { let interactor = ProfileInteractor() }
      final class ProfileViewController: UIViewController {
        var presenter: ProfilePresenter?
        func reload() {}
      }
  - title: The view is reached through the output
    files:
      Profile/ProfileContracts.swift: |
        protocol ProfileViewInput: AnyObject { func endRefreshing() }
        protocol ProfileInteractorOutput: AnyObject { var view: ProfileViewInput? { get } }
      Profile/ProfileInteractor.swift: |
        final class ProfileInteractor {
          weak var output: ProfileInteractorOutput?
          func load() {
            output?.view?.endRefreshing()  // expect: interactor-uses-view
          }
        }
      Profile/ProfilePresenter.swift: |
        final class ProfilePresenter: ProfileInteractorOutput {
          weak var view: ProfileViewInput?
          let interactor = ProfileInteractor()
        }
  - title: An extension of the interactor in another file names the view
    files:
      Profile/ProfileInteractor.swift: |
        final class ProfileInteractor {}
        final class ProfilePresenter { let interactor = ProfileInteractor() }
      Profile/ProfileInteractor+Refresh.swift: |
        extension ProfileInteractor {
          func refresh(_ render: (ProfileViewInput) -> Void) {}  // expect: interactor-uses-view
        }
      Profile/ProfileViewInput.swift: |
        protocol ProfileViewInput: AnyObject {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/module-cycle.yml",
    text: #"""
id: module-cycle
summary: Modules use each other in a circle.
rationale: |
  Modules in a circle are one module with several names: none can be built, tested, understood or moved to its
  own target without all the others. Circles start small, with one contract used the wrong way round, and every
  one makes the next one easier. That modules open each other's screens through routers and builders is no circle.
remedy: Let one of them declare an output contract to which the other conforms, or move what both need into a place of its own.
constraint:
  acyclic:
    of: module
    except: [{ role: [router, builder] }]
passing:
  - title: Two modules open each other's screens
    files:
      Cart/CartRouter.swift: |
        final class CartRouter { func openOffers() { _ = OffersBuilder.build() } }
        final class CartPresenter { let router = CartRouter() }
        enum CartBuilder { static func build() -> CartPresenter { CartPresenter() } }
      Offers/OffersRouter.swift: |
        final class OffersRouter { func openCart() { _ = CartBuilder.build() } }
        final class OffersPresenter { let router = OffersRouter() }
        enum OffersBuilder { static func build() -> OffersPresenter { OffersPresenter() } }
  - title: One way is no circle
    files:
      Cart/CartPresenter.swift: |
        final class CartPresenter {
          let interactor = CartInteractor()
          var offers: OffersModuleInput?
        }
        final class CartInteractor {}
      Offers/OffersPresenter.swift: |
        protocol OffersModuleInput: AnyObject {}
        final class OffersPresenter: OffersModuleInput { let interactor = OffersInteractor() }
        final class OffersInteractor {}
failing:
  - title: Each holds the other's input
    files:
      Cart/CartPresenter.swift: |
        protocol CartModuleInput: AnyObject {}
        final class CartPresenter: CartModuleInput {
          let interactor = CartInteractor()
          var offers: OffersModuleInput?  // expect: module-cycle
        }
        final class CartInteractor {}
      Offers/OffersPresenter.swift: |
        protocol OffersModuleInput: AnyObject {}
        final class OffersPresenter: OffersModuleInput {
          let interactor = OffersInteractor()
          weak var cart: CartModuleInput?
        }
        final class OffersInteractor {}
  - title: A circle of three
    files:
      Cart/CartPresenter.swift: |
        protocol CartModuleInput: AnyObject {}
        final class CartPresenter {
          let interactor = CartInteractor()
          func open(_ offers: OffersModuleInput) {}  // expect: module-cycle
        }
        final class CartInteractor {}
      Offers/OffersPresenter.swift: |
        protocol OffersModuleInput: AnyObject {}
        final class OffersPresenter {
          let interactor = OffersInteractor()
          func open(_ profile: ProfileModuleInput) {}
        }
        final class OffersInteractor {}
      Profile/ProfilePresenter.swift: |
        protocol ProfileModuleInput: AnyObject {}
        final class ProfilePresenter {
          let interactor = ProfileInteractor()
          func open(_ cart: CartModuleInput) {}
        }
        final class ProfileInteractor {}
  - title: One conforms to an output contract, the other computes with a view model
    files:
      Cart/CartInteractor.swift: |
        protocol CartModuleOutput: AnyObject {}
        final class CartInteractor {
          func total(of offers: [OffersRowViewModel]) -> Int { 0 }  // expect: module-cycle
        }
        final class CartPresenter { let interactor = CartInteractor() }
      Offers/OffersPresenter.swift: |
        struct OffersRowViewModel { let price: Int }
        final class OffersPresenter: CartModuleOutput { let interactor = OffersInteractor() }
        final class OffersInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/module-lacks-part.yml",
    text: #"""
id: module-lacks-part
summary: A module has some of the parts, but not all of them.
rationale: |
  A module without an interactor usually hides its use case in the presenter; one without a router hides its
  navigation in the view. Sometimes a part really has nothing to do, and then leaving it out is right. This rule
  is for teams who want each module to look the same, so that everybody knows where to look.
remedy: Add the missing part, or suppress the rule at this module with the reason why it needs none.
constraint:
  complete:
    of: module
    parts: [view, interactor, presenter, router]
passing:
  - title: All four parts
    swift: |
      import UIKit

      final class VotePresenter {
        weak var view: VoteViewController?
        let interactor = VoteInteractor()
        let router = VoteRouter()
      }
      final class VoteInteractor {}
      final class VoteRouter {}
      final class VoteViewController: UIViewController { var presenter: VotePresenter? }
  - title: Spread over files and behind contracts
    files:
      Vote/VotePresenter.swift: |
        final class VotePresenterImpl {
          weak var view: VoteViewInput?
          var interactor: VoteInteractor?
          var router: VoteWireframe?
        }
      Vote/VoteContracts.swift: |
        protocol VoteViewInput: AnyObject {}
        protocol VoteInteractor: AnyObject {}
        protocol VoteWireframe: AnyObject {}
      Common/Rounding.swift: |
        struct Rounding { let digits: Int }
failing:
  - title: No router
    swift: |
      import UIKit

      final class VotePresenter { let interactor = VoteInteractor() }  // expect: module-lacks-part
      final class VoteInteractor {}
      final class VoteViewController: UIViewController { var presenter: VotePresenter? }
  - title: No interactor
    files:
      Vote/VotePresenter.swift: |
        final class VotePresenter { var router: VoteRouter? }  // expect: module-lacks-part
      Vote/VoteRouter.swift: |
        import UIKit

        final class VoteRouter { weak var viewController: UIViewController? }
      Vote/VoteViewController.swift: |
        import UIKit

        final class VoteViewController: UIViewController { var presenter: VotePresenter? }
  - title: No view, though another module has one
    files:
      Result/ResultPresenter.swift: |
        final class ResultPresenter {
          weak var view: ResultViewController?
          let interactor = ResultInteractor()
          let router = ResultRouter()
        }
        final class ResultInteractor {}
        final class ResultRouter {}
        final class ResultViewController: UIViewController { var presenter: ResultPresenter? }
      Vote/VotePresenter.swift: |
        // expect: module-lacks-part
        final class VotePresenter {
          let interactor = VoteInteractor()
          let router = VoteRouter()
        }
        final class VoteInteractor {}
        final class VoteRouter {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/module-uses-internals.yml",
    text: #"""
id: module-uses-internals
summary: A module uses the inside of another module.
rationale: |
  Modules use each other through a few types: the router that opens one, the builder that makes one, the input
  and output contracts. Everything else is free to change, because no other module uses it. A module that
  touches another one's presenter or view ties the two together, and soon neither can be changed or moved
  to another target alone.
remedy: Declare what you need in the other module's input contract (or in an output contract for the way back) and get it from its router or builder.
constraint:
  apart:
    of: module
    through:
      - { role: [router, builder] }
      - { name: ["*ModuleInput*", "*ModuleOutput*", "*ModuleInterface*", "*ModuleDelegate*", "*Module"] }
      # Clean Swift hands data from store to store.
      - { name: ["*DataStore", "*DataPassing"] }
      - { role: [entity, view-model] }
    unless:
      - by: signature
        within: { implements: "*" }
        because: A type that implements a contract does not choose the types in it.
exempt:
  - no-internal
  - ungated-part
  - part-of-piece
  - lies-beside
  - mixin-of-several
  - variant-of-module
  - faces-outward
  - input-of-screenless
  - shared-logic
  - no-builder
  - shown-screen
  - embedded-screen
  - handed-back
  - reported-for-navigating
  - sought-for-navigating
  - becomes-child
  - made-for-builder
passing:
  - title: Through the builder, the module input and an entity
    files:
      Cart/CartPresenter.swift: |
        final class CartPresenter {
          let interactor = CartInteractor()
          var router: CartRouter?
          var profile: ProfileModuleInput?
          func userTapped(_ user: User) { profile?.show(user) }
        }
        final class CartInteractor {}
      Cart/CartRouter.swift: |
        import UIKit

        final class CartRouter {
          weak var viewController: UIViewController?
          func openProfile() {
            let profile = ProfileBuilder.build()
            viewController?.navigationController?.pushViewController(profile, animated: true)
          }
        }
      Profile/ProfilePresenter.swift: |
        protocol ProfileModuleInput: AnyObject { func show(_ user: User) }
        final class ProfilePresenter: ProfileModuleInput {
          let interactor = ProfileInteractor()
          func show(_ user: User) {}
        }
        final class ProfileInteractor {}
      Profile/ProfileBuilder.swift: |
        import UIKit

        enum ProfileBuilder { static func build() -> UIViewController { ProfileViewController() } }
        final class ProfileViewController: UIViewController { var presenter: ProfilePresenter? }
      Entities/User.swift: |
        struct User { let name: String }
  - title: A longer name with the same beginning may be the same module
    files:
      Waypoint/WaypointPresenter.swift: |
        final class WaypointPresenter {
          weak var view: WaypointViewInput?
          let interactor = WaypointInteractor()
        }
        final class WaypointInteractor {}
      Waypoint/WaypointContracts.swift: |
        protocol WaypointViewInput: AnyObject {}
        protocol WaypointInteractorOutput: AnyObject {}
  - title: Other modules conform to what a module asks of them, whatever its name
    files:
      Friends/FriendsPresenter.swift: |
        final class FriendsPresenter: LinkPresenterOutput {
          let interactor = FriendsInteractor()
          func linkEntered() {}
        }
        final class FriendsInteractor {}
      Link/LinkPresenter.swift: |
        protocol LinkPresenterOutput: AnyObject { func linkEntered() }
        final class LinkPresenter {
          weak var output: LinkPresenterOutput?
          let interactor = LinkInteractor()
          func entered() { output?.linkEntered() }
        }
        final class LinkInteractor {}
  - title: A screen made for its own module's builder, which asks for it
    files:
      Cart/CartInteractor.swift: |
        final class CartPresenter { let interactor = CartInteractor() }
        final class CartInteractor { var pages: CartPageProvider? }
      Cart/CartPageProvider.swift: |
        import UIKit

        final class CartPageProvider {
          func profile() -> UIViewController {
            let screen = ProfileViewController()
            ProfileConfigurator.configure(screen)
            return screen
          }
        }
      Profile/ProfileConfigurator.swift: |
        import UIKit

        final class ProfileViewController: UIViewController { var presenter: ProfilePresenter? }
        final class ProfilePresenter { var interactor: ProfileInteractor? }
        final class ProfileInteractor {}
        enum ProfileConfigurator {
          static func configure(_ screen: ProfileViewController) {
            let presenter = ProfilePresenter()
            presenter.interactor = ProfileInteractor()
            screen.presenter = presenter
          }
        }
  - title: A module without a screen, which has no other input than its interactor's contract
    files:
      Root/RootInteractor.swift: |
        final class RootPresenter { var interactor: RootInteractor? }
        final class RootInteractor {
          let lock: LockInteractorInput
          init(lock: LockInteractorInput) { self.lock = lock }
          func start() { lock.setUp() }
        }
      Lock/LockInteractor.swift: |
        protocol LockInteractorInput: AnyObject { func setUp() }
        final class LockInteractor: LockInteractorInput {
          weak var presenter: LockPresenter?
          func setUp() {}
        }
        final class LockPresenter {
          let interactor: LockInteractorInput
          let router = LockRouter()
          init(interactor: LockInteractorInput) { self.interactor = interactor }
        }
        final class LockRouter {}
  - title: A screen that is shown inside another one, and laid out as any view controller
    files:
      Cart/CartViewController.swift: |
        import UIKit

        final class CartViewController: UIViewController {
          var presenter: CartPresenter?
          var profile: ProfileViewController? {
            didSet { profile.map(show) }
          }
          private func show(_ child: ProfileViewController) {
            addChild(child)
            view.addSubview(child.view)
          }
        }
        final class CartPresenter { let interactor = CartInteractor() }
        final class CartInteractor {}
      Profile/ProfileViewController.swift: |
        import UIKit

        final class ProfileViewController: UIViewController { var presenter: ProfilePresenter? }
        final class ProfilePresenter { let interactor = ProfileInteractor() }
        final class ProfileInteractor {}
  - title: A contract that the other module's builder returns
    files:
      Cart/CartInteractor.swift: |
        final class CartPresenter { let interactor = CartInteractor() }
        final class CartInteractor {
          private let importing = ImportBuilder.buildSilently()
          func start() { importing.load() }
        }
      Import/ImportBuilder.swift: |
        protocol ImportInteractorInput: AnyObject { func load() }
        final class ImportInteractor: ImportInteractorInput { func load() {} }
        final class ImportPresenter { var interactor: ImportInteractorInput? }
        enum ImportBuilder { static func buildSilently() -> ImportInteractorInput { ImportInteractor() } }
failing:
  - title: A screen that is shown inside another one is told what to show
    files:
      Cart/CartViewController.swift: |
        import UIKit

        final class CartViewController: UIViewController {
          var presenter: CartPresenter?
          var profile: ProfileViewController?
          func show(_ names: [String]) {
            profile?.update(names)  // expect: module-uses-internals
          }
        }
        final class CartPresenter { let interactor = CartInteractor() }
        final class CartInteractor {}
      Profile/ProfileViewController.swift: |
        import UIKit

        final class ProfileViewController: UIViewController {
          var presenter: ProfilePresenter?
          func update(_ names: [String]) {}
        }
        final class ProfilePresenter { let interactor = ProfileInteractor() }
        final class ProfileInteractor {}
  - title: An interactor stores another module's interactor contract
    files:
      Cart/CartInteractor.swift: |
        final class CartPresenter { let interactor = CartInteractor() }
        final class CartInteractor {
          var profile: ProfileInteractorInput?  // expect: module-uses-internals
        }
      Profile/ProfileInteractor.swift: |
        protocol ProfileInteractorInput: AnyObject {}
        final class ProfileInteractor: ProfileInteractorInput {}
        final class ProfilePresenter { var interactor: ProfileInteractorInput? }
  - title: A router configures the other module's presenter
    files:
      Cart/CartRouter.swift: |
        final class CartRouter {
          func openProfile() {
            let router = ProfileRouter()
            router.presenter?.userName = "Ada"  // expect: module-uses-internals
          }
        }
        final class CartPresenter { let router = CartRouter() }
      Profile/ProfileRouter.swift: |
        final class ProfileRouter { weak var presenter: ProfilePresenter? }
        final class ProfilePresenter {
          var userName = ""
          let interactor = ProfileInteractor()
        }
        final class ProfileInteractor { weak var output: ProfilePresenter? }
        final class ProfileViewController: UIViewController { var presenter: ProfilePresenter? }
  - title: A view asks whether the other module's screen is there
    files:
      Cart/CartViewController.swift: |
        import UIKit

        final class CartViewController: UIViewController {
          var presenter: CartPresenter?
          func isProfileOpen() -> Bool {
            parent is ProfileViewController  // expect: module-uses-internals
          }
        }
        final class CartPresenter { let interactor = CartInteractor() }
        final class CartInteractor {}
      Profile/ProfileViewController.swift: |
        import UIKit

        final class ProfileViewController: UIViewController { var presenter: ProfilePresenter? }
        final class ProfilePresenter { let interactor = ProfileInteractor() }
        final class ProfileInteractor {}
  - title: A presenter conforms to the output contract of another module
    files:
      Cart/CartPresenter.swift: |
        final class CartPresenter { let interactor = CartInteractor() }
        final class CartInteractor {}
        extension CartPresenter: ProfileInteractorOutput {  // expect: module-uses-internals
          func loaded() {}
        }
      Profile/ProfileContracts.swift: |
        protocol ProfileInteractorOutput: AnyObject { func loaded() }
        final class ProfileInteractor { weak var output: ProfileInteractorOutput? }
        final class ProfilePresenter: ProfileInteractorOutput {
          let interactor = ProfileInteractor()
          func loaded() {}
        }
  - title: A router gives another module's screen orders that only its presenter may give
    files:
      Cart/CartRouter.swift: |
        import UIKit

        final class CartRouter {
          func openProfile(in tabs: UITabBarController) {
            let profile = tabs.viewControllers?.last as? ProfileViewInput
            profile?.showDetails(3)  // expect: module-uses-internals
          }
        }
        final class CartPresenter { var router: CartRouter? }
      Profile/ProfilePresenter.swift: |
        protocol ProfileViewInput: AnyObject { func showDetails(_ number: Int) }
        final class ProfilePresenter {
          weak var view: ProfileViewInput?
          let interactor = ProfileInteractor()
          func viewReady() { view?.showDetails(1) }
        }
        final class ProfileInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/mutable-view-model.yml",
    text: #"""
id: mutable-view-model
summary: A view model can be changed after it was made.
rationale: |
  A view model is a photograph: this is what the screen shows now. If it can be changed, two places can
  disagree about what is on the screen, and a view can quietly turn it into state of its own. A value that never
  changes can be compared, cached and expected in a test, and the next state is simply the next value.
remedy: Make it a struct with let properties and create a new one when something changes.
constraint:
  shape:
    what: { role: view-model }
    must: { kind: [struct, enum], immutable: true }
passing:
  - title: A struct of constants
    swift: |
      struct SongViewModel: Equatable {
        let title: String
        let isFavourite: Bool
      }
      final class SongsPresenter { let interactor = SongsInteractor() }
      final class SongsInteractor {}
  - title: Computed properties and locals change nothing
    swift: |
      struct SongViewModel {
        static var empty: SongViewModel { SongViewModel(title: "") }
        let title: String
        var initial: String {
          var text = title
          text.removeLast(max(0, text.count - 1))
          return text
        }
      }
      final class SongsPresenter { let interactor = SongsInteractor() }
      final class SongsInteractor {}
failing:
  - title: A property that can be set
    swift: |
      struct SongViewModel { let title: String; var isFavourite: Bool }  // expect: mutable-view-model
      final class SongsPresenter { let interactor = SongsInteractor() }
      final class SongsInteractor {}
  - title: A class that the presenter hands to its view contract
    swift: |
      final class SongRow { let title = "" }  // expect: mutable-view-model
      protocol SongsViewInput: AnyObject { func show(_ row: SongRow) }
      final class SongsPresenter {
        weak var view: SongsViewInput?
        let interactor = SongsInteractor()
        func loaded() { view?.show(SongRow()) }
      }
      final class SongsInteractor {}
  - title: A setter for some is still a setter
    swift: |
      public struct SongViewModel { public private(set) var plays = 0 }  // expect: mutable-view-model
      final class SongsPresenter { let interactor = SongsInteractor() }
      final class SongsInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/orphaned-component.yml",
    text: #"""
id: orphaned-component
summary: Nothing keeps this part of a module alive.
rationale: |
  Every reference to this part is weak, so it is gone as soon as the function that made it returns. Nothing
  crashes: calls to it through an optional simply do nothing, the screen stays empty, and a breakpoint in the
  part is never reached. It is the mirror image of a retain cycle and harder to notice.
remedy: Let one part own it strongly (the view its presenter, the presenter its interactor and router) and keep only the references back weak.
constraint:
  owned:
    what: { part: true, is: component, not: { role: view } }
    needs: one-strong
passing:
  - title: The view owns the presenter, the presenter owns the rest
    swift: |
      import UIKit

      final class MapViewController: UIViewController { var presenter: MapPresenter? }
      final class MapPresenter {
        weak var view: MapViewController?
        var interactor: MapInteractor?
      }
      final class MapInteractor { weak var output: MapPresenter? }
      enum MapBuilder {
        static func build() -> UIViewController {
          let view = MapViewController()
          let presenter = MapPresenter()
          let interactor = MapInteractor()
          view.presenter = presenter
          presenter.view = view
          presenter.interactor = interactor
          interactor.output = presenter
          return view
        }
      }
  - title: A contract can own it as well
    swift: |
      import UIKit

      protocol MapViewOutput: AnyObject {}

      final class MapViewController: UIViewController { var output: MapViewOutput? }
      final class MapPresenter: MapViewOutput { var interactor: MapInteractor? }
      final class MapInteractor { weak var output: MapPresenter? }
      enum MapBuilder {
        static func build() -> UIViewController {
          let view = MapViewController()
          let presenter = MapPresenter()
          let interactor = MapInteractor()
          presenter.interactor = interactor
          interactor.output = presenter
          view.output = presenter
          return view
        }
      }
  - title: A closure that captures it keeps it
    swift: |
      import UIKit

      final class MapViewController: UIViewController { var onAppear: (() -> Void)? }
      final class MapPresenter {
        weak var view: MapViewController?
        let interactor = MapInteractor()
        func viewReady() {}
      }
      final class MapInteractor { weak var owner: MapPresenter? }
      enum MapBuilder {
        static func build() -> UIViewController {
          let view = MapViewController()
          let presenter = MapPresenter()
          presenter.interactor.owner = presenter
          view.onAppear = { presenter.viewReady() }
          return view
        }
      }
failing:
  - title: The view holds its presenter weakly
    swift: |
      import UIKit

      final class MapViewController: UIViewController { weak var presenter: MapPresenter? }
      final class MapPresenter {
        weak var view: MapViewController?
        let interactor: MapInteractor
        init(interactor: MapInteractor) { self.interactor = interactor }
      }
      final class MapInteractor {}
      enum MapBuilder {
        static func build() -> UIViewController {
          let view = MapViewController()
          let presenter = MapPresenter(interactor: MapInteractor())  // expect: orphaned-component
          presenter.view = view
          view.presenter = presenter
          return view
        }
      }
  - title: Presenter and router know each other only weakly
    files:
      Map/MapPresenter.swift: |
        final class MapPresenter {
          weak var router: MapRouter?
          let interactor = MapInteractor()
        }
        final class MapInteractor {}
      Map/MapRouter.swift: |
        import UIKit

        final class MapRouter {
          weak var viewController: UIViewController?
          static func build() -> UIViewController {
            let view = MapViewController()
            let presenter = MapPresenter()
            // expect: orphaned-component
            let router = MapRouter()
            presenter.router = router
            router.viewController = view
            view.presenter = presenter
            return view
          }
        }
        final class MapViewController: UIViewController { var presenter: MapPresenter? }
  - title: An unowned interactor behind its contract
    swift: |
      import UIKit

      protocol MapInteractorInput: AnyObject {}

      final class MapInteractor: MapInteractorInput {}
      final class MapPresenter { unowned var interactor: MapInteractorInput! }
      final class MapViewController: UIViewController { var presenter: MapPresenter? }
      enum MapBuilder {
        static func build() -> UIViewController {
          let view = MapViewController()
          let presenter = MapPresenter()
          let interactor = MapInteractor()  // expect: orphaned-component
          presenter.interactor = interactor
          view.presenter = presenter
          return view
        }
      }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/presenter-imports-ui.yml",
    text: #"""
id: presenter-imports-ui
summary: A file that declares or extends a presenter imports a user-interface module.
rationale: |
  A presenter decides what is shown, in words and values; the view decides how. As long as the file imports
  no UI module, that border is guarded by the compiler, the presenter's tests run without a simulator, and
  the same presenter can serve UIKit, SwiftUI and a command line.
remedy: Remove the import. If something in the file needs it, move that part into the view, or describe it in the view model by a plain value.
constraint:
  forbid:
    from: { role: presenter, is: component }
    to: { imports: ui-targets }
exempt: [import-of-others, own-contract-imported, plain-names, kit-view-models, presenters-kit]
passing:
  - title: Foundation is enough
    swift: |
      import Combine
      import Foundation

      final class WeatherPresenter {
        let interactor = WeatherInteractor()
        func text(for degrees: Double) -> String { String(format: "%.0f degrees", degrees) }
      }
      final class WeatherInteractor {}
  - title: A file of contracts may import what its contracts need
    files:
      Weather/WeatherContracts.swift: |
        import UIKit

        protocol WeatherViewOutput: AnyObject { func viewReady() }
        protocol WeatherInteractorInput: AnyObject { func load() }
      Weather/WeatherPresenter.swift: |
        final class WeatherPresenter: WeatherViewOutput {
          var interactor: WeatherInteractorInput?
          func viewReady() { interactor?.load() }
        }
  - title: A module whose name merely ends like a UI module
    swift: |
      import CoreGraphics
      import Foundation_iOS
      import MapKit
      import RxCocoa

      final class WeatherPresenter { let interactor = WeatherInteractor() }
      final class WeatherInteractor {}
  - title: The project's own target brings the contract to which the presenter conforms
    files:
      Sources/DesignKit/LabelContent.swift: |
        @_exported import UIKit

        public protocol LabelContentPresenting: AnyObject { var text: String { get } }
      Sources/App/Fee/FeePresenter.swift: |
        import DesignKit

        final class FeePresenter: LabelContentPresenting {
          let interactor = FeeInteractor()
          var text = ""
        }
        final class FeeInteractor {}
failing:
  - title: What is overridden is the base's own
    files:
      Core/BasePresenter.swift: |
        class BasePresenter { func viewDidLoad() {} }
      Weather/WeatherPresenter.swift: |
        import UIKit  // expect: presenter-imports-ui "nothing in the file needs it"

        final class WeatherPresenter: BasePresenter {
          var interactor: WeatherInteractorInput?
          override func viewDidLoad() {}
        }
        protocol WeatherInteractorInput {}
  - title: A router of all features only says that it conforms
    files:
      Core/CoreRouter.swift: |
        final class CoreRouter {}
      Weather/WeatherPresenter.swift: |
        import SwiftUI  // expect: presenter-imports-ui

        final class WeatherPresenter { let router: WeatherRouter; init(router: WeatherRouter) { self.router = router } }
        protocol WeatherRouter {}
        extension CoreRouter: WeatherRouter {}
  - title: A leftover of the file template
    swift: |
      import UIKit  // expect: presenter-imports-ui

      final class WeatherPresenter { var interactor: WeatherInteractorInput? }
      protocol WeatherInteractorInput {}
  - title: All that is needed of SwiftUI is Observation's
    swift: |
      import SwiftUI  // expect: presenter-imports-ui "that is Observation's"

      @Observable final class WeatherPresenter {
        enum Event { case onAppear }
        var interactor: WeatherInteractorInput?
        func opened() { print(Event.onAppear) }
      }
      protocol WeatherInteractorInput {}
  - title: What only SwiftUI and MapKit together have
    swift: |
      import MapKit
      import SwiftUI  // expect: presenter-imports-ui "`MapCameraPosition` in line"

      final class WeatherPresenter {
        var camera: MapCameraPosition = .automatic
        var interactor: WeatherInteractorInput?
      }
      protocol WeatherInteractorInput {}
  - title: A name that may come from anywhere
    swift: |
      import SwiftUI  // expect: presenter-imports-ui "may come with it"

      final class WeatherPresenter {
        var barometer: Barometer?
        var interactor: WeatherInteractorInput?
      }
      protocol WeatherInteractorInput {}
  - title: All that is needed of SwiftUI is Combine's
    swift: |
      import SwiftUI  // expect: presenter-imports-ui "that is Combine's"

      final class WeatherPresenter: ObservableObject {
        @Published var title = ""
        var interactor: WeatherInteractorInput?
      }
      protocol WeatherInteractorInput {}
  - title: One submodule, one type, one attribute
    files:
      Weather/WeatherPresenter.swift: |
        import Foundation
        import class UIKit.UIImage  // expect: presenter-imports-ui

        final class WeatherPresenter {
          var interactor: WeatherInteractorInput?
          var icon: UIImage?
        }
      Weather/WeatherInteractor.swift: |
        protocol WeatherInteractorInput {}
  - title: A branch of a conditional import
    swift: |
      #if canImport(SwiftUI)
      import SwiftUI  // expect: presenter-imports-ui
      #else
      import Foundation
      #endif

      final class WeatherPresenter { var interactor: WeatherInteractorInput? }
      protocol WeatherInteractorInput {}
  - title: An extension of the presenter in another file
    files:
      Weather/WeatherPresenter.swift: |
        final class WeatherPresenter { var interactor: WeatherInteractorInput? }
        protocol WeatherInteractorInput {}
      Weather/WeatherPresenter+Mail.swift: |
        @preconcurrency import MessageUI  // expect: presenter-imports-ui

        extension WeatherPresenter { func mayMail() -> Bool { MFMailComposeViewController.canSendMail() } }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/presenter-uses-service.yml",
    text: #"""
id: presenter-uses-service
summary: A presenter fetches or stores data by itself.
rationale: |
  The presenter translates: taps into use cases, results into what the screen says. Once it also talks to the
  network, the database or the defaults, it does the interactor's work, and the use case exists twice or only
  in the presenter, where no other screen can use it.
remedy: Give the interactor a method for it and let the presenter call that.
constraint:
  forbid:
    from: { role: presenter }
    to: [{ role: service }, { outside: services-outside }, { data-singleton: true }]
    # Carrying out a contract is no use of it, and whoever carries out a contract does not choose the types in it.
    by: [imports, stores, signature, makes, asks, calls, reaches]
    unless:
      - by: signature
        within: { implements: "*" }
        because: A type that implements a contract does not choose the types in it.
exempt:
  - kept-parameter
  - touches-no-data
  - navigates
  - passed-on
  - computes
  - called-back
  - played-by-part
  - piece-of-display
passing:
  - title: The presenter asks its interactor
    swift: |
      import Foundation

      final class FeedPresenter {
        let interactor: FeedInteractor
        init(interactor: FeedInteractor) { self.interactor = interactor }
        func viewReady() { interactor.markSeen() }
      }
      final class FeedInteractor {
        func markSeen() { UserDefaults.standard.set(true, forKey: "seen") }
      }
  - title: A formatter and a theme that are shared keep no data
    swift: |
      import Foundation

      final class PriceFormatting {
        static let shared = PriceFormatting()
        func text(_ value: Int) -> String { "\(value) EUR" }
      }
      final class FeedPresenter {
        let interactor: FeedInteractor
        init(interactor: FeedInteractor) { self.interactor = interactor }
        func text() -> String { PriceFormatting.shared.text(3) + "UserDefaults.standard" }
      }
      final class FeedInteractor {}
  - title: A worker that only computes is no service
    swift: |
      import Foundation

      final class PriceFormatterWorker {
        private let formatter = NumberFormatter()
        func text(_ value: Double) -> String { formatter.string(from: NSNumber(value: value)) ?? "" }
      }
      final class FeedPresenter {
        let interactor: FeedInteractor
        let prices = PriceFormatterWorker()
        init(interactor: FeedInteractor) { self.interactor = interactor }
        func text() -> String { prices.text(3) }
      }
      final class FeedInteractor {}
  - title: A service that the presenter only passes on
    swift: |
      import Foundation

      final class FeedPresenter {
        private let drafts: DraftStorage
        let interactor: FeedInteractor
        let router: FeedRouter
        init(drafts: DraftStorage, interactor: FeedInteractor, router: FeedRouter) {
          self.drafts = drafts
          self.interactor = interactor
          self.router = router
        }
        func newPostTapped() { router.openEditor(drafts: drafts, posts: interactor.posts) }
      }
      final class FeedInteractor { let posts = PostService() }
      final class FeedRouter { func openEditor(drafts: DraftStorage, posts: PostService) {} }
      final class DraftStorage { func save(_ text: String) { UserDefaults.standard.set(text, forKey: "draft") } }
      final class PostService { func send() { URLSession.shared.reset {} } }
failing:
  - title: The presenter reads the defaults
    swift: |
      import Foundation

      final class FeedPresenter {
        var interactor: FeedInteractor?
        func isFirstRun() -> Bool {
          !UserDefaults.standard.bool(forKey: "seen")  // expect: presenter-uses-service
        }
      }
      final class FeedInteractor {}
  - title: The presenter stores a service contract next to its interactor
    files:
      Feed/FeedPresenter.swift: |
        final class FeedPresenter {
          var interactor: FeedInteractor?
          private let service: PostServiceProtocol  // expect: presenter-uses-service
          init(service: PostServiceProtocol) {
            self.service = service
          }
          func viewReady() async {
            await service.refresh()  // expect: presenter-uses-service
          }
        }
        final class FeedInteractor {}
      Services/PostService.swift: |
        protocol PostServiceProtocol { func refresh() async }
        final class PostService: PostServiceProtocol { func refresh() async {} }
  - title: The presenter makes a worker in an extension
    files:
      Feed/FeedPresenter.swift: |
        final class FeedPresenter { var interactor: FeedInteractor? }
        final class FeedInteractor {}
      Feed/FeedPresenter+Upload.swift: |
        extension FeedPresenter {
          func upload() {
            UploadWorker().start()  // expect: presenter-uses-service
          }
        }
        struct UploadWorker { func start() {} }
  - title: A session that the project only wraps
    swift: |
      import Foundation

      final class FeedPresenter {
        var interactor: FeedInteractor?
        func ping(_ address: URL) {
          let session = URLSession(configuration: .ephemeral)  // expect: presenter-uses-service
          session.dataTask(with: address).resume()  // expect: presenter-uses-service
        }
      }
      final class FeedInteractor {}
  - title: A facade hides the defaults behind static members
    swift: |
      import Foundation

      enum AccountHelper {
        static let length = 3
        static var active: String? { UserDefaults.standard.string(forKey: "account") }
      }
      final class FeedPresenter {
        var interactor: FeedInteractor?
        func name() -> String {
          let name = AccountHelper.active ?? ""  // expect: presenter-uses-service
          return String(name.prefix(AccountHelper.length))
        }
      }
      final class FeedInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/presenter-uses-ui.yml",
    text: #"""
id: presenter-uses-ui
summary: A presenter names a type of the user interface.
rationale: |
  What a presenter hands to its view is the description of a screen. When the description contains fonts,
  colours and images, it is the screen, and a darker theme or a larger font is a change of the
  presenter and its tests. A file can name such types without importing them, through a bridging header or a
  module that re-exports UIKit.
remedy: Describe the thing in the view model by a plain value (a name, a kind, a number) and let the view choose the image, colour or font. Leave screens and navigation to the router.
constraint:
  forbid:
    from: { role: presenter }
    to: { names: ui-types }
    once: file
    # As in `interactor-uses-ui`: not where `presenter-imports-ui` speaks of the file already; contracts in any file.
    unless-imports: ui-targets
    # What a snapshot holds is data, and UIKit's only name for it.
    unless:
      - to: { names: [NSDiffableDataSourceSnapshot] }
        because: A snapshot holds the items of a list, which are data.
exempt: [kept-parameter, kit-piece, routers-contract, import-reported, added-by-view]
passing:
  - title: The view model names the icon, the view draws it
    swift: |
      struct WeatherViewModel { let iconName: String }

      final class WeatherPresenter {
        let interactor = WeatherInteractor()
        func viewModel() -> WeatherViewModel { WeatherViewModel(iconName: "sun") }
      }
      final class WeatherInteractor {}
  - title: Types of the project that look like UIKit's
    swift: |
      enum UIState { case loading, ready }
      struct AlertModel { let title: String }

      final class WeatherPresenter {
        let interactor = WeatherInteractor()
        var state: UIState = .loading
        func alert() -> AlertModel { AlertModel(title: "UIAlertController is drawn elsewhere") }
      }
      final class WeatherInteractor {}
  - title: The import is reported, so its uses are not reported again
    swift: |
      import UIKit

      final class WeatherPresenter {
        let interactor = WeatherInteractor()
        func icon() -> UIImage? { UIImage(named: "sun") }
      }
      final class WeatherInteractor {}
failing:
  - title: An image in a file without imports
    swift: |
      final class WeatherPresenter {
        let interactor = WeatherInteractor()
        func icon() -> UIImage? {  // expect: presenter-uses-ui
          UIImage(named: "sun")
        }
      }
      final class WeatherInteractor {}
  - title: The presenter's contract speaks of an index path's table
    files:
      Weather/WeatherContracts.swift: |
        import UIKit

        protocol WeatherPresenterInput: AnyObject {
          func fill(_ cell: UITableViewCell, at row: Int)  // expect: presenter-uses-ui
        }
      Weather/WeatherInteractor.swift: |
        final class WeatherInteractor {}
  - title: A generic argument, a closure and a key path
    swift: |
      import Foundation

      final class WeatherPresenter {
        let interactor = WeatherInteractor()
        var badges: Dictionary<String, [UIColor]> = [:]  // expect: presenter-uses-ui
        var style: ((UILabel) -> Void)?  // expect: presenter-uses-ui
        let path = \UIView.alpha  // expect: presenter-uses-ui
      }
      final class WeatherInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/presenter-uses-view-component.yml",
    text: #"""
id: presenter-uses-view-component
summary: A presenter names a view class instead of a contract.
rationale: |
  A presenter that configures a cell or casts its view to a class can be tested with that class alone, and the class
  cannot change without it. Through a contract it says what is to be shown, and every view that conforms can show it.
remedy: Declare what the presenter needs in the view's contract, or hand the view a view model.
constraint:
  forbid:
    from: { role: presenter }
    to: { role: view, is: component }
exempt: [kept-parameter]
passing:
  - title: The presenter knows its view by a contract
    swift: |
      import UIKit

      protocol RoomViewInput: AnyObject { func show(title: String) }
      final class RoomViewController: UIViewController, RoomViewInput {
        var presenter: RoomPresenter?
        func show(title: String) {}
      }
      final class RoomPresenter {
        weak var view: RoomViewInput?
        let interactor = RoomInteractor()
        func ready() { view?.show(title: "Room") }
      }
      final class RoomInteractor {}
  - title: The presenter passes a view model to the view, which configures its cells
    swift: |
      import UIKit

      struct RoomRowViewModel { let title: String }
      final class RoomCell: UITableViewCell { func show(_ row: RoomRowViewModel) {} }
      final class RoomPresenter {
        let interactor = RoomInteractor()
        func row(at index: Int) -> RoomRowViewModel { RoomRowViewModel(title: "Room") }
      }
      final class RoomInteractor {}
failing:
  - title: The presenter configures a cell
    swift: |
      import UIKit

      final class RoomCell: UITableViewCell { func show(title: String) {} }
      final class RoomPresenter {
        let interactor = RoomInteractor()
        func configure(_ cell: RoomCell) {  // expect: presenter-uses-view-component
          cell.show(title: "Room")  // expect: presenter-uses-view-component
        }
      }
      final class RoomInteractor {}
  - title: The presenter stores its view as a class
    swift: |
      import UIKit

      final class RoomViewController: UIViewController {}
      final class RoomPresenter {
        weak var view: RoomViewController?  // expect: presenter-uses-view-component
        let interactor = RoomInteractor()
      }
      final class RoomInteractor {}
  - title: The presenter calls a member of a view class
    files:
      Room/RoomPresenter.swift: |
        final class RoomPresenter {
          let interactor = RoomInteractor()
          func height() -> Double { RoomCell.height }  // expect: presenter-uses-view-component
        }
        final class RoomInteractor {}
      Room/RoomCell.swift: |
        import UIKit

        final class RoomCell: UITableViewCell { static let height = 44.0 }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/router-uses-service.yml",
    text: #"""
id: router-uses-service
summary: A router fetches or stores data by itself.
rationale: |
  A router knows the way, not the reason. One that looks into the defaults or the database before it decides
  where to go hides a business rule in a place where no one looks for rules, and where tests
  rarely go.
remedy: Let the interactor do it or look it up, let the presenter decide, and give the router one method for each destination. Making a service for another module and passing it on is fine.
constraint:
  forbid:
    from: { role: router }
    to: [{ role: service }, { outside: services-outside }, { data-singleton: true }]
    by: [calls, reaches]
    not-within: { assembly: true }
exempt: [touches-no-data, navigates, passed-on, computes, called-back, played-by-part, piece-of-display]
passing:
  - title: A service made here is told of its partners, and a caller may bring another
    swift: |
      import UIKit

      final class ShopRouter {
        weak var viewController: UIViewController?
        init(stock: [String] = StockService.shared.preloaded()) {}
        func openOffers() {
          let catalog = CatalogService()
          catalog.stock = StockService.shared
          viewController?.show(OffersBuilder.build(catalog: catalog), sender: nil)
        }
      }
      final class CatalogService { var stock: StockService? }
      final class StockService {
        static let shared = StockService()
        func preloaded() -> [String] { [] }
      }
      enum OffersBuilder {
        static func build(catalog: CatalogService) -> UIViewController { UIViewController() }
      }
      final class ShopPresenter { var router: ShopRouter? }
  - title: The router makes services and passes them on
    swift: |
      import UIKit

      final class ShopRouter {
        private let catalog: CatalogService
        weak var viewController: UIViewController?
        init(catalog: CatalogService) { self.catalog = catalog }
        func openOffers() {
          let offers = OffersBuilder.build(catalog: catalog)
          viewController?.navigationController?.pushViewController(offers, animated: true)
        }
      }
      final class CatalogService {}
      enum OffersBuilder {
        static func build(catalog: CatalogService) -> UIViewController { UIViewController() }
      }
      final class ShopPresenter { var router: ShopRouter? }
  - title: A container is asked for a service that is passed on
    swift: |
      import UIKit

      final class AppContainer {
        static let live = AppContainer()
        private let defaults = UserDefaults.standard
        func catalogService() -> CatalogService { CatalogService(defaults: defaults) }
      }
      final class ShopRouter {
        let container = AppContainer.live
        weak var viewController: UIViewController?
        func openOffers() {
          viewController?.show(OffersBuilder.build(catalog: container.catalogService()), sender: nil)
        }
      }
      final class CatalogService { init(defaults: UserDefaults) {} }
      enum OffersBuilder {
        static func build(catalog: CatalogService) -> UIViewController { UIViewController() }
      }
      final class ShopPresenter { var router: ShopRouter? }
  - title: Assembly may ask a service for what the parts need
    swift: |
      import UIKit

      final class ShopRouter {
        static func build() -> UIViewController {
          let catalog = CatalogService.shared
          let presenter = ShopPresenter(interactor: ShopInteractor(rows: catalog.preloaded()))
          let view = ShopViewController()
          view.presenter = presenter
          return view
        }
      }
      final class CatalogService {
        static let shared = CatalogService()
        func preloaded() -> [String] { [] }
      }
      final class ShopViewController: UIViewController { var presenter: ShopPresenter? }
      final class ShopPresenter {
        let interactor: ShopInteractor
        init(interactor: ShopInteractor) { self.interactor = interactor }
      }
      final class ShopInteractor { init(rows: [String]) {} }
  - title: What the router only reaches to pass it on is no use of it
    swift: |
      import UIKit

      final class ShopRouter {
        private let services: Services
        weak var viewController: UIViewController?
        init(services: Services) { self.services = services }
        func openOffers() {
          let offers = OffersBuilder.build(catalog: services.catalog, prices: PriceService.shared)
          viewController?.navigationController?.pushViewController(offers, animated: true)
        }
      }
      struct Services { let catalog: CatalogService }
      final class CatalogService {}
      final class PriceService { static let shared = PriceService() }
      enum OffersBuilder {
        static func build(catalog: CatalogService, prices: PriceService) -> UIViewController { UIViewController() }
      }
      final class ShopPresenter { var router: ShopRouter? }
  - title: A constant of a singleton that keeps data elsewhere
    swift: |
      import UIKit

      final class ShopRouter {
        weak var viewController: UIViewController?
        func openTerms() { viewController?.title = Settings.shared.termsAddress }
      }
      final class Settings {
        static let shared = Settings()
        let termsAddress = "https://example.org/terms"
        var hasSeenTour: Bool { UserDefaults.standard.bool(forKey: "tour") }
      }
      final class ShopPresenter { var router: ShopRouter? }
  - title: A service made here and handed on may be asked what the module needs
    swift: |
      import UIKit

      final class ShopRouter {
        weak var viewController: UIViewController?
        func openOffers() {
          let catalog = CatalogService()
          let offers = OffersBuilder.build(catalog: catalog, columns: catalog.columns())
          viewController?.show(offers, sender: nil)
        }
      }
      final class CatalogService { func columns() -> Int { UserDefaults.standard.integer(forKey: "columns") } }
      enum OffersBuilder {
        static func build(catalog: CatalogService, columns: Int) -> UIViewController { UIViewController() }
      }
      final class ShopPresenter { var router: ShopRouter? }
failing:
  - title: The router decides by the defaults
    swift: |
      import UIKit

      final class ShopRouter {
        weak var viewController: UIViewController?
        func openNext() {
          let seen = UserDefaults.standard.bool(forKey: "seen")  // expect: router-uses-service
          viewController?.title = seen ? "Shop" : "Welcome"
        }
      }
      final class ShopPresenter { var router: ShopRouter? }
  - title: The router asks a service that it was given
    files:
      Shop/ShopWireframe.swift: |
        import UIKit

        final class ShopWireframe {
          private let catalog: CatalogServiceProtocol
          init(catalog: CatalogServiceProtocol) { self.catalog = catalog }
          func openFirst(from screen: UIViewController) {
            guard let first = catalog.first() else { return }  // expect: router-uses-service
            screen.title = first
          }
        }
        final class ShopPresenter { var wireframe: ShopWireframe? }
      Data/CatalogService.swift: |
        protocol CatalogServiceProtocol { func first() -> String? }
        final class CatalogService: CatalogServiceProtocol { func first() -> String? { nil } }
  - title: A shared manager that wraps the network, inside a task
    files:
      Shop/ShopRouter.swift: |
        final class ShopRouter {
          func open() {
            Task { [weak self] in
              await CatalogManager.shared.reload()  // expect: router-uses-service
              self?.finish()
            }
          }
          func finish() {}
        }
        final class ShopPresenter { var router: ShopRouter? }
      Common/CatalogManager.swift: |
        import Foundation

        final class CatalogManager {
          static let shared = CatalogManager()
          private let session = URLSession.shared
          func reload() async {}
        }
  - title: The same singleton, asked for what it keeps
    swift: |
      import UIKit

      final class ShopRouter {
        weak var viewController: UIViewController?
        func openNext() {
          viewController?.title = Settings.shared.hasSeenTour ? "Shop" : "Tour"  // expect: router-uses-service
        }
      }
      final class Settings {
        static let shared = Settings()
        let termsAddress = "https://example.org/terms"
        var hasSeenTour: Bool { UserDefaults.standard.bool(forKey: "tour") }
      }
      final class ShopPresenter { var router: ShopRouter? }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/system-sheet-outside-router.yml",
    text: #"""
id: system-sheet-outside-router
summary: Only the router may present a picker, share sheet, browser or mail form of the system.
rationale: |
  A system sheet covers the screen, asks the user something and comes back with an answer, exactly like a
  screen of your own. Where it is presented by hand, the presenter cannot decide whether it may appear, tests
  cannot see that it did, and each screen repeats how it is configured on an iPad.
remedy: Add a method to the router that presents the sheet, call it from the presenter, and hand the answer back to the presenter.
constraint:
  forbid:
    from: [{ role: view, affiliated: true }, { role: [presenter, interactor, entity, service] }]
    to: { calls: system-sheet }
    # In RIBs a view shows and hides where its router tells it to.
    not-within: [{ implements: "*ViewControllable" }]
exempt: [wrapper]
passing:
  - title: The router presents the share sheet
    swift: |
      import UIKit

      final class ReportRouter {
        weak var viewController: UIViewController?
        func share(_ text: String) {
          let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
          viewController?.present(sheet, animated: true)
        }
      }
      final class ReportPresenter {
        let router = ReportRouter()
        func shareTapped() { router.share("text") }
      }
  - title: An alert is no system sheet, and presenting a message is nothing of the kind
    swift: |
      import UIKit

      protocol ReportViewInput: AnyObject { func present(message: String, animated: Bool) }

      final class ReportViewController: UIViewController, ReportViewInput {
        var presenter: ReportPresenter?
        func present(message: String, animated: Bool) {
          let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
          present(alert, animated: animated)
        }
      }
      final class ReportPresenter {
        weak var view: ReportViewInput?
        let interactor = ReportInteractor()
        func failed() { view?.present(message: "UIImagePickerController()", animated: true) }
      }
      final class ReportInteractor {}
failing:
  - title: A browser that is shown
    swift: |
      import SafariServices
      import UIKit

      final class ReportViewController: UIViewController {
        var presenter: ReportPresenter?
        func open(_ address: URL) {
          show(SFSafariViewController(url: address), sender: nil)  // expect: system-sheet-outside-router
        }
      }
      final class ReportPresenter { let interactor = ReportInteractor() }
      final class ReportInteractor {}
  - title: The view presents a share sheet
    swift: |
      import UIKit

      final class ReportViewController: UIViewController {
        var presenter: ReportPresenter?
        @objc func shareTapped() {
          let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
          present(sheet, animated: true)  // expect: system-sheet-outside-router
        }
      }
      final class ReportPresenter { let interactor = ReportInteractor() }
      final class ReportInteractor {}
  - title: A browser made on the spot, with a trailing closure
    swift: |
      import SafariServices
      import UIKit

      final class ReportViewController: UIViewController {
        var presenter: ReportPresenter?
        func open(_ address: URL) {
          // expect: system-sheet-outside-router
          self.navigationController?.present(SFSafariViewController(url: address), animated: true) {
            print("shown")
          }
        }
      }
      final class ReportPresenter { let interactor = ReportInteractor() }
      final class ReportInteractor {}
  - title: A stored picker, unwrapped first
    swift: |
      import UIKit

      final class ReportViewController: UIViewController {
        var presenter: ReportPresenter?
        private var picker: UIImagePickerController?
        func pickTapped() {
          guard let picker else { return }
          present(picker, animated: true, completion: nil)  // expect: system-sheet-outside-router
        }
      }
      final class ReportPresenter { let interactor = ReportInteractor() }
      final class ReportInteractor {}
  - title: A project's own subclass of the mail form is one, too
    files:
      Report/ReportViewController.swift: |
        import UIKit

        final class ReportViewController: UIViewController {
          var presenter: ReportPresenter?
          func mailTapped() {
            let form = BrandedMailController()
            present(form, animated: true)  // expect: system-sheet-outside-router
          }
        }
        final class ReportPresenter { let interactor = ReportInteractor() }
        final class ReportInteractor {}
      Common/BrandedMailController.swift: |
        import MessageUI

        final class BrandedMailController: MFMailComposeViewController {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/tab-switch-outside-router.yml",
    text: #"""
id: tab-switch-outside-router
summary: Only a router may select another tab.
rationale: |
  Switching the tab takes the user to another feature. A view that does it has to know the order of the tabs,
  which belongs to the application and not to one of its screens; insert a tab and the button leads elsewhere.
remedy: Tell the presenter what the user wants, and let a router that knows the tabs select one by its meaning.
constraint:
  forbid:
    from: [{ role: view, affiliated: true }, { role: [presenter, interactor, entity, service] }]
    to: { calls: tab-switch }
    # In RIBs a view shows and hides where its router tells it to.
    not-within: [{ implements: "*ViewControllable" }]
exempt: [wrapper]
passing:
  - title: The router selects the tab
    swift: |
      import UIKit

      final class CartRouter {
        weak var viewController: UIViewController?
        func showOffers() { viewController?.tabBarController?.selectedIndex = 2 }
      }
      final class CartPresenter {
        let router = CartRouter()
        func emptyTapped() { router.showOffers() }
      }
  - title: A segment is no tab, and reading the selected tab changes nothing
    swift: |
      import UIKit

      final class CartViewController: UIViewController {
        var presenter: CartPresenter?
        let segments = UISegmentedControl()
        var selectedIndex = 0
        func reset() {
          segments.selectedSegmentIndex = 0
          selectedIndex = tabBarController?.selectedIndex ?? 0
        }
      }
      final class CartPresenter { let interactor = CartInteractor() }
      final class CartInteractor {}
  - title: A tab-bar controller shows one of its own tabs
    swift: |
      import UIKit

      final class CartTabBarController: UITabBarController {
        var presenter: CartPresenter?
        func showHome() { selectedIndex = 0 }
      }
      final class CartPresenter { let interactor = CartInteractor() }
      final class CartInteractor {}
failing:
  - title: The view selects a tab by its number
    swift: |
      import UIKit

      final class CartViewController: UIViewController {
        var presenter: CartPresenter?
        @objc func offersTapped() {
          tabBarController?.selectedIndex = 2  // expect: tab-switch-outside-router "sets `selectedIndex`"
        }
      }
      final class CartPresenter { let interactor = CartInteractor() }
      final class CartInteractor {}
  - title: The view selects a tab by its controller
    swift: |
      import UIKit

      final class CartViewController: UIViewController {
        var presenter: CartPresenter?
        func offersTapped() {
          guard let tabs = self.tabBarController else { return }
          tabs.selectedViewController = tabs.viewControllers?.last  // expect: tab-switch-outside-router
        }
      }
      final class CartPresenter { let interactor = CartInteractor() }
      final class CartInteractor {}
  - title: The presenter does it through a screen
    files:
      Cart/CartPresenter.swift: |
        final class CartPresenter {
          let interactor = CartInteractor()
          func offersTapped(on screen: CartViewController) {
            // expect: tab-switch-outside-router
            screen.tabBarController?.selectedIndex += 1
          }
        }
        final class CartInteractor {}
      Cart/CartViewController.swift: |
        import UIKit

        final class CartViewController: UIViewController { var presenter: CartPresenter? }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/url-opened-outside-router.yml",
    text: #"""
id: url-opened-outside-router
summary: Only the router may open a link.
rationale: |
  Opening a link leaves the application or jumps to another part of it. That is navigation, and the most
  drastic kind: what the user was doing is interrupted. When it happens somewhere in a view, the app cannot
  decide to ask first, to open it inside the application instead, or to prove in a test that it happened.
remedy: Add a method to the router that opens the link and call it from the presenter.
constraint:
  forbid:
    from: [{ role: view, affiliated: true }, { role: [presenter, interactor, entity, service] }]
    to: { calls: url-opening }
    # In RIBs a view shows and hides where its router tells it to.
    not-within: [{ implements: "*ViewControllable" }]
exempt: [wrapper, no-router, settings-page]
passing:
  - title: The router opens the link
    swift: |
      import UIKit

      final class HelpRouter {
        func open(_ link: URL) { UIApplication.shared.open(link) }
      }
      final class HelpPresenter {
        let router = HelpRouter()
        func linkTapped(_ link: URL) { router.open(link) }
      }
  - title: Other things are opened, too
    swift: |
      import UIKit

      final class Drawer { func open(_ link: URL, options: [String: Int] = [:]) {} }

      final class HelpViewController: UIViewController {
        var presenter: HelpPresenter?
        let drawer = Drawer()
        func showHelp(_ page: URL) {
          drawer.open(page)
          print("UIApplication.shared.open(page)")
        }
      }
      final class HelpPresenter { let interactor = HelpInteractor() }
      final class HelpInteractor {}
  - title: The app's page in the system settings
    swift: |
      import UIKit

      final class HelpViewController: UIViewController {
        var presenter: HelpPresenter?
        func settingsTapped() {
          guard let settings = URL(string: UIApplication.openSettingsURLString) else { return }
          UIApplication.shared.open(settings)
        }
      }
      final class HelpPresenter { let router = HelpRouter() }
      final class HelpRouter {}
failing:
  - title: The view opens the link
    swift: |
      import UIKit

      final class HelpViewController: UIViewController {
        var presenter: HelpPresenter?
        func linkTapped(_ link: URL) {
          UIApplication.shared.open(link)  // expect: url-opened-outside-router
        }
      }
      final class HelpPresenter { let interactor = HelpInteractor() }
      final class HelpInteractor {}
      final class HelpRouter {}
  - title: With options and a completion, through a local
    swift: |
      import UIKit

      final class HelpViewController: UIViewController {
        var presenter: HelpPresenter?
        func websiteTapped() {
          let application = UIApplication.shared
          guard let address = URL(string: "https://example.org") else { return }
          application.open(address, options: [:], completionHandler: nil)  // expect: url-opened-outside-router
        }
      }
      final class HelpPresenter { let interactor = HelpInteractor() }
      final class HelpInteractor {}
      final class HelpRouter {}
  - title: The environment action of SwiftUI
    swift: |
      import SwiftUI

      struct HelpView: View {
        @ObservedObject var presenter: HelpPresenter
        @Environment(\.openURL) private var openURL
        var body: some View {
          Button("Website") {
            openURL(URL(fileURLWithPath: "/"))  // expect: url-opened-outside-router
          }
        }
      }
      final class HelpPresenter: ObservableObject { let interactor = HelpInteractor() }
      final class HelpInteractor {}
      final class HelpRouter {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/view-uses-entity.yml",
    text: #"""
id: view-uses-entity
summary: A view shows an entity itself instead of a view model.
rationale: |
  An entity says what is; a view model says what to draw. A view that gets entities has to format dates,
  choose words and decide what to leave out, and these decisions can then be tested on a screen only. It can
  also change the entity by accident. (Off by default: small screens often live well without it.)
remedy: Let the presenter turn the entity into a view model with exactly the texts and flags that the view shows.
constraint:
  forbid:
    from: { role: view, affiliated: true }
    to: { role: entity }
exempt: [kept-parameter, screen-initialiser, being-assembled, own-factory]
passing:
  - title: The presenter makes the view model
    files:
      Entities/Event.swift: |
        import Foundation

        struct Event { let title: String, start: Date }
      Agenda/AgendaPresenter.swift: |
        final class AgendaPresenter {
          weak var view: AgendaViewInput?
          let interactor = AgendaInteractor()
          func loaded(_ events: [Event]) { view?.show(events.map { EventViewModel(title: $0.title) }) }
        }
        final class AgendaInteractor { func events() -> [Event] { [] } }
      Agenda/AgendaViewController.swift: |
        import UIKit

        struct EventViewModel { let title: String }
        protocol AgendaViewInput: AnyObject { func show(_ events: [EventViewModel]) }
        final class AgendaViewController: UIViewController, AgendaViewInput {
          var presenter: AgendaPresenter?
          func show(_ events: [EventViewModel]) { title = events.first?.title }
        }
  - title: A generic parameter, an enum case and a text may share the entity's name
    files:
      Entities/Event.swift: |
        struct Event { let title: String }
      Agenda/AgendaViewController.swift: |
        import UIKit

        final class AgendaViewController: UIViewController {
          var presenter: AgendaPresenter?
          enum Row { case Event }
          func fire<Event>(_ event: Event) { title = "Event(title: \"\")" }
          func row() -> Row { .Event }
        }
        final class AgendaPresenter { let interactor = AgendaInteractor() }
        final class AgendaInteractor { func events() -> [Event] { [] } }
failing:
  - title: The view contract takes entities
    files:
      Entities/Event.swift: |
        struct Event { let title: String }
      Agenda/AgendaContracts.swift: |
        protocol AgendaViewInput: AnyObject {
          func show(_ events: [Event])  // expect: view-uses-entity
        }
        final class AgendaPresenter {
          weak var view: AgendaViewInput?
          let interactor = AgendaInteractor()
        }
        final class AgendaInteractor {}
  - title: The view keeps one and reads it
    files:
      Model/Event.swift: |
        struct Event { let title: String }
      Agenda/AgendaViewController.swift: |
        import UIKit

        final class AgendaViewController: UIViewController {
          var presenter: AgendaPresenter?
          private var selected: Event?  // expect: view-uses-entity
          func refresh() {
            title = selected?.title  // expect: view-uses-entity
          }
        }
        final class AgendaPresenter { let interactor = AgendaInteractor() }
        final class AgendaInteractor {}
  - title: A cell that only this module uses belongs to its view
    files:
      Entities/Event.swift: |
        struct Event { let title: String }
      Agenda/AgendaCell.swift: |
        import UIKit

        final class AgendaCell: UITableViewCell {
          func configure(with event: Event) {  // expect: view-uses-entity
            textLabel?.text = event.title  // expect: view-uses-entity
          }
        }
      Agenda/AgendaViewController.swift: |
        import UIKit

        final class AgendaViewController: UITableViewController {
          var presenter: AgendaPresenter?
          let prototype = AgendaCell()
        }
        final class AgendaPresenter { let interactor = AgendaInteractor() }
        final class AgendaInteractor {}
  - title: A SwiftUI screen is given a list of them
    files:
      Entities/Event.swift: |
        struct Event: Identifiable { let id: Int, title: String }
      Agenda/AgendaView.swift: |
        import SwiftUI

        struct AgendaView: View {
          @ObservedObject var presenter: AgendaPresenter
          let events: [Event]  // expect: view-uses-entity
          var body: some View {
            Text(events.first?.title ?? "None")  // expect: view-uses-entity
          }
        }
        final class AgendaPresenter: ObservableObject { let interactor = AgendaInteractor() }
        final class AgendaInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/view-uses-router.yml",
    text: #"""
id: view-uses-router
summary: A view calls the router without asking its presenter.
rationale: |
  A tap is a wish, not a decision. The presenter knows whether the form is complete, whether the user may
  go there and what has to be saved first. A view that holds the router skips all of that, and the presenter's
  tests keep passing while the application does something else.
remedy: Tell the presenter what happened (a tap, the end of loading) and let it call the router.
constraint:
  forbid:
    from: { role: view, affiliated: true }
    to: { role: router }
    by: [inherits, stores, signature, makes, calls, reaches]
exempt: [kept-parameter, screen-initialiser, being-assembled, own-factory, inherited-router, prepares-segue, made-by-system]
passing:
  - title: The view reports the tap and the presenter asks the router
    swift: |
      import UIKit

      protocol TripsRouterInput: AnyObject { func openTrip(id: Int) }

      final class TripsViewController: UIViewController {
        var presenter: TripsPresenter?
        @objc func rowTapped() { presenter?.tripSelected(id: 4) }
      }
      final class TripsPresenter {
        var router: TripsRouterInput?
        func tripSelected(id: Int) { router?.openTrip(id: id) }
      }
  - title: A local called router is not a router
    swift: |
      import UIKit

      final class TripsRouter { func openTrip() {} }
      final class TripsPresenter { let router = TripsRouter() }

      final class TripsViewController: UIViewController {
        var presenter: TripsPresenter?
        func describe() -> String {
          let router = ["north", "south"]
          return router.first ?? "TripsRouter().openTrip()"
        }
      }
  - title: A segue comes to the screen, which passes it to the router
    swift: |
      import UIKit

      final class TripsViewController: UIViewController {
        var presenter: TripsPresenter?
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let map = segue.destination as? MapViewController else { return }
          TripsRouter.prepare(map)
        }
      }
      final class MapViewController: UIViewController { var presenter: TripsPresenter? }
      final class TripsPresenter {}
      enum TripsRouter { static func prepare(_ map: MapViewController) {} }
failing:
  - title: The view stores the router contract and calls it
    swift: |
      import UIKit

      protocol TripsRouterInput: AnyObject { func openTrip(id: Int) }

      final class TripsViewController: UIViewController {
        var presenter: TripsPresenter?
        var router: TripsRouterInput?  // expect: view-uses-router
        @objc func rowTapped() {
          router?.openTrip(id: 4)  // expect: view-uses-router
        }
      }
      final class TripsPresenter {}
  - title: The view reaches the router through its presenter
    files:
      Trips/TripsViewController.swift: |
        import UIKit

        final class TripsViewController: UIViewController {
          var presenter: TripsPresentation?
          func rowTapped() {
            // expect: view-uses-router
            presenter?.wireframe.openTrip(id: 4)
          }
        }
      Trips/TripsContracts.swift: |
        protocol TripsPresentation: AnyObject { var wireframe: TripsWireframe { get } }
        protocol TripsWireframe: AnyObject { func openTrip(id: Int) }
  - title: A SwiftUI screen is given the router
    swift: |
      import SwiftUI

      struct TripsView: View {
        @ObservedObject var presenter: TripsPresenter
        let router: TripsRouter  // expect: view-uses-router
        var body: some View {
          Button("Open") {
            router.openTrip(id: 4)  // expect: view-uses-router
          }
        }
      }
      final class TripsPresenter: ObservableObject {}
      final class TripsRouter { func openTrip(id: Int) {} }
  - title: A static function of a router is called from an extension of the screen
    swift: |
      import UIKit

      final class TripsViewController: UIViewController { var presenter: TripsPresenter? }
      final class TripsPresenter {}
      final class TripsRouter { static func openTrip(id: Int, from screen: UIViewController) {} }

      extension TripsViewController: UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          TripsRouter.openTrip(id: indexPath.row, from: self)  // expect: view-uses-router
        }
      }
  - title: A base class declares the router, and the finding there covers the screens below it
    files:
      Trips/TripsBaseController.swift: |
        import UIKit

        class TripsBaseController: UIViewController {
          var presenter: TripsPresenter?
          var router: TripsRouter?  // expect: view-uses-router
        }
      Trips/TripsViewController.swift: |
        final class TripsViewController: TripsBaseController {
          @objc func nextTapped() { router?.next() }
        }
      Trips/TripsPresenter.swift: |
        final class TripsPresenter {}
        final class TripsRouter { func next() {} }

"""#),
  RuleLibrary.File(
    path: "Rules/shared/view-uses-service.yml",
    text: #"""
id: view-uses-service
summary: A view fetches or stores data by itself.
rationale: |
  A view that reads the defaults, the database or the network knows where data comes from, and so it has to
  change when that changes. What it loads escapes the presenter, so nothing decides what happens while it loads
  and when it fails; and no test can show the screen without the real thing behind it.
remedy: Move the access into the interactor (or a service that the interactor uses) and let the presenter give the view what it shows.
constraint:
  forbid:
    from: { role: view, affiliated: true }
    # A singleton counts when it is a service or uses one, and a facade where its static members do: a theme or a progress
    # display does not. Nor does a service that touches no data: a formatter, a validator, what asks the device about itself.
    to: [{ role: service }, { outside: services-outside }, { data-singleton: true }]
    # Carrying out a contract is no use of it, and whoever carries out a contract does not choose the types in it.
    by: [imports, stores, signature, makes, asks, calls, reaches]
    unless:
      - by: signature
        within: { implements: "*" }
        because: A type that implements a contract does not choose the types in it.
      - from: [{ inherits: UIImageView }, { name: ["*AsyncImage", "*AsyncImageView", "*RemoteImage", "*RemoteImageView"] }]
        to: [{ outside: [NSCache, URLSession, URLSessionTask, URLSessionDataTask] }, { name: ["*Image*", "*Picture*", "*Photo*"] }]
        because: An image view that loads its own picture serves all screens, as SwiftUI's AsyncImage does.
      - to: [{ name: ["*ImageCache", "*ImageCaching", "*ImageLoader", "*ImageLoading", "*ImageDownloader", "*ImageFetcher", "*ImagePipeline"] }]
        because: A loader of pictures serves all screens, as the image views of libraries do.
exempt:
  - kept-parameter
  - screen-initialiser
  - touches-no-data
  - navigates
  - passed-on
  - computes
  - called-back
  - played-by-part
  - piece-of-display
  - being-assembled
  - own-factory
passing:
  - title: The interactor reads, the presenter formats, the view shows
    swift: |
      import UIKit

      final class FeedViewController: UIViewController {
        var presenter: FeedPresenter?
        func show(_ text: String) { title = text }
      }
      final class FeedPresenter { let interactor = FeedInteractor() }
      final class FeedInteractor {
        func name() -> String? { UserDefaults.standard.string(forKey: "name") }
      }
  - title: A view of pictures loads its own
    swift: |
      import UIKit

      private let pictures = NSCache<NSURL, UIImage>()

      final class PosterView: UIImageView {
        private var task: URLSessionDataTask?
        func show(_ url: NSURL) {
          task?.cancel()
          image = pictures.object(forKey: url)
        }
      }
      final class FeedViewController: UIViewController {
        var presenter: FeedPresenter?
        let poster = PosterView()
      }
      final class FeedPresenter { let interactor = FeedInteractor() }
      final class FeedInteractor { func load() {} }
  - title: A theme, a progress display and notifications are no data
    swift: |
      import UIKit

      final class Theme {
        static let shared = Theme()
        let accent = "blue"
      }
      final class ProgressHUD {
        static let shared = ProgressHUD()
        func show() {}
      }
      final class FeedViewController: UIViewController {
        var presenter: FeedPresenter?
        override func viewDidLoad() {
          super.viewDidLoad()
          title = Theme.shared.accent
          ProgressHUD.shared.show()
          NotificationCenter.default.addObserver(self, selector: #selector(woke), name: .init("woke"), object: nil)
        }
        @objc func woke() {}
      }
      final class FeedPresenter { let interactor = FeedInteractor() }
      final class FeedInteractor {}
  - title: A loader of pictures serves all screens
    swift: |
      import UIKit

      final class ImageLoader {
        static let shared = ImageLoader()
        func load(_ address: URL, into view: UIImageView) {
          URLSession.shared.dataTask(with: address) { _, _, _ in }.resume()
        }
      }
      final class FeedViewController: UIViewController {
        var presenter: FeedPresenter?
        let poster = UIImageView()
        func show(_ address: URL) { ImageLoader.shared.load(address, into: poster) }
      }
      final class FeedPresenter { let interactor = FeedInteractor() }
      final class FeedInteractor {}
  - title: A store that only holds what the view observes is its state
    swift: |
      import MapKit
      import SwiftUI

      final class FeedDataStore: ObservableObject { @Published var titles: [String] = [] }
      struct FeedView: View {
        let presenter: FeedPresenter
        @ObservedObject var store: FeedDataStore
        var body: some View { Text(store.titles.joined()) }
      }
      final class FeedPresenter { let interactor = FeedInteractor() }
      final class FeedInteractor {}
  - title: A data manager that fills a table is a piece of the view
    swift: |
      import UIKit

      final class FeedTableDataManager: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
      final class FeedViewController: UIViewController {
        var presenter: FeedPresenter?
        let rows = FeedTableDataManager()
      }
      final class FeedPresenter { let interactor = FeedInteractor() }
      final class FeedInteractor {}
failing:
  - title: The view loads an image from the network
    swift: |
      import UIKit

      final class FeedViewController: UIViewController {
        var presenter: FeedPresenter?
        func load(_ address: URL) {
          // expect: view-uses-service
          URLSession.shared.dataTask(with: address) { _, _, _ in }.resume()
        }
      }
      final class FeedPresenter { let interactor = FeedInteractor() }
      final class FeedInteractor {}
  - title: The view stores a repository and calls it
    files:
      Feed/FeedViewController.swift: |
        import UIKit

        final class FeedViewController: UIViewController {
          var presenter: FeedPresenter?
          let posts: PostRepositoryProtocol  // expect: view-uses-service
          init(posts: PostRepositoryProtocol) {
            self.posts = posts
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
          func reload() {
            title = posts.latest()  // expect: view-uses-service
          }
        }
        final class FeedPresenter { let interactor = FeedInteractor() }
        final class FeedInteractor {}
      Data/PostRepository.swift: |
        protocol PostRepositoryProtocol { func latest() -> String }
        final class PostRepository: PostRepositoryProtocol { func latest() -> String { "" } }
  - title: A shared object that keeps things in the defaults, and the defaults themselves
    files:
      Feed/FeedViewController.swift: |
        import UIKit

        final class FeedViewController: UIViewController {
          var presenter: FeedPresenter?
          func greet() {
            title = SessionManager.shared.name  // expect: view-uses-service
            UserDefaults.standard.set(true, forKey: "greeted")  // expect: view-uses-service
          }
        }
        final class FeedPresenter { let interactor = FeedInteractor() }
        final class FeedInteractor {}
      Common/SessionManager.swift: |
        import Foundation

        final class SessionManager {
          static let shared = SessionManager()
          var name: String? { UserDefaults.standard.string(forKey: "name") }
        }
  - title: A SwiftUI screen queries the database
    swift: |
      import CoreData
      import SwiftUI

      struct FeedView: View {
        @ObservedObject var presenter: FeedPresenter
        @Environment(\.managedObjectContext) private var context: NSManagedObjectContext  // expect: view-uses-service
        var body: some View { Text("Feed") }
      }
      final class FeedPresenter: ObservableObject { let interactor = FeedInteractor() }
      final class FeedInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/shared/vocabularies/data.yml",
    text: #"""
# Where data comes from, and what it looks like there; who else is no partner of a module.
vocabularies:
  # Types outside the project that fetch or keep data: views, presenters and routers leave them to interactors.
  services-outside:
    - URLSession
    - URLSessionDataTask
    - URLSessionTask
    - NSURLConnection
    - NSURLSession
    - NWConnection
    - UserDefaults
    - NSUserDefaults
    - NSUbiquitousKeyValueStore
    - FileManager
    - FileHandle
    - NSManagedObjectContext
    - NSPersistentContainer
    - NSPersistentCloudKitContainer
    - NSPersistentStoreCoordinator
    - NSFetchRequest
    - NSFetchedResultsController
    - FetchRequest
    - SectionedFetchRequest
    - FetchedResults
    - ModelContext
    - ModelContainer
    - CKContainer
    - CKDatabase
    - Realm
    - SecItemAdd
    - SecItemCopyMatching
    - SecItemUpdate
    - SecItemDelete
    - Keychain
    - KeychainSwift
    - KeychainWrapper
    - SQLite3
    - DatabaseQueue
    - DatabasePool
    - FMDatabase
    - FMDatabaseQueue
    - AF
    - Alamofire
    - SessionManager
    - MoyaProvider
    - ApolloClient
    - Firestore
    - Database
    - DatabaseReference
    - CLLocationManager
    - HKHealthStore
    - CNContactStore
    - EKEventStore
    - PHPhotoLibrary
    - NSCache
    - { names: [Auth], where-imported: [Firebase, FirebaseAuth] }
    - { names: [Storage], where-imported: [Firebase, FirebaseStorage] }

  # Names of services that neither fetch nor keep anything, unless they call back or touch data in their code.
  dataless-services:
    - "*Navigation*"
    - "*Routing"
    - "*StateService"
    - "*StateServiceAPI"
    - "*StateEmitter*"
    - "*Formatter*"
    - "*Formatting*"
    - "*Validator*"
    - "*Validation*"
    - "*Validating*"
    - "*Calculator*"
    - "*Calculation*"
    - "*Calculating*"
    - "*Converter*"
    - "*Haptic*"
    - "*Vibration*"
    - "*Theme*"
    - "*Appearance*"
    - "*UIUtility*"
    - "*CellHeightProvider"
    - "*CellSizeProvider"
    - "*ViewHeightProvider"
    - "*ViewSizeProvider"
    - "*Localization*"
    - "*Localisation*"
    - "*Localizer*"
    - "*Analytics*"
    - "*Tracking*"
    - "*Logger*"
    - "*Logging*"

  # Names of services that only take note: nothing comes back from them, wherever they keep it.
  recording-services:
    - "*Routing"
    - "*StateEmitter*"
    - "*Analytics*"
    - "*Tracking*"
    - "*Tracker*"
    - "*Telemetry*"
    - "*Logger*"
    - "*Logging*"
    - "*Haptic*"
    - "*Vibration*"

  # Names of services that say which code is in force: a setting of the build, and no data of the app, wherever it is kept.
  flag-services:
    - "*FeatureFlag*"
    - "*FeatureToggle*"

  # Members that hand back at once what they are named after. A service that offers nothing else computes.
  computing-members:
    - "build*"
    - "calculate*"
    - "compute*"
    - "convert*"
    - "describe*"
    - "format*"
    - "map*"
    - "parse*"
    - "render*"
    - "validate*"
    - with

  # Types that compute, draw, or stand for the device. A service whose files import nothing but the targets below, and that
  # works with one of these and with no data, touches none.
  computing-types:
    - "*Formatter"
    - NSRegularExpression
    - NSPredicate
    - CGRect
    - CGSize
    - CGPoint
    - CGPath
    - CGContext
    - CIContext
    - CIFilter
    - UIBezierPath
    - UIGraphicsImageRenderer
    - UIDevice
    - UIScreen
    - UIApplication
    - UIPasteboard
    - UIImpactFeedbackGenerator
    - UISelectionFeedbackGenerator
    - UINotificationFeedbackGenerator
    - CHHapticEngine
    - AVAudioSession
    - AVAudioPlayer
    - AVPlayer
    - AVSpeechSynthesizer
    - AVCaptureSession
    - AVCaptureDevice
    - CMMotionManager
    - LAContext

  # Types whose values change even where a `let` keeps them: who keeps one is more than constants.
  changing-types:
    - "*Subject"
    - "*Relay"
    - "NSMutable*"
    - NSCache
    - NSMapTable
    - NSHashTable
    - "*Atomic*"
    - Mutex
    - OSAllocatedUnfairLock

  computing-targets:
    - Foundation
    - UIKit
    - AppKit
    - SwiftUI
    - Combine
    - Dispatch
    - ObjectiveC
    - os
    - OSLog
    - CoreGraphics
    - CoreImage
    - CoreMotion
    - CoreHaptics
    - QuartzCore
    - Accelerate
    - simd
    - ImageIO
    - AudioToolbox
    - AVFAudio
    - AVFoundation
    - CoreMedia
    - CoreText
    - CoreVideo
    - NaturalLanguage
    - RegexBuilder
    - AVKit
    - LocalAuthentication
    - Vision

  # Types by which data is read and written, whoever brings it.
  data-handling:
    - Bundle
    - Data
    - URLRequest
    - URLSessionConfiguration
    - JSONDecoder
    - JSONEncoder
    - JSONSerialization
    - PropertyListDecoder
    - PropertyListEncoder
    - NSKeyedArchiver
    - NSKeyedUnarchiver
    - NSCache

  # By these the user is asked for leave; no data is touched yet.
  permission-questions:
    - authorizationStatus
    - accessStatus
    - requestAuthorization
    - requestAccess
    - requestFullAccessToEvents
    - requestFullAccessToReminders
    - requestWriteOnlyAccessToEvents
    - requestWhenInUseAuthorization
    - requestAlwaysAuthorization
    - locationServicesEnabled

  # Types that carry data in the form of a database.
  persistence-types:
    - NSManagedObject
    - NSFetchRequestResult
    - PersistentModel
    - Object
    - EmbeddedObject
    - RealmSwiftObject
    - CKRecord
    - DocumentSnapshot
    - QuerySnapshot
    - DataSnapshot

  # Wrappers that hold their content weakly.
  weak-wrappers: ["Weak*", "*WeakBox", "*WeakReference", "*WeakRef", "Unowned*", VirtualProxy, WeakRefVirtualProxy]

  # The application and its scenes.
  app-delegates:
    - UIApplicationDelegate
    - UISceneDelegate
    - UIWindowSceneDelegate
    - NSApplicationDelegate
    - WKApplicationDelegate
    - WKExtensionDelegate

"""#),
  RuleLibrary.File(
    path: "Rules/shared/vocabularies/imports.yml",
    text: #"""
# What `check --fix` knows of imports, to delete one of user interface and never break a build. No preset includes this
# file: it is read for --fix alone. A name that is missing here costs a fix, or an `import Foundation` too many.
vocabularies:
  # All that these bring along has a prefix of `brought-names`. Others (SwiftUI apart) stay where they are.
  deletable-imports: [UIKit, AppKit, Cocoa, WatchKit, MessageUI, PhotosUI, SafariServices, ContactsUI, EventKitUI]

  # These bring names like any others: every name of the file must be known to come from somewhere else.
  deletable-imports-of-plain-names: [SwiftUI]

  # Targets that bring Foundation along, beside those above.
  foundation-exporters:
    [Foundation, CoreData, CoreLocation, MapKit, AVFoundation, Photos, WebKit, StoreKit, CloudKit, XCTest]

  # Names that UI targets declare, or hand on from CoreGraphics, QuartzCore, CoreImage and others that they import. What
  # is Foundation's among them is listed below.
  brought-names:
    - names: ["UI*", "NS*", "CG*", "kCG*", "CA*", "kCA*", "CI*", "kCI*", "CT*", "kCT*", "CVBuffer*", "CVImage*"]
    - names: ["CM*", "kCM*"]
    - names: ["CVPixel*", "CVTime*", "CVMetal*", "CVReturn*", "kCV*", "UT*", "kUT*", "UN*", "AX*", "MTL*", "GLK*"]
    - names: ["EAGL*", "IOSurface*", "CK*", "CSSearchable*", "kCS*", "FP*", "CL*", "AV*", "MF*", "PH*", "SF*", "CN*"]
    - names: ["SSReadingList*", "MessageCompose*"]
    - names: ["EK*", "WK*", "MK*", "IB*", "JSContext*", "JSValue*", "JSVirtual*", "JSManaged*", "JSExport*"]
    - names: ["LPLink*", "LPMetadata*", "GCController*", "GCEvent*", "CF*", "os_*", OSLog, OSLogType, "OSSignpost*"]
    - names: [ImageResource, ColorResource, Preview, DeveloperToolsSupport, AppKit, Cocoa, WatchKit, MessageUI]
    - names: [PhotosUI, SafariServices, ContactsUI, EventKitUI, QuartzCore, CoreGraphics, CoreImage, CoreText, SwiftUI]

  # The same names, where the file imports the target that they come from.
  names-of-other-targets:
    - { where-imported: CoreData, names: ["NSManaged*", "NSFetch*", "NSPersistent*", "NSEntity*", "NSMerge*"] }
    - { where-imported: CoreData, names: ["NSBatch*", "NSAsynchronous*"] }
    - { where-imported: CoreData, names: ["NSAttributeDesc*", "NSRelationshipDesc*", "NSPropertyDesc*"] }
    - { where-imported: CoreGraphics, names: ["CG*", "kCG*"] }
    - { where-imported: ImageIO, names: ["CGImageSource*", "CGImageDestination*", "kCGImage*"] }
    - { where-imported: [QuartzCore, CoreAnimation], names: ["CA*", "kCA*"] }
    - { where-imported: CoreImage, names: ["CI*", "kCI*"] }
    - { where-imported: CoreText, names: ["CT*", "kCT*"] }
    - { where-imported: CoreTelephony, names: ["CT*"] }
    - { where-imported: CoreVideo, names: ["CV*", "kCV*"] }
    - { where-imported: UniformTypeIdentifiers, names: ["UT*"] }
    - { where-imported: [MobileCoreServices, CoreServices], names: ["UT*", "kUT*"] }
    - { where-imported: UserNotifications, names: ["UN*"] }
    - { where-imported: Accessibility, names: ["AX*"] }
    - { where-imported: [Metal, MetalKit], names: ["MTL*"] }
    - { where-imported: CloudKit, names: ["CK*"] }
    - { where-imported: CoreSpotlight, names: ["CS*"] }
    - { where-imported: FileProvider, names: ["NSFileProvider*"] }
    - { where-imported: [CoreLocation, MapKit], names: ["CL*", "kCL*"] }
    - { where-imported: [AVFoundation, AVKit], names: ["AV*"] }
    - { where-imported: [CoreMedia, AVFoundation, AVKit], names: ["CM*", "kCM*"] }
    - { where-imported: CoreMotion, names: ["CMMotion*", "CMPedometer*", "CMDevice*", "CMAttitude*", "CMAltimeter*"] }
    - { where-imported: CoreMotion, names: ["CMAccel*", "CMGyro*", "CMMagnet*", "CMRotation*", "CMQuaternion", "CMStep*"] }
    - { where-imported: CoreMotion, names: ["CMSensor*", "CMLogItem", "CMHeadphone*", "CMAuthorization*", "CMAbsolute*"] }
    - { where-imported: Photos, names: ["PH*"] }
    - { where-imported: Contacts, names: ["CN*"] }
    - { where-imported: EventKit, names: ["EK*"] }
    - { where-imported: WebKit, names: ["WK*"] }
    - { where-imported: MapKit, names: ["MK*"] }
    - { where-imported: JavaScriptCore, names: ["JS*"] }
    - { where-imported: LinkPresentation, names: ["LP*"] }
    - { where-imported: GameController, names: ["GC*"] }
    - { where-imported: CFNetwork, names: ["CF*", "kCF*"] }
    - { where-imported: [os, OSLog], names: ["os_*", OSLog, OSLogType, "OSSignpost*"] }
    - { where-imported: Combine, names: [ObservableObject, Published, objectWillChange] }

  # What `import Foundation` gives: its own names, CoreFoundation, Dispatch, the Objective-C runtime and the C library.
  # CGFloat, CGRect, CGSize and CGPoint come with it; CGColor, CGImage and CALayer do not.
  foundation-names:
    - names:
        [
          abort, accept, access, acos, acosh, AffineTransform, AlignmentOptions, "arc4random*", asin, asinh, atan,
          atan2, atanh, atexit, AttributeContainer, AttributedString, AttributedStringAttributeMutation,
          AttributedStringKey, AttributedStringProtocol, AttributedSubstring, AttributeDynamicLookup, AttributeScope,
          AttributeScopeCodableConfiguration, AttributeScopes, autoreleasepool, bind, BlockOperation, Boolean, Bundle,
          ByteCountFormatStyle, ByteCountFormatter, CachedURLResponse, Calendar, calloc, cbrt, ceil, ceilf,
          "CFAbsoluteTime*", "CFAllocator*", "CFArray*", "CFBoolean*", "CFBridging*", "CFBundle*", "CFByteOrder*",
          "CFData*", "CFDate*", "CFDictionary*", CFEqual, "CFError*", CFGetRetainCount, CFGetTypeID, CFHash, CFIndex,
          "CFLocale*", "CFMutable*", "CFNotification*", "CFNumber*", "CFPreferences*", "CFPropertyList*", "CFRange*",
          CFRelease, CFRetain, "CFRunLoop*", "CFSet*", "CFString*", "CFSwapInt*", CFTimeInterval, "CFTimeZone*",
          "CFType*", "CFURL*", "CFUUID*", CGFloat, CGPoint, CGRect, CGSize, CharacterSet, chdir, "class_*", clock,
          "CLOCK_*", "clock_gettime*", close, closedir, CocoaError, CodableAttributedStringKey, CodableConfiguration,
          CodableWithConfiguration, ComparableComparator, Comparator, ComparisonResult, connect, ContiguousBytes,
          copysign, cos, cosf, cosh, CurrencyFormatStyleConfiguration, CustomNSError, DarwinBoolean, Data,
          DataProtocol, Date, DateComponents, DateComponentsFormatter, DateFormatter, DateInterval,
          DateIntervalFormatter, DBL_EPSILON, DBL_MAX, DBL_MIN, Decimal, DecodableAttributedStringKey,
          DecodableWithConfiguration, DecodingConfigurationProviding, DescriptiveNumberFormatConfiguration, Dimension,
          DiscontiguousAttributedSubstring, DiscreteFormatStyle, "DISPATCH_*", "dispatch_*", DispatchData,
          DispatchDataIterator, DispatchGroup, DispatchIO, dispatchMain, DispatchObject, dispatchPrecondition,
          DispatchPredicate, DispatchQoS, DispatchQueue, DispatchSemaphore, DispatchSource, DispatchSourceHandler,
          DispatchSourceProtocol, DispatchSourceRead, DispatchSourceSignal, DispatchSourceTimer,
          DispatchSourceUserDataAdd, DispatchSourceUserDataOr, DispatchSourceUserDataReplace, DispatchSourceWrite,
          DispatchSpecificKey, DispatchTime, DispatchTimeInterval, DispatchTimeoutResult, DispatchWallTime,
          DispatchWorkItem, DispatchWorkItemFlags, DistributedNotificationCenter, dlclose, dlopen, dlsym, drand48,
          EncodableAttributedStringKey, EncodableWithConfiguration, EncodingConfigurationProviding, EnergyFormatter,
          erf, erfc, errno, execv, exit, EXIT_FAILURE, EXIT_SUCCESS, exp, exp2, expf, expm1, Expression, fabs, fabsf,
          fclose, fcntl, fdim, fflush, fgets, FileAttributeKey, FileAttributeType, FileHandle, FileManager,
          FileManagerDelegate, FileProtectionType, FileWrapper, FloatingPointFormatStyle, FloatingPointParseStrategy,
          floor, floorf, FLT_EPSILON, FLT_MAX, fma, fmax, fmaxf, fmin, fminf, fmod, fmodf, fopen, fork, FormatStyle,
          FormatStyleCapitalizationContext, Formatter, FourCharCode, fprintf, fputs, fread, free, freeifaddrs, frexp,
          fstat, fwrite, getcwd, getenv, getifaddrs, getpid, gettimeofday, gmtime, HTTPCookie, HTTPCookiePropertyKey,
          HTTPCookieStorage, HTTPURLResponse, hypot, ifaddrs, ilogb, IMP, in_addr, IndexPath, IndexSet, "inet_*",
          InflectionRule, InlinePresentationIntent, InputStream, INT_MAX, INT_MIN, IntegerFormatStyle,
          IntegerParseStrategy, ioctl, isatty, isinf, isnan, ISO8601DateFormatter, Ivar, "ivar_*", JSONDecoder,
          JSONEncoder, JSONSerialization, "kCF*", KeyPathComparator, kill, ldexp, LengthFormatter, lgamma, listen,
          ListFormatStyle, ListFormatter, llround, Locale, LocalizedError, LocalizedStringResource, localtime, log,
          log10, log10f, log1p, log2, log2f, logb, logf, lrint, lround, lstat, M_E, M_PI, M_PI_2, "mach_*", malloc,
          MarkdownDecodableAttributedStringKey, MassFormatter, Measurement, MeasurementFormatter, memcmp, memcpy,
          memmove, memset, MessagePort, Method, "method_*", mkdir, mktime, modf, Morphology, MutableDataProtocol, nan,
          nanosleep, nearbyint, NetService, NetServiceBrowser, NetServiceBrowserDelegate, NetServiceDelegate,
          nextafter, noErr, Notification, NotificationCenter, NotificationQueue, "NSAppleEvent*", NSArray,
          NSAttributedString, NSBinarySearchingOptions, NSBlockOperation, NSBundle, NSBundleResourceRequest, NSCache,
          NSCacheDelegate, NSCalendar, NSCharacterSet, NSClassFromString, NSCocoaErrorDomain, NSCoder,
          NSCoderReadCorruptError, NSCoderValueNotFoundError, NSCoding, NSComparisonPredicate, NSCompoundPredicate,
          NSCondition, NSConditionLock, NSCopying, NSCountedSet, NSData, NSDataDetector, NSDate, NSDateComponents,
          NSDateComponentsFormatter, NSDateComponentUndefined, NSDateFormatter, NSDateInterval,
          NSDebugDescriptionErrorKey, "NSDecimal*", NSDictionary, NSDistributedNotificationCenter,
          NSEnumerationOptions, NSEnumerationReverse, NSEnumerator, NSEqualRanges, NSError, NSErrorDomain,
          NSException, NSExceptionName, NSExpression, "NSExtension*", NSFastEnumeration, NSFeatureUnsupportedError,
          "NSFileCoordinat*", NSFileCreationDate, "NSFileHandle*", NSFileLockingError, "NSFileManager*",
          "NSFileModification*", NSFileNoSuchFileError, NSFilePathErrorKey, "NSFilePresenter*", "NSFileProtection*",
          "NSFileRead*", NSFileSecurity, NSFileSize, "NSFileType*", "NSFileVersion*", "NSFileWrapper*",
          "NSFileWrite*", NSFormatter, NSFormattingError, NSFullUserName, NSGenericException,
          NSGetUncaughtExceptionHandler, "NSHash*", NSHelpAnchorErrorKey, NSHomeDirectory, NSHomeDirectoryForUser,
          "NSHTTP*", NSIndexPath, NSIndexSet, NSIndexSetIterator, NSInflectionRule, NSInlinePresentationIntent,
          NSInputStream, NSInternalInconsistencyException, NSIntersectionRange, NSInvalidArgumentException,
          NSInvocation, "NSItemProvider*", NSJSONSerialization, NSKeyedArchiver, NSKeyedArchiverDelegate,
          NSKeyedArchiveRootObjectKey, NSKeyedUnarchiver, NSKeyedUnarchiverDelegate, "NSKeyValue*", "NSLinguistic*",
          NSLocale, NSLocalizedDescriptionKey, NSLocalizedFailureErrorKey, NSLocalizedFailureReasonErrorKey,
          NSLocalizedRecoveryOptionsErrorKey, NSLocalizedRecoverySuggestionErrorKey, NSLocalizedString,
          NSLocationInRange, NSLock, NSLocking, NSLog, NSMachErrorDomain, NSMakeRange, NSMakeSize, "NSMap*",
          NSMaxRange, NSMeasurement, "NSMetadata*", NSMethodSignature, NSMorphology, NSMutableArray,
          NSMutableAttributedString, NSMutableCharacterSet, NSMutableCopying, NSMutableData, NSMutableDictionary,
          NSMutableIndexSet, NSMutableOrderedSet, NSMutableSet, NSMutableString, NSMutableURLRequest, "NSNetService*",
          NSNotFound, NSNotification, NSNotificationCenter, NSNotificationQueue, NSNull, NSNumber, NSNumberFormatter,
          NSObject, NSObjectProtocol, NSOperation, NSOperationQueue, NSOrderedSet, NSOrthography,
          NSOSStatusErrorDomain, NSOutputStream, "NSPointer*", NSPort, NSPOSIXErrorDomain, NSPredicate, NSProcessInfo,
          NSProgress, "NSPropertyList*", NSProtocolFromString, NSProxy, NSRange, NSRangeException, NSRangeFromString,
          NSRecoveryAttempterErrorKey, NSRecursiveLock, NSRegularExpression, NSRunLoop, NSScanner,
          NSSearchPathForDirectoriesInDomains, NSSecureCoding, "NSSecureUnarchiveFromDataTransformer*",
          NSSelectorFromString, NSSet, NSSetUncaughtExceptionHandler, NSSortDescriptor, NSSortOptions, NSStream,
          NSStreamSocketSSLErrorDomain, NSStreamSOCKSErrorDomain, NSString, NSStringEncodingErrorKey,
          NSStringFromClass, NSStringFromProtocol, NSStringFromRange, NSStringFromSelector, NSStringFromSize,
          NSStringToDecimal, NSTask, NSTemporaryDirectory, NSTermOfAddress, NSTextCheckingKey, NSTextCheckingResult,
          NSThread, NSTimeIntervalSince1970, NSTimer, NSTimeZone, "NSUbiquitous*", NSUncaughtExceptionHandler,
          NSUnderlyingErrorKey, NSUndoManager, NSUnionRange, "NSUnit*", "NSURL*", "NSUserActivity*",
          NSUserCancelledError, NSUserDefaults, NSUserName, NSUUID, NSValue, "NSValueTransformer*", "NSXPC*", NSZone,
          NumberFormatStyleConfiguration, NumberFormatter, O_CREAT, O_RDONLY, O_RDWR, O_WRONLY, objc, "objc_*",
          ObjCBool, objcMembers, open, opendir, OperatingSystemVersion, Operation, OperationQueue, "os_unfair_lock*",
          "OSAtomic*", OSErr, OSMemoryBarrier, OSStatus, OSType, OutputStream, ParseableFormatStyle, ParseStrategy,
          PersonNameComponents, PersonNameComponentsFormatter, Pipe, Port, PortDelegate, PortMessage, POSIXError, pow,
          powf, Predicate, PredicateBindings, PredicateError, PredicateExpression, PredicateExpressions,
          PresentationIntent, printf, Process, ProcessInfo, Progress, ProgressKind, ProgressReporting,
          ProgressUserInfoKey, "property_*", PropertyListDecoder, PropertyListEncoder, PropertyListSerialization,
          Protocol, "protocol_*", "pthread_*", puts, "QOS_CLASS_*", qsort, QualityOfService, raise, rand, random,
          read, readdir, realloc, RecoverableError, recv, ReferenceConvertible, RelativeDateTimeFormatter, remainder,
          remquo, rename, rint, rmdir, round, roundf, "RTLD_*", RunLoop, scalbn, Scanner, ScopedAttributeContainer,
          "sel_*", Selector, send, setenv, signal, signbit, sin, sinf, sinh, sleep, "sockaddr*", socket,
          SortComparator, SortDescriptor, SortOrder, sqrt, sqrtf, srand, srand48, StandardPredicateExpression, stat,
          stderr, stdin, stdout, Str255, strcmp, strdup, Stream, StreamDelegate, StreamNetworkServiceTypeValue,
          StreamSocketSecurityLevel, StreamSOCKSProxyConfiguration, StreamSOCKSProxyVersion, strftime, StringStyle,
          StringTransform, strlen, strncmp, strtod, strtol, "sysctl*", tan, tanf, tanh, TermOfAddress, tgamma, Thread,
          time, TimeInterval, Timer, timespec, timeval, TimeZone, tm, trunc, UINT64_MAX, uname, UndoManager, UniChar,
          unichar, "Unit*", unlink, "URL*", UserDefaults, usleep, UTF8Char, utsname, UUID, ValueTransformer, waitpid,
          write, XMLDocument, XMLElement, XMLNode, XMLParser, XMLParserDelegate
        ]

  # Members that Foundation adds to types of the standard library, and such of its own types as are hardly anybody
  # else's.
  foundation-members:
    - names:
        [
          absoluteString, absoluteURL, addingPercentEncoding, addingTimeInterval, addObserver, allHeaderFields,
          allowedUnits, appending, appendingFormat, appendingPathComponent, appendingPathExtension, archivedData,
          asyncAfter, attributed, availableStringEncodings, base64EncodedData, base64EncodedString, baseURL,
          bundleIdentifier, canBeConverted, capitalized, caseInsensitive, caseInsensitiveCompare, commonPrefix,
          compare, CompareOptions, completePath, components, condensedAbbreviated, contains, contentsOfDirectory,
          copyBytes, copyItem, createDirectory, cString, currencySymbol, dataTask, dateComponents, dateFormat,
          dateTime, decomposedStringWithCanonicalMapping, decomposedStringWithCompatibilityMapping,
          defaultCStringEncoding, deletingLastPathComponent, deletingPathExtension, diacriticInsensitive,
          discreteInput, distantFuture, distantPast, downloadTask, EncodingConversionOptions, enumerateLines,
          enumerateSubstrings, EnumerationOptions, errorDescription, expandingTildeInPath, failureReason,
          fastestEncoding, fileExists, firstRange, folding, forcedOrdering, formatted, fractionalPartDisplay,
          FractionalPartDisplayStrategy, getBytes, getCString, getLineStart, getParagraphStart, global, helpAnchor,
          hourMinute, hourMinuteSecond, httpBody, httpMethod, ianaName, infoDictionary, isAbsolutePath, isDate,
          isDateInToday, isKind, iso2022JP, iso8601, isoLatin1, isoLatin2, japaneseEUC, jsonObject, languageCode,
          lastPathComponent, lastRange, lengthOfBytes, lineRange, localizedCapitalized,
          localizedCaseInsensitiveCompare, localizedCaseInsensitiveContains, localizedCompare, localizedCurrency,
          localizedDecimal, localizedDescription, localizedDouble, localizedDoublePercentage, localizedFailureReason,
          localizedInteger, localizedIntegerCurrency, localizedIntegerPercentage, localizedLowercase, localizedName,
          localizedRecoverySuggestion, localizedStandardCompare, localizedStandardContains, localizedStandardRange,
          localizedString, localizedStringWithFormat, localizedUppercase, macOSRoman, main, maximumFractionDigits,
          maximumLength, maximumLengthOfBytes, maximumUnitCount, minimumFractionDigits, minimumLength, minuteSecond,
          moveItem, mutableCopy, nextstep, nonLossyASCII, numberOfMatches, numberStyle, padding, paragraphRange,
          pathExtension, percentEncodedQuery, performSelector, precomposedStringWithCanonicalMapping,
          precomposedStringWithCompatibilityMapping, queryItems, range, rangeOfCharacter,
          rangeOfComposedCharacterSequence, rangeOfComposedCharacterSequences, recoverySuggestion, regionCode,
          regularExpression, removeItem, removeObject, removeObserver, removingPercentEncoding, replacingCharacters,
          replacingOccurrences, resetBytes, respondsToSelector, roundingIncrement, roundingRule, scheduledTimer,
          shiftJIS, smallestEncoding, StandardComparator, startOfDay, substring, synchronize, temporaryDirectory,
          timeIntervalSince, timeIntervalSince1970, timeIntervalSinceNow, timeIntervalSinceReferenceDate, timeZone,
          trimmingCharacters, unarchivedObject, uploadTask, utf16BigEndian, utf16LittleEndian, utf32, utf32BigEndian,
          utf32LittleEndian, uuidString, valueLengthLimits, widthInsensitive, windowsCP1250, windowsCP1251,
          windowsCP1252, windowsCP1253, windowsCP1254, withUnsafeBytes, write, zeroValueUnitsDisplay,
          ZeroValueUnitsDisplayStrategy
        ]

  # Labels of initialisers that Foundation adds to types of the standard library: String(format:).
  foundation-labels:
    [
      bytes, contentsOf, contentsOfFile, data, encoding, format, ianaName, lenient, localized, strategy, utf8String
    ]

  # Types and functions of the standard library.
  swift-names:
    - names:
        [
          abi, abs, Actor, actor, AdditiveArithmetic, Any, AnyActor, AnyBidirectionalCollection, AnyClass,
          AnyCollection, AnyHashable, AnyIndex, AnyIterator, AnyKeyPath, AnyObject, AnyRandomAccessCollection,
          AnyRegexOutput, AnySequence, Array, ArraySlice, assert, assertionFailure, AsyncCompactMapSequence,
          AsyncDropFirstSequence, AsyncDropWhileSequence, AsyncFilterSequence, AsyncFlatMapSequence,
          AsyncIteratorProtocol, AsyncMapSequence, AsyncPrefixSequence, AsyncPrefixWhileSequence, AsyncSequence,
          AsyncStream, AsyncThrowingCompactMapSequence, AsyncThrowingDropWhileSequence, AsyncThrowingFilterSequence,
          AsyncThrowingFlatMapSequence, AsyncThrowingMapSequence, AsyncThrowingPrefixWhileSequence,
          AsyncThrowingStream, autoclosure, available, backDeployed, BidirectionalCollection, BidirectionalSlice,
          BinaryFloatingPoint, BinaryInteger, BitwiseCopyable, Bool, BooleanLiteralType, CancellationError,
          CaseIterable, CBool, CChar, CChar16, CChar32, CChar8, CDouble, CFloat, CFloat16, Character,
          CheckedContinuation, CInt, Clock, CLong, CLongDouble, CLongLong, ClosedRange, ClosedRangeIndex, Codable,
          CodingKey, CodingKeyRepresentable, CodingUserInfoKey, Collection, CollectionDifference, CollectionOfOne,
          CommandLine, Comparable, concurrent, ConcurrentValue, ContiguousArray, ContinuousClock, convention,
          Copyable, CountableClosedRange, CountablePartialRangeFrom, CountableRange, CShort, CSignedChar,
          CUnsignedChar, CUnsignedInt, CUnsignedLong, CUnsignedLongLong, CUnsignedShort,
          CustomConsumingRegexComponent, CustomDebugStringConvertible, CustomLeafReflectable,
          CustomPlaygroundDisplayConvertible, CustomReflectable, CustomStringConvertible, CVaListPointer, CVarArg,
          CWideChar, DebugDescription, debugPrint, Decodable, Decoder, DecodingError, DefaultBidirectionalIndices,
          DefaultIndices, DefaultRandomAccessIndices, DefaultStringInterpolation, derivative, Dictionary,
          DictionaryIndex, DictionaryIterator, DictionaryLiteral, differentiable, discardableResult,
          DiscardingTaskGroup, DiscontiguousSlice, Double, DropFirstSequence, DropWhileSequence, dump, Duration,
          DurationProtocol, dynamicCallable, dynamicMemberLookup, EmptyCollection, EmptyIterator, Encodable, Encoder,
          EncodingError, EnumeratedIterator, EnumeratedSequence, Equatable, Error, Escapable, escaping, exclusivity,
          Executor, ExecutorJob, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
          ExpressibleByDictionaryLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByFloatLiteral,
          ExpressibleByIntegerLiteral, ExpressibleByNilLiteral, ExpressibleByStringInterpolation,
          ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral, ExtendedGraphemeClusterType, extendLifetime,
          extractIsolation, fatalError, FixedWidthInteger, FlattenBidirectionalCollection,
          FlattenBidirectionalCollectionIndex, FlattenCollection, FlattenCollectionIndex, FlattenSequence, Float,
          Float16, Float32, Float64, Float80, FloatingPoint, FloatingPointClassification, FloatingPointRoundingRule,
          FloatingPointSign, FloatLiteralType, frozen, GlobalActor, globalActor, globalConcurrentExecutor, Hashable,
          Hasher, Identifiable, implementation, IndexingIterator, inlinable, inline, InlineArray, InstantProtocol,
          Int, Int128, Int16, Int32, Int64, Int8, IntegerLiteralType, isKnownUniquelyReferenced, isolated,
          IteratorOverOne, IteratorProtocol, IteratorSequence, Job, JobPriority, JoinedIterator, JoinedSequence,
          KeyedDecodingContainer, KeyedDecodingContainerProtocol, KeyedEncodingContainer,
          KeyedEncodingContainerProtocol, KeyPath, KeyValuePairs, lazy, LazyBidirectionalCollection, LazyCollection,
          LazyCollectionProtocol, LazyDropWhileBidirectionalCollection, LazyDropWhileCollection, LazyDropWhileIndex,
          LazyDropWhileIterator, LazyDropWhileSequence, LazyFilterBidirectionalCollection, LazyFilterCollection,
          LazyFilterIndex, LazyFilterIterator, LazyFilterSequence, LazyMapBidirectionalCollection, LazyMapCollection,
          LazyMapIterator, LazyMapRandomAccessCollection, LazyMapSequence, LazyPrefixWhileBidirectionalCollection,
          LazyPrefixWhileCollection, LazyPrefixWhileIndex, LazyPrefixWhileIterator, LazyPrefixWhileSequence,
          LazyRandomAccessCollection, LazySequence, LazySequenceProtocol, LosslessStringConvertible, main, MainActor,
          ManagedBuffer, ManagedBufferPointer, max, MemoryLayout, min, Mirror, MirrorPath, MutableCollection,
          MutableRawSpan, MutableSpan, Never, noDerivative, nonisolated, nonobjc, Numeric, numericCast,
          ObjectIdentifier, OpaquePointer, Optional, OptionSet, OutputRawSpan, OutputSpan, PartialAsyncTask,
          PartialKeyPath, PartialRangeFrom, PartialRangeThrough, PartialRangeUpTo, pointwiseMax, pointwiseMin,
          preconcurrency, precondition, preconditionFailure, PrefixSequence, print, propertyWrapper,
          RandomAccessCollection, RandomAccessSlice, RandomNumberGenerator, Range, RangeExpression,
          RangeReplaceableCollection, RangeSet, RawRepresentable, RawSpan, readLine, ReferenceWritableKeyPath, Regex,
          RegexComponent, RegexRepetitionBehavior, RegexSemanticLevel, RegexWordBoundaryKind, Repeated, repeatElement,
          Result, resultBuilder, rethrows, retroactive, ReversedCollection, ReversedIndex,
          ReversedRandomAccessCollection, section, Self, self, Sendable, sendable, SendableMetatype, Sequence,
          sequence, SerialExecutor, Set, SetAlgebra, SetIndex, SetIterator, SignedInteger, SignedNumeric, SIMD,
          SIMD16, SIMD2, SIMD3, SIMD32, SIMD4, SIMD64, SIMD8, SIMDMask, SIMDScalar, SIMDStorage,
          SingleValueDecodingContainer, SingleValueEncodingContainer, Slice, Span, specialized, StaticBigInt,
          StaticString, storageRestrictions, stride, Strideable, StrideThrough, StrideThroughIterator, StrideTo,
          StrideToIterator, String, StringInterpolationConvertible, StringInterpolationProtocol, StringLiteralType,
          StringProtocol, Substring, super, SuspendingClock, swap, SystemRandomNumberGenerator, Task, TaskExecutor,
          TaskGroup, TaskLocal, TaskPriority, testable, TextOutputStream, TextOutputStreamable,
          ThrowingDiscardingTaskGroup, ThrowingTaskGroup, transcode, transpose, type, UInt, UInt128, UInt16, UInt32,
          UInt64, UInt8, unavailable, UnboundedRange, UnboundedRange_, unchecked, UnfoldFirstSequence, UnfoldSequence,
          Unicode, UnicodeCodec, UnicodeDecodingResult, UnicodeScalar, UnicodeScalarType, UnkeyedDecodingContainer,
          UnkeyedEncodingContainer, unknown, Unmanaged, UnownedJob, UnownedSerialExecutor, UnownedTaskExecutor,
          unsafeBitCast, UnsafeBufferPointer, UnsafeBufferPointerIterator, UnsafeConcurrentValue, UnsafeContinuation,
          UnsafeCurrentTask, unsafeDowncast, UnsafeMutableBufferPointer, UnsafeMutablePointer,
          UnsafeMutableRawBufferPointer, UnsafeMutableRawBufferPointerIterator, UnsafeMutableRawPointer,
          UnsafePointer, UnsafeRawBufferPointer, UnsafeRawBufferPointerIterator, UnsafeRawPointer, UnsafeSendable,
          UnsafeThrowingContinuation, UnsignedInteger, usableFromInline, used, UTF16, UTF32, UTF8, UTF8Span, Void,
          warn_unqualified_access, withCheckedContinuation, withCheckedThrowingContinuation, withDiscardingTaskGroup,
          withExtendedLifetime, withoutActuallyEscaping, withTaskCancellationHandler, withTaskExecutorPreference,
          withTaskGroup, withTaskPriorityEscalationHandler, withThrowingDiscardingTaskGroup, withThrowingTaskGroup,
          withUnsafeBytes, withUnsafeContinuation, withUnsafeCurrentTask, withUnsafeMutableBytes,
          withUnsafeMutablePointer, withUnsafePointer, withUnsafeTemporaryAllocation, withUnsafeThrowingContinuation,
          withVaList, WritableKeyPath, zip, Zip2Iterator, Zip2Sequence
        ]

  # Members of the standard library's types.
  swift-members:
    - names:
        [
          above, aboveLeft, aboveRight, ActorType, add, addImmediateTask, addImmediateTaskUnlessCancelled,
          addingProduct, addingReportingOverflow, addProduct, addTask, addTaskUnlessCancelled, advanced, age,
          alignedDown, alignedUp, alignment, AllCases, allCases, allKeys, allocate, allSatisfy,
          AncestorRepresentation, anchorsMatchLineEndings, append, appending, appendInterpolation, appendLiteral,
          applying, argc, arguments, ArrayLiteralElement, ASCII, asciiOnlyCharacterClasses, asciiOnlyDigits,
          asciiOnlyWhitespace, asciiOnlyWordCharacters, asciiValue, asSerialExecutor, assertIsolated, assign,
          assumeIsolated, assumingMemoryBound, asTaskExecutor, asUnownedSerialExecutor, asUnownedTaskExecutor, async,
          AsyncIterator, asyncUnlessCancelled, attachedAbove, attachedAboveRight, attachedBelow, attachedBelowLeft,
          attoseconds, awayFromZero, background, base, baseAddress, basePriority, below, belowLeft, belowRight,
          bigEndian, binade, bindMemory, bitPattern, bitWidth, BooleanLiteralType, Bound, buffer, bufferingNewest,
          bufferingOldest, BufferingPolicy, byteCount, byteOffsets, bytes, bytesEqual, byteSwapped, cancel, cancelAll,
          CancellationError, cancelled, CanonicalCombiningClass, canonicalCombiningClass, capacity, Change,
          changesWhenCaseFolded, changesWhenCaseMapped, changesWhenLowercased, changesWhenNFKCCaseFolded,
          changesWhenTitlecased, changesWhenUppercased, CharacterIterator, characters, charactersEqual, CharacterView,
          checkCancellation, checkForASCII, checkForNFC, checkIsolated, Child, Children, children, clamp, clamped,
          class, closePunctuation, CodeUnit, codeUnits, codingKey, codingPath, collection, combine, compactMap,
          compactMapValues, components, connectorPunctuation, consuming, container, contains, Context, Continuation,
          continuous, control, copyBytes, copyMemory, count, create, currencySymbol, currentCodeUnitOffset,
          currentIndex, currentPriority, customized, customMirror, customPlaygroundQuickLook, dashPunctuation,
          dataCorrupted, dataCorruptedError, deallocate, debugDescription, decimal, decimalNumber, decode,
          decodeCString, decodeIfPresent, decodeNil, default, deinitialize, deinitializeElement, descendant,
          description, detached, dictionary, difference, digit, DisplayStyle, displayStyle, Distance, distance,
          dividedReportingOverflow, dividingFullWidth, dotMatchesNewlines, doubleAbove, doubleBelow, down, drop,
          dropFirst, dropLast, dropped, Duration, duration, eager, Element, Elements, elements, elementsEqual,
          emptyInput, enclosingMark, encode, encodeConditional, encodedOffset, encodedReplacementCharacter,
          EncodedScalar, encodeIfPresent, encodeNil, Encoding, endIndex, enqueue, enqueued, enum, enumerated, error,
          escalatePriority, escaped, evenHalf, Exponent, exponent, exponentBitCount, exponentBitPattern,
          ExtendedGraphemeClusterLiteralType, extracting, extractValues, Failure, failure, filter, finalize,
          finalPunctuation, finish, finished, first, firstIndex, firstMatch, firstRange, flatMap, flatMapError,
          floatingPointClass, FloatLiteralType, forEach, foreignReference, format, formIndex, formIntersection,
          formRemainder, formSquareRoot, formSymmetricDifference, formTruncatingRemainder, formUnion, ForwardParser,
          freeCapacity, fromOpaque, GeneralCategory, generalCategory, generated, get, getResult, graphemeCluster,
          greatestFiniteMagnitude, Group, Handle, hash, hashValue, hasPointerRepresentation, hasPrefix, hasSuffix,
          header, hexDigitValue, high, highHalf, ID, id, ignoresCase, immediate, immediateDetached, Index, index,
          IndexDistance, Indices, indices, inferringMoves, infinity, init, initialize, initializeElement,
          initializeMemory, initialPunctuation, inRange, insert, insertions, Instant, IntegerLiteralType,
          intersection, intValue, invalidNonSurrogateCodePointByte, invalidValue, inverse, iotaSubscript,
          isAlphabetic, isASCII, isASCIIHexDigit, isAtEnd, isBidiControl, isBidiMirrored, isCancelled, isCanonical,
          isCanonicallyEquivalent, isCanonicallyLessThan, isCased, isCaseIgnorable, isContiguousUTF8, isContinuation,
          isCurrencySymbol, isDash, isDefaultIgnorableCodePoint, isDeprecated, isDiacritic, isDisjoint, isEmoji,
          isEmojiModifier, isEmojiModifierBase, isEmojiPresentation, isEmpty, isEqual, isExtender, isFinite, isFull,
          isFullCompositionExclusion, isGraphemeBase, isGraphemeExtend, isHexDigit, isIDContinue, isIdentical,
          isIdeographic, isIDSBinaryOperator, isIDStart, isIDSTrinaryOperator, isInfinite, isIsolatingCurrentContext,
          isJoinControl, isKnownASCII, isKnownNFC, isLeadSurrogate, isLess, isLessThanOrEqualTo, isLetter,
          isLogicalOrderException, isLowercase, isMainExecutor, isMath, isMathSymbol, isMultiple, isNaN, isNewline,
          isNoncharacterCodePoint, isNormal, isNumber, isPatternSyntax, isPatternWhitespace, isPunctuation,
          isQuotationMark, isRadical, isSameExclusiveExecutionContext, isSentenceTerminal, isSignalingNaN, isSigned,
          isSoftDotted, isStrictSubset, isStrictSuperset, isSubnormal, isSubset, isSuperset, isSurrogate, isSymbol,
          isTerminalPunctuation, isTotallyOrdered, isTrailSurrogate, isUnifiedIdeograph, isUniqueReference,
          isUppercase, isVariationSelector, isWhitespace, isWholeNumber, isXIDContinue, isXIDStart, isZero, Iterator,
          joined, kanaVoicing, Key, keyNotFound, Keys, keys, Kind, kind, last, lastIndex, lazy, leadingZeroBitCount,
          leadSurrogate, leastNonzeroMagnitude, leastNormalMagnitude, left, letterNumber, lexicographicallyPrecedes,
          lineSeparator, littleEndian, load, loadUnaligned, low, lowerBound, lowercased, lowercaseLetter,
          lowercaseMapping, lowHalf, Magnitude, magnitude, makeAsyncIterator, makeCharacterIterator,
          makeContiguousUTF8, makeIterator, makeStream, makeUnicodeScalarIterator, map, mapError, mapValues,
          MaskStorage, Match, matches, matchingSemantics, mathSymbol, max, maximum, maximumMagnitude, measure, medium,
          merge, merging, microseconds, milliseconds, min, minimum, minimumMagnitude, minimumResolution, minus,
          modifierLetter, modifierSymbol, move, moveAssign, moveElement, moveInitialize, moveInitializeMemory,
          moveSubranges, moveUpdate, multipliedFullWidth, multipliedReportingOverflow, mutableBytes, mutableSpan,
          name, nameAlias, nan, nanoseconds, negate, negativeInfinity, negativeNormal, negativeSubnormal,
          negativeZero, nestedContainer, nestedUnkeyedContainer, next, nextDown, nextResult, nextUp, none,
          nonspacingMark, nonzeroBitCount, notReordered, now, nukta, numeric, NumericType, numericType, numericValue,
          oddHalf, offset, one, onTermination, openPunctuation, optional, otherLetter, otherNumber, otherPunctuation,
          otherSymbol, output, overlaps, overlay, overlongEncodingByte, paragraphSeparator, Parser, ParseResult,
          parseScalar, partition, passRetained, passUnretained, pastEnd, pi, playgroundDescription, plus, Pointee,
          pointee, pointer, popFirst, popLast, positiveInfinity, positiveNormal, positiveSubnormal, positiveZero,
          possessive, preconditionIsolated, predecessor, prefix, prefixMatch, previous, Priority, priority,
          privateUse, projectedValue, Properties, properties, Protocol, quietNaN, quotientAndRemainder, radix, random,
          randomElement, range, Ranges, ranges, RawExponent, RawSignificand, RawValue, rawValue, reduce, regex,
          RegexOutput, relative, release, reluctant, remainder, remainderReportingOverflow, removals, remove,
          removeAll, removeFirst, removeLast, removeSubrange, removeSubranges, removeValue, removingSubranges,
          repeatedValue, repetitionBehavior, replace, replaceSubrange, replacing, reserveCapacity, reset, result,
          resume, retain, reverse, reversed, ReverseParser, right, rootType, round, rounded, run, runDetached,
          runSynchronously, samePosition, Scalar, scalarCount, scalarValue, seconds, self, set, shared,
          sharedUnownedExecutor, shuffle, shuffled, sign, signalingNaN, significand, significandBitCount,
          significandBitPattern, significandWidth, signum, SIMD16Storage, SIMD2Storage, SIMD32Storage, SIMD4Storage,
          SIMD64Storage, SIMD8Storage, SIMDMaskScalar, simple, singleValueContainer, size, skipBack, skipForward,
          sleep, some, sort, sorted, spaceSeparator, spacingMark, span, spawn, spawnUnlessCancelled, split,
          squareRoot, startIndex, starts, storeBytes, Stream1, Stream2, Stride, stride, StringInterpolation,
          StringLiteralType, stringValue, struct, subjectType, subranges, subscript, SubSequence, substring, subtract,
          subtracting, subtractingReportingOverflow, success, successor, suffix, sum, superclassMirror, superDecoder,
          superEncoder, suppressed, surrogate, surrogateCodePointByte, suspend, suspending, swapAt,
          symmetricDifference, systemEpoch, take, takeRetainedValue, takeUnretainedValue, terminated, Termination,
          titlecaseLetter, titlecaseMapping, toggle, toNearestOrAwayFromZero, toNearestOrEven, toOpaque, towardZero,
          trailingZeroBitCount, trailSurrogate, transcode, transcodedLength, trimmingPrefix, trimPrefix,
          truncatedScalar, truncatingRemainder, tuple, Type, type, typeMismatch, ulp, ulpOfOne, unassigned, unbounded,
          underestimatedCount, underlyingError, unexpectedContinuationByte, unicodeScalar, UnicodeScalarIndex,
          UnicodeScalarIterator, UnicodeScalarLiteralType, unicodeScalars, unicodeScalarsEqual, UnicodeScalarView,
          union, unkeyedContainer, unownedExecutor, unownedTaskExecutor, unsafeArgv, unsafeLoad, unsafeLoadUnaligned,
          unsafelyUnwrapped, unspecified, up, update, updateValue, upperBound, uppercased, uppercaseLetter,
          uppercaseMapping, userInfo, userInitiated, userInteractive, UTF16, utf16, utf16Offset, UTF16View, UTF32,
          UTF8, utf8, utf8CodeUnitCount, utf8CString, utf8Span, utf8Start, UTF8View, utility, valid, ValidationError,
          Value, value, valueNotFound, Values, values, valueType, Version, virama, w, waitForAll, wholeMatch,
          wholeNumberValue, width, withCancellationHandler, withContiguousMutableStorageIfAvailable,
          withContiguousStorageIfAvailable, withCString, withGroup, withMemoryRebound, withMutableCharacters,
          withSerialExecutor, withUnsafeBufferPointer, withUnsafeBytes, withUnsafeMutableBufferPointer,
          withUnsafeMutableBytes, withUnsafeMutablePointers, withUnsafeMutablePointerToElements,
          withUnsafeMutablePointerToHeader, withUTF8, withUTF8Buffer, withValue, wordBoundaryKind, Words, words,
          wrappedSum, wrappedValue, write, x, y, yield, YieldResult, z, zero
        ]

"""#),
  RuleLibrary.File(
    path: "Rules/shared/vocabularies/naming.yml",
    text: #"""
# Words in names that say nothing about a role. The format of these files: Sources/LintRules/decodePreset.swift.
naming:
  # Stripped from names, again and again, before a suffix or a form of name is looked for.
  decoration-suffixes: [Impl, Imp, Protocol, Type, Interface, Default]
  # Suffixes that count for nothing behind another suffix: `LoginRouterAPI` is a router's contract.
  faint-suffixes: [API]
  # Protocols that begin so, before a capital, say what somebody has: `HasUserService` is no service.
  mixin-prefixes: [Has]
  # Between two roles these say who speaks to whom: `ViewToPresenterQuotesProtocol` is a presenter's contract, of `Quotes`.
  direction-words: [To]
  decoration-prefixes: [Default, Real, I] # before a capital
  # Shed by namespaces and by the names of modules.
  module-words: [Contracts, Contract, Protocols, Protocol, Module, Scene, DataFlow, Flow, Models]
  # Folders that hold one layer of a feature: its parts lie in the folder around. (Whatever the case, with or without blanks.)
  layer-folders: [View, Views, ViewController, ViewControllers, Controller, Controllers, UI, UserInterface, Cell, Cells, Subviews,
    Presenter, Presenters, Interactor, Interactors, UseCase, UseCases, Router, Routers, Routing, Wireframe, Wireframes, Contract,
    Contracts, Protocol, Protocols, Interface, Interfaces, Entity, Entities, Model, Models, ViewModel, ViewModels, Builder, Builders,
    Assembly, Configurator, DataManager, Worker, Workers, Core, ApplicationLogic, Scene, Storyboard, Storyboards, Implementation,
    Route, Routes, Coordinator, Coordinators, Flow, Flows, Presentation, Logic, BusinessLogic, Abstraction, Abstractions]
  # These contracts keep the role of their name and never outvote a suffix.
  weak-contracts: ["*Output", "*Delegate", "*Listener", "*ModuleInput", "*ModuleOutput"]
  # Prefixes and suffixes of types that stand in for others in tests: read, but never judged.
  test-doubles: [Mock, Fake, Stub, Spy, Dummy]
  # Files that import one of these (or anything @testable) are read, but never judged.
  test-imports: [XCTest, Testing]

"""#),
  RuleLibrary.File(
    path: "Rules/shared/vocabularies/roles.yml",
    text: #"""
# What gives a type its role in every preset of the VIPER family (SEMANTICS.md, section 2).
# Forms of names are matched with the whole name and with the name without its decorations (naming.yml).
roles:
  view:
    supertypes:
      - UIViewController
      - NSViewController
      - UIView
      - NSView
      - NSWindowController
      - WKInterfaceController
      - View
      - Shape
      - UIViewRepresentable
      - UIViewControllerRepresentable
      - NSViewRepresentable
      - NSViewControllerRepresentable
      - WKInterfaceObjectRepresentable
      - ViewModifier
    suffixes: [ViewController, ViewControler, ViewContoller, View, VC, Screen]
    contracts:
      - "*ViewInput"
      - "*ViewInputs"
      - "*ViewControllerInput"
      - "*ViewProtocol"
      - "*ViewInterface"
      - "*ViewControllerProtocol"
      - "*DisplayLogic"
      - "*PresenterOutput"
      - "*PresenterOutputs"
      - "*PresenterDelegate"
    contracts-with-partner: ["*View"]
  interactor:
    supertypes:
      - names: [Interactor, PresentableInteractor]
        where-imported: [RIBs, ModernRIBs]
    suffixes: [Interactor, Interacter, Intercator, Itneractor, Interator]
    contracts: ["*InteractorInput", "*InteractorInputs", "*UseCase", "*BusinessLogic"]
    # An interactive transition is no interactor, whatever its name.
    never: [UIPercentDrivenInteractiveTransition, UIViewControllerInteractiveTransitioning]
  presenter:
    suffixes: [Presenter, Presentor, Presentr, Presneter, Persenter]
    contracts:
      - "*ViewOutput"
      - "*ViewOutputs"
      - "*ViewControllerOutput"
      - "*PresenterInput"
      - "*PresenterInputs"
      - "*InteractorOutput"
      - "*InteractorOutputs"
      - "*InteractorDelegate"
      - "*RouterOutput"
      - "*WireframeOutput"
      - "*ModuleInput"
      - "*ModuleOutput"
      - "*EventHandler"
      - "*Presentation"
      - "*PresentationLogic"
    # Who gives a talk.
    never-data: [Codable, Decodable, Encodable]
  entity:
    # What a database keeps (SwiftData marks it with `@Model`).
    supertypes:
      - NSManagedObject
      - names: [Object, EmbeddedObject, RealmSwiftObject]
        where-imported: [RealmSwift, Realm]
    suffixes: [Entity]
    folders: [Entity, Entities, Model, Models]
    files: ["*Entity.swift"]
  router:
    supertypes:
      - names: [Router, ViewableRouter, LaunchRouter]
        where-imported: [RIBs, ModernRIBs]
    suffixes: [Router, Wireframe, WireFrame, Wirefame, Roter, Ruoter]
    # Only classes that navigate or make modules.
    suffixes-when-navigating: [Coordinator, Coodrinator, FlowController, Navigator, NavigationService, NavigationManager]
    contracts:
      - "*RouterInput"
      - "*RouterInputs"
      - "*WireframeInput"
      - "*Wireframe"
      - "*WireFrame"
      - "*WireframeProtocol"
      - "*WireFrameProtocol"
      - "*RoutingLogic"
      - "*DataPassing"
    # They have the role of the types that conform to them: `MarketsRouting` that of `MarketsPathRouter`.
    contracts-of-conformers: ["?*Routing", "?*Wireframing"]
    # Network requests that are called routers, and devices that a server speaks of.
    never: [URLRequestConvertible, "*RequestConvertible", URLConvertible, "*TargetType", NetworkRouter]
    never-data: ["*Endpoint", "*EndPoint", "*EndpointType", "*EndPointType", Codable, Decodable, Encodable]
  builder:
    supertypes:
      - TyphoonAssembly
      - names:
          - Builder
          - SimpleComponentizedBuilder
          - ComponentizedBuilder
          - SimpleMultiStageComponentizedBuilder
          - MultiStageComponentizedBuilder
          - Component
          - BootstrapComponent
          - EmptyComponent
        where-imported: [RIBs, ModernRIBs]
    # Only those that make or return a part of a module.
    suffixes-when-assembling:
      [Builder, Assembly, Assembler, Configurator, Module, Factory, Dependencies, Container, Initializer]
  service:
    # What feeds a table, a picker or a text, or implements a view's contract (`HomeStore: HomeDisplayLogic`), is a part of
    # the view, whatever its name; and a value that is coded or kept in a database is what services fetch: `class Worker:
    # Codable`.
    never:
      [
        UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate,
        UIPickerViewDataSource, UIPickerViewDelegate, UITableViewDiffableDataSource,
        UICollectionViewDiffableDataSource, NSTableViewDataSource, NSTableViewDelegate, NSOutlineViewDataSource,
        NSOutlineViewDelegate, NSCollectionViewDataSource, NSCollectionViewDelegate, NSTextStorage, NSItemProvider,
        UIActivityItemProvider, UIActivityItemSource, TimelineProvider, IntentTimelineProvider,
        AppIntentTimelineProvider, NSManagedObject, Object, EmbeddedObject, URLRequestConvertible, "*RequestConvertible",
        "*TargetType", "*DisplayLogic", "*ViewInput", "*ViewInterface",
      ]
    never-data: [Codable, Decodable, Encodable]
    suffixes:
      [
        Service, Repository, Worker, DataManager, Gateway, Client, API, APIs, Store, Storage, Provider, Fetcher,
        Database, APIManager, APIsManager, NetworkManager, DatabaseManager, DBManager, StorageManager,
        KeychainManager, AuthManager, CacheManager,
      ]
    # Only classes, structs and actors whose own code uses one of `services-outside`.
    suffixes-when-touching-data: [Helper, Handler, Downloader, Controller, Persistence]
    suffixes-when-touching-data-or-storing-services: [Manager, Loader, Updater]
  view-model:
    suffixes: [ViewModel, VM]
    suffix-kinds: [struct]
  app:
    supertypes:
      - UIApplicationDelegate
      - UISceneDelegate
      - UIWindowSceneDelegate
      - CPTemplateApplicationSceneDelegate
      - NSApplicationDelegate
      - WKApplicationDelegate
      - WKExtensionDelegate
      - App

"""#),
  RuleLibrary.File(
    path: "Rules/shared/vocabularies/ui.yml",
    text: #"""
# What counts as user interface (SEMANTICS.md, section 7, and the rules *-imports-ui and *-uses-ui).
vocabularies:
  ui-targets:
    - UIKit
    - SwiftUI
    - AppKit
    - Cocoa
    - WatchKit
    - TVUIKit
    - TVMLKit
    - MessageUI
    - PhotosUI
    - SafariServices
    - ContactsUI
    - EventKitUI
    - HealthKitUI
    - QuickLook
    - PencilKit
    - CarPlay
    - AsyncDisplayKit
    - SnapKit
    - Lottie
    - Eureka
    - FSCalendar
    - DGCharts
    - SVProgressHUD
    - MBProgressHUD
    - JGProgressHUD
    - NVActivityIndicatorView
    - SkeletonView
    - SwiftMessages
    - XLPagerTabStrip
    - PanModal
    - FloatingPanel
    - IQKeyboardManagerSwift
    - PureLayout
    - Cartography

  # Types that need no import to be UI: a project can reach them through a bridging header or somebody else's re-export.
  ui-types:
    - names: # UIKit: application, screens, windows
        - UIApplication
        - UIApplicationDelegate
        - UIApplicationMain
        - UIApplicationShortcutItem
        - UIApplicationState
        - UIBackgroundTaskIdentifier
        - UIBackgroundFetchResult
        - UIDevice
        - UIDeviceOrientation
        - UIResponder
        - UIScene
        - UISceneSession
        - UISceneDelegate
        - UISceneConfiguration
        - UIScreen
        - UIWindow
        - UIWindowScene
        - UIWindowSceneDelegate
        - UIPasteboard
        - UIInterfaceOrientation
        - UIInterfaceOrientationMask
        - UIUserInterfaceStyle
        - UIUserInterfaceIdiom
        - UIUserInterfaceSizeClass
        - UITraitCollection
        - UITraitEnvironment
        - UIStatusBarStyle
        - UIStatusBarManager
        - UIContentSizeCategory
        - UIAccessibility
        - UIAccessibilityTraits
        - UIAccessibilityIdentification
        - UIFeedbackGenerator
        - UIImpactFeedbackGenerator
        - UINotificationFeedbackGenerator
        - UISelectionFeedbackGenerator
        - UIUserNotificationSettings
        - UIUserNotificationType
    - names: # UIKit: view controllers
        - UIViewController
        - UINavigationController
        - UITabBarController
        - UISplitViewController
        - UIPageViewController
        - UITableViewController
        - UICollectionViewController
        - UISearchController
        - UIAlertController
        - UIAlertAction
        - UIAlertView
        - UIActionSheet
        - UIActivityViewController
        - UIActivity
        - UIImagePickerController
        - UIDocumentPickerViewController
        - UIDocumentBrowserViewController
        - UIDocumentInteractionController
        - UIColorPickerViewController
        - UIFontPickerViewController
        - UIReferenceLibraryViewController
        - UIVideoEditorController
        - UICloudSharingController
        - UIPrintInteractionController
        - UIInputViewController
        - UIPresentationController
        - UISheetPresentationController
        - UIPopoverPresentationController
        - UIPopoverController
        - UIModalPresentationStyle
        - UIModalTransitionStyle
        - UIStoryboard
        - UIStoryboardSegue
        - UINib
        - UIHostingController
        - UIHostingConfiguration
        - UIViewControllerTransitioningDelegate
        - UIViewControllerAnimatedTransitioning
        - UIViewControllerContextTransitioning
        - UIViewControllerInteractiveTransitioning
        - UIViewControllerTransitionCoordinator
        - UIPercentDrivenInteractiveTransition
        - UINavigationControllerDelegate
        - UITabBarControllerDelegate
        - UIAdaptivePresentationControllerDelegate
        - UIImagePickerControllerDelegate
        - UIDocumentPickerDelegate
    - names: # UIKit: views and controls
        - UIView
        - UIControl
        - UIButton
        - UILabel
        - UITextField
        - UITextView
        - UITextFieldDelegate
        - UITextViewDelegate
        - UIImageView
        - UISwitch
        - UISlider
        - UIStepper
        - UISegmentedControl
        - UIPageControl
        - UIProgressView
        - UIActivityIndicatorView
        - UIRefreshControl
        - UIPickerView
        - UIPickerViewDelegate
        - UIPickerViewDataSource
        - UIDatePicker
        - UIColorWell
        - UIScrollView
        - UIScrollViewDelegate
        - UIStackView
        - UITableView
        - UITableViewCell
        - UITableViewHeaderFooterView
        - UITableViewDelegate
        - UITableViewDataSource
        - UITableViewDataSourcePrefetching
        - UITableViewDiffableDataSource
        - UITableViewRowAction
        - UICollectionView
        - UICollectionViewCell
        - UICollectionReusableView
        - UICollectionViewDelegate
        - UICollectionViewDelegateFlowLayout
        - UICollectionViewDataSource
        - UICollectionViewDataSourcePrefetching
        - UICollectionViewDiffableDataSource
        - UICollectionViewLayout
        - UICollectionViewFlowLayout
        - UICollectionViewCompositionalLayout
        - UICollectionViewLayoutAttributes
        - UICollectionViewController
        - UIContextualAction
        - UISwipeActionsConfiguration
        - UIContextMenuConfiguration
        - UIContextMenuInteraction
        - UIMenu
        - UIMenuElement
        - UIMenuItem
        - UIMenuController
        - UIAction
        - UICommand
        - UIKeyCommand
        - UIBarItem
        - UIBarButtonItem
        - UIBarButtonItemGroup
        - UITabBar
        - UITabBarItem
        - UITabBarAppearance
        - UINavigationBar
        - UINavigationBarAppearance
        - UINavigationItem
        - UIToolbar
        - UIToolbarAppearance
        - UIBarAppearance
        - UISearchBar
        - UISearchBarDelegate
        - UISearchTextField
        - UISearchResultsUpdating
        - UIVisualEffect
        - UIVisualEffectView
        - UIBlurEffect
        - UIVibrancyEffect
        - UIWebView
        - UIInputView
        - UICalendarView
        - UIContentConfiguration
        - UIListContentConfiguration
        - UICellAccessory
        - UICellConfigurationState
        - UIBackgroundConfiguration
        - UICollectionLayoutListConfiguration
        - NSDiffableDataSourceSnapshot
        - NSDiffableDataSourceSectionSnapshot
        - NSCollectionLayoutItem
        - NSCollectionLayoutGroup
        - NSCollectionLayoutSection
        - NSCollectionLayoutSize
        - NSCollectionLayoutDimension
        - NSCollectionLayoutEnvironment
    - names: # UIKit: drawing, text, layout, animation
        - UIColor
        - UIFont
        - UIFontDescriptor
        - UIFontMetrics
        - UIImage
        - UIImageAsset
        - UIBezierPath
        - UIGraphicsImageRenderer
        - UIGraphicsImageRendererContext
        - UIGraphicsImageRendererFormat
        - UIGraphicsPDFRenderer
        - UIGraphicsRenderer
        - UIEdgeInsets
        - NSDirectionalEdgeInsets
        - UIOffset
        - UIRectCorner
        - UIRectEdge
        - UILayoutGuide
        - UILayoutPriority
        - UILayoutSupport
        - UIAxis
        - UIMotionEffect
        - UIInterpolatingMotionEffect
        - UIDynamicAnimator
        - UIDynamicBehavior
        - UIViewPropertyAnimator
        - UISpringTimingParameters
        - UICubicTimingParameters
        - UITimingCurveProvider
        - UIKeyboardType
        - UIKeyboardAppearance
        - UIReturnKeyType
        - UITextContentType
        - UITextAutocapitalizationType
        - UITextInput
        - UITextInputTraits
        - UITextPosition
        - UITextRange
        - UITextAlignment
        - UIEvent
        - UITouch
        - UIPress
        - UIGestureRecognizer
        - UIGestureRecognizerDelegate
        - UITapGestureRecognizer
        - UIPanGestureRecognizer
        - UISwipeGestureRecognizer
        - UIPinchGestureRecognizer
        - UIRotationGestureRecognizer
        - UILongPressGestureRecognizer
        - UIScreenEdgePanGestureRecognizer
        - UIHoverGestureRecognizer
        - UIDragInteraction
        - UIDragItem
        - UIDragSession
        - UIDropInteraction
        - UIDropSession
        - UIPointerInteraction
        - UIAppearance
        - UIAppearanceContainer
        - UIDocument
        - UIManagedDocument
        - UISymbolImageConfiguration
        - UIPrintInfo
        - UIPrintFormatter
        - UITextChecker
        - UILexicon
        - UIFocusEnvironment
        - UIFocusGuide
        - NSLayoutConstraint
        - NSLayoutAnchor
        - NSLayoutXAxisAnchor
        - NSLayoutYAxisAnchor
        - NSLayoutDimension
        - NSLayoutManager
        - NSTextStorage
        - NSTextContainer
        - NSTextAttachment
        - NSDataAsset
        - NSShadow
        - NSStringDrawingContext
        - NSStringDrawingOptions
    - names: # AppKit
        - NSApplication
        - NSApplicationDelegate
        - NSViewController
        - NSWindow
        - NSWindowController
        - NSWindowDelegate
        - NSPanel
        - NSOpenPanel
        - NSSavePanel
        - NSView
        - NSControl
        - NSButton
        - NSTextField
        - NSSecureTextField
        - NSTextView
        - NSImageView
        - NSImage
        - NSImageRep
        - NSBitmapImageRep
        - NSColor
        - NSColorPanel
        - NSColorWell
        - NSFont
        - NSFontManager
        - NSFontPanel
        - NSBezierPath
        - NSGraphicsContext
        - NSTableView
        - NSTableViewDelegate
        - NSTableViewDataSource
        - NSTableColumn
        - NSTableRowView
        - NSTableCellView
        - NSOutlineView
        - NSCollectionView
        - NSCollectionViewItem
        - NSScrollView
        - NSClipView
        - NSScroller
        - NSStackView
        - NSGridView
        - NSSplitView
        - NSSplitViewController
        - NSSplitViewItem
        - NSTabView
        - NSTabViewController
        - NSTabViewItem
        - NSToolbar
        - NSToolbarItem
        - NSMenu
        - NSMenuItem
        - NSMenuDelegate
        - NSStatusBar
        - NSStatusItem
        - NSStatusBarButton
        - NSPopover
        - NSPopUpButton
        - NSAlert
        - NSSlider
        - NSSwitch
        - NSSegmentedControl
        - NSProgressIndicator
        - NSDatePicker
        - NSSearchField
        - NSComboBox
        - NSBox
        - NSVisualEffectView
        - NSHostingView
        - NSHostingController
        - NSEvent
        - NSResponder
        - NSScreen
        - NSCursor
        - NSPasteboard
        - NSPasteboardItem
        - NSWorkspace
        - NSStoryboard
        - NSStoryboardSegue
        - NSNib
        - NSGestureRecognizer
        - NSClickGestureRecognizer
        - NSTrackingArea
        - NSAnimationContext
        - NSDocument
        - NSDocumentController
        - NSRunningApplication
        - NSSharingService
        - NSSharingServicePicker
        - NSAppearance
        - NSEdgeInsets
        - NSUserInterfaceItemIdentifier
    - names: # screens and controls of other UI targets
        - MFMailComposeViewController
        - MFMessageComposeViewController
        - MessageComposeResult
        - SSReadingList
        - SFSafariViewController
        - PHPickerViewController
        - PHPickerConfiguration
        - PHLivePhotoView
        - CNContactPickerViewController
        - CNContactViewController
        - EKEventEditViewController
        - EKEventViewController
        - EKCalendarChooser
        - QLPreviewController
        - QLPreviewItem
        - WKInterfaceController
        - WKInterfaceDevice
        - PKCanvasView
        - PKToolPicker
        - CPTemplate
        - CPInterfaceController
        - ASDisplayNode
        - ASCellNode
        - ASTableNode
        - ASCollectionNode
        - ASDKViewController
        - LottieAnimationView
    # Bare names that mean something else elsewhere: they count only where SwiftUI is imported.
    - where-imported: SwiftUI
      names:
        - View
        - ViewBuilder
        - ViewModifier
        - AnyView
        - EmptyView
        - Text
        - Image
        - Label
        - Button
        - Link
        - Menu
        - Toggle
        - Picker
        - DatePicker
        - ColorPicker
        - Slider
        - Stepper
        - TextField
        - SecureField
        - TextEditor
        - ProgressView
        - Gauge
        - List
        - ForEach
        - Form
        - Section
        - Group
        - GroupBox
        - DisclosureGroup
        - OutlineGroup
        - Table
        - Grid
        - GridRow
        - LazyVGrid
        - LazyHGrid
        - GridItem
        - HStack
        - VStack
        - ZStack
        - LazyHStack
        - LazyVStack
        - Spacer
        - Divider
        - ScrollView
        - ScrollViewReader
        - GeometryReader
        - GeometryProxy
        - NavigationView
        - NavigationStack
        - NavigationSplitView
        - NavigationLink
        - NavigationPath
        - TabView
        # Of other frameworks, and there only beside SwiftUI
        - MapCameraPosition
        - MapReader
        - MapProxy
        - VideoPlayer
        - PhotosPicker
        - PhotosPickerItem
        - ToolbarItem
        - ToolbarItemGroup
        - ToolbarContent
        - Alert
        - ActionSheet
        - Color
        - ColorScheme
        - Font
        - Gradient
        - LinearGradient
        - RadialGradient
        - AngularGradient
        - ShapeStyle
        - Material
        - Shape
        - Path
        - Circle
        - Rectangle
        - RoundedRectangle
        - Capsule
        - Ellipse
        - Animation
        - AnyTransition
        - Transaction
        - Edge
        - EdgeInsets
        - Alignment
        - HorizontalAlignment
        - VerticalAlignment
        - TextAlignment
        - Axis
        - Angle
        - UnitPoint
        - Gesture
        - TapGesture
        - DragGesture
        - LongPressGesture
        - MagnificationGesture
        - RotationGesture
        - State
        - StateObject
        - ObservedObject
        - EnvironmentObject
        - Environment
        - EnvironmentValues
        - EnvironmentKey
        - FocusState
        - GestureState
        - Namespace
        - ScaledMetric
        - AppStorage
        - SceneStorage
        - FetchRequest
        - PreferenceKey
        - LocalizedStringKey
        - Scene
        - WindowGroup
        - Window
        - Settings
        - App
        - DismissAction
        - OpenURLAction
        - OpenWindowAction
        - PresentationMode
        - ButtonStyle
        - LabelStyle
        - ToggleStyle
        - TextFieldStyle
        - PreviewProvider
        - UIViewRepresentable
        - UIViewControllerRepresentable
        - NSViewRepresentable
        - NSViewControllerRepresentable

  # Members that UI targets add to types of other targets, and functions of theirs: whoever uses one needs the import; where
  # the type that is named here does not stand before it, maybe. With labels it is a call that has just these.
  ui-members:
    - IndexPath.row
    - IndexPath.item
    - IndexPath.section
    - IndexPath.init(row:section:)
    - IndexPath.init(item:section:)
    - MutableCollection.move(fromOffsets:toOffset:)
    - RangeReplaceableCollection.remove(atOffsets:)
    - NSIndexPath.row
    - NSIndexPath.item
    - NSIndexPath.section
    - NSAttributedString.Key.font
    - NSAttributedString.Key.foregroundColor
    - NSAttributedString.Key.backgroundColor
    - NSAttributedString.Key.paragraphStyle
    - NSAttributedString.Key.kern
    - NSAttributedString.Key.ligature
    - NSAttributedString.Key.baselineOffset
    - NSAttributedString.Key.underlineStyle
    - NSAttributedString.Key.underlineColor
    - NSAttributedString.Key.strikethroughStyle
    - NSAttributedString.Key.strikethroughColor
    - NSAttributedString.Key.strokeColor
    - NSAttributedString.Key.strokeWidth
    - NSAttributedString.Key.obliqueness
    - NSAttributedString.boundingRect
    - NSAttributedString.Key.attachment
    - NSAttributedString.Key.link
    - NSAttributedString.Key.shadow
    - NSAttributedString.Key.tracking
    - NSAttributedString.init(attachment:)
    - NSAttributedString.init(data:options:documentAttributes:)
    - NSAttributedString.init(url:options:documentAttributes:)
    - NSAttributedString.data(from:documentAttributes:)
    - NSAttributedString.fileWrapper(from:documentAttributes:)
    - NSAttributedString.draw(at:)
    - NSAttributedString.draw(in:)
    - NSAttributedString.draw(with:options:context:)
    - NSAttributedString.size()
    - NSMutableParagraphStyle
    - NSParagraphStyle
    - NSTextTab
    - NSTextList
    - NSTextBlock
    - NSTextTable
    - NSWritingDirection
    - NSRectAlignment
    - NSTextLayoutManager
    - NSTextContentStorage
    - NSTextContentManager
    - NSAdaptiveImageGlyph
    - NSTextAlignment
    - NSLineBreakMode
    - NSUnderlineStyle
    - NSItemProvider.loadObject
    - NSString.boundingRect
    - NSString.draw(at:withAttributes:)
    - NSString.draw(in:withAttributes:)
    - NSString.draw(with:options:attributes:context:)
    - NSString.size(withAttributes:)
    - NSString.size(attributes:)
    - NSValue.cgPointValue
    - NSValue.cgRectValue
    - NSValue.cgSizeValue
    - NSValue.uiEdgeInsetsValue
    - NSValue.init(cgAffineTransform:)
    - NSValue.init(cgPoint:)
    - NSValue.init(cgRect:)
    - NSValue.init(cgSize:)
    - NSValue.init(cgVector:)
    - NSValue.init(caTransform3D:)
    - NSValue.init(directionalEdgeInsets:)
    - NSValue.init(uiEdgeInsets:)
    - NSValue.init(uiOffset:)
    - NSCoder.decodeCGRect
    - NSCoder.string(for:)
    - CGRect.inset(by:)
    - RunLoop.Mode.tracking
    - CIImage.init(image:)
    - CIColor.init(color:)
    - Notification.Name.UIKeyboardWillShow
    - Bundle.loadNibNamed
    - imageLiteral
    - colorLiteral
    - withAnimation
    - withTransaction
    - UIApplicationMain
    - UIGraphicsBeginImageContext
    - UIGraphicsBeginImageContextWithOptions
    - UIGraphicsGetImageFromCurrentImageContext
    - UIGraphicsGetCurrentContext
    - UIGraphicsEndImageContext
    - UIImagePNGRepresentation
    - UIImageJPEGRepresentation
    - UIImageWriteToSavedPhotosAlbum
    - UIRectFill
    - UIAccessibilityPostNotification
    - UIAccessibilityIsVoiceOverRunning
    - Binding

  # Combine's, handed on by SwiftUI: who needs nothing else of it can import Combine.
  combine-names:
    - ObservableObject
    - Published
    - objectWillChange

  # Observation's attributes, handed on by SwiftUI as well.
  observation-names:
    - Observable
    - ObservationIgnored
    - ObservationTracked

  # Members, macros and attributes that only UI targets have or add to types of others, whoever has them here: who uses
  # one may need the import. Without compiling nobody can tell more.
  ui-member-names:
    - names:
        [
          accessibilityActivate, accessibilityActivationPoint, accessibilityAttributedHint,
          accessibilityAttributedLabel, accessibilityAttributedValue, accessibilityCustomActions,
          accessibilityCustomContent, accessibilityCustomRotors, accessibilityDecrement, accessibilityElementCount,
          accessibilityElementDidBecomeFocused, accessibilityElements, accessibilityElementsHidden,
          accessibilityFrame, accessibilityHint, accessibilityIdentifier, accessibilityIncrement, accessibilityLabel,
          accessibilityLanguage, accessibilityNavigationStyle, accessibilityPath, accessibilityPerformEscape,
          accessibilityPerformMagicTap, accessibilityRespondsToUserInteraction, accessibilityScroll,
          accessibilityTextualContext, accessibilityTraits, accessibilityUserInputLabels, accessibilityValue,
          accessibilityViewIsModal, adaptiveImageGlyph, addGestureRecognizer, addSublayer, addSubview, addTarget,
          allowsTextAnimations, appKit, applicationIconBadgeNumber, applicationState, applying, attachment,
          awakeFromNib, backgroundColor, backgroundTimeRemaining, baselineOffset, batteryLevel, batteryState,
          becomeFirstResponder, beginBackgroundTask, boldSystemFont, bottomAnchor, boundingRect, bringSubviewToFront,
          canLoadObject, canOpenURL, caTransform3DValue, cellForItem, cellForRow, centerXAnchor, centerYAnchor,
          cgAffineTransform, cgAffineTransformValue, cgColor, cgImage, cgPath, cgPoint, cgPointValue, cgRect,
          cgRectValue, cgSize, cgSizeValue, cgVector, cgVectorValue, characterShape, ciImage, clipsToBounds,
          connectedScenes, containsAttachments, contentAttributeSet, contentMode, cornerRadius,
          decodeCGAffineTransform, decodeCGPoint, decodeCGRect, decodeCGSize, decodeCGVector,
          decodeDirectionalEdgeInsets, decodeUIEdgeInsets, decodeUIOffset, defaultAttributes, defaultTabInterval,
          dequeueReusableCell, dequeueReusableSupplementaryView, dictionaryRepresentation,
          didBecomeActiveNotification, didEnterBackgroundNotification, didFinishLaunchingWithOptions,
          didReceiveMemoryWarningNotification, directionalEdgeInsets, directionalEdgeInsetsValue, displayScale,
          documentAttributes, documentType, drawInRect, endBackgroundTask, endEditing, enumerateAttribute,
          environmentObject, expansion, fixAttributes, foregroundColor, foregroundStyle, glyphInfo, heightAnchor,
          hyphenationFactor, IBAction, IBDesignable, IBInspectable, IBOutlet, IBSegueAction, identifierForVendor,
          impactOccurred, implicitAnimations, indexPathForSelectedRow, inlinePredictionType,
          inputAccessoryView, insertSubview, insetBy, instantiateInitialViewController, instantiateViewController,
          intrinsicContentSize, isAccessibilityElement, isBatteryMonitoringEnabled, isFirstResponder,
          isIdleTimerDisabled, isKeyWindow, isViewLoaded, jpegData, kern, keyboardAnimationCurveUserInfoKey,
          keyboardAnimationDurationUserInfoKey, keyboardDidChangeFrameNotification, keyboardDidHideNotification,
          keyboardDidShowNotification, keyboardFrameBeginUserInfoKey, keyboardFrameEndUserInfoKey,
          keyboardWillChangeFrameNotification, keyboardWillHideNotification, keyboardWillShowNotification, keyWindow,
          layoutIfNeeded, layoutSubviews, leadingAnchor, leftAnchor, ligature, lineHeight, loadNibNamed, loadObject,
          loadView, loadViewIfNeeded, makeKeyAndVisible, markedClauseSegment, masksToBounds, monospacedSystemFont,
          nativeBounds, nativeScale, navigationBarTitle, navigationController, navigationItem, navigationTitle,
          notificationOccurred, NSApplicationMain, objectWillChange, obliqueness, offsetBy, onAppear, onDisappear,
          onTapGesture, openSettingsURLString, orientationDidChangeNotification, overrideUserInterfaceStyle,
          paragraphStyle, pathForImageResource, performBatchUpdates, pngData, pointSize, preferredContentSizeCategory,
          preferredFont, preferredPresentationSize, preferredPresentationStyle, prepareForInterfaceBuilder,
          presentationLayer, presentedViewController, presentingViewController, registerForRemoteNotifications,
          registerObject, reloadData, reloadRows, reloadSections, removeAllAnimations, removeFromSuperview,
          resignFirstResponder, resizableImage, rightAnchor, rootViewController, safeAreaInsets, safeAreaLayoutGuide,
          selectionChanged, sendActions, sendSubviewToBack, setAnimationDuration, setDisableActions, setNeedsDisplay,
          setNeedsLayout, shouldGroupAccessibilityChildren, significantTimeChangeNotification, sizeThatFits,
          sizeToFit, sizeWithAttributes, spellingState, splitViewController, strikethroughColor, strikethroughStyle,
          strokeColor, strokeWidth, sublayers, subviews, superscript, superview, swiftUI, systemFont, systemVersion,
          tabBarController, tabBarItem, teamData, textAlternatives, textColor, textEffect, textHighlightStyle,
          timingFunction, tintColor, topAnchor, topViewController, trailingAnchor, traitCollection,
          translatesAutoresizingMaskIntoConstraints, UIApplicationMain, uiEdgeInsets, uiOffset, uiOffsetValue,
          underlineColor, underlineStyle, unregisterForRemoteNotifications, urlForImageResource,
          userDidTakeScreenshotNotification, userInterfaceIdiom, userInterfaceLayoutDirection, userInterfaceStyle,
          usesFontLeading, usesLineFragmentOrigin, verticalGlyphForm, viewControllers, viewDidAppear,
          viewDidDisappear, viewDidLoad, viewIfLoaded, viewWillAppear, viewWillDisappear, widthAnchor,
          willEnterForegroundNotification, willResignActiveNotification, willTerminateNotification, windowScene,
          withConfiguration, withRenderingMode, withTintColor, writingDirection
        ]

"""#),
  RuleLibrary.File(
    path: "Rules/vip/assembly-outside-router.yml",
    text: #"""
id: assembly-outside-router
summary: A part of a scene is made outside routers, builders and the screen's set-up.
rationale: |
  In this pattern the view controller may wire its own scene, in one set-up method that does nothing else. Made
  anywhere else, parts appear and disappear while the scene runs, a test cannot pass in a stand-in, and
  every change to an initialiser runs through the screens.
remedy: Make the part in the set-up method of the view controller, in a configurator or in the router, and hand it in.
constraint:
  forbid:
    # Only the screen wires its scene.
    - from: { role: view, affiliated: true }
      to: [{ part: true }, { calls: storyboard-screens }]
      by: [makes, asks]
      not-within: [{ member: "setup*" }, { member: "setUp*" }, { member: "configure*" }]
    - from: { role: [presenter, interactor, entity] }
      to: [{ part: true }, { calls: storyboard-screens }]
      by: [makes, asks]
exempt:
  - same-screen
  - ungated-part
  - part-of-piece
  - default-argument
  - becomes-child
  - reported-for-navigating
  - overlay
  - screen-initialiser
  - being-assembled
  - own-factory
  - wrapper
passing:
  - title: The set-up method of the view controller
    swift: |
      import UIKit

      final class RecipesViewController: UIViewController {
        var interactor: RecipesInteractor?
        var router: RecipesRouter?
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          setup()
        }
        required init?(coder: NSCoder) { nil }
        private func setup() {
          let interactor = RecipesInteractor()
          interactor.presenter = RecipesPresenter()
          self.interactor = interactor
          router = RecipesRouter()
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
      final class RecipesPresenter {}
      final class RecipesRouter {}
  - title: The configurator, and a worker made by the interactor
    swift: |
      import UIKit

      enum RecipesConfigurator {
        static func configure(_ screen: RecipesViewController) {
          let interactor = RecipesInteractor()
          interactor.presenter = RecipesPresenter()
          screen.interactor = interactor
        }
      }
      final class RecipesViewController: UIViewController {
        var interactor: RecipesInteractor?
        override func awakeFromNib() {
          super.awakeFromNib()
          RecipesConfigurator.configure(self)
        }
      }
      final class RecipesInteractor {
        var presenter: RecipesPresenter?
        let worker = RecipesWorker()
      }
      final class RecipesWorker {}
      final class RecipesPresenter {}
failing:
  - title: A view makes its interactor when it needs one
    swift: |
      import UIKit

      final class RecipesViewController: UIViewController {
        var interactor: RecipesInteractor?
        @objc func reload() {
          interactor = RecipesInteractor()  // expect: assembly-outside-router
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
      final class RecipesPresenter {}
  - title: An interactor makes its presenter where it declares it
    swift: |
      final class RecipesInteractor {
        lazy var presenter = RecipesPresenter()  // expect: assembly-outside-router
      }
      final class RecipesPresenter {}
  - title: Only the screen has a set-up method for its parts
    swift: |
      final class RecipesInteractor {
        var presenter: RecipesPresenter?
        func setupPresenter() {
          presenter = RecipesPresenter()  // expect: assembly-outside-router
        }
      }
      final class RecipesPresenter {}
  - title: A view takes the next screen out of a storyboard
    swift: |
      import UIKit

      final class RecipesViewController: UIViewController {
        var interactor: RecipesInteractor?
        func next() -> UIViewController? {
          // expect: assembly-outside-router
          storyboard?.instantiateViewController(withIdentifier: "recipe")
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
      final class RecipesPresenter {}
  - title: A view wires a scene that is not its own
    swift: |
      import UIKit

      final class RecipesViewController: UIViewController {
        var interactor: RecipesInteractor?
        func cell(_ cell: TeaserCell) {
          let presenter = TeaserPresenter(view: cell)  // expect: assembly-outside-router
          cell.interactor = TeaserInteractor(presenter: presenter)  // expect: assembly-outside-router
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
      final class RecipesPresenter {}
      final class TeaserCell: UICollectionViewCell { var interactor: TeaserInteractor? }
      final class TeaserInteractor {
        let presenter: TeaserPresenter
        init(presenter: TeaserPresenter) { self.presenter = presenter }
      }
      final class TeaserPresenter {
        weak var view: TeaserCell?
        init(view: TeaserCell) { self.view = view }
      }

"""#),
  RuleLibrary.File(
    path: "Rules/vip/concrete-collaborator.yml",
    text: #"""
id: concrete-collaborator
summary: A part stores a collaborator by its class although a contract for it exists.
rationale: |
  The logic contracts of a scene say what one part may ask of the next. A property of the class itself goes
  round them: a test cannot put a spy there, and every method of the class is within reach, also those that
  the contract left out on purpose. The contract is then decoration, and decoration goes out of date.
remedy: Declare the property with the contract's type (business, presentation, display or routing logic) and hand the object in from the set-up.
constraint:
  contract:
    - from: { role: [view, presenter, interactor] }
      to: { part: true, is: component }
    - from: { role: interactor }
      to: { role: service, is: component }
passing:
  - title: Every property names a contract
    swift: |
      import UIKit

      protocol TasksBusinessLogic {}
      protocol TasksPresentationLogic {}
      protocol TasksDisplayLogic: AnyObject {}
      protocol TasksRoutingLogic {}

      final class TasksViewController: UIViewController, TasksDisplayLogic {
        var interactor: TasksBusinessLogic?
        var router: (any TasksRoutingLogic)?
      }
      final class TasksInteractor: TasksBusinessLogic { var presenter: TasksPresentationLogic? }
      final class TasksPresenter: TasksPresentationLogic { weak var viewController: TasksDisplayLogic? }
      final class TasksRouter: TasksRoutingLogic {}
  - title: Where the scene declares no contract, the class is all there is
    swift: |
      import UIKit

      final class TasksViewController: UIViewController { var interactor: TasksInteractor? }
      final class TasksInteractor {
        var presenter: TasksPresenter?
        let worker = TasksWorker()
      }
      final class TasksPresenter {}
      final class TasksWorker {}
failing:
  - title: The interactor makes and keeps the worker's class
    swift: |
      protocol TasksWorkerProtocol { func fetchTasks() }

      final class TasksWorker: TasksWorkerProtocol { func fetchTasks() {} }
      final class TasksInteractor {
        var presenter: TasksPresenter?
        let worker = TasksWorker()  // expect: concrete-collaborator
        func load() { worker.fetchTasks() }
      }
      final class TasksPresenter {}
  - title: The view stores the interactor class
    swift: |
      import UIKit

      protocol TasksBusinessLogic { func load() }

      final class TasksViewController: UIViewController {
        var interactor: TasksInteractor?  // expect: concrete-collaborator
        func reload() { interactor?.load() }
      }
      final class TasksInteractor: TasksBusinessLogic {
        var presenter: TasksPresenter?
        func load() {}
      }
      final class TasksPresenter {}
  - title: The interactor stores the presenter class, which gets its contract in another file
    files:
      Tasks/TasksInteractor.swift: |
        final class TasksInteractor {
          private let presenter: TasksPresenter  // expect: concrete-collaborator
          init(presenter: TasksPresenter) { self.presenter = presenter }
        }
      Tasks/TasksPresenter.swift: |
        final class TasksPresenter {}
      Tasks/TasksPresenter+Logic.swift: |
        protocol TasksPresentationLogic { func present() }
        extension TasksPresenter: TasksPresentationLogic { func present() {} }
  - title: The view stores the router class behind an alias
    swift: |
      import UIKit

      protocol TasksRoutingLogic { func routeToTask() }
      typealias Way = TasksRouter

      final class TasksViewController: UIViewController {
        var router: Way!  // expect: concrete-collaborator
      }
      final class TasksRouter: TasksRoutingLogic { func routeToTask() {} }
      final class TasksInteractor { var presenter: TasksPresenter? }
      final class TasksPresenter {}

"""#),
  RuleLibrary.File(
    path: "Rules/vip/data-object-leak.yml",
    text: #"""
id: data-object-leak
summary: A database object or a server's answer reaches a view or a presenter.
rationale: |
  Managed objects and decoded answers have the shape that a database or a server wants. A managed object is
  bound to a thread as well, and may change or disappear while a screen shows it. If such objects
  travel up to the screen, a renamed column or a new version of the server's interface is felt in every view.
remedy: Convert the object into an entity where it enters the module, in the interactor or its repository, and pass that on.
constraint:
  forbid:
    from: [{ role: view, affiliated: true }, { role: presenter }]
    to:
      - { outside: persistence-types }
      - { inherits: persistence-types }
      - { name: "*DTO" }
      # A scene's own messages (`Movies.Load.Response`) are none.
      - { name: "*Response", conforms-to: [Decodable, Codable], not: { name: "*.*.Response" } }
exempt: [kept-parameter, screen-initialiser, being-assembled, own-factory]
passing:
  - title: The interactor converts, the presenter sees an entity
    files:
      Entities/Song.swift: |
        struct Song { let title: String }
      Data/SongDTO.swift: |
        struct SongDTO: Decodable { let song_title: String }
      Songs/SongsInteractor.swift: |
        final class SongsInteractor {
          func convert(_ rows: [SongDTO]) -> [Song] { rows.map { Song(title: $0.song_title) } }
        }
      Songs/SongsPresenter.swift: |
        final class SongsPresenter {
          let interactor = SongsInteractor()
          func title(of song: Song) -> String { song.title }
        }
  - title: A response that is never decoded is a message, and an object need not be Realm's
    swift: |
      struct SongsResponse { let titles: [String] }
      struct ObjectID { let value: Int }

      final class SongsPresenter {
        let interactor = SongsInteractor()
        func present(_ response: SongsResponse, for object: ObjectID) {}
      }
      final class SongsInteractor {}
  - title: The messages of a scene are its own, even where they can be decoded
    swift: |
      enum Songs {
        enum Load {
          struct Response: Codable { let titles: [String] }
        }
      }

      protocol SongsPresentationLogic { func present(_ response: Songs.Load.Response) }
      final class SongsPresenter: SongsPresentationLogic {
        func present(_ response: Songs.Load.Response) { print(response.titles) }
      }
      final class SongsInteractor { var presenter: SongsPresentationLogic? }
failing:
  - title: A presenter handles a managed object
    swift: |
      import CoreData

      final class SongsPresenter {
        let interactor = SongsInteractor()
        func tapped(_ row: NSManagedObject) {}  // expect: data-object-leak
      }
      final class SongsInteractor {}
  - title: A view shows a subclass of one, declared elsewhere
    files:
      Songs/SongsViewController.swift: |
        import UIKit

        final class SongsViewController: UIViewController {
          var presenter: SongsPresenter?
          private var songs: [StoredSong] = []  // expect: data-object-leak
        }
        final class SongsPresenter { let interactor = SongsInteractor() }
        final class SongsInteractor {}
      Data/StoredSong.swift: |
        import CloudKit

        class StoredObject: CKRecord {}
        final class StoredSong: StoredObject {}
  - title: The decoded answer arrives in the view contract
    files:
      Songs/SongsContracts.swift: |
        protocol SongsViewInput: AnyObject {
          func show(_ answer: SongsResponse)  // expect: data-object-leak
          func highlight(_ song: SongDTO?)  // expect: data-object-leak
        }
        final class SongsPresenter {
          weak var view: SongsViewInput?
          let interactor = SongsInteractor()
        }
        final class SongsInteractor {}
      Network/SongsResponse.swift: |
        struct SongsResponse { let songs: [SongDTO] }
        struct SongDTO: Codable { let title: String }
        extension SongsResponse: Decodable {}

"""#),
  RuleLibrary.File(
    path: "Rules/vip/examples/contract-downcast.yml",
    text: #"""
passing:
  - title: What is needed stands in the contract
    swift: |
      import UIKit

      protocol HomeDisplayLogic: AnyObject { func scrollToTop() }
      final class HomeViewController: UIViewController, HomeDisplayLogic {
        var interactor: HomeInteractor?
        func scrollToTop() {}
      }
      final class HomePresenter {
        weak var view: HomeDisplayLogic?
        func present() { view?.scrollToTop() }
      }
      final class HomeInteractor { var presenter: HomePresenter? }
  - title: A class of the system is no class of the project
    swift: |
      import UIKit

      protocol HomeDisplayLogic: AnyObject {}
      final class HomeViewController: UIViewController, HomeDisplayLogic { var interactor: HomeInteractor? }
      final class HomePresenter {
        weak var view: HomeDisplayLogic?
        var screen: UIViewController? { view as? UIViewController }
      }
      final class HomeInteractor { var presenter: HomePresenter? }
failing:
  - title: The presenter opens up its view
    swift: |
      import UIKit

      protocol HomeDisplayLogic: AnyObject {}
      final class HomeViewController: UIViewController, HomeDisplayLogic {
        var interactor: HomeInteractor?
        func scrollToTop() {}
      }
      final class HomePresenter {
        weak var view: HomeDisplayLogic?
        func present() {
          (view as? HomeViewController)?.scrollToTop()  // expect: contract-downcast "casts `HomeDisplayLogic` to"
        }
      }
      final class HomeInteractor { var presenter: HomePresenter? }
  - title: The view opens up its interactor
    files:
      Home/HomeViewController.swift: |
        import UIKit

        final class HomeViewController: UIViewController {
          var interactor: HomeBusinessLogic?
          func appeared() {
            guard let concrete = interactor as? HomeInteractor else { return }  // expect: contract-downcast
            concrete.reload()
          }
        }
      Home/HomeInteractor.swift: |
        protocol HomeBusinessLogic: AnyObject {}
        final class HomeInteractor: HomeBusinessLogic {
          var presenter: HomePresenter?
          func reload() {}
        }
        final class HomePresenter {}
  - title: A property keeps the class at hand
    swift: |
      protocol HomePresentationLogic: AnyObject {}
      final class HomePresenter: HomePresentationLogic { var cache: [String] = [] }
      final class HomeInteractor {
        var presenter: HomePresentationLogic?
        private var concrete: HomePresenter? {
          presenter as? HomePresenter  // expect: contract-downcast
        }
      }

"""#),
  RuleLibrary.File(
    path: "Rules/vip/examples/dismissal-outside-router.yml",
    text: #"""
passing:
  - title: The view controller asks its router to close
    swift: |
      import UIKit

      final class NotesViewController: UIViewController {
        var interactor: NotesInteractor?
        var router: NotesRouter?
        @objc func closeTapped() { router?.close() }
      }
      final class NotesRouter {
        weak var viewController: NotesViewController?
        func close() { viewController?.dismiss(animated: true) }
      }
      final class NotesInteractor { var presenter: NotesPresenter? }
      final class NotesPresenter { weak var viewController: NotesViewController? }
  - title: A display method may be called dismiss
    swift: |
      import UIKit

      protocol NotesDisplayLogic: AnyObject { func dismiss(_ message: String) }

      final class NotesViewController: UIViewController, NotesDisplayLogic {
        var interactor: NotesInteractor?
        func dismiss(_ message: String) { title = message }
      }
      final class NotesInteractor { var presenter: NotesPresenter? }
      final class NotesPresenter {
        weak var viewController: NotesDisplayLogic?
        func presentSaved() { viewController?.dismiss("saved") }
      }
failing:
  - title: The view controller dismisses itself
    swift: |
      import UIKit

      final class NotesViewController: UIViewController {
        var interactor: NotesInteractor?
        @objc func closeTapped() {
          dismiss(animated: true)  // expect: dismissal-outside-router
        }
      }
      final class NotesInteractor { var presenter: NotesPresenter? }
      final class NotesPresenter { weak var viewController: NotesViewController? }
      final class NotesRouter {}
  - title: The display logic pops inside a closure
    swift: |
      import UIKit

      final class NotesViewController: UIViewController {
        var interactor: NotesInteractor?
        func displaySaved() {
          UIView.animate(withDuration: 0.2) { [weak self] in
            self?.navigationController?.popViewController(animated: true)  // expect: dismissal-outside-router
          }
        }
      }
      final class NotesInteractor { var presenter: NotesPresenter? }
      final class NotesPresenter { weak var viewController: NotesViewController? }
      final class NotesRouter {}
  - title: The presenter closes its view controller
    swift: |
      import UIKit

      final class NotesPresenter {
        weak var viewController: NotesViewController?
        func presentSaved() {
          viewController?.dismiss(animated: true, completion: nil)  // expect: dismissal-outside-router
        }
      }
      final class NotesViewController: UIViewController { var interactor: NotesInteractor? }
      final class NotesInteractor { var presenter: NotesPresenter? }
      final class NotesRouter {}

"""#),
  RuleLibrary.File(
    path: "Rules/vip/examples/interactor-imports-ui.yml",
    text: #"""
passing:
  - title: The interactor hands raw values over in its response
    files:
      Photos/PhotosInteractor.swift: |
        import Foundation

        protocol PhotosBusinessLogic { func load() }

        final class PhotosInteractor: PhotosBusinessLogic {
          var presenter: PhotosPresentationLogic?
          let worker = PhotosWorker()
          func load() { presenter?.present(worker.load()) }
        }
      Photos/PhotosPresenter.swift: |
        import UIKit

        protocol PhotosPresentationLogic { func present(_ photo: Data) }

        final class PhotosPresenter: PhotosPresentationLogic {
          weak var viewController: PhotosDisplayLogic?
          func present(_ photo: Data) { viewController?.display(UIImage(data: photo)) }
        }
        protocol PhotosDisplayLogic: AnyObject { func display(_ photo: UIImage?) }
      Photos/PhotosWorker.swift: |
        import Foundation

        final class PhotosWorker { func load() -> Data { Data() } }
  - title: The models of the scene may hold what is shown
    files:
      Photos/PhotosModels.swift: |
        import UIKit

        enum Photos {
          enum Load {
            struct Response { let photo: Data }
            struct ViewModel { let photo: UIImage? }
          }
        }
      Photos/PhotosInteractor.swift: |
        import Foundation

        final class PhotosInteractor {
          var presenter: PhotosPresenter?
          func load() { presenter?.present(Photos.Load.Response(photo: Data())) }
        }
      Photos/PhotosPresenter.swift: |
        final class PhotosPresenter { func present(_ response: Photos.Load.Response) {} }
failing:
  - title: The file template's import was never deleted
    files:
      Photos/PhotosInteractor.swift: |
        import UIKit  // expect: interactor-imports-ui

        protocol PhotosBusinessLogic { func load() }
        protocol PhotosDataStore { var name: String { get set } }

        class PhotosInteractor: PhotosBusinessLogic, PhotosDataStore {
          var presenter: PhotosPresentationLogic?
          var name = ""
          func load() { presenter?.present() }
        }
      Photos/PhotosPresenter.swift: |
        protocol PhotosPresentationLogic { func present() }
        final class PhotosPresenter: PhotosPresentationLogic { func present() {} }
  - title: The interactor makes the image that its presenter should make
    files:
      Photos/PhotosInteractor.swift: |
        import Foundation
        import class UIKit.UIImage  // expect: interactor-imports-ui

        final class PhotosInteractor {
          var presenter: PhotosPresenter?
          func load(_ data: Data) { presenter?.present(UIImage(data: data)) }
        }
      Photos/PhotosPresenter.swift: |
        import UIKit

        final class PhotosPresenter { func present(_ photo: UIImage?) {} }
  - title: An extension of the interactor in a file of its own
    files:
      Photos/PhotosInteractor.swift: |
        final class PhotosInteractor { var presenter: PhotosPresenter? }
        final class PhotosPresenter {}
      Photos/PhotosInteractor+Tint.swift: |
        import SwiftUI  // expect: interactor-imports-ui

        extension PhotosInteractor { func tint() -> Color { .red } }

"""#),
  RuleLibrary.File(
    path: "Rules/vip/examples/navigation-outside-router.yml",
    text: #"""
passing:
  - title: The display logic asks the router, and the router goes
    files:
      Orders/OrdersViewController.swift: |
        import UIKit

        protocol OrdersDisplayLogic: AnyObject { func displaySelection() }

        final class OrdersViewController: UIViewController, OrdersDisplayLogic {
          var interactor: OrdersBusinessLogic?
          var router: OrdersRoutingLogic?
          func displaySelection() { router?.routeToDetails() }
        }
      Orders/OrdersRouter.swift: |
        import UIKit

        protocol OrdersRoutingLogic { func routeToDetails() }

        final class OrdersRouter: OrdersRoutingLogic {
          weak var viewController: OrdersViewController?
          func routeToDetails() {
            let details = UIViewController()
            viewController?.navigationController?.pushViewController(details, animated: true)
          }
        }
      Orders/OrdersInteractor.swift: |
        protocol OrdersBusinessLogic { func select() }
        protocol OrdersPresentationLogic { func presentSelection() }

        final class OrdersInteractor: OrdersBusinessLogic {
          var presenter: OrdersPresentationLogic?
          func select() { presenter?.presentSelection() }
        }
  - title: An alert is part of the view
    swift: |
      import UIKit

      final class OrdersViewController: UIViewController {
        var interactor: OrdersInteractor?
        func display(error: String) {
          present(UIAlertController(title: nil, message: error, preferredStyle: .alert), animated: true)
        }
      }
      final class OrdersInteractor { var presenter: OrdersPresenter? }
      final class OrdersPresenter { weak var viewController: OrdersViewController? }
failing:
  - title: The view controller pushes the next scene by itself
    files:
      Orders/OrdersViewController.swift: |
        import UIKit

        final class OrdersViewController: UITableViewController {
          var interactor: OrdersInteractor?
          var details: UIViewController!

          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            // expect: navigation-outside-router
            navigationController?.pushViewController(details, animated: true)
          }
        }
      Orders/OrdersInteractor.swift: |
        final class OrdersInteractor { var presenter: OrdersPresenter? }
        final class OrdersPresenter { weak var viewController: OrdersViewController? }
  - title: The presenter shows a scene on its view controller
    swift: |
      import UIKit

      final class OrdersPresenter {
        weak var viewController: UIViewController?
        func presentFilter(_ filter: UINavigationController) {
          viewController?.present(filter, animated: true)  // expect: navigation-outside-router
        }
      }
      final class OrdersInteractor { var presenter: OrdersPresenter? }
  - title: The view controller performs a segue that its router ought to perform
    swift: |
      import UIKit

      final class OrdersViewController: UIViewController {
        var interactor: OrdersInteractor?
        func displaySelection() {
          performSegue(withIdentifier: "Details", sender: nil)  // expect: navigation-outside-router
        }
      }
      final class OrdersInteractor { var presenter: OrdersPresenter? }
      final class OrdersPresenter { weak var viewController: OrdersViewController? }

"""#),
  RuleLibrary.File(
    path: "Rules/vip/examples/presenter-imports-ui.yml",
    text: #"""
passing:
  - title: The presenter makes view models of words and numbers
    files:
      Weather/WeatherPresenter.swift: |
        import Foundation

        protocol WeatherPresentationLogic { func present(degrees: Double) }

        final class WeatherPresenter: WeatherPresentationLogic {
          weak var viewController: WeatherDisplayLogic?
          func present(degrees: Double) { viewController?.display(String(format: "%.0f degrees", degrees)) }
        }
      Weather/WeatherViewController.swift: |
        import UIKit

        protocol WeatherDisplayLogic: AnyObject { func display(_ text: String) }

        final class WeatherViewController: UIViewController, WeatherDisplayLogic {
          var interactor: WeatherInteractor?
          func display(_ text: String) { title = text }
        }
        final class WeatherInteractor { var presenter: WeatherPresentationLogic? }
  - title: The file that holds the whole scene imports for its view controller
    swift: |
      import UIKit

      final class WeatherViewController: UIViewController { var interactor: WeatherInteractor? }
      final class WeatherInteractor { var presenter: WeatherPresenter? }
      final class WeatherPresenter { weak var viewController: WeatherViewController? }
failing:
  - title: A leftover of the file template
    files:
      Weather/WeatherPresenter.swift: |
        import UIKit  // expect: presenter-imports-ui

        protocol WeatherPresentationLogic { func present(degrees: Double) }

        class WeatherPresenter: WeatherPresentationLogic {
          weak var viewController: WeatherDisplayLogic?
          func present(degrees: Double) { viewController?.display("\(degrees)") }
        }
      Weather/WeatherInteractor.swift: |
        protocol WeatherDisplayLogic: AnyObject { func display(_ text: String) }
        final class WeatherInteractor { var presenter: WeatherPresentationLogic? }
  - title: The presenter picks the colour
    files:
      Weather/WeatherPresenter.swift: |
        import SwiftUI  // expect: presenter-imports-ui

        final class WeatherPresenter {
          weak var viewController: WeatherDisplayLogic?
          func present(degrees: Double) { viewController?.display(degrees > 30 ? Color.red : Color.blue) }
        }
      Weather/WeatherInteractor.swift: |
        import SwiftUI

        protocol WeatherDisplayLogic: AnyObject { func display(_ colour: Color) }
      Weather/WeatherLogic.swift: |
        final class WeatherInteractor { var presenter: WeatherPresenter? }
  - title: One class, in an extension of the presenter
    files:
      Weather/WeatherPresenter.swift: |
        final class WeatherPresenter {}
        final class WeatherInteractor { var presenter: WeatherPresenter? }
      Weather/WeatherPresenter+Icon.swift: |
        import class UIKit.UIImage  // expect: presenter-imports-ui

        extension WeatherPresenter { func icon() -> UIImage? { nil } }

"""#),
  RuleLibrary.File(
    path: "Rules/vip/presenter-uses-interactor.yml",
    text: #"""
id: presenter-uses-interactor
summary: A presenter talks to its interactor.
rationale: |
  The interactor speaks, the presenter puts it into words for the view. A presenter that asks the interactor
  back turns the round trip into a conversation, and the order of events is no longer visible anywhere. It
  usually means that the response did not contain everything that had to be shown.
remedy: Put what the presenter needs into the response, or let the view send another request.
constraint:
  forbid:
    from: { role: presenter }
    to: { role: interactor }
exempt: [kept-parameter]
passing:
  - title: The response contains everything
    swift: |
      protocol RecipesDisplayLogic: AnyObject { func display(rows: [String]) }
      protocol RecipesPresentationLogic { func present(response: RecipesResponse) }
      struct RecipesResponse { let names: [String], isPremium: Bool }

      final class RecipesInteractor {
        var presenter: RecipesPresentationLogic?
        func load() { presenter?.present(response: RecipesResponse(names: [], isPremium: false)) }
      }
      final class RecipesPresenter: RecipesPresentationLogic {
        weak var viewController: RecipesDisplayLogic?
        func present(response: RecipesResponse) {
          viewController?.display(rows: response.isPremium ? response.names : [])
        }
      }
  - title: A name in a comment, a text and a local is no interactor
    swift: |
      final class RecipesPresenter {
        // RecipesInteractor calls this
        func present(names: [String]) {
          let interactor = names.count
          print("RecipesInteractor", interactor)
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
failing:
  - title: The presenter keeps the interactor and calls it
    swift: |
      protocol RecipesBusinessLogic: AnyObject { func loadMore() }

      final class RecipesPresenter {
        weak var interactor: RecipesBusinessLogic?  // expect: presenter-uses-interactor
        func present(names: [String]) {
          if names.count < 10 {
            interactor?.loadMore()  // expect: presenter-uses-interactor
          }
        }
      }
      final class RecipesInteractor: RecipesBusinessLogic {
        var presenter: RecipesPresenter?
        func loadMore() {}
      }
  - title: The data store is the interactor's, too
    swift: |
      protocol RecipesDataStore { var names: [String] { get } }

      final class RecipesPresenter {
        // expect: presenter-uses-interactor
        func present(_ store: RecipesDataStore) {
          print(store.names.count)  // expect: presenter-uses-interactor
        }
      }
      final class RecipesInteractor: RecipesDataStore {
        var presenter: RecipesPresenter?
        var names: [String] = []
      }
  - title: The presenter makes the interactor in its initialiser
    files:
      Recipes/RecipesPresenter.swift: |
        final class RecipesPresenter {
          private let load: () -> Void
          init() {
            let interactor = RecipesInteractor()  // expect: presenter-uses-interactor
            load = { interactor.loadMore() }  // expect: presenter-uses-interactor
          }
        }
      Recipes/RecipesInteractor.swift: |
        final class RecipesInteractor { func loadMore() {} }

"""#),
  RuleLibrary.File(
    path: "Rules/vip/presenter-uses-router.yml",
    text: #"""
id: presenter-uses-router
summary: A presenter talks to a router.
rationale: |
  In this pattern the view asks the router, after the presenter has told it what to show. A presenter that
  navigates leaves the view behind: it may be shown, hidden or animated at that very moment, and it does not
  know that it is about to go.
remedy: Put the outcome into the view model and let the view ask its router.
constraint:
  forbid:
    from: { role: presenter }
    to: { role: router }
exempt: [kept-parameter, presenters-route]
passing:
  - title: The view asks the router when the view model says so
    swift: |
      import UIKit

      protocol RecipesDisplayLogic: AnyObject { func display(viewModel: RecipesViewModel) }
      protocol RecipesRoutingLogic { func routeToRecipe() }
      struct RecipesViewModel { let isReady: Bool }

      final class RecipesViewController: UIViewController, RecipesDisplayLogic {
        var interactor: RecipesInteractor?
        var router: RecipesRoutingLogic?
        func display(viewModel: RecipesViewModel) {
          if viewModel.isReady { router?.routeToRecipe() }
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
      final class RecipesPresenter {
        weak var viewController: RecipesDisplayLogic?
        func present() { viewController?.display(viewModel: RecipesViewModel(isReady: true)) }
      }
  - title: An enum of requests is no router
    swift: |
      import Foundation

      enum RecipesRouter { case list, detail(Int) }

      final class RecipesPresenter {
        func present(_ request: RecipesRouter) -> String {
          switch request {
          case .list: return "all"
          case .detail(let id): return "\(id)"
          }
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
  - title: Presenters keep the routers of this project, and no view does
    swift: |
      protocol RecipesRouting: AnyObject { func showRecipe() }
      protocol StoresRouting: AnyObject { func showStore() }

      final class RecipesPresenter {
        var router: RecipesRouting?
        func present() { router?.showRecipe() }
      }
      final class RecipesRouter: RecipesRouting { func showRecipe() {} }
      final class StoresPresenter {
        var router: StoresRouting?
        func present() { router?.showStore() }
      }
      final class StoresRouter: StoresRouting { func showStore() {} }
failing:
  - title: The presenter keeps a router
    swift: |
      protocol RecipesRoutingLogic: AnyObject { func routeToRecipe() }

      final class RecipesPresenter {
        var router: RecipesRoutingLogic?  // expect: presenter-uses-router
        func present() {
          router?.routeToRecipe()  // expect: presenter-uses-router
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
  - title: The presenter reaches the router through the view
    files:
      Recipes/RecipesPresenter.swift: |
        final class RecipesPresenter {
          weak var viewController: RecipesDisplayLogic?
          func present() {
            viewController?.router?.routeToRecipe()  // expect: presenter-uses-router
          }
        }
        final class RecipesInteractor { var presenter: RecipesPresenter? }
      Recipes/RecipesContracts.swift: |
        protocol RecipesDisplayLogic: AnyObject { var router: RecipesRoutingLogic? { get } }
        protocol RecipesRoutingLogic: AnyObject { func routeToRecipe() }
  - title: A router is made for the purpose
    swift: |
      final class RecipesPresenter {
        func present() {
          RecipesRouter().routeToRecipe()  // expect: presenter-uses-router
        }
      }
      final class RecipesRouter { func routeToRecipe() {} }
      final class RecipesInteractor { var presenter: RecipesPresenter? }

"""#),
  RuleLibrary.File(
    path: "Rules/vip/preset.yml",
    text: #"""
# The format of this file: Sources/LintRules/decodePreset.swift.
preset: vip
summary: View, interactor, presenter in a circle, as Clean Swift has them.
include: [naming, roles, ui, navigation, types, wrappers, data]

roles:
  interactor:
    suffixes: [DataStore]
    suffix-kinds: [protocol]
    contracts: ["*DataStore"]

# A module is judged when it has an interactor, and a presenter or a display logic.
gate:
  - { role: interactor }
  - - { role: presenter, not: { name: ["*ModuleInput*", "*ModuleOutput*"] } }
    - { name: "*DisplayLogic" }

# Who builds on RIBs follows that pattern, also in an app of another one.
gate-not:
  ribs:
    inherits: [PresentableInteractor, ViewableRouter, LaunchRouter, ViewableRouting, LaunchRouting]
    imports: [RIBs, ModernRIBs, CombineRIBs]

# What its rules let pass, each of them.
exempt: [scene-set-up, scene-data-store, drawn-for-router]

# In order of precedence: one use gives one finding, by the first rule that is switched on.
rules:
  interactor-imports-ui: error
  navigation-outside-router:
    severity: error
    remedy: Give the router a method that says where to go, and let the view controller call it when the display logic asks for it.
  interactor-uses-ui: error
  interactor-uses-view: error
  interactor-uses-router:
    severity: error
    remedy: Report the outcome to the presenter; the view controller learns of it through the display logic and asks the router.
  view-uses-presenter: error
  presenter-uses-interactor: error
  presenter-uses-router: error
  entity-uses-component: error
  component-uses-app: warning
  presenter-imports-ui: warning
  presenter-uses-ui: warning
  entity-imports-ui: warning
  dismissal-outside-router:
    severity: warning
    remedy: Let the view controller ask its router to dismiss or pop.
  system-sheet-outside-router:
    severity: warning
    remedy: Add a method to the router that presents the sheet, call it from the view controller, and hand the answer to the interactor.
  url-opened-outside-router:
    severity: warning
    remedy: Add a method to the router that opens the link, and call it from the view controller.
  tab-switch-outside-router:
    severity: warning
    remedy: Let the view controller ask a router that knows the tabs to select one by its meaning.
  alert-outside-router:
    severity: off
    remedy: Let the view controller ask the router to show the alert, with its texts and what each button means.
  scene-lacks-router: warning
  assembly-outside-router: warning
  strong-back-reference: warning
  orphaned-component:
    severity: warning
    remedy: Let one part own it strongly (the view its interactor and router, the interactor its presenter) and keep only the presenter's reference to the view weak.
  concrete-collaborator: warning
  contract-downcast: warning
  view-uses-service: warning
  presenter-uses-service:
    severity: warning
    remedy: Let the interactor fetch it and hand it over in the response.
  router-uses-service:
    severity: warning
    remedy: Let the interactor look it up and keep it in its data store, and let the router take it from there. Making a service for another scene and passing it on is fine.
  module-uses-internals: warning
  presenter-uses-view-component: off
  view-uses-entity: off
  data-object-leak: off
  mutable-view-model: off
  module-lacks-part: off
  module-cycle: off

"""#),
  RuleLibrary.File(
    path: "Rules/vip/scene-lacks-router.yml",
    text: #"""
id: scene-lacks-router
summary: A scene navigates and has no router.
rationale: |
  In a scene with a router one place knows where the user can go from here. Without one the view controller decides it,
  and every screen that it shows is built into it. Ten findings about ten calls would ask for the same thing ten times:
  this scene needs a router.
remedy: Give this scene a router with a method for each of these calls, and let the view controller ask it.
constraint:
  complete:
    of: module
    parts: [router]
    instead-of:
      - navigation-outside-router
      - dismissal-outside-router
      - system-sheet-outside-router
      - url-opened-outside-router
      - tab-switch-outside-router
passing:
  - title: The scene has a router
    swift: |
      import UIKit

      final class OrdersViewController: UIViewController {
        var interactor: OrdersInteractor?
        var router: OrdersRouter?
        func rowTapped() { router?.showDetail() }
      }
      final class OrdersInteractor { var presenter: OrdersPresenter? }
      final class OrdersPresenter { weak var viewController: OrdersViewController? }
      final class OrdersRouter {
        weak var viewController: UIViewController?
        func showDetail() { viewController?.navigationController?.popToRootViewController(animated: true) }
      }
  - title: A scene without a router goes nowhere
    swift: |
      import UIKit

      final class OrdersViewController: UIViewController {
        var interactor: OrdersInteractor?
        func rowTapped() { interactor?.select() }
      }
      final class OrdersInteractor {
        var presenter: OrdersPresenter?
        func select() {}
      }
      final class OrdersPresenter { weak var viewController: OrdersViewController? }
failing:
  - title: The view controller pops and dismisses
    swift: |
      import UIKit

      final class OrdersViewController: UIViewController {  // expect: scene-lacks-router "2 calls navigate"
        var interactor: OrdersInteractor?
        func homeTapped() { navigationController?.popToRootViewController(animated: true) }
        func closeTapped() { dismiss(animated: true) }
      }
      final class OrdersInteractor { var presenter: OrdersPresenter? }
      final class OrdersPresenter { weak var viewController: OrdersViewController? }
  - title: The view controller opens a link
    swift: |
      import UIKit

      final class HelpViewController: UIViewController {  // expect: scene-lacks-router
        var interactor: HelpInteractor?
        func termsTapped(_ terms: URL) { UIApplication.shared.open(terms) }
      }
      final class HelpInteractor { var presenter: HelpPresenter? }
      final class HelpPresenter { weak var viewController: HelpViewController? }
  - title: The calls lie in several files
    files:
      Cart/CartViewController.swift: |
        import UIKit

        final class CartViewController: UIViewController {  // expect: scene-lacks-router "has no router"
          var interactor: CartInteractor?
          func doneTapped() { dismiss(animated: true) }
        }
      Cart/CartPresenter.swift: |
        import UIKit

        final class CartPresenter {
          weak var viewController: CartViewController?
          func finished() { viewController?.navigationController?.popToRootViewController(animated: true) }
        }
        final class CartInteractor { var presenter: CartPresenter? }

"""#),
  RuleLibrary.File(
    path: "Rules/vip/strong-back-reference.yml",
    text: #"""
id: strong-back-reference
summary: A presenter holds its view strongly, which closes a retain cycle.
rationale: |
  The view holds the interactor, the interactor holds the presenter, and the presenter refers back to the view.
  If that last reference is strong, the three keep each other alive for ever: the screen is closed, but
  stays in memory with everything it shows, and each visit adds another one.
remedy: Declare the property weak.
constraint:
  owned:
    from: { role: presenter }
    to: { role: view }
    where: own
    must: weak
passing:
  - title: Only the way from presenter to view is weak
    swift: |
      import UIKit

      protocol RecipesDisplayLogic: AnyObject {}
      protocol RecipesPresentationLogic {}

      final class RecipesViewController: UIViewController, RecipesDisplayLogic {
        var interactor: RecipesInteractor?
        var router: RecipesRouter?
      }
      final class RecipesInteractor { var presenter: RecipesPresentationLogic? }
      final class RecipesPresenter: RecipesPresentationLogic { weak var viewController: RecipesDisplayLogic? }
      final class RecipesRouter { var dataStore: RecipesInteractor? }
  - title: An unowned reference and a parameter keep nothing
    swift: |
      protocol RecipesDisplayLogic: AnyObject { func clear() }

      final class RecipesPresenter {
        unowned let viewController: RecipesDisplayLogic
        init(viewController: RecipesDisplayLogic) { self.viewController = viewController }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
failing:
  - title: A strong optional
    swift: |
      protocol RecipesDisplayLogic: AnyObject {}

      final class RecipesPresenter {
        var viewController: RecipesDisplayLogic?  // expect: strong-back-reference
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
  - title: A constant that is given to the initialiser
    swift: |
      import UIKit

      final class RecipesPresenter {
        private let viewController: RecipesViewController  // expect: strong-back-reference
        init(viewController: RecipesViewController) { self.viewController = viewController }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
      final class RecipesViewController: UIViewController { var interactor: RecipesInteractor? }
  - title: A display contract that could not even be weak
    files:
      Recipes/RecipesPresenter.swift: |
        final class RecipesPresenter {
          var viewController: (any RecipesDisplayLogic)!  // expect: strong-back-reference
        }
        final class RecipesInteractor { var presenter: RecipesPresenter? }
      Recipes/RecipesDisplayLogic.swift: |
        protocol RecipesDisplayLogic {}

"""#),
  RuleLibrary.File(
    path: "Rules/vip/view-uses-presenter.yml",
    text: #"""
id: view-uses-presenter
summary: A view talks to its presenter.
rationale: |
  In this pattern things go round in one direction: the view sends a request to the interactor, the interactor
  sends a response to the presenter, the presenter sends a view model to the view. A view that calls the
  presenter itself takes a short cut past the rules of the use case, and from then on a change on the screen
  has two possible causes.
remedy: Send the interactor a request and let its response find the way through the presenter.
constraint:
  forbid:
    - from: { role: view, affiliated: true }
      to: { role: presenter, not: { name: "*ModuleInput*" } }
      not-within: [{ member: "setup*" }, { member: "setUp*" }]
    # What another scene lets its callers tell it is there to be called.
    - from: { role: view, affiliated: true }
      to: { role: presenter, name: "*ModuleInput*" }
      where: own
      not-within: [{ member: "setup*" }, { member: "setUp*" }]
exempt: [kept-parameter, part-of-piece, screen-initialiser, being-assembled, own-factory]
passing:
  - title: The view sends a request and displays a view model
    swift: |
      import UIKit

      protocol RecipesDisplayLogic: AnyObject { func display(viewModel: Recipes.Load.ViewModel) }
      protocol RecipesBusinessLogic { func load(request: Recipes.Load.Request) }
      protocol RecipesPresentationLogic { func present(response: Recipes.Load.Response) }

      enum Recipes {
        enum Load {
          struct Request {}
          struct Response { let names: [String] }
          struct ViewModel { let rows: [String] }
        }
      }
      final class RecipesViewController: UIViewController, RecipesDisplayLogic {
        var interactor: RecipesBusinessLogic?
        override func viewDidLoad() {
          super.viewDidLoad()
          interactor?.load(request: Recipes.Load.Request())
        }
        func display(viewModel: Recipes.Load.ViewModel) { title = viewModel.rows.first }
      }
      final class RecipesInteractor: RecipesBusinessLogic {
        var presenter: RecipesPresentationLogic?
        func load(request: Recipes.Load.Request) { presenter?.present(response: .init(names: [])) }
      }
  - title: Wiring the scene in the set-up method is assembly
    swift: |
      import UIKit

      protocol RecipesDisplayLogic: AnyObject {}

      final class RecipesViewController: UIViewController, RecipesDisplayLogic {
        var interactor: RecipesInteractor?
        override func awakeFromNib() {
          super.awakeFromNib()
          setup()
        }
        private func setup() {
          let interactor = RecipesInteractor()
          let presenter = RecipesPresenter()
          interactor.presenter = presenter
          presenter.viewController = self
          self.interactor = interactor
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
      final class RecipesPresenter { weak var viewController: RecipesDisplayLogic? }
failing:
  - title: The view keeps the presenter and calls it
    swift: |
      import UIKit

      final class RecipesViewController: UIViewController {
        var interactor: RecipesInteractor?
        var presenter: RecipesPresenter?  // expect: view-uses-presenter
        @objc func refresh() {
          presenter?.clear()  // expect: view-uses-presenter
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
      final class RecipesPresenter { func clear() {} }
  - title: The view reaches the presenter through the interactor
    files:
      Recipes/RecipesViewController.swift: |
        import UIKit

        final class RecipesViewController: UIViewController {
          var interactor: RecipesInteractor?
          @objc func refresh() {
            // expect: view-uses-presenter
            interactor?.presenter?.clear()
          }
        }
      Recipes/RecipesInteractor.swift: |
        final class RecipesInteractor { var presenter: RecipesPresentationLogic? }
        protocol RecipesPresentationLogic { func clear() }
  - title: The view makes a presenter when it is loaded
    swift: |
      import UIKit

      final class RecipesViewController: UIViewController {
        var interactor: RecipesInteractor?
        override func viewDidLoad() {
          super.viewDidLoad()
          let presenter = RecipesPresenter()  // expect: view-uses-presenter
          presenter.clear()  // expect: view-uses-presenter
        }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
      final class RecipesPresenter { func clear() {} }
  - title: A SwiftUI view observes a presenter
    swift: |
      import SwiftUI

      struct RecipesView: View {
        let interactor: RecipesInteractor
        @ObservedObject var presenter: RecipesPresenter  // expect: view-uses-presenter
        var body: some View { Text("Recipes") }
      }
      final class RecipesInteractor { var presenter: RecipesPresenter? }
      final class RecipesPresenter: ObservableObject {}

"""#),
  RuleLibrary.File(
    path: "Rules/viper/interactor-imports-ui.yml",
    text: #"""
id: interactor-imports-ui
summary: A file that declares or extends an interactor imports a user-interface module.
rationale: |
  An interactor holds what the application does, not what it looks like. Without UIKit and SwiftUI it runs in a
  command-line test, on a server, in an extension and on a watch; with them it needs a running application.
  The import is also where it starts: the colour, the image and the alert follow, because nothing stops
  them any more. Most of these imports are left over from a file template and can simply be deleted.
remedy: Delete the import where nothing needs it. Otherwise pass on raw values (Data, URL, a name), and let the view make the image or colour from them.
constraint:
  forbid:
    from: { role: interactor, is: component }
    to: { imports: ui-targets }
exempt: [import-of-others, own-contract-imported, plain-names]
passing:
  - title: A contract without user interface that the app's own UI kit declares
    files:
      Sources/DesignUIKit/Biometry.swift: |
        import UIKit

        public protocol BiometryProviding { var isEnrolled: Bool { get } }
        public final class BiometryBadge: UIView {}
      Sources/App/Lock/LockInteractor.swift: |
        import DesignUIKit

        final class LockInteractor {
          let biometry: BiometryProviding
          init(biometry: BiometryProviding) { self.biometry = biometry }
        }
  - title: Words of the app's own UI kit that are called like one of its views
    files:
      Sources/DesignUIKit/SwitchView.swift: |
        import UIKit

        public final class SwitchView: UIView {}
        public enum Identifier {
          public enum SwitchView { public static let backup = "switch.backup" }
        }
      Sources/App/Backup/BackupInteractor.swift: |
        import DesignUIKit

        final class BackupInteractor {
          private typealias ID = Identifier.SwitchView
          func identifier() -> String { ID.backup }
        }
      Sources/App/Backup/BackupPresenter.swift: |
        final class BackupPresenter { var interactor: BackupInteractor? }
  - title: An interactor that knows services and values
    files:
      Photos/PhotosInteractor.swift: |
        import Combine
        import Foundation

        protocol PhotosInteractorInput { func load() }

        final class PhotosInteractor: PhotosInteractorInput {
          private let session = URLSession.shared
          func load() {}
        }
      Photos/PhotosPresenter.swift: |
        import UIKit

        final class PhotosPresenter {
          var interactor: PhotosInteractorInput?
          var router: PhotosRouterInput?
        }
        protocol PhotosRouterInput {}
  - title: A file of contracts only may import what the view's contract needs
    files:
      Camera/CameraContracts.swift: |
        import UIKit

        protocol CameraViewInput: AnyObject { func show(_ image: UIImage) }
        protocol CameraInteractorInput: AnyObject { func store(_ jpeg: Data) }
        protocol CameraInteractorOutput: AnyObject {}
      Camera/CameraInteractor.swift: |
        import Foundation

        final class CameraInteractor: CameraInteractorInput {
          weak var output: CameraInteractorOutput?
          func store(_ jpeg: Data) {}
        }
      Camera/CameraPresenter.swift: |
        final class CameraPresenter: CameraInteractorOutput { var interactor: CameraInteractorInput? }
  - title: In a file that also declares the view, the import is the view's
    swift: |
      import UIKit

      final class AboutViewController: UIViewController { var presenter: AboutPresenter? }
      final class AboutPresenter { let interactor = AboutInteractor() }
      final class AboutInteractor { func version() -> String { "1" } }
  - title: The project's own target brings the contract to which the interactor conforms
    files:
      Sources/DesignKit/LabelContent.swift: |
        @_exported import UIKit

        public protocol LabelContentInteractorInput: AnyObject { var text: String { get } }
      Sources/App/Fee/FeeInteractor.swift: |
        import DesignKit

        final class FeeInteractor: LabelContentInteractorInput { var text = "" }
      Sources/App/Fee/FeePresenter.swift: |
        final class FeePresenter { var interactor: FeeInteractor? }
failing:
  - title: An interactor of all features is extended beside a contract
    files:
      Core/CoreInteractor.swift: |
        final class CoreInteractor {}
      Habits/HabitsInteractor.swift: |
        import SwiftUI  // expect: interactor-imports-ui

        protocol HabitsInteractor { func habits() -> [String] }
        extension CoreInteractor: HabitsInteractor { func habits() -> [String] { [] } }
      Habits/HabitsPresenter.swift: |
        final class HabitsPresenter {
          let interactor: HabitsInteractor
          init(interactor: HabitsInteractor) { self.interactor = interactor }
        }
  - title: The file template's import was never deleted
    files:
      Login/LoginInteractor.swift: |
        //
        //  LoginInteractor.swift
        //

        import UIKit  // expect: interactor-imports-ui

        class LoginInteractor: LoginInteractorInput {
          weak var output: LoginInteractorOutput?
          func logIn(name: String) { output?.loggedIn() }
        }
      Login/LoginContracts.swift: |
        protocol LoginInteractorInput: AnyObject { func logIn(name: String) }
        protocol LoginInteractorOutput: AnyObject { func loggedIn() }
      Login/LoginPresenter.swift: |
        final class LoginPresenter: LoginInteractorOutput {
          var interactor: LoginInteractorInput?
          func loggedIn() {}
        }
  - title: One class of UIKit is imported, and used
    files:
      Avatar/AvatarInteractor.swift: |
        import Foundation
        import class UIKit.UIImage  // expect: interactor-imports-ui

        final class AvatarInteractor {
          func avatar(from data: Data) -> UIImage? { UIImage(data: data) }
        }
      Avatar/AvatarPresenter.swift: |
        final class AvatarPresenter { let interactor = AvatarInteractor() }
  - title: SwiftUI behind a condition, for one animation
    files:
      Timer/TimerInteractor.swift: |
        #if canImport(SwiftUI)
          import SwiftUI  // expect: interactor-imports-ui
        #endif

        final class TimerInteractor {
          private(set) var isRunning = false
          func toggle() { withAnimation { isRunning.toggle() } }
        }
      Timer/TimerPresenter.swift: |
        final class TimerPresenter { let interactor = TimerInteractor() }
  - title: The import stands in an extension of the interactor, in a file of its own
    files:
      Settings/SettingsInteractor.swift: |
        import Foundation

        final class SettingsInteractor { var tint: String = "red" }
      Settings/SettingsInteractor+Colours.swift: |
        import Foundation; @preconcurrency public import UIKit.UIColor  // expect: interactor-imports-ui

        extension SettingsInteractor {
          func tintColour() -> UIColor { tint == "red" ? .red : .blue }
        }
      Settings/SettingsPresenter.swift: |
        final class SettingsPresenter { let interactor = SettingsInteractor() }

"""#),
  RuleLibrary.File(
    path: "Rules/viper/navigation-outside-router.yml",
    text: #"""
id: navigation-outside-router
summary: Only the router may navigate.
rationale: |
  Where an application goes from here is knowledge of its own: it differs between phone and tablet, between a
  link from outside and a tap, between this release and the next. As long as only routers have it, a flow can be
  changed in one place and a screen can be used in another flow. A view or presenter that pushes the next
  screen knows that screen, its container and how to build it, and no other flow can show it differently.
remedy: Give the router a method that says where to go, and call it from the presenter.
constraint:
  forbid:
    from: [{ role: view, affiliated: true }, { role: [presenter, interactor, entity, service] }]
    to: { calls: screen-navigation }
exempt: [wrapper, drawn-inside-module, drawn-for-code]
passing:
  - title: The presenter asks, the router goes
    files:
      Orders/OrdersRouter.swift: |
        import UIKit

        protocol OrdersRouterInput { func showDetails(of order: Int) }

        final class OrdersRouter: OrdersRouterInput {
          weak var viewController: UIViewController?

          func showDetails(of order: Int) {
            let details = UIViewController()
            viewController?.navigationController?.pushViewController(details, animated: true)
          }
        }
      Orders/OrdersPresenter.swift: |
        final class OrdersPresenter {
          weak var view: OrdersViewInput?
          var router: OrdersRouterInput?
          func selected(_ order: Int) { router?.showDetails(of: order) }
        }
        protocol OrdersViewInput: AnyObject { func present(message: String, animated: Bool) }
  - title: Calls that only look like it
    files:
      Cart/CartPresenter.swift: |
        final class CartPresenter {
          weak var view: CartViewInput?
          var router: CartRouterInput?

          func loaded(_ text: String) { view?.present(text, animated: true) }
          func failed() { router?.present(error: "Try again", animated: true) }
          func closed() { router?.dismiss(animated: true) }
        }
        protocol CartViewInput: AnyObject { func present(_ message: String, animated: Bool) }
        protocol CartRouterInput {
          func present(error: String, animated: Bool)
          func dismiss(animated: Bool)
        }
      Cart/CartViewController.swift: |
        import UIKit

        final class CartViewController: UIViewController, CartViewInput {
          var presenter: CartPresenter?
          private let spinner = Spinner()

          func present(_ message: String, animated: Bool) { spinner.show(message, sender: self) }
        }
        final class Spinner { func show(_ message: String, sender: Any?) {} }
  - title: A view puts up an alert, and a container arranges what it holds
    swift: |
      import UIKit

      final class HelpViewController: UIViewController {
        var presenter: HelpPresenter?

        func show(error: String) {
          let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
          present(alert, animated: true)
        }

        func embed(_ page: UIViewController) {
          addChild(page)
          view.addSubview(page.view)
          page.didMove(toParent: self)
        }
      }
      final class HelpPresenter { let interactor = HelpInteractor() }
      final class HelpInteractor {}
  - title: Segues that only code performs, or that stay in the module
    files:
      App/Cart.storyboard: |
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
          <scenes>
            <scene sceneID="cart">
              <objects>
                <viewController id="cart" customClass="CartViewController" sceneMemberID="viewController">
                  <view key="view" id="v">
                    <button id="note"><connections><segue destination="note" kind="show" id="s1"/></connections></button>
                  </view>
                  <connections><segue destination="payment" kind="show" identifier="Pay" id="s2"/></connections>
                </viewController>
              </objects>
            </scene>
            <scene sceneID="note">
              <objects>
                <viewController id="note" customClass="CartNoteViewController" sceneMemberID="viewController"/>
              </objects>
            </scene>
            <scene sceneID="payment">
              <objects>
                <viewController id="payment" customClass="PaymentViewController" sceneMemberID="viewController"/>
              </objects>
            </scene>
          </scenes>
        </document>
      Cart/Cart.swift: |
        import UIKit

        final class CartViewController: UIViewController { var presenter: CartPresenter! }
        final class CartNoteViewController: UIViewController { var presenter: CartPresenter! }
        final class CartPresenter { var router: CartRouter? }
        final class CartRouter {
          weak var viewController: UIViewController?
          func pay() { viewController?.performSegue(withIdentifier: "Pay", sender: nil) }
        }
      Payment/Payment.swift: |
        import UIKit

        final class PaymentViewController: UIViewController { var presenter: PaymentPresenter! }
        final class PaymentPresenter { var router: PaymentRouter? }
        final class PaymentRouter {}
failing:
  - title: A button of a storyboard shows another module's screen
    files:
      App/Main.storyboard: |
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
          <scenes>
            <scene sceneID="cart">
              <objects>
                <viewController id="cart" customClass="CartViewController" sceneMemberID="viewController">
                  <view key="view" id="v">
                    <button id="pay">
                      <connections>
                        <!-- expect: navigation-outside-router "shows view `PaymentViewController`" -->
                        <segue destination="container" kind="presentation" identifier="Pay" id="s1"/>
                      </connections>
                    </button>
                  </view>
                </viewController>
              </objects>
            </scene>
            <scene sceneID="container">
              <objects>
                <navigationController id="container" sceneMemberID="viewController">
                  <connections>
                    <segue destination="payment" kind="relationship" relationship="rootViewController" id="s2"/>
                  </connections>
                </navigationController>
              </objects>
            </scene>
            <scene sceneID="payment">
              <objects>
                <viewController id="payment" customClass="PaymentViewController" sceneMemberID="viewController"/>
              </objects>
            </scene>
          </scenes>
        </document>
      Cart/Cart.swift: |
        import UIKit

        final class CartViewController: UIViewController { var presenter: CartPresenter! }
        final class CartPresenter { var router: CartRouter? }
        final class CartRouter {}
      Payment/Payment.swift: |
        import UIKit

        final class PaymentViewController: UIViewController { var presenter: PaymentPresenter! }
        final class PaymentPresenter { var router: PaymentRouter? }
        final class PaymentRouter {}
  - title: The view pushes the next screen
    files:
      Orders/OrdersViewController.swift: |
        import UIKit

        final class OrdersViewController: UITableViewController {
          var presenter: OrdersPresenter?
          var details: UIViewController!

          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            // expect: navigation-outside-router
            navigationController?.pushViewController(details, animated: true)
          }
        }
      Orders/OrdersPresenter.swift: |
        final class OrdersPresenter { let interactor = OrdersInteractor() }
        final class OrdersInteractor {}
  - title: The presenter presents on its view controller, on the main queue
    files:
      Filter/FilterPresenter.swift: |
        import UIKit

        final class FilterPresenter {
          weak var viewController: UIViewController?
          let interactor = FilterInteractor()

          func filterTapped(_ filters: UINavigationController) {
            DispatchQueue.main.async { [weak self] in
              // expect: navigation-outside-router
              self?.viewController?.present(
                filters, animated: true
              ) { print("shown") }
            }
          }
        }
        final class FilterInteractor {}
  - title: The view performs a segue and fills its destination
    swift: |
      import UIKit

      final class NotesViewController: UIViewController {
        var presenter: NotesPresenter?

        @IBAction func addTapped(_ sender: UIButton) {
          self.performSegue(withIdentifier: "add", sender: sender)  // expect: navigation-outside-router
        }

        // expect: navigation-outside-router
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          segue.destination.title = "New note"
        }
      }
      final class NotesPresenter { let interactor = NotesInteractor() }
      final class NotesInteractor {}
  - title: The view calls a helper; the call is reported, and the helper's body is not
    files:
      Common/UIViewController+Opening.swift: |
        import UIKit

        extension UIViewController {
          func open(_ screen: UIViewController) {
            guard let navigationController else { return present(screen, animated: true) }
            navigationController.pushViewController(screen, animated: true)
          }
        }
      Shop/ShopViewController.swift: |
        import UIKit

        final class ShopViewController: UIViewController {
          var presenter: ShopPresenter?
          var cart: UIViewController!
          @objc private func cartTapped() {
            open(cart)  // expect: navigation-outside-router
          }
        }
      Shop/ShopPresenter.swift: |
        final class ShopPresenter { let interactor = ShopInteractor() }
        final class ShopInteractor {}
  - title: The interactor swaps the root of the window
    files:
      Session/SessionInteractor.swift: |
        import Foundation

        final class SessionInteractor {
          let window: UIWindow
          init(window: UIWindow) { self.window = window }

          func expired(_ login: UIViewController) {
            window.rootViewController = login  // expect: navigation-outside-router
          }
        }
      Session/SessionPresenter.swift: |
        final class SessionPresenter { var interactor: SessionInteractor? }
  - title: A SwiftUI view names the screen of another module behind a link
    files:
      Catalog/CatalogView.swift: |
        import SwiftUI

        struct CatalogView: View {
          @ObservedObject var presenter: CatalogPresenter

          var body: some View {
            List(presenter.items, id: \.self) { item in
              // expect: navigation-outside-router
              NavigationLink {
                ProductView(presenter: ProductPresenter(item: item))
              } label: {
                Text(item)
              }
            }
          }
        }
        final class CatalogPresenter: ObservableObject {
          @Published var items: [String] = []
          let interactor = CatalogInteractor()
        }
        final class CatalogInteractor {}
      Product/ProductView.swift: |
        import SwiftUI

        struct ProductView: View {
          let presenter: ProductPresenter
          var body: some View { Text(presenter.item) }
        }
        final class ProductPresenter {
          let item: String
          let interactor = ProductInteractor()
          init(item: String) { self.item = item }
        }
        final class ProductInteractor {}

"""#),
  RuleLibrary.File(
    path: "Rules/viper/preset.yml",
    text: #"""
# The format of this file: Sources/LintRules/decodePreset.swift.
preset: viper
summary: View, interactor, presenter, entity, router.
include: [naming, roles, ui, navigation, types, wrappers, data]

# A module is judged when it has a presenter, and an interactor or a router that is called one.
gate:
  # What a module is told and tells others is asked of screens without a presenter, too.
  - { role: presenter, not: { name: ["*ModuleInput*", "*ModuleOutput*"] } }
  # A use case beside a presenter is found in other patterns, too.
  - - { role: interactor, not: { name: "*UseCase*" } }
    - { role: router, name: ["*Router*", "*Wireframe*", "*WireFrame*"] }

# Who builds on RIBs follows that pattern, also in an app of another one.
gate-not:
  ribs:
    inherits: [PresentableInteractor, ViewableRouter, LaunchRouter, ViewableRouting, LaunchRouting]
    imports: [RIBs, ModernRIBs, CombineRIBs]

# In order of precedence: one use gives one finding, by the first rule that is switched on.
rules:
  view-uses-interactor: error
  interactor-imports-ui: error
  navigation-outside-router: error
  interactor-uses-ui: error
  interactor-uses-view: error
  interactor-uses-router: error
  view-uses-router: error
  entity-uses-component: error
  interactor-uses-presenter: warning
  component-uses-app: warning
  presenter-imports-ui: warning
  presenter-uses-ui: warning
  entity-imports-ui: warning
  dismissal-outside-router: warning
  system-sheet-outside-router: warning
  url-opened-outside-router: warning
  tab-switch-outside-router: warning
  alert-outside-router: off
  assembly-outside-router: warning
  strong-back-reference: warning
  orphaned-component: warning
  concrete-collaborator: warning
  contract-downcast: warning
  view-uses-service: warning
  presenter-uses-service: warning
  router-uses-service: warning
  module-uses-internals: warning
  presenter-uses-view-component: off
  view-uses-entity: off
  data-object-leak: off
  mutable-view-model: off
  module-lacks-part: off
  module-cycle: off

"""#),
  RuleLibrary.File(
    path: "Rules/viper/strong-back-reference.yml",
    text: #"""
id: strong-back-reference
summary: A strong reference back closes a retain cycle.
rationale: |
  In VIPER ownership runs one way: the view keeps its presenter, the presenter its interactor and router. A
  strong reference the other way closes a retain cycle. The screen is closed and stays in memory,
  with its timers, its observers and everything it shows, and each visit adds another one.
remedy: Declare the property weak.
constraint:
  owned:
    # Not judged: values (structs and enums), generic bases, and a property that the type also sets to nil.
    - { from: { role: presenter }, to: { role: view }, where: own, must: weak }
    - { from: { role: interactor }, to: { role: presenter }, where: own, must: weak }
    - { from: { role: router }, to: [{ role: [view, presenter] }, { name: UIViewController }], where: own, must: weak }
passing:
  - title: Every reference back is weak
    swift: |
      import UIKit

      protocol NewsViewInput: AnyObject {}
      protocol NewsInteractorOutput: AnyObject {}

      final class NewsViewController: UIViewController, NewsViewInput { var presenter: NewsPresenter? }
      final class NewsPresenter: NewsInteractorOutput {
        weak var view: NewsViewInput?
        let interactor = NewsInteractor()
        let router = NewsRouter()
      }
      final class NewsInteractor { unowned var output: NewsInteractorOutput! }
      final class NewsRouter { weak var viewController: UIViewController? }
  - title: Navigation controllers, windows and other modules' screens may be kept
    files:
      News/NewsRouter.swift: |
        import UIKit

        final class NewsRouter {
          let navigation: UINavigationController
          var window: UIWindow?
          var help: HelpViewController?
          init(navigation: UINavigationController) { self.navigation = navigation }
        }
        final class NewsPresenter { var router: NewsRouter? }
      Help/HelpViewController.swift: |
        import UIKit

        final class HelpViewController: UIViewController { var presenter: HelpPresenter? }
        final class HelpPresenter { let interactor = HelpInteractor() }
        final class HelpInteractor {}
  - title: A value keeps nothing alive, and a requirement stores nothing
    swift: |
      import SwiftUI

      protocol NewsViewInput: AnyObject {}
      protocol NewsPresenting: AnyObject { var view: NewsViewInput? { get set } }

      struct NewsPresenter {
        let view: NewsViewInput
        let interactor: NewsInteractor
      }
      final class NewsInteractor {}
  - title: Who lets go by hand has opened the ring
    swift: |
      protocol NewsViewInput: AnyObject {}

      final class NewsPresenter {
        private var view: NewsViewInput?
        let interactor = NewsInteractor()
        func attach(_ view: NewsViewInput) { self.view = view }
        func detach() { view = nil }
      }
      final class NewsInteractor {}
  - title: The screen that a module is shown in is another module's, whatever the contract is called
    files:
      News/NewsRouter.swift: |
        protocol NewsParentView: AnyObject { func collapse() }

        final class NewsRouter {
          let parent: NewsParentView
          init(parent: NewsParentView) { self.parent = parent }
        }
        final class NewsPresenter { var router: NewsRouter? }
      Start/StartViewController.swift: |
        import UIKit

        final class StartViewController: UIViewController, NewsParentView {
          var presenter: StartPresenter?
          func collapse() {}
        }
        final class StartPresenter { let interactor = StartInteractor() }
        final class StartInteractor {}
failing:
  - title: The presenter keeps its view
    swift: |
      import UIKit

      protocol NewsViewInput: AnyObject {}

      final class NewsViewController: UIViewController, NewsViewInput { var presenter: NewsPresenter? }
      final class NewsPresenter {
        var view: NewsViewInput?  // expect: strong-back-reference
        let interactor = NewsInteractor()
      }
      final class NewsInteractor {}
  - title: The interactor keeps its output, which could not even be weak
    swift: |
      protocol NewsInteractorOutput { func loaded() }

      final class NewsInteractor {
        private let output: NewsInteractorOutput  // expect: strong-back-reference
        init(output: NewsInteractorOutput) { self.output = output }
      }
      final class NewsPresenter: NewsInteractorOutput {
        var interactor: NewsInteractor?
        func loaded() {}
      }
  - title: The router keeps the screen it navigates from
    swift: |
      import UIKit

      final class NewsRouter {
        var viewController: UIViewController!  // expect: strong-back-reference
        func back() { viewController.navigationController?.popViewController(animated: true) }
      }
      final class NewsPresenter { let router = NewsRouter() }
  - title: Through an alias, an optional spelled in full and an observer
    files:
      News/NewsPresenter.swift: |
        final class NewsPresenter {
          // expect: strong-back-reference
          var screen: Optional<NewsScreen> {
            didSet { print("attached") }
          }
          let interactor = NewsInteractor()
        }
        final class NewsInteractor {}
      News/NewsViewController.swift: |
        import UIKit

        protocol NewsViewInput: AnyObject {}
        typealias NewsScreen = NewsViewInput
        final class NewsViewController: UIViewController, NewsViewInput { var presenter: NewsPresenter? }

"""#),
  RuleLibrary.File(
    path: "Rules/viper/view-uses-interactor.yml",
    text: #"""
id: view-uses-interactor
summary: A view reaches past its presenter to the interactor.
rationale: |
  The presenter decides what a tap means. A view that holds an interactor decides it a second time, and sooner
  or later the two decisions differ: one shows the spinner and the other does not, one checks the form and the
  other sends it. Such a view cannot be replaced without touching the logic, and the logic cannot be tested
  without a screen.
remedy: Tell the presenter what happened and let it call the interactor.
constraint:
  forbid:
    from: { role: view }
    to: { role: interactor }
exempt: [screen-initialiser, being-assembled, own-factory, made-by-system]
passing:
  - title: The view tells its presenter what happened
    swift: |
      import UIKit

      protocol LoginPresentation: AnyObject { func logInTapped(name: String, password: String) }

      final class LoginViewController: UIViewController {
        var presenter: LoginPresentation?
        @IBOutlet private var nameField: UITextField!
        @IBOutlet private var passwordField: UITextField!

        @IBAction func logInTapped() {
          presenter?.logInTapped(name: nameField.text ?? "", password: passwordField.text ?? "")
        }
      }
      final class LoginPresenter: LoginPresentation {
        private let interactor = LoginInteractor()
        func logInTapped(name: String, password: String) { interactor.logIn(name: name, password: password) }
      }
      final class LoginInteractor { func logIn(name: String, password: String) {} }
  - title: The router passes the interactor to the presenter, not to the view
    files:
      Orders/OrdersRouter.swift: |
        import UIKit

        enum OrdersRouter {
          static func build() -> UIViewController {
            let view = OrdersViewController()
            let presenter = OrdersPresenter()
            presenter.interactor = OrdersInteractor()
            view.presenter = presenter
            return view
          }
        }
      Orders/OrdersModule.swift: |
        import UIKit

        final class OrdersViewController: UIViewController { var presenter: OrdersPresenter? }
        final class OrdersPresenter { var interactor: OrdersInteractor? }
        final class OrdersInteractor {}
  - title: An interactive transition is no interactor, and a comment is no code
    swift: |
      import UIKit

      final class PhotoViewController: UIViewController {
        /// Closes the screen. See `PhotoInteractor`, which knows nothing of it.
        private let closing = PhotoTransitionInteractor()
        var presenter: PhotoPresenter?
        func dragged(by fraction: CGFloat) { closing.update(fraction) }
        func describe() -> String { "PhotoInteractor" }
      }
      final class PhotoTransitionInteractor: UIPercentDrivenInteractiveTransition {}
      final class PhotoPresenter { let interactor = PhotoInteractor() }
      final class PhotoInteractor {}
failing:
  - title: A storyboard fills a view's outlet with the interactor
    files:
      Login/Login.storyboard: |
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
          <scenes>
            <scene sceneID="login">
              <objects>
                <viewController id="login" customClass="LoginViewController" sceneMemberID="viewController">
                  <connections>
                    <!-- expect: view-uses-interactor "the outlet `source` of view `LoginViewController`" -->
                    <outlet property="source" destination="interactor" id="o1"/>
                  </connections>
                </viewController>
                <customObject id="interactor" customClass="LoginInteractor"/>
              </objects>
            </scene>
          </scenes>
        </document>
      Login/Login.swift: |
        import UIKit

        final class LoginViewController: UIViewController {
          @IBOutlet var source: AnyObject?
          var presenter: LoginPresenter!
        }
        final class LoginPresenter: NSObject { var interactor: LoginInteractor? }
        final class LoginInteractor: NSObject {}
  - title: The view keeps the interactor's contract and calls it
    swift: |
      import UIKit

      protocol LoginInteractorInput { func logIn() }

      final class LoginViewController: UIViewController {
        var presenter: LoginPresenter?
        var interactor: LoginInteractorInput?  // expect: view-uses-interactor

        @IBAction func logInTapped() {
          interactor?.logIn()  // expect: view-uses-interactor
        }
      }
      final class LoginPresenter { var interactor: LoginInteractorInput? }
      final class LoginInteractor: LoginInteractorInput { func logIn() {} }
  - title: The view asks the presenter for its interactor
    files:
      Login/LoginViewController.swift: |
        import UIKit

        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter!

          func logInTapped() {
            presenter.interactor.logIn()  // expect: view-uses-interactor
          }
        }
      Login/LoginPresenter.swift: |
        final class LoginPresenter { var interactor: LoginInteractor! }
      Login/LoginInteractor.swift: |
        final class LoginInteractor { func logIn() {} }
  - title: The view makes one in passing, inside a closure of an extension
    files:
      Search/SearchViewController.swift: |
        import UIKit

        final class SearchViewController: UIViewController { var presenter: SearchPresenter? }

        extension SearchViewController: UISearchBarDelegate {
          func searchBar(_ searchBar: UISearchBar, textDidChange text: String) {
            DispatchQueue.global().async { [weak self] in
              SearchInteractor().search(text)  // expect: view-uses-interactor
              self?.presenter?.searching()
            }
          }
        }
      Search/SearchPresenter.swift: |
        final class SearchPresenter {
          var interactor: SearchInteractor?
          func searching() {}
        }
        final class SearchInteractor { func search(_ text: String) {} }
  - title: A SwiftUI view is given the interactor
    swift: |
      import SwiftUI

      struct TimerView: View {
        let presenter: TimerPresenter
        private let interactor: TimerInteractor  // expect: view-uses-interactor

        // expect: view-uses-interactor
        init(presenter: TimerPresenter, interactor: TimerInteractor) {
          self.presenter = presenter
          self.interactor = interactor
        }

        var body: some View {
          Button("Start") {
            interactor.start()  // expect: view-uses-interactor
          }
        }
      }
      final class TimerPresenter { let interactor = TimerInteractor() }
      final class TimerInteractor { func start() {} }
  - title: The view wires the interactor into its presenter
    swift: |
      import UIKit

      class ProfileViewController: UIViewController {
        var presenter: ProfilePresenter?

        // expect: view-uses-interactor
        func inject(_ interactor: ProfileInteractor) {
          presenter?.interactor = interactor  // expect: view-uses-interactor
        }
      }
      final class ProfilePresenter { weak var interactor: ProfileInteractor? }
      final class ProfileInteractor {}

"""#),
]
