import * as contract from '@lanewise/contract/quotes'
import type { Permission } from '@lanewise/domain/access/permissions'
import { addDays, startOfDayInZone, zonedDate } from '@lanewise/domain/shared/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepQuote } from '#features/quotes/testing/stored-quote.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Facts = Parameters<typeof keepQuote>[2]
const viewing: Permission[] = ['ViewQuoteHistory']

/** A user with quotes of these names. `found` returns the names of the quotes that a filter matches. */
async function history(quotes: Record<string, Facts>, by?: Person) {
  const ana = by ?? (await portal.given.person({ permissions: viewing }))
  for (const [quoteNumber, facts] of Object.entries(quotes)) await keepQuote(portal, ana, { quoteNumber, ...facts })
  const { ask, attempt } = portal.as(ana)
  const match = async (query: object = {}) =>
    (await ask(contract.getLtlQuoteHistory, { query })).data.map(({ quoteNumber }) => quoteNumber).sort()
  return { ana, ask, attempt, found: match }
}

describe('a quote of the history', () => {
  it('tells where, when, what and the lowest cost [QHIST-4] [DEF-95]', async () => {
    const ana = await portal.given.person({ permissions: viewing, firstName: 'Quinn', lastName: 'Harper' })
    const id = await keepQuote(portal, ana, {
      quoteNumber: 'Q7',
      createdAt: new Date('2026-05-20T15:00:00Z'),
      shippingDate: '2026-06-02',
      freightClasses: ['70', '92.5'],
      pallets: 3,
      weight: 1_250.5,
      lowestCents: 48_712,
      rateCount: 9,
    })
    const { data, total } = await portal.as(ana).ask(contract.getLtlQuoteHistory, {})
    expect(total).toBe(1)
    expect(data).toEqual([
      {
        id,
        quoteNumber: 'Q7',
        origin: {
          id: 'US:46204',
          city: 'Indianapolis',
          state: 'IN',
          postalCode: '46204',
          country: 'US',
          latitude: expect.closeTo(39.77, 1),
          longitude: expect.closeTo(-86.16, 1),
          ianaTimeZone: 'America/Indiana/Indianapolis',
        },
        destination: expect.objectContaining({ id: 'US:75201', city: 'Dallas', state: 'TX', postalCode: '75201' }),
        createDateTime: '2026-05-20T15:00:00.000Z',
        quoteDate: '2026-06-02',
        freightClasses: ['70', '92.5'],
        units: 3,
        totalWeight: 1_250.5,
        lowestRate: 487.12,
        shippingMode: 'LTL',
        shippingModes: ['LTL'],
        bookedOrderNumber: null,
        rateCount: 9,
        createUserId: ana.id,
        createdBy: 'Quinn Harper',
      },
    ])
  })

  it('has no lowest rate while nobody has given one', async () => {
    const { ask } = await history({ Q1: {} })
    expect((await ask(contract.getLtlQuoteHistory, {})).data[0]?.lowestRate).toBeNull()
  })

  it('needs the permission to view the history, and belongs to one company [QHIST-1]', async () => {
    const { ana } = await history({ Q1: {} })
    const company = { id: ana.companyId, name: 'Acme' }
    const other = portal.as(await portal.given.person({ company, permissions: ['CreateQuote'] }))
    for (const call of [contract.getLtlQuoteHistory, contract.exportLtlQuotes, contract.ltlQuoteCreators])
      expect((await other.attempt(call, {})).status).toBe(403)
    const { found: match } = await history({})
    expect(await match()).toEqual([])
  })
})

