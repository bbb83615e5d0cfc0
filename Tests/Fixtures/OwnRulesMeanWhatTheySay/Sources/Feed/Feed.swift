import Shop  // expect: feed-knows-shop "imports `Shop`"

struct Feed {
  let shop = 1
}
