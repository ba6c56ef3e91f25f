import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#process/run.ts'
import { type Count, type StageResult, summarize } from '#stages/count.ts'
import { runVitest } from '#stages/vitest.ts'
import { buildWeb } from './build-web.ts'
import { runChecks } from './check.ts'
import { checkBundle } from './check-bundle.ts'

const nothing: Count = { passed: 0, failed: 0 }
const systemPostgres = '/usr/lib/postgresql/15/bin'

/** In the order of their cost: the quick answers come first. */
const stages: Record<string, () => Promise<Count>> = {
  check: async () => {
    const results = await runChecks()
    const failed = results.filter(({ complaint }) => complaint).length
    return { passed: results.length - failed, failed }
  },
  unit: () => runVitest('unit'),
  web: () => runVitest('web'),
  api: () => runVitest('api'),
  // The same tests on the oldest PostgreSQL that is supported; the launcher of the embedded one is not concerned.
  'api-pg15': async () =>
    existsSync(systemPostgres)
      ? runVitest('api', { args: ['--exclude', '**/embedded/**'], env: { TEST_POSTGRES: 'system' } })
      : nothing,
  bundle: async () => {
    if (!existsSync(join(root, 'apps/web/src/main.tsx'))) return nothing
    await buildWeb()
    const { figure, complaint } = checkBundle()
    console.log([figure, complaint].filter(Boolean).join('\n'))
    return complaint ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
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
async function runStage(name: string, run: () => Promise<Count>): Promise<StageResult> {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const count = await run().catch((error): Count => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  return { name, ...count, seconds: (performance.now() - start) / 1000 }
}
