import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf, show } from '#process/run.ts'
import { type Count, countTests, type VitestReport } from '#stages/count.ts'

type Options = { args?: string[]; env?: Record<string, string> }

/** Runs one project of vitest.config.ts, shown as it goes, and counts its tests. */
export async function runVitest(project: string, { args = [], env = {} }: Options = {}): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-report-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const code = await show(programOf('vitest', 'vitest.mjs'), ['run', '--project', project, ...reporters, ...args], {
      env,
    })
    return countTests(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
