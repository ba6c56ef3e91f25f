import { askAboutBooking, bookShipment, resolveBooking } from '@lanewise/contract/booking'
import { cancelShipment } from '@lanewise/contract/shipments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { manualCharge, shipmentSetup } from '#features/shipments/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { startSettingsPortal, startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'
import { type BookingPartners, startBookingPartners, taken } from './testing/booking-partners.ts'

let partners: BookingPartners
let portal: TestPortal
/** A second process with a timeout of one second. */
let hasty: TestPortal
beforeAll(async () => {
  partners = await startBookingPartners()
  portal = await startSettingsPortal(partners.settings)
  hasty = await startTestPortal({
    settings: { ...partners.settings, FLOCK_TIMEOUT_MS: '1000' },
    shared: portal.database,
  })
})
afterAll(async () => {
  await hasty.close()
  await Promise.all([portal.close(), partners.close()])
})
beforeEach(() => {
  partners.reset()
  portal.queued.length = 0
})

type Setup = Awaited<ReturnType<typeof shipmentSetup>>
type Body = { reference: string }

const check = ({ person }: Setup) => runQueued(portal, person, 'shipments.check-booking')
const runCancellation = ({ person }: Setup) => runQueued(portal, person, 'shipments.cancel-booking')

/** The partner accepts the booking but its answer never arrives. */
const takesSilently = (silence: 'hangs' | 'hangs up') =>
  partners.flock.deal(({ body }) => {
    partners.flock.book.set((body as Body).reference, taken())
    return silence
  })

/** Backdates the call by an hour, so that it can no longer be in flight. */
const anHourAgo = ({ company }: Setup) =>
  inCompany(portal.database.db, company.id, (tx) =>
    tx
      .updateTable('bookingAttempts')
      .set({ createdAt: new Date(Date.now() - 3_600_000) })
      .execute(),
  )

async function unanswered(how: () => void = () => takesSilently('hangs up')) {
  const setup = await shipmentSetup(portal)
  const shipment = await setup.shipLtl()
  const { body } = await setup.byPartner('FlockFreight')
  how()
  const refused = await setup.tryBook(shipment.shipmentId, body)
  return { setup, ...shipment, body, refused }
}

const sentence = (shipmentNumber: string) =>
  `Flock Freight has not said whether it booked shipment ${shipmentNumber} (its reference: FLK-20417). It is being asked; nothing can be booked until it answers.`

describe('a booking call that times out', () => {
  it('needs attention with the reference of the provider, lets nobody book, and is resolved by asking [TRADE-7]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const { body } = await setup.byPartner('FlockFreight')
    takesSilently('hangs')
    const { status, problem } = await hasty.as(setup.person).attempt(bookShipment, { params: { shipmentId }, body })
    expect([status, problem.message]).toEqual([409, sentence(shipmentNumber)])
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      attention: { reason: 'BookingTimedOut', message: sentence(shipmentNumber) },
    })
    const byHand = await setup.byHand({
      shippingMode: 'LTL',
      manualBookingCharges: [manualCharge('FreightRate', 500), manualCharge('FuelSurcharge', 0)],
    })
    for (const other of [body, (await setup.byPartner('MortonExpress')).body, byHand]) {
      const again = await setup.tryBook(shipmentId, other)
      expect([again.status, again.problem.message]).toEqual([409, sentence(shipmentNumber)])
    }
    portal.queued.push(...hasty.queued.splice(0))
    await check(setup)
    expect(partners.flock.questions()).toHaveLength(1)
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      attention: null,
      bookedBy: 'Ana Ruiz',
      carrier: { companyName: 'Flock Freight' },
      proNumber: '0771',
    })
    expect(partners.flock.bookings()).toHaveLength(1)
    expect(partners.morton.bookings()).toHaveLength(0)
  })

  it('is asked again, later and later, as long as the partner cannot say', async () => {
    const { setup, shipmentId, shipmentNumber } = await unanswered(() =>
      partners.flock.deal(({ body }) => {
        partners.flock.book.set((body as Body).reference, { state: 'Pending' })
        return 'hangs up'
      }),
    )
    await check(setup)
    await check(setup)
    const checks = portal.queued.filter(({ name }) => name === 'shipments.check-booking')
    expect(checks.map(({ payload }) => (payload as { count: number }).count)).toEqual([2])
    expect((await setup.read(shipmentNumber)).attention?.reason).toBe('BookingTimedOut')
    const marks = (await setup.sentences(shipmentId)).filter((line) => line.includes('Booking timed out'))
    expect(marks).toEqual(['Ana Ruiz marked the shipment "Booking timed out"'])
  })
})

