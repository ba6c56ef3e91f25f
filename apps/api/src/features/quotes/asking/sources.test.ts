import { getHistory } from '@lanewise/contract/history'
import { getLtlQuote } from '@lanewise/contract/quotes'
import { askRateSourceAgain, findIntegratedRates } from '@lanewise/contract/rates'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Behaviour } from '#connectors/testing/partner-server.ts'
import { startSettingsPortal, startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { inDays, quoteSetup, today } from '../testing/given.ts'
import { flockAnswer, type Partners, project44Answer, project44Quote, startPartners } from '../testing/partners.ts'

let partners: Partners
let portal: TestPortal
beforeAll(async () => {
  partners = await startPartners()
  portal = await startSettingsPortal(partners.settings)
})
afterAll(async () => {
  await portal.close()
  await partners.close()
})
beforeEach(() => partners.reset())

/** Timeout generous enough for a busy machine. */
const patiently = { timeout: 50_000 }

const stateOf = (answer: { sources: { source: string; state: string }[] }, name: string) =>
  answer.sources.find(({ source }) => source === name)?.state

/** All quote announcements of a company. */
const announcements = async (companyId: string) => {
  const rows = await portal.database.owner
    .selectFrom('system.outbox')
    .select('payload')
    .where('companyId', '=', companyId)
    .where('name', '=', 'quoteAnswered')
    .orderBy('createdAt')
    .execute()
  return rows.map(({ payload }) => payload as { id: string; isComplete: boolean })
}

describe('while a source works', () => {
  it('the rates of the others are there, and whoever does not wait is answered at once', async () => {
    const { find, read, company } = await quoteSetup(portal)
    const held = Promise.withResolvers<Behaviour>()
    partners.flock(() => held.promise)
    const started = await find({ waits: false })
    expect([started.isComplete, stateOf(started, 'FlockFreight')]).toEqual([false, 'Working'])
    const early = await vi.waitFor(async () => {
      const rates = await read(started.quoteId)
      expect(stateOf(rates, 'Project44Ltl')).toBe('Answered')
      expect(stateOf(rates, 'Tariff')).toBe('Answered')
      return rates
    }, patiently)
    expect(early.isComplete).toBe(false)
    expect(new Set(early.items.map(({ rateSource }) => rateSource))).toEqual(new Set(['Project44Ltl', 'Tariff']))
    expect(early.sources.find(({ source }) => source === 'FlockFreight')).toMatchObject({
      name: 'Flock Freight',
      state: 'Working',
      message: null,
      rateCount: 0,
      answeredAt: null,
    })
    held.resolve(flockAnswer({ total: 1, charges: [] }))
    const whole = await vi.waitFor(async () => {
      const rates = await read(started.quoteId)
      expect(rates.isComplete).toBe(true)
      return rates
    }, patiently)
    expect(whole.items[0]).toMatchObject({ rateSource: 'FlockFreight', totalCost: 1 })
    expect((await announcements(company.id)).map(({ id, isComplete }) => [id, isComplete])).toEqual([
      [started.quoteId, false],
      [started.quoteId, false],
      [started.quoteId, true],
    ])
  })

  it('the quote counts the rates it has and names the lowest, however the answers meet', async () => {
    const { find, company } = await quoteSetup(portal)
    partners.flock(flockAnswer({ total: 2, charges: [] }))
    const { quoteId, items } = await find()
    const { rows } = await sql<{ count: number; lowest: number }>`
      select rate_count as count, lowest_cents as lowest from quotes where id = ${quoteId} and company_id = ${company.id}`.execute(
      portal.database.owner,
    )
    expect(rows).toEqual([{ count: items.length, lowest: 200 }])
  })
})

describe('a source that fails', () => {
  const tooMuch: Behaviour = { text: `{"rateQuotes":[],"padding":"${'x'.repeat(10 * 1024 * 1024)}"}` }
  it.each<[string, Behaviour, string]>([
    ['answers 500', { text: 'trace with a secret', status: 500 }, 'project44 answered 500'],
    ['answers 429', { text: '{}', status: 429 }, 'project44 answered 429'],
    ['answers HTML', { text: '<html>busy</html>' }, 'project44 did not answer in JSON'],
    ['answers 10 MB', tooMuch, 'project44 sent an answer larger than 8 MB'],
    [
      'answers in another shape',
      { json: { rateQuotes: 7 } },
      'project44 answered in an unexpected format (at rateQuotes)',
    ],
    ['answers nothing', { json: { rateQuotes: [] } }, 'project44 LTL gave no rates'],
    ['hangs up', 'hangs up', 'project44 could not be reached'],
    [
      'answers what no database keeps',
      { text: '{"rateQuotes":[{"carrierCode":"\\ud800","rateQuoteDetail":{"total":100}}]}' },
      'project44 LTL sent an answer that cannot be stored',
    ],
  ])('and %s is named with the reason, beside the rates of the others', async (_fault, behaviour, message) => {
    const { find } = await quoteSetup(portal)
    partners.project44(behaviour)
    const { isComplete, items, sources } = await find()
    expect(isComplete).toBe(true)
    expect(sources[0]).toMatchObject({ source: 'Project44Ltl', state: 'Failed', message, refusals: [], rateCount: 0 })
    expect(new Set(items.map(({ rateSource }) => rateSource))).toEqual(new Set(['FlockFreight', 'Tariff']))
  })

  it.each<[string, Behaviour]>([
    ['never answers', 'hangs'],
    ['drips', 'drips'],
  ])('and %s is given up after its time', async (_fault, behaviour) => {
    const hasty = await startTestPortal({
      settings: { ...partners.settings, FLOCK_TIMEOUT_MS: '300' },
      shared: portal.database,
    })
    partners.flock(behaviour)
    const { find } = await quoteSetup(hasty)
    const { sources, isComplete } = await find()
    expect(isComplete).toBe(true)
    expect(sources.map(({ state, message }) => [state, message])).toEqual([
      ['Answered', null],
      ['Failed', 'Flock Freight did not answer within 0.3 s'],
      ['Answered', null],
    ])
    await hasty.close()
  })

  it('keeps a bad rate from none of the good ones of the same answer', async () => {
    const { find } = await quoteSetup(portal)
    partners.project44(project44Answer({ carrierCode: 'XPOL', rateQuoteDetail: { total: 'much' } }, project44Quote()))
    const { items, sources } = await find()
    expect(
      items.filter(({ rateSource }) => rateSource === 'Project44Ltl').map(({ carrierName }) => carrierName),
    ).toEqual(['SAIA'])
    expect(sources[0]?.refusals).toEqual([{ carrierName: 'XPOL', reason: 'gave no price' }])
  })
})

describe('asking a source again', () => {
  it('asks only that one and shows its new rates in place of the old ones', async () => {
    const { find, ask, company } = await quoteSetup(portal)
    partners.project44({ text: '', status: 500 })
    const { quoteId } = await find()
    partners.project44(project44Answer())
    const params = { quoteId, source: 'Project44Ltl' } as const
    const again = await ask(askRateSourceAgain, { params, body: {} })
    expect(again).toMatchObject({ quoteId, isComplete: true })
    expect(again.sources.map(({ state, message }) => [state, message])).toEqual(
      Array.from({ length: 3 }, () => ['Answered', null]),
    )
    expect([partners.asked.project44().length, partners.asked.flock().length]).toEqual([2, 1])
    expect(partners.asked.project44()[1]?.body).toEqual(partners.asked.project44()[0]?.body)
    partners.project44(project44Answer(project44Quote({ rateQuoteDetail: { total: 9 } })))
    const third = await ask(askRateSourceAgain, { params, body: { waits: true } })
    expect(third.items.filter(({ rateSource }) => rateSource === 'Project44Ltl').map((item) => item.totalCost)).toEqual(
      [9],
    )
    expect(third.items).toHaveLength(again.items.length)
    expect((await announcements(company.id)).filter(({ isComplete }) => !isComplete).length).toBeGreaterThanOrEqual(2)
  })

  it('is refused while the source works, and for a source and a quote that are not there', async () => {
    const { find, attempt } = await quoteSetup(portal)
    const held = Promise.withResolvers<Behaviour>()
    partners.flock(() => held.promise)
    const { quoteId } = await find({ waits: false })
    const again = (params: { quoteId: string; source: string }) => attempt(askRateSourceAgain, { params, body: {} })
    const working = await again({ quoteId, source: 'FlockFreight' })
    expect([working.status, working.problem.message]).toEqual([409, 'Flock Freight is still working on this quote'])
    const unknown = await again({ quoteId, source: 'MortonExpress' })
    expect([unknown.status, unknown.problem.message]).toEqual([
      404,
      'This source of rates does not exist or is not yours',
    ])
    expect((await again({ quoteId, source: 'Nobody' })).status).toBe(400)
    const other = await quoteSetup(portal)
    const theirs = await other.attempt(askRateSourceAgain, { params: { quoteId, source: 'Tariff' }, body: {} })
    expect(theirs.status).toBe(404)
    held.resolve(flockAnswer())
  })

  it('takes its old rates out of the count at once, announces that the quote is open again, and stands in the history', async () => {
    const { find, ask, company } = await quoteSetup(portal)
    const { quoteId, items } = await find()
    const announced = await announcements(company.id)
    const held = Promise.withResolvers<Behaviour>()
    partners.flock(() => held.promise)
    await ask(askRateSourceAgain, { params: { quoteId, source: 'FlockFreight' }, body: { waits: false } })
    expect((await ask(getLtlQuote, { params: { quoteId } })).rateCount).toBe(items.length - 1)
    expect((await announcements(company.id)).slice(announced.length)).toEqual([
      expect.objectContaining({ id: quoteId, isComplete: false }),
    ])
    const { data } = await ask(getHistory, { params: { entity: 'quote', entityId: quoteId } })
    expect(data[0]?.changes).toEqual([expect.objectContaining({ from: null, to: 'Flock Freight' })])
    held.resolve(flockAnswer())
  })

  it('is for pickups that have not passed: that of today is asked, that of yesterday refused', async () => {
    const { find, ask, attempt, company } = await quoteSetup(portal)
    const { quoteId } = await find({ shippingDate: today })
    const params = { quoteId, source: 'FlockFreight' } as const
    expect(await ask(askRateSourceAgain, { params, body: {} })).toMatchObject({ isComplete: true })
    await sql`update quotes set shipping_date = ${inDays(-1)} where company_id = ${company.id}`.execute(
      portal.database.owner,
    )
    const { status, problem } = await attempt(askRateSourceAgain, { params, body: {} })
    expect([status, problem.message]).toEqual([409, 'The pickup date of this quote has passed. Request new rates.'])
  })

  it('is refused for a source that the portal no longer asks', async () => {
    const { find, person } = await quoteSetup(portal)
    const { quoteId } = await find()
    const without = await startTestPortal({ shared: portal.database })
    const { status, problem } = await without
      .as(person)
      .attempt(askRateSourceAgain, { params: { quoteId, source: 'FlockFreight' }, body: {} })
    expect([status, problem.message]).toEqual([409, 'Flock Freight is no longer asked for rates'])
    await without.close()
  })

  it('drops an answer to an earlier question that comes after the new one was asked', async () => {
    const { find, ask, read, company, newRequest } = await quoteSetup(portal)
    const held = Promise.withResolvers<Behaviour>()
    partners.flock(() => held.promise)
    const requestId = newRequest()
    const { quoteId } = await find({ requestId, waits: false })
    await vi.waitFor(() => expect(partners.asked.flock()).toHaveLength(1), patiently)
    await leave(company.id, 'FlockFreight')
    partners.flock(flockAnswer({ total: 222, charges: [] }))
    await ask(askRateSourceAgain, { params: { quoteId, source: 'FlockFreight' }, body: { waits: false } })
    await vi.waitFor(async () => expect(stateOf(await read(quoteId), 'FlockFreight')).toBe('Answered'), patiently)
    held.resolve({ text: '', status: 500 })
    // A waiting caller is answered when every request of the process has finished, including the old one.
    const { items, sources } = await find({ requestId })
    expect(sources[1]).toMatchObject({ state: 'Answered', message: null, rateCount: 1 })
    const flock = items.filter(({ rateSource }) => rateSource === 'FlockFreight')
    expect(flock.map(({ totalCost }) => totalCost)).toEqual([222])
  })
})

describe('a source that a process left when it died', () => {
  it('reads as failed with a sentence and can be asked again', async () => {
    const { find, read, ask, company } = await quoteSetup(portal)
    const { quoteId } = await find()
    await leave(company.id, 'FlockFreight')
    const abandoned = await read(quoteId)
    expect(abandoned.isComplete).toBe(true)
    expect(abandoned.sources[1]).toMatchObject({
      state: 'Failed',
      message: 'Flock Freight was interrupted before it answered. Ask it again.',
    })
    const again = await ask(askRateSourceAgain, { params: { quoteId, source: 'FlockFreight' }, body: {} })
    expect(again.sources[1]).toMatchObject({ state: 'Answered', message: null, rateCount: 1 })
  })
})

describe('a process that ends', () => {
  it('ends its questions, keeps that, and answers whoever waits', async () => {
    const ending = await startTestPortal({ settings: partners.settings, shared: portal.database })
    const { find, body, person } = await quoteSetup(ending)
    partners.flock('hangs')
    const requestId = crypto.randomUUID()
    const waiting = find({ requestId })
    await vi.waitFor(() => expect(partners.asked.flock()).toHaveLength(1), patiently)
    await Promise.all(ending.features.map((feature) => feature.close?.()))
    const answer = await waiting
    expect(answer.sources[1]).toMatchObject({
      state: 'Failed',
      message: 'Flock Freight did not answer before the request ended',
    })
    await ending.close()
    const later = await portal.as(person).ask(findIntegratedRates, { body: { ...body(), requestId } })
    expect(later.sources[1]).toMatchObject({
      state: 'Failed',
      message: 'Flock Freight did not answer before the request ended',
    })
  })
})

/** State left by a process that dies in the middle of a request. */
const leave = (companyId: string, source: string) =>
  sql`update quote_sources set state = 'Working', answered_at = null, asked_at = now() - interval '1 hour'
    where company_id = ${companyId} and source = ${source}`.execute(portal.database.owner)
