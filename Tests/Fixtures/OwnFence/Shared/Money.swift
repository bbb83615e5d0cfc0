struct Money {}
