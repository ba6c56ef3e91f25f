import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#process/run.ts'
import { type Outcome, type StageResult, summarize } from '#stages/count.ts'
import { runVitest } from '#stages/vitest.ts'
import { buildWeb } from './build-web.ts'
import { runChecks } from './check.ts'
import { checkBundle } from './check-bundle.ts'

const steady = { failures: [], unsteady: [] }
const nothing: Outcome = { passed: 0, failed: 0, ...steady }
const systemPostgres = '/usr/lib/postgresql/15/bin'

/** The launcher of the embedded database, partners, commands without a database, and how long searches are run. */
const notOfDatabases = [
  '**/embedded/**',
  '**/connectors/**',
  '**/ops/{miles,quote}.test.ts',
  '**/features/optimization/**',
]

/** In the order of their cost: the quick answers come first. */
const stages: Record<string, () => Promise<Outcome>> = {
  check: async () => {
    const results = await runChecks()
    const failures = results
      .filter(({ complaint }) => complaint)
      .map(({ name, complaint }) => ({ file: 'npm run check', title: name, message: complaint }))
    return { passed: results.length - failures.length, failed: failures.length, failures, unsteady: [] }
  },
  unit: () => runVitest('unit'),
  web: () => runVitest('web'),
  api: () => runVitest('api'),
  // The same tests on the oldest PostgreSQL that is supported, but for those that no other database concerns.
  'api-pg15': async () =>
    existsSync(systemPostgres)
      ? runVitest('api', {
          args: notOfDatabases.flatMap((files) => ['--exclude', files]),
          env: { TEST_POSTGRES: 'system' },
        })
      : nothing,
  bundle: async () => {
    if (!existsSync(join(root, 'apps/web/src/main.tsx'))) return nothing
    await buildWeb()
    const { figure, complaint } = checkBundle()
    console.log([figure, complaint].filter(Boolean).join('\n'))
    return complaint ? broken('size of the first screen', complaint) : { passed: 1, failed: 0, ...steady }
  },
  e2e: () => runVitest('e2e'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(stages, name))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}`)
  process.exit(2)
}

const results: StageResult[] = []
for (const [name, run] of Object.entries(stages)) {
  if (wanted.length === 0 || wanted.includes(name)) results.push(await runStage(name, run))
}
console.log(`\n${summarize(results)}`)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0

/** A stage that breaks is one failure, and the next ones still run. */
async function runStage(name: string, run: () => Promise<Outcome>): Promise<StageResult> {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const outcome = await run().catch((error): Outcome => {
    const message = String(error instanceof Error ? error.message : error)
    console.error(message)
    return broken('the stage', message)
  })
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 }
}

function broken(title: string, message: string): Outcome {
  return { passed: 0, failed: 1, failures: [{ file: '', title, message }], unsteady: [] }
}
