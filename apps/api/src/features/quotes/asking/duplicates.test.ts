import { getLtlQuote } from '@lanewise/contract/quotes'
import { findIntegratedRates } from '@lanewise/contract/rates'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Behaviour } from '#connectors/testing/partner-server.ts'
import { inCompany } from '#platform/db/database.ts'
import { startSettingsPortal, startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { inDays, peaches, quoteSetup } from '../testing/given.ts'
import { flockAnswer, type Partners, startPartners } from '../testing/partners.ts'

let partners: Partners
let portal: TestPortal
/** A second process of the same installation. */
let second: TestPortal
beforeAll(async () => {
  partners = await startPartners()
  portal = await startSettingsPortal(partners.settings)
  second = await startTestPortal({ settings: partners.settings, shared: portal.database })
})
afterAll(async () => {
  await second.close()
  await portal.close()
  await partners.close()
})
beforeEach(() => partners.reset())

const quotesOf = (companyId: string) =>
  inCompany(portal.database.db, companyId, (tx) => tx.selectFrom('quotes').select('id').execute())
const requestCounts = () => [partners.asked.project44().length, partners.asked.flock().length]

describe('the same request', () => {
  it('asks nobody twice, however often and wherever it arrives at once', async () => {
    const { body, person, company, newRequest } = await quoteSetup(portal)
    const request = { body: { ...body(), requestId: newRequest() } }
    const clicks = [portal, second, portal, second, portal].map((one) =>
      one.as(person).ask(findIntegratedRates, request),
    )
    const [first, ...others] = await Promise.all(clicks)
    expect(first?.isComplete).toBe(true)
    for (const other of others) expect(other).toEqual(first)
    expect(requestCounts()).toEqual([1, 1])
    expect(await quotesOf(company.id)).toHaveLength(1)
  })

  it('reads what is there after a reload, and asks nobody again', async () => {
    const { find, newRequest } = await quoteSetup(portal)
    const requestId = newRequest()
    const first = await find({ requestId })
    expect(await find({ requestId })).toEqual(first)
    expect(await find({ requestId, waits: false })).toEqual(first)
    expect(requestCounts()).toEqual([1, 1])
  })

  it('waits for the sources that another process asks', async () => {
    const { body, person, newRequest } = await quoteSetup(portal)
    const held = Promise.withResolvers<Behaviour>()
    partners.flock(() => held.promise)
    const request = { ...body(), requestId: newRequest() }
    const { quoteId } = await portal.as(person).ask(findIntegratedRates, { body: { ...request, waits: false } })
    let isAnswered = false
    const waiting = second.as(person).ask(findIntegratedRates, { body: request })
    waiting.then(() => {
      isAnswered = true
    })
    await vi.waitFor(() => expect(partners.asked.flock()).toHaveLength(1), { timeout: 50_000 })
    const now = await second.as(person).ask(findIntegratedRates, { body: { ...request, waits: false } })
    expect([now.isComplete, isAnswered]).toEqual([false, false])
    held.resolve(flockAnswer())
    const answer = await waiting
    expect([answer.quoteId, answer.isComplete]).toEqual([quoteId, true])
    expect(answer.sources.map(({ state }) => state)).toEqual(['Answered', 'Answered', 'Answered'])
    expect(requestCounts()).toEqual([1, 1])
  })

  it('is refused with other details, and nobody is asked', async () => {
    const { find, tryFind, newRequest } = await quoteSetup(portal)
    const requestId = newRequest()
    await find({ requestId })
    const others = [
      { shippingDate: inDays(4) },
      { shippingMode: 'VLTL' },
      { accessorials: ['LiftgateDelivery'] },
      { products: [{ ...peaches, count: 3 }] },
      { isHazmatRequired: true },
    ]
    for (const other of others) {
      const { status, problem } = await tryFind({ requestId, ...other })
      expect([status, problem.message]).toEqual([
        409,
        'This request was already made with different details. Request new rates.',
      ])
    }
    expect(requestCounts()).toEqual([1, 1])
  })

  it('is another one in another company', async () => {
    const [one, other] = [await quoteSetup(portal), await quoteSetup(portal)]
    const requestId = one.newRequest()
    const { quoteId } = await one.find({ requestId })
    expect((await other.find({ requestId })).quoteId).not.toBe(quoteId)
    expect((await other.attempt(getLtlQuote, { params: { quoteId } })).status).toBe(404)
  })

  it('is read again after the day of its pickup', async () => {
    const { find, company, newRequest } = await quoteSetup(portal)
    const requestId = newRequest()
    const first = await find({ requestId })
    const shippingDate = inDays(-5)
    await inCompany(portal.database.db, company.id, (tx) => tx.updateTable('quotes').set({ shippingDate }).execute())
    expect((await find({ requestId, shippingDate })).quoteId).toBe(first.quoteId)
  })
})
