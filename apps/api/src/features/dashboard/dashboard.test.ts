import { createCommodity, deleteCommodity } from '@lanewise/contract/commodities'
import { getRecentChanges } from '@lanewise/contract/dashboard'
import { updateProfile } from '@lanewise/contract/profile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

describe('the recent changes', () => {
  it('are those of the own company, newest first, in plain words, page by page', async () => {
    const company = await portal.given.company()
    const ana = portal.as(await portal.given.person({ company }))
    const pasta = await ana.ask(createCommodity, { body: { commodityCode: 'PASTA', description: 'Penne' } })
    await ana.ask(deleteCommodity, { params: { id: pasta.id } })
    await portal
      .as(await portal.given.person())
      .ask(createCommodity, { body: { commodityCode: 'X', description: 'x' } })
    const all = await ana.ask(getRecentChanges, {})
    expect(all.total).toBe(2)
    expect(all.data.map(({ action, entityName, who }) => [action, entityName, who])).toEqual([
      ['deleted', 'PASTA', 'Ana Ruiz'],
      ['created', 'PASTA', 'Ana Ruiz'],
    ])
    expect(all.data[0]?.sentences[0]).toMatch(/^Ana Ruiz /)
    const second = await ana.ask(getRecentChanges, { query: { page: 2, pageSize: 1 } })
    expect(second).toMatchObject({ data: [all.data[1]], total: 2, isTotalExact: true, next: null })
  })

  it('leave out the records that the user may not open', async () => {
    const company = await portal.given.company()
    const ana = portal.as(await portal.given.person({ company }))
    await ana.ask(createCommodity, { body: { commodityCode: 'HIDDEN', description: 'Hidden' } })
    await ana.ask(updateProfile, { body: { firstName: 'Anna', lastName: 'Ruiz' } })
    const reader = portal.as(await portal.given.person({ company, permissions: ['ViewCommodity'] }))
    expect((await reader.ask(getRecentChanges, {})).data.map(({ entity }) => entity)).toEqual(['contact', 'commodity'])
    const nobody = portal.as(await portal.given.person({ company, permissions: [] }))
    const seen = await nobody.ask(getRecentChanges, {})
    expect(seen.total).toBe(1)
    expect(JSON.stringify(seen)).not.toContain('HIDDEN')
  })
})
