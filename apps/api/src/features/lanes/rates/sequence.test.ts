import * as contract from '@lanewise/contract/lanes'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { inDays, laneSetup, perMile } from '../testing/given.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** A lane with active rates of Able, Baker and Cole, one expired rate and one future rate. */
async function fiveRates() {
  const setup = await laneSetup(portal)
  const { id: laneId } = await setup.addLane()
  const add = async (name: string, dates = {}) =>
    (await setup.addRate(laneId, { carrierId: await setup.addCarrier(name), ...dates })).id
  const ids = {
    able: await add('Able'),
    baker: await add('Baker'),
    past: await add('Past', { effectiveDate: inDays(-50), expirationDate: inDays(-1) }),
    coming: await add('Coming', { effectiveDate: inDays(1), expirationDate: inDays(50) }),
    cole: await add('Cole'),
  }
  const places = async (query: { includeExpired?: 'true' } = {}) =>
    (await setup.ratesOf(laneId, query)).map(({ carrierName, sequence }) => [carrierName, sequence])
  const order = (...contractIds: string[]) =>
    setup.attempt(contract.resequenceLaneRates, {
      params: { laneId },
      body: { contractSequences: contractIds.map((contractId, index) => ({ contractId, sequence: index + 1 })) },
    })
  return { ...setup, laneId, ids, places, order }
}

describe('the order of tendering', () => {
  it('gives a new rate the next place when it is active today, from its first to its last day, otherwise none [LRATE-10] [DEF-63]', async () => {
    const { laneId, places, addCarrier, addRate } = await fiveRates()
    const oneDay = { effectiveDate: inDays(0), expirationDate: inDays(0) }
    await addRate(laneId, { carrierId: await addCarrier('Today'), ...oneDay })
    expect(await places({ includeExpired: 'true' })).toEqual([
      ['Able', 1],
      ['Baker', 2],
      ['Cole', 3],
      ['Today', 4],
      ['Coming', null],
      ['Past', null],
    ])
  })

  it('is saved as given and answered with the rates in it, and told in the history', async () => {
    const { laneId, ids, order, places, sentences } = await fiveRates()
    const { status, content } = await order(ids.cole, ids.able, ids.baker)
    expect(status).toBe(200)
    expect((content as { items: { carrierName: string }[] }).items.map(({ carrierName }) => carrierName)).toEqual([
      'Cole',
      'Able',
      'Baker',
      'Coming',
    ])
    expect(await places()).toEqual([
      ['Cole', 1],
      ['Able', 2],
      ['Baker', 3],
      ['Coming', null],
    ])
    expect((await sentences(laneId))[0]).toBe(
      'Ana Ruiz changed Tender Sequence from 1st Able, 2nd Baker, 3rd Cole to 1st Cole, 2nd Able, 3rd Baker',
    )
  })

  it('is one of the active rates alone, each of them once [LRATE-11]', async () => {
    const { ids, order, places } = await fiveRates()
    const other = await fiveRates()
    const before = await places()
    const { able, baker, cole, past, coming } = ids
    for (const [reason, ...named] of [
      ['Only rates that are active today can be sequenced', able, baker, cole, past],
      ['Only rates that are active today can be sequenced', coming, able, baker, cole],
      ['The sequence must include every rate that is active today', able, cole],
      ['Each rate has one place in the sequence', able, able, baker, cole],
      ['A rate in this sequence does not belong to the lane', able, baker, cole, other.ids.able],
    ] as [string, ...string[]][]) {
      const { status, problem } = await order(...named)
      expect([status, problem.message]).toEqual([422, reason])
    }
    expect(await places()).toEqual(before)
  })

  it('takes no version of an active carrier that is still to come', async () => {
    const { ask, ids, order } = await fiveRates()
    const params = { laneRateId: ids.able }
    const later = await ask(contract.updateLaneRate, { params, body: { rate: 9, effectiveDate: inDays(10) } })
    const { status, problem } = await order(later.id, ids.baker, ids.cole)
    expect([status, problem.message]).toEqual([422, 'Only rates that are active today can be sequenced'])
    expect((await order(ids.cole, ids.baker, ids.able)).status).toBe(200)
  })

  it('stays with the carrier when its price changes, and takes the rate by its former id', async () => {
    const { ask, ids, order, places } = await fiveRates()
    await ask(contract.updateLaneRate, { params: { laneRateId: ids.able }, body: { rate: 9 } })
    expect((await places()).slice(0, 3)).toEqual([
      ['Able', 1],
      ['Baker', 2],
      ['Cole', 3],
    ])
    expect((await order(ids.baker, ids.able, ids.cole)).status).toBe(200)
    expect((await places()).slice(0, 3)).toEqual([
      ['Baker', 1],
      ['Able', 2],
      ['Cole', 3],
    ])
  })
})

describe('deleting a rate', () => {
  it('is done by its id, closes the gap and is told in the history [LRATE-41] [DEF-63]', async () => {
    const { ask, laneId, ids, places, sentences } = await fiveRates()
    expect(await ask(contract.deleteLaneRate, { params: { laneRateId: ids.able } })).toEqual({
      isSuccess: true,
      message: 'Lane rate deleted successfully',
    })
    expect(await places({ includeExpired: 'true' })).toEqual([
      ['Baker', 1],
      ['Cole', 2],
      ['Coming', null],
      ['Past', null],
    ])
    expect((await sentences(laneId)).slice(0, 2)).toEqual([
      expect.stringMatching(/^Ana Ruiz removed rate Able, \$2\.15 Per Mile, All In, \d\d/),
      'Ana Ruiz changed Tender Sequence from 1st Able, 2nd Baker, 3rd Cole to 1st Baker, 2nd Cole',
    ])
  })

  it('leaves the order alone where the rate had no place', async () => {
    const { ask, ids, places } = await fiveRates()
    await ask(contract.deleteLaneRate, { params: { laneRateId: ids.coming } })
    await ask(contract.deleteLaneRate, { params: { laneRateId: ids.past } })
    expect(await places()).toEqual([
      ['Able', 1],
      ['Baker', 2],
      ['Cole', 3],
    ])
  })

  it('frees its dates for another rate, and happens once', async () => {
    const { ask, attempt, laneId, ids, ratesOf, addRate } = await fiveRates()
    const carrierId = (await ratesOf(laneId))[0]?.carrierId ?? ''
    await ask(contract.deleteLaneRate, { params: { laneRateId: ids.able } })
    expect((await attempt(contract.deleteLaneRate, { params: { laneRateId: ids.able } })).status).toBe(404)
    expect(await addRate(laneId, { ...perMile, carrierId })).toMatchObject({ carrierName: 'Able', sequence: 3 })
  })

  it('is refused for a version that was changed meanwhile', async () => {
    const { ask, attempt, ids } = await fiveRates()
    await ask(contract.updateLaneRate, { params: { laneRateId: ids.able }, body: { rate: 9 } })
    const { status, problem } = await attempt(contract.deleteLaneRate, { params: { laneRateId: ids.able } })
    expect([status, problem.message]).toEqual([
      409,
      'The rate of Able has been changed in the meantime. Load the rates again.',
    ])
  })
})
