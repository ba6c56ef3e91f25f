import * as contract from '@lanewise/contract/saved-views'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const texas = { list: 'carriers', name: 'Texas reefers', query: 'mode=TL&state=TX' } as const
const someone = async () => views(await portal.given.person({ permissions: [] }))

function views(person: Parameters<TestPortal['as']>[0]) {
  const { ask, attempt } = portal.as(person)
  return {
    of: (list: string) => ask(contract.findSavedViews, { query: { list } }),
    save: (body: Partial<contract.SavedViewFields> = {}) =>
      ask(contract.createSavedView, { body: { ...texas, ...body } }),
    trySave: (body: object = {}) => attempt(contract.createSavedView, { body: { ...texas, ...body } }),
    change: ({ id, name, query, isDefault }: contract.SavedView, body: Partial<contract.SavedViewUpdate>) =>
      attempt(contract.updateSavedView, { params: { id }, body: { name, query, isDefault, ...body } }),
    remove: ({ id }: contract.SavedView) => attempt(contract.deleteSavedView, { params: { id } }),
  }
}
const names = (list: contract.SavedView[]) => list.map(({ name, isDefault }) => (isDefault ? `${name} *` : name))

describe('saved views', () => {
  it('saves a named filter and lists it with the others of its list, oldest first [ORDPAGE-3]', async () => {
    const ana = await someone()
    const saved = await ana.save()
    expect(saved).toEqual({ id: saved.id, ...texas, isDefault: false, version: 1 })
    await ana.save({ name: 'A later one', query: 'sort=name' })
    await ana.save({ list: 'locations', name: 'Elsewhere' })
    expect(names(await ana.of('carriers'))).toEqual(['Texas reefers', 'A later one'])
  })

  it('renames a view and changes its filter [ORDPAGE-3]', async () => {
    const ana = await someone()
    const saved = await ana.save()
    await ana.change(saved, { name: ' Southern reefers ', query: '?state=TX&state=LA', version: saved.version })
    expect(await ana.of('carriers')).toEqual([
      { ...saved, name: 'Southern reefers', query: 'state=LA&state=TX', version: 2 },
    ])
  })

  it('deletes a view [ORDPAGE-3]', async () => {
    const ana = await someone()
    const saved = await ana.save()
    expect((await ana.remove(saved)).status).toBe(204)
    expect(await ana.of('carriers')).toEqual([])
    expect((await ana.remove(saved)).status).toBe(404)
    expect((await ana.change(saved, {})).status).toBe(404)
  })

  it('has at most one default per list, which another takes over or which is taken back [ORDPAGE-3]', async () => {
    const ana = await someone()
    const first = await ana.save({ isDefault: true })
    const second = await ana.save({ name: 'Second', isDefault: true })
    await ana.save({ list: 'locations', isDefault: true })
    expect(names(await ana.of('carriers'))).toEqual(['Texas reefers', 'Second *'])
    expect(names(await ana.of('locations'))).toEqual(['Texas reefers *'])
    await ana.change(first, { isDefault: true })
    expect(names(await ana.of('carriers'))).toEqual(['Texas reefers *', 'Second'])
    await ana.change(first, { isDefault: false })
    expect(names(await ana.of('carriers'))).toEqual(['Texas reefers', 'Second'])
    expect((await ana.change(second, { isDefault: true, version: second.version })).status).toBe(409)
  })

  it('belong to one person: a colleague neither sees, changes nor deletes them, and may use the same name [ORDPAGE-3]', async () => {
    const company = await portal.given.company()
    const ana = views(await portal.given.person({ company }))
    const ben = views(await portal.given.person({ company, firstName: 'Ben' }))
    const saved = await ana.save({ isDefault: true })
    expect(await ben.of('carriers')).toEqual([])
    expect((await ben.change(saved, { name: 'Mine' })).status).toBe(404)
    expect((await ben.remove(saved)).status).toBe(404)
    await ben.save({ isDefault: true })
    expect(await ana.of('carriers')).toEqual([saved])
  })
})

describe('what a view may not be', () => {
  it('refuses a name that is taken, whatever its case, by field, also on renaming', async () => {
    const ana = await someone()
    await ana.save()
    const other = await ana.save({ name: 'Other' })
    const taken = 'A view with this name already exists.'
    for (const { status, problem } of [
      await ana.trySave({ name: 'TEXAS Reefers' }),
      await ana.change(other, { name: 'texas reefers' }),
    ]) {
      expect([status, problem.message, problem.modelState]).toEqual([409, taken, { name: [taken] }])
    }
    expect((await ana.change(other, { name: 'OTHER' })).status).toBe(200)
    expect((await ana.trySave({ list: 'locations' })).status).toBe(201)
  })

  it('refuses a name that is empty or over 60 characters, a filter that is empty or over 2,000, and an unknown list', async () => {
    const ana = await someone()
    const messages = async (body: object) => (await ana.trySave(body)).problem.modelState
    expect(await messages({ name: '  ' })).toEqual({ name: ['This field is required.'] })
    expect(await messages({ name: 'x'.repeat(61) })).toEqual({ name: ['At most 60 characters'] })
    expect(await messages({ query: `search=${'x'.repeat(1994)}` })).toEqual({ query: ['At most 2000 characters'] })
    for (const query of ['', '?', 'page=3', 'search=&mode='])
      expect(await messages({ query })).toEqual({ query: ['Set a filter, a search or an order before saving a view.'] })
    for (const list of ['dreams', '', null])
      expect(await messages({ list })).toEqual({ list: ['Choose one of the lists'] })
    await expect(ana.of('dreams')).rejects.toMatchObject({ status: 400, message: 'Choose one of the lists' })
    expect(await ana.of('carriers')).toEqual([])
  })

  it('keeps at most 50 views of a list, also when several are saved at once', async () => {
    const ana = await someone()
    for (let made = 0; made < 48; made++) await ana.save({ name: `View ${made}` })
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => ana.trySave({ name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
    expect((await ana.trySave({ name: 'One more' })).problem.message).toBe(
      'You have 50 views of this list. Delete one first.',
    )
    expect((await ana.trySave({ list: 'locations' })).status).toBe(201)
  })

  it('says so instead of writing over what another window saved [DEF-123]', async () => {
    const ana = await someone()
    const saved = await ana.save()
    await ana.change(saved, { name: 'Renamed elsewhere', version: saved.version })
    const { status, problem } = await ana.change(saved, { query: 'mode=LTL', version: saved.version })
    expect([status, problem.message]).toEqual([409, 'This record changed after you opened it.'])
    expect(problem.conflicts).toMatchObject([
      { field: 'name', mine: texas.name, theirs: 'Renamed elsewhere', changedBy: 'You' },
      { field: 'query', mine: 'mode=LTL', theirs: texas.query },
    ])
    expect(await ana.of('carriers')).toMatchObject([{ name: 'Renamed elsewhere', query: texas.query }])
  })
})
