import { bookShipment, updateOriginationType } from '@lanewise/contract/booking'
import { addCarrierContact } from '@lanewise/contract/carriers'
import { voidOrder } from '@lanewise/contract/orders'
import {
  cancelShipment,
  createDraftShipment,
  createShipment,
  dispatchShipment,
  finalizeShipment,
} from '@lanewise/contract/shipments'
import { addWatchedEntityWithEmail } from '@lanewise/contract/watchers'
import { type Permission, permissions } from '@lanewise/domain/access/permissions'
import type { ShipmentStatusId } from '@lanewise/domain/shipments/shipment-status'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusNames } from '@lanewise/domain/shipments/shipment-status'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { peaches } from '#features/orders/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { confirmWatchers } from '#platform/testing/confirm-watchers.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'
import { shipmentSetup } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof shipmentSetup>>

/** Sets the status the way tracking would. */
const setStatus = ({ company }: Setup, shipmentId: string, status: ShipmentStatusId) =>
  inCompany(portal.database.db, company.id, (tx) =>
    tx
      .updateTable('shipments')
      .set({ status, bookedAt: status >= 3 ? new Date() : null, voidedAt: status === -1 ? new Date() : null })
      .where('id', '=', shipmentId)
      .execute(),
  )

describe('createShipment', () => {
  it('sends one order and no highest price, and makes the order Ready To Ship [BOOK-16]', async () => {
    const setup = await shipmentSetup(portal)
    const { orderId, orderNumber } = await setup.create()
    const made = await setup.ask(createShipment, { body: { orders: [orderId], maxBuy: 0 } })
    expect(made).toEqual({
      shipmentId: made.resultId,
      shipmentNumber: made.resultNumber,
      resultId: expect.any(String),
      resultNumber: expect.stringMatching(/^S\d{6,}$/),
    })
    expect(await setup.read(made.shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      origination: 'Order',
      originationType: null,
      carrier: null,
      orders: [{ orderNumber, orderStatus: 'ReadyToShip', firstStop: 1, lastStop: 2 }],
      stops: [
        { stopNumber: 1, stopType: 0, orderNumbers: [orderNumber], pallets: 2, packages: 2, weight: 1200 },
        { stopNumber: 2, stopType: 1, orderNumbers: [orderNumber], pallets: 2, packages: 2, weight: 1200 },
      ],
      pallets: 2,
      weight: 1200,
    })
    expect(await setup.readOrder(orderNumber)).toMatchObject({
      orderStatus: 'ReadyToShip',
      shipmentNumber: made.shipmentNumber,
    })
    for (const orders of [[], [orderId, orderId]])
      expect((await setup.attempt(createShipment, { body: { orders, maxBuy: 0 } })).status).toBe(400)
  })

  it('as a draft must say where it comes from, and leaves its order New [BOOK-17]', async () => {
    const setup = await shipmentSetup(portal)
    const { orderId, orderNumber } = await setup.create()
    const whole = { orders: [orderId], maxBuy: 0 }
    for (const body of [whole, { ...whole, origination: 'Spreadsheet' }, { ...whole, origination: null }]) {
      const { status, problem } = await setup.attempt(createDraftShipment, { body })
      expect([status, Object.keys(problem.modelState ?? {})]).toEqual([400, ['origination']])
    }
    expect((await setup.attempt(createShipment, { body: { ...whole, origination: 'Order' } })).status).toBe(400)
    const body = { ...whole, origination: 'ShipmentBuilder' as const }
    const { shipmentNumber } = await setup.ask(createDraftShipment, { body })
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 0, origination: 'ShipmentBuilder' })
    expect((await setup.readOrder(orderNumber)).orderStatus).toBe('Accepted')
    await setup.ask(finalizeShipment, { params: { shipmentNumber } })
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(1)
    expect((await setup.readOrder(orderNumber)).orderStatus).toBe('ReadyToShip')
    for (const origination of ['Order', 'Consolidation'] as const) {
      const other = await setup.create()
      const made = await setup.ask(createDraftShipment, { body: { orders: [other.orderId], maxBuy: 0, origination } })
      expect(await setup.read(made.shipmentNumber)).toMatchObject({ shipmentStatus: 0, origination })
    }
  })

  it('stays a draft where its goods may not travel together, and names both [DEF-114]', async () => {
    const setup = await shipmentSetup(portal)
    const hazard = (description: string, hazmatHazardClass: '5.1' | '6.1') =>
      peaches({
        description,
        isHazmat: true,
        hazmatHazardClass,
        hazmatPackingGroup: 'II',
        hazmatUNNumber: 'UN1263',
        properShippingName: description,
      })
    const lineItems = [hazard('Pool chlorine', '5.1'), hazard('Cyanide', '6.1')]
    const emergency = { hazmatEmergencyContactInfo: 'Chem Desk (800) 555-0101', chemtracAccountNumber: 'CHM-21884' }
    const { orderId, orderNumber } = await setup.create({
      stops: [setup.pickup({ lineItems }), setup.dropoff({ lineItems })],
      ...emergency,
    })
    const body = { orders: [orderId], maxBuy: 0 }
    const message = `Pool chlorine (class 5.1, order ${orderNumber}) and Cyanide (class 6.1, order ${orderNumber}) may not travel together`
    const notCreated = await setup.attempt(createShipment, { body })
    expect([notCreated.status, notCreated.problem.message]).toEqual([422, message])
    const draft = { ...body, origination: 'ShipmentBuilder' as const }
    const { shipmentNumber } = await setup.ask(createDraftShipment, { body: draft })
    const refused = await setup.attempt(finalizeShipment, { params: { shipmentNumber } })
    expect([refused.status, refused.problem.message]).toEqual([422, message])
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(0)
    await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No freight' } })
    const voided = await setup.attempt(finalizeShipment, { params: { shipmentNumber } })
    expect([voided.status, voided.problem.message]).toEqual([
      409,
      `Shipment ${shipmentNumber} is Voided and cannot become Ready To Book`,
    ])
  })

  it('puts an order on one shipment only, also when many ask at once', async () => {
    const setup = await shipmentSetup(portal)
    const { orderId, orderNumber } = await setup.create()
    const body = { orders: [orderId], maxBuy: 0 }
    const tries = await Promise.all(Array.from({ length: 12 }, () => setup.attempt(createShipment, { body })))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
    const { shipmentNumber } = await setup.readOrder(orderNumber)
    const refused = tries.find(({ status }) => status === 409)
    expect(refused?.problem.message).toBe(`Order ${orderNumber} is already on shipment ${shipmentNumber}`)
  })

  it('never keeps an order that is voided at the same time, and refuses the later of the two', async () => {
    const setup = await shipmentSetup(portal)
    for (let time = 0; time < 8; time++) {
      const { orderId, orderNumber } = await setup.create()
      const [voided, created] = await Promise.all([
        setup.attempt(voidOrder, { params: { orderNumber }, body: { reason: null } }),
        setup.attempt(createShipment, { body: { orders: [orderId], maxBuy: 0 } }),
      ])
      const { orderStatus, shipmentNumber } = await setup.readOrder(orderNumber)
      // Voiding a moment later also voids the new shipment.
      if (orderStatus === 'Voided') expect(shipmentNumber).toBeNull()
      else {
        expect([voided.status, created.status]).toEqual([409, 201])
        expect(voided.problem.message).toBe(
          `Order ${orderNumber} was just added to shipment ${shipmentNumber}. Check the shipment, then void the order again`,
        )
      }
    }
  })

  it('is refused by the database, whatever writes it: a voided order on a shipment, and a void of a shipped order', async () => {
    const setup = await shipmentSetup(portal)
    const [free, shipped] = [await setup.create(), await setup.create()]
    const { shipmentId } = await setup.ask(createShipment, { body: { orders: [shipped.orderId], maxBuy: 0 } })
    await setup.ask(voidOrder, { params: { orderNumber: free.orderNumber }, body: { reason: null } })
    const write = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(portal.database.db, setup.company.id, work)
    const put = write((tx) => tx.insertInto('shipmentOrders').values({ shipmentId, orderId: free.orderId }).execute())
    await expect(put).rejects.toThrow('is voided and cannot be on a shipment')
    const set = write((tx) =>
      tx.updateTable('orders').set({ status: -2, voidedAt: new Date() }).where('id', '=', shipped.orderId).execute(),
    )
    await expect(set).rejects.toThrow('is on a shipment and cannot be voided')
  })

  it('takes no order that is voided', async () => {
    const setup = await shipmentSetup(portal)
    const { orderId, orderNumber } = await setup.create()
    await setup.ask(voidOrder, { params: { orderNumber }, body: { reason: null } })
    const { status, problem } = await setup.attempt(createShipment, { body: { orders: [orderId], maxBuy: 0 } })
    expect([status, problem.message]).toEqual([409, `Order ${orderNumber} is Voided and cannot become Ready To Ship`])
  })

  it('needs the permission CreateShipment and no other, and booking, also with a spot quote, BookShipment [BOOK-15]', async () => {
    const setup = await shipmentSetup(portal)
    const byHand = await setup.byHand()
    const as = async (held: readonly Permission[]) =>
      portal.as(await portal.given.person({ company: setup.company, permissions: held }))
    const tries = async (held: readonly Permission[]) => {
      const { attempt } = await as(held)
      const { orderId } = await setup.create()
      const [one, other, spot] = [await setup.ship(), await setup.ship(), await setup.spot()]
      const { id: quoteId, isPartial } = spot
      const { status: created } = await attempt(createShipment, { body: { orders: [orderId], maxBuy: 0 } })
      const { status: booked } = await attempt(bookShipment, { params: { shipmentId: one.shipmentId }, body: byHand })
      const { status: spotBooked } = await attempt(updateOriginationType, {
        params: { shipmentNumber: other.shipmentNumber },
        body: { originationType: 'Spot', quoteId, isPartial },
      })
      return { created, booked, spotBooked }
    }
    const without = (missing: Permission) => permissions.filter((one) => one !== missing)
    expect(await tries(['CreateShipment'])).toEqual({ created: 201, booked: 403, spotBooked: 403 })
    expect(await tries(['BookShipment'])).toEqual({ created: 403, booked: 200, spotBooked: 200 })
    expect(await tries(without('CreateShipment'))).toEqual({ created: 403, booked: 200, spotBooked: 200 })
    expect(await tries(without('BookShipment'))).toEqual({ created: 201, booked: 403, spotBooked: 403 })
  })
})