describe('the order of the history', () => {
  const quotes = {
    Q1: { createdAt: new Date('2026-05-03T10:00:00Z'), shippingDate: '2026-06-01' },
    Q2: { createdAt: new Date('2026-05-01T10:00:00Z'), shippingDate: '2026-06-03' },
    Q3: { createdAt: new Date('2026-05-02T10:00:00Z'), shippingDate: '2026-06-02' },
  }
  const sorts = [
    ['createDateTime', 'desc', ['Q1', 'Q3', 'Q2']],
    ['createDateTime', 'asc', ['Q2', 'Q3', 'Q1']],
    ['pickupDate', 'desc', ['Q2', 'Q3', 'Q1']],
    ['pickupDate', 'asc', ['Q1', 'Q3', 'Q2']],
  ] as const

  it('is by pickup date or by request, either way, newest request first [QHIST-7] [QHIST-8]', async () => {
    const { ask } = await history(quotes)
    const ordered = async (query: object) =>
      (await ask(contract.getLtlQuoteHistory, { query })).data.map(({ quoteNumber }) => quoteNumber)
    for (const [orderByProperty, orderByDirection, expected] of sorts)
      expect(await ordered({ orderByProperty, orderByDirection }), `${orderByProperty} ${orderByDirection}`).toEqual(
        expected,
      )
    expect(await ordered({})).toEqual(['Q1', 'Q3', 'Q2'])
  })

  it('leads page by page through quotes of one day, each once', async () => {
    const shippingDate = '2026-06-01'
    const many = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`Q${index}`, { shippingDate }]))
    const { ask } = await history(many)
    const query = { orderByProperty: 'pickupDate', pageSize: 2 } as const
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await ask(contract.getLtlQuoteHistory, { query: cursor ? { ...query, cursor } : query })
      expect(page.total).toBe(5)
      seen.push(...page.data.map(({ quoteNumber }) => quoteNumber))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen.sort()).toEqual(Object.keys(many))
  })
})

