import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf, type Slip, unitOf, windowOf } from '#model/units.ts'
import type { PlanStop } from '#problem.ts'
import { noLimits } from '#problem.ts'
import { anOrder, aStop } from '#testing/builders.ts'

const travel = {
  minutes: (from: number, to: number) => (from === to ? 0 : 10 + ((from * 7 + to * 13) % 40)),
  miles: (from: number, to: number) => Math.abs(from - to),
}

const stops = fc.array(
  fc
    .record({
      type: fc.constantFrom('Pickup' as const, 'Dropoff' as const),
      place: fc.integer({ min: 0, max: 5 }),
      opens: fc.integer({ min: 0, max: 300 }),
      span: fc.integer({ min: 0, max: 200 }),
      serviceMinutes: fc.integer({ min: 0, max: 40 }),
      appointment: fc.option(fc.integer({ min: 0, max: 400 }), { nil: null }),
    })
    .map(({ span, ...facts }) => aStop({ ...facts, closes: facts.opens + span })),
  { minLength: 1, maxLength: 5 },
)

/**
 * Minute at which the last work ends for a truck that reaches the first stop at a given minute; null when it is too
 * late somewhere.
 */
function ends(run: readonly PlanStop[], from: number, honorAppointments: boolean): number | null {
  let clock = from
  for (const [index, stop] of run.entries()) {
    if (index > 0) clock += travel.minutes(run[index - 1]!.place, stop.place)
    const { opens, closes } = windowOf(stop, [0, 0], { ...noLimits, honorAppointments })
    clock = Math.max(clock, opens)
    if (clock > closes) return null
    clock += stop.serviceMinutes
  }
  return clock
}

describe('unitOf', () => {
  it('behaves like its stops one after the other, whenever the truck comes', () => {
    const coming = fc.integer({ min: -100, max: 700 })
    fc.assert(
      fc.property(stops, coming, fc.boolean(), (run, from, honorAppointments) => {
        const unit = unitOf(run, [0, 0], { ...noLimits, honorAppointments }, travel)
        const end = unit && from <= unit.closes ? Math.max(from, unit.opens) + unit.takes : null
        expect(end).toBe(ends(run, from, honorAppointments))
      }),
      { numRuns: 2_000 },
    )
  })

  it('takes no longer than the quickest way through its stops', () => {
    fc.assert(
      fc.property(stops, (run) => {
        const unit = unitOf(run, [0, 0], noLimits, travel)
        if (!unit) return
        const spans = Array.from({ length: 800 }, (_unused, index) => index - 100).flatMap((from) => {
          const begins = Math.max(from, run[0]!.opens)
          const end = ends(run, begins, false)
          return end === null ? [] : [end - begins]
        })
        expect(unit.takes).toBe(Math.min(...spans))
      }),
      { numRuns: 200 },
    )
  })

  it('counts the miles between its stops', () => {
    const run = [0, 3, 3, 1].map((place) => aStop({ type: 'Pickup', place }))
    expect(unitOf(run, [0, 0], noLimits, travel)?.miles).toBe(5)
  })

  it('is none without stops, or where a dock closes before it opens', () => {
    expect(unitOf([], [0, 0], noLimits, travel)).toBeNull()
    expect(unitOf([aStop({ type: 'Pickup', place: 0, opens: 10, closes: 9 })], [0, 0], noLimits, travel)).toBeNull()
  })
})

describe('windowOf', () => {
  const slip: Slip = [1, -2]
  const pickup = aStop({ type: 'Pickup', place: 0, opens: 100, closes: 200, appointment: 150 })

  it('moves pickups by the days of pickups and dropoffs by those of dropoffs, wherever they stand in the order', () => {
    expect(windowOf(pickup, slip, noLimits)).toEqual({ opens: 1_540, closes: 1_640 })
    expect(windowOf({ ...pickup, type: 'Dropoff' }, slip, noLimits)).toEqual({ opens: -2_780, closes: -2_680 })
  })

  it('keeps an appointment to the minute where it is honoured, and knows none otherwise', () => {
    const honoured = { ...noLimits, honorAppointments: true }
    expect(windowOf(pickup, slip, honoured)).toEqual({ opens: 150, closes: 150 })
    expect(windowOf({ ...pickup, appointment: null }, [0, 0], honoured)).toEqual({ opens: 100, closes: 200 })
  })
})

describe('partsOf', () => {
  it('splits an order behind its last pickup', () => {
    const run = ['Pickup', 'Dropoff', 'Pickup', 'Dropoff', 'Dropoff'] as const
    const order = anOrder({ stops: run.map((type, place) => aStop({ type, place })) })
    expect(partsOf(order).map((part) => part.map(({ place }) => place))).toEqual([
      [0, 1, 2],
      [3, 4],
    ])
  })
})
