import { createCommodity, updateCommodity } from '@lanewise/contract/commodities'
import { sendResetRaw } from '@lanewise/contract/contacts'
import { getRecentChanges } from '@lanewise/contract/dashboard'
import { getHistory } from '@lanewise/contract/history'
import { updateProfile } from '@lanewise/contract/profile'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const pasta = { commodityCode: 'PASTA', description: 'Penne' }

describe('the history of a record', () => {
  it('tells in plain words who changed which field from what to what [AUDIT-2]', async () => {
    const ana = await portal.given.person({ firstName: 'Ana', lastName: 'Ruiz' })
    const { ask } = portal.as(ana)
    const numbers = { officeNumber: '(312) 555-0101', mobileNumber: null }
    await ask(updateProfile, { body: { firstName: 'Ana', lastName: 'Ruiz', ...numbers } })
    await ask(updateProfile, { body: { firstName: 'Anna', lastName: 'Ruiz', ...numbers } })
    const { data } = await ask(getHistory, { params: { entity: 'contact', entityId: ana.id } })
    expect(data.map(({ sentences }) => sentences)).toEqual([
      ['Ana Ruiz changed First name from Ana to Anna'],
      ['Ana Ruiz set Office number to (312) 555-0101'],
    ])
  })

  it('comes newest first, page by page, with who and when', async () => {
    const { ask } = portal.as(await portal.given.person())
    const { id } = await ask(createCommodity, { body: pasta })
    for (const description of ['Penne rigate', 'Penne lisce'])
      await ask(updateCommodity, { params: { id }, body: { ...pasta, description } })
    const params = { entity: 'commodity', entityId: id } as const
    const first = await ask(getHistory, { params, query: { page: 1, pageSize: 2 } })
    const rest = await ask(getHistory, { params, query: { page: 2, pageSize: 2 } })
    expect([first.total, rest.total]).toEqual([3, 3])
    expect([...first.data, ...rest.data].map(({ action }) => action)).toEqual(['changed', 'changed', 'created'])
    const times = [...first.data, ...rest.data].map(({ at }) => Date.parse(at))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('is for those who may see the record', async () => {
    const company = await portal.given.company()
    const { ask } = portal.as(await portal.given.person({ company }))
    const { id } = await ask(createCommodity, { body: pasta })
    const call = { params: { entity: 'commodity', entityId: id } }
    const statusFor = async (permissions: ['ViewCommodity'] | []) =>
      (await portal.as(await portal.given.person({ company, permissions })).attempt(getHistory, call)).status
    expect([await statusFor(['ViewCommodity']), await statusFor([])]).toEqual([200, 403])
    expect((await portal.as(await portal.given.person()).attempt(getHistory, call)).status).toBe(404)
    const unknown = { params: { ...call.params, entity: 'dream' } }
    expect((await portal.as(await portal.given.person()).attempt(getHistory, unknown)).status).toBe(404)
  })

  it('tells who was sent a link only those who may send one, and everybody their own', async () => {
    const company = await portal.given.company()
    const admin = await portal.given.person({ company })
    const [reader, nobody] = [
      await portal.given.person({ company, permissions: ['ViewCommodity'] }),
      await portal.given.person({ company, permissions: [] }),
    ]
    for (const { emailAddress } of [reader, nobody])
      await portal.as(admin).ask(sendResetRaw, { body: { emailAddress } })
    const sentIn = (entries: { action: string; entityId: string }[]) =>
      entries.filter(({ action }) => action === 'sent').map(({ entityId }) => entityId)
    const recent = async (person: typeof admin) => {
      const { data, total } = await portal.as(person).ask(getRecentChanges, {})
      expect(total).toBe(data.length)
      return sentIn(data)
    }
    const historyOf = async (person: typeof admin, entityId: string) => {
      const params = { entity: 'contact', entityId }
      const { status, content } = await portal.as(person).attempt(getHistory, { params })
      return status === 200 ? sentIn((content as { data: { action: string; entityId: string }[] }).data) : []
    }
    expect(await recent(admin)).toEqual([nobody.id, reader.id])
    expect(await recent(reader)).toEqual([reader.id])
    expect(await recent(nobody)).toEqual([nobody.id])
    expect(await historyOf(admin, reader.id)).toEqual([reader.id])
    expect(await historyOf(reader, reader.id)).toEqual([reader.id])
    expect(await historyOf(nobody, reader.id)).toEqual([])
  })
})
