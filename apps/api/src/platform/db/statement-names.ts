/**
 * Names repeated statements, so that the database parses and plans them once per connection. Only statements seen
 * before get a name, so that inserts with varying row counts leave no names behind. At most `mostNames` statements are
 * named.
 */
const mostNames = 1_000
const mostSeen = 5_000
const longest = 10_000

const names = new Map<string, string>()
const seen = new Map<string, number>()

export function nameOfStatement(text: string, values: number): string | undefined {
  const known = names.get(text)
  if (known) return known
  // A statement that returns all columns must be planned again when a migration adds a column.
  if (values === 0 || text.length > longest || names.size >= mostNames || answersAll.test(text)) return undefined
  const times = (seen.get(text) ?? 0) + 1
  if (seen.size >= mostSeen) seen.clear()
  seen.set(text, times)
  if (times < 3) return undefined
  seen.delete(text)
  const name = `statement_${names.size}`
  names.set(text, name)
  return name
}

const answersAll = /(?:\s|\.|^)\*(?=\s|,|$)/
