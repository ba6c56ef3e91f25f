import { describe, expect, it } from 'vitest'
import type { RateAsk } from '#rating/ask.ts'
import { cents } from '#shared/units.ts'
import { rateLtl } from './rate-ltl.ts'
import type { LtlTariff } from './tariff.ts'
import {
  anAsk,
  aProduct,
  aTariff,
  aVersion,
  classTariff,
  flat,
  servicePrices,
  stopIn,
  twoWeeks,
  volumeTariff,
} from './testing/given.ts'

const rated = (ask: Partial<RateAsk> = {}, tariff: Partial<LtlTariff> = {}) =>
  rateLtl(anAsk(ask), [aTariff(tariff)], twoWeeks)
const onlyRate = (ask: Partial<RateAsk> = {}, tariff: Partial<LtlTariff> = {}) => rated(ask, tariff).rates[0]
const reasonOf = (ask: Partial<RateAsk>, tariff: Partial<LtlTariff> = {}) => rated(ask, tariff).refusals[0]?.reason
const amounts = (rate: ReturnType<typeof onlyRate>) => rate?.charges.map(({ chargeType, total }) => [chargeType, total])

describe('an LTL rate', () => {
  it('is the discounted rate of class and weight, with fuel on top', () => {
    // 900–1,000 miles, class 70, M1M: $195 × 0.7 = $136.50 per cwt; 10 cwt, half off, 30% fuel.
    const rate = onlyRate()
    expect(amounts(rate)).toEqual([
      ['FreightRate', 136_500],
      ['Discount', -68_250],
      ['FuelSurcharge', 20_475],
    ])
    expect(rate).toMatchObject({
      rateSource: 'Tariff',
      carrierName: 'Lanewise Lines',
      scac: 'ZXLW',
      serviceLevel: 'Standard',
      isGuaranteedRate: false,
      totalCost: 88_725,
      minServiceDays: 3,
      maxServiceDays: 4,
      // 1,000 lb of class 70 at $2.00
      maxLiability: 200_000,
      warnings: [],
    })
  })

  it('tells how it came about', () => {
    expect(onlyRate({ products: [aProduct({ perPackageWeightInPounds: 470 })] })?.why).toEqual([
      'Tariff LNW 500, version 2026-1, in force since 01/05/2026',
      'Base rate table LNW 500, 900–1,000 miles, class 70, M1M: $136.50 per cwt',
      // 9.4 × $163.80 and 10 × $136.50, both half off
      'Deficit weight: 940 lb rated as 1,000 lb saves $87.36',
      'Discount 50% at M1M',
      'Fuel: week of 11/09/2026, $4.000 per gallon, 30%',
      '3 business days for 900 miles direct',
    ])
  })

  it('names class by density, freight all kinds, bulk and the minimum charge', () => {
    const bulky = aProduct({ nmfcClass: null, height: 96, perPackageWeightInPounds: 20, count: 8, palletCount: 8 })
    const ltl = classTariff({
      versions: [aVersion({ minimumCharge: cents(9_999_900) })],
      fak: [{ from: '300', to: '400', ratedAs: '250' }],
      cubicCapacity: { cubicFeet: 750, poundsPerCubicFoot: 6 },
    })
    // 8 × 48 × 40 × 96 in are 853.33 cu ft; × 6 lb are 5,119.98 lb.
    expect(onlyRate({ products: [bulky] }, { ltl })?.why).toEqual([
      'Tariff LNW 500, version 2026-1, in force since 01/05/2026',
      'Class 400 by a density of 0.19 lb per cu ft',
      'FAK: class 400 is rated as class 250',
      'Base rate table LNW 500, 900–1,000 miles, class 250, M5M: $292.50 per cwt',
      'Cubic capacity: 853 cu ft at 0.19 lb per cu ft are rated as 5,120 lb',
      'Discount 50% at M5M',
      'Minimum charge $99,999.00 applies',
      'Fuel: week of 11/09/2026, $4.000 per gallon, 30%',
      '3 business days for 900 miles direct',
    ])
  })

  it('holds what a booking sends back', () => {
    const rate = onlyRate({ products: [aProduct({ perPackageWeightInPounds: 470 })] })
    expect(rate?.bookingParameters).toEqual({
      tariffId: 'lanewise',
      tariff: 'LNW 500',
      version: '2026-1',
      miles: 900,
      weightBreak: 'M1M',
      pounds: 940,
      ratedPounds: 1_000,
      lines: [{ pounds: 940, freightClass: '70', ratedAs: '70' }],
      discountPercent: 500_000,
      fuelWeek: '2026-11-09',
      fuelPercent: 300_000,
      quoteNumber: rate?.quoteId,
      serviceLevelCode: 'STD',
    })
    expect(rate?.additionalInfo.integrationCarrierQuoteReferenceNumber).toBe(rate?.quoteId)
  })

  it('has the same number for the same ask and another where ask, version or fuel differ', () => {
    const numbers = [
      onlyRate(),
      onlyRate({ miles: 901 }),
      onlyRate({}, { ltl: classTariff({ versions: [aVersion({ version: '2026-2' })] }) }),
      rateLtl(anAsk(), [aTariff()], { name: 'Other', weeks: [{ monday: '2026-11-09', price: 40_001 }] }).rates[0],
    ].map((rate) => rate?.quoteId)
    expect(new Set(numbers).size).toBe(4)
    expect(onlyRate()?.id).toBe(onlyRate()?.id)
  })

  it('follows the version in force on the shipping date', () => {
    const raised = aVersion({ version: '2027-1', effective: '2027-01-04', minimumCharge: cents(200_000) })
    const ltl = classTariff({ versions: [aVersion(), raised] })
    expect(onlyRate({ shippingDate: '2027-01-03' }, { ltl })?.why[0]).toContain('version 2026-1')
    expect(onlyRate({ shippingDate: '2027-01-04' }, { ltl })?.why[0]).toContain('version 2027-1')
    expect(reasonOf({ shippingDate: '2026-01-04' }, { ltl })).toBe('has no rates in force on 01/04/2026')
  })

  it('charges accessorials, overlength, partner and border beside the freight, without fuel on them', () => {
    const network = {
      direct: { US: ['IL'] },
      partners: [{ name: 'Fundy Tide', area: { CA: ['NB'] }, price: flat(40), days: 2 }],
      lanes: ['US-CA'] as const,
      borders: [{ between: ['CA', 'US'] as const, charge: cents(3_500), days: 1 }],
    }
    const rate = onlyRate(
      {
        stops: [stopIn('IL'), stopIn('NB', 'CA', 2)],
        products: [aProduct({ length: 100 })],
        accessorials: ['LiftgateDelivery', 'Hazmat'],
      },
      { network },
    )
    expect(amounts(rate)).toEqual([
      ['FreightRate', 136_500],
      ['Discount', -68_250],
      ['FuelSurcharge', 20_475],
      ['Other', 4_000],
      ['BorderCrossing', 3_500],
      ['Overlength', 10_000],
      ['Liftgate', 5_000],
      ['HazmatFee', 3_000],
    ])
    expect(rate?.warnings).toEqual(['Fundy Tide delivers in New Brunswick'])
    expect(rate?.minServiceDays).toBe(6)
  })

  it('says so when the fuel price is that of another week', () => {
    expect(onlyRate({ shippingDate: '2027-03-01' })?.warnings).toEqual([
      'The fuel index has no price for 03/01/2027; that of the week of 11/09/2026 is used',
    ])
  })
})