describe('the filters of the history', () => {
  it('pages by 20, and finds a class and words of places, numbers and codes [QHIST-10]', async () => {
    const ana = await portal.given.person({ permissions: viewing })
    for (let index = 0; index < 21; index += 1) await keepQuote(portal, ana, { quoteNumber: `K${index}` })
    await keepQuote(portal, ana, { quoteNumber: 'Q500777', freightClasses: ['55', '250'], from: 'US:98101' })
    const { ask } = portal.as(ana)
    const first = await ask(contract.getLtlQuoteHistory, {})
    expect([first.data.length, first.total]).toEqual([20, 22])
    expect((await ask(contract.getLtlQuoteHistory, { query: { page: 2 } })).data).toHaveLength(2)
    expect((await ask(contract.getLtlQuoteHistory, { query: { pageSize: 5 } })).data).toHaveLength(5)
    for (const query of [
      { freightClass: '250' },
      { searchTerm: 'seattle dallas' },
      { searchTerm: 'Q500777' },
      { searchTerm: '98101' },
    ] as const)
      expect((await ask(contract.getLtlQuoteHistory, { query })).data.map(({ quoteNumber }) => quoteNumber)).toEqual([
        'Q500777',
      ])
    expect((await ask(contract.getLtlQuoteHistory, { query: { freightClass: '85' } })).total).toBe(0)
  })

  // Distances from downtown Indianapolis: Carmel about 14 miles, Lafayette 59, Fort Wayne 104.
  const ends = { Here: 'US:46204', Carmel: 'US:46032', Lafayette: 'US:47901', FortWayne: 'US:46802' }

  it('finds what begins or ends within some miles of a place, by the straight line [QHIST-11]', async () => {
    const from = await history(Object.fromEntries(Object.entries(ends).map(([name, id]) => [name, { from: id }])))
    const near = (originDistance?: number) => from.found({ originQuotableLocationId: 'US:46204', originDistance })
    expect(await near()).toEqual(['Here'])
    expect(await near(5)).toEqual(['Here'])
    expect(await near(20)).toEqual(['Carmel', 'Here'])
    expect(await near(65)).toEqual(['Carmel', 'Here', 'Lafayette'])
    expect(await near(150)).toEqual(['Carmel', 'FortWayne', 'Here', 'Lafayette'])
    expect(await from.found({ destinationQuoteableLocationId: 'US:46204', destinationDistance: 150 })).toEqual([])
    const to = await history(Object.fromEntries(Object.entries(ends).map(([name, id]) => [name, { to: id }])))
    const towards = { destinationQuoteableLocationId: 'US:IN:Indianapolis', destinationDistance: 25 }
    expect(await to.found(towards)).toEqual(['Carmel', 'Here'])
  })

  it('measures the circle and not the box around it', async () => {
    // Lafayette is 59 miles to the northwest, inside the bounding box but outside the circle of 55 miles.
    const { found: match } = await history({ Corner: { from: 'US:47901' } })
    expect(await match({ originQuotableLocationId: 'US:46204', originDistance: 55 })).toEqual([])
    expect(await match({ originQuotableLocationId: 'US:46204', originDistance: 60 })).toEqual(['Corner'])
  })

  it('refuses a radius below 5, above 150 or between the steps, and a place that does not exist [QHIST-18]', async () => {
    const { attempt } = await history({})
    const refusalOf = async (query: object) =>
      (await attempt(contract.getLtlQuoteHistory, { query })).problem.modelState
    expect(await refusalOf({ originDistance: 4 })).toMatchObject({ originDistance: ['At least 5', 'In steps of 5'] })
    expect(await refusalOf({ originDistance: 155 })).toEqual({ originDistance: ['At most 150'] })
    expect(await refusalOf({ destinationDistance: 12 })).toEqual({ destinationDistance: ['In steps of 5'] })
    expect(
      await refusalOf({ originQuotableLocationId: 'US:00000', destinationQuoteableLocationId: 'US:IN:Atlantis' }),
    ).toEqual({
      originQuotableLocationId: ['Not a known place'],
      destinationQuoteableLocationId: ['Not a known place'],
    })
  })

  it('finds the quotes of one person [QHIST-12]', async () => {
    const { ana, found: match } = await history({ Q1: {} })
    const ben = await portal.given.person({ company: { id: ana.companyId, name: '' } })
    await history({ Q2: {} }, ben)
    expect(await match()).toEqual(['Q1', 'Q2'])
    expect(await match({ createUserId: ben.id })).toEqual(['Q2'])
  })

  /** Test companies are in the Chicago time zone. */
  const zone = 'America/Chicago'
  const today = () => zonedDate(new Date(), zone)
  const requestedOn = (days: number) => ({ createdAt: new Date(startOfDayInZone(addDays(today(), days), zone)) })
  const pickedUpOn = (days: number) => ({ shippingDate: addDays(today(), days) })

  it('finds requests by fixed dates and by days around today, as the clock of the company shows them [QHIST-13] [QHIST-15]', async () => {
    const { found: match } = await history({
      d0: requestedOn(0),
      d1: requestedOn(-1),
      d7: requestedOn(-7),
      d8: requestedOn(-8),
    })
    expect(await match({ createDateFilterType: 'Dynamic', createPastDays: 7, createFutureDays: 0 })).toEqual([
      'd0',
      'd1',
      'd7',
    ])
    expect(await match({ createDateFilterType: 'Dynamic', createPastDays: -1, createFutureDays: 5 })).toEqual([
      'd0',
      'd1',
    ])
    const [start, end] = [addDays(today(), -7), addDays(today(), -1)]
    expect(await match({ createDateFilterType: 'Fixed', createStartDate: start, createEndDate: end })).toEqual([
      'd1',
      'd7',
    ])
    expect(await match({ createDateFilterType: 'Fixed', createStartDate: start })).toEqual(['d0', 'd1', 'd7'])
    expect(await match({ createDateFilterType: 'Fixed', createEndDate: start })).toEqual(['d7', 'd8'])
    expect(await match({ createDateFilterType: 'Off', createPastDays: 1, createStartDate: end })).toHaveLength(4)
  })

  it('finds pickups in the same way [QHIST-14] [QHIST-15]', async () => {
    const { found: match } = await history({
      p3: pickedUpOn(-3),
      m2: pickedUpOn(-2),
      f5: pickedUpOn(5),
      f6: pickedUpOn(6),
    })
    expect(await match({ pickupDateFilterType: 'Dynamic', pickupPastDays: -2, pickupFutureDays: 5 })).toEqual([
      'f5',
      'm2',
    ])
    const [start, end] = [addDays(today(), -3), addDays(today(), 5)]
    expect(await match({ pickupDateFilterType: 'Fixed', pickupStartDate: start, pickupEndDate: end })).toEqual([
      'f5',
      'm2',
      'p3',
    ])
    expect(await match({ pickupDateFilterType: 'Fixed', pickupStartDate: end })).toEqual(['f5', 'f6'])
    expect(await match({ pickupDateFilterType: 'Fixed', pickupEndDate: start })).toEqual(['p3'])
  })

  it('ignore the sign of past days [QHIST-21]', async () => {
    const { found: match } = await history({
      two: { ...requestedOn(-2), ...pickedUpOn(-2) },
      three: { ...requestedOn(-3), ...pickedUpOn(-3) },
    })
    for (const days of [-2, 2]) {
      expect(await match({ createDateFilterType: 'Dynamic', createPastDays: days })).toEqual(['two'])
      expect(await match({ pickupDateFilterType: 'Dynamic', pickupPastDays: days })).toEqual(['two'])
    }
    for (const days of [-3, 3])
      expect(await match({ pickupDateFilterType: 'Dynamic', pickupPastDays: days })).toEqual(['three', 'two'])
  })

  it('hold together', async () => {
    const { ana, found: match } = await history({
      Q1: requestedOn(0),
      Q2: { ...requestedOn(0), freightClasses: ['85'] },
    })
    expect(
      await match({ freightClass: '85', createUserId: ana.id, createDateFilterType: 'Dynamic', createPastDays: 1 }),
    ).toEqual(['Q2'])
  })
})

