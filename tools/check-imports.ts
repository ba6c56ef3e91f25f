import { findCycles } from '#imports/cycles.ts'
import { findImpure } from '#imports/purity.ts'
import { type Import, importsOf } from '#imports/resolve.ts'
import { rules } from '#imports/rules.ts'
import { featureOf, folderInOrder, zoneOf } from '#imports/zones.ts'
import { type Finding, isTest, type Source, type Tree } from '#source/tree.ts'

/** Imports point one way, use the public API of a feature and form no cycles; pure code stays pure. */
export function checkImports(tree: Tree): Finding[] {
  const imports = tree.sources.flatMap((source) => importsOf(source, tree))
  return [
    ...tree.sources.flatMap(outsideTheTree),
    ...imports.flatMap(brokenRules),
    ...tree.sources.flatMap(findImpure),
    ...circles(imports, (path) => path),
    ...circles(imports, featureOf),
    // A test may use code that depends on the folder that it tests.
    ...circles(
      imports.filter(({ from }) => !isTest(from)),
      folderInOrder,
    ),
  ]
}

function outsideTheTree({ path }: Source): Finding[] {
  const inSource = /^(packages|apps)\/[^/]+\/src\//.test(path)
  return inSource && !zoneOf(path)
    ? [{ path, message: 'lies in no part of the tree; the parts stand in tools/imports/zones.ts' }]
    : []
}

function brokenRules(entry: Import): Finding[] {
  return rules.flatMap((rule) => {
    const message = rule(entry)
    return message ? [{ path: entry.from, line: entry.line, message }] : []
  })
}

/** Cycles between files, or between their features or folders. */
function circles(imports: Import[], nodeOf: (path: string) => string | undefined): Finding[] {
  const graph = new Map<string, Set<string>>()
  for (const { from, target } of imports) {
    const [here, there] = [nodeOf(from), target && nodeOf(target)]
    if (!here || !there || (here === there && from !== target)) continue
    graph.set(here, (graph.get(here) ?? new Set()).add(there))
  }
  return findCycles(graph).map((cycle) => ({ path: cycle[0] ?? '', message: `is in a circle: ${cycle.join(' -> ')}` }))
}
