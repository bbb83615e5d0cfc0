class SplitManager {}  // expect-role: service
