import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf, show } from '#process/run.ts'
import { countTests, type Failure, type Outcome, type VitestReport, wholeFile, withSecondTry } from '#stages/count.ts'
import type { Part } from '#stages/rotation.ts'

/** With more failed files than this, a busy machine is not the cause, so they do not run again. */
const maxFilesToRetry = 3

/** Files of a project to run, and their environment; by default all files in the usual environment. */
export type RunOptions = { files?: readonly string[]; part?: Part; env?: Record<string, string> }

/** Runs one project of vitest.config.ts with live output, and counts its tests. */
export async function runVitest(project: string, { files = [], part, env }: RunOptions = {}): Promise<Outcome> {
  const shard = part ? [`--shard=${part.index}/${part.count}`] : []
  const first = await run(project, [...files, ...shard], env)
  const count = countTests(first.report, first.code)
  const failed = [...new Set(count.failures.map(({ file }) => file))]
  const isWorthRetrying = first.report && failed.length > 0 && failed.length <= maxFilesToRetry
  if (!isWorthRetrying || failed.includes('')) return { ...count, unsteady: [] }
  console.log(`\nOnce more, alone: ${failed.join(', ')}`)
  const second = await run(project, [...failed, ...onlyThose(count.failures)], env)
  return withSecondTry(count, countTests(second.report, second.code))
}

/** Selects single tests of a file, which may contain many that passed; a file that broke as a whole runs completely. */
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