it('creators are the people who asked for a quote, by name, with id and full name [QHIST-17]', async () => {
  const { ana, ask } = await history({ Q1: {}, Q2: {} })
  const company = { id: ana.companyId, name: '' }
  const zoe = await portal.given.person({ company, firstName: 'Zoë', lastName: 'Álvarez' })
  const ben = await portal.given.person({ company, firstName: 'Ben', lastName: 'Cole' })
  await portal.given.person({ company, firstName: 'Carl', lastName: 'Never' })
  await history({ Q3: {} }, zoe)
  await history({ Q4: {} }, ben)
  const creatorsMatching = async (q?: string) => (await ask(contract.ltlQuoteCreators, { query: { q } })).items
  expect(await creatorsMatching()).toEqual([
    { id: ana.id, fullName: 'Ana Ruiz' },
    { id: ben.id, fullName: 'Ben Cole' },
    { id: zoe.id, fullName: 'Zoë Álvarez' },
  ])
  expect(await creatorsMatching('alvarez zoe')).toEqual([{ id: zoe.id, fullName: 'Zoë Álvarez' }])
  expect(await creatorsMatching('nobody')).toEqual([])
})

it('an export holds what the filters find, in the order of the list', async () => {
  const { ask } = await history({
    Q1: { createdAt: new Date('2026-05-01T15:00:00Z'), lowestCents: 12_345, rateCount: 2 },
    Q2: { createdAt: new Date('2026-05-02T15:00:00Z'), freightClasses: ['70', '85'] },
    Q3: { freightClasses: ['100'] },
  })
  const file = await ask(contract.exportLtlQuotes, { query: { freightClass: '70' } })
  expect(file.trim().split('\r\n')).toEqual([
    expect.stringMatching(/^Quote number,Requested,Requested by,Mode,Origin city,/),
    'Q2,2026-05-02T10:00:00-05:00,Ana Ruiz,LTL,Indianapolis,IN,46204,Dallas,TX,75201,2026-06-01,"70, 85",2,1200,,0',
    'Q1,2026-05-01T10:00:00-05:00,Ana Ruiz,LTL,Indianapolis,IN,46204,Dallas,TX,75201,2026-06-01,70,2,1200,123.45,2',
  ])
})
