import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterStanding,
  assumedRested,
  clocksEnRoute,
  type DriverClocks,
  type DrivingSchedule,
  drivingSchedule,
  freshClocks,
} from './hours-of-service.ts'

const hours = (count: number) => count * 60
const solo = (driving: number, clocks: Partial<DriverClocks> = {}) =>
  drivingSchedule({ driving, clocks: { ...freshClocks, ...clocks }, isTeam: false })
/** "drive 480, break 30, …" */
const segmentText = ({ segments }: DrivingSchedule) =>
  segments.map(({ kind, start, end }) => `${kind} ${end - start}`).join(', ')

const driving = fc.integer({ min: 0, max: 6000 })
const clocks = fc.record({
  drivenSinceRest: fc.integer({ min: 0, max: 700 }),
  drivenSinceBreak: fc.integer({ min: 0, max: 500 }),
  standing: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 700 })),
})
const moving = clocks.map((those) => ({ ...those, standing: 0 }))
const runs = { numRuns: 300 }

describe('driving by the hours-of-service rule', () => {
  it.each([
    [0, ''],
    [hours(8), 'drive 480'],
    [hours(8) + 1, 'drive 480, break 30, drive 1'],
    [hours(11), 'drive 480, break 30, drive 180'],
    [hours(11) + 1, 'drive 480, break 30, drive 180, rest 600, drive 1'],
    [hours(19) + 1, 'drive 480, break 30, drive 180, rest 600, drive 480, break 30, drive 1'],
    [hours(22) + 1, 'drive 480, break 30, drive 180, rest 600, drive 480, break 30, drive 180, rest 600, drive 1'],
  ])('of %s minutes breaks for 30 min after 8 h and rests for 10 h after 11 h', (minutes, segments) => {
    expect(segmentText(solo(minutes))).toBe(segments)
  })

  it('lasts as long as its segments, one after the other', () => {
    // 12 h of driving, a 30 min break, 10 h of rest.
    const { elapsed, segments } = solo(hours(12))
    expect(elapsed).toBe(hours(22) + 30)
    expect(segments.map(({ start, end }) => [start, end])).toEqual([
      [0, 480],
      [480, 510],
      [510, 690],
      [690, 1290],
      [1290, 1350],
    ])
  })

  it('goes on from the clocks that the driver has', () => {
    expect(segmentText(solo(hours(3), { drivenSinceRest: hours(10) }))).toBe('drive 60, rest 600, drive 120')
    expect(segmentText(solo(hours(3), { drivenSinceRest: hours(7), drivenSinceBreak: hours(7) }))).toBe(
      'drive 60, break 30, drive 120',
    )
    expect(segmentText(solo(hours(1), { drivenSinceRest: hours(12), drivenSinceBreak: hours(9) }))).toBe(
      'rest 600, drive 60',
    )
    // Resting now would avoid the break, but drivers do not rest on the road before their hours are used up.
    expect(segmentText(solo(hours(7), { drivenSinceRest: hours(5), drivenSinceBreak: hours(5) }))).toBe(
      'drive 180, break 30, drive 180, rest 600, drive 60',
    )
    expect(solo(hours(9)).clocks).toEqual({ drivenSinceRest: 540, drivenSinceBreak: 60, standing: 0 })
  })

  it('never stops with a team of two drivers', () => {
    expect(segmentText(drivingSchedule({ driving: hours(40), clocks: null, isTeam: true }))).toBe('drive 2400')
    expect(drivingSchedule({ driving: 0, clocks: null, isTeam: true })).toMatchObject({ elapsed: 0, segments: [] })
    const stood = { ...freshClocks, standing: 45 }
    expect(drivingSchedule({ driving: 60, clocks: stood, isTeam: true }).clocks.standing).toBe(0)
    expect(drivingSchedule({ driving: 0, clocks: stood, isTeam: true }).clocks.standing).toBe(45)
  })

  it('says that it takes the driver as rested when nobody knows the hours driven', () => {
    const unknown = drivingSchedule({ driving: hours(9), clocks: null, isTeam: false })
    expect(unknown).toEqual({ ...solo(hours(9)), assumption: assumedRested })
    expect(solo(hours(9)).assumption).toBeNull()
    expect(drivingSchedule({ driving: hours(9), clocks: null, isTeam: true }).assumption).toBeNull()
  })

  it('refuses what is no number of minutes', () => {
    for (const wrong of [Number.NaN, -1, Number.POSITIVE_INFINITY]) {
      expect(() => solo(wrong)).toThrow(`Not a number of minutes: ${wrong}`)
      expect(() => solo(60, { drivenSinceRest: wrong })).toThrow(RangeError)
      expect(() => afterStanding(freshClocks, wrong)).toThrow(RangeError)
    }
  })
})

