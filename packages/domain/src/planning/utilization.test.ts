import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { peakOnBoard, type StopLoad, utilizationMeasures, utilizationOf, utilizationTone } from './utilization.ts'

const load = (stopType: 'Pickup' | 'Dropoff', weight: number, more: Partial<StopLoad> = {}): StopLoad => ({
  stopType,
  weight,
  palletCount: 0,
  volume: 0,
  linearFeet: 0,
  ...more,
})

describe('utilization', () => {
  it('is the largest of weight, pallets, volume and linear feet [DEF-86]', () => {
    const only = (more: Partial<StopLoad>) => utilizationOf([load('Pickup', 0, more), load('Dropoff', 0, more)])
    // 22,000 of 44,000; 13 of 26; 1,900 of 3,800; 26.5 of 53.
    expect(only({ weight: 22_000, palletCount: 1 })).toMatchObject({ percent: 50, measure: 'weight' })
    expect(only({ palletCount: 13, volume: 100 })).toMatchObject({ percent: 50, measure: 'palletCount' })
    expect(only({ volume: 1900, weight: 21_000 })).toMatchObject({ percent: 50, measure: 'volume' })
    expect(only({ linearFeet: 26.5, palletCount: 12 })).toMatchObject({ percent: 50, measure: 'linearFeet' })
  })

  it('counts weight, pallets and volume where most is on board, not the sum of the pickups [DEF-86]', () => {
    // Loaded 20,000, unloaded 20,000, loaded 24,000: at most 24,000 on board at once. Linear feet picked up in total:
    // 30 + 30.
    const first = { palletCount: 10, volume: 1000, linearFeet: 30 }
    const second = { palletCount: 12, volume: 900, linearFeet: 30 }
    const { measures } = utilizationOf([
      load('Pickup', 20_000, first),
      load('Dropoff', 20_000, first),
      load('Pickup', 24_000, second),
      load('Dropoff', 24_000, second),
    ])
    expect(measures.weight).toEqual({ load: 24_000, limit: 44_000, percent: 54.5 })
    expect(measures.palletCount).toEqual({ load: 12, limit: 26, percent: 46.2 })
    expect(measures.volume).toEqual({ load: 1000, limit: 3800, percent: 26.3 })
    expect(measures.linearFeet).toEqual({ load: 60, limit: 53, percent: 113.2 })
  })

  it('goes by the limits of the constraint set, those that it leaves unset by a full trailer [DEF-86]', () => {
    const stops = [load('Pickup', 10_000, { palletCount: 5, volume: 500, linearFeet: 10.6 })]
    expect(utilizationOf(stops, { maxWeight: 20_000, maxPallets: null, maxVolume: 1000 }).measures).toMatchObject({
      weight: { limit: 20_000, percent: 50 },
      palletCount: { limit: 26, percent: 19.2 },
      volume: { limit: 1000, percent: 50 },
      linearFeet: { limit: 53, percent: 20 },
    })
  })

  it('takes 26 pallets, 44,000 lbs, 3,800 cubic feet and 53 linear feet for full where nothing else is set [DEF-33]', () => {
    const { measures } = utilizationOf([])
    expect(utilizationMeasures.map((measure) => measures[measure].limit)).toEqual([44_000, 26, 3800, 53])
    expect(utilizationOf([])).toMatchObject({ percent: 0 })
  })

  it('is full with anything where the limit is 0', () => {
    expect(utilizationOf([load('Pickup', 1)], { maxWeight: 0 })).toMatchObject({ percent: 100, measure: 'weight' })
    expect(utilizationOf([load('Pickup', 0)], { maxWeight: 0 }).percent).toBe(0)
  })
})

describe('what is on board', () => {
  it('is never less than nothing, also where a dropoff stands before its pickup', () => {
    expect(peakOnBoard([load('Dropoff', 500), load('Pickup', 500)], 'weight')).toBe(500)
  })

  it('has a peak between the largest pickup and the sum of all', () => {
    const stops = fc.array(
      fc.record({ stopType: fc.constantFrom('Pickup' as const, 'Dropoff' as const), weight: fc.nat(20_000) }),
    )
    fc.assert(
      fc.property(stops, (all) => {
        const loads = all.map(({ stopType, weight }) => load(stopType, weight))
        const pickups = loads.filter(({ stopType }) => stopType === 'Pickup').map(({ weight }) => weight)
        const peak = peakOnBoard(loads, 'weight')
        expect(peak).toBeGreaterThanOrEqual(Math.max(0, ...pickups))
        expect(peak).toBeLessThanOrEqual(pickups.reduce((sum, one) => sum + one, 0))
      }),
    )
  })
})

it('is an error from 90 percent on and a warning from 75 on', () => {
  expect([100, 90, 89.9, 75, 74.9, 0].map(utilizationTone)).toEqual([
    'error',
    'error',
    'warning',
    'warning',
    null,
    null,
  ])
})
