import * as contract from '@lanewise/contract/orders'
import type { Permission } from '@lanewise/domain/access/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { orderSetup } from '#features/orders/testing/given.ts'
import { keepOrder } from '#features/orders/testing/stored-order.ts'
import { inCompany } from '#platform/db/database.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Facts = Parameters<typeof keepOrder>[2]
const viewing: Permission[] = ['ViewOrder']

/**
 * A user with orders of these numbers. `found` returns the numbers of the orders that a filter finds, in the order of
 * the list.
 */
async function orders(facts: Record<string, Facts>, by?: Person) {
  const ana = by ?? (await portal.given.person({ permissions: viewing }))
  const ids: Record<string, string> = {}
  for (const [orderNumber, given] of Object.entries(facts))
    ids[orderNumber] = await keepOrder(portal, ana, { orderNumber, ...given })
  const { ask, attempt } = portal.as(ana)
  const list = (body: object = {}) => ask(contract.findFilteredOrders, { body })
  const match = async (body: object = {}) => (await list(body)).data.map(({ orderNumber }) => orderNumber)
  const foundAny = async (body: object = {}) => (await match(body)).sort()
  return { ana, ids, ask, attempt, list, found: match, foundAny }
}

const at = (text: string) => new Date(text)
const reference = (value: string, typeId: 'SalesOrder' | 'Other' = 'SalesOrder') => ({
  label: typeId === 'Other' ? 'Other' : 'Sales Order #',
  value,
  typeId,
  isRequired: false,
})

describe('an order of the list', () => {
  it('tells its number, states, references, rates, both ends with their times, freight, stops and flags [ORDLIST-1]', async () => {
    const { ids, list } = await orders({
      O7: {
        createdAt: at('2026-05-20T15:00:00Z'),
        status: 5,
        onTimeStatus: 'AtRisk',
        customerName: 'Globex',
        referenceNumbers: [reference('SO-1044'), reference('X1', 'Other')],
        lowestShipCents: 48_712,
        lowestShipMode: 'VLTL',
        accessorials: ['LiftgateDelivery'],
        originCompanyAlias: 'NW',
        originEarlyAt: at('2026-06-01T12:00:00Z'),
        originAppointmentAt: at('2026-06-01T13:00:00Z'),
        destinationEarlyAt: at('2026-06-03T14:00:00Z'),
        milesTenths: 9_004,
        weight: 1_250.5,
        stackablePallets: 3,
        nonStackablePallets: 4,
        equipmentMode: 2,
        pickupStops: 2,
        dropoffStops: 3,
        orderType: 'Transfer',
        freightTermType: 'Collect',
        isHazmat: true,
        isTeamRequired: true,
        isJustInTime: true,
        isBlind: true,
        isMissingAppointment: true,
      },
    })
    expect((await list()).data).toEqual([
      {
        id: ids.O7,
        version: 1,
        orderNumber: 'O7',
        onTimeStatus: 'AtRisk',
        orderStatus: 'InTransit',
        orderStatusId: 5,
        customerName: 'Globex',
        referenceNumbers: [
          { label: 'Sales Order #', wellKnownTypeName: 'SalesOrder', value: 'SO-1044' },
          { label: 'Other', wellKnownTypeName: null, value: 'X1' },
        ],
        lowestShipMode: 'VLTL',
        lowestShipRate: 487.12,
        ltlAccessorials: ['LiftgateDelivery'],
        origin: {
          city: 'Indianapolis',
          state: 'IN',
          zip: '46204',
          ianaTimeZone: 'America/Indiana/Indianapolis',
          companyName: 'Northwind Foods',
          companyAlias: 'NW',
        },
        destination: {
          city: 'Dallas',
          state: 'TX',
          zip: '75201',
          ianaTimeZone: 'America/Chicago',
          companyName: 'Northwind Foods',
          companyAlias: null,
        },
        originEarlyDateTime: '2026-06-01T12:00:00.000Z',
        originLateDateTime: '2026-06-01T15:00:00.000Z',
        originAppointmentDateTime: '2026-06-01T13:00:00.000Z',
        destinationEarlyDateTime: '2026-06-03T14:00:00.000Z',
        destinationLateDateTime: '2026-06-03T17:00:00.000Z',
        destinationAppointmentDateTime: null,
        distance: 900.4,
        weight: 1_250.5,
        pallets: 7,
        stackablePallets: 3,
        nonStackablePallets: 4,
        linearFeet: 4,
        shippingMode: 'LTL',
        equipmentMode: 2,
        pickupStops: 2,
        dropoffStops: 3,
        createDateTime: '2026-05-20T15:00:00.000Z',
        orderType: 'Transfer',
        freightTermType: 'Collect',
        shipmentNumber: null,
        isHazmat: true,
        isTeamRequired: true,
        isJustInTime: true,
        isBlind: true,
        isMissingAppointment: true,
      },
    ])
  })

  it('carries no flags of tracking: those of the list are all, and the order itself has none either [STATUS-8]', async () => {
    const setup = await orderSetup(portal)
    const { orderNumber } = await setup.create()
    const [summary = {}] = (await setup.admin.ask(contract.findFilteredOrders, { body: {} })).data
    const information = await setup.admin.ask(contract.getOrderInformation, { params: { orderNumber } })
    const flagsOf = (order: object) =>
      Object.entries(order).flatMap(([name, value]) => (typeof value === 'boolean' ? name : []))
    expect(flagsOf(summary).sort()).toEqual([
      'isBlind',
      'isHazmat',
      'isJustInTime',
      'isMissingAppointment',
      'isTeamRequired',
    ])
    const followed = /track|eta$|position|arriv|depart|delay|exception|vehicle|driver|geofence/i
    for (const order of [summary, information])
      expect(Object.keys(order).filter((name) => followed.test(name))).toEqual([])
    expect([summary, information].map((order) => 'onTimeStatus' in order)).toEqual([true, true])
  })

  it('needs ViewOrder and belongs to one company', async () => {
    const { ana } = await orders({ O1: {} })
    const company = { id: ana.companyId, name: '' }
    const other = portal.as(await portal.given.person({ company, permissions: ['CreateOrder'] }))
    for (const call of [contract.findFilteredOrders, contract.exportOrders])
      expect((await other.attempt(call, { body: {} })).status).toBe(403)
    expect(await (await orders({})).found()).toEqual([])
  })
})

