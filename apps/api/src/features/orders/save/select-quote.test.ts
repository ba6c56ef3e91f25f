import { voidOrder } from '@lanewise/contract/orders'
import { getLtlQuote, getLtlQuoteHistory } from '@lanewise/contract/quotes'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import { beforeAll, describe, expect, it } from 'vitest'
import { addTariff, chicagoToDallas, truck } from '#features/quotes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { orderSetup } from '../testing/given.ts'
import { addLaneRate } from '../testing/lane-rate.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** A margin on the price, the method of a new company. */
const chargedOn = { freightTermType: 'PrepaidAdd', markup: 10 } as const

async function setup() {
  const own = await orderSetup(portal)
  await inCompany(portal.database.db, own.company.id, (tx) =>
    tx.updateTable('companySettings').set({ includePrepaidAddMarkupQuotes: true }).execute(),
  )
  const spot = (more: Partial<typeof truck> = {}) => own.admin.ask(createAPIQuote, { body: { ...truck, ...more } })
  const ltl = async () => {
    await addTariff(portal.database.db, own.company.id)
    const { items } = await own.admin.ask(findIntegratedRates, {
      body: { ...chicagoToDallas, customerId: own.company.id },
    })
    const [first] = items
    if (!first) throw new Error('The tariff gave no rate')
    return first
  }
  const quoteOf = async (orderNumber: string) => (await own.read(orderNumber)).selectedQuote
  const expire = (table: 'spotQuotes' | 'quoteRates') =>
    inCompany(portal.database.db, own.company.id, (tx) =>
      tx
        .updateTable(table)
        .set({ expiresAt: new Date('2026-01-01T00:00:00Z') })
        .execute(),
    )
  return { ...own, spot, ltl, quoteOf, expire }
}

describe('the rate that an order is made with', () => {
  it('is named by quoteNumberOrId, and the terms by tmsOrderDetails with freight terms and markup [ORDER-63]', async () => {
    const { create, read, spot } = await setup()
    const { id: quoteNumberOrId } = await spot()
    const { fields } = await read((await create({ quoteNumberOrId, tmsOrderDetails: chargedOn })).orderNumber)
    expect(fields).toMatchObject({ quoteNumberOrId, tmsOrderDetails: chargedOn })
  })

  it('may be a spot quote by id or number, with what the customer pays under the markup of the order', async () => {
    const { create, spot, quoteOf } = await setup()
    const quote = await spot()
    const byId = await quoteOf((await create({ quoteNumberOrId: quote.id })).orderNumber)
    expect(byId).toMatchObject({ kind: 'Spot', quoteNumber: quote.quoteNumber, totalCost: quote.totalCost })
    expect(byId?.customerTotal).toBe(quote.totalCost)
    const { orderNumber } = await create({ quoteNumberOrId: quote.quoteNumber, tmsOrderDetails: chargedOn })
    expect((await quoteOf(orderNumber))?.customerTotal).toBeCloseTo(quote.totalCost / 0.9, 1)
  })

  it('says of a spot quote whether it is for the whole truck or for a part of it', async () => {
    const { create, spot, quoteOf } = await setup()
    const [full, partial] = [await spot(), await spot({ isPartial: true, linearFeet: 12, weight: 9_000 })]
    const serviceOf = async ({ id }: typeof full) =>
      (await quoteOf((await create({ quoteNumberOrId: id })).orderNumber))?.serviceLevel
    expect(await serviceOf(full)).toBe('Full truckload')
    expect(await serviceOf(partial)).toBe('Partial truckload')
  })

  it('makes the order the one that came of its quote, until the order is voided', async () => {
    const own = await setup()
    const rate = await own.ltl()
    const bookedOrder = async () =>
      (await own.admin.ask(getLtlQuote, { params: { quoteId: rate.quoteId } })).bookedOrderNumber
    expect(await bookedOrder()).toBeNull()
    const { orderNumber } = await own.create({ shippingMode: 'LTL', quoteNumberOrId: rate.id })
    expect(await bookedOrder()).toBe(orderNumber)
    const { data } = await own.admin.ask(getLtlQuoteHistory, { query: {} })
    expect(data.map(({ bookedOrderNumber }) => bookedOrderNumber)).toEqual([orderNumber])
    await own.admin.ask(voidOrder, { params: { orderNumber }, body: { reason: 'Ordered twice' } })
    expect(await bookedOrder()).toBeNull()
  })

  it('may be an LTL rate of a quote or a contracted rate, which is priced for the freight of the order', async () => {
    const own = await setup()
    const rate = await own.ltl()
    const ltl = await own.create({ shippingMode: 'LTL', quoteNumberOrId: rate.id })
    expect(await own.quoteOf(ltl.orderNumber)).toMatchObject({
      kind: 'Integrated',
      carrierName: rate.carrierName,
      totalCost: rate.totalCost,
      chosen: { integratedQuote: { id: rate.id, quoteId: rate.quoteId } },
    })
    const contract = await addLaneRate(own.admin, { chargeType: 'Pallet', flatOrEach: 80 })
    const tl = await own.create({ quoteNumberOrId: contract.id })
    expect(await own.quoteOf(tl.orderNumber)).toMatchObject({ kind: 'Contract', carrierName: 'Able', totalCost: 160 })
  })

  it('is refused with the reason when it expired, is not known or is for another mode', async () => {
    const { tryCreate, spot, ltl, expire } = await setup()
    const rate = await ltl()
    const quote = await spot()
    const state = async (more: Record<string, unknown>) => {
      const { status, problem } = await tryCreate(more)
      return [status, problem.modelState]
    }
    const at = (message: unknown) => [422, { quoteNumberOrId: [message] }]
    expect(await state({ quoteNumberOrId: rate.id })).toEqual(at(expect.stringMatching(/^This rate is for LTL/)))
    expect(await state({ quoteNumberOrId: 'nothing' })).toEqual(at('This rate is not known. Request new rates.'))
    await expire('spotQuotes')
    await expire('quoteRates')
    const expired = at(expect.stringMatching(/^This rate expired on 12\/31\/2025 at 6:00 PM CST/))
    expect(await state({ quoteNumberOrId: quote.id })).toEqual(expired)
    expect(await state({ shippingMode: 'LTL', quoteNumberOrId: rate.id })).toEqual(expired)
  })

  it('stays with the order after it expired, at the price of then', async () => {
    const { create, spot, expire, sent, update, quoteOf } = await setup()
    const quote = await spot()
    const { orderNumber } = await create({ quoteNumberOrId: quote.id })
    await expire('spotQuotes')
    await update({ ...(await sent(orderNumber)), tmsOrderDetails: { freightTermType: 'PrepaidAdd', markup: 50 } })
    const stored = await quoteOf(orderNumber)
    expect([stored?.totalCost, stored?.customerTotal]).toEqual([
      quote.totalCost,
      expect.closeTo(quote.totalCost * 2, 1),
    ])
    await update({ ...(await sent(orderNumber)), quoteNumberOrId: null })
    expect(await quoteOf(orderNumber)).toBeNull()
  })
})
