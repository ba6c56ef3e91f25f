import { existsSync } from 'node:fs'
import { chooseStages } from '#stages/choose.ts'
import { type Outcome, type StageResult, summarize } from '#stages/count.ts'
import { runVitest } from '#stages/vitest.ts'
import { buildWeb } from './build-web.ts'
import { runChecks } from './check.ts'
import { checkBundle } from './check-bundle.ts'

type Stage = () => Promise<Outcome>

const steady = { failures: [], unsteady: [] }

/** What every change may break, in the order of its cost: the quick answers come first. */
const quick: Record<string, Stage> = {
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
  bundle: async () => {
    await buildWeb()
    const { figure, complaint } = checkBundle()
    console.log([figure, complaint].filter(Boolean).join('\n'))
    return complaint ? broken('size of the first screen', complaint) : { passed: 1, failed: 0, ...steady }
  },
  e2e: () => runVitest('e2e'),
}

/** What rarely breaks: a feature made by command, real processes, the embedded database, the oldest PostgreSQL, dialogs, the second width, many spoiled calls. */
const long: Record<string, Stage> = {
  'tools-long': () => runVitest('tools-long'),
  'api-long': () => runVitest('api-long'),
  'api-pg15': async () =>
    existsSync('/usr/lib/postgresql/15/bin')
      ? runVitest('api-pg15')
      : { passed: 0, failed: 0, ...steady, leftOut: 'there is no PostgreSQL 15 on this machine' },
  'e2e-long': async () => {
    await buildWeb()
    return runVitest('e2e-long')
  },
}

const stages = { ...quick, ...long }
const { chosen, complaint } = chooseStages(process.argv.slice(2), Object.keys(quick), Object.keys(long))
if (complaint) {
  console.error(complaint)
  process.exit(2)
}

const results: StageResult[] = []
for (const [name, run] of Object.entries(stages)) {
  if (chosen.includes(name)) results.push(await runStage(name, run))
}
console.log(`\n${summarize(results)}`)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0

/** A stage that breaks is one failure, and the next ones still run. */
async function runStage(name: string, run: Stage): Promise<StageResult> {
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
