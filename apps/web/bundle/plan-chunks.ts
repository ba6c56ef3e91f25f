/**
 * A script of a build. Entries are loaded by name (the page itself, a screen, a dialog); the other chunks are code
 * shared by several entries.
 */
export type Chunk = {
  id: string
  bytes: number
  imports: readonly string[]
  isEntry: boolean
  modules: readonly string[]
  /** How often an entry is loaded in comparison with others; 1 if not set. */
  weight?: number
}
/** Chunks combined in one script, the scripts it imports, and the entries that load it. */
type Group = { chunks: Chunk[]; bytes: number; isEntry: boolean; imports: Set<Group>; users: Set<Chunk> }

/** Cost of one more request, expressed as the compressed bytes that could be loaded in the same time. */
const requestBytes = 5000

/**
 * Decides which shared chunks are combined into one script, so that a screen needs few requests and loads little code
 * that it does not use. The bundler makes one chunk for each set of entries that share something, which results in
 * hundreds of small ones.
 */
export function planChunks(chunks: readonly Chunk[], page: string): Chunk[][] {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]))
  const atStart = reachableFrom(page, byId)
  const later = chunks.filter((chunk) => !atStart.has(chunk))
  const shared = mergeWherePaying(groupsOf(later)).map((group) => group.chunks)
  // Every visit loads what the page itself needs, so those chunks always form one script.
  const first = [...atStart].filter(
    (chunk) => !chunk.isEntry && ![...reachableFrom(chunk.id, byId)].some(({ isEntry }) => isEntry),
  )
  return [first, ...shared].filter((group) => group.length > 1)
}

function groupsOf(chunks: readonly Chunk[]): Group[] {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]))
  const groups = new Map(chunks.map((chunk) => [chunk, newGroup(chunk)]))
  for (const [chunk, group] of groups)
    for (const id of chunk.imports) {
      const imported = groups.get(byId.get(id) as Chunk)
      if (imported) group.imports.add(imported)
    }
  for (const entry of chunks.filter(({ isEntry }) => isEntry))
    for (const chunk of reachableFrom(entry.id, byId)) groups.get(chunk)?.users.add(entry)
  return [...groups.values()]
}

const newGroup = (chunk: Chunk): Group => ({
  chunks: [chunk],
  bytes: chunk.bytes,
  isEntry: chunk.isEntry,
  imports: new Set(),
  users: new Set(),
})

/** Merges the pair with the largest savings until no merge saves anything. */
function mergeWherePaying(groups: readonly Group[]): Group[] {
  const rest = new Set(groups)
  const saved = new Map(groups.map((group) => [group, new Map<Group, number>()]))
  const compare = (changed: Iterable<Group>) => {
    for (const a of changed)
      for (const b of rest) {
        if (a === b) continue
        const amount = savedByMerging(a, b)
        saved.get(a)?.set(b, amount)
        saved.get(b)?.set(a, amount)
      }
  }
  compare(rest)
  for (;;) {
    const best = bestPair(rest, saved)
    if (!best) return [...rest]
    const { merged, changed } = merge(rest, best)
    saved.set(merged, new Map())
    for (const gone of best) {
      saved.delete(gone)
      for (const amounts of saved.values()) amounts.delete(gone)
    }
    compare(changed)
  }
}

function bestPair(
  groups: Iterable<Group>,
  saved: ReadonlyMap<Group, ReadonlyMap<Group, number>>,
): [Group, Group] | undefined {
  let best: [Group, Group] | undefined
  let most = 0
  for (const a of groups)
    for (const [b, amount] of saved.get(a) ?? [])
      if (amount > most && !isCircular(a, b)) [best, most] = [[a, b], amount]
  return best
}

/**
 * Savings of a merge: one request for each entry that uses both groups, minus the bytes that entries using only one of
 * them load without need.
 */
function savedByMerging(a: Group, b: Group): number {
  if (a.isEntry || b.isEntry) return 0
  const both = weightOf(a.users.intersection(b.users))
  if (both === 0) return 0
  const [onlyA, onlyB] = [weightOf(a.users) - both, weightOf(b.users) - both]
  const saved = both * requestBytes - onlyA * b.bytes - onlyB * a.bytes
  if (saved <= 0) return saved
  return saved - loadedInVain(a, b, onlyB) - loadedInVain(b, a, onlyA)
}

function weightOf(users: Iterable<Chunk>): number {
  let sum = 0
  for (const { weight = 1 } of users) sum += weight
  return sum
}

/** Bytes of `group` and its imports that users of `other` would load without needing them. */
function loadedInVain(group: Group, other: Group, most: number): number {
  if (most === 0) return 0
  let bytes = 0
  for (const imported of reachable(group)) {
    if (imported === other) continue
    bytes += weightOf(other.users.difference(imported.users)) * (imported.bytes + requestBytes)
  }
  return bytes
}

/** Scripts that import each other run in an unpredictable order. */
const isCircular = (a: Group, b: Group) => isReachedThroughOthers(a, b) || isReachedThroughOthers(b, a)

const isReachedThroughOthers = (from: Group, to: Group) =>
  [...from.imports].some((next) => next !== to && reachable(next).has(to))

/** Replaces two groups with one. Users of either group then load the imports of both. */
function merge(groups: Set<Group>, [a, b]: readonly [Group, Group]) {
  const merged: Group = {
    chunks: [...a.chunks, ...b.chunks],
    bytes: a.bytes + b.bytes,
    isEntry: false,
    imports: new Set([...a.imports, ...b.imports].filter((group) => group !== a && group !== b)),
    users: a.users.union(b.users),
  }
  groups.delete(a)
  groups.delete(b)
  for (const { imports } of groups) {
    const importedA = imports.delete(a)
    if (imports.delete(b) || importedA) imports.add(merged)
  }
  groups.add(merged)
  const imported = [...reachable(merged)].filter(({ users }) => !merged.users.isSubsetOf(users))
  for (const group of imported) group.users = group.users.union(merged.users)
  return { merged, changed: [merged, ...imported] }
}

function reachable(group: Group): Set<Group> {
  const seen = new Set<Group>()
  const visitImports = ({ imports }: Group) => {
    for (const next of imports) {
      if (seen.has(next)) continue
      seen.add(next)
      visitImports(next)
    }
  }
  visitImports(group)
  return seen
}

/** A chunk and everything that loads with it. */
function reachableFrom(id: string, byId: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const seen = new Set<Chunk>()
  const visit = (next: string) => {
    const chunk = byId.get(next)
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const imported of chunk.imports) visit(imported)
  }
  visit(id)
  return seen
}
