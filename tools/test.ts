import { affectedTests, type Selection } from '#changed/affected.ts'
import { changedFiles, startOfChange } from '#changed/changed-files.ts'
import { root } from '#process/run.ts'
import { readTree } from '#source/tree.ts'
import { choosePlan, type Plan } from '#stages/choose.ts'
import { type ClockName, clockEnvironment, installedClockLibrary } from '#stages/clocks.ts'
import { type Outcome, type StageResult, summarize } from '#stages/count.ts'
import { rotationOf, treeHash } from '#stages/rotation.ts'
import { broken, long, quick, type Stage, skippedStage } from '#stages/stages.ts'
import type { RunOptions } from '#stages/vitest.ts'

type Entry = { name: string; run: () => Promise<Outcome> }

const stages: Record<string, Stage> = { ...quick, ...long }
/** Stages whose tests could depend on the date. */
const underClocks = ['unit', 'web', 'api', 'e2e']

const plan = choosePlan(process.argv.slice(2), Object.keys(quick), Object.keys(long))
if (typeof plan === 'string') {
  console.error(plan)
  process.exit(2)
}
const results: StageResult[] = []
for (const entry of plan.isBuild ? entriesOfBuild(plan) : entriesOf(plan)) results.push(await runEntry(entry))
console.log(`\n${summarize(results)}`)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0

function entriesOf({ stages: names, changed, clock }: Plan): Entry[] {
  if (clock) return names.map((name) => underClock(name, clock))
  if (!changed) return names.map((name) => entry(name))
  const since = changed.since ?? startOfChange(root)
  const selection = affectedTests(readTree(root), changedFiles(root, since))
  console.log(`Changes since ${since}`)
  return names.map((name) => ofChange(name, selection))
}

/** All quick stages, a third of the long tests, and the suites under one shifted clock. */
function entriesOfBuild({ stages: names }: Plan): Entry[] {
  const { part, clock } = rotationOf(treeHash(root))
  console.log(`Of the long tests this build runs part ${part.index} of ${part.count}, and the clock ${clock}`)
  return [
    ...names.map((name) => entry(name)),
    ...Object.keys(long).map((name) => ({ ...entry(name, { part }), name: `${name} ${part.index}/${part.count}` })),
    ...underClocks.map((name) => underClock(name, clock, { part })),
  ]
}

function entry(name: string, options?: RunOptions): Entry {
  const run = stages[name]
  if (!run) throw new Error(`There is no stage ${name}`)
  return { name, run: () => run(options) }
}

function ofChange(name: string, selection: Selection): Entry {
  const files = name === 'bundle' ? selection.web : selection[name as keyof Selection]
  if (files === undefined || files === 'all') return entry(name)
  if (files.length === 0) return { name, run: async () => skippedStage('the change cannot break it') }
  return entry(name, name === 'bundle' ? {} : { files })
}

function underClock(name: string, clock: ClockName, options: RunOptions = {}): Entry {
  const run = async () => {
    const library = installedClockLibrary()
    if (!library) return skippedStage('a shifted clock needs the Debian package faketime')
    return entry(name, { ...options, env: clockEnvironment(clock, library) }).run()
  }
  return { name: `${name} ${clock}`, run }
}

/** A stage that crashes counts as one failure, and the next stages still run. */
async function runEntry({ name, run }: Entry): Promise<StageResult> {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const outcome = await run().catch((error): Outcome => {
    const message = String(error instanceof Error ? error.message : error)
    console.error(message)
    return broken('the stage', message)
  })
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 }
}