describe('standing at a stop', () => {
  const tired = { drivenSinceRest: hours(9), drivenSinceBreak: hours(7), standing: 0 }

  it('of 30 minutes ends the eight hours, of ten hours both clocks', () => {
    expect(afterStanding(tired, 29)).toEqual({ ...tired, standing: 29 })
    expect(afterStanding(tired, 30)).toEqual({ ...tired, drivenSinceBreak: 0, standing: 30 })
    expect(afterStanding(tired, 599)).toEqual({ ...tired, drivenSinceBreak: 0, standing: 599 })
    expect(afterStanding(tired, 600)).toEqual({ ...freshClocks, standing: 600 })
    expect(afterStanding(afterStanding(tired, 20), 10)).toEqual(afterStanding(tired, 30))
    expect(segmentText(solo(hours(8), { ...tired, standing: 600 }))).toBe('drive 480')
  })

  it('is drawn out to a break or a rest where that brings the truck on sooner', () => {
    // One of the eight hours remains: ten more minutes of standing now, or a break of 30 in an hour.
    expect(segmentText(solo(hours(2), { ...tired, standing: 20 }))).toBe('break 10, drive 120')
    expect(segmentText(solo(hours(2), { ...tired, standing: 29 }))).toBe('break 1, drive 120')
    expect(segmentText(solo(hours(1), { ...tired, standing: 20 }))).toBe('drive 60')
    // Two of the eleven hours remain: one more hour of standing now, or ten hours of rest in two.
    const afterTheNight = afterStanding(tired, hours(9))
    expect(segmentText(solo(hours(5), afterTheNight))).toBe('rest 60, drive 300')
    expect(segmentText(solo(hours(2), afterTheNight))).toBe('drive 120')
  })
})

describe('the clocks of a driver on the way', () => {
  const atStart = { ...freshClocks, drivenSinceRest: hours(9) }

  it('follow from the minutes driven, with the pauses that the rule asks for', () => {
    expect(clocksEnRoute({ driving: hours(2), elapsed: hours(2), clocks: atStart }).drivenSinceRest).toBe(hours(11))
    expect(clocksEnRoute({ driving: hours(5), elapsed: hours(16), clocks: atStart }).drivenSinceRest).toBe(hours(3))
    expect(clocksEnRoute({ driving: hours(5), elapsed: hours(20), clocks: null }).drivenSinceRest).toBe(hours(5))
  })

  it('take ten hours too many for a rest before the driving', () => {
    const driven = (elapsed: number) => clocksEnRoute({ driving: hours(1), elapsed, clocks: atStart }).drivenSinceRest
    expect(driven(hours(11) - 1)).toBe(hours(10))
    expect(driven(hours(11))).toBe(hours(1))
  })
})

describe('any schedule', () => {
  it('drives as long as is needed and is never quicker than that', () => {
    fc.assert(
      fc.property(driving, clocks, (minutes, start) => {
        const { elapsed, segments } = solo(minutes, start)
        const driven = segments.filter(({ kind }) => kind === 'drive').map(({ start, end }) => end - start)
        expect(driven.reduce((total, one) => total + one, 0)).toBe(minutes)
        expect(elapsed).toBeGreaterThanOrEqual(minutes)
        expect([0, ...segments.map(({ end }) => end)]).toEqual([...segments.map(({ start }) => start), elapsed])
      }),
      runs,
    )
  })

  it('never has more than 11 h of driving without a rest of 10 h, nor more than 8 h without a pause of 30 min', () => {
    fc.assert(
      fc.property(driving, clocks, (minutes, start) => {
        let { drivenSinceRest, drivenSinceBreak, standing } = afterStanding(start, 0)
        for (const { kind, start: from, end } of solo(minutes, start).segments) {
          standing = kind === 'drive' ? 0 : standing + end - from
          if (standing >= 600) drivenSinceRest = 0
          if (standing >= 30) drivenSinceBreak = 0
          if (kind !== 'drive') continue
          drivenSinceRest += end - from
          drivenSinceBreak += end - from
          expect(drivenSinceRest).toBeLessThanOrEqual(660)
          expect(drivenSinceBreak).toBeLessThanOrEqual(480)
        }
      }),
      runs,
    )
  })

  it('never ends sooner for more driving', () => {
    fc.assert(
      fc.property(driving, fc.integer({ min: 1, max: 700 }), clocks, (minutes, more, start) => {
        expect(solo(minutes + more, start).elapsed).toBeGreaterThan(solo(minutes, start).elapsed)
      }),
      runs,
    )
  })

  it('is never slower with a team', () => {
    fc.assert(
      fc.property(driving, clocks, (minutes, start) => {
        const team = drivingSchedule({ driving: minutes, clocks: start, isTeam: true })
        expect(team.elapsed).toBeLessThanOrEqual(solo(minutes, start).elapsed)
      }),
      runs,
    )
  })

  it('ends the same when it is cut in two and the clocks are carried over', () => {
    fc.assert(
      fc.property(driving, fc.double({ min: 0, max: 1, noNaN: true }), moving, (minutes, share, start) => {
        const cut = Math.floor(minutes * share)
        const first = solo(cut, start)
        const second = solo(minutes - cut, first.clocks)
        const whole = solo(minutes, start)
        expect(first.elapsed + second.elapsed).toBe(whole.elapsed)
        expect(second.clocks).toEqual(whole.clocks)
      }),
      runs,
    )
  })

  it('is the same each time', () => {
    fc.assert(
      fc.property(driving, clocks, (minutes, start) => {
        expect(solo(minutes, start)).toEqual(solo(minutes, { ...start }))
      }),
      runs,
    )
  })
})
