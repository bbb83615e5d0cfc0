struct FeedUser { let name: String }
