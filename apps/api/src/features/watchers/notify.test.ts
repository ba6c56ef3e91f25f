import { createNote } from '@lanewise/contract/notes'
import { getNotifications, getSubscription, unsubscribe } from '@lanewise/contract/notifications'
import { updatePreferences } from '@lanewise/contract/profile'
import { cancelShipment } from '@lanewise/contract/shipments'
import { addWatchedEntityWithEmail, getWatchedEntities } from '@lanewise/contract/watchers'
import { beforeAll, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { tokenOf } from '#features/notifications/testing/given.ts'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { confirmWatchers } from '#platform/testing/confirm-watchers.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** A shipment watched by Ana, who makes the changes, Bea, another user, and an outside watcher. */
async function watchSetup() {
  const setup = await shipmentSetup(portal)
  const bea = await portal.given.person({ company: setup.company, firstName: 'Bea', lastName: 'Novak' })
  const { shipmentId, shipmentNumber } = await setup.ship()
  const outside = `dock-${shipmentNumber.toLowerCase()}@customer.test`
  const watch = (emailAddress: string) =>
    setup.ask(addWatchedEntityWithEmail, {
      body: { entityId: shipmentId, entityType: 'Shipment', emailAddress, notificationType: 'All' },
    })
  await watch(setup.person.emailAddress)
  await watch(bea.emailAddress)
  await watch(outside)
  await confirmWatchers(portal)
  return { ...setup, bea, outside, shipmentId, shipmentNumber }
}

const bellOf = async (person: Person) => (await portal.as(person).ask(getNotifications, {})).data

it('tells users who watch a shipment in the bell and by mail, everybody else by mail, each once [NOTIFY-4]', async () => {
  const setup = await watchSetup()
  const { shipmentNumber } = setup
  await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No truck' } })
  await react(portal, setup.person, 'watchers.tell-of-shipments')
  expect(await bellOf(setup.bea)).toMatchObject([
    {
      kind: 'ShipmentStatus',
      entityName: shipmentNumber,
      path: `/shipments/${shipmentNumber}/preview`,
      detail: 'Voided',
      excerpt: 'No truck',
      actor: null,
    },
  ])
  for (const address of [setup.bea.emailAddress, setup.outside])
    expect((await mailsTo(portal, address)).map(({ subject }) => subject)).toEqual([
      `Shipment ${shipmentNumber} is Voided`,
    ])
})

it('tells colleagues who watch a record what is written on it, but neither its author nor anybody outside', async () => {
  const setup = await watchSetup()
  const body = { entityId: setup.shipmentId, entityType: 'shipment', noteContent: '', noteHTML: '<p>Door 6</p>' }
  await setup.ask(createNote, { body })
  await react(portal, setup.person, 'watchers.tell-of-notes')
  expect(await bellOf(setup.bea)).toMatchObject([
    { kind: 'NoteOnWatched', entityName: setup.shipmentNumber, actor: { name: 'Ana Ruiz' }, excerpt: 'Door 6' },
  ])
  expect(await bellOf(setup.person)).toEqual([])
  expect(await mailsTo(portal, setup.outside)).toEqual([])
})

it('tells of a record that somebody muted only what mentions them', async () => {
  const setup = await watchSetup()
  await portal.as(setup.bea).ask(updatePreferences, { body: { mutedRecords: [setup.shipmentId] } })
  const body = { entityId: setup.shipmentId, entityType: 'shipment', noteContent: '', noteHTML: '<p>Door 6</p>' }
  await setup.ask(createNote, { body })
  await react(portal, setup.person, 'watchers.tell-of-notes')
  expect(await bellOf(setup.bea)).toEqual([])
  const notifyUsers = [{ id: setup.bea.id, email: null, applicationAccess: null }]
  await setup.ask(createNote, { body: { ...body, noteHTML: '<p>Door 7</p>', notifyUsers } })
  await react(portal, setup.person, 'notifications.tell-mentioned')
  expect(await bellOf(setup.bea)).toMatchObject([{ kind: 'Mention', entityId: setup.shipmentId, excerpt: 'Door 7' }])
})

it('lets a watcher without an account stop by the link at the end of the mail, in the history of the shipment [NOTIFY-3]', async () => {
  const setup = await watchSetup()
  const { shipmentNumber, shipmentId, outside } = setup
  const carrierId = await setup.addCarrier({ email: 'dispatch@able.test' })
  await setup.book(shipmentId, await setup.byHand({ carrierId }))
  await react(portal, setup.person, 'watchers.tell-of-shipments')
  const [mail] = await mailsTo(portal, outside)
  expect(mail?.subject).toBe(`Shipment ${shipmentNumber} is Booked`)
  const params = { token: tokenOf(mail) }
  const { ask } = portal.as(null)
  const about = { about: 'the shipment that you watch', emailAddress: outside }
  expect(await ask(getSubscription, { params })).toEqual({ ...about, isEnded: false })
  expect(await ask(unsubscribe, { params })).toEqual({ ...about, isEnded: true })
  const { items } = await setup.ask(getWatchedEntities, { params: { entityId: shipmentId } })
  expect(items.find(({ emailAddress }) => emailAddress === outside)?.notificationType).toBe('None')
  expect((await setup.sentences(shipmentId))[0]).toContain(outside)
  const before = (await mailsTo(portal, outside)).length
  await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No truck' } })
  await react(portal, setup.person, 'watchers.tell-of-shipments')
  expect(await mailsTo(portal, outside)).toHaveLength(before)
})
