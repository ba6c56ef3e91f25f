/** The name under which the history shows changes that follow from rules. (DEF-139) */
export const productActor = 'Lanewise'

/** Names as version 0.2.0 recorded them. Recorded entries are never changed, so they are translated when they are read. */
const earlierNames: readonly (readonly [RegExp, string])[] = [
  [/^The system$/, productActor],
  [/^Somebody \(public tracking\)$/, 'Visitor (public tracking)'],
  [/^(.*) \(by key\)$/, 'API key $1'],
  [/^(.*) \(by link\)$/, '$1 (link)'],
  [/^(.*) \(by message\)$/, '$1 (connection)'],
]

/** Who made a change: a person, "Acme Trucking (link)", "API key Warehouse" or the product. (DEF-139) */
export function actorName(recorded: string): string {
  for (const [pattern, name] of earlierNames) if (pattern.test(recorded)) return recorded.replace(pattern, name)
  return recorded
}
