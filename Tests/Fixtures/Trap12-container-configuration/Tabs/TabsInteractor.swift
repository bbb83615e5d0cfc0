final class TabsInteractor {}
