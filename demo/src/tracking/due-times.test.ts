import { describe, expect, it } from 'vitest'
import { dueTimes, type Underway } from './due-times.ts'

const now = new Date('2026-11-17T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

/** Sixty trucks with twelve hours of road, due from two hours to a day and a half from now. */
const trucks = Array.from(
  { length: 60 },
  (_unused, index): Underway => ({
    shipmentId: `s${String(index).padStart(2, '0')}`,
    earlyAt: minutes(120 + index * 30 - 240),
    limitAt: minutes(120 + index * 30),
    departedAt: minutes(-2000),
    needed: 720,
  }),
)

describe('the trucks of a new demo', () => {
  const due = dueTimes(trucks, now)
  const minutesAfterLimit = trucks.map(({ shipmentId, limitAt }) => {
    const at = due.get(shipmentId)
    return ((at?.getTime() ?? 0) - limitAt.getTime()) / 60_000
  })

  it('are a few late ones and a few at risk, the others on time', () => {
    expect(minutesAfterLimit.filter((one) => one > 0)).toHaveLength(3)
    expect(minutesAfterLimit.filter((one) => one <= 0 && one > -60)).toHaveLength(5)
    expect(minutesAfterLimit.filter((one) => one < -75)).toHaveLength(52)
  })

  it('are late only where they are driving by now, for some hours', () => {
    for (const [index, late] of minutesAfterLimit.entries())
      if (late > -60) expect(trucks[index]?.limitAt.getTime()).toBeGreaterThan(minutes(90).getTime())
    expect(minutesAfterLimit.slice(24).every((late) => late < -60)).toBe(true)
  })

  it('have one of each even when there are few', () => {
    const few = dueTimes(trucks.slice(0, 3), now)
    const late = trucks.slice(0, 3).filter(({ shipmentId, limitAt }) => (few.get(shipmentId) ?? now) > limitAt)
    expect(late).toHaveLength(1)
  })
})
