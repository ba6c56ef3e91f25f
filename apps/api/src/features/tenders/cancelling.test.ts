import { updateCarrier } from '@lanewise/contract/carriers'
import { cancelShipment } from '@lanewise/contract/shipments'
import { answerTender } from '@lanewise/contract/tender-connections'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { startSettingsPortal, type TestPortal } from '#platform/testing/portal.ts'
import { answer990, connectedSetup, fileOf } from './testing/connected.ts'
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

type Setup = Awaited<ReturnType<typeof connectedSetup>>

/** A load accepted by Able through its own system. Able has no email address unless `keepsAddress` is set. */
async function taken(method: 'EDI' | 'API', { keepsAddress = false } = {}) {
  const setup = await connectedSetup(portal, method, method === 'API' ? receiver.url : null)
  const load = await setup.offered()
  if (method === 'EDI') await setup.bring(fileOf(990, [answer990(load.shipmentNumber)]))
  else
    await portal
      .withToken(setup.secrets.token)
      .ask(answerTender, { params: { offerId: load.offerId }, body: { answer: 'Accepted' } })
  expect((await setup.read(load.shipmentNumber)).shipmentStatus).toBe(3)
  const body = keepsAddress ? { phone: '(312) 555-0100' } : { email: null, phone: '(312) 555-0100' }
  await setup.admin.ask(updateCarrier, { params: { carrierId: setup.able.carrierId }, body })
  receiver.calls.length = 0
  return { setup, ...load }
}

const cancel = async (setup: Setup, shipmentNumber: string) =>
  (await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No freight' } })).carrierUntold

const callRequests = async ({ person }: Setup) =>
  (await mailsTo(portal, person.emailAddress)).filter(({ kind }) => kind === 'carrier-cancel-untold')

describe('cancelling a load that a carrier took by its own system', () => {
  it('sends it the cancellation as an X12 204', async () => {
    const { setup, shipmentNumber, orderNumber } = await taken('EDI')
    expect(await cancel(setup, shipmentNumber)).toBeNull()
    await setup.sendMessages()
    const [newest, first] = await setup.tenders204()
    expect(newest?.errors).toEqual([])
    expect(newest?.tender).toMatchObject({ tenderId: first?.tender?.tenderId, shipmentNumber, purpose: 'Cancellation' })
    expect(newest?.tender?.stops).toMatchObject([{ items: [{ orderNumber }] }, {}])
    expect(await callRequests(setup)).toEqual([])
  })

  it('calls its webhook, which can tell it from an offer that was withdrawn', async () => {
    const { setup, shipmentNumber, offerId } = await taken('API')
    expect(await cancel(setup, shipmentNumber)).toBeNull()
    await setup.sendMessages()
    expect(receiver.calls.map(({ body }) => body)).toMatchObject([
      { event: 'tender.cancelled', offerId, shipmentNumber, carrierName: 'Able' },
    ])
    expect(await callRequests(setup)).toEqual([])
  })

  it('asks who cancelled to call where the carrier is no longer connected so, or its system refuses for good', async () => {
    const unconnected = await taken('EDI')
    await unconnected.setup.connect({ kind: 'Email' })
    const callText = (shipmentNumber: string) =>
      `Able could not be told that shipment ${shipmentNumber} is cancelled. Call it at (312) 555-0100.`
    expect(await cancel(unconnected.setup, unconnected.shipmentNumber)).toBe(callText(unconnected.shipmentNumber))
    const deaf = await taken('API')
    expect(await cancel(deaf.setup, deaf.shipmentNumber)).toBeNull()
    receiver.next(410)
    await deaf.setup.sendMessages()
    for (const { setup, shipmentNumber } of [unconnected, deaf]) {
      const mails = await callRequests(setup)
      expect(mails.map(({ subject }) => subject)).toEqual([`Call Able: shipment ${shipmentNumber} is cancelled`])
      expect(JSON.stringify(mails)).toContain(callText(shipmentNumber))
    }
  })

  it('asks nobody to call a carrier that also gets a mail, nor after an offer that was only withdrawn', async () => {
    const { setup, shipmentNumber } = await taken('API', { keepsAddress: true })
    receiver.next(410)
    expect(await cancel(setup, shipmentNumber)).toBeNull()
    await setup.sendMessages()
    expect((await mailsTo(portal, setup.able.email)).map(({ kind }) => kind)).toEqual(['shipment-cancelled'])
    const offered = await setup.offered()
    await setup.admin.ask(updateCarrier, { params: { carrierId: setup.able.carrierId }, body: { email: null } })
    receiver.next(410)
    expect(await cancel(setup, offered.shipmentNumber)).toBeNull()
    await setup.sendMessages()
    expect(await callRequests(setup)).toEqual([])
  })
})
