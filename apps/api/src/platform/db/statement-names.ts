/**
 * A statement that comes again and again gets a name: the database then reads and plans it once per connection. Those
 * that came twice are named, so that inserts of any number of rows leave no names behind, and at most `mostNames` are.
 */
const mostNames = 500
const mostSeen = 5_000
const longest = 10_000

const names = new Map<string, string>()
const seen = new Map<string, number>()

export function nameOfStatement(text: string, values: number): string | undefined {
  const known = names.get(text)
  if (known) return known
  // What answers all columns must be planned anew when a migration brings one.
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