describe('an answer', () => {
  it('that is heard of twice books once', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    await setup.book(shipmentId, (await setup.byPartner('FlockFreight')).body)
    const { version } = await setup.read(shipmentNumber)
    await check(setup)
    expect((await setup.read(shipmentNumber)).version).toBe(version)
    expect(partners.flock.questions()).toHaveLength(0)
  })

  it('that comes late finds what asking has settled meanwhile', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const { body } = await setup.byPartner('FlockFreight')
    const sent = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    partners.flock.deal(async (call) => {
      partners.flock.book.set((call.body as Body).reference, taken())
      sent.resolve()
      await late.promise
      return { json: taken() }
    })
    const booking = setup.tryBook(shipmentId, body)
    await sent.promise
    await check(setup)
    const { version, shipmentStatus } = await setup.read(shipmentNumber)
    expect(shipmentStatus).toBe(3)
    late.resolve()
    expect((await booking).status).toBe(200)
    expect((await setup.read(shipmentNumber)).version).toBe(version)
  })

  it('that is still waited for is not missed: asking meanwhile marks nothing', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const { body } = await setup.byPartner('FlockFreight')
    const sent = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    partners.flock.deal(async () => {
      sent.resolve()
      await late.promise
      return { json: taken() }
    })
    const booking = setup.tryBook(shipmentId, body)
    await sent.promise
    await check(setup)
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 1, attention: null })
    expect(portal.queued.some(({ name }) => name === 'shipments.check-booking')).toBe(true)
    late.resolve()
    expect((await booking).status).toBe(200)
    expect((await setup.sentences(shipmentId)).join()).not.toContain('Booking timed out')
  })

  it('that the partner never heard of it makes the shipment bookable again, once the call cannot arrive any more', async () => {
    const { setup, shipmentId, shipmentNumber, body } = await unanswered(() => partners.flock.deal('hangs up'))
    await check(setup)
    expect((await setup.read(shipmentNumber)).attention?.reason).toBe('BookingTimedOut')
    await anHourAgo(setup)
    await check(setup)
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 1, attention: null })
    partners.flock.deal({ json: taken() })
    await setup.book(shipmentId, body)
    const references = partners.flock.bookings().map((call) => (call.body as Body).reference)
    expect(new Set(references).size).toBe(2)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(3)
  })
})

