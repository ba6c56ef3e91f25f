import { deleteCarrier } from '@lanewise/contract/carriers'
import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { deleteLane, resequenceLaneRates, updateLaneRate } from '@lanewise/contract/lanes'
import type { CallInput } from '@lanewise/contract/operation'
import { updateBookingSettings } from '@lanewise/contract/settings'
import { laneOf } from '@lanewise/domain/lanes/match-lane'
import { formatDate } from '@lanewise/domain/shared/format'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { chicago, dallas, inDays, laneSetup, today } from '../testing/given.ts'
import { findLaneRates } from './find-lane-rates.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Query = CallInput<typeof getShipmentLaneRates>['body']
type Stop = Query['stops'][number]

const fromChicago: Stop = { city: 'Chicago', state: 'IL', zip: '60606', stopNumber: 1 }
const toDallas: Stop = { city: 'Dallas', state: 'TX', zip: '75201', stopNumber: 2 }
const load: Query = { stops: [fromChicago, toDallas], equipmentMode: 1, shippingDate: today, palletCount: 20 }

async function shipperSetup() {
  const setup = await laneSetup(portal)
  const find = (more: Partial<Query> = {}) => setup.ask(getShipmentLaneRates, { body: { ...load, ...more } })
  const laneName = async (more: Partial<Query> = {}) => (await find(more)).lane?.customerReferenceNumber ?? null
  return { ...setup, find, laneName }
}

describe('the lane of a shipment', () => {
  it('has its equipment and matches both postal codes before both cities, then is the newest [DEF-65]', async () => {
    const { ask, addLane, laneName } = await shipperSetup()
    const city = { postalCode: null }
    await addLane({ customerReferenceNumber: 'Old code' })
    const { id: laneId } = await addLane({ customerReferenceNumber: 'New code' })
    await addLane({
      customerReferenceNumber: 'City',
      origin: { ...chicago, ...city },
      destination: { ...dallas, ...city },
    })
    await addLane({ customerReferenceNumber: 'Cold', equipmentMode: 2 })
    expect(await laneName()).toBe('New code')
    expect(await laneName({ equipmentMode: 2 })).toBe('Cold')
    expect(await laneName({ equipmentMode: 3 })).toBeNull()
    expect(await laneName({ stops: [{ ...fromChicago, zip: '60607' }, toDallas] })).toBe('City')
    expect(await laneName({ stops: [{ ...fromChicago, zip: '60606-1234' }, toDallas] })).toBe('New code')
    expect(
      await laneName({
        stops: [
          { ...toDallas, stopNumber: 1 },
          { ...fromChicago, stopNumber: 2 },
        ],
      }),
    ).toBeNull()
    await ask(deleteLane, { params: { laneId } })
    expect(await laneName()).toBe('Old code')
  })

  it('matches Canadian codes by their first three characters, and other countries by their own [DEF-65]', async () => {
    const { addLane, laneName } = await shipperSetup()
    const ottawa = { city: 'Ottawa', state: 'ON', postalCode: 'K1A 0B1', country: 'CA' } as const
    await addLane({ customerReferenceNumber: 'From Ottawa', origin: ottawa })
    const from = (zip: string, city = 'Gatineau') => ({ city, state: 'ON', zip, stopNumber: 1 })
    expect(await laneName({ stops: [from('k1a9z9'), toDallas] })).toBe('From Ottawa')
    expect(await laneName({ stops: [from('K1B 0B1'), toDallas] })).toBeNull()
    expect(await laneName({ stops: [from('K1B 0B1', 'OTTAWA'), toDallas] })).toBe('From Ottawa')
  })

  it('is that of the first pickup and the last dropoff, whatever lies between', async () => {
    const { addLane, laneName } = await shipperSetup()
    await addLane()
    const between = { city: 'St. Louis', state: 'MO', zip: '63101', stopNumber: 2 }
    expect(await laneName({ stops: [{ ...toDallas, stopNumber: 3 }, between, fromChicago] })).toBe('Chicago to Dallas')
  })

  it('is the one that the rule names, for every mixture of codes, cities and equipment', async () => {
    const { addLane, laneName } = await shipperSetup()
    const ends = [chicago, { ...chicago, postalCode: '60607' }, { ...chicago, postalCode: null }]
    const lanes = []
    for (const [index, origin] of ends.entries()) {
      const made = await addLane({
        customerReferenceNumber: `Lane ${index}`,
        origin,
        destination: index === 1 ? { ...dallas, postalCode: null } : dallas,
        equipmentMode: index === 2 ? 2 : 1,
      })
      lanes.push({
        origin,
        destination: dallas,
        equipmentMode: made.equipmentMode,
        createdAt: made.createDateTime,
        made,
      })
    }
    for (const zip of ['60606', '60607', '60699', null])
      for (const equipmentMode of [1, 2] as const) {
        const ask = { origin: { ...chicago, postalCode: zip }, destination: dallas, equipmentMode }
        const known = lanes.map(({ made, ...lane }) => ({
          ...lane,
          destination: { ...dallas, postalCode: made.destinationLocation.postalCode },
          name: made.customerReferenceNumber,
        }))
        const matched = await laneName({ stops: [{ ...fromChicago, zip }, toDallas], equipmentMode })
        expect(matched, `${zip}, ${equipmentMode}`).toBe(laneOf(ask, known)?.name ?? null)
      }
  })

  it('is told with the reason, and so is that there is none', async () => {
    const { addLane, find } = await shipperSetup()
    expect((await find()).why).toEqual(['No Dry lane runs from Chicago, IL 60606 to Dallas, TX 75201'])
    await addLane()
    expect((await find()).why).toEqual([
      'Lane Chicago to Dallas matches Chicago, IL 60606 to Dallas, TX 75201 by postal code',
      `It has no contracted rate on ${formatDate(today, 'UTC')}`,
    ])
    const { lane, why } = await find({ stops: [{ ...fromChicago, zip: null }, toDallas] })
    expect(lane?.matchedBy).toBe('city')
    expect(why[0]).toBe('Lane Chicago to Dallas matches Chicago, IL to Dallas, TX 75201 by city')
  })
})

