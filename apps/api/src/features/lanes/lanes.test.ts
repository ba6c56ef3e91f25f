import * as contract from '@lanewise/contract/lanes'
import { search } from '@lanewise/contract/search'
import { addWatchedEntityWithEmail, removeWatcher, updateWatcher } from '@lanewise/contract/watchers'
import type { Permission } from '@lanewise/domain/access/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { chicago, chicagoToDallas, dallas, type LaneBody, laneSetup, perMile, today } from './testing/given.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const setup = () => laneSetup(portal)
const [year = 0, month = 0] = today.split('-').map(Number)

describe('a lane', () => {
  it('has name, equipment, ends with their places, volumes and terms of tendering [LANE-2]', async () => {
    const { ask, addLane } = await setup()
    const { id } = await addLane()
    const lane = await ask(contract.getLane, { params: { laneId: id } })
    expect(lane).toMatchObject({
      id,
      customerReferenceNumber: 'Chicago to Dallas',
      equipmentMode: 1,
      originLocation: {
        city: 'Chicago',
        postalCode: '60606',
        governingDistrictAbbreviation: 'IL',
        governingDistrictName: 'Illinois',
        latitude: expect.closeTo(41.88, 1),
        longitude: expect.closeTo(-87.64, 1),
      },
      destinationLocation: {
        city: 'Dallas',
        postalCode: '75201',
        governingDistrictAbbreviation: 'TX',
        governingDistrictName: 'Texas',
        latitude: expect.closeTo(32.8, 1),
        longitude: expect.closeTo(-96.8, 1),
      },
      ytdShipmentCount: 0,
      projectedMonthlyVolume: [],
      tenderType: 'Automatic',
      tenderMethod: 'Email',
      tenderTime: 60,
      shipmentTenderingStart: 2,
      expirationAction: 'NotifyWatchers',
      version: 1,
    })
    expect(lane.monthlyCounts).toHaveLength(12)
    expect(lane.monthlyCounts.at(-1)).toEqual({ year, month, count: 0 })
  })

  it('knows its road miles to a tenth and the way to draw from end to end [DEF-115]', async () => {
    const { addLane } = await setup()
    const { estimatedMiles, way: route, originLocation, destinationLocation } = await addLane()
    expect(estimatedMiles).toBeGreaterThan(900)
    expect(estimatedMiles).toBeLessThan(1000)
    expect((estimatedMiles ?? 0) * 10).toBeCloseTo(Math.round((estimatedMiles ?? 0) * 10), 6)
    expect(route?.length).toBeGreaterThan(5)
    expect(route?.length).toBeLessThanOrEqual(300)
    expect(route?.[0]?.[0]).toBeCloseTo(originLocation.longitude, 4)
    expect(route?.at(-1)?.[1]).toBeCloseTo(destinationLocation.latitude, 4)
  })

  it('has neither miles nor a way where no road leads', async () => {
    const { addLane } = await setup()
    const honolulu = { city: 'Honolulu', state: 'HI', country: 'US' } as const
    expect(await addLane({ destination: honolulu })).toMatchObject({ estimatedMiles: null, way: null })
  })

  it.each([
    ['a whole city', { city: 'dallas', state: 'TX', country: 'US' }, { city: 'Dallas', postalCode: null }],
    ['a Canadian area', { city: 'Ottawa', state: 'ON', postalCode: 'K1A', country: 'CA' }, { postalCode: 'K1A' }],
    [
      'a Mexican city with its code',
      { city: 'Monterrey', state: 'NL', postalCode: '64000', country: 'MX' },
      { city: 'Monterrey', postalCode: '64000', governingDistrictName: 'Nuevo León' },
    ],
  ] as const)('ends at %s', async (_what, destination, shown) => {
    const { addLane } = await setup()
    expect((await addLane({ destination })).destinationLocation).toMatchObject(shown)
  })

  it.each([
    ['postalCode', { ...dallas, postalCode: '00000' }, /Zip Code 00000 is not known/],
    ['postalCode', { ...dallas, postalCode: '60606' }, /60606 is in IL, not in TX/],
    ['postalCode', { ...dallas, postalCode: '752' }, /too few digits/],
    ['state', { ...dallas, state: 'ZZ' }, /ZZ is not a state of the United States/],
    ['city', { ...dallas, city: 'Atlantis' }, /75201 is in Dallas, and no Atlantis is known in Texas/],
    ['city', { ...dallas, city: 'Atlantis', postalCode: null }, /No Atlantis is known in Texas/],
    ['country', { ...dallas, country: 'DE' }, /Choose US, CA or MX/],
  ])('refuses an unknown place at its %s and leaves nothing behind (%#)', async (field, destination, message) => {
    const { ask, attempt } = await setup()
    const { status, problem } = await attempt(contract.createLane, { body: { ...chicagoToDallas, destination } })
    expect(status).toBe(400)
    expect(problem.modelState).toEqual({ [`destination.${field}`]: [expect.stringMatching(message)] })
    expect((await ask(contract.searchLanes, {})).total).toBe(0)
  })

  it('names what is wrong at both ends at once', async () => {
    const { attempt } = await setup()
    const nowhere = { city: 'Atlantis', state: 'TX', country: 'US' }
    const { problem } = await attempt(contract.createLane, {
      body: { ...chicagoToDallas, origin: nowhere, destination: nowhere },
    })
    expect(Object.keys(problem.modelState ?? {})).toEqual(['origin.city', 'destination.city'])
  })
})