describe('the levels of a carrier', () => {
  const ltl = classTariff({
    economy: { percent: 100_000, days: 2 },
    guaranteed: [
      { level: 'GuaranteedNoon', percent: 200_000, least: cents(1_000), most: cents(90_000), upToMiles: 2_000 },
    ],
  })

  it('are rates of their own with ids of their own', () => {
    const { rates } = rated({}, { ltl })
    expect(
      rates.map(({ serviceLevel, totalCost, minServiceDays, maxServiceDays, isGuaranteedRate }) => [
        serviceLevel,
        totalCost,
        minServiceDays,
        maxServiceDays,
        isGuaranteedRate,
      ]),
    ).toEqual([
      ['Standard', 88_725, 3, 4, false],
      // $614.25 and $184.28 fuel (184.275)
      ['Economy', 79_853, 5, 6, false],
      // 20% of $682.50
      ['GuaranteedNoon', 102_375, 3, 3, true],
    ])
    expect(new Set(rates.map(({ id }) => id)).size).toBe(3)
    expect(rates[2]?.charges.at(-1)).toMatchObject({ chargeType: 'Guaranteed', total: 13_650 })
  })
})

describe('volume freight', () => {
  const tenPallets = { products: [aProduct({ count: 12, palletCount: 12, perPackageWeightInPounds: 700 })] }

  it('is rated by the foot of trailer', () => {
    // 12 pallets take 6 rows of 40 inches, 20 ft; $55 a foot, 30% fuel.
    const rate = onlyRate({ ...tenPallets, shippingMode: 'VLTL' }, { volume: volumeTariff() })
    expect(amounts(rate)).toEqual([
      ['FreightRate', 110_000],
      ['FuelSurcharge', 33_000],
    ])
    expect(rate).toMatchObject({
      serviceLevel: 'Volume',
      totalCost: 143_000,
      minServiceDays: 4,
      maxServiceDays: 5,
      maxLiability: 840_000,
      bookingParameters: { tariff: 'LNW Volume', linearFeet: 20, ratedFeet: 20, pounds: 8_400 },
    })
    expect(rate?.why.at(-1)).toBe('3 business days for 900 miles direct, 1 more for volume freight')
  })

  it('is refused where a carrier has none, or none of that size', () => {
    expect(reasonOf({ shippingMode: 'VLTL' })).toBe('has no rates for volume freight')
    expect(reasonOf({ shippingMode: 'VLTL' }, { volume: volumeTariff() })).toBe(
      'takes volume freight from 8 ft of trailer or 5,000 lb on',
    )
    expect(reasonOf({}, { ltl: null, volume: volumeTariff() })).toBe('takes volume freight only')
  })

  it('takes over from LTL where a tariff says so', () => {
    const products = [aProduct({ count: 13, palletCount: 13 })]
    const beyond = classTariff({ load: { pounds: 20_000, pallets: 12, linearFeet: 24, beyond: 'Volume' } })
    const rate = onlyRate({ products }, { ltl: beyond, volume: volumeTariff() })
    expect(rate?.serviceLevel).toBe('Volume')
    expect(rate?.warnings).toEqual([
      '24 ft of trailer and 13 pallets are beyond LTL (24 ft, 12 pallets): rated as volume freight',
    ])
    expect(reasonOf({ products })).toBe(
      'takes LTL freight of up to 20 ft of trailer; takes LTL freight of up to 12 pallets',
    )
  })
})

