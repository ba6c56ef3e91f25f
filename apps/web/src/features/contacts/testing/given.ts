import type { CurrentUser } from '@lanewise/contract/auth'
import { type Contact, getContactInfo, searchContacts } from '@lanewise/contract/contacts'
import { getHistory } from '@lanewise/contract/history'
import { findCustomerLocations, getCustomerCompanyLocations } from '@lanewise/contract/locations'
import { findSavedViews } from '@lanewise/contract/saved-views'
import { screen, within } from '@testing-library/react'
import { createElement } from 'react'
import ContactListPage from '#features/contacts/ContactListPage.tsx'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

let made = 0

export function aContact(facts: Partial<Contact> = {}): Contact {
  made += 1
  const { officeNumber = null, mobileNumber = null, createPortalUser = false } = facts
  return {
    id: `0198c0de-0000-7000-9100-${String(made).padStart(12, '0')}`,
    firstName: 'Bo',
    lastName: `Lind ${made}`,
    title: null,
    primaryEmailAddress: `bo.${made}@acme.test`,
    officeNumber,
    mobileNumber,
    isActivated: false,
    roleTypes: createPortalUser ? ['Portal User'] : [],
    contactRoleTypes: createPortalUser ? ['Portal'] : [],
    roles: [],
    permissions: [],
    locations: [],
    nonCompanyLocations: [],
    createPortalUser,
    profilePictureFileId: null,
    phoneNumbers: [],
    location: null,
    invitedAt: null,
    lastActiveAt: null,
    version: 1,
    updatedAt: '2026-11-14T15:30:00.000Z',
    ...facts,
  }
}

export const plant = { value: '0198c0de-0000-7000-9200-000000000001', label: 'Joliet Plant' }
export const dock = { value: '0198c0de-0000-7000-9200-000000000002', label: 'Dallas DC' }

const optionOf = ({ value, label }: typeof plant) => ({
  id: value,
  name: label,
  locationNumber: 'L100001',
  companyName: 'Acme Foods',
  companyAlias: null,
  locationName: label,
  locationAlias: null,
  ianaTimeZone: 'America/Chicago',
  address: { line1: '1 Main St', line2: null, city: 'Joliet', state: 'IL', zip: '60431', country: 'US' as const },
  postalAddress: { postalCode: '60431' },
})

type Given = { contacts?: Contact[]; total?: number; path?: string; user?: Partial<CurrentUser> }

/** Opens the contacts screen with these contacts. `found` may change while the screen is open. */
export async function openContacts({ contacts = [], total, path = '/contacts', user }: Given = {}) {
  const portal = createFakePortal()
  const match = { data: contacts, total: total ?? contacts.length }
  portal.on(searchContacts, () => ({ ...match }))
  portal.on(getContactInfo, ({ params }) => {
    const contact = match.data.find(({ id }) => id === params.id)
    return contact ?? refused(404, 'This contact does not exist or is not yours')
  })
  portal.on(getHistory, { data: [], total: 0 })
  portal.on(findSavedViews, [])
  portal.on(getCustomerCompanyLocations, [optionOf(plant)])
  portal.on(findCustomerLocations, [optionOf(dock)])
  const opened = await renderScreen(createElement(ContactListPage), { portal, path, ...(user && { user }) })
  return { ...opened, found: match, asked: () => portal.calls(searchContacts).map(({ query }) => query) }
}
export type Opened = Awaited<ReturnType<typeof openContacts>>

export const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`

/** Name of a contact in the list: a link in the table, the card itself on a phone. */
const openerOf = (contact: Contact) => screen.findByText(nameOf(contact), { selector: 'td a, li button' })

/** Row or card of a contact. */
export async function cardOf(contact: Contact) {
  const name = await openerOf(contact)
  return within(name.closest('tr, li') as HTMLElement)
}

export async function openCard({ keys }: Opened, contact: Contact) {
  await keys.click(await openerOf(contact))
  return within(await screen.findByRole('dialog', { name: 'Contact Info' }))
}

export async function choose({ keys }: Opened, option: string) {
  await keys.click(screen.getByRole('button', { name: 'Options' }))
  await keys.click(await screen.findByRole('menuitem', { name: option }))
}

/** Pastes the texts into the fields with these labels. */
export async function fill({ keys }: Opened, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await keys.clear(screen.getByLabelText(label))
    await keys.click(screen.getByLabelText(label))
    if (text) await keys.paste(text)
  }
}

export const press = (name: string) => screen.getByRole('button', { name })