describe('the order of the list', () => {
  const facts = {
    O9: { originEarlyAt: at('2026-06-03T10:00:00Z'), destinationEarlyAt: at('2026-06-04T10:00:00Z'), weight: 300 },
    O10: { originEarlyAt: at('2026-06-01T10:00:00Z'), destinationEarlyAt: at('2026-06-09T10:00:00Z'), weight: 200.5 },
    O8: { originEarlyAt: at('2026-06-02T10:00:00Z'), destinationEarlyAt: at('2026-06-05T10:00:00Z'), weight: 200.4 },
  }
  const created = { O9: '2026-05-02', O10: '2026-05-01', O8: '2026-05-03' } as const
  const sorts = {
    OriginEarlyDateTime: ['O10', 'O8', 'O9'],
    DestinationEarlyDateTime: ['O9', 'O8', 'O10'],
    CreateDateTime: ['O10', 'O9', 'O8'],
    OrderNumber: ['O8', 'O9', 'O10'],
    Weight: ['O8', 'O10', 'O9'],
  }
  const given = () =>
    orders(
      Object.fromEntries(
        Object.entries(facts).map(([number, fact]) => [
          number,
          { ...fact, createdAt: at(`${created[number as keyof typeof created]}T10:00:00Z`) },
        ]),
      ),
    )

  it('is by the pickup, or by what is asked for, 1 ascending and -1 descending [DEF-18]', async () => {
    const { found: match } = await given()
    expect(await match()).toEqual(sorts.OriginEarlyDateTime)
    for (const [orderByProperty, expected] of Object.entries(sorts)) {
      expect(await match({ orderByProperty }), orderByProperty).toEqual(expected)
      expect(await match({ orderByProperty, orderByDirection: 1 }), orderByProperty).toEqual(expected)
      expect(await match({ orderByProperty, orderByDirection: -1 }), `-${orderByProperty}`).toEqual(
        expected.toReversed(),
      )
    }
  })

  it('leads by cursor through every order once, in either direction, by each sort', async () => {
    const { list } = await given()
    for (const [orderByProperty, expected] of Object.entries(sorts))
      for (const orderByDirection of [1, -1]) {
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const page = await list({ orderByProperty, orderByDirection, pageSize: 1, ...(cursor ? { cursor } : {}) })
          seen.push(...page.data.map(({ orderNumber }) => orderNumber))
          cursor = page.next ?? undefined
        } while (cursor)
        expect(seen).toEqual(orderByDirection === 1 ? expected : expected.toReversed())
      }
  })

  it('is found by findFilteredOrders with searchTerm, page and pageSize, by the pickup ascending where nothing is said [ORDLIST-3]', async () => {
    const { found: match, list } = await given()
    expect(await match({ searchTerm: 'O10' })).toEqual(['O10'])
    expect(await match({ searchTerm: 'nothing of it' })).toEqual([])
    expect(await match({ page: 2, pageSize: 2 })).toEqual(['O9'])
    expect((await list({ page: 2, pageSize: 2 })).total).toBe(3)
    expect(await match({})).toEqual(['O10', 'O8', 'O9'])
    expect(await match({ orderByProperty: 'OriginEarlyDateTime', orderByDirection: 1 })).toEqual(['O10', 'O8', 'O9'])
  })

  it('begins where wanted with the next pickup, and what lies more than a day back follows, the latest first', async () => {
    const from = (hours: number) => ({ originEarlyAt: new Date(Date.now() + hours * 3_600_000) })
    const { found: match, list } = await orders({
      O1: from(-9_000),
      O2: from(-25),
      O3: from(-23),
      O4: from(2),
      O5: from(200),
      O6: { ...from(100), customerName: 'Initech' },
      O7: { ...from(-300), customerName: 'Initech' },
    })
    const next = ['O3', 'O4', 'O6', 'O5', 'O2', 'O7', 'O1']
    expect(await match({ pastLast: true })).toEqual(next)
    expect(await match({ pastLast: true, searchTerm: 'initech' })).toEqual(['O6', 'O7'])
    expect((await list({ pastLast: true, searchTerm: 'initech', pageSize: 1 })).total).toBe(2)
    const pages = [1, 2, 3, 4].map((page) => match({ pastLast: true, pageSize: 2, page }))
    expect(await Promise.all(pages)).toEqual([next.slice(0, 2), next.slice(2, 4), next.slice(4, 6), next.slice(6)])
    const walk = async (first: object, side: 'next' | 'previous') => {
      const numbers: string[][] = []
      for (let page = await list(first); ; page = await list({ ...first, cursor: page[side] })) {
        numbers.push(page.data.map(({ orderNumber }) => orderNumber))
        expect(page.total).toBe(7)
        if (!page[side]) return numbers
      }
    }
    const three = { pastLast: true, pageSize: 3 }
    expect((await walk(three, 'next')).flat()).toEqual(next)
    expect((await walk({ ...three, cursor: 'last' }, 'previous')).reverse().flat()).toEqual(next)
    // Other sort orders are the same with and without this option.
    expect(await match({ pastLast: true, orderByDirection: -1 })).toEqual(['O5', 'O6', 'O4', 'O3', 'O2', 'O7', 'O1'])
  })

  it('has pages of 50 [ORDLIST-5]', async () => {
    const { list } = await orders(Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`O${index}`, {}])))
    const first = await list()
    expect([first.data.length, first.total]).toEqual([50, 51])
    expect((await list({ page: 2 })).data).toHaveLength(1)
  })
})