describe('a carrier that gives no rate', () => {
  it('is named with all its reasons and hides no other', () => {
    const small = aTariff({
      carrierName: 'Small Wheels',
      network: { ...aTariff().network, direct: { US: ['IL', 'OH'] } },
      hazardClasses: [],
      accessorials: { ...aTariff().accessorials, delivery: servicePrices.site({ Liftgate: 'Refused' }) },
    })
    const ask = anAsk({
      products: [aProduct({ isHazmat: true, hazmatHazardClass: '3' })],
      accessorials: ['LiftgateDelivery'],
    })
    const answer = rateLtl(ask, [small, aTariff()], twoWeeks)
    expect(answer.refusals).toEqual([
      {
        carrierName: 'Small Wheels',
        reason: 'does not serve Texas; takes no hazardous freight; has no lift gate at the delivery',
      },
    ])
    expect(answer.rates.map(({ carrierName }) => carrierName)).toEqual(['Lanewise Lines'])
  })

  it('may have a tariff that cannot be rated', () => {
    const ltl = classTariff({ versions: [] })
    expect(rated({}, { ltl }).refusals[0]?.reason).toBe(
      'has a tariff that cannot be rated (ltl.versions: Has no version)',
    )
  })

  it.each([
    [{ products: [] }, 'needs freight to rate'],
    [{ miles: Number.NaN }, 'needs the route miles'],
    [{ miles: -1 }, 'needs the route miles'],
    [
      { products: [aProduct({ nmfcClass: null, height: 0 })] },
      'rates by class, and some freight has neither a class nor a density',
    ],
    [
      { products: [aProduct({ count: 30, palletCount: 10, perPackageWeightInPounds: 700 })] },
      'takes LTL freight of up to 20,000 lb',
    ],
  ])('tells why: %j', (ask, reason) => {
    expect(reasonOf(ask)).toBe(reason)
  })

  it('is every carrier while no fuel price is known', () => {
    expect(rateLtl(anAsk(), [aTariff()], { name: 'Empty', weeks: [] }).refusals[0]?.reason).toBe(
      'adds a fuel surcharge, and no fuel price is known',
    )
  })
})
