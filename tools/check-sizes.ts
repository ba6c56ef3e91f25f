import { findLargeIndexes } from '#sizes/feature-index.ts'
import { findLongFunctions, isDataTable } from '#sizes/functions.ts'
import { limits, openFolders } from '#sizes/limits.ts'
import { type Finding, folderOf, isGenerated, isTest, isTestFile, type Source, type Tree } from '#source/tree.ts'

/** Nothing is too large to hold in the head: files, functions, components, folders and the indexes of features. */
export function checkSizes(tree: Tree): Finding[] {
  const written = tree.sources.filter(({ path }) => !isGenerated(path))
  return [
    ...written.flatMap(longFile),
    ...written.filter(({ path }) => !isTest(path)).flatMap(findLongFunctions),
    ...fullFolders(written),
    ...findLargeIndexes(written),
  ]
}

function longFile(source: Source): Finding[] {
  const limit = isTest(source.path) ? limits.test : limits.source
  const lines = source.text.trimEnd().split('\n').length
  if (lines <= limit || isDataTable(source)) return []
  return [{ path: source.path, message: `has ${lines} lines, over ${limit}` }]
}

function fullFolders(sources: Source[]): Finding[] {
  const counts = new Map<string, number>()
  for (const { path } of sources) {
    if (!isTestFile(path)) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > limits.folder && !openFolders.includes(folder))
    .map(([path, count]) => ({ path, message: `holds ${count} source files, over ${limits.folder}; group them` }))
}
