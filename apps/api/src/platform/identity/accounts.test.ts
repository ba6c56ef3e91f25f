import { getCurrentUser } from '@lanewise/contract/auth'
import { findCommodities } from '@lanewise/contract/commodities'
import { contactFieldsOf, getContactInfo, updateCustomerContact } from '@lanewise/contract/contacts'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { createAccounts } from './accounts.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const change = ({ id, companyId }: Person, facts: Record<string, unknown>) =>
  inCompany(portal.database.db, companyId, (tx) => tx.updateTable('contacts').set(facts).where('id', '=', id).execute())

async function contactWith(facts: Record<string, unknown>) {
  const person = await portal.given.person()
  await change(person, facts)
  return person
}

it('gives accounts to staff with the portal switch alone; a driver or any other contact has no sign-in [AUTH-2]', async () => {
  const driver = await contactWith({ createPortalUser: false, isDriver: true })
  expect((await portal.as(driver).attempt(getCurrentUser, {})).status).toBe(401)
  const accounts = await portal.database.owner
    .selectFrom('system.credentials')
    .innerJoin('companies', 'companies.id', 'companyId')
    .select('contactId')
    .execute()
  const all = await portal.database.owner.selectFrom('system.credentials').select('contactId').execute()
  expect(accounts).toHaveLength(all.length)
  expect(all.map(({ contactId }) => contactId)).not.toContain(driver.id)
})

it.each([
  ['was never activated', { isActivated: false }],
  ['was deleted', { deletedAt: new Date() }],
  ['lost the portal switch', { createPortalUser: false }],
])('refuses whoever %s behind its back within a second, although the token is still good', async (_why, facts) => {
  const person = await portal.given.person()
  expect((await portal.as(person).attempt(getCurrentUser, {})).status).toBe(200)
  await change(person, facts)
  const status = async () => (await portal.as(person).attempt(getCurrentUser, {})).status
  await expect.poll(status, { timeout: 50_000 }).toBe(401)
})

it('asks anew for whoever was not let in, and not for whoever was', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const person = await contactWith({ createPortalUser: false })
  const accounts = createAccounts(portal.database.db)
  const find = () => accounts.find({ contactId: person.id })
  expect(await find()).toBeNull()
  await change(person, { createPortalUser: true })
  expect(await find()).toMatchObject({ id: person.id })
  await change(person, { createPortalUser: false })
  expect(await find()).toMatchObject({ id: person.id })
})

it('refuses whoever loses the portal switch or a permission through it at once', async () => {
  const company = await portal.given.company()
  const admin = portal.as(await portal.given.person({ company }))
  const person = await portal.given.person({ company, permissions: ['ViewCommodity'] })
  const { attempt } = portal.as(person)
  expect((await attempt(findCommodities, {})).status).toBe(200)
  const contact = await admin.ask(getContactInfo, { params: { id: person.id } })
  const save = (facts: object) =>
    admin.ask(updateCustomerContact, {
      params: { id: person.id },
      body: { ...contactFieldsOf(contact), ...facts },
    })
  await save({ permissions: ['ViewOrder'] })
  expect((await attempt(findCommodities, {})).status).toBe(403)
  await save({ createPortalUser: false, permissions: [] })
  expect((await attempt(findCommodities, {})).status).toBe(401)
})
