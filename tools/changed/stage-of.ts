/** Test stages that can run a subset of their files. */
export const selectableStages = ['unit', 'web', 'api', 'e2e'] as const
export type SelectableStage = (typeof selectableStages)[number]

/** Stage that runs a test file; undefined for long tests. */
export function stageOf(path: string): SelectableStage | undefined {
  if (!/\.(test|e2e)\.tsx?$/.test(path) || path.includes('.long.')) return undefined
  if (path.startsWith('apps/web/')) return 'web'
  if (path.startsWith('apps/api/')) return 'api'
  return path.startsWith('e2e/') ? 'e2e' : 'unit'
}
