import { existsSync } from 'node:fs'
import { buildWeb } from '../build-web.ts'
import { runChecks } from '../check.ts'
import { checkBundle } from '../check-bundle.ts'
import type { Outcome } from './count.ts'
import { type RunOptions, runVitest } from './vitest.ts'

export type Stage = (options?: RunOptions) => Promise<Outcome>

const steady = { failures: [], unsteady: [] }

/** Stages that any change may break, cheapest first so that quick results come early. */
export const quick: Record<string, Stage> = {
  check: async () => {
    const results = await runChecks()
    const failures = results
      .filter(({ complaint }) => complaint)
      .map(({ name, complaint }) => ({ file: 'npm run check', title: name, message: complaint }))
    return { passed: results.length - failures.length, failed: failures.length, failures, unsteady: [] }
  },
  unit: (options) => runVitest('unit', options),
  web: (options) => runVitest('web', options),
  api: (options) => runVitest('api', options),
  bundle: async () => {
    await buildWeb()
    const { figure, complaint } = checkBundle()
    console.log([figure, complaint].filter(Boolean).join('\n'))
    return complaint ? broken('size of the first screen', complaint) : { passed: 1, failed: 0, ...steady }
  },
  e2e: (options) => runVitest('e2e', options),
}

/**
 * Stages that rarely break: a generated feature, real processes, the embedded database, the oldest PostgreSQL, dialogs,
 * many malformed calls.
 */
export const long: Record<string, Stage> = {
  // A single file, which cannot be divided into parts.
  'tools-long': async ({ part, ...options } = {}) =>
    part && part.index > 1 ? skippedStage(`belongs to part 1 of ${part.count}`) : runVitest('tools-long', options),
  'api-long': (options) => runVitest('api-long', options),
  'api-pg15': async (options) =>
    existsSync('/usr/lib/postgresql/15/bin')
      ? runVitest('api-pg15', options)
      : skippedStage('there is no PostgreSQL 15 on this machine'),
  'e2e-long': async (options) => {
    await buildWeb()
    return runVitest('e2e-long', options)
  },
}

export const skippedStage = (reason: string): Outcome => ({ passed: 0, failed: 0, ...steady, leftOut: reason })

export function broken(title: string, message: string): Outcome {
  return { passed: 0, failed: 1, failures: [{ file: '', title, message }], unsteady: [] }
}
