// What lies among the models is an entity, whatever it is called, and whatever its file is.

struct SectionModel {
  let title: String
  let rows: [Row]
}

struct Row {
  let text: String
}

/// RxDataSources' own word for a section of a table.
struct ResultSection: SectionModelType {
  var items: [Row]
}
