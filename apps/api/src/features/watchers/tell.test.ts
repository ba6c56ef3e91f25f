import { createNote } from '@lanewise/contract/notes'
import { getNotifications, getSubscription, unsubscribe } from '@lanewise/contract/notifications'
import { updatePreferences } from '@lanewise/contract/profile'
import { cancelShipment } from '@lanewise/contract/shipments'
import { addWatchedEntityWithEmail, getWatchedEntities } from '@lanewise/contract/watchers'
import { beforeAll, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { shipmentDesk } from '#features/shipments/testing/given.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { tokenOf } from '../notifications/testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** A shipment that Ana, who writes, Bea, who signs in too, and somebody outside watch. */
async function watchDesk() {
  const desk = await shipmentDesk(portal)
  const bea = await portal.given.person({ company: desk.company, firstName: 'Bea', lastName: 'Novak' })
  const { shipmentId, shipmentNumber } = await desk.ship()
  const outside = `dock-${shipmentNumber.toLowerCase()}@customer.test`
  const watch = (emailAddress: string) =>
    desk.ask(addWatchedEntityWithEmail, {
      body: { entityId: shipmentId, entityType: 'Shipment', emailAddress, notificationType: 'All' },
    })
  await watch(desk.person.emailAddress)
  await watch(bea.emailAddress)
  await watch(outside)
  return { ...desk, bea, outside, shipmentId, shipmentNumber }
}

const bellOf = async (person: Person) => (await portal.as(person).ask(getNotifications, {})).data

it('tells users who watch a shipment in the bell and by mail, everybody else by mail, each once [NOTIFY-4]', async () => {
  const desk = await watchDesk()
  const { shipmentNumber } = desk
  await desk.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No truck' } })
  await react(portal, desk.person, 'watchers.tell-of-shipments')
  expect(await bellOf(desk.bea)).toMatchObject([
    {
      kind: 'ShipmentStatus',
      entityName: shipmentNumber,
      path: `/shipments/${shipmentNumber}/preview`,
      detail: 'Voided',
      excerpt: 'No truck',
      actor: null,
    },
  ])
  for (const address of [desk.bea.emailAddress, desk.outside])
    expect((await mailsTo(portal, address)).map(({ subject }) => subject)).toEqual([
      `Shipment ${shipmentNumber} is Voided`,
    ])
})

it('tells colleagues who watch a record what is written on it, but neither its author nor anybody outside', async () => {
  const desk = await watchDesk()
  const body = { entityId: desk.shipmentId, entityType: 'shipment', noteContent: '', noteHTML: '<p>Door 6</p>' }
  await desk.ask(createNote, { body })
  await react(portal, desk.person, 'watchers.tell-of-notes')
  expect(await bellOf(desk.bea)).toMatchObject([
    { kind: 'NoteOnWatched', entityName: desk.shipmentNumber, actor: { name: 'Ana Ruiz' }, excerpt: 'Door 6' },
  ])
  expect(await bellOf(desk.person)).toEqual([])
  expect(await mailsTo(portal, desk.outside)).toEqual([])
})

it('tells of a record that somebody muted only what mentions them', async () => {
  const desk = await watchDesk()
  await portal.as(desk.bea).ask(updatePreferences, { body: { mutedRecords: [desk.shipmentId] } })
  const body = { entityId: desk.shipmentId, entityType: 'shipment', noteContent: '', noteHTML: '<p>Door 6</p>' }
  await desk.ask(createNote, { body })
  await react(portal, desk.person, 'watchers.tell-of-notes')
  expect(await bellOf(desk.bea)).toEqual([])
  const notifyUsers = [{ id: desk.bea.id, email: null, applicationAccess: null }]
  await desk.ask(createNote, { body: { ...body, noteHTML: '<p>Door 7</p>', notifyUsers } })
  await react(portal, desk.person, 'notifications.tell-mentioned')
  expect(await bellOf(desk.bea)).toMatchObject([{ kind: 'Mention', entityId: desk.shipmentId, excerpt: 'Door 7' }])
})

it('lets a watcher without an account stop by the link at the end of the mail, in the history of the shipment [NOTIFY-3]', async () => {
  const desk = await watchDesk()
  const { shipmentNumber, shipmentId, outside } = desk
  const carrierId = await desk.addCarrier({ email: 'dispatch@able.test' })
  await desk.book(shipmentId, await desk.byHand({ carrierId }))
  await react(portal, desk.person, 'watchers.tell-of-shipments')
  const [mail] = await mailsTo(portal, outside)
  expect(mail?.subject).toBe(`Shipment ${shipmentNumber} is Booked`)
  const params = { token: tokenOf(mail) }
  const { ask } = portal.as(null)
  const about = { about: 'the shipment that you watch', emailAddress: outside }
  expect(await ask(getSubscription, { params })).toEqual({ ...about, isEnded: false })
  expect(await ask(unsubscribe, { params })).toEqual({ ...about, isEnded: true })
  const { items } = await desk.ask(getWatchedEntities, { params: { entityId: shipmentId } })
  expect(items.find(({ emailAddress }) => emailAddress === outside)?.notificationType).toBe('None')
  expect((await desk.sentences(shipmentId))[0]).toContain(outside)
  const before = (await mailsTo(portal, outside)).length
  await desk.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No truck' } })
  await react(portal, desk.person, 'watchers.tell-of-shipments')
  expect(await mailsTo(portal, outside)).toHaveLength(before)
})
