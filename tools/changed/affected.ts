import { pathsOf } from '#imports/resolve.ts'
import { folderOf, type Tree } from '#source/tree.ts'
import { importersIn, loadersOf } from './importers.ts'
import { featureFolderOf, journeysOf } from './journeys.ts'
import { type SelectableStage, stageOf } from './stage-of.ts'

/** Test files to run per stage, or all of them. */
export type Selection = Record<SelectableStage, 'all' | string[]>

/** A change to these files can break every stage. */
const everywhere =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json|tools\/(run\.mjs|(bootstrap|process|stages)\/.*))$/
/** Documentation has no tests. */
const prose = /(\.md|\.png|^LICENSE)$/
/** Tests over every API call, which a change in any feature can break. */
const apiWalks = ['apps/api/src/platform/walls.test.ts', 'apps/api/src/platform/bad-input.test.ts']

/** Tests that load a changed file, tests over all API calls, and journeys through the changed features. */
export function affectedTests(tree: Tree, changed: readonly string[]): Selection {
  const relevant = changed.filter((path) => !prose.test(path))
  if (relevant.some((path) => everywhere.test(path))) return { unit: 'all', web: 'all', api: 'all', e2e: 'all' }
  const importers = importersIn(tree)
  const sources = relevant.flatMap((path) => (pathsOf(tree).has(path) ? [path] : neighborsOf(tree, path)))
  const loaders = [...loadersOf(importers, sources)]
  const tests = union(loaders, testsThroughPortal(tree, relevant, loaders))
  const ofStage = (stage: SelectableStage) => tests.filter((path) => stageOf(path) === stage)
  const changesSchema = relevant.some((path) => path.startsWith('apps/api/migrations/'))
  const changesCalls = relevant.some((path) => /^(apps\/api\/src|packages\/contract)\//.test(path))
  return {
    unit: ofStage('unit'),
    web: ofStage('web'),
    api: changesSchema ? 'all' : union(ofStage('api'), changesCalls ? apiWalks : []),
    e2e: journeysOf(tree, relevant, importers),
  }
}

/** Tests that open a screen or make a call reach their feature through the list of all features, not by an import. */
function testsThroughPortal(tree: Tree, changed: readonly string[], loaders: readonly string[]): string[] {
  const features = new Set(
    [...changed, ...loaders.filter((path) => path.startsWith('apps/api/'))].flatMap(featureFolderOf),
  )
  return tree.sources
    .map(({ path }) => path)
    .filter((path) => featureFolderOf(path).some((folder) => features.has(folder)))
}

/**
 * No import shows which source reads a data file, so the sources of the nearest folder above it that has any count as
 * its readers.
 */
function neighborsOf(tree: Tree, path: string): string[] {
  for (let folder = folderOf(path); folder.includes('/'); folder = folderOf(folder)) {
    const near = tree.sources.filter((source) => source.path.startsWith(`${folder}/`))
    if (near.length > 0) return near.map((source) => source.path)
  }
  return []
}

const union = (some: readonly string[], more: readonly string[]) => [...new Set([...some, ...more])].sort()
