import { deleteCarrier, updateCarrier } from '@lanewise/contract/carriers'
import * as contract from '@lanewise/contract/lanes'
import { updateBookingSettings } from '@lanewise/contract/settings'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { inDays, laneSetup, perMile, type RateBody } from '../testing/given.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

async function contractSetup() {
  const setup = await laneSetup(portal)
  const lane = await setup.addLane()
  const carrierId = await setup.addCarrier('Kestrel Lines')
  const refusalOf = (body: unknown) => setup.attempt(contract.createLaneRate, { params: { laneId: lane.id }, body })
  return { ...setup, lane, laneId: lane.id, carrierId, refusalOf }
}

const perPallet = (...ranges: [min: unknown, max: unknown, rate: unknown][]) =>
  ({
    ...perMile,
    chargeType: 'Pallet',
    rate: null,
    minCharge: 450,
    rateSpecifications: [
      {
        rateRanges: ranges.map(([minPallets, maxPallets, ratePerPallet]) => ({
          minPallets,
          maxPallets,
          ratePerPallet,
        })),
      },
    ],
  }) as RateBody

const detention = { description: 'Detention', type: 'Detention', units: 2, rate: 37.5, chargeRateType: 'Hour' } as const
const tarps = { description: 'Tarps', type: 'Tarp', units: 3, rate: 85, chargeRateType: 'Flat' } as const

describe('a contracted rate', () => {
  it('has carrier, price, type, unit, minimum, dates, place, estimate, table, ranges and charges [LRATE-1] [LRATE-39] [LRATE-2]', async () => {
    const { ask, lane, laneId, carrierId } = await contractSetup()
    const dates = { effectiveDate: inDays(-1), expirationDate: inDays(100) }
    const rate = await ask(contract.createLaneRate, {
      params: { laneId },
      body: {
        rate: null,
        rateType: 'LineHaulPlusFuel',
        chargeType: 'Pallet',
        ...dates,
        carrierId,
        minCharge: 450.5,
        rateTableName: 'Kestrel Lines',
        rateSpecifications: [
          {
            packagingTypes: 256,
            rateRanges: [
              { minPallets: 1, maxPallets: 10, ratePerPallet: 95 },
              { minPallets: 11, maxPallets: 26, ratePerPallet: 80.25 },
            ],
          },
        ],
        additionalCharges: [detention],
      },
    })
    const fuel = Math.round((lane.estimatedMiles ?? 0) * 50) / 100
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(rate).toEqual({
      id,
      laneId,
      carrierId,
      carrierName: 'Kestrel Lines',
      carrierLogoFileId: null,
      rate: 175.25,
      rateType: 'LineHaulPlusFuel',
      chargeType: 'Pallet',
      rateUnits: 'Pallet',
      minCharge: 450.5,
      ...dates,
      sequence: 1,
      estimatedRate: Math.round((26 * 80.25 + fuel + 75) * 100) / 100,
      estimateText: `26 pallets × $80.25 + fuel $${fuel.toFixed(2)} + charges $75.00`,
      rateTableName: 'Kestrel Lines',
      rateSpecifications: [
        {
          id,
          packagingTypes: 256,
          rateRanges: [
            { id, minPallets: 1, maxPallets: 10, ratePerPallet: 95 },
            { id, minPallets: 11, maxPallets: 26, ratePerPallet: 80.25 },
          ],
        },
      ],
      additionalCharges: [{ ...detention, total: 75 }],
      isActive: true,
      isReplaced: false,
      carrierOnTimePickupPercentage: null,
      carrierOnTimeDeliveryPercentage: null,
      shipmentsAccepted: 0,
      shipmentsRejected: 0,
    })
    expect((await ask(contract.getContractedLaneRate, { params: { laneId } })).items).toEqual([rate])
  })

  it('names its table by the first 20 characters of the carrier, whatever was sent [LRATE-3]', async () => {
    const { laneId, addCarrier, addRate } = await contractSetup()
    const carrierId = await addCarrier('Great Northern Freight Lines')
    expect(await addRate(laneId, { carrierId, rateTableName: 'Mine' })).toMatchObject({
      rateTableName: 'Great Northern Freig',
    })
  })

  it('sums the rate of pallets over the ranges, and takes none that is typed [LRATE-27]', async () => {
    const { laneId, carrierId, addRate } = await contractSetup()
    const rate = await addRate(laneId, { ...perPallet([1, 10, 95], [11, 26, 80.25]), rate: 1, carrierId })
    expect(rate).toMatchObject({ chargeType: 'Pallet', rate: 175.25 })
  })

  it('charges a flat amount once and any other rate × units [LRATE-37]', async () => {
    const { laneId, carrierId, addRate } = await contractSetup()
    const { additionalCharges } = await addRate(laneId, { carrierId, additionalCharges: [tarps, detention] })
    expect(additionalCharges.map(({ total }) => total)).toEqual([85, 75])
  })

  it('costs rate × miles with fuel on top, and a minimum raises it [DEF-88]', async () => {
    const { lane, laneId, carrierId, addCarrier, addRate } = await contractSetup()
    const miles = lane.estimatedMiles ?? 0
    const { estimatedRate } = await addRate(laneId, { carrierId, rate: 2.1234, rateType: 'LineHaulPlusFuel' })
    const [haul, fuel] = [Math.round(miles * 212.34) / 100, Math.round(miles * 50) / 100]
    expect(estimatedRate).toBeCloseTo(haul + fuel, 2)
    const other = { carrierId: await addCarrier('Prairie'), minCharge: 9000 }
    expect((await addRate(laneId, other)).estimatedRate).toBe(9000)
  })
})

