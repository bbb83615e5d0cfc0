class LonelyPresnter {}  // expect-role: none
