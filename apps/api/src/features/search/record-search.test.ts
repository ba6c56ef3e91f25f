import { createCarrier, findCarriers } from '@lanewise/contract/carriers'
import { createCommodity, deleteCommodity, findCommodities } from '@lanewise/contract/commodities'
import { createCustomerContact } from '@lanewise/contract/contacts'
import { search } from '@lanewise/contract/search'
import type { Permission } from '@lanewise/domain/access/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

let dotNumber = 8_100_000

type Company = Awaited<ReturnType<TestPortal['given']['company']>>

async function someone({ company, permissions }: { company?: Company; permissions?: Permission[] } = {}) {
  const made = company ?? (await portal.given.company())
  const person = await portal.given.person({ company: made, lastName: 'Searcher', ...(permissions && { permissions }) })
  const { ask, attempt } = portal.as(person)
  const find = (kind: string, q: string) => ask(search, { params: { kind }, query: { q } })
  const titles = async (kind: string, q: string) =>
    (await find(kind, q)).map((one) => (one.projection === 'record' ? one.title : one.projection))
  const addCarrier = (facts: { name: string; dotNumber?: string; city?: string; state?: string }) => {
    dotNumber += 1
    return ask(createCarrier, { body: { dotNumber: String(dotNumber), modes: ['TL'], equipmentModes: [1], ...facts } })
  }
  const addCommodity = (commodityCode: string, description: string) =>
    ask(createCommodity, { body: { commodityCode, description } })
  return { company: made, ask, attempt, find, titles, addCarrier, addCommodity }
}

describe('carriers and commodities', () => {
  it('are found in sections of their own after the other kinds [DEF-120]', async () => {
    const { ask, find, addCarrier, addCommodity } = await someone()
    const commodity = await addCommodity('POLAR-7', 'Frozen peas')
    const carrier = await addCarrier({ name: 'Polar Freight', dotNumber: '7654321', city: 'Joliet', state: 'IL' })
    const body = { firstName: 'Pia', lastName: 'Polar', primaryEmailAddress: 'pia@polar.test' }
    await ask(createCustomerContact, { body })
    expect(await find('all', 'polar')).toEqual([
      expect.objectContaining({ projection: 'contact' }),
      {
        projection: 'record',
        id: carrier.carrierId,
        section: 'Carriers',
        list: 'carriers',
        title: 'Polar Freight',
        detail: 'DOT 7654321, Joliet, IL',
        path: `/carriers/${carrier.carrierId}`,
      },
      {
        projection: 'record',
        id: commodity.id,
        section: 'Commodities',
        list: 'commodities',
        title: 'POLAR-7',
        detail: 'Frozen peas',
        path: `/commodities?commodityId=${commodity.id}`,
      },
    ])
  })

  it('are searched alone by the plural of their kind, and an unknown kind is refused [DEF-120]', async () => {
    const { titles, attempt, addCarrier, addCommodity } = await someone()
    await addCarrier({ name: 'Lone Freight' })
    await addCommodity('LONE-1', 'Lone item')
    expect(await titles('carriers', 'lone')).toEqual(['Lone Freight'])
    expect(await titles('commodities', 'lone')).toEqual(['LONE-1'])
    const unknown = await attempt(search, { params: { kind: 'carrier' }, query: { q: 'lone' } })
    expect(unknown.problem).toMatchObject({
      status: 400,
      modelState: { kind: ['Not a kind of record that can be searched'] },
    })
  })

  it('show to those who may open their lists and to nobody else [DEF-120] [SEARCH-30]', async () => {
    const { company, addCarrier, addCommodity } = await someone()
    await addCarrier({ name: 'Guarded Freight' })
    await addCommodity('GUARDED-1', 'Guarded item')
    const seenWith = async (permissions: Permission[]) => {
      const { titles } = await someone({ company, permissions })
      return [
        await titles('all', 'guarded'),
        await titles('carriers', 'guarded'),
        await titles('commodities', 'guarded'),
      ]
    }
    expect(await seenWith(['ViewCarrierNetwork'])).toEqual([['Guarded Freight'], ['Guarded Freight'], []])
    expect(await seenWith(['ViewCommodity'])).toEqual([['GUARDED-1'], [], ['GUARDED-1']])
    expect(await seenWith(['EditCarrierNetwork', 'EditCommodity'])).toEqual([[], [], []])
    const stranger = await someone()
    expect(await stranger.find('all', 'guarded')).toEqual([])
  })

  it('are found whatever the accents, and no longer once they are deleted', async () => {
    const { ask, titles, addCommodity } = await someone()
    const { id } = await addCommodity('CAFÉ-1', 'Green beans')
    for (const text of ['cafe', 'CAFÉ', 'cafe-1', 'café1']) expect(await titles('all', text), text).toEqual(['CAFÉ-1'])
    await ask(deleteCommodity, { params: { id } })
    expect(await titles('all', 'cafe')).toEqual([])
  })

  it('stand in their section by number, beginning of the name, inside of it, then other fields [DEF-120]', async () => {
    const { titles, addCarrier } = await someone()
    await addCarrier({ name: 'Exact', dotNumber: '5550001' })
    await addCarrier({ name: '5550001 First' })
    await addCarrier({ name: 'Route 5550001' })
    await addCarrier({ name: 'Elsewhere', city: '5550001' })
    expect(await titles('carriers', '5550001')).toEqual(['Exact', '5550001 First', 'Route 5550001', 'Elsewhere'])
  })
})

describe('a section with more hits than it shows', () => {
  it('answers one more of them, among all kinds and alone, and its list finds all by the same words [DEF-120]', async () => {
    const { ask, find, addCarrier, addCommodity } = await someone()
    for (let at = 0; at < 22; at += 1) await addCommodity(`BULK-${at}`, 'Bulk salt')
    for (let at = 0; at < 5; at += 1) await addCarrier({ name: `Bulk Salt Carrier ${at}` })
    const results = await find('all', 'salt bulk')
    const inList = (list: string) => results.filter((one) => one.projection === 'record' && one.list === list)
    expect([inList('carriers').length, inList('commodities').length]).toEqual([5, 6])
    expect(await find('commodities', 'salt bulk')).toHaveLength(21)
    const query = { searchTerm: 'salt bulk' }
    expect((await ask(findCommodities, { query })).total).toBe(22)
    expect((await ask(findCarriers, { query })).total).toBe(5)
  })
})
