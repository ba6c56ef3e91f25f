import { createCompanyLocation } from '@lanewise/contract/locations'
import type { CallInput } from '@lanewise/contract/operation'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { TestPortal } from '#platform/testing/portal.ts'

type NewLocation = CallInput<typeof createCompanyLocation>['body']

let houses = 100

/** A valid new location of another company, at a unique address in Chicago. */
export const aPlace = (facts: Partial<NewLocation> = {}): NewLocation => {
  houses += 1
  return {
    country: 'US',
    addressLine1: `${houses} West Adams Street`,
    city: 'Chicago',
    state: 'IL',
    postalCode: '60606',
    verifiedLocationName: 'Chicago DC',
    companyName: 'Northwind Foods',
    ...facts,
  }
}

/** A user of a new company, with all permissions unless others are given. */
export async function someone(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const company = await portal.given.company()
  const person = await portal.given.person({ company, ...facts })
  const client = portal.as(person)
  const add = async (place: Partial<NewLocation> = {}) =>
    (await client.ask(createCompanyLocation, { body: aPlace(place) })).location
  return { ...client, company, person, add }
}
