import { describe, expect, it } from 'vitest'
import { countTests, summarize, type VitestReport, withSecondTry } from '#stages/count.ts'

const report = (statuses: string[][]): VitestReport => ({
  numPassedTests: statuses.flat().filter((status) => status === 'passed').length,
  numFailedTests: statuses.flat().filter((status) => status === 'failed').length,
  testResults: statuses.map((tests, file) => ({
    name: `file-${file}.test.ts`,
    status: tests.length === 0 || tests.includes('failed') ? 'failed' : 'passed',
    message: tests.length === 0 ? 'cannot be loaded' : '',
    assertionResults: tests.map((status, index) => ({
      status,
      ancestorTitles: ['sums'],
      title: `test ${index}`,
      failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
    })),
  })),
})
const oneFailed = report([
  ['passed', 'passed'],
  ['passed', 'failed'],
])

describe('the count of a run', () => {
  it('is the count of its tests, with what failed and why', () => {
    expect(countTests(oneFailed, 1)).toEqual({
      passed: 3,
      failed: 1,
      failures: [{ file: 'file-1.test.ts', title: 'sums > test 1', message: 'expected 1 to be 2' }],
    })
  })

  it('counts a file that could not be loaded as a failure', () => {
    expect(countTests(report([['passed'], []]), 1)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ file: 'file-1.test.ts', message: 'cannot be loaded' }],
    })
  })

  it('counts a run that ended badly without a failed test as a failure', () => {
    expect(countTests(report([['passed']]), 1)).toMatchObject({ passed: 1, failed: 1 })
    expect(countTests(undefined, 1)).toMatchObject({ passed: 0, failed: 1 })
    expect(countTests(report([['passed']]), 0)).toEqual({ passed: 1, failed: 0, failures: [] })
  })

  it('counts a run without a single test as a failure', () => {
    const failures = [{ file: '', title: 'the run itself', message: 'ran no tests' }]
    expect(countTests(report([]), 0)).toEqual({ passed: 0, failed: 1, failures })
    expect(countTests(report([['skipped']]), 0)).toEqual({ passed: 0, failed: 1, failures })
    expect(countTests(undefined, 0)).toMatchObject({ failed: 1 })
  })
})

describe('a second try of the tests that failed', () => {
  const first = countTests(oneFailed, 1)

  it('counts what passes then, and names it as unsteady', () => {
    const second = { passed: 1, failed: 0, failures: [] }
    expect(withSecondTry(first, second)).toMatchObject({ passed: 4, failed: 0, unsteady: [{ title: 'sums > test 1' }] })
  })

  it('keeps what fails again a failure', () => {
    const second = { ...first, passed: 0 }
    expect(withSecondTry(first, second)).toMatchObject({ passed: 3, failed: 1, unsteady: [] })
  })
})

describe('the summary', () => {
  const steady = { failures: [], unsteady: [] }
  const failure = { file: 'x.test.ts', title: 'adds up', message: 'expected 1 to be 2' }

  it('ends with the sum alone on its line', () => {
    const text = summarize([
      { name: 'unit', passed: 10, failed: 0, seconds: 1, ...steady },
      { name: 'api', passed: 5, failed: 2, seconds: 30, ...steady },
    ])
    expect(text.split('\n')).toHaveLength(3)
    expect(text.split('\n').at(-1)).toBe('15 passed, 2 failed')
  })

  it('says why a stage was left out', () => {
    const reason = 'there is no PostgreSQL 15 here'
    const text = summarize([{ name: 'api-pg15', passed: 0, failed: 0, seconds: 0, leftOut: reason, ...steady }])
    expect(text).toBe('– api-pg15             left out: there is no PostgreSQL 15 here\n0 passed, 0 failed')
  })

  it('says at the end what failed and what needed two tries', () => {
    const text = summarize([
      {
        name: 'api',
        passed: 5,
        failed: 1,
        seconds: 30,
        failures: [failure],
        unsteady: [{ ...failure, title: 'ends' }],
      },
    ])
    expect(text).toContain('✗ api › x.test.ts › adds up\n    expected 1 to be 2')
    expect(text).toContain('~ passed only on the second try: api › x.test.ts › ends')
  })
})
