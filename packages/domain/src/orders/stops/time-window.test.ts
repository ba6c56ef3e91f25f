import { describe, expect, it } from 'vitest'
import { durationText, windowParts, windowText } from './time-window.ts'

const chicago = 'America/Chicago'

describe('a window of time', () => {
  it('reads in the zone of its place, the day once', () => {
    const window = { early: '2026-11-17T14:00:00Z', late: '2026-11-17T18:00:00Z', zone: chicago }
    expect(windowParts(window)).toEqual({ date: '11/17/2026', times: '08:00–12:00 CST' })
    expect(windowText({ ...window, zone: 'America/New_York' })).toBe('11/17/2026 09:00–13:00 EST')
  })

  it('names its second day where it ends on another one', () => {
    const window = { early: '2026-11-18T04:00:00Z', late: '2026-11-18T08:00:00Z', zone: chicago }
    expect(windowText(window)).toBe('11/17/2026 22:00–11/18/2026 02:00 CST')
  })
})

it('says seconds as days, hours and minutes, and unknown ones as N/A', () => {
  expect(durationText(101_400)).toBe('1 d 4 h 10 min')
  expect(durationText(15_000)).toBe('4 h 10 min')
  expect(durationText(86_400)).toBe('1 d')
  expect(durationText(0)).toBe('0 min')
  expect(durationText(3_599)).toBe('1 h')
  expect(durationText(null)).toBe('N/A')
})
