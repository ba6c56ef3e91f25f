import { randomUUID } from 'node:crypto'
import { createApiKey } from '@lanewise/contract/api-keys'
import { updateShipmentDetails } from '@lanewise/contract/shipments'
import { addTrackingEvent, getShipmentTracking, recordTrackingEvents } from '@lanewise/contract/tracking'
import { permissions } from '@lanewise/domain/access/permissions'
import { readAcknowledgement997 } from '@lanewise/edi/acknowledge-997'
import { readX12 } from '@lanewise/edi/x12'
import type { OutgoingTransaction } from '@lanewise/edi/x12-writer'
import { beforeAll, describe, expect, it } from 'vitest'
import { countStoredEvents, minutesAgo, processTracking } from '#features/tracking/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { answer990, connectedSetup, fileOf } from '../testing/connected.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const status = (...segments: string[]): OutgoingTransaction => ({
  kind: '214',
  segments: segments.map((segment) => segment.split('*') as [string, ...string[]]),
})
/** A time as X12 date, time and time code. */
const x12 = (at: string) => `${at.slice(0, 10).replaceAll('-', '')}*${at.slice(11, 16).replace(':', '')}*UT`
const ago = (minutes: number) => x12(minutesAgo(minutes))
const toMinute = (iso: string | null | undefined) => iso?.slice(0, 16)

type Receipt = {
  acknowledgement: string | null
  interchanges: {
    isRepeated: boolean
    transactions: { shipmentNumber: string | null; outcome: string; message: string }[]
  }[]
}
const resultsOf = ({ content }: { content: unknown }) =>
  (content as Receipt).interchanges.flatMap(({ transactions }) => transactions)
const receiptsOf = ({ content }: { content: unknown }) =>
  readX12((content as Receipt).acknowledgement ?? '').interchanges.flatMap(({ groups }) =>
    groups.flatMap(({ transactions }) => transactions.map((one) => readAcknowledgement997(one).acknowledgement)),
  )

/** A load carried by Able, whose system sends EDI files. */
async function carried() {
  const setup = await connectedSetup(portal, 'EDI')
  const shipment = await setup.offered()
  await setup.bring(fileOf(990, [answer990(shipment.shipmentNumber)], { controlNumber: 1 }))
  let number = 1
  const bring = (...transactions: OutgoingTransaction[]) => {
    number += 1
    return setup.bring(fileOf(214, transactions, { controlNumber: number }))
  }
  const params = { shipmentNumber: shipment.shipmentNumber }
  return { ...setup, ...shipment, bringStatus: bring, tracking: () => setup.ask(getShipmentTracking, { params }) }
}