describe('the search of the list', () => {
  it('finds numbers, references, customers, companies and places, also of voided orders where they are asked for', async () => {
    const { foundAny } = await orders({
      O501: { referenceNumbers: [reference('PO-77 18')], customerName: 'Globex' },
      O502: { originCompanyName: 'Initech', to: 'US:98101' },
      O503: { status: -2, referenceNumbers: [reference('PO-7718')] },
    })
    expect(await foundAny({ searchTerm: 'po7718' })).toEqual(['O501'])
    expect(await foundAny({ searchTerm: 'globex' })).toEqual(['O501'])
    expect(await foundAny({ searchTerm: 'initech seattle' })).toEqual(['O502'])
    expect(await foundAny({ searchTerm: 'po7718', orderStatuses: ['Voided'] })).toEqual(['O503'])
    expect(await foundAny({ searchTerm: 'po7718', orderStatuses: ['Voided', 'Accepted'] })).toEqual(['O501', 'O503'])
  })
})

describe('the filters of the list', () => {
  it('leave out voided orders unless their status is asked for [DEF-59]', async () => {
    const { foundAny } = await orders({ O1: {}, O2: { status: 2 }, O3: { status: -2 }, O4: { status: 7 } })
    expect(await foundAny()).toEqual(['O1', 'O2', 'O4'])
    expect(await foundAny({ orderStatuses: ['Accepted'] })).toEqual(['O1'])
    expect(await foundAny({ orderStatuses: ['Voided'] })).toEqual(['O3'])
    expect(await foundAny({ orderStatuses: ['Voided', 'Invoiced', 'ReadyToShip'] })).toEqual(['O2', 'O3', 'O4'])
  })

  // Values of each order that the plain order lacks, with the filters that find only that order.
  const choices: [name: string, facts: NonNullable<Facts>, yes: object, no?: object][] = [
    ['orderTypes', { orderType: 'Return' }, { orderTypes: ['Return', 'Purchase'] }],
    [
      'hasPendingChangeRequests',
      { hasPendingChangeRequests: true },
      { hasPendingChangeRequests: true },
      { hasPendingChangeRequests: false },
    ],
    ['missingAppointment', { isMissingAppointment: true }, { missingAppointment: true }, { missingAppointment: false }],
    [
      'requiresAppointment',
      { requiresAppointment: true },
      { requiresAppointment: true },
      { requiresAppointment: false },
    ],
    ['originState', { from: 'US:98101' }, { originState: 'WA' }],
    ['originState by name', { from: 'US:98101' }, { originState: 'washington' }],
    ['originCity', { from: 'US:98101' }, { originCity: 'Seattle' }],
    ['originCity and originState', { from: 'US:98101' }, { originCity: 'seattle', originState: 'WA' }],
    ['originCompany', { originCompanyName: 'Initech' }, { originCompany: 'initech' }],
    ['originCompany by alias', { originCompanyAlias: 'ITX' }, { originCompany: 'itx' }],
    ['destinationState', { to: 'US:98101' }, { destinationState: 'WA' }],
    ['destinationCity', { to: 'US:98101' }, { destinationCity: 'Seattle', destinationState: 'WA' }],
    ['destinationCompany', { destinationCompanyName: 'Initech' }, { destinationCompany: 'Initech' }],
    ['destinationCompany by alias', { destinationCompanyAlias: 'ITX' }, { destinationCompany: 'ITX' }],
    ['shippingModes', { shippingMode: 'TL' }, { shippingModes: ['TL', 'VLTL'] }],
    ['equipmentTypes', { equipmentTypes: ['Van', 'Conestoga'] }, { equipmentTypes: ['Conestoga', 'Lowboy'] }],
    ['minWeight', { weight: 1_300 }, { minWeight: 1_300 }],
    ['maxWeight', { weight: 900 }, { maxWeight: 900 }],
    ['freightTermTypes', { freightTermType: 'ThirdParty' }, { freightTermTypes: ['ThirdParty'] }],
    ['isBlind', { isBlind: true }, { isBlind: true }, { isBlind: false }],
    ['isHazmatRequired', { isHazmat: true }, { isHazmatRequired: true }, { isHazmatRequired: false }],
    ['isJustInTime', { isJustInTime: true }, { isJustInTime: true }, { isJustInTime: false }],
    ['isTeamRequired', { isTeamRequired: true }, { isTeamRequired: true }, { isTeamRequired: false }],
    ['referenceNumber', { referenceNumbers: [reference('PO-1044')] }, { referenceNumber: 'po 104' }],
    ['pickupStops', { pickupStops: 3 }, { pickupStops: 2 }],
    ['deliveryStops', { dropoffStops: 3 }, { deliveryStops: 3 }],
    [
      'originDateTime',
      { originEarlyAt: at('2026-06-20T14:00:00Z') },
      { originDateTime: { startDate: '2026-06-20', endDate: '2026-06-20' } },
    ],
    [
      'destinationDateTime',
      { destinationEarlyAt: at('2026-06-25T14:00:00Z') },
      { destinationDateTime: { startDate: '2026-06-25', endDate: '2026-06-25' } },
    ],
    [
      'createDateTime',
      { createdAt: at('2026-01-10T12:00:00Z') },
      { createDateTime: { startDate: '2026-01-10', endDate: '2026-01-10' } },
    ],
  ]

  it('each find the orders that have what is asked for, and no other [ORDLIST-6]', async () => {
    for (const [name, facts, yes, no] of choices) {
      const { found: match } = await orders({ Plain: {}, Other: facts })
      expect(await match(yes), name).toEqual(['Other'])
      if (no) expect(await match(no), `not ${name}`).toEqual(['Plain'])
    }
  })

  // Distances from downtown Indianapolis: Carmel about 14 miles, Lafayette 59, Fort Wayne 104.
  const ends = { Here: 'US:46204', Carmel: 'US:46032', Lafayette: 'US:47901', FortWayne: 'US:46802' }

  it('find what begins or ends within some miles of a city, 5 where none are named [ORDLIST-6]', async () => {
    const from = await orders(Object.fromEntries(Object.entries(ends).map(([name, id]) => [name, { from: id }])))
    const near = (originRadius?: number) =>
      from.foundAny({ originCity: 'Indianapolis', originState: 'IN', ...(originRadius ? { originRadius } : {}) })
    expect(await near()).toEqual(['Here'])
    expect(await near(20)).toEqual(['Carmel', 'Here'])
    expect(await near(65)).toEqual(['Carmel', 'Here', 'Lafayette'])
    expect(await near(150)).toEqual(['Carmel', 'FortWayne', 'Here', 'Lafayette'])
    expect(await from.foundAny({ destinationCity: 'Indianapolis', destinationRadius: 150 })).toEqual([])
    const to = await orders(Object.fromEntries(Object.entries(ends).map(([name, id]) => [name, { to: id }])))
    const towards = { destinationCity: 'Indianapolis', destinationState: 'Indiana', destinationRadius: 20 }
    expect(await to.foundAny(towards)).toEqual(['Carmel', 'Here'])
  })

  it('measure the circle and not the square around it', async () => {
    const { found: match } = await orders({ Corner: { from: 'US:47901' } })
    const near = (originRadius: number) => match({ originCity: 'Indianapolis', originState: 'IN', originRadius })
    expect([await near(55), await near(60)]).toEqual([[], ['Corner']])
  })

  it('compare the names of a city that nobody knows', async () => {
    const { foundAny } = await orders({
      Odd: { originCity: 'Nowhere Falls', originState: 'IN' },
      Here: {},
    })
    expect(await foundAny({ originCity: 'nowhere falls' })).toEqual(['Odd'])
    expect(await foundAny({ originCity: 'nowhere falls', originState: 'IN' })).toEqual(['Odd'])
    expect(await foundAny({ originCity: 'nowhere falls', originState: 'TX' })).toEqual([])
    expect(await foundAny({ originCity: 'Indianapolis', originState: 'IN' })).toEqual(['Here', 'Odd'])
  })

  it('take days by the calendar of the place, and those of creation by that of the company [ORDLIST-6]', async () => {
    // 10:30 p.m. in Honolulu is 3:30 a.m. in Indianapolis.
    const late = at('2026-06-02T08:30:00Z')
    const { foundAny } = await orders({
      West: { from: 'US:96813', originEarlyAt: late, to: 'US:96813', destinationEarlyAt: late, createdAt: late },
      East: { originEarlyAt: late, to: 'US:46204', destinationEarlyAt: late, createdAt: at('2026-06-02T04:30:00Z') },
    })
    const on = (day: string) => ({ startDate: day, endDate: day })
    for (const field of ['originDateTime', 'destinationDateTime']) {
      expect(await foundAny({ [field]: on('2026-06-01') }), field).toEqual(['West'])
      expect(await foundAny({ [field]: on('2026-06-02') }), field).toEqual(['East'])
      expect(await foundAny({ [field]: { startDate: '2026-06-02' } }), field).toEqual(['East'])
      expect(await foundAny({ [field]: { endDate: '2026-06-01' } }), field).toEqual(['West'])
    }
    // It is 11:30 p.m. of the first in Chicago when the second order is created.
    expect(await foundAny({ createDateTime: on('2026-06-01') })).toEqual(['East'])
    expect(await foundAny({ createDateTime: { startDate: '2026-06-02' } })).toEqual(['West'])
  })

  it('find a reference number of a stop, and none that was taken away', async () => {
    const { ana, ids, found: match } = await orders({ O1: {}, O2: {} })
    const value = { label: 'Pickup #', typeId: 'PickupNumber', value: 'PU/900', stopNumber: 1 }
    await inCompany(portal.database.db, ana.companyId, async (tx) => {
      await tx
        .insertInto('orderReferences')
        .values({ ...value, orderId: ids.O1 ?? '' })
        .execute()
      await tx
        .insertInto('orderReferences')
        .values({ ...value, orderId: ids.O2 ?? '', deletedAt: new Date() })
        .execute()
    })
    expect(await match({ referenceNumber: 'pu-900' })).toEqual(['O1'])
    expect(await match({ referenceNumber: 'pu-901' })).toEqual([])
    expect(await match({ referenceNumber: '///' })).toEqual([])
  })

  it('hold together', async () => {
    const { found: match } = await orders({
      O1: { isHazmat: true, from: 'US:98101' },
      O2: { isHazmat: true },
      O3: { from: 'US:98101' },
    })
    expect(await match({ isHazmatRequired: true, originState: 'WA', minWeight: 1_000 })).toEqual(['O1'])
  })

  it('refuse a radius off the slider, a weight below zero, and what nobody knows', async () => {
    const { attempt } = await orders({})
    const refusalOf = async (body: object) => (await attempt(contract.findFilteredOrders, { body })).problem.modelState
    expect(await refusalOf({ originRadius: 155 })).toEqual({ originRadius: ['At most 150'] })
    expect(await refusalOf({ destinationRadius: 12 })).toEqual({ destinationRadius: ['In steps of 5'] })
    expect(await refusalOf({ minWeight: -1 })).toEqual({ minWeight: ['Cannot be negative'] })
    expect(Object.keys((await refusalOf({ orderByDirection: 2 })) ?? {})).toEqual(['orderByDirection'])
    expect((await attempt(contract.findFilteredOrders, { body: { orderStatuses: ['Draft'] } })).status).toBe(400)
  })
})

