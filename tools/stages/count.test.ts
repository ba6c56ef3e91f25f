import { describe, expect, it } from 'vitest'
import { countTests, summarize, type VitestReport } from '#stages/count.ts'

const report = (statuses: string[][]): VitestReport => ({
  numPassedTests: statuses.flat().filter((status) => status === 'passed').length,
  numFailedTests: statuses.flat().filter((status) => status === 'failed').length,
  testResults: statuses.map((tests) => ({
    status: tests.length === 0 || tests.includes('failed') ? 'failed' : 'passed',
    assertionResults: tests.map((status) => ({ status })),
  })),
})

describe('the count of a run', () => {
  it('is the count of its tests', () => {
    expect(
      countTests(
        report([
          ['passed', 'passed'],
          ['passed', 'failed'],
        ]),
        1,
      ),
    ).toEqual({ passed: 3, failed: 1 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    expect(countTests(report([['passed'], []]), 1)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a run that ended badly without a failed test as a failure', () => {
    expect(countTests(report([['passed']]), 1)).toEqual({ passed: 1, failed: 1 })
    expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 })
    expect(countTests(report([['passed']]), 0)).toEqual({ passed: 1, failed: 0 })
  })
})

describe('the summary', () => {
  it('ends with the sum alone on its line', () => {
    const text = summarize([
      { name: 'unit', passed: 10, failed: 0, seconds: 1 },
      { name: 'api', passed: 5, failed: 2, seconds: 30 },
    ])
    expect(text.split('\n')).toHaveLength(3)
    expect(text.split('\n').at(-1)).toBe('15 passed, 2 failed')
  })
})
