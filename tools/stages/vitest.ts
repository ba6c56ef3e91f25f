import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf, show } from '#process/run.ts'
import { countTests, type Failure, type Outcome, type VitestReport, wholeFile, withSecondTry } from '#stages/count.ts'
import type { Part } from '#stages/rotation.ts'

/** More broken files than these are no accident of a busy machine. */
const mostFilesAskedAgain = 3

/** Which of a project's files run, and in what environment; all of them as usual where nothing is said. */
export type RunOptions = { files?: readonly string[]; part?: Part; env?: Record<string, string> }

/** Runs one project of vitest.config.ts, shown as it goes, and counts its tests. */
export async function runVitest(project: string, { files = [], part, env }: RunOptions = {}): Promise<Outcome> {
  const shard = part ? [`--shard=${part.index}/${part.count}`] : []
  const first = await run(project, [...files, ...shard], env)
  const count = countTests(first.report, first.code)
  const failed = [...new Set(count.failures.map(({ file }) => file))]
  const isWorthAsking = first.report && failed.length > 0 && failed.length <= mostFilesAskedAgain
  if (!isWorthAsking || failed.includes('')) return { ...count, unsteady: [] }
  console.log(`\nOnce more, alone: ${failed.join(', ')}`)
  const second = await run(project, [...failed, ...onlyThose(count.failures)], env)
  return withSecondTry(count, countTests(second.report, second.code))
}

/** A file may hold many tests that passed; one that broke as a whole is asked whole. */
function onlyThose(failures: readonly Failure[]): string[] {
  if (failures.some(({ title }) => title === wholeFile)) return []
  return ['--testNamePattern', `^(${failures.map(({ title }) => RegExp.escape(title)).join('|')})$`]
}

async function run(project: string, selection: string[], env: RunOptions['env']) {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-report-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--project', project, ...reporters, ...selection]
  try {
    const code = await show(programOf('vitest', 'vitest.mjs'), args, { ...(env && { env }) })
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined
    return { code, report }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