describe('a person', () => {
  it('asks the partner without waiting for the next time', async () => {
    const { setup, shipmentNumber } = await unanswered()
    const params = { shipmentNumber }
    expect(await setup.ask(askAboutBooking, { params })).toEqual({
      state: 'Booked',
      message: 'Booked with Flock Freight',
    })
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 3, attention: null })
    const { status, problem } = await setup.attempt(askAboutBooking, { params })
    expect([status, problem.message]).toEqual([
      409,
      `Shipment ${shipmentNumber} is not waiting for an answer from a carrier`,
    ])
    expect(partners.flock.bookings()).toHaveLength(1)
  })

  it('is told that the partner still does not say', async () => {
    const { setup, shipmentNumber } = await unanswered(() => partners.flock.deal('hangs up'))
    expect(await setup.ask(askAboutBooking, { params: { shipmentNumber } })).toEqual({
      state: 'Unknown',
      message: sentence(shipmentNumber),
    })
  })

  it('says that it is booked, under the reference that the partner named or that of the rate', async () => {
    const { setup, shipmentNumber, shipmentId } = await unanswered()
    await setup.ask(resolveBooking, { params: { shipmentNumber }, body: { isBooked: true, reference: 'PHONE-7' } })
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 3, attention: null, bookedBy: 'Ana Ruiz' })
    expect(await setup.sentences(shipmentId)).toContain('Ana Ruiz set Booking reference to PHONE-7')
    const second = await unanswered()
    const params = { shipmentNumber: second.shipmentNumber }
    await second.setup.ask(resolveBooking, { params, body: { isBooked: true } })
    expect(await second.setup.sentences(second.shipmentId)).toContain('Ana Ruiz set Booking reference to FLK-20417')
  })

  it('says that it is not booked, and books it elsewhere', async () => {
    const { setup, shipmentNumber, shipmentId } = await unanswered()
    await setup.ask(resolveBooking, { params: { shipmentNumber }, body: { isBooked: false } })
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 1, attention: null })
    await setup.book(shipmentId, (await setup.byPartner('MortonExpress')).body)
    expect((await setup.read(shipmentNumber)).carrier?.companyName).toBe('Morton Express')
  })

  it('who was wrong, or cancelled meanwhile, leaves no freight at the partner: it is told to cancel', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const { body } = await setup.byPartner('FlockFreight')
    const sent = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    partners.flock.deal(async () => {
      sent.resolve()
      await late.promise
      return { json: taken({ bookingId: 'LATE/1' }) }
    })
    const booking = setup.tryBook(shipmentId, body)
    await sent.promise
    await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'Order withdrawn' } })
    late.resolve()
    const { status, problem } = await booking
    expect([status, problem.message]).toEqual([
      422,
      `Flock Freight booked shipment ${shipmentNumber} after it was abandoned, and is being told to cancel it`,
    ])
    await runCancellation(setup)
    expect(partners.flock.cancelled).toEqual(['LATE%2F1'])
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: -1, attention: null })
  })
})

describe('cancelling a shipment that a partner has booked', () => {
  const cancelled = async (source: string) => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    await setup.book(shipmentId, (await setup.byPartner(source)).body)
    await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'Order withdrawn' } })
    return { setup, shipmentId, shipmentNumber }
  }

  it('tells it so, once the cancellation is kept', async () => {
    const { setup, shipmentId } = await cancelled('FlockFreight')
    expect(partners.flock.cancelled).toEqual([])
    await runCancellation(setup)
    expect(partners.flock.cancelled).toEqual(['B-001'])
    expect(await setup.sentences(shipmentId)).toContain('Ana Ruiz cancelled the booking at Flock Freight')
  })

  it('tells project44 the account, the pickup and the bill of lading', async () => {
    const { setup, shipmentNumber } = await cancelled('Project44Ltl')
    await runCancellation(setup)
    expect(partners.project44.cancelled).toEqual([
      {
        capacityProviderAccountGroup: { code: 'ACME', accounts: [{ code: 'SAIA-1' }] },
        originAddress: { postalCode: '60606' },
        shipmentIdentifiers: [
          { type: 'BILL_OF_LADING', value: shipmentNumber, primaryForType: true, source: 'CUSTOMER' },
        ],
      },
    ])
  })

  it('is tried again, and in the end whoever cancelled is asked to call', async () => {
    const { setup, shipmentNumber } = await cancelled('MortonExpress')
    partners.morton.server.behave({ text: '', status: 503 })
    for (let tries = 0; tries < 5; tries += 1) await runCancellation(setup)
    expect(portal.queued.filter(({ name }) => name === 'shipments.cancel-booking')).toEqual([])
    const mails = await mailsTo(portal, setup.person.emailAddress)
    expect(mails.at(-1)).toMatchObject({
      subject: `Call Morton Express: shipment ${shipmentNumber} is cancelled`,
    })
  })

  it('tells nobody where the carrier was booked by hand', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    await setup.book(shipmentId, await setup.byHand({ carrierId: await setup.addCarrier({ name: 'Flock Freight' }) }))
    await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'Order withdrawn' } })
    expect(portal.queued.filter(({ name }) => name === 'shipments.cancel-booking')).toEqual([])
  })
})