it('is estimated with the fuel per mile that the company has set', async () => {
  const { ask, lane, laneId, carrierId, addCarrier, addRate, ratesOf } = await contractSetup()
  const miles = lane.estimatedMiles ?? 0
  const terms = { chargeType: 'Flat', rate: 1000, rateType: 'LineHaulPlusFuel' } as const
  await addRate(laneId, { carrierId, ...terms })
  const estimate = async () => (await ratesOf(laneId))[0]?.estimatedRate
  expect(await estimate()).toBeCloseTo(1000 + Math.round(miles * 50) / 100, 2)
  await ask(updateBookingSettings, { body: { fuelPerMile: 0.8125 } })
  expect(await estimate()).toBeCloseTo(1000 + Math.round(miles * 81.25) / 100, 2)
  const added = await addRate(laneId, { carrierId: await addCarrier('Prairie'), ...terms })
  expect(added.estimatedRate).toBeCloseTo(1000 + Math.round(miles * 81.25) / 100, 2)
})

describe('what a rate needs', () => {
  const full = (carrierId: string): RateBody => ({ ...perMile, carrierId })

  it('names a missing carrier, type, unit and dates [LRATE-21] [LRATE-23]', async () => {
    const { refusalOf } = await contractSetup()
    const { status, problem } = await refusalOf({})
    expect(status).toBe(400)
    expect(problem.modelState).toMatchObject({
      carrierId: ['Please choose one of your TL carriers'],
      rateType: ['Rate Type is required'],
      chargeType: ['Rate Unit is required'],
      effectiveDate: ['Effective Date is required'],
      expirationDate: ['Expiration Date is required'],
    })
  })

  it('is a rate for any unit but Pallet [LRATE-24], which needs a minimum charge [LRATE-25]', async () => {
    const { carrierId, refusalOf } = await contractSetup()
    const { problem } = await refusalOf({ ...full(carrierId), rate: null })
    expect(problem.modelState).toEqual({ rate: ['Rate is required'] })
    const pallets = await refusalOf({ ...perPallet([1, 26, 95]), minCharge: null, carrierId })
    expect(pallets.problem.modelState).toEqual({ minCharge: ['Min Charge is required'] })
  })

  it.each([
    ['LRATE-28', [[2, 26, 95]], '0.minPallets', 'Must start at 1'],
    [
      'LRATE-29',
      [
        [1, 10, 95],
        [12, 26, 80],
      ],
      '1.minPallets',
      'Min must be 11',
    ],
    ['LRATE-30', [[1, null, 95]], '0.maxPallets', 'Enter a valid number'],
    ['LRATE-31', [[1, 27, 95]], '0.maxPallets', 'Max cannot be > 26'],
    [
      'LRATE-32',
      [
        [1, 10, 95],
        [11, 9, 80],
      ],
      '1.maxPallets',
      'Needs to be ≥ Min',
    ],
    ['LRATE-33', [[1, 26, 0]], '0.ratePerPallet', 'Rate Must be > 0'],
  ] as const)('has pallet ranges without a flaw [%s]', async (_code, ranges, place, message) => {
    const { carrierId, refusalOf, ratesOf, laneId } = await contractSetup()
    const { status, problem } = await refusalOf({ ...perPallet(...(ranges as never as [])), carrierId })
    expect(status).toBe(400)
    expect(problem.modelState).toEqual({ [`rateSpecifications.0.rateRanges.${place}`]: [message] })
    expect(await ratesOf(laneId)).toEqual([])
  })

  it('has additional charges with description, type, units, rate and method [LRATE-36]', async () => {
    const { carrierId, refusalOf } = await contractSetup()
    const { problem } = await refusalOf({ ...full(carrierId), additionalCharges: [tarps, {}] })
    expect(problem.modelState).toEqual({
      'additionalCharges.1.description': ['Description is required'],
      'additionalCharges.1.type': ['Type is required'],
      'additionalCharges.1.units': ['Units is required'],
      'additionalCharges.1.rate': ['Rate is required'],
      'additionalCharges.1.chargeRateType': ['Method is required'],
    })
  })

  it('is a living carrier of the company that hauls truckloads', async () => {
    const { ask, addCarrier, refusalOf, laneId, carrierId, addRate } = await contractSetup()
    const other = await contractSetup()
    const deleted = await addCarrier('Gone')
    await ask(deleteCarrier, { params: { carrierId: deleted } })
    for (const wrong of [other.carrierId, deleted, await addCarrier('Parcels', ['LTL'])]) {
      const { status, problem } = await refusalOf(full(wrong))
      expect(status).toBe(400)
      expect(problem.modelState).toEqual({ carrierId: ['Please choose one of your TL carriers'] })
    }
    const { id: laneRateId } = await addRate(laneId, { carrierId })
    await ask(updateCarrier, { params: { carrierId }, body: { modes: ['LTL'] } })
    const { attempt } = portal.as(other.person)
    expect((await attempt(contract.updateLaneRate, { params: { laneRateId }, body: { rate: 3 } })).status).toBe(404)
  })

  it('refuses dates that run backwards, negative minimums and more decimals than money has', async () => {
    const { carrierId, refusalOf } = await contractSetup()
    const wrong = { minCharge: -1, rate: 2.12345, effectiveDate: '2026-02-30' }
    expect(Object.keys((await refusalOf({ ...full(carrierId), ...wrong })).problem.modelState ?? {}).sort()).toEqual([
      'effectiveDate',
      'minCharge',
      'rate',
    ])
    const backwards = { ...full(carrierId), effectiveDate: inDays(5), expirationDate: inDays(4) }
    expect((await refusalOf(backwards)).problem.modelState).toHaveProperty('expirationDate')
  })
})

describe('the carriers of a choice', () => {
  it('are the truckload carriers of the company by search term, with name and id and nothing else of the market [LRATE-22]', async () => {
    const { ask, carrierId, addCarrier } = await contractSetup()
    await addCarrier('Kestrel Parcels', ['LTL', 'VLTL'])
    const both = await addCarrier('Kestrel Both', ['LTL', 'TL'])
    await addCarrier('Prairie')
    const names = async (searchTerm: string) =>
      (await ask(contract.searchCustomerCarriers, { query: { searchTerm } })).items
    expect(await names('kestrel')).toEqual([
      { carrierId: both, carrierName: 'Kestrel Both', logoFileId: null },
      { carrierId, carrierName: 'Kestrel Lines', logoFileId: null },
    ])
    expect((await names('')).map(({ carrierName }) => carrierName)).toEqual([
      'Kestrel Both',
      'Kestrel Lines',
      'Prairie',
    ])
  })
})
