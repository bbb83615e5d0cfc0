class LonelierServce {}  // expect-role: none
