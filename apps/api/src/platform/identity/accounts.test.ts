import { getCurrentUser } from '@lanewise/contract/auth'
import { findCommodities } from '@lanewise/contract/commodities'
import { contactFieldsOf, getContactInfo, updateCustomerContact } from '@lanewise/contract/contacts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function contactWith(change: Record<string, unknown>) {
  const person = await portal.given.person()
  await inCompany(portal.database.db, person.companyId, (tx) =>
    tx.updateTable('contacts').set(change).where('id', '=', person.id).execute(),
  )
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
])('refuses whoever %s behind its back within a second, although the token is still good', async (_why, change) => {
  const person = await portal.given.person()
  expect((await portal.as(person).attempt(getCurrentUser, {})).status).toBe(200)
  await inCompany(portal.database.db, person.companyId, (tx) =>
    tx.updateTable('contacts').set(change).where('id', '=', person.id).execute(),
  )
  const status = async () => (await portal.as(person).attempt(getCurrentUser, {})).status
  await expect.poll(status, { timeout: 50_000 }).toBe(401)
})

it('refuses whoever loses the portal switch or a permission through it at once', async () => {
  const company = await portal.given.company()
  const admin = portal.as(await portal.given.person({ company }))
  const person = await portal.given.person({ company, permissions: ['ViewCommodity'] })
  const { attempt } = portal.as(person)
  expect((await attempt(findCommodities, {})).status).toBe(200)
  const contact = await admin.ask(getContactInfo, { params: { id: person.id } })
  const save = (change: object) =>
    admin.ask(updateCustomerContact, {
      params: { id: person.id },
      body: { ...contactFieldsOf(contact), ...change },
    })
  await save({ permissions: ['ViewOrder'] })
  expect((await attempt(findCommodities, {})).status).toBe(403)
  await save({ createPortalUser: false, permissions: [] })
  expect((await attempt(findCommodities, {})).status).toBe(401)
})
