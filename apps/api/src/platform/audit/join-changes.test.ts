import * as contract from '@lanewise/contract/commodities'
import { getHistory } from '@lanewise/contract/history'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const pasta = { commodityCode: 'PASTA', description: 'Penne', palletCount: 2 }

/** Ana and Ben have the same commodity open. */
async function bothOpened(facts = {}) {
  const company = await portal.given.company()
  const ana = portal.as(await portal.given.person({ company }))
  const ben = portal.as(await portal.given.person({ company, firstName: 'Ben', lastName: 'Cole' }))
  const { id, version } = await ana.ask(contract.createCommodity, { body: { ...pasta, ...facts } })
  const params = { id }
  const saves = (person: typeof ana) => (body: object) =>
    person.attempt(contract.updateCommodity, { params, body: { ...body, version } })
  const storedCommodity = () => ana.ask(contract.getCommodity, { params })
  return { ana, params, anaSaves: saves(ana), benSaves: saves(ben), kept: storedCommodity }
}

describe('a save over a newer version', () => {
  it('keeps both where they changed different fields, and writes nothing that was not touched [DEF-123]', async () => {
    const { ana, params, anaSaves, benSaves, kept: stored } = await bothOpened()
    expect((await benSaves({ description: 'Penne rigate' })).status).toBe(200)
    expect((await anaSaves({ palletCount: 12 })).status).toBe(200)
    expect((await benSaves({ nmfcNumber: '048580' })).status).toBe(200)
    expect(await stored()).toMatchObject({
      commodityCode: 'PASTA',
      description: 'Penne rigate',
      palletCount: 12,
      nmfcNumber: '048580',
      version: 4,
    })
    const { data } = await ana.ask(getHistory, { params: { entity: 'commodity', entityId: params.id } })
    expect(data[1]?.sentences).toEqual(['Ana Ruiz changed Pallet count from 2 to 12'])
  })

  it('refuses a field that both changed, with mine, theirs and who changed it, and writes nothing [DEF-123]', async () => {
    const { anaSaves, benSaves, kept: stored } = await bothOpened()
    await benSaves({ palletCount: 12, description: 'Ben’s' })
    const { status, problem } = await anaSaves({ palletCount: 8, freightClass: '70' })
    expect(status).toBe(409)
    expect(problem).toMatchObject({ message: 'This record changed after you opened it.', version: 2 })
    expect(problem.conflicts).toEqual([
      {
        field: 'palletCount',
        label: 'Pallet count',
        mine: '8',
        theirs: '12',
        mineValue: 8,
        theirsValue: 12,
        changedBy: 'Ben Cole',
      },
    ])
    expect(await stored()).toMatchObject({ palletCount: 12, freightClass: null, version: 2 })
  })

  it('asks nothing where both set the same value [DEF-123]', async () => {
    const { anaSaves, benSaves, kept: stored } = await bothOpened()
    await benSaves({ palletCount: 12 })
    expect((await anaSaves({ palletCount: 12, description: 'Rigatoni' })).status).toBe(200)
    expect(await stored()).toMatchObject({ palletCount: 12, description: 'Rigatoni', version: 3 })
  })

  it('names who changed a field last, also when others saved after that [DEF-123]', async () => {
    const { anaSaves, benSaves } = await bothOpened()
    await benSaves({ palletCount: 12 })
    await anaSaves({ description: 'Rigatoni' })
    await anaSaves({ nmfcNumber: '048580' })
    expect((await anaSaves({ palletCount: 8 })).problem.conflicts).toMatchObject([{ changedBy: 'Ben Cole' }])
  })

  it('refuses a joined record that breaks a rule, with the messages of its fields [DEF-123]', async () => {
    const solid = { isHazmat: true, hazmatHazardClass: '4.1', hazmatPackingGroup: 'II', hazmatUNNumber: 'UN1325' }
    const { anaSaves, benSaves, kept: stored } = await bothOpened(solid)
    expect((await benSaves({ hazmatHazardClass: '3' })).status).toBe(200)
    // Each change is valid on its own, but not together: class 3 always has a packing group.
    const { status, problem } = await anaSaves({ hazmatPackingGroup: 'None' })
    expect([status, Object.keys(problem.modelState ?? {})]).toEqual([400, ['hazmatPackingGroup']])
    expect(await stored()).toMatchObject({ hazmatHazardClass: '3', hazmatPackingGroup: 'II' })
  })
})

describe('a save without a version', () => {
  it('writes the fields that it names and leaves the others', async () => {
    const { ana, params, benSaves, kept: stored } = await bothOpened()
    await benSaves({ palletCount: 12, description: 'Ben’s' })
    await ana.ask(contract.updateCommodity, { params, body: { description: 'Mine', nmfcNumber: null } })
    expect(await stored()).toMatchObject({ commodityCode: 'PASTA', description: 'Mine', palletCount: 12 })
  })

  it('changes nothing and makes no version when it names nothing', async () => {
    const { ana, params, kept: stored } = await bothOpened()
    await ana.ask(contract.updateCommodity, { params, body: {} })
    expect((await stored()).version).toBe(1)
  })
})
