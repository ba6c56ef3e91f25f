import * as contract from '@lanewise/contract/lanes'
import { formatDate } from '@lanewise/domain/shared/format'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { inDays, laneSetup, perMile, type RateBody } from '../testing/given.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** A lane with a rate of 2.15 dollars per mile for the carrier Kestrel Lines. */
async function withRate(more: RateBody = {}) {
  const setup = await laneSetup(portal)
  const { id: laneId } = await setup.addLane()
  const carrierId = await setup.addCarrier('Kestrel Lines')
  const rate = await setup.addRate(laneId, { carrierId, ...more })
  const update = (laneRateId: string, body: object) =>
    setup.ask(contract.updateLaneRate, { params: { laneRateId }, body })
  const tryUpdate = (laneRateId: string, body: object) =>
    setup.attempt(contract.updateLaneRate, { params: { laneRateId }, body })
  const shown = async (query: { includeExpired?: 'true' } = {}) =>
    (await setup.ratesOf(laneId, query)).map((one) => [one.rate, one.effectiveDate, one.expirationDate, one.sequence])
  const version = async () => (await setup.ask(contract.getLane, { params: { laneId } })).version
  return { ...setup, laneId, carrierId, rate, update, tryUpdate, shown, version }
}

const begins = inDays(-100)
const ends = inDays(265)
const span = (from: string, to: string) => `${formatDate(from, 'UTC')}–${formatDate(to, 'UTC')}`

describe('a changed price', () => {
  it('begins on its own day, and the former one ends the day before [LRATE-40]', async () => {
    const { rate, update, shown, sentences, laneId } = await withRate()
    const changed = await update(rate.id, { rate: 2.3, effectiveDate: inDays(30) })
    expect(changed).toMatchObject({ rate: 2.3, effectiveDate: inDays(30), expirationDate: ends, sequence: null })
    expect(changed.id).not.toBe(rate.id)
    expect(await shown()).toEqual([
      [2.15, begins, inDays(29), 1],
      [2.3, inDays(30), ends, null],
    ])
    const before = `Kestrel Lines, $2.15 Per Mile, All In, ${span(begins, ends)}`
    const first = `Kestrel Lines, $2.15 Per Mile, All In, ${span(begins, inDays(29))}`
    const then = `Kestrel Lines, $2.30 Per Mile, All In, ${span(inDays(30), ends)}`
    expect((await sentences(laneId))[0]).toBe(`Ana Ruiz changed rate ${before} to ${first}; then ${then}`)
  })

  it('takes the place of the former one on the same or an earlier day, and keeps the place in the sequence', async () => {
    const { rate, update, shown, ratesOf, laneId } = await withRate()
    const second = await update(rate.id, { rate: 2.3 })
    const third = await update(second.id, { rate: 2.4, effectiveDate: inDays(-200) })
    expect(await shown()).toEqual([[2.4, inDays(-200), ends, 1]])
    expect(new Set([rate.id, second.id, third.id]).size).toBe(3)
    // A version replaced today counted until yesterday.
    const all = await ratesOf(laneId, { includeExpired: 'true' })
    expect(all.map((one) => [one.rate, one.expirationDate, one.isReplaced, one.isActive, one.sequence])).toEqual([
      [2.4, ends, false, true, 1],
      [2.15, inDays(-1), true, false, null],
      [2.3, inDays(-1), true, false, null],
    ])
  })

  it.each<[string, RateBody]>([
    ['type', { rateType: 'LineHaulPlusFuel' }],
    ['unit', { chargeType: 'Flat', rate: 1800 }],
    ['minimum', { minCharge: 700 }],
    ['charges', { additionalCharges: [{ description: 'T', type: 'Tarp', units: 1, rate: 5, chargeRateType: 'Flat' }] }],
    [
      'ranges',
      {
        chargeType: 'Pallet',
        minCharge: 1,
        rateSpecifications: [{ rateRanges: [{ minPallets: 1, maxPallets: 26, ratePerPallet: 90 }] }],
      },
    ],
  ])('may be one of %s', async (_what, body) => {
    const { rate, update, ratesOf, laneId } = await withRate()
    const changed = await update(rate.id, body)
    expect((await ratesOf(laneId)).map(({ id }) => id)).toEqual([changed.id])
    expect(changed.id).not.toBe(rate.id)
    expect(changed).toMatchObject({ chargeType: body.chargeType ?? 'PerMile', sequence: 1 })
  })

  it('leaves a rate that was over as it was when it is renewed', async () => {
    const dates = { effectiveDate: '2025-01-01', expirationDate: '2025-12-31' }
    const { rate, update, shown } = await withRate(dates)
    expect(await shown()).toEqual([])
    await update(rate.id, { rate: 2.5, effectiveDate: inDays(0), expirationDate: inDays(300) })
    expect(await shown({ includeExpired: 'true' })).toEqual([
      [2.5, inDays(0), inDays(300), 1],
      [2.15, '2025-01-01', '2025-12-31', null],
    ])
  })
})

