import { expect, it } from 'vitest'
import { laneAsk, ltlAsk, type RatedFreight, spotAsk, todayAt } from './order-rate-requests.ts'

const end = (stopNumber: number, city: string, state: string, postalCode: string) => ({
  stopNumber,
  city,
  state,
  postalCode,
  country: 'US',
})
const [chicago, dallas] = [end(1, 'Chicago', 'IL', '60606'), end(2, 'Dallas', 'TX', '75201')]

const row: RatedFreight['row'] = {
  originCity: 'Chicago',
  originState: 'IL',
  originPostalCode: '60606',
  originCountry: 'US',
  destinationCity: 'Dallas',
  destinationState: 'TX',
  destinationPostalCode: '75201',
  destinationCountry: 'US',
  originDate: '2026-11-18',
  originTimeZone: 'America/Chicago',
  equipmentMode: 1,
  shippingMode: 'VLTL',
  milesTenths: 9_674,
  weight: 1_200,
  stackablePallets: 2,
  nonStackablePallets: 1,
  usedLinearFeet: 6,
  accessorials: ['LiftgatePickup'],
  isHazmat: false,
  isTeamRequired: true,
  isLiftGateRequired: false,
  isPartial: true,
}
const freight = (facts: Partial<RatedFreight['row']> = {}, stops: RatedFreight['stops'] = [chicago, dallas]) => ({
  row: { ...row, ...facts },
  stops,
  items: [],
})

it('a lane is asked for from the first pickup to the last dropoff, with miles where they are known', () => {
  expect(laneAsk(freight())).toMatchObject({
    origin: { city: 'Chicago', postalCode: '60606' },
    destination: { city: 'Dallas', postalCode: '75201' },
    shippingDate: '2026-11-18',
    freight: { miles: 967.4, pallets: 3, weight: 1_200, linearFeet: 6 },
  })
  expect(laneAsk(freight({ milesTenths: null })).freight).not.toHaveProperty('miles')
})

it('LTL is asked for between two stops with known miles, and Hazmat goes along with hazardous freight', () => {
  const ask = ltlAsk(freight())
  expect(ask).toMatchObject({ shippingMode: 'VLTL', miles: 967.4, accessorials: ['LiftgatePickup'] })
  expect(ask).toMatchObject({ isHazmatRequired: false, stops: [{ zip: '60606' }, { zip: '75201' }] })
  expect(ltlAsk(freight({ isHazmat: true, accessorials: ['Hazmat'] }))?.accessorials).toEqual(['Hazmat'])
  expect(ltlAsk(freight({ isHazmat: true }))?.accessorials).toEqual(['LiftgatePickup', 'Hazmat'])
  expect(ltlAsk(freight({ milesTenths: null }))).toBeNull()
  expect(ltlAsk(freight({ equipmentMode: 2 }))).toBeNull()
  expect([ltlAsk(freight({}, [])), ltlAsk(freight({}, [chicago]))]).toEqual([null, null])
})

it('the spot market is asked for the day of the pickup, or for today once that has passed', () => {
  const dayOf = (today: string) => spotAsk(freight(), today)?.effectiveDate
  expect([dayOf('2026-11-17'), dayOf('2026-11-18'), dayOf('2026-11-19')]).toEqual([
    '2026-11-18',
    '2026-11-18',
    '2026-11-19',
  ])
  expect(spotAsk(freight(), '2026-11-17')).toMatchObject({
    miles: 967.4,
    isTeamRequired: true,
    isLiftGateRequired: false,
    isPartial: true,
    stops: [{ postalCode: '60606' }, { postalCode: '75201' }],
  })
  expect(spotAsk(freight({ milesTenths: null }), '2026-11-17')).toBeNull()
})

it('today is that of the first pickup', () => {
  expect(todayAt(freight(), new Date('2026-11-18T03:00:00Z'))).toBe('2026-11-17')
})
