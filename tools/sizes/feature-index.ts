import { exportedNames } from '#source/exports.ts'
import type { Finding, Source } from '#source/tree.ts'
import { limits } from './limits.ts'

const isFeatureIndex = ({ path }: Source) => /^apps\/\w+\/src\/features\/[^/]+\/index\.tsx?$/.test(path)

/** What other features may use of one: few names, each for something that they want done, not whatever lies in it. */
export function findLargeIndexes(sources: readonly Source[]): Finding[] {
  return sources.filter(isFeatureIndex).flatMap((source): Finding[] => {
    const { path } = source
    const names = exportedNames(source)
    if (!names) return [{ path, message: 'passes on whatever another file exports; name each export' }]
    if (names.length <= limits.exports) return []
    return [
      {
        path,
        message: `exports ${names.length} names, over ${limits.exports}; offer functions that do the whole job in place of rows, columns and queries`,
      },
    ]
  })
}
