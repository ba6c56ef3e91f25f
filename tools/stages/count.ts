export type Count = { passed: number; failed: number }

/** The part of Vitest's JSON report that matters here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A run that broke before or after its tests counts as one failure more, so that nothing red looks green. */
export function countTests(report: VitestReport | undefined, exitCode: number): Count {
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const passed = report?.numPassedTests ?? 0
  const failed = (report?.numFailedTests ?? 0) + brokenFiles.length
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

export type StageResult = Count & { name: string; seconds: number }

/** One line per stage, and the sum alone on the last line. */
export function summarize(results: StageResult[]): string {
  const lines = results.map(({ name, passed, failed, seconds }) => {
    const mark = failed > 0 ? '✗' : '✓'
    return `${mark} ${name.padEnd(12)} ${cell(passed)} passed ${cell(failed)} failed ${seconds.toFixed(0).padStart(5)} s`
  })
  const sum = (key: keyof Count) => results.reduce((total, result) => total + result[key], 0)
  return [...lines, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n')
}

const cell = (count: number) => String(count).padStart(5)