describe('the list', () => {
  it('has name, ends, miles, equipment, number of carriers and time of creation of each lane [LANE-3]', async () => {
    const { ask, addLane, addCarrier, addRate } = await setup()
    const { id, createDateTime, estimatedMiles, originLocation, destinationLocation } = await addLane()
    for (const name of ['Kestrel', 'Prairie']) await addRate(id, { carrierId: await addCarrier(name) })
    const gone = { effectiveDate: '2020-01-01', expirationDate: '2020-12-31' }
    await addRate(id, { carrierId: await addCarrier('Past'), ...gone })
    const { data } = await ask(contract.searchLanes, {})
    expect(data).toEqual([
      {
        id,
        customerReferenceNumber: 'Chicago to Dallas',
        originLocationDetails: originLocation,
        destinationLocationDetails: destinationLocation,
        estimatedMiles,
        equipmentMode: 1,
        numberOfCarriers: 2,
        createDateTime,
      },
    ])
  })

  it('searches by the words of name and places, 20 to a page from page 1 on [LANE-7]', async () => {
    const { ask, addLane } = await setup()
    for (let number = 1; number <= 21; number += 1) await addLane({ customerReferenceNumber: `Lane ${100 + number}` })
    await addLane({ customerReferenceNumber: 'Back haul', origin: dallas, destination: chicago })
    const names = async (query: object) =>
      (await ask(contract.searchLanes, { query })).data.map((lane) => lane.customerReferenceNumber)
    const { data, total } = await ask(contract.searchLanes, {})
    expect([data.length, total, data[0]?.customerReferenceNumber]).toEqual([20, 22, 'Back haul'])
    expect(await names({ page: 2 })).toEqual(['Lane 120', 'Lane 121'])
    expect(await names({ searchTerm: 'back' })).toEqual(['Back haul'])
    expect(await names({ searchTerm: 'lane 119' })).toEqual(['Lane 119'])
    expect((await names({ searchTerm: 'dallas 60606' })).length).toBe(20)
  })

  it('is filtered by equipment', async () => {
    const { ask, raw, addLane } = await setup()
    await addLane({ customerReferenceNumber: 'Dry' })
    await addLane({ customerReferenceNumber: 'Cold', equipmentMode: 2 })
    await addLane({ customerReferenceNumber: 'Flat', equipmentMode: 3 })
    const names = async (query: object) =>
      (await ask(contract.searchLanes, { query })).data.map((lane) => lane.customerReferenceNumber)
    expect(await names({ equipment: 2 })).toEqual(['Cold'])
    expect(await names({ equipment: [1, 3] })).toEqual(['Dry', 'Flat'])
    expect((await raw('GET', '/api/v1/lanes?equipment=9')).status).toBe(400)
  })

  it('is found in the global search by name and place', async () => {
    const { ask, addLane } = await setup()
    const { id } = await addLane()
    for (const q of ['chicago to', '75201'])
      expect(await ask(search, { params: { kind: 'all' }, query: { q } })).toEqual([
        {
          projection: 'record',
          id,
          section: 'Lanes',
          list: 'lanes',
          title: 'Chicago to Dallas',
          detail: 'Chicago, IL 60606 to Dallas, TX 75201, Dry',
          path: `/lanes/${id}`,
        },
      ])
  })
})

