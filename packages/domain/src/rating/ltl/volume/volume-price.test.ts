import { describe, expect, it } from 'vitest'
import { volumeTariff } from '#rating/ltl/testing/given.ts'
import { volumeFreightOf, volumeRefusals } from './volume-price.ts'

const tariff = volumeTariff()
const [version] = tariff.versions
const priced = (load: { pounds: number; linearFeet: number; miles: number }) => volumeFreightOf(tariff, version!, load)

describe('volume freight', () => {
  it('is taken from so many feet or pounds on, up to the most of both', () => {
    const refusals = (linearFeet: number, pounds: number) => volumeRefusals(tariff, { linearFeet, pounds, miles: 900 })
    expect(refusals(7, 4_999)).toEqual(['takes volume freight from 8 ft of trailer or 5,000 lb on'])
    expect([...refusals(8, 100), ...refusals(1, 5_000), ...refusals(32, 25_000)]).toEqual([])
    expect(refusals(33, 6_000)).toEqual(['takes volume freight of up to 32 ft of trailer'])
    expect(refusals(12, 25_001)).toEqual(['takes volume freight of up to 25,000 lb'])
  })

  it('costs its feet at a price per foot for the miles', () => {
    // $10 + 900 × $0.05 = $55 per foot.
    const freight = priced({ pounds: 9_000, linearFeet: 12, miles: 900 })
    expect(freight.charges).toEqual([
      {
        chargeType: 'FreightRate',
        description: 'Volume, 12 ft',
        chargeRateType: 'LinearFoot',
        units: 12,
        rate: 550_000,
        total: 66_000,
      },
    ])
    expect(freight.why).toEqual(['Volume rate LNW Volume, 900 miles: $55.00 per foot of trailer', '12 ft of trailer'])
  })

  it('counts heavy freight as more feet', () => {
    const freight = priced({ pounds: 14_001, linearFeet: 12, miles: 900 })
    expect(freight.total).toBe(82_500)
    expect(freight.why[1]).toBe('14,001 lb at 1,000 lb per foot are rated as 15 ft')
  })

  it('costs the minimum charge at least', () => {
    const freight = priced({ pounds: 5_000, linearFeet: 8, miles: 100 })
    // 8 × $15 = $120
    expect(freight.charges.map(({ chargeType, total }) => [chargeType, total])).toEqual([
      ['FreightRate', 12_000],
      ['MinimumCharge', 28_000],
    ])
    expect(freight.total).toBe(40_000)
    expect(freight.why.at(-1)).toBe('Minimum charge $400.00 applies')
  })
})
