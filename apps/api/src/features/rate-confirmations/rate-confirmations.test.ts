import {
  findRateConfirmations,
  getConfirmationRecipient,
  type RateConfirmation,
  sendRateConfirmation,
} from '@lanewise/contract/rate-confirmations'
import { cancelShipment, dispatchShipment, setShipmentAppointment } from '@lanewise/contract/shipments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBookingPartners } from '#features/booking/testing/booking-partners.ts'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { inboxSetup, runDueChecks } from '#features/exceptions/testing/given.ts'
import { type BookingBody, shipmentSetup } from '#features/shipments/testing/given.ts'
import { connectedSetup } from '#features/tenders/testing/connected.ts'
import { tenderDeps } from '#features/tenders/testing/given.ts'
import { webhookReceiver } from '#features/tenders/testing/webhook-receiver.ts'
import { inCompany } from '#platform/db/database.ts'
import type { Enqueue } from '#platform/job-kind.ts'
import { silent } from '#platform/jobs/fixtures/silent.ts'
import { queueUndelivered } from '#platform/jobs/undelivered-mail.ts'
import { startMailer } from '#platform/mail/mailer.ts'
import { createSmtpTransport } from '#platform/mail/smtp-transport.ts'
import { openPostOffice } from '#platform/mail/testing/post-office.ts'
import { readPdf } from '#platform/pdf/testing/read-pdf.ts'
import { sharedTestPortal, startSettingsPortal, startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof shipmentSetup>>
type Attachments = { fileName: string; contentType: string; base64: string }[]

const confirmationsOf = async ({ ask }: Pick<Setup, 'ask'>, shipmentId: string): Promise<RateConfirmation[]> =>
  (await ask(findRateConfirmations, { params: { shipmentId } })).confirmations

const sendMails = ({ person }: Pick<Setup, 'person'>, at = portal) => runQueued(at, person, 'rate-confirmations.mail')

const confirmationTo = async (email: string, at = portal) =>
  (await mailsTo(at, email)).filter(({ kind }) => kind === 'rate-confirmation')

/** Books a new shipment by hand with a carrier of its own. */
async function bookByHand(
  setup: Pick<Setup, 'ship' | 'addCarrier' | 'byHand' | 'book'>,
  { email = addressOf(), ...more }: { email?: string | null } & Partial<BookingBody> = {},
) {
  const shipment = await setup.ship()
  const carrierId = await setup.addCarrier({ email })
  const body = await setup.byHand({ carrierId, ...more })
  await setup.book(shipment.shipmentId, body)
  return { ...shipment, carrierId, email: email ?? '' }
}

let addresses = 0
const addressOf = () => `dispatch${++addresses}.${Date.now()}@able.test`

describe('a booked carrier', () => {
  it('gets a rate confirmation with load, stops, references and charges by mail [DEF-127]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber, orderNumber, email } = await bookByHand(setup)
    expect(await confirmationsOf(setup, shipmentId)).toMatchObject([{ state: 'Waiting', recipient: email }])
    await sendMails(setup)
    const [mail, ...others] = await confirmationTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Rate confirmation: load ${shipmentNumber}`)
    const [order] = (await setup.read(shipmentNumber)).orders
    const shown = [shipmentNumber, setup.company.name, 'Able', '$900.00', 'Chicago, IL', 'Dallas, TX']
    for (const text of [...shown, '1. Pickup', '2. Delivery']) expect(mail?.textBody).toContain(text)
    const files = (mail?.attachments ?? []) as Attachments
    expect(files.map(({ fileName }) => fileName)).toEqual([`Rate-confirmation-${shipmentNumber}.pdf`])
    const [page] = readPdf(Buffer.from(files[0]?.base64 ?? '', 'base64'))
    for (const text of [...shown, orderNumber, 'Canned peaches', 'Freight Rate', 'Total', '1 Pickup', '2 Delivery'])
      expect(page).toContain(text)
    expect(order?.orderNumber).toBe(orderNumber)
    const [confirmation] = await confirmationsOf(setup, shipmentId)
    expect(confirmation).toMatchObject({ state: 'Sent', method: 'Email', cause: 'Booking', papers: [] })
    expect(await setup.sentences(shipmentId)).toContain(`Ana Ruiz sent the rate confirmation to ${email}`)
  })

  it('gets the purchase order number, but no number of the own accounting [DEF-127]', async () => {
    const setup = await shipmentSetup(portal)
    const referenceNumbers = [
      { label: 'Purchase Order #', value: 'PO-77218', typeId: 'PurchaseOrder' as const, isRequired: true },
      { label: 'GL Code', value: '6100-77', typeId: 'GlCode' as const, isRequired: false },
    ]
    const { shipmentId } = await setup.ship({ referenceNumbers } as never)
    const email = addressOf()
    await setup.book(shipmentId, await setup.byHand({ carrierId: await setup.addCarrier({ email }) }))
    await sendMails(setup)
    const [mail] = await confirmationTo(email)
    expect(mail?.textBody).toContain('Purchase Order # PO-77218')
    expect(mail?.textBody).not.toContain('6100-77')
  })

  it('gets the bill of lading along when it was chosen, also the next time [DEF-127]', async () => {
    const setup = await shipmentSetup(portal)
    const rateConfirmation = { isWanted: true, papers: ['BillOfLading' as const] }
    const { shipmentNumber, carrierId, email } = await bookByHand(setup, { rateConfirmation })
    await sendMails(setup)
    const [mail] = await confirmationTo(email)
    const names = ((mail?.attachments ?? []) as Attachments).map(({ fileName }) => fileName)
    expect(names).toEqual([`Rate-confirmation-${shipmentNumber}.pdf`, `BOL-${shipmentNumber}.pdf`])
    expect(await setup.ask(getConfirmationRecipient, { query: { carrierId } })).toEqual({
      ...{ carrierName: 'Able', method: 'Email', recipient: email },
      ...rateConfirmation,
    })
  })

  it('gets nothing when the user turned it off, and the choice is kept for that carrier [DEF-127]', async () => {
    const setup = await shipmentSetup(portal)
    const off = { isWanted: false, papers: [] }
    const { shipmentId, carrierId, email } = await bookByHand(setup, { rateConfirmation: off })
    await sendMails(setup)
    expect(await confirmationTo(email)).toEqual([])
    expect(await confirmationsOf(setup, shipmentId)).toMatchObject([{ state: 'Off', recipient: email }])
    const recipient = await setup.ask(getConfirmationRecipient, { query: { carrierId } })
    expect(recipient).toMatchObject(off)
    const next = await setup.ship()
    await setup.book(next.shipmentId, await setup.byHand({ carrierId }))
    expect(await confirmationsOf(setup, next.shipmentId)).toMatchObject([{ state: 'Off' }])
  })

  it('is named with its address before the booking, by carrier and by rate [DEF-127]', async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane()
    const able = await setup.addLaneCarrier(laneId, 'Able', 1500)
    const recipient = { carrierName: 'Able', method: 'Email', recipient: able.email, isWanted: true, papers: [] }
    const find = (query: object) => setup.ask(getConfirmationRecipient, { query })
    expect(await find({ rateId: able.rateId })).toEqual(recipient)
    expect(await find({ carrierId: able.carrierId })).toEqual(recipient)
    const mute = await setup.addCarrier({ email: null })
    expect(await find({ carrierId: mute })).toMatchObject({ method: 'None', recipient: null })
    const spot = await setup.spot()
    expect(await find({ rateId: spot.id })).toMatchObject({ method: 'Provider', recipient: 'Spot market' })
    expect((await setup.attempt(getConfirmationRecipient, { query: {} })).status).toBe(400)
    const foreign = await shipmentSetup(portal)
    const other = await foreign.attempt(getConfirmationRecipient, { query: { carrierId: able.carrierId } })
    expect(other.status).toBe(404)
  })

  it('by its yes to a tender gets one confirmation at the address of the offer, whatever was chosen before [DEF-127]', async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane()
    const able = await setup.addLaneCarrier(laneId, 'Able', 1500)
    const { shipmentId, shipmentNumber } = await setup.ship()
    await setup.start(shipmentNumber)
    await setup.answer(await setup.tokenTo(able.email), { answer: 'Accepted' })
    await sendMails(setup)
    expect(await confirmationTo(able.email)).toHaveLength(1)
    expect(await confirmationsOf(setup, shipmentId)).toMatchObject([{ state: 'Sent', recipient: able.email }])
  })
})

describe('a carrier that cannot be reached', () => {
  it('without any address is an exception until somebody sends the confirmation elsewhere [DEF-127]', async () => {
    const setup = await inboxSetup(portal)
    const { shipmentId, shipmentNumber } = await bookByHand(setup, { email: null })
    await setup.look()
    const text = 'Able has no email address and no connection. It will not be notified.'
    expect(await setup.only()).toMatchObject({ kind: 'CarrierNotNotified', reason: text, entityName: shipmentNumber })
    expect(await confirmationsOf(setup, shipmentId)).toMatchObject([{ state: 'NoAddress', reason: text }])
    const send = (body: object) => setup.attempt(sendRateConfirmation, { params: { shipmentId }, body })
    const unreachable = await send({})
    expect([unreachable.status, unreachable.problem.modelState]).toEqual([422, { email: [text] }])
    expect((await send({ email: 'able at test' })).status).toBe(400)
    const to = addressOf()
    expect((await send({ email: to })).status).toBe(200)
    await sendMails(setup)
    expect(await confirmationTo(to)).toHaveLength(1)
    await setup.look()
    expect(await setup.kinds()).toEqual([])
  })

  it('whose mail server refuses the address is an exception with its answer, at the first attempt [DEF-127]', async () => {
    const own = await startTestPortal()
    const post = await openPostOffice()
    try {
      const setup = await inboxSetup(own)
      post.unknown = ['gone@able.test']
      const { shipmentId } = await bookByHand(setup, { email: 'gone@able.test' })
      await sendMails(setup, own)
      const { db, appUrl: url } = own.database
      const transport = createSmtpTransport(post.url)
      const from = 'Lanewise <no-reply@portal.test>'
      const undelivered = own.features.flatMap(({ undelivered: mails = [] }) => mails)
      const enqueue: Enqueue = async (_tx, _user, { name }, payload) => void own.queued.push({ name, payload })
      const onFailed = queueUndelivered({ undelivered, enqueue })
      const mailer = startMailer({ db, url, transport, from, log: silent, onFailed })
      await expect
        .poll(async () => (await confirmationTo('gone@able.test', own))[0]?.failedAt, { timeout: 30_000 })
        .toBeInstanceOf(Date)
      await mailer.stop()
      expect((await confirmationTo('gone@able.test', own))[0]?.attempts).toBe(1)
      await runQueued(own, setup.person, 'rate-confirmations.undelivered')
      await setup.look()
      await runDueChecks(own)
      const { kind, reason } = await setup.only()
      expect(kind).toBe('CarrierNotNotified')
      expect(reason).toMatch(/^The mail to gone@able\.test could not be delivered: .*550/)
      expect(await confirmationsOf(setup, shipmentId)).toMatchObject([{ state: 'Failed', reason }])
    } finally {
      await post.close()
      await own.close()
    }
  })
})

describe('after the booking', () => {
  it('dispatching sends nothing more, unless the pickup has changed [DEF-127]', async () => {
    const setup = await shipmentSetup(portal)
    const dispatch = async (shipmentNumber: string) => {
      await setup.ask(dispatchShipment, { params: { shipmentNumber } })
      await react(portal, setup.person, 'rate-confirmations.pickup-changed')
      await sendMails(setup)
    }
    const same = await bookByHand(setup)
    await sendMails(setup)
    await dispatch(same.shipmentNumber)
    expect(await confirmationTo(same.email)).toHaveLength(1)
    const moved = await bookByHand(setup)
    await sendMails(setup)
    const [pickup] = (await setup.read(moved.shipmentNumber)).stops
    await setup.ask(setShipmentAppointment, {
      params: { shipmentNumber: moved.shipmentNumber, stopNumber: 1 },
      body: { appointmentDateTime: pickup?.earlyDateTime ?? '' },
    })
    await dispatch(moved.shipmentNumber)
    expect((await confirmationTo(moved.email)).map(({ subject }) => subject)).toEqual([
      `Rate confirmation: load ${moved.shipmentNumber}`,
      `Changed pickup: load ${moved.shipmentNumber}`,
    ])
    expect(await confirmationTo(same.email)).toHaveLength(1)
  })

  it('a cancellation before the mail is drawn sends none, and an unbooked shipment has nobody to confirm to', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber, email } = await bookByHand(setup)
    await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'The customer cancelled' } })
    await sendMails(setup)
    expect(await confirmationTo(email)).toEqual([])
    expect(await confirmationsOf(setup, shipmentId)).toMatchObject([
      { state: 'Failed', reason: 'The booking was cancelled in the meantime' },
    ])
    const ready = await setup.ship()
    const refused = await setup.attempt(sendRateConfirmation, { params: { shipmentId: ready.shipmentId }, body: {} })
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      `Shipment ${ready.shipmentNumber} is Ready To Book and has no carrier`,
    ])
  })
})

describe('a connected carrier', () => {
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>
  let open: TestPortal
  beforeAll(async () => {
    receiver = await webhookReceiver()
    open = await startSettingsPortal({ WEBHOOK_PRIVATE_HOSTS: 'true', WEBHOOK_TIMEOUT_MS: '2000' })
  })
  afterAll(async () => {
    await open.close()
    await receiver.close()
  })
  beforeEach(() => {
    receiver.calls.length = 0
  })

  const book = async (setup: Awaited<ReturnType<typeof connectedSetup>>) => {
    const shipment = await setup.ship()
    await setup.book(shipment.shipmentId, await setup.byHand({ carrierId: setup.able.carrierId }))
    await setup.sendMessages()
    return shipment
  }

  it('by API is called with the load and its charges, and gets no mail [DEF-127]', async () => {
    const setup = await connectedSetup(open, 'API', receiver.url)
    const { shipmentId, shipmentNumber } = await book(setup)
    expect(receiver.calls.map(({ body }) => body)).toMatchObject([
      {
        event: 'load.confirmed',
        shipmentNumber,
        confirmation: {
          ...{ carrierName: 'Able', total: 900, charges: [{ description: 'Freight Rate', total: 900 }] },
          load: { shipmentNumber, stops: [{ stopType: 0 }, { stopType: 1 }] },
        },
      },
    ])
    expect(await confirmationTo(setup.able.email, open)).toEqual([])
    expect(await confirmationsOf(setup, shipmentId)).toMatchObject([{ method: 'API', state: 'Sent', recipient: null }])
  })

  it('by API that refuses for good leaves an unnotified carrier [DEF-127]', async () => {
    const setup = await connectedSetup(open, 'API', receiver.url)
    receiver.next(410)
    const { shipmentId } = await book(setup)
    expect(await confirmationsOf(setup, shipmentId)).toMatchObject([
      { method: 'API', state: 'Failed', reason: 'The webhook answered 410' },
    ])
  })

  it('by EDI gets a load tender with the purpose of a confirmation [DEF-127]', async () => {
    const setup = await connectedSetup(open, 'EDI')
    const { shipmentNumber } = await book(setup)
    const [file] = await setup.tenders204()
    expect(file?.text).toContain('B2A*06*LT')
    expect(file?.tender).toMatchObject({ purpose: 'Confirmation', shipmentNumber, chargeCents: 90_000 })
    expect((await setup.connection()).messages).toMatchObject([
      { purpose: 'Confirmation', offerId: null, shipmentNumber },
    ])
  })
})

describe('an integrated provider', () => {
  it('notifies the carrier by its own call, so nothing else is sent [DEF-127]', async () => {
    const partners = await startBookingPartners()
    const own = await startSettingsPortal(partners.settings)
    try {
      const setup = await shipmentSetup(own)
      const { shipmentId } = await setup.shipLtl()
      const { body } = await setup.byPartner('MortonExpress')
      await setup.book(shipmentId, body)
      expect(await confirmationsOf(setup, shipmentId)).toMatchObject([
        { method: 'Provider', recipient: 'Morton Express', state: 'Sent' },
      ])
      const queued = own.queued.filter(({ name }) => name === 'rate-confirmations.mail')
      expect(queued).toEqual([])
      const sent = await inCompany(own.database.db, setup.company.id, (tx) =>
        tx.selectFrom('rateConfirmations').select('id').where('method', '!=', 'Provider').execute(),
      )
      expect(sent).toEqual([])
    } finally {
      await own.close()
      await partners.close()
    }
  })
})