describe('changing a lane', () => {
  it('takes name, tender type, method, time and start, expiration action and equipment [LANE-27]', async () => {
    const { ask, addLane } = await setup()
    const { id: laneId, version } = await addLane()
    const body = {
      customerReferenceNumber: 'Texas run',
      tenderType: 'Manual',
      tenderMethod: 'Manual',
      tenderTime: 90,
      shipmentTenderingStart: 5,
      expirationAction: 'RequestSpotQuote',
      equipmentMode: 2,
    } as const
    const changed = await ask(contract.updateLane, { params: { laneId }, body: { ...body, version } })
    expect(changed).toMatchObject({ ...body, version: 2 })
    expect(await ask(contract.getLane, { params: { laneId } })).toEqual(changed)
  })

  it('saves the expiration action alone and leaves everything else as it is [LRATE-19]', async () => {
    const { ask, addLane } = await setup()
    const before = await addLane()
    const params = { laneId: before.id }
    const after = await ask(contract.updateLane, { params, body: { expirationAction: 'BroadcastToNetwork' } })
    expect(after).toEqual({
      ...before,
      expirationAction: 'BroadcastToNetwork',
      version: 2,
      updatedAt: expect.any(String),
    })
  })

  it('knows the expiration actions None, Notify Watchers, Request Rates from network and Get Spot Quote, and no other [LRATE-18]', async () => {
    const { ask, attempt, addLane, sentences } = await setup()
    const { id: laneId } = await addLane({ expirationAction: null })
    const save = (expirationAction: unknown) =>
      attempt(contract.updateLane, { params: { laneId }, body: { expirationAction } })
    const actionLabels = ['Notify Watchers', 'Request Rates from network', 'Get Spot Quote']
    for (const action of ['NotifyWatchers', 'BroadcastToNetwork', 'RequestSpotQuote', null])
      expect((await save(action)).status).toBe(200)
    expect((await ask(contract.getLane, { params: { laneId } })).expirationAction).toBeNull()
    expect((await sentences(laneId)).slice(0, 4).reverse()).toEqual([
      `Ana Ruiz set Expiration Action to ${actionLabels[0]}`,
      `Ana Ruiz changed Expiration Action from ${actionLabels[0]} to ${actionLabels[1]}`,
      `Ana Ruiz changed Expiration Action from ${actionLabels[1]} to ${actionLabels[2]}`,
      `Ana Ruiz cleared Expiration Action (was ${actionLabels[2]})`,
    ])
    expect((await save('CancelShipment')).status).toBe(400)
  })

  it('refuses Automatic with Manual at both fields, for new lanes and changed ones [LANE-23]', async () => {
    const { ask, attempt, addLane } = await setup()
    const refused = {
      tenderType: ['Cannot be used with Tender Method: Manual'],
      tenderMethod: ['Cannot be used with Tender Type: Automatic'],
    }
    const manual: LaneBody = { ...chicagoToDallas, tenderMethod: 'Manual' }
    expect((await attempt(contract.createLane, { body: manual })).problem.modelState).toEqual(refused)
    const { id: laneId } = await addLane()
    const changed = await attempt(contract.updateLane, { params: { laneId }, body: { tenderMethod: 'Manual' } })
    expect([changed.status, changed.problem.modelState]).toEqual([400, refused])
    expect((await ask(contract.getLane, { params: { laneId } })).tenderMethod).toBe('Email')
  })

  it('joins what two people changed, and asks where both changed the same field [DEF-123]', async () => {
    const { ask, attempt, addLane } = await setup()
    const { id: laneId, version } = await addLane()
    const params = { laneId }
    await ask(contract.updateLane, { params, body: { tenderTime: 90, version } })
    const joined = await ask(contract.updateLane, { params, body: { shipmentTenderingStart: 4, version } })
    expect(joined).toMatchObject({ tenderTime: 90, shipmentTenderingStart: 4, version: 3 })
    const { status, problem } = await attempt(contract.updateLane, { params, body: { tenderTime: 30, version } })
    expect(status).toBe(409)
    expect(problem.conflicts).toMatchObject([{ label: 'Tender Time', mine: '30', theirs: '90', changedBy: 'Ana Ruiz' }])
  })

  it('tells its history in plain words', async () => {
    const { ask, addLane, sentences } = await setup()
    const { id: laneId } = await addLane()
    await ask(contract.updateLane, { params: { laneId }, body: { equipmentMode: 2, tenderTime: null } })
    expect(await sentences(laneId)).toEqual([
      'Ana Ruiz changed Equipment Mode from Dry to Reefer',
      'Ana Ruiz cleared Tender Time (was 60)',
      'Ana Ruiz created lane Chicago to Dallas',
    ])
  })
})

