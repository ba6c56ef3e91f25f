import { deleteCarrier } from '@lanewise/contract/carriers'
import { deleteLane, deleteLaneRate } from '@lanewise/contract/lanes'
import type { ChosenQuote } from '@lanewise/contract/quote-form'
import { checkChosenQuote, getBookableRate } from '@lanewise/contract/quotes'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inDays, laneSetup } from '#features/lanes/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { quoteSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const valid = { isValid: true, reason: null }
const unknown = { isValid: false, reason: 'This rate is not known. Request new rates.' }

async function setup() {
  const made = await quoteSetup(portal)
  const { items } = await made.find()
  const spot = await made.spot()
  const [rate] = items
  if (!rate) throw new Error('The tariff gives a rate')
  const { rateSource, carrierName, logoId, minServiceDays, maxServiceDays, serviceLevel, totalCost } = rate
  const { customerFreightPayer, expiresAt, id, quoteId } = rate
  const integrated: ChosenQuote = {
    integratedQuote: {
      id,
      quoteId,
      rateSource,
      carrierName,
      logoId,
      minServiceDays,
      maxServiceDays,
      serviceLevel,
      totalCost,
      customerFreightPayer,
      expiresAt,
    },
  }
  const { why: _why, ...chosenSpot } = spot
  const check = (chosen: ChosenQuote) => made.ask(checkChosenQuote, { body: { chosen } })
  return { ...made, check, integrated, spot: { spotQuote: chosenSpot } as ChosenQuote }
}

const expire = (companyId: string, table: string) =>
  sql`update ${sql.table(table)} set expires_at = '2026-03-09T17:05:00Z' where company_id = ${companyId}`.execute(
    portal.database.owner,
  )

describe('a chosen rate', () => {
  it('of LTL or of the spot market holds until it expires, whatever the browser says', async () => {
    const { check, integrated, spot, company } = await setup()
    expect(await check(integrated)).toEqual(valid)
    expect(await check(spot)).toEqual(valid)
    await expire(company.id, 'quote_rates')
    await expire(company.id, 'spot_quotes')
    const expired = {
      isValid: false,
      reason: 'This rate expired on 03/09/2026 at 12:05 PM CDT. Request new rates.',
    }
    expect(await check(integrated)).toEqual(expired)
    expect(await check(spot)).toEqual(expired)
  })

  it('is answered with what its booking sends, to its company alone', async () => {
    const made = await quoteSetup(portal)
    const [[rate], spot] = [(await made.find()).items, await made.spot()]
    const read = (rateId: string) => made.ask(getBookableRate, { params: { rateId } })
    expect(await read(rate?.id ?? '')).toMatchObject({
      kind: 'Integrated',
      shippingMode: 'LTL',
      rate: { id: rate?.id },
    })
    expect(await read(spot.id)).toMatchObject({ kind: 'Spot', quote: { id: spot.id, totalCost: spot.totalCost } })
    const other = await quoteSetup(portal)
    for (const rateId of [rate?.id ?? '', spot.id, crypto.randomUUID(), 'SR-118']) {
      const { status, problem } = await other.attempt(getBookableRate, { params: { rateId } })
      expect([status, problem.message]).toEqual([404, 'This rate does not exist or is not yours'])
    }
  })

  it('is not known in another company', async () => {
    const { integrated, spot } = await setup()
    const other = await quoteSetup(portal)
    for (const chosen of [integrated, spot])
      expect(await other.ask(checkChosenQuote, { body: { chosen } })).toEqual(unknown)
  })

  it('by contract holds as long as rate, lane and carrier are there and the rate is active', async () => {
    const { ask, addLane, addCarrier, addRate } = await laneSetup(portal)
    const make = async (more = {}) => {
      const [{ id: laneId }, carrierId] = [await addLane(), await addCarrier('Kestrel')]
      return { laneId, carrierId, rateId: (await addRate(laneId, { carrierId, ...more })).id }
    }
    const check = (id: string) =>
      ask(checkChosenQuote, {
        body: {
          chosen: {
            internalQuote: { id, rateSource: 'Contract', carrier: 'Kestrel', transitDays: 2, totalCost: 1 },
          },
        },
      })
    const gone = { isValid: false, reason: 'This contracted rate is no longer active. Request new rates.' }
    const [one, two, three, later] = [
      await make(),
      await make(),
      await make(),
      await make({ effectiveDate: inDays(5) }),
    ]
    expect(await check(one.rateId)).toEqual(valid)
    await ask(deleteLaneRate, { params: { laneRateId: one.rateId } })
    await ask(deleteLane, { params: { laneId: two.laneId } })
    await ask(deleteCarrier, { params: { carrierId: three.carrierId } })
    for (const { rateId } of [one, two, three, later]) expect(await check(rateId)).toEqual(gone)
    expect(await check(crypto.randomUUID())).toEqual(gone)
  })
})
