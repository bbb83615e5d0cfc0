struct Element {}
struct Response {}
