import { describe, expect, it } from 'vitest'
import { type DockDay, unknownDay } from './dock-hours.ts'
import { hoursFromFile, hoursInFile, hoursText, shownTime } from './hours-text.ts'

const day = (facts: Partial<DockDay>): DockDay => ({ ...unknownDay(1), ...facts })
const open = day({ startTime: '08:00:00', endTime: '17:30:00' })

describe('hours in words', () => {
  it('are short, and nothing when nobody knows them', () => {
    expect(hoursText(open)).toBe('08:00–17:30')
    expect(hoursText(day({ isClosed: true }))).toBe('Closed')
    expect(hoursText(day({ isTwentyFourHour: true }))).toBe('24 hours')
    expect(hoursText(unknownDay(1))).toBeNull()
    expect(shownTime('23:59:59')).toBe('23:59')
  })
})

describe('hours in a file', () => {
  it.each([
    ['08:00-17:30', { startTime: '08:00:00', endTime: '17:30:00' }],
    [' 8:00 – 17:30 ', { startTime: '08:00:00', endTime: '17:30:00' }],
    ['06:00-24:00', { startTime: '06:00:00', endTime: '23:59:59' }],
    ['CLOSED', { isClosed: true }],
    ['24 hours', { isTwentyFourHour: true, startTime: '00:00:00' }],
    ['24h', { isTwentyFourHour: true, endTime: '23:59:59' }],
    ['', { startTime: '00:01:00', endTime: '23:59:59' }],
  ])('read %s', (cell, facts) => {
    expect(hoursFromFile(1, cell)).toMatchObject({ dayOfWeek: 1, ...facts })
  })

  it.each(['8-17', '08:00', '25:00-26:00', '08:61-09:00', 'never', '08:00-', '8:00 AM-5:00 PM'])(
    'are not %s',
    (cell) => {
      expect(hoursFromFile(1, cell)).toBeNull()
    },
  )

  it('read back as they were written', () => {
    const odd = day({ startTime: '06:00:00', endTime: '23:59:59' })
    const closed = hoursFromFile(1, 'Closed') as DockDay
    const always = hoursFromFile(1, '24h') as DockDay
    for (const one of [open, odd, closed, always, unknownDay(1)])
      expect(hoursFromFile(1, hoursInFile(one))).toEqual(one)
  })
})