it('an export holds what the filters find, in the order of the list, with the times of each place [UX-7]', async () => {
  const { ana, ask } = await orders({
    O1: {
      createdAt: at('2026-05-01T15:00:00Z'),
      referenceNumbers: [reference('SO-1')],
      originEarlyAt: at('2026-06-01T12:00:00Z'),
      originAppointmentAt: at('2026-06-01T13:00:00Z'),
      destinationEarlyAt: at('2026-06-03T14:00:00Z'),
      milesTenths: 9_004,
      lowestShipCents: 48_712,
      lowestShipMode: 'LTL',
      isHazmat: true,
      from: 'US:98101',
    },
    O2: { shippingMode: 'TL' },
  })
  const file = await ask(contract.exportOrders, { body: { shippingModes: ['LTL'] } })
  const [head, ...rows] = file.trim().split('\r\n')
  expect(head).toMatch(/^Order number,Status,On time,Customer,Order Type,Freight Terms,Reference numbers,/)
  expect(rows).toEqual([
    'O1,New,,Acme,Sales Order,Prepaid,Sales Order # SO-1,LTL,Dry,' +
      'Northwind Foods,Seattle,WA,98101,2026-06-01T05:00:00-07:00,2026-06-01T08:00:00-07:00,2026-06-01T06:00:00-07:00,' +
      'Northwind Foods,Dallas,TX,75201,2026-06-03T09:00:00-05:00,2026-06-03T12:00:00-05:00,,' +
      '1,1,900.4,1200,2,Yes,No,No,No,487.12,LTL,,2026-05-01T10:00:00-05:00',
  ])
  const answer = await fetch(`${portal.url}/api/v1/orders/search/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await portal.tokenFor(ana)}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

it('finds and exports the orders that are named, also voided ones', async () => {
  const { ask, foundAny } = await orders({ O1: {}, O2: { status: -2 }, O3: {} })
  expect(await foundAny({ orderNumbers: ['O1', 'O2'] })).toEqual(['O1', 'O2'])
  expect(await foundAny({ orderNumbers: ['O1', 'O2'], orderStatuses: ['Accepted'] })).toEqual(['O1'])
  const rows = (await ask(contract.exportOrders, { body: { orderNumbers: ['O2'] } })).trim().split('\r\n')
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(['O2'])
})

it('offers companies by what was typed, the own one first', async () => {
  const ana = await portal.given.person({ company: await portal.given.company('Own Goods') })
  await inCompany(portal.database.db, ana.companyId, (tx) =>
    tx
      .insertInto('knownCompanies')
      .values([{ companyName: 'Initech' }, { companyName: 'Globex' }])
      .execute(),
  )
  const companyNames = async (q?: string) =>
    (await portal.as(ana).ask(contract.customerCompanies, { query: { q } })).items.map(({ companyName }) => companyName)
  expect(await companyNames()).toEqual(['Own Goods', 'Globex', 'Initech'])
  expect(await companyNames('ini')).toEqual(['Initech'])
})
