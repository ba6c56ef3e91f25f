import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf, show } from '#process/run.ts'
import { countTests, type Failure, type Outcome, type VitestReport, wholeFile, withSecondTry } from '#stages/count.ts'

/** More broken files than these are no accident of a busy machine. */
const mostFilesAskedAgain = 3

/** Runs one project of vitest.config.ts, shown as it goes, and counts its tests. */
export async function runVitest(project: string): Promise<Outcome> {
  const first = await run(project)
  const count = countTests(first.report, first.code)
  const files = [...new Set(count.failures.map(({ file }) => file))]
  const isWorthAsking = first.report && files.length > 0 && files.length <= mostFilesAskedAgain && !files.includes('')
  if (!first.report || !isWorthAsking) return { ...count, unsteady: [] }
  console.log(`\nOnce more, alone: ${files.join(', ')}`)
  const second = await run(project, [...files, ...onlyThose(count.failures)])
  return withSecondTry(count, countTests(second.report, second.code))
}

/** A file may hold many tests that passed; one that broke as a whole is asked whole. */
function onlyThose(failures: readonly Failure[]): string[] {
  if (failures.some(({ title }) => title === wholeFile)) return []
  return ['--testNamePattern', `^(${failures.map(({ title }) => RegExp.escape(title)).join('|')})$`]
}

async function run(project: string, selection: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-report-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const code = await show(programOf('vitest', 'vitest.mjs'), [
      'run',
      '--project',
      project,
      ...reporters,
      ...selection,
    ])
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined
    return { code, report }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
