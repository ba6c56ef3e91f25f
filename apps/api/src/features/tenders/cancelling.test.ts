import { updateCarrier } from '@lanewise/contract/carriers'
import { cancelShipment } from '@lanewise/contract/shipments'
import { answerTender } from '@lanewise/contract/tender-connections'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { startSettingsPortal, type TestPortal } from '#platform/testing/portal.ts'
import { answer990, connectedDesk, fileOf } from './testing/connected.ts'
import { webhookReceiver } from './testing/webhook-receiver.ts'

let portal: TestPortal
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  portal = await startSettingsPortal({ WEBHOOK_PRIVATE_HOSTS: 'true', WEBHOOK_TIMEOUT_MS: '2000' })
  receiver = await webhookReceiver()
})
afterAll(async () => {
  await portal.close()
  await receiver.close()
})

type Desk = Awaited<ReturnType<typeof connectedDesk>>

/** A load that Able took by its own system; nobody knows where to write to Able unless it keeps its address. */
async function taken(method: 'EDI' | 'API', { keepsAddress = false } = {}) {
  const desk = await connectedDesk(portal, method, method === 'API' ? receiver.url : null)
  const load = await desk.offered()
  if (method === 'EDI') await desk.bring(fileOf(990, [answer990(load.shipmentNumber)]))
  else
    await portal
      .withToken(desk.secrets.token)
      .ask(answerTender, { params: { offerId: load.offerId }, body: { answer: 'Accepted' } })
  expect((await desk.read(load.shipmentNumber)).shipmentStatus).toBe(3)
  const body = keepsAddress ? { phone: '(312) 555-0100' } : { email: null, phone: '(312) 555-0100' }
  await desk.admin.ask(updateCarrier, { params: { carrierId: desk.able.carrierId }, body })
  receiver.calls.length = 0
  return { desk, ...load }
}

const cancel = async (desk: Desk, shipmentNumber: string) =>
  (await desk.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No freight' } })).carrierUntold

const askedToCall = async ({ person }: Desk) =>
  (await mailsTo(portal, person.emailAddress)).filter(({ kind }) => kind === 'carrier-cancel-untold')

describe('cancelling a load that a carrier took by its own system', () => {
  it('sends it the cancellation as an X12 204', async () => {
    const { desk, shipmentNumber, orderNumber } = await taken('EDI')
    expect(await cancel(desk, shipmentNumber)).toBeNull()
    await desk.sendMessages()
    const [newest, first] = await desk.tenders204()
    expect(newest?.errors).toEqual([])
    expect(newest?.tender).toMatchObject({ tenderId: first?.tender?.tenderId, shipmentNumber, purpose: 'Cancellation' })
    expect(newest?.tender?.stops).toMatchObject([{ items: [{ orderNumber }] }, {}])
    expect(await askedToCall(desk)).toEqual([])
  })

  it('calls its webhook, which can tell it from an offer that was withdrawn', async () => {
    const { desk, shipmentNumber, offerId } = await taken('API')
    expect(await cancel(desk, shipmentNumber)).toBeNull()
    await desk.sendMessages()
    expect(receiver.calls.map(({ body }) => body)).toMatchObject([
      { event: 'tender.cancelled', offerId, shipmentNumber, carrierName: 'Able' },
    ])
    expect(await askedToCall(desk)).toEqual([])
  })

  it('asks who cancelled to call where the carrier is no longer connected so, or its system refuses for good', async () => {
    const unconnected = await taken('EDI')
    await unconnected.desk.connect({ kind: 'Email' })
    const words = (shipmentNumber: string) =>
      `Able could not be told that shipment ${shipmentNumber} is cancelled. Call it at (312) 555-0100.`
    expect(await cancel(unconnected.desk, unconnected.shipmentNumber)).toBe(words(unconnected.shipmentNumber))
    const deaf = await taken('API')
    expect(await cancel(deaf.desk, deaf.shipmentNumber)).toBeNull()
    receiver.next(410)
    await deaf.desk.sendMessages()
    for (const { desk, shipmentNumber } of [unconnected, deaf]) {
      const mails = await askedToCall(desk)
      expect(mails.map(({ subject }) => subject)).toEqual([`Call Able: shipment ${shipmentNumber} is cancelled`])
      expect(JSON.stringify(mails)).toContain(words(shipmentNumber))
    }
  })

  it('asks nobody to call a carrier that also gets a mail, nor after an offer that was only withdrawn', async () => {
    const { desk, shipmentNumber } = await taken('API', { keepsAddress: true })
    receiver.next(410)
    expect(await cancel(desk, shipmentNumber)).toBeNull()
    await desk.sendMessages()
    expect((await mailsTo(portal, desk.able.email)).map(({ kind }) => kind)).toEqual(['shipment-cancelled'])
    const offered = await desk.offered()
    await desk.admin.ask(updateCarrier, { params: { carrierId: desk.able.carrierId }, body: { email: null } })
    receiver.next(410)
    expect(await cancel(desk, offered.shipmentNumber)).toBeNull()
    await desk.sendMessages()
    expect(await askedToCall(desk)).toEqual([])
  })
})
