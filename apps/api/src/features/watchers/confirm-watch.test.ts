import { cancelShipment } from '@lanewise/contract/shipments'
import {
  addWatchedEntityWithEmail,
  confirmWatch,
  getWatchedEntities,
  getWatchRequest,
} from '@lanewise/contract/watchers'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

async function watched() {
  const setup = await shipmentSetup(portal)
  const { shipmentId, shipmentNumber } = await setup.ship()
  const add = (emailAddress: string, userId: string | null = null) =>
    setup.ask(addWatchedEntityWithEmail, {
      body: { entityId: shipmentId, entityType: 'Shipment', emailAddress, notificationType: 'All', userId },
    })
  return {
    ...setup,
    shipmentNumber,
    add,
    listed: async (address: string) =>
      (await setup.ask(getWatchedEntities, { params: { entityId: shipmentId } })).items.find(
        ({ emailAddress }) => emailAddress === address,
      ),
    cancel: async () => {
      await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No truck' } })
      await react(portal, setup.person, 'watchers.tell-of-shipments')
    },
    subjects: async (address: string) => (await mailsTo(portal, address)).map(({ subject }) => subject),
  }
}

const tokenIn = (mail: unknown) => /public\/watch\/([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? ''

describe('a mailbox that somebody else lets watch', () => {
  it('is asked once and gets nothing as long as it has not confirmed', async () => {
    const load = await watched()
    const address = `dock-${load.shipmentNumber.toLowerCase()}@customer.test`
    expect(await load.add(address)).toMatchObject({ isConfirmed: false })
    const question = `Do you want emails about shipment ${load.shipmentNumber}?`
    expect(await load.subjects(address)).toEqual([question])
    await load.cancel()
    expect(await load.subjects(address)).toEqual([question])
  })

  it('gets what it wants once it has confirmed by the link, however often it is opened', async () => {
    const load = await watched()
    const address = `gate-${load.shipmentNumber.toLowerCase()}@customer.test`
    await load.add(address)
    const [mail] = await mailsTo(portal, address)
    const params = { token: tokenIn(mail) }
    const anybody = portal.as(null)
    const about = { about: 'the shipment that you watch', emailAddress: address }
    expect(await anybody.ask(getWatchRequest, { params })).toEqual({ ...about, isConfirmed: false })
    expect(await load.listed(address)).toMatchObject({ isConfirmed: false })
    for (const _time of ['first', 'again'])
      expect(await anybody.ask(confirmWatch, { params })).toEqual({ ...about, isConfirmed: true })
    expect(await load.listed(address)).toMatchObject({ isConfirmed: true })
    await load.cancel()
    expect(await load.subjects(address)).toContain(`Shipment ${load.shipmentNumber} is Voided`)
  })

  it('is not the one of a colleague, whose contact somebody names with another address', async () => {
    const load = await watched()
    const address = `other-${load.shipmentNumber.toLowerCase()}@customer.test`
    expect(await load.add(address, load.person.id)).toMatchObject({ isConfirmed: false })
    expect(await load.subjects(address)).toHaveLength(1)
  })

  it('cannot be confirmed by a made-up link, nor by one that unsubscribes', async () => {
    for (const token of ['unknown', 'x'.repeat(43)])
      expect((await portal.as(null).attempt(confirmWatch, { params: { token } })).status).toBe(410)
  })
})

it('users of the company watch at once, without a mail', async () => {
  const load = await watched()
  const bea = await portal.given.person({ company: load.company })
  expect(await load.add(bea.emailAddress)).toMatchObject({ isConfirmed: true })
  expect(await load.subjects(bea.emailAddress)).toEqual([])
  const waiting = await portal.given.person({ company: load.company, isActivated: false })
  expect(await load.add(waiting.emailAddress)).toMatchObject({ isConfirmed: false })
})

it('who watched before there was a confirmation still does', async () => {
  const load = await watched()
  const { rows } = await sql<{ confirmed: boolean }>`insert into watchers
    (company_id, entity, entity_id, email_address, notification_type)
    values (${load.company.id}, 'shipment', gen_random_uuid(), 'old@customer.test', 'All')
    returning confirmed_at is not null as confirmed`.execute(portal.database.owner)
  expect(rows).toEqual([{ confirmed: true }])
})