describe('deleting a lane', () => {
  it('answers isSuccess and a message, and the lane is gone with its rates [LANE-31]', async () => {
    const { ask, attempt, addLane, addCarrier, addRate } = await setup()
    const { id: laneId } = await addLane()
    const { id: laneRateId } = await addRate(laneId, { carrierId: await addCarrier('Kestrel') })
    expect(await ask(contract.deleteLane, { params: { laneId } })).toEqual({
      isSuccess: true,
      message: 'Lane deleted successfully',
    })
    expect((await ask(contract.searchLanes, {})).total).toBe(0)
    expect((await attempt(contract.getLane, { params: { laneId } })).status).toBe(404)
    expect((await attempt(contract.getContractedLaneRate, { params: { laneId } })).status).toBe(404)
    for (const again of [contract.updateLaneRate, contract.deleteLaneRate]) {
      const { status, problem } = await attempt(again, { params: { laneRateId }, body: { rate: 3 } })
      expect([status, problem.message]).toEqual([404, 'This lane does not exist or is not yours'])
    }
  })
})

describe('open screens', () => {
  it('hear of every change of a lane, its rates, their order and its watchers', async () => {
    const { company, ask, addLane, addCarrier, addRate } = await setup()
    const { id: laneId } = await addLane()
    const { id: laneRateId } = await addRate(laneId, { carrierId: await addCarrier('Kestrel') })
    const { id: otherId } = await addRate(laneId, { carrierId: await addCarrier('Prairie') })
    const contractSequences = [otherId, laneRateId].map((contractId, index) => ({ contractId, sequence: index + 1 }))
    await ask(contract.resequenceLaneRates, { params: { laneId }, body: { contractSequences } })
    await ask(contract.updateLaneRate, { params: { laneRateId }, body: { rate: 3 } })
    await ask(contract.deleteLaneRate, { params: { laneRateId: otherId } })
    await ask(addWatchedEntityWithEmail, {
      body: { emailAddress: 'w@shipper.test', entityId: laneId, entityType: 'CustomerLane' },
    })
    expect((await ask(contract.getLane, { params: { laneId } })).version).toBe(7)
    await ask(contract.deleteLane, { params: { laneId } })
    const events = await portal.database.owner
      .selectFrom('system.outbox')
      .select('payload')
      .where('companyId', '=', company.id)
      .where('name', '=', 'laneChanged')
      .orderBy('createdAt')
      .execute()
    const eventOf = (action: string) => ({ id: laneId, customerReferenceNumber: 'Chicago to Dallas', action })
    expect(events.map(({ payload }) => payload)).toEqual(
      ['created', ...Array.from({ length: 6 }, () => 'changed'), 'deleted'].map(eventOf),
    )
  })
})

describe('permissions', () => {
  it('refuses changes of lanes, rates and watchers without EditLane, and new lanes without CreateLane [LANE-37]', async () => {
    const { addLane, addCarrier, addRate, colleague, ratesOf } = await setup()
    const { id: laneId } = await addLane()
    const { id: laneRateId } = await addRate(laneId, { carrierId: await addCarrier('Kestrel') })
    const carrierId = await addCarrier('Prairie')
    const contractSequences = [{ contractId: laneRateId, sequence: 1 }]
    const watcher = { emailAddress: 'w@shipper.test', entityId: laneId, entityType: 'CustomerLane' }
    const changes = [
      [contract.updateLane, { params: { laneId }, body: { tenderTime: 5 } }],
      [contract.createLaneRate, { params: { laneId }, body: { ...perMile, carrierId } }],
      [contract.updateLaneRate, { params: { laneRateId }, body: { rate: 9 } }],
      [contract.resequenceLaneRates, { params: { laneId }, body: { contractSequences } }],
      [addWatchedEntityWithEmail, { body: watcher }],
      [updateWatcher, { body: { watchedEntityRequest: watcher } }],
      [removeWatcher, { body: { entityId: laneId, emailAddress: watcher.emailAddress } }],
      [contract.deleteLaneRate, { params: { laneRateId } }],
      [contract.deleteLane, { params: { laneId } }],
    ] as const
    const others: Permission[] = ['ViewLanes', 'CreateLane', 'EditCarrierNetwork']
    const [reader, editor] = [await colleague(others), await colleague(['EditLane'])]
    for (const [operation, input] of changes) {
      expect((await reader.attempt(operation, input)).status, operation.name).toBe(403)
    }
    expect((await ratesOf(laneId)).map(({ rate }) => rate)).toEqual([2.15])
    expect((await editor.attempt(contract.createLane, { body: chicagoToDallas })).status).toBe(403)
    expect((await reader.attempt(contract.createLane, { body: chicagoToDallas })).status).toBe(201)
    for (const [operation, input] of changes) {
      expect((await editor.attempt(operation, input)).status, operation.name).not.toBe(403)
    }
  })
})