describe('its contracted rates', () => {
  it('come in the order of tendering with carrier, figures, type, rate and charges of each [RATE-5]', async () => {
    const { ask, addLane, addCarrier, addRate, find } = await shipperSetup()
    const { id: laneId } = await addLane()
    const tarp = { description: 'Tarps', type: 'Tarp', units: 1, rate: 85, chargeRateType: 'Flat' } as const
    const kestrelId = await addCarrier('Kestrel Lines')
    const kestrel = await addRate(laneId, {
      carrierId: kestrelId,
      chargeType: 'Flat',
      rate: 1800,
      additionalCharges: [tarp],
    })
    const able = await addRate(laneId, { carrierId: await addCarrier('Able'), chargeType: 'Flat', rate: 1900 })
    const contractSequences = [able, kestrel].map(({ id }, index) => ({ contractId: id, sequence: index + 1 }))
    await ask(resequenceLaneRates, { params: { laneId }, body: { contractSequences } })
    const { items } = await find({
      products: [
        {
          description: 'Oat flakes',
          perPackageWeightInPounds: 500,
          length: 48,
          width: 40,
          height: 48,
          count: 20,
          palletCount: 20,
          nmfcClass: '70',
        },
      ],
      isHazmatRequired: false,
      isTeamRequired: false,
    })
    expect(items.map(({ carrierDescription, totalCost }) => [carrierDescription, totalCost])).toEqual([
      ['Able', 1900],
      ['Kestrel Lines', 1885],
    ])
    expect(items[1]).toEqual({
      id: kestrel.id,
      laneId,
      carrierId: kestrelId,
      carrierDescription: 'Kestrel Lines',
      bookingObstacle: null,
      bookingWarning: 'No insurance certificate is on file.',
      carrierLogoFileId: null,
      carrierOnTimePickupPercentage: null,
      carrierOnTimeDeliveryPercentage: null,
      shipmentsAccepted: 0,
      shipmentsRejected: 0,
      rateType: 'AllIn',
      chargeType: 'Flat',
      rate: 1800,
      sequence: 2,
      additionalCharges: [{ ...tarp, total: 85 }],
      unpricedServices: [],
      totalCost: 1885,
      charges: [
        {
          description: 'Freight Rate',
          chargeType: 'FreightRate',
          chargeTypeName: 'Freight Rate',
          chargeRateType: 'Flat',
          units: 1,
          rate: 1800,
          total: 1800,
        },
        {
          description: 'Tarps',
          chargeType: 'Tarp',
          chargeTypeName: 'Tarp',
          chargeRateType: 'Flat',
          units: 1,
          rate: 85,
          total: 85,
        },
      ],
      why: ['Flat rate of $1,800.00', 'Tarps: $85.00'],
    })
  })

  it('are those of the shipping date, by the version of that day, without deleted carriers [DEF-65]', async () => {
    const { ask, addLane, addCarrier, addRate, find } = await shipperSetup()
    const { id: laneId } = await addLane()
    const flat = { chargeType: 'Flat', rate: 1800 } as const
    const { id: laneRateId } = await addRate(laneId, { carrierId: await addCarrier('Kestrel'), ...flat })
    await ask(updateLaneRate, { params: { laneRateId }, body: { rate: 2000, effectiveDate: inDays(10) } })
    const gone = await addCarrier('Gone')
    await addRate(laneId, { carrierId: gone, ...flat })
    await ask(deleteCarrier, { params: { carrierId: gone } })
    const prices = async (shippingDate: string) =>
      (await find({ shippingDate })).items.map(({ totalCost }) => totalCost)
    expect(await prices(inDays(9))).toEqual([1800])
    expect(await prices(inDays(10))).toEqual([2000])
    expect(await prices(inDays(-101))).toEqual([])
    expect(await prices(inDays(266))).toEqual([])
  })

  it('are priced by miles with fuel and by the range of the pallets, and say how', async () => {
    const { addLane, addCarrier, addRate, find } = await shipperSetup()
    const { id: laneId, estimatedMiles } = await addLane()
    await addRate(laneId, { carrierId: await addCarrier('By mile'), rate: 2, rateType: 'LineHaulPlusFuel' })
    const ranges = [
      { minPallets: 1, maxPallets: 10, ratePerPallet: 95 },
      { minPallets: 11, maxPallets: 22, ratePerPallet: 80 },
    ]
    await addRate(laneId, {
      carrierId: await addCarrier('By pallet'),
      chargeType: 'Pallet',
      minCharge: 900,
      rateSpecifications: [{ rateRanges: ranges }],
    })
    const [byMile, byPallet] = (await find()).items
    expect(byMile?.totalCost).toBeCloseTo((estimatedMiles ?? 0) * 2.5, 1)
    expect(byMile?.why).toEqual([expect.stringContaining('× $2.00 Per Mile'), expect.stringMatching(/^Fuel: /)])
    expect(byPallet).toMatchObject({ totalCost: 1600, why: ['20 × $80.00 Per Pallet = $1,600.00 (range 11 to 22)'] })
    const small = (await find({ palletCount: 5 })).items[1]
    expect(small).toMatchObject({
      totalCost: 900,
      why: [expect.any(String), 'Raised to the minimum charge of $900.00'],
    })
    const full = (await find({ palletCount: 26 })).items[1]
    expect(full).toMatchObject({ totalCost: null, charges: [], why: ['No range of this rate covers 26 pallets'] })
  })

  it('include requested services by the price list of the company, and name what it does not list [DEF-130]', async () => {
    const { ask, addLane, addCarrier, addRate, find } = await shipperSetup()
    const { id: laneId } = await addLane()
    const inside = { type: 'Inside', description: 'Inside', units: 1, rate: 90, chargeRateType: 'Flat' } as const
    const flat = { chargeType: 'Flat', rate: 1800 } as const
    await addRate(laneId, { carrierId: await addCarrier('Agreed'), ...flat, additionalCharges: [inside] })
    await addRate(laneId, { carrierId: await addCarrier('Plain'), ...flat })
    const accessorialPrices = [{ service: 'InsideDelivery', truckload: 185 }] as const
    await ask(updateBookingSettings, { body: { accessorialPrices: [...accessorialPrices] } })
    const { items } = await find({ accessorials: ['InsideDelivery'], isLiftGateRequired: true })
    expect(items.map(({ totalCost, unpricedServices }) => [totalCost, unpricedServices])).toEqual([
      [1890, ['LiftGate']],
      [1985, ['LiftGate']],
    ])
  })

  it('are found by other features inside their own transaction', async () => {
    const { company, addLane, addCarrier, addRate } = await shipperSetup()
    const { id: laneId } = await addLane()
    await addRate(laneId, { carrierId: await addCarrier('Kestrel'), chargeType: 'Flat', rate: 1800 })
    const ask = { origin: chicago, destination: dallas, equipmentMode: 1, shippingDate: today, freight: {} } as const
    const laneRates = await inCompany(portal.database.db, company.id, (tx) => findLaneRates(tx, ask))
    expect(laneRates).toMatchObject({ lane: { id: laneId }, rates: [{ price: { totalCost: 1800_00 } }] })
    const other = await portal.given.company()
    expect(await inCompany(portal.database.db, other.id, (tx) => findLaneRates(tx, ask))).toBeNull()
  })

  it('are for those who quote, order or book', async () => {
    const { colleague } = await shipperSetup()
    const status = async (permission: 'CreateQuote' | 'ViewLanes') =>
      (await (await colleague([permission])).attempt(getShipmentLaneRates, { body: load })).status
    expect([await status('CreateQuote'), await status('ViewLanes')]).toEqual([200, 403])
  })

  it.each([
    ['stops', { ...load, stops: [fromChicago] }],
    ['stops.1.state', { ...load, stops: [fromChicago, { ...toDallas, state: 'ZZ' }] }],
    ['shippingDate', { ...load, shippingDate: 'tomorrow' }],
    ['equipmentMode', { ...load, equipmentMode: 7 }],
  ])('are refused for bad input at %s', async (field, body) => {
    const { attempt } = await shipperSetup()
    const { status, problem } = await attempt(getShipmentLaneRates, { body })
    expect(status).toBe(400)
    expect(Object.keys(problem.modelState ?? {})).toEqual([field])
  })
})
