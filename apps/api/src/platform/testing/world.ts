import { addCarrierContact, addCarrierInsurance, createCarrier } from '@lanewise/contract/carriers'
import { createCommodity } from '@lanewise/contract/commodities'
import { createCustomerContact } from '@lanewise/contract/contacts'
import { createCompanyLocation, getDockSchedule } from '@lanewise/contract/locations'
import { setProfilePicture } from '@lanewise/contract/profile'
import { createSavedView } from '@lanewise/contract/saved-views'
import { examples, type World } from './examples.ts'
import type { Person } from './given.ts'
import type { TestPortal } from './portal.ts'

/** A company with one record of each kind, and its administrator. */
export async function createWorld(portal: TestPortal, name: string): Promise<{ admin: Person; world: World }> {
  const company = await portal.given.company(name)
  const admin = await portal.given.person({ company })
  const { ask } = portal.as(admin)
  const commodity = await ask(createCommodity, {
    body: { commodityCode: `${name}-SECRET`, description: `Secret of ${name}` },
  })
  const clerk = await ask(createCustomerContact, {
    body: { firstName: 'Cy', lastName: `Clerk of ${name}`, primaryEmailAddress: `clerk.${admin.emailAddress}` },
  })
  const carrier = await createCarrierWithRecords(ask, name)
  const locations = await createLocations(ask, name)
  const picture = examples.setProfilePicture?.({} as World).body as { data: string }
  const { profilePictureFileId } = await ask(setProfilePicture, { body: picture })
  const savedView = await ask(createSavedView, {
    body: { list: 'commodities', name: `View of ${name}`, query: 'search=soap' },
  })
  return {
    admin,
    world: {
      commodityId: commodity.id,
      ...carrier,
      contactId: admin.id,
      ...locations,
      clerkId: clerk.resultId,
      adminEmail: admin.emailAddress,
      companyId: company.id,
      fileId: profilePictureFileId ?? '',
      savedViewId: savedView.id,
    },
  }
}

async function createLocations(ask: Ask, name: string) {
  const place = {
    city: 'Chicago',
    state: 'IL',
    postalCode: '60606',
    country: 'US',
    companyName: `Firm of ${name}`,
  } as const
  const address = (number: number) => ({ ...place, addressLine1: `${number} ${name} Street` })
  const { resultNumber: locationNumber } = await ask(createCompanyLocation, { body: address(1) })
  const { resultNumber: otherLocationNumber } = await ask(createCompanyLocation, { body: address(2) })
  const { id: dockScheduleId } = await ask(getDockSchedule, { params: { locationNumber } })
  return { locationNumber, otherLocationNumber, dockScheduleId }
}

type Ask = ReturnType<TestPortal['as']>['ask']

async function createCarrierWithRecords(ask: Ask, name: string) {
  const { carrierId } = await ask(createCarrier, { body: { name: `Carrier of ${name}`, dotNumber: '7654321' } })
  const example = { params: { carrierId } }
  const body = { kind: 'Cargo', insurer: `Insurer of ${name}`, policyNumber: `${name}-1`, coverageCents: 1 } as const
  const dates = { effectiveOn: '2026-01-01', expiresOn: '2026-12-31' }
  await ask(addCarrierInsurance, { ...example, body: { ...body, ...dates } })
  const { certificates, contacts } = await ask(addCarrierContact, {
    ...example,
    body: { name: `Dispatcher of ${name}`, role: 'Dispatch' },
  })
  return {
    carrierId,
    certificateId: certificates[0]?.certificateId ?? '',
    carrierContactId: contacts[0]?.carrierContactId ?? '',
  }
}
