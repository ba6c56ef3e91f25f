import { addCarrierInsurance, createCarrier, holdCarrier } from '@lanewise/contract/carriers'
import { getRateRequests } from '@lanewise/contract/rate-requests'
import { addWatchedEntityWithEmail } from '@lanewise/contract/watchers'
import type { ExpirationAction } from '@lanewise/domain/lanes/expiration-actions'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { confirmWatchers } from '#platform/testing/confirm-watchers.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'
import { tenderDeps } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof tenderDeps>>

let dots = 40_000_000
const boss = () => `boss${dots}@customer.test`

/** A load that one carrier of the lane rejected and the other let expire. The lane is watched. */
async function exhausted(action: ExpirationAction | null, prepare?: (setup: Setup) => Promise<void>) {
  const setup = await tenderDeps(portal)
  dots += 1
  const watcher = boss()
  const laneId = await setup.addLane()
  await setup.setLane(laneId, { expirationAction: action })
  const able = await setup.addLaneCarrier(laneId, 'Able', 1500)
  await setup.addLaneCarrier(laneId, 'Baker', 1600)
  const watched = { entityId: laneId, entityType: 'CustomerLane' as const, emailAddress: watcher }
  await setup.admin.ask(addWatchedEntityWithEmail, { body: watched })
  await confirmWatchers(portal)
  await prepare?.(setup)
  const shipment = await setup.ship()
  await setup.start(shipment.shipmentNumber)
  await setup.answer(await setup.tokenTo(able.email), { answer: 'Rejected', rejectReason: 'Rate' })
  await setup.letExpire()
  await runQueued(portal, setup.person, 'tenders.spot-quote')
  const params = { shipmentNumber: shipment.shipmentNumber }
  return {
    setup,
    able,
    ...shipment,
    followUp: (await setup.tenders(shipment.shipmentNumber)).tenders[0]?.followUp,
    requests: (await setup.ask(getRateRequests, { params })).rateRequests,
    told: (await mailsTo(portal, watcher)).map(({ kind }) => kind),
  }
}

const nothing = { rateRequestId: null, spotQuote: null, note: null }

