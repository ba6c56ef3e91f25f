import * as contract from '@lanewise/contract/commodities'
import { largestTotal } from '@lanewise/contract/list'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** A company with this many commodities: K-00001 and so on. */
async function catalogue(count: number) {
  const person = await portal.given.person()
  await sql`insert into commodities (company_id, commodity_code, description, cargo_classification, packaging_unit_type)
    select ${person.companyId}::uuid, 'K-' || lpad(n::text, 5, '0'), case when n % 1000 = 0 then 'Rare goods' else 'Goods' end,
      'General', 'Pallet' from generate_series(1, ${count}) n`.execute(portal.database.owner)
  const { ask, attempt, raw } = portal.as(person)
  const find = (query: Record<string, unknown>) => ask(contract.findCommodities, { query })
  return { find, ask, attempt, raw }
}
type CommodityPage = Awaited<ReturnType<Awaited<ReturnType<typeof catalogue>>['find']>>
const codes = ({ data }: CommodityPage) => data.map(({ commodityCode }) => commodityCode)

describe('the total of a list', () => {
  it('is exact up to 10,000 and says when it is not; pages and exports go on to the end [DEF-119]', async () => {
    const { find, ask } = await catalogue(largestTotal)
    expect(await find({})).toMatchObject({ total: 10_000, isTotalExact: true })
    await ask(contract.createCommodity, { body: { commodityCode: 'ONE-MORE', description: 'Goods' } })
    expect(await find({})).toMatchObject({ total: 10_000, isTotalExact: false })
    expect(await find({ searchTerm: 'rare' })).toMatchObject({ total: 10, isTotalExact: true })
    expect(await find({ searchTerm: 'goods' })).toMatchObject({ total: 10_000, isTotalExact: false })
    const last = await find({ cursor: 'last' })
    expect(last).toMatchObject({ total: 10_000, isTotalExact: false, next: null })
    expect(codes(last).slice(-2)).toEqual(['K-10000', 'ONE-MORE'])
    const before = await find({ page: 500 })
    expect(codes(before).at(-1)).toBe('K-10000')
    expect(codes(await find({ cursor: before.next as string }))).toEqual(['ONE-MORE'])
    const lines = (await ask(contract.exportCommodities, {})).trim().split('\r\n')
    expect([lines.length, lines.at(-1)?.split(',')[0]]).toEqual([10_002, 'ONE-MORE'])
  })

  it('is that of all pages, on the first, between, on the last and beyond', async () => {
    const { find } = await catalogue(45)
    for (const page of [1, 2, 3, 4]) expect((await find({ page })).total, `page ${page}`).toBe(45)
  })
})

describe('the cursors of a list', () => {
  it('lead through all of it and back, each row once, in the order of the pages', async () => {
    const { find } = await catalogue(45)
    const all = codes(await find({ pageSize: 100 }))
    const forth: string[] = []
    let page = await find({})
    expect(page.previous).toBeNull()
    for (forth.push(...codes(page)); page.next; forth.push(...codes(page))) page = await find({ cursor: page.next })
    expect(forth).toEqual(all)
    const back = [codes(page)]
    while (page.previous) {
      page = await find({ cursor: page.previous })
      back.unshift(codes(page))
    }
    expect(back.flat()).toEqual(all)
    expect(codes(await find({ cursor: (await find({ page: 3 })).previous as string }))).toEqual(all.slice(20, 40))
  })

  it('read the end of the list from its end', async () => {
    const { find } = await catalogue(45)
    const last = await find({ cursor: 'last' })
    expect(codes(last)[0]).toBe('K-00026')
    expect(codes(last).at(-1)).toBe('K-00045')
    expect(last.next).toBeNull()
    expect(codes(await find({ cursor: last.previous as string })).at(-1)).toBe('K-00025')
  })

  it('stay in place when rows come and go before them', async () => {
    const { find, ask } = await catalogue(45)
    const { next } = await find({})
    await ask(contract.createCommodity, { body: { commodityCode: 'A-FIRST', description: 'Goods' } })
    expect(codes(await find({ cursor: next as string }))[0]).toBe('K-00021')
    expect(codes(await find({ page: 2 }))[0]).toBe('K-00020')
  })

  it('are refused when they are none, or those of another list', async () => {
    const { attempt } = await catalogue(1)
    const other = Buffer.from(JSON.stringify(['name', 'after', ['x', 'y']])).toString('base64url')
    for (const cursor of ['x', 'e30', other, 'W10', '%00']) {
      const { status, problem } = await attempt(contract.findCommodities, { query: { cursor } })
      expect([status, problem.message], cursor).toEqual([400, 'Not a cursor of this list'])
    }
  })
})

describe('an export', () => {
  it('streams everything that the list finds, in its order, with its filters', async () => {
    const { ask, raw } = await catalogue(2500)
    const file = await ask(contract.exportCommodities, {})
    const lines = file.trim().split('\r\n')
    expect(lines[0]).toMatch(/^commodityCode,description,/)
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(
      Array.from({ length: 2500 }, (_, index) => `K-${String(index + 1).padStart(5, '0')}`),
    )
    const rare = await ask(contract.exportCommodities, { query: { searchTerm: 'rare' } })
    expect(
      rare
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(['K-01000', 'K-02000'])
    const answer = await raw('GET', '/api/v1/commodities/export')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="commodities.csv"')
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('needs the permission of the list', async () => {
    const nobody = portal.as(await portal.given.person({ permissions: [] }))
    expect((await nobody.attempt(contract.exportCommodities, {})).status).toBe(403)
  })
})