it('has the statuses of its life by number and in words [STATUS-1]', async () => {
  const setup = await shipmentSetup(portal)
  const { shipmentId, shipmentNumber } = await setup.ship()
  const labels = {
    Voided: 'Voided',
    Drafted: 'Drafted',
    ReadyToBook: 'Ready To Book',
    Tendering: 'Tendering',
    Booked: 'Booked',
    Dispatched: 'Dispatched',
    InTransit: 'In Transit',
    AtStop: 'At Stop',
    Delivered: 'Delivered',
    DeliveryConfirmed: 'Delivery Confirmed',
  }
  expect(shipmentStatusNames.map((name) => shipmentStatuses[name])).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8])
  for (const name of shipmentStatusNames) {
    await setStatus(setup, shipmentId, shipmentStatuses[name])
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: shipmentStatuses[name],
      shipmentStatusName: name,
      shipmentStatusDescription: labels[name],
    })
  }
})

describe('cancel', () => {
  it('asks for a reason, is refused from In Transit on, voids the shipment, releases its orders, tells carrier and watchers [SHIP-5]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber, orderNumber } = await setup.ship()
    const carrierId = await setup.addCarrier({ email: 'dispatch@able.test' })
    await setup.book(shipmentId, await setup.byHand({ carrierId }))
    const params = { shipmentNumber }
    const { status, problem } = await setup.attempt(cancelShipment, { params, body: { reason: ' ' } })
    expect([status, problem.message]).toEqual([400, 'Enter why the shipment is cancelled'])
    for (const name of ['InTransit', 'AtStop', 'Delivered', 'DeliveryConfirmed'] as const) {
      await setStatus(setup, shipmentId, shipmentStatuses[name])
      const late = await setup.attempt(cancelShipment, { params, body: { reason: 'Late' } })
      const label = shipmentStatusLabel(name)
      expect([late.status, late.problem.message]).toEqual([
        409,
        `Shipment ${shipmentNumber} is ${label} and can no longer be cancelled`,
      ])
    }
    await setStatus(setup, shipmentId, shipmentStatuses.Booked)
    const others = permissions.filter((permission) => permission !== 'CancelShipment')
    const refused = portal.as(await portal.given.person({ company: setup.company, permissions: others }))
    const permitted = portal.as(
      await portal.given.person({
        company: setup.company,
        firstName: 'Cleo',
        lastName: 'Voss',
        permissions: ['CancelShipment'],
      }),
    )
    const body = { reason: 'The customer cancelled' }
    expect((await refused.attempt(cancelShipment, { params, body })).status).toBe(403)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(3)
    const watcher = { entityId: shipmentId, entityType: 'Shipment' as const }
    await setup.ask(addWatchedEntityWithEmail, { body: { ...watcher, emailAddress: 'dock@customer.test' } })
    const quiet = { emailAddress: 'quiet@customer.test', notificationType: 'OnTimeStatus' as const }
    await setup.ask(addWatchedEntityWithEmail, { body: { ...watcher, ...quiet } })
    await confirmWatchers(portal)
    await permitted.ask(cancelShipment, { params, body })
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: -1,
      voidReason: 'The customer cancelled',
      voidedBy: 'Cleo Voss',
      orders: [{ orderNumber, orderStatus: 'Accepted' }],
    })
    expect(await setup.readOrder(orderNumber)).toMatchObject({ orderStatus: 'Accepted', shipmentNumber: null })
    const [mail] = await mailsTo(portal, 'dispatch@able.test')
    expect(mail?.subject).toBe(`Shipment ${shipmentNumber} is cancelled`)
    await react(portal, setup.person, 'watchers.tell-of-shipments')
    await runQueued(portal, setup.person, 'watchers.after-pause')
    const sentMails = await mailsTo(portal, 'dock@customer.test')
    expect(sentMails.map(({ subject }) => subject)).toEqual([
      `Shipment ${shipmentNumber} is Booked`,
      `Shipment ${shipmentNumber} is Voided`,
    ])
    expect(await mailsTo(portal, 'quiet@customer.test')).toEqual([])
    expect(await setup.sentences(shipmentId)).toContain('Cleo Voss cancelled the shipment: The customer cancelled')
    const again = await setup.attempt(cancelShipment, { params, body: { reason: 'Again' } })
    expect([again.status, again.problem.message]).toEqual([409, `Shipment ${shipmentNumber} is Voided already`])
  })

  it('asks who cancelled to call a carrier that has no address, under its own number or that of a contact', async () => {
    const setup = await shipmentSetup(portal)
    const untold = async (carrier: object, contact?: object) => {
      const { shipmentId, shipmentNumber } = await setup.ship()
      const carrierId = await setup.addCarrier(carrier)
      if (contact)
        await setup.ask(addCarrierContact, {
          params: { carrierId },
          body: { name: 'Bea', role: 'Dispatch', ...contact },
        })
      await setup.book(shipmentId, await setup.byHand({ carrierId }))
      const params = { shipmentNumber }
      const answer = await setup.ask(cancelShipment, { params, body: { reason: 'No freight' } })
      return { shipmentNumber, said: answer.carrierUntold }
    }
    const silent = await untold({ phone: '(312) 555-0100' }, { phone: '(312) 555-0199' })
    const callText = (shipmentNumber: string, how: string) =>
      `Able could not be told that shipment ${shipmentNumber} is cancelled. Call it${how}.`
    expect(silent.said).toBe(callText(silent.shipmentNumber, ' at (312) 555-0100'))
    const byContact = await untold({}, { phone: '(312) 555-0199' })
    expect(byContact.said).toBe(callText(byContact.shipmentNumber, ' at (312) 555-0199'))
    const unknown = await untold({})
    expect(unknown.said).toBe(callText(unknown.shipmentNumber, ''))
    expect((await untold({}, { email: 'bea@able.test' })).said).toBeNull()
    expect((await mailsTo(portal, 'bea@able.test')).map(({ kind }) => kind)).toEqual(['shipment-cancelled'])
    const mails = await mailsTo(portal, setup.person.emailAddress)
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      [silent, byContact, unknown]
        .map(({ shipmentNumber }) => `Call Able: shipment ${shipmentNumber} is cancelled`)
        .sort(),
    )
    const { shipmentNumber } = await setup.ship()
    const unbooked = await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No freight' } })
    expect(unbooked.carrierUntold).toBeNull()
  })
})

