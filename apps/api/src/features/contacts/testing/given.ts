import { randomUUID } from 'node:crypto'
import { getContactInfo } from '@lanewise/contract/contacts'
import { inCompany } from '#platform/db/database.ts'
import type { Person } from '#platform/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

export const aContact = (facts: Record<string, unknown> = {}) => ({
  firstName: 'Bo',
  lastName: 'Lind',
  primaryEmailAddress: `${randomUUID().slice(0, 8)}@shipper.test`,
  ...facts,
})

/** A location of the company, or of the given other firm. */
export async function aLocation(portal: TestPortal, companyId: string, locationName: string, firm?: string) {
  return inCompany(portal.database.db, companyId, async (tx) => {
    const known = firm
      ? await tx.insertInto('knownCompanies').values({ companyName: firm }).returning('id').executeTakeFirstOrThrow()
      : null
    const { id } = await tx
      .insertInto('locations')
      .values({
        knownCompanyId: known?.id ?? null,
        companyName: firm ?? 'Acme Foods',
        locationName,
        addressLine1: `${locationName} 1`,
        city: 'Joliet',
        state: 'IL',
        postalCode: '60431',
        country: 'US',
        normalizedAddress: randomUUID(),
        ianaTimeZone: 'America/Chicago',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { value: id, label: locationName }
  })
}

export const mailsTo = (portal: TestPortal, recipient: string) =>
  portal.database.db
    .selectFrom('system.mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute()

/** A contact as the API returns it, ready to be sent back. */
export async function loaded(portal: TestPortal, person: Person, id: string) {
  const contact = await portal.as(person).ask(getContactInfo, { params: { id } })
  const { firstName, lastName, title, primaryEmailAddress, officeNumber, mobileNumber } = contact
  const { contactRoleTypes, createPortalUser, permissions, locations, nonCompanyLocations } = contact
  return {
    ...{ firstName, lastName, title, primaryEmailAddress, officeNumber, mobileNumber },
    ...{ contactRoleTypes, createPortalUser, permissions, locations, nonCompanyLocations },
  }
}
