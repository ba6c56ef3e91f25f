import { createCommodity, deleteCommodity } from '@lanewise/contract/commodities'
import { getCustomerConfiguration } from '@lanewise/contract/configuration'
import { getHistory } from '@lanewise/contract/history'
import { getOrderDefaultSettings as read, updateOrderDefaultSettings as update } from '@lanewise/contract/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function anOwner() {
  const ana = await portal.given.person()
  const { ask, attempt } = portal.as(ana)
  const { id: pasta } = await ask(createCommodity, { body: { commodityCode: 'PASTA', description: 'Penne' } })
  return { ana, ask, attempt, pasta }
}

const begun = {
  version: 1,
  availableShippingModes: ['LTL', 'VLTL', 'TL'],
  defaultShippingMode: 'TL',
  availableEquipmentModes: [1, 2, 3, 4, 5, 6],
  defaultEquipmentMode: 1,
  availableDefaultLTLAccessorials: [],
  defaultCommodity: null,
  defaultCommodityCode: null,
}

describe('the order defaults', () => {
  it('begin with what is usual', async () => {
    const { ana, ask } = await anOwner()
    expect(await ask(read, {})).toEqual({ id: ana.companyId, ...begun })
  })

  it('are kept and are what forms begin with and offer', async () => {
    const { ask, pasta } = await anOwner()
    const fields = {
      availableShippingModes: ['LTL', 'VLTL'],
      defaultShippingMode: 'LTL',
      availableEquipmentModes: [1, 2],
      defaultEquipmentMode: 2,
      availableDefaultLTLAccessorials: ['LiftgateDelivery', 'AppointmentDelivery'],
      defaultCommodity: pasta,
    } as const
    const body = structuredClone(fields) as never
    const saved = await ask(update, { body })
    expect(saved).toMatchObject({ ...fields, version: 2, defaultCommodityCode: 'PASTA' })
    expect(await ask(read, {})).toEqual(saved)
    expect(await ask(getCustomerConfiguration, {})).toMatchObject(fields)
  })

  it('tell each change in words, the commodity by its code', async () => {
    const { ana, ask, pasta } = await anOwner()
    await ask(update, { body: { availableShippingModes: ['LTL', 'TL'], defaultCommodity: pasta } })
    await ask(update, { body: { defaultShippingMode: 'LTL', availableDefaultLTLAccessorials: ['LiftgateDelivery'] } })
    const params = { entity: 'orderDefaultSettings', entityId: ana.companyId }
    const { data } = await ask(getHistory, { params })
    expect(data.map(({ changes }) => changes.map(({ label, from, to }) => [label, from, to]))).toEqual([
      [
        ['Default shipping mode', 'Truckload', 'LTL'],
        ['Accessorials of a new LTL order', null, 'Liftgate Delivery'],
      ],
      [
        ['Shipping modes on offer', 'LTL, LTL-Volume, Truckload', 'LTL, Truckload'],
        ['Default commodity', null, 'PASTA'],
      ],
    ])
  })

  it.each([
    [{ availableShippingModes: ['LTL'] }, { defaultShippingMode: ['Truckload is not on offer'] }],
    [{ availableEquipmentModes: [2] }, { defaultEquipmentMode: ['Dry is not on offer'] }],
    [{ defaultEquipmentMode: 9 }, { defaultEquipmentMode: ['Not a kind of equipment'] }],
    [
      { availableDefaultLTLAccessorials: ['Magic'] },
      { 'availableDefaultLTLAccessorials.0': ['Choose one of the accessorials'] },
    ],
    [
      { defaultCommodity: '0198c0de-0000-7000-8000-000000000001' },
      { defaultCommodity: ['Choose one of your commodities'] },
    ],
  ])('refuse %j', async (body, modelState) => {
    const { ask, attempt } = await anOwner()
    expect(await attempt(update, { body })).toMatchObject({ status: 400, problem: { modelState } })
    expect((await ask(read, {})).version).toBe(1)
  })

  it('refuse the last mode and the last kind of equipment to go', async () => {
    const { attempt } = await anOwner()
    const body = {
      availableShippingModes: [],
      defaultShippingMode: null,
      availableEquipmentModes: [],
      defaultEquipmentMode: null,
    }
    expect((await attempt(update, { body })).problem.modelState).toEqual({
      availableShippingModes: ['Offer at least one mode'],
      availableEquipmentModes: ['Offer at least one kind of equipment'],
    })
  })

  it('refuse a commodity of another company', async () => {
    const { attempt } = await anOwner()
    const { pasta } = await anOwner()
    expect((await attempt(update, { body: { defaultCommodity: pasta } })).status).toBe(400)
  })

  it('can be changed after the default commodity was deleted', async () => {
    const { ask, pasta } = await anOwner()
    await ask(update, { body: { defaultCommodity: pasta } })
    await ask(deleteCommodity, { params: { id: pasta } })
    expect(await ask(update, { body: { defaultShippingMode: 'LTL' } })).toMatchObject({ defaultShippingMode: 'LTL' })
  })
})
