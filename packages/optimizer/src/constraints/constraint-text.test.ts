import { describe, expect, it } from 'vitest'
import { constraints } from '#constraints/all.ts'
import { count, figure, hours, whole } from '#constraints/constraint-text.ts'
import { noFacts } from '#constraints/facts.ts'

const texts = (name: string, excess: number, limit: number) =>
  constraints.find((constraint) => constraint.name === name)?.explain(excess, limit)

describe('what a planner reads of a broken limit', () => {
  it('is one sentence per limit, in its unit', () => {
    expect(texts('maxVolume', 120, 3_800)).toBe('120 cubic feet over the limit of 3,800')
    expect(texts('maxWeight', 2_500, 44_000)).toBe('2,500 lbs over the weight limit of 44,000')
    expect(texts('maxPallets', 1, 26)).toBe('1 pallet over the limit of 26')
    expect(texts('maxPallets', 3, 26)).toBe('3 pallets over the limit of 26')
    expect(texts('maxLinearFeet', 4, 53)).toBe('4 ft longer than the 53 ft of the trailer')
    expect(texts('maxOutOfRouteDistance', 12.2, 100)).toBe('13 mi more out of route than the 100 mi allowed')
    expect(texts('distanceFromFirstDrop', 7, 50.5)).toBe(
      'a dropoff lies 7 mi farther from the first one than the 50.5 mi allowed',
    )
    expect(texts('maxPickupCount', 1, 2)).toBe('1 pickup more than the 2 allowed')
    expect(texts('maxDropoffCount', 2, 3)).toBe('2 dropoffs more than the 3 allowed')
    expect(texts('maxStopCount', 1, 4)).toBe('1 stop more than the 4 allowed')
    expect(texts('maxRouteTransitTime', 95, 1)).toBe('1 h 35 min longer under way than the 1 day allowed')
    expect(texts('maxRouteTransitTime', 20, 2.5)).toBe('20 min longer under way than the 2.5 days allowed')
    expect(texts('maxRouteDistance', 41, 1_000)).toBe('41 mi longer than the 1,000 mi allowed')
    expect(texts('minVolumePerStop', 10, 100)).toBe('a stop has 10 cubic feet less than the 100 that each needs')
    expect(texts('minWeightPerStop', 500, 1_500)).toBe('a stop has 500 lbs less than the 1,500 that each needs')
    expect(texts('minPalletsPerStop', 2, 4)).toBe('a stop has 2 pallets less than the 4 that each needs')
  })

  it('never rounds an excess down to nothing, and leaves a limit as it was set', () => {
    expect(whole(0.01)).toBe('1')
    expect(whole(2)).toBe('2')
    expect(count(0.2, 'pallet')).toBe('1 pallet')
    expect(figure(1_234.5)).toBe('1,234.5')
    expect(hours(59.2)).toBe('1 h 0 min')
  })
})

describe('limits', () => {
  it('are each broken by what is above, and minima by what is below', () => {
    const facts = Object.fromEntries(Object.keys(noFacts()).map((name) => [name, 10])) as ReturnType<typeof noFacts>
    for (const { name, kind, excess } of constraints) {
      if (name === 'maxOutOfRouteDistance' || name === 'maxRouteTransitTime') continue
      expect([excess(facts, 9), excess(facts, 10), excess(facts, 12)]).toEqual(
        kind === 'hard' ? [1, 0, -2] : [-1, 0, 2],
      )
    }
  })

  it('measure out of route against the straight road from first to last, and days in minutes', () => {
    const byName = new Map(constraints.map((constraint) => [constraint.name, constraint]))
    const facts = { ...noFacts(), miles: 430, directMiles: 400, minutes: 3_000 }
    expect(byName.get('maxOutOfRouteDistance')?.excess(facts, 20)).toBe(10)
    expect(byName.get('maxRouteTransitTime')?.excess(facts, 2)).toBe(120)
  })
})
