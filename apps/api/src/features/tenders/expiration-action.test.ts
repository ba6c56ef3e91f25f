import { addCarrierInsurance, createCarrier, holdCarrier } from '@lanewise/contract/carriers'
import { getRateRequests } from '@lanewise/contract/rate-requests'
import { addWatchedEntityWithEmail } from '@lanewise/contract/watchers'
import type { ExpirationAction } from '@lanewise/domain/lanes/expiration-actions'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'
import { tenderDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Desk = Awaited<ReturnType<typeof tenderDesk>>

let dots = 40_000_000
const boss = () => `boss${dots}@customer.test`

/** A load that one carrier of its lane rejected and the other let expire; the lane is watched. */
async function exhausted(action: ExpirationAction | null, prepare?: (desk: Desk) => Promise<void>) {
  const desk = await tenderDesk(portal)
  dots += 1
  const watcher = boss()
  const laneId = await desk.addLane()
  await desk.setLane(laneId, { expirationAction: action })
  const able = await desk.addLaneCarrier(laneId, 'Able', 1500)
  await desk.addLaneCarrier(laneId, 'Baker', 1600)
  const watched = { entityId: laneId, entityType: 'CustomerLane' as const, emailAddress: watcher }
  await desk.admin.ask(addWatchedEntityWithEmail, { body: watched })
  await prepare?.(desk)
  const shipment = await desk.ship()
  await desk.start(shipment.shipmentNumber)
  await desk.answer(await desk.tokenTo(able.email), { answer: 'Rejected', rejectReason: 'Rate' })
  await desk.letExpire()
  await runQueued(portal, desk.person, 'tenders.spot-quote')
  const params = { shipmentNumber: shipment.shipmentNumber }
  return {
    desk,
    able,
    ...shipment,
    followUp: (await desk.tenders(shipment.shipmentNumber)).tenders[0]?.followUp,
    requests: (await desk.ask(getRateRequests, { params })).rateRequests,
    told: (await mailsTo(portal, watcher)).map(({ kind }) => kind),
  }
}

const nothing = { rateRequestId: null, spotQuote: null, note: null }

describe('a tender that everybody rejected or let expire', () => {
  it('lets follow what its lane says: nothing, mails to the watchers, a request for rates to the network, or a spot quote [TENDER-5]', async () => {
    const none = await exhausted(null)
    expect(await none.desk.states(none.shipmentNumber)).toEqual(['Able Rejected', 'Baker Expired'])
    expect([none.followUp, none.requests, none.told]).toEqual([null, [], []])
    const watched = await exhausted('NotifyWatchers')
    expect(watched.followUp).toEqual({ action: 'NotifyWatchers', ...nothing })
    expect([watched.requests, watched.told]).toEqual([[], ['tender-exhausted']])
    const asked = await exhausted('BroadcastToNetwork')
    expect(asked.requests.map(({ id, lines }) => [id, lines.map(({ carrierName }) => carrierName)])).toEqual([
      [asked.followUp?.rateRequestId, ['Able', 'Baker']],
    ])
    expect(asked.followUp).toMatchObject({ action: 'BroadcastToNetwork', spotQuote: null, note: null })
    expect(asked.told).toEqual([])
    const quoted = await exhausted('RequestSpotQuote')
    expect(quoted.followUp).toMatchObject({
      action: 'RequestSpotQuote',
      rateRequestId: null,
      spotQuote: { total: expect.any(Number), quoteNumber: expect.any(String) },
    })
    expect([quoted.requests, quoted.told]).toEqual([[], ['tender-spot-quote']])
    for (const { desk, shipmentNumber } of [none, watched, asked, quoted])
      expect(await desk.read(shipmentNumber)).toMatchObject({
        shipmentStatus: 1,
        attention: { reason: 'TenderExhausted' },
      })
  })

  it('is exhausted at once without a rate that has a place today, and the action runs [DEF-63]', async () => {
    const desk = await tenderDesk(portal)
    const laneId = await desk.addLane({ expirationAction: 'NotifyWatchers' })
    const { rateId } = await desk.addLaneCarrier(laneId, 'Past', 1500)
    dots += 1
    const watched = { entityId: laneId, entityType: 'CustomerLane' as const, emailAddress: boss() }
    await desk.admin.ask(addWatchedEntityWithEmail, { body: watched })
    await inCompany(portal.database.db, desk.company.id, (tx) =>
      tx.updateTable('laneRates').set({ expirationDate: '2026-01-02' }).where('id', '=', rateId).execute(),
    )
    const { shipmentNumber } = await desk.ship()
    await desk.start(shipmentNumber)
    expect((await desk.tenders(shipmentNumber)).tenders).toMatchObject([
      { state: 'Exhausted', offers: [], followUp: { action: 'NotifyWatchers' } },
    ])
    expect((await desk.read(shipmentNumber)).attention?.message).toBe('No carrier of the lane has a rate for this load')
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
    const [tender] = (await given.desk.tenders(given.shipmentNumber)).tenders
    expect(wait).toBe((tender?.tenderTime ?? 0) * 60_000)
    expect((await mailsTo(portal, given.able.email)).map(({ kind }) => kind)).toContain('rate-request')
  })

  it('says why nobody of the network is asked', async () => {
    const desk = await tenderDesk(portal)
    const laneId = await desk.addLane({ tenderMethod: 'Manual' })
    await desk.setLane(laneId, { expirationAction: 'BroadcastToNetwork' })
    await desk.addLaneCarrier(laneId, 'Mute', 1500, { email: null })
    const { shipmentNumber } = await desk.ship()
    await desk.start(shipmentNumber)
    await desk.letExpire()
    expect((await desk.tenders(shipmentNumber)).tenders[0]?.followUp).toEqual({
      action: 'BroadcastToNetwork',
      ...nothing,
      note: 'No carrier of the network can be asked for a rate for this load',
    })
  })

  it('keeps the spot quote in the name of who began, once however often it is asked, and history tells it', async () => {
    const { desk, shipmentId, followUp } = await exhausted('RequestSpotQuote')
    const sentences = await desk.sentences(shipmentId)
    expect(sentences).toContainEqual(
      expect.stringMatching(
        new RegExp(`^.* set Spot quote to ${followUp?.spotQuote?.quoteNumber} for \\$[\\d,.]+, until`),
      ),
    )
    const kept = await portal.database.owner
      .selectFrom('spotQuotes')
      .select(['createdBy', 'quoteNumber'])
      .where('companyId', '=', desk.company.id)
      .execute()
    expect(kept).toEqual([{ createdBy: desk.person.id, quoteNumber: followUp?.spotQuote?.quoteNumber }])
  })
})
