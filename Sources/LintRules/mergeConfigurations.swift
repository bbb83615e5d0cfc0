import SourceText

extension Configuration {
  /// This configuration on top of another one that it extends: what it says wins, key by key; entries that are added to
  /// vocabularies or removed, references and custom rules accumulate (of custom rules with one id the later wins).
  public func extending(_ base: Configuration) -> Configuration {
    var merged = self
    merged.preset = preset ?? base.preset
    merged.sources = sources ?? base.sources
    merged.exclude = origins["exclude"] == nil ? base.exclude : exclude
    merged.baseline = baseline ?? base.baseline
    merged.rules = mergedRules(with: base)
    merged.roles = mergedRoles(with: base)
    merged.uiTargets = uiTargets.map { $0.extending(base.uiTargets) } ?? base.uiTargets
    merged.vocabularies = base.vocabularies.filter { old in !vocabularies.contains { $0.name == old.name } }
    merged.vocabularies += vocabularies.map { change in
      change.extending(base.vocabularies.first { $0.name == change.name })
    }
    merged.platform = base.platform
    merged.platform.add(platform)
    let ownIds = Set(customRules.compactMap(\.writtenId))
    merged.customRules = base.customRules.filter { $0.writtenId.map { !ownIds.contains($0) } ?? true } + customRules
    merged.minimumResolved = minimumResolved ?? base.minimumResolved
    merged.maxFileSize = maxFileSize ?? base.maxFileSize
    merged.minimumVersion = [minimumVersion, base.minimumVersion].compactMap { $0 }.max()
    merged.origins = base.origins.merging(origins) { $1 }
    merged.references = base.references + references
    return merged
  }

  private func mergedRules(with base: Configuration) -> [RuleSetting] {
    var merged = base.rules
    for setting in rules {
      guard let index = merged.firstIndex(where: { $0.id == setting.id }) else {
        merged.append(setting)
        continue
      }
      merged[index] = setting.extending(merged[index])
    }
    return merged
  }

  private func mergedRoles(with base: Configuration) -> [RoleSetting] {
    var merged = base.roles
    for setting in roles {
      guard let index = merged.firstIndex(where: { $0.role == setting.role }) else {
        merged.append(setting)
        continue
      }
      let old = merged[index]
      merged[index] = setting
      if setting.types.isEmpty { merged[index].types = old.types }
      if setting.conformsTo.isEmpty { merged[index].conformsTo = old.conformsTo }
      if setting.suffixes.isEmpty { merged[index].suffixes = old.suffixes }
      if setting.paths.isEmpty { merged[index].paths = old.paths }
    }
    return merged
  }
}

extension VocabularyChange {
  fileprivate func extending(_ base: VocabularyChange?) -> VocabularyChange {
    guard let base else { return self }
    var merged = self
    // What this file removes it also removes from what the other one added, and the other way round.
    // What both say is said once.
    merged.add = base.add.filter { !remove.contains($0) && !add.contains($0) } + add
    merged.remove =
      base.remove.filter { !add.contains($0) && !remove.contains($0) } + remove.filter { !base.add.contains($0) }
    return merged
  }
}

extension CustomRule {
  /// The id of a rule whose text is at hand.
  var writtenId: String? { if case .written(let rule) = self { rule.id } else { nil } }
}

extension Configuration {
  /// Reads the settings of rules that were renamed as settings of what they are called now. Where a configuration
  /// speaks of one rule by both ids, what is said later wins, key by key.
  mutating func nameRules(by formerIds: [String: String]) {
    var named: [RuleSetting] = []
    for setting in rules {
      var setting = setting
      setting.id = formerIds[setting.id] ?? setting.id
      if let index = named.firstIndex(where: { $0.id == setting.id }) {
        named[index] = setting.extending(named[index])
      } else {
        named.append(setting)
      }
    }
    rules = named
    for (former, current) in formerIds.sorted(by: { $0.key < $1.key }) {
      guard let place = origins.removeValue(forKey: "rules." + former) else { continue }
      origins["rules." + current] = origins["rules." + current] ?? place
    }
  }
}

extension RuleSetting {
  /// This setting on top of another one of the same rule.
  fileprivate func extending(_ base: RuleSetting) -> RuleSetting {
    var merged = self
    merged.severity = severity ?? base.severity
    merged.allow = allow ?? base.allow
    if paths.isEmpty { merged.paths = base.paths }
    return merged
  }
}