describe('changed dates', () => {
  it('make a new version too, which takes the place of the former', async () => {
    const { rate, update, shown } = await withRate()
    const changed = await update(rate.id, { expirationDate: inDays(10) })
    expect(changed.id).not.toBe(rate.id)
    expect(await shown()).toEqual([[2.15, begins, inDays(10), 1]])
    await update(changed.id, { effectiveDate: inDays(-5) })
    expect(await shown()).toEqual([[2.15, inDays(-5), inDays(10), 1]])
  })

  it('change nothing where they are the same', async () => {
    const { rate, update, version } = await withRate()
    const before = await version()
    expect((await update(rate.id, { rate: 2.15, expirationDate: ends, additionalCharges: [] })).id).toBe(rate.id)
    expect(await version()).toBe(before)
  })

  it('must not overlap another rate of the carrier, which the message names at both dates', async () => {
    const { laneId, carrierId, rate, attempt, addRate, tryUpdate, shown } = await withRate()
    const message = `Overlaps the rate of Kestrel Lines: $2.15 Per Mile, ${span(begins, ends)}`
    for (const [from, to] of [
      [begins, begins],
      [ends, inDays(400)],
      [inDays(-300), inDays(400)],
    ]) {
      const body = { ...perMile, carrierId, rate: 2, effectiveDate: from, expirationDate: to }
      const { status, problem } = await attempt(contract.createLaneRate, { params: { laneId }, body })
      expect(status).toBe(409)
      expect(problem.modelState).toEqual({ effectiveDate: [message], expirationDate: [message] })
    }
    const next = await addRate(laneId, { carrierId, effectiveDate: inDays(266), expirationDate: inDays(400) })
    const longer = await tryUpdate(rate.id, { rate: 9, expirationDate: inDays(300) })
    expect(longer.status).toBe(409)
    expect(longer.problem.message).toContain(span(inDays(266), inDays(400)))
    const earlier = await tryUpdate(next.id, { effectiveDate: inDays(200) })
    expect(earlier.status).toBe(409)
    expect(await shown()).toEqual([
      [2.15, begins, ends, 1],
      [2.15, inDays(266), inDays(400), null],
    ])
  })

  it('may be shared by several carriers, and one of two simultaneous rates of a carrier wins', async () => {
    const { laneId, attempt, addCarrier, ratesOf } = await withRate()
    const carrierId = await addCarrier('Prairie')
    const body = { ...perMile, carrierId }
    const answers = await Promise.all(
      [1, 2, 3].map(() => attempt(contract.createLaneRate, { params: { laneId }, body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await ratesOf(laneId)).map(({ sequence }) => sequence)).toEqual([1, 2])
  })
})

describe('two people at one rate', () => {
  it('join what only one of them changed, and decide about what both did [DEF-123]', async () => {
    const { laneId, rate, update, tryUpdate, version, shown } = await withRate()
    const started = await version()
    await update(rate.id, { rate: 2.3, version: started })
    const joined = await update(rate.id, { minCharge: 700, version: started })
    expect(joined).toMatchObject({ rate: 2.3, minCharge: 700 })
    const { status, problem } = await tryUpdate(rate.id, { rate: 2.5, version: started })
    expect(status).toBe(409)
    expect(problem.conflicts).toMatchObject([
      { field: 'rate', label: 'Rate', mine: '2.5', theirs: '2.3', changedBy: 'Ana Ruiz' },
    ])
    await update(rate.id, { rate: 2.5, version: problem.version })
    expect(await shown()).toEqual([[2.5, begins, ends, 1]])
    expect(laneId).toBe(joined.laneId)
  })

  it('are not asked because another rate of the lane changed meanwhile', async () => {
    const { laneId, rate, update, addCarrier, addRate, version } = await withRate()
    const other = await addRate(laneId, { carrierId: await addCarrier('Prairie') })
    const started = await version()
    await update(other.id, { rate: 2.4, version: started })
    expect(await update(rate.id, { rate: 2.2, version: started })).toMatchObject({ rate: 2.2 })
  })

  it('hear that the rate or its lane was deleted', async () => {
    const { ask, laneId, rate, addCarrier, addRate, tryUpdate } = await withRate()
    const other = await addRate(laneId, { carrierId: await addCarrier('Prairie') })
    await ask(contract.deleteLaneRate, { params: { laneRateId: rate.id } })
    const late = await tryUpdate(rate.id, { rate: 3 })
    expect([late.status, late.problem.message]).toEqual([
      409,
      'The rate of Kestrel Lines has been deleted in the meantime',
    ])
    await ask(contract.deleteLane, { params: { laneId } })
    const later = await tryUpdate(other.id, { rate: 3 })
    expect([later.status, later.problem.message]).toEqual([404, 'This lane does not exist or is not yours'])
  })

  it('do not move a rate to another carrier', async () => {
    const { rate, addCarrier, tryUpdate } = await withRate()
    const { status, problem } = await tryUpdate(rate.id, { carrierId: await addCarrier('Prairie') })
    expect(status).toBe(400)
    expect(problem.modelState).toEqual({ carrierId: ['A rate stays with its carrier. Add a rate for the other one.'] })
  })
})

describe('expired rates', () => {
  it('are left out unless they are asked for', async () => {
    const { laneId, addCarrier, addRate, ratesOf } = await withRate()
    const dates = { effectiveDate: inDays(-20), expirationDate: inDays(-1) }
    await addRate(laneId, { carrierId: await addCarrier('Past'), ...dates })
    const lastDay = { effectiveDate: inDays(-20), expirationDate: inDays(0) }
    await addRate(laneId, { carrierId: await addCarrier('Today'), ...lastDay })
    const names = async (query: { includeExpired?: 'true' } = {}) =>
      (await ratesOf(laneId, query)).map(({ carrierName }) => carrierName)
    expect(await names()).toEqual(['Kestrel Lines', 'Today'])
    expect(await names({ includeExpired: 'true' })).toEqual(['Kestrel Lines', 'Today', 'Past'])
  })
})
