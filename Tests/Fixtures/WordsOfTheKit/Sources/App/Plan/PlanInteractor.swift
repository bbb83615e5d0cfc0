final class PlanInteractor {}
