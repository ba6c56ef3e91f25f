import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EquipmentMode, equipmentModes } from '#freight/modes.ts'
import { type Country, statesOf } from '#places/states.ts'
import { totalOf } from '#rating/charges.ts'
import { isSpotRefusal, type SpotAsk, type SpotQuote } from '#rating/tl/spot-quote.ts'
import { addDays } from '#shared/calendar.ts'
import { regionOf } from './factors/regions.ts'
import { spotRate } from './spot-rate.ts'

const today = '2026-06-15'
const place = (city: string, state: string, postalCode: string | null, country: Country = 'US') => ({
  stopNumber: 1,
  city,
  state,
  postalCode,
  country,
})
const chicago = place('Chicago', 'IL', '60606')
const columbus = place('Columbus', 'OH', '43215')
const atlanta = place('Atlanta', 'GA', '30303')
const miami = place('Miami', 'FL', '33101')
const toronto = place('Toronto', 'ON', 'M5H 2N2', 'CA')
const monterrey = place('Monterrey', 'NL', '64000', 'MX')

const ask = (more: Partial<SpotAsk> = {}): SpotAsk => ({
  equipmentMode: 1,
  effectiveDate: '2026-06-18',
  stops: [chicago, columbus],
  miles: 800,
  isHazmatRequired: false,
  isTeamRequired: false,
  isLiftGateRequired: false,
  isPartial: false,
  ...more,
})

function quote(more: Partial<SpotAsk> = {}, day = today, fuelPrice = 37_000): SpotQuote {
  const answer = spotRate(ask(more), day, fuelPrice)
  if (isSpotRefusal(answer)) throw new Error(answer.reason)
  return answer
}
const cost = (more: Partial<SpotAsk> = {}, day = today) => quote(more, day).totalCost
const charge = (more: Partial<SpotAsk>, type: string) =>
  quote(more).charges.find(({ chargeType }) => chargeType === type)?.total
const reason = (more: Partial<SpotAsk>) => {
  const answer = spotRate(ask(more), today)
  return isSpotRefusal(answer) ? answer.reason : null
}

const stops = (['US', 'CA', 'MX'] as const).flatMap((country) =>
  statesOf(country)
    .filter(({ code }) => regionOf(country, code) !== null)
    .map(({ code }) => place('Somewhere', code, country === 'US' ? '12345' : null, country)),
)
const asks = fc.record({
  equipmentMode: fc.constantFrom(...equipmentModes),
  effectiveDate: fc.integer({ min: -5, max: 400 }).map((days) => addDays(today, days)),
  stops: fc.array(fc.constantFrom(...stops), { minLength: 2, maxLength: 6 }),
  miles: fc.double({ min: 0, max: 6_900, noNaN: true }),
  isHazmatRequired: fc.boolean(),
  isTeamRequired: fc.boolean(),
  isLiftGateRequired: fc.boolean(),
  isPartial: fc.boolean(),
  linearFeet: fc.option(fc.double({ min: 1, max: 28, noNaN: true })),
  weight: fc.option(fc.double({ min: 0, max: 20_000, noNaN: true })),
})
const fullAsks = asks.map((request) => ({ ...request, isPartial: false }))
const sharedAsks = asks.map((request) => ({
  ...request,
  isPartial: true,
  equipmentMode: ((request.equipmentMode % 3) + 1) as EquipmentMode,
}))

