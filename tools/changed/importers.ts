import { importsOf } from '#imports/resolve.ts'
import type { Tree } from '#source/tree.ts'

/**
 * Lists of all features and all calls. Almost every test loads them, so an import through them is no evidence of a
 * dependency.
 */
const catalogues = ['apps/api/src/features.ts', 'apps/web/src/screens.ts', 'packages/contract/src/index.ts']

/** Importing files per imported file. Type imports are left out, because the compiler checks them. */
export type Importers = ReadonlyMap<string, readonly string[]>

export function importersIn(tree: Tree): Importers {
  const importers = new Map<string, string[]>()
  for (const source of tree.sources) {
    if (catalogues.includes(source.path)) continue
    for (const { target, typeOnly } of importsOf(source, tree)) {
      if (!target || typeOnly) continue
      const known = importers.get(target)
      if (known) known.push(source.path)
      else importers.set(target, [source.path])
    }
  }
  return importers
}

/** The given files and all files that load them, directly or through others. */
export function loadersOf(importers: Importers, paths: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const queue = [...paths]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    queue.push(...(importers.get(path) ?? []))
  }
  return reached
}
