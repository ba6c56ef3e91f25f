import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { clockEnvironment, findClockLibrary } from '#stages/clocks.ts'

it('shifts the clock by the seconds to that moment, forward or back', () => {
  const shiftAt = (now: string) => clockEnvironment('month-end', '/lib.so', Date.parse(now)).FAKETIME
  expect(shiftAt('2027-01-31T23:49:00Z')).toBe('+60s')
  expect(shiftAt('2027-01-31T23:51:00Z')).toBe('-60s')
})

const library = findClockLibrary()
// A run under a shifted clock cannot compare with the real time.
it.skipIf(!library || process.env.FAKETIME)('shows a program and its children another day in another time zone', () => {
  const child = `require('child_process').execFileSync('date', ['-u', '+%F %H'], { encoding: 'utf8' })`
  const { stdout } = spawnSync(process.execPath, ['--eval', `console.log(new Date().toString(), ${child})`], {
    env: { ...process.env, ...clockEnvironment('month-end', library ?? '') },
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^Mon Feb 01 2027 08:5\d:\d\d GMT\+0900 .*2027-01-31 23\n/)
})