describe('spotRate', () => {
  it('costs what its charges add up to, with a reason for each, whatever is asked', () => {
    fc.assert(
      fc.property(fc.oneof(fullAsks, sharedAsks), fc.integer({ min: 0, max: 90_000 }), (request, fuelPrice) => {
        const answer = quote(request, today, fuelPrice)
        expect(answer.totalCost).toBe(totalOf(answer.charges))
        for (const { total } of answer.charges) expect(total).toBeGreaterThanOrEqual(0)
        expect(answer.charges[0]?.total).toBeGreaterThanOrEqual(280_00)
        expect(answer.why.length).toBeGreaterThanOrEqual(answer.charges.length)
      }),
      { numRuns: 300 },
    )
  })

  it('never costs less for more miles between the same places on the same day', () => {
    const more = fc.double({ min: 0, max: 3_000, noNaN: true })
    fc.assert(
      fc.property(fc.oneof(fullAsks, sharedAsks), more, (request, further) => {
        const miles = Math.min(7_000, request.miles + further)
        expect(cost({ ...request, miles })).toBeGreaterThanOrEqual(cost(request))
      }),
      { numRuns: 300 },
    )
  })

  it('never costs less whole than in part, for longer freight, nor with a team', () => {
    fc.assert(
      fc.property(sharedAsks, fc.double({ min: 0, max: 28, noNaN: true }), (request, feet) => {
        const partial = cost(request)
        expect(cost({ ...request, isPartial: false })).toBeGreaterThanOrEqual(partial)
        expect(cost({ ...request, linearFeet: null })).toBeGreaterThanOrEqual(partial)
        const longer = Math.max(feet, request.linearFeet ?? 28)
        expect(cost({ ...request, linearFeet: longer })).toBeGreaterThanOrEqual(partial)
        expect(cost({ ...request, isTeamRequired: true })).toBeGreaterThanOrEqual(
          cost({ ...request, isTeamRequired: false }),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('answers the same question alike on the same day, and another day within a few percent', () => {
    expect(quote()).toEqual(quote())
    expect(quote({ linearFeet: undefined, miles: 800.01, effectiveDate: '2026-06-18T09:00:00' })).toEqual(quote())
    // Tuesday to Thursday of one week, all with the same lead time and nearly the same season.
    const days = ['2026-06-16', '2026-06-17', '2026-06-18'].map((effectiveDate) =>
      cost({ effectiveDate }, addDays(effectiveDate, -4)),
    )
    expect(new Set(days).size).toBe(3)
    expect(Math.max(...days) / Math.min(...days)).toBeLessThan(1.08)
  })

  it('has an id and a number of its own for each question and day', () => {
    const answers = [
      quote(),
      quote({ miles: 800.1 }),
      quote({ equipmentMode: 2 }),
      quote({ isPartial: true }),
      quote({ isHazmatRequired: true }),
      quote({ stops: [columbus, chicago] }),
      quote({}, '2026-06-14'),
    ]
    expect(new Set(answers.map(({ id }) => id)).size).toBe(7)
    expect(new Set(answers.map(({ quoteNumber }) => quoteNumber)).size).toBe(7)
    for (const { id, quoteNumber } of answers) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(quoteNumber).toMatch(/^Q\d{10}$/)
    }
  })

  it('takes a day for each 600 miles, at least one, from the day of the pickup or today', () => {
    const days = [0, 120, 600, 600.1, 1_200, 2_790].map((miles) => quote({ miles }).transitDays)
    expect(days).toEqual([1, 1, 1, 2, 2, 5])
    expect(quote({ effectiveDate: '2026-07-01' }).effectiveDate).toBe('2026-07-01')
    expect(quote({ effectiveDate: '2026-06-01' }).effectiveDate).toBe(today)
    expect(cost({ effectiveDate: '2026-06-01' })).toBe(cost({ effectiveDate: today }))
  })

  it('charges fuel by the mile above 1.20 dollars a gallon, and the cooling of a reefer', () => {
    // (3.70 - 1.20) / 6 miles a gallon = 0.4167 dollars × 800 miles
    expect(charge({}, 'FuelSurcharge')).toBe(333_36)
    expect(charge({}, 'ReeferFuel')).toBeUndefined()
    // 3.70 × 0.018 gallons = 0.0666 dollars × 800 miles
    expect(charge({ equipmentMode: 2 }, 'ReeferFuel')).toBe(53_28)
    const cheap = quote({}, today, 12_000)
    expect(cheap.charges.map(({ total }) => total)).toEqual([quote().charges[0]?.total, 0])
    expect(quote({}, today, Number.NaN).totalCost).toBe(quote().totalCost)
  })

  it('charges what is asked for on top', () => {
    const haul = quote().charges[0]?.total ?? 0
    const part = (share: number) => Math.round((haul / 100) * share) * 100
    expect(charge({ isHazmatRequired: true }, 'HazmatFee')).toBe(150_00 + part(0.05))
    expect(charge({ isTeamRequired: true }, 'TeamDriver')).toBe(part(0.25))
    expect(charge({ isTeamRequired: true, miles: 10 }, 'TeamDriver')).toBe(250_00)
    expect(charge({ isLiftGateRequired: true }, 'Liftgate')).toBe(150_00)
    expect(charge({ equipmentMode: 5, miles: 900 }, 'Chassis')).toBe(90_00)
    const fourStops = quote({ stops: [chicago, columbus, chicago, columbus] })
    expect(fourStops.totalCost).toBe(cost() + 175_00)
  })

  it('asks 5% more for a heavy load, and says when it was raised to the least', () => {
    const haul = (weight: number) => (quote({ weight }).charges[0]?.total ?? 0) / 100
    expect(haul(44_000)).toBe((quote().charges[0]?.total ?? 0) / 100)
    expect(Math.abs(haul(44_500) - 1.05 * haul(44_000))).toBeLessThan(1)
    const short = quote({ miles: 12, stops: [miami, atlanta] })
    expect(short.charges[0]?.total).toBe(450_00)
    expect(short.why).toContain('Raised to the market minimum for a truck: $450.00')
  })

  it('charges each border that the way crosses', () => {
    const borders = (...route: SpotAsk['stops']) =>
      quote({ stops: route })
        .charges.filter(({ chargeType }) => chargeType === 'BorderCrossing')
        .map(({ total }) => total)
    expect(borders(chicago, columbus)).toEqual([])
    expect(borders(chicago, toronto)).toEqual([225_00])
    expect(borders(chicago, toronto, columbus)).toEqual([450_00])
    expect(borders(monterrey, chicago)).toEqual([450_00])
    expect(borders(toronto, monterrey)).toEqual([225_00, 450_00])
  })

  it('stands at the level of its years: 800 miles by van 2.00 to 2.40 dollars a mile, others above', () => {
    const between = [chicago, columbus, atlanta, place('Dallas', 'TX', '75201'), place('Kansas City', 'MO', '64108')]
    const lanes = between.flatMap((from) => between.filter((to) => to !== from).map((to) => [from, to]))
    const perMile = (equipmentMode: EquipmentMode, miles: number) =>
      lanes.reduce((sum, lane) => sum + cost({ equipmentMode, miles, stops: lane }), 0) / lanes.length / miles / 100
    const dry = perMile(1, 800)
    expect(dry).toBeGreaterThan(2)
    expect(dry).toBeLessThan(2.4)
    expect(perMile(2, 800) - dry).toBeCloseTo(0.38, 1)
    expect(perMile(3, 800) - dry).toBeCloseTo(0.48, 1)
    expect(perMile(6, 800)).toBeLessThan(dry)
    expect(perMile(1, 150)).toBeGreaterThan(3.5)
    expect(perMile(1, 150)).toBeLessThan(5)
    expect(perMile(1, 40) * 40).toBeGreaterThan(450)
    expect(perMile(1, 40) * 40).toBeLessThan(600)
  })

  it('is dear into a region that ships little, and cheap out of it', () => {
    expect(cost({ stops: [atlanta, miami] })).toBeGreaterThan(1.2 * cost({ stops: [miami, atlanta] }))
    const [denver, losAngeles, newYork] = [
      place('Denver', 'CO', '80202'),
      place('Los Angeles', 'CA', '90012'),
      place('New York', 'NY', '10001'),
    ]
    expect(cost({ stops: [chicago, denver] })).toBeGreaterThan(1.2 * cost({ stops: [denver, chicago] }))
    expect(cost({ stops: [losAngeles, newYork] })).toBeGreaterThan(1.2 * cost({ stops: [newYork, losAngeles] }))
  })
})

describe('spotRate of a partial truckload', () => {
  it('follows the room and the weight of the freight', () => {
    const haul = (more: Partial<SpotAsk>) => quote({ isPartial: true, ...more }).charges[0]?.total ?? 0
    const whole = quote().charges[0]?.total ?? 0
    // 0.22 + 0.95 × 26.5 / 53, and the same by 11,000 of 44,000 pounds: 0.22 + 0.95 / 4
    expect(haul({ linearFeet: 26.5 }) / whole).toBeCloseTo(0.695, 2)
    expect(haul({ linearFeet: 8, weight: 11_000 }) / whole).toBeCloseTo(0.4575, 2)
    expect(haul({ linearFeet: 2 })).toBe(haul({ linearFeet: 6 }))
    expect(quote({ isPartial: true, linearFeet: 14 }).isPartial).toBe(true)
  })

  it('takes the longest that goes where the length is not known, and says so', () => {
    const unknown = quote({ isPartial: true })
    expect(unknown.totalCost).toBe(cost({ isPartial: true, linearFeet: 28 }))
    expect(unknown.why.join()).toContain('up to 28 linear feet, as the length is not known')
  })

  it('is refused above 28 feet or 20,000 pounds, and for trucks that nobody shares', () => {
    expect(reason({ isPartial: true, linearFeet: 28, weight: 20_000 })).toBeNull()
    expect(reason({ isPartial: true, linearFeet: 29 })).toBe(
      'A partial truckload takes up to 28 linear feet, this freight 29',
    )
    expect(reason({ isPartial: true, weight: 20_500 })).toBe(
      'A partial truckload takes up to 20,000 lbs, this freight 20,500 lbs',
    )
    for (const equipmentMode of [4, 5, 6] as const) {
      expect(reason({ isPartial: true, equipmentMode })).toBe('This equipment is not shared between shippers')
    }
  })
})

describe('spotRate without an answer', () => {
  it('says why', () => {
    const hawaii = place('Honolulu', 'HI', '96813')
    expect(reason({ stops: [chicago] })).toBe('A truckload needs a pickup and a dropoff')
    expect(reason({ stops: [chicago, hawaii] })).toBe('No truck goes to Hawaii')
    expect(reason({ stops: [chicago, place('Iqaluit', 'Nunavut', null, 'CA')] })).toBe('No truck goes to Nunavut')
    expect(reason({ miles: Number.NaN })).toBe('The route miles are not known')
    expect(reason({ miles: -1 })).toBe('The route miles are not known')
    expect(reason({ miles: 7_200 })).toBe('No truck drives 7,200 miles')
    expect(reason({ weight: 50_000 })).toBe('No truck carries 50,000 lbs without a permit')
    expect(reason({ linearFeet: 60 })).toBe('A trailer is 53 feet long, this freight takes 60')
    expect(reason({ effectiveDate: '2026-02-30' })).toBe('The pickup date is not known')
    expect(reason({ effectiveDate: '' })).toBe('The pickup date is not known')
    expect(reason({ equipmentMode: 9 as EquipmentMode })).toBe('There is no market for this equipment')
  })

  it('never throws, whatever it is asked', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(0, -1, 1e300, Number.NaN, Number.POSITIVE_INFINITY))
    const text = fc.oneof(fc.string(), fc.constantFrom('FL', 'ON', '', '__proto__'))
    const stop = fc.record({
      stopNumber: number,
      postalCode: fc.option(text),
      city: text,
      state: text,
      country: fc.constantFrom<Country>('US', 'CA', 'MX'),
    })
    const anything = fc.record({
      equipmentMode: fc.constantFrom(...equipmentModes, 0, 99) as fc.Arbitrary<EquipmentMode>,
      effectiveDate: fc.oneof(text, fc.constantFrom('2026-06-18', '9999-12-31', '0000-01-01', '2026-13-01')),
      stops: fc.array(fc.oneof(stop, fc.constantFrom(...stops)), { maxLength: 4 }),
      miles: number,
      isHazmatRequired: fc.boolean(),
      isTeamRequired: fc.boolean(),
      isLiftGateRequired: fc.boolean(),
      isPartial: fc.boolean(),
      linearFeet: fc.option(number),
      weight: fc.option(number),
    })
    fc.assert(
      fc.property(anything, number, (request, fuelPrice) => {
        const answer = spotRate(request, today, fuelPrice)
        if (isSpotRefusal(answer)) expect(answer.reason).not.toBe('')
        else expect(answer.totalCost).toBe(totalOf(answer.charges))
      }),
      { numRuns: 300 },
    )
  })
})