describe('a tender that everybody rejected or let expire', () => {
  it('lets follow what its lane says: nothing, mails to the watchers, a request for rates to the network, or a spot quote [TENDER-5]', async () => {
    const none = await exhausted(null)
    expect(await none.setup.states(none.shipmentNumber)).toEqual(['Able Rejected', 'Baker Expired'])
    expect([none.followUp, none.requests, none.told]).toEqual([null, [], []])
    const watched = await exhausted('NotifyWatchers')
    expect(watched.followUp).toEqual({ action: 'NotifyWatchers', ...nothing })
    expect([watched.requests, watched.told]).toEqual([[], ['tender-exhausted']])
    const broadcast = await exhausted('BroadcastToNetwork')
    expect(broadcast.requests.map(({ id, lines }) => [id, lines.map(({ carrierName }) => carrierName)])).toEqual([
      [broadcast.followUp?.rateRequestId, ['Able', 'Baker']],
    ])
    expect(broadcast.followUp).toMatchObject({ action: 'BroadcastToNetwork', spotQuote: null, note: null })
    expect(broadcast.told).toEqual([])
    const quoted = await exhausted('RequestSpotQuote')
    expect(quoted.followUp).toMatchObject({
      action: 'RequestSpotQuote',
      rateRequestId: null,
      spotQuote: { total: expect.any(Number), quoteNumber: expect.any(String) },
    })
    expect([quoted.requests, quoted.told]).toEqual([[], ['tender-spot-quote']])
    for (const { setup, shipmentNumber } of [none, watched, broadcast, quoted])
      expect(await setup.read(shipmentNumber)).toMatchObject({
        shipmentStatus: 1,
        attention: { reason: 'TenderExhausted' },
      })
  })

  it('is exhausted at once without a rate that has a place today, and the action runs [DEF-63]', async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane({ expirationAction: 'NotifyWatchers' })
    const { rateId } = await setup.addLaneCarrier(laneId, 'Past', 1500)
    dots += 1
    const watched = { entityId: laneId, entityType: 'CustomerLane' as const, emailAddress: boss() }
    await setup.admin.ask(addWatchedEntityWithEmail, { body: watched })
    await confirmWatchers(portal)
    await inCompany(portal.database.db, setup.company.id, (tx) =>
      tx.updateTable('laneRates').set({ expirationDate: '2026-01-02' }).where('id', '=', rateId).execute(),
    )
    const { shipmentNumber } = await setup.ship()
    await setup.start(shipmentNumber)
    expect((await setup.tenders(shipmentNumber)).tenders).toMatchObject([
      { state: 'Exhausted', offers: [], followUp: { action: 'NotifyWatchers' } },
    ])
    expect((await setup.read(shipmentNumber)).attention?.message).toBe(
      'No carrier on the lane has a rate for this load',
    )
    expect((await mailsTo(portal, boss())).map(({ kind }) => kind)).toEqual(['tender-exhausted'])
  })

  it('asks the carriers of the network that run its mode and equipment, are neither on hold nor uninsured and can be written to, and gives them the time of an offer', async () => {
    const given = await exhausted('BroadcastToNetwork', async ({ admin }) => {
      const add = async (name: string, more: object = {}) => {
        dots += 1
        const body = { name, dotNumber: String(dots), modes: ['TL' as const], email: `n${dots}@carrier.test`, ...more }
        return (await admin.ask(createCarrier, { body })).carrierId
      }
      await add('Dry', { equipmentModes: [1] })
      await add('Reefer', { equipmentModes: [2] })
      await add('Parcel', { modes: ['LTL'] })
      await add('Mute', { email: null })
      const held = await add('Held')
      await admin.ask(holdCarrier, { params: { carrierId: held }, body: { reason: 'Claims' } })
      const cover = { kind: 'Cargo' as const, insurer: 'Mutual', policyNumber: 'CG-1', coverageCents: 100 }
      await admin.ask(addCarrierInsurance, {
        params: { carrierId: await add('Uninsured') },
        body: { ...cover, effectiveOn: '2020-01-01', expiresOn: '2021-01-01' },
      })
    })
    const [request] = given.requests
    expect(request?.lines.map(({ carrierName }) => carrierName)).toEqual(['Able', 'Baker', 'Dry'])
    expect(request).toMatchObject({
      ...{ state: 'Open', isAutomatic: true, createdBy: 'Ana Ruiz' },
      lines: expect.arrayContaining([expect.objectContaining({ sentBy: null })]),
    })
    const wait = Date.parse(request?.replyBy ?? '') - Date.parse(request?.createdAt ?? '')
    const [tender] = (await given.setup.tenders(given.shipmentNumber)).tenders
    expect(wait).toBe((tender?.tenderTime ?? 0) * 60_000)
    expect((await mailsTo(portal, given.able.email)).map(({ kind }) => kind)).toContain('rate-request')
  })

  it('says why nobody of the network is asked', async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane({ tenderMethod: 'Manual' })
    await setup.setLane(laneId, { expirationAction: 'BroadcastToNetwork' })
    await setup.addLaneCarrier(laneId, 'Mute', 1500, { email: null })
    const { shipmentNumber } = await setup.ship()
    await setup.start(shipmentNumber)
    await setup.letExpire()
    expect((await setup.tenders(shipmentNumber)).tenders[0]?.followUp).toEqual({
      action: 'BroadcastToNetwork',
      ...nothing,
      note: 'No carrier in the network can be asked for a rate for this load',
    })
  })

  it('keeps the spot quote in the name of who began, once however often it is asked, and history tells it', async () => {
    const { setup, shipmentId, followUp } = await exhausted('RequestSpotQuote')
    const sentences = await setup.sentences(shipmentId)
    expect(sentences).toContainEqual(
      expect.stringMatching(
        new RegExp(`^Lanewise requested a spot quote: ${followUp?.spotQuote?.quoteNumber} for \\$[\\d,.]+, until`),
      ),
    )
    const stored = await portal.database.owner
      .selectFrom('spotQuotes')
      .select(['createdBy', 'quoteNumber'])
      .where('companyId', '=', setup.company.id)
      .execute()
    expect(stored).toEqual([{ createdBy: setup.person.id, quoteNumber: followUp?.spotQuote?.quoteNumber }])
  })
})
