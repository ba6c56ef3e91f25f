import { searchContacts } from '@lanewise/contract/contacts'
import { getHistory } from '@lanewise/contract/history'
import { beforeAll, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { contactsOfLocation, createContactAtLocation, moveContactsToLocation } from './at-location.ts'
import { aLocation } from './testing/given.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const person = (firstName: string) => ({
  firstName,
  lastName: 'Lind',
  title: null,
  primaryEmailAddress: `${firstName}@dock.test`.toLowerCase(),
  officeNumber: null,
  mobileNumber: null,
})

/** Runs the work in a transaction of a user, as other features do. */
async function within<T>(admin: Person, work: Parameters<typeof portal.transactions.as<T>>[1]) {
  const user = await inCompany(portal.database.db, admin.companyId, (tx) => readUser(tx, admin.id))
  return portal.transactions.as(user as NonNullable<typeof user>, work)
}

it('adds somebody at a location, without access to the portal, and lists who works there [LOC-28]', async () => {
  const admin = await portal.given.person()
  const dock = await aLocation(portal, admin.companyId, 'Dallas DC', 'Borealis Paper')
  const plant = await aLocation(portal, admin.companyId, 'Joliet Plant')
  for (const name of ['Bo', 'Al'])
    await within(admin, (ctx) => createContactAtLocation(ctx, { ...person(name), locationId: dock.value }))
  const listed = await within(admin, ({ db }) => contactsOfLocation(db, dock.value))
  expect(listed.map(({ firstName }) => firstName)).toEqual(['Al', 'Bo'])
  expect(listed[0]).toMatchObject({ createPortalUser: false, nonCompanyLocations: [dock], locations: [] })
  expect(await within(admin, ({ db }) => contactsOfLocation(db, plant.value))).toEqual([])
  const again = within(admin, (ctx) => createContactAtLocation(ctx, { ...person('Bo'), locationId: dock.value }))
  await expect(again).rejects.toThrow('Email already exists')
  expect((await portal.as(admin).ask(searchContacts, { query: { searchTerm: 'dock.test' } })).total).toBe(2)
})

it('refuses a location of another company', async () => {
  const admin = await portal.given.person()
  const foreign = await aLocation(portal, (await portal.given.company()).id, 'Secret Plant')
  const forged = within(admin, (ctx) => createContactAtLocation(ctx, { ...person('Bo'), locationId: foreign.value }))
  await expect(forged).rejects.toThrow('This location does not exist or is not yours')
})

it('moves the people of a location that is merged into another, and their history says so [AUDIT-2]', async () => {
  const admin = await portal.given.person()
  const from = await aLocation(portal, admin.companyId, 'Dallas DC', 'Borealis Paper')
  const to = await aLocation(portal, admin.companyId, 'Dallas Distribution', 'Boreal Paper')
  const bo = await within(admin, (ctx) => createContactAtLocation(ctx, { ...person('Bo'), locationId: from.value }))
  await within(admin, (ctx) => moveContactsToLocation(ctx, from.value, to.value))
  expect(await within(admin, ({ db }) => contactsOfLocation(db, from.value))).toEqual([])
  const [moved] = await within(admin, ({ db }) => contactsOfLocation(db, to.value))
  expect(moved).toMatchObject({ id: bo.id, nonCompanyLocations: [to], version: 2 })
  const { data } = await portal.as(admin).ask(getHistory, { params: { entity: 'contact', entityId: bo.id } })
  expect(data[0]?.sentences).toEqual(['Ana Ruiz changed Non-company locations from Dallas DC to Dallas Distribution'])
})
