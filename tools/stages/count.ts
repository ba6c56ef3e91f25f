export type Count = { passed: number; failed: number }
/** A failed test, or a whole file that broke, with its message. */
export type Failure = { file: string; title: string; message: string }
export type Outcome = Count & {
  failures: Failure[]
  unsteady: Failure[]
  /** Reason why a stage was skipped on this machine. */
  leftOut?: string
}

/** The fields of Vitest's JSON report used here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: FileResult[]
}
type FileResult = {
  name: string
  status: string
  message?: string
  assertionResults: { status: string; ancestorTitles: string[]; title: string; failureMessages: string[] | null }[]
}

/**
 * A run that broke before or after its tests, or found none, counts as an extra failure, so that no broken run appears
 * as passed.
 */
export function countTests(report: VitestReport | undefined, exitCode: number): TestCount {
  const failures = (report?.testResults ?? []).flatMap(failuresOf)
  const passed = report?.numPassedTests ?? 0
  if (failures.length > 0 || (exitCode === 0 && passed > 0)) return { passed, failed: failures.length, failures }
  const message = exitCode === 0 ? 'ran no tests' : `ended with ${exitCode}`
  return { passed, failed: 1, failures: [{ file: '', title: 'the run itself', message }] }
}

type TestCount = Count & { failures: Failure[] }

/** Failed tests run once more alone; those that pass then count as passed and are listed as unsteady. */
export function withSecondTry({ passed, failures }: TestCount, second: TestCount): Outcome {
  const still = new Set(second.failures.map(({ file, title }) => `${file} ${title}`))
  return {
    passed: passed + second.passed,
    failed: second.failed,
    failures: second.failures,
    unsteady: failures.filter(({ file, title }) => !still.has(`${file} ${title}`)),
  }
}

/** Used instead of a title when the file broke before its tests. */
export const wholeFile = 'the file'

function failuresOf({ name, status, message, assertionResults }: FileResult): Failure[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [{ file: name, title: wholeFile, message: message ?? '' }]
  return failed.map(({ ancestorTitles, title, failureMessages }) => ({
    file: name,
    // The name in Vitest's format, so that the test can be selected by it.
    title: [...ancestorTitles, title].join(' > '),
    message: failureMessages?.join('\n') ?? '',
  }))
}

export type StageResult = Outcome & { name: string; seconds: number }

/** Failures with their reasons, one line per stage, and the totals alone on the last line. */
export function summarize(results: StageResult[]): string {
  const lines = results.map(({ name, passed, failed, seconds, leftOut }) => {
    if (leftOut) return `– ${name.padEnd(20)} left out: ${leftOut}`
    const mark = failed > 0 ? '✗' : '✓'
    return `${mark} ${name.padEnd(20)} ${cell(passed)} passed ${cell(failed)} failed ${seconds.toFixed(0).padStart(5)} s`
  })
  const sum = (key: keyof Count) => results.reduce((total, result) => total + result[key], 0)
  return [...results.flatMap(troubles), ...lines, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n')
}

const troubles = ({ name, failures, unsteady }: StageResult): string[] => [
  ...failures.map((one) => describe('✗', name, one)),
  ...unsteady.map((one) => describe('~ passed only on the second try:', name, one)),
]

const describe = (mark: string, stage: string, { file, title, message }: Failure) =>
  [
    `${mark} ${stage} › ${file} › ${title}`,
    ...message
      .split('\n')
      .slice(0, 15)
      .map((line) => `    ${line}`),
    '',
  ].join('\n')

const cell = (count: number) => String(count).padStart(5)