describe('an order on a shipment', () => {
  it('takes its shipment along when it changes', async () => {
    const setup = await shipmentSetup(portal)
    const { orderNumber, shipmentNumber } = await setup.ship()
    const sent = await setup.sent(orderNumber)
    const [pickup, dropoff] = sent.stops
    const item = { ...pickup?.lineItems[0], totalWeight: 900, palletCount: 3 }
    await setup.update({
      ...sent,
      stops: [
        { ...pickup, lineItems: [item] },
        { ...dropoff, lineItems: [item] },
      ],
    })
    expect(await setup.read(shipmentNumber)).toMatchObject({
      weight: 900,
      pallets: 3,
      stops: [{ pallets: 3 }, { pallets: 3 }],
    })
  })

  it('that is voided leaves it, and the shipment without orders is void', async () => {
    const setup = await shipmentSetup(portal)
    const { orderNumber, shipmentNumber } = await setup.ship()
    await setup.ask(voidOrder, { params: { orderNumber }, body: { reason: null } })
    expect((await setup.readOrder(orderNumber)).orderStatus).toBe('Voided')
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: -1, voidReason: 'Its order was voided' })
  })

  it('cannot be voided once it is booked or later; the message names the shipment [ORDPAGE-7]', async () => {
    const setup = await shipmentSetup(portal)
    const { orderNumber, shipmentId, shipmentNumber } = await setup.ship()
    await setup.book(shipmentId, await setup.byHand())
    for (const shipmentStatus of [3, 4, 5, 6, 7, 8] as const) {
      await setStatus(setup, shipmentId, shipmentStatus)
      const { status, problem } = await setup.attempt(voidOrder, { params: { orderNumber }, body: { reason: null } })
      expect([status, problem.message]).toEqual([409, expect.stringContaining(shipmentNumber)])
      expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(shipmentStatus)
      expect((await setup.readOrder(orderNumber)).orderStatus).not.toBe('Voided')
    }
  })
})

it('refuses moves that are none with 409 naming both states', async () => {
  const setup = await shipmentSetup(portal)
  const { shipmentNumber } = await setup.ship()
  const dispatched = await setup.attempt(dispatchShipment, { params: { shipmentNumber } })
  expect([dispatched.status, dispatched.problem.message]).toEqual([
    409,
    `Shipment ${shipmentNumber} is Ready To Book and cannot become Dispatched`,
  ])
})

it('hides drafts from those who may not see them', async () => {
  const setup = await shipmentSetup(portal, {
    permissions: ['ViewOrder', 'CreateOrder', 'ViewShipment', 'CreateShipment'],
  })
  const { orderId, orderNumber } = await setup.create()
  const body = { orders: [orderId], maxBuy: 0, origination: 'Order' as const }
  const { shipmentNumber } = await setup.ask(createDraftShipment, { body })
  expect((await setup.list()).data).toEqual([])
  expect((await setup.list({ statuses: [0] })).total).toBe(0)
  await expect(setup.read(shipmentNumber)).rejects.toMatchObject({ status: 404 })
  expect((await setup.readOrder(orderNumber)).shipmentNumber).toBeNull()
})
