import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  completeWeek,
  type DockDay,
  dockDayIssues,
  dockHoursIssues,
  isKnownDay,
  knownDays,
  settledDay,
  unknownDay,
} from './dock-hours.ts'

const day = (facts: Partial<DockDay>): DockDay => ({ ...unknownDay(1), ...facts })
const open = { startTime: '08:00:00', endTime: '17:00:00' }

const time = fc.integer({ min: 0, max: 86_399 }).map((second) => new Date(second * 1000).toISOString().slice(11, 19))
const anyDay = fc.record({
  dayOfWeek: fc.integer({ min: 0, max: 6 }),
  startTime: time,
  endTime: time,
  isClosed: fc.boolean(),
  isTwentyFourHour: fc.boolean(),
})
const week = fc.uniqueArray(anyDay, { selector: ({ dayOfWeek }) => dayOfWeek })

describe('a week of dock hours', () => {
  it('has seven days from Sunday on, those without known hours 00:01:00 through 23:59:59 [DOCK-4]', () => {
    const monday = day(open)
    const days = completeWeek([monday])
    expect(days.map(({ dayOfWeek }) => dayOfWeek)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(days[1]).toEqual(monday)
    expect(days[0]).toEqual({
      dayOfWeek: 0,
      startTime: '00:01:00',
      endTime: '23:59:59',
      isClosed: false,
      isTwentyFourHour: false,
    })
  })

  it('reads the same after it was kept and completed', () => {
    fc.assert(
      fc.property(week, (days) => {
        const settled = completeWeek(days.map(settledDay))
        expect(completeWeek(knownDays(settled))).toEqual(settled)
        expect(knownDays(completeWeek([]))).toEqual([])
      }),
    )
  })
})

describe('a day of dock hours', () => {
  it('runs from 00:00:00 through 23:59:59 when it is marked 24-hour [DOCK-5]', () => {
    expect(settledDay(day({ ...open, isTwentyFourHour: true }))).toMatchObject({
      startTime: '00:00:00',
      endTime: '23:59:59',
    })
    expect(settledDay(day(open))).toEqual(day(open))
  })

  it('is known unless it is open at the default hours', () => {
    expect(isKnownDay(unknownDay(3))).toBe(false)
    for (const facts of [{ isClosed: true }, { isTwentyFourHour: true }, { startTime: '00:00:00' }, open])
      expect(isKnownDay(day(facts))).toBe(true)
  })

  it('says on both times when they are out of order, overnight hours too [DOCK-7]', () => {
    const wrong = [
      { path: ['startTime'], message: 'Must be before late time' },
      { path: ['endTime'], message: 'Must be after early time' },
    ]
    expect(dockDayIssues(day({ startTime: '22:00:00', endTime: '06:00:00' }))).toEqual(wrong)
    expect(dockDayIssues(day({ startTime: '08:00:00', endTime: '08:00:00' }))).toEqual(wrong)
    expect(dockDayIssues(day(open))).toEqual([])
  })

  it('is not checked for order when it is closed or open 24 hours [DOCK-8]', () => {
    const night = { startTime: '22:00:00', endTime: '06:00:00' }
    expect(dockDayIssues(day({ ...night, isClosed: true }))).toEqual([])
    expect(dockDayIssues(day({ ...night, isTwentyFourHour: true }))).toEqual([])
  })

  it('cannot be closed and open 24 hours, nor stand twice', () => {
    const both = day({ isClosed: true, isTwentyFourHour: true })
    expect(dockHoursIssues({ dockHours: [unknownDay(0), both, day(open)] })).toEqual([
      { path: ['dockHours', 1, 'isTwentyFourHour'], message: 'A closed day is not open 24 hours' },
      { path: ['dockHours', 2, 'dayOfWeek'], message: 'Monday appears twice' },
    ])
  })

  it('has no issue exactly when it is in order or not to be checked', () => {
    fc.assert(
      fc.property(anyDay, (one) => {
        const isFine = one.isClosed !== one.isTwentyFourHour || (!one.isClosed && one.startTime < one.endTime)
        expect(dockDayIssues(one).length === 0).toBe(isFine)
      }),
    )
  })
})