describe('a file of statuses', () => {
  it('moves the load from stop to stop, and is answered with a 997', async () => {
    const setup = await carried()
    const [came, left, there] = [minutesAgo(500), minutesAgo(400), minutesAgo(90)]
    const statusOf = (code: string, at: string, ...more: string[]) =>
      status(`B10**${setup.shipmentNumber}*ABLE`, 'LX*1', `AT7*${code}*NS***${x12(at)}`, ...more)
    const answered = await setup.bringStatus(
      statusOf('X3', came, 'MS1*CHICAGO*IL'),
      statusOf('AF', left),
      statusOf('X1', there),
    )
    expect(answered.status).toBe(200)
    expect(resultsOf(answered)).toEqual([
      {
        kind: '214',
        controlNumber: '0001',
        shipmentNumber: setup.shipmentNumber,
        outcome: 'Taken',
        message: 'Arrived',
      },
      {
        kind: '214',
        controlNumber: '0002',
        shipmentNumber: setup.shipmentNumber,
        outcome: 'Taken',
        message: 'Departed',
      },
      {
        kind: '214',
        controlNumber: '0003',
        shipmentNumber: setup.shipmentNumber,
        outcome: 'Taken',
        message: 'Arrived',
      },
    ])
    expect(receiptsOf(answered)).toMatchObject([{ functionalId: 'QM', receipt: 'Accepted', accepted: 3 }])
    await processTracking(portal)
    const { stops, shipmentStatus, events } = await setup.tracking()
    expect(shipmentStatus).toBe(6)
    expect(stops.map(({ arrivedAt }) => toMinute(arrivedAt))).toEqual([came, there].map(toMinute))
    expect(events.map(({ provider }) => provider)).toEqual(['Able', 'Able', 'Able'])
    expect(events.at(-1)).toMatchObject({ kind: 'Arrived', stopNumber: 1, city: 'CHICAGO', state: 'IL' })
    await setup.bringStatus(statusOf('D1', minutesAgo(20), 'K1*SHORT 1 CASE*SIGNED R DIAZ'))
    await processTracking(portal)
    const delivered = await setup.tracking()
    expect(delivered.shipmentStatus).toBe(7)
    expect(delivered.events[0]).toMatchObject({ kind: 'Unloaded', stopNumber: 2, note: 'SHORT 1 CASE SIGNED R DIAZ' })
  })

  it('tells where the truck is, by coordinates or by the town', async () => {
    const setup = await carried()
    const seen = (minutes: number, place: string) =>
      status(`B10**${setup.shipmentNumber}*ABLE`, 'LX*1', `AT7*X6*NS***${ago(minutes)}`, place)
    await setup.bringStatus(seen(3_000, 'MS1*ST LOUIS*MO*US'))
    const { position } = await setup.tracking()
    expect(position?.latitude).toBeCloseTo(38.6, 0)
    expect(position?.near).toBe('ST LOUIS, MO')
    await setup.bringStatus(seen(2_000, 'MS1*ROLLA*MO*US*0914600*0375700*W*N'))
    expect((await setup.tracking()).position).toMatchObject({
      latitude: 37.95,
      longitude: -91 - 46 / 60,
      near: 'ROLLA, MO',
    })
    const nowhere = await setup.bringStatus(seen(1_500, 'MS1*NOWHERE AT ALL*MO'))
    expect(resultsOf(nowhere)).toMatchObject([
      { outcome: 'Refused', message: 'A position needs latitude and longitude' },
    ])
    await setup.bringStatus(seen(3, 'MS1*TORONTO*ON*CA'))
    expect((await setup.tracking()).position?.latitude).toBeCloseTo(43.7, 0)
  })

  it('knows a load by the number of the carrier, and no load of another carrier', async () => {
    const setup = await carried()
    const proNumber = `PRO${randomUUID().slice(0, 8)}`
    await setup.ask(updateShipmentDetails, { params: { shipmentNumber: setup.shipmentNumber }, body: { proNumber } })
    const byPro = status(`B10*${proNumber}**ABLE`, `AT7*AF****${ago(10)}`)
    expect(resultsOf(await setup.bringStatus(byPro))).toMatchObject([
      { shipmentNumber: setup.shipmentNumber, outcome: 'Taken' },
    ])
    const foreign = await setup.ship()
    await setup.book(foreign.shipmentId, await setup.byHand())
    const strange = status(`B10**${foreign.shipmentNumber}*ABLE`, `AT7*AF****${ago(10)}`)
    expect(resultsOf(await setup.bringStatus(strange))).toMatchObject([
      { outcome: 'Unknown', message: `Load ${foreign.shipmentNumber} is not with this carrier` },
    ])
    expect(await countStoredEvents(portal, foreign.shipmentId)).toBe(0)
  })

  it('takes what it can of a message and says what it cannot, in the answer and in the 997', async () => {
    const setup = await carried()
    const begin = `B10**${setup.shipmentNumber}*ABLE`
    const partly = await setup.bringStatus(
      status(begin, 'LX*1', `AT7*Q9****${ago(30)}`, `AT7*X3****${ago(20)}`, 'LX*2', 'L11*9*QN', `AT7*X1****${ago(5)}`),
      status('B10***ABLE', `AT7*AF****${ago(10)}`),
      status(begin, 'AT7*AF****20261117'),
    )
    expect(resultsOf(partly)).toMatchObject([
      { outcome: 'Taken', message: '1 of 2 statuses taken; Arrived needs the number of its stop' },
      { outcome: 'Invalid', message: 'B1002 is missing' },
      { outcome: 'Refused', message: 'Status AF has no time' },
    ])
    const [receipt] = receiptsOf(partly)
    expect(receipt).toMatchObject({ receipt: 'PartlyAccepted', received: 3, accepted: 2 })
    expect(receipt?.transactions.map(({ receipt: one }) => one)).toEqual(['AcceptedWithErrors', 'Rejected', 'Accepted'])
    expect(await countStoredEvents(portal, setup.shipmentId)).toBe(1)
  })

  it('is read in other separators, and reads a time without zone by the clock of the stop', async () => {
    const setup = await carried()
    const at = new Date(Date.now() - 3_600_000)
    const local = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/Chicago',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(at)
    const [date = '', time = ''] = local.split(' ')
    const written = status(
      `B10**${setup.shipmentNumber}*ABLE`,
      `AT7*X3****${date.replaceAll('-', '')}*${time.replace(':', '')}*LT`,
    )
    const separators = { element: '|', component: ':', repetition: null, segment: '\r\n' }
    const answered = await setup.bring(fileOf(214, [written], { controlNumber: 70, separators }))
    expect(resultsOf(answered)).toMatchObject([{ outcome: 'Taken' }])
    await processTracking(portal)
    expect(toMinute((await setup.tracking()).stops[0]?.arrivedAt)).toBe(toMinute(at.toISOString()))
  })

  it('tells when the truck is expected, and with which appointment', async () => {
    const setup = await carried()
    const ahead = new Date(Date.now() + 86_400_000).toISOString()
    const moment = x12(ahead)
    await setup.bringStatus(
      status(
        `B10**${setup.shipmentNumber}*ABLE`,
        'LX*1',
        `AT7*AG****${moment}`,
        `AT7***AB*NA*${moment}`,
        `AT7*SD*AO***${ago(3)}`,
      ),
    )
    const { events } = await setup.tracking()
    expect(events.map(({ kind, stopNumber, reason }) => [kind, stopNumber, reason]).sort()).toEqual([
      ['Delayed', null, 'Weather'],
      ['DeliveryAppointment', 2, null],
      ['Estimate', 2, null],
    ])
    const estimate = events.find(({ kind }) => kind === 'Estimate')
    expect(toMinute(estimate?.estimatedAt)).toBe(toMinute(ahead))
    expect(Date.parse(estimate?.occurredAt ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('finds the stop of several by its number or by its town', async () => {
    const setup = await carried()
    const at = (...more: string[]) =>
      status(`B10**${setup.shipmentNumber}*ABLE`, 'LX*1', `AT7*X1****${ago(5)}`, ...more)
    await setup.bringStatus(at('L11*2*QN'), at('MS1*dallas*TX'), at('MS1*AUSTIN*TX'))
    const { events } = await setup.tracking()
    expect(events.map(({ stopNumber }) => stopNumber)).toEqual([2, 2, 2])
  })
})

it('events come by the call, by a 214 and by hand, each once, in any order, and none is lost once it is acknowledged [TRACKING-2]', async () => {
  const setup = await carried()
  const { shipmentNumber, shipmentId } = setup
  const admin = portal.as(await portal.given.person({ company: setup.company, permissions }))
  const { key } = await admin.ask(createApiKey, { body: { name: 'Visible', scopes: ['tracking'], expiresInDays: 90 } })
  const bring = (
    occurredAt: string,
    kind: 'Departed' | 'Arrived',
    stopNumber: number,
    provider: string | null = null,
  ) =>
    portal.withKey(key).attempt(recordTrackingEvents, {
      body: { provider, events: [{ eventId: `${kind}-${stopNumber}`, shipmentNumber, kind, stopNumber, occurredAt }] },
    })
  // Events arrive out of order: the departure from the first stop comes by API call, its earlier arrival later by file.
  const departed = minutesAgo(200)
  expect(await bring(departed, 'Departed', 1)).toMatchObject({ status: 202, content: { accepted: 1, duplicates: 0 } })
  expect(await countStoredEvents(portal, shipmentId)).toBe(1)
  expect(await bring(departed, 'Departed', 1)).toMatchObject({ status: 202, content: { accepted: 0, duplicates: 1 } })
  expect(await bring(departed, 'Departed', 1, 'Another')).toMatchObject({ content: { accepted: 1, duplicates: 0 } })
  expect(await countStoredEvents(portal, shipmentId)).toBe(2)

  const arrived = minutesAgo(300)
  const file = fileOf(214, [status(`B10**${shipmentNumber}*ABLE`, 'LX*1', `AT7*X3****${x12(arrived)}`)], {
    controlNumber: 40,
  })
  const [first, again] = [await setup.bring(file), await setup.bring(file)]
  expect([first, again].map(({ content }) => (content as Receipt).interchanges[0]?.isRepeated)).toEqual([false, true])
  expect(receiptsOf(first)).toMatchObject([{ functionalId: 'QM', receipt: 'Accepted' }])
  expect(await countStoredEvents(portal, shipmentId)).toBe(3)

  const body = { kind: 'Arrived' as const, stopNumber: 2, occurredAt: minutesAgo(30) }
  const byHand = () =>
    setup.ask(addTrackingEvent, { params: { shipmentNumber }, body }, { idempotencyKey: `by-hand-${shipmentId}` })
  expect(await byHand()).toEqual(await byHand())
  expect(await countStoredEvents(portal, shipmentId)).toBe(4)

  // Acknowledged events are stored, so they are processed later even if an earlier run was interrupted.
  await processTracking(portal)
  const { stops, shipmentStatus, events } = await setup.tracking()
  expect(shipmentStatus).toBe(6)
  expect(toMinute(stops[0]?.arrivedAt)).toBe(toMinute(arrived))
  expect([stops[0]?.departedAt, stops[1]?.arrivedAt]).toEqual([departed, body.occurredAt])
  expect(events).toHaveLength(4)
})
