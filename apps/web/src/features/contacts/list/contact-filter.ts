import type { ContactRoleType } from '@lanewise/domain/contacts/contact-role-types'

/** CONTACT-3, CONTACT-4: the tabs, and the contacts that each of them asks for. */
export const contactTabs: readonly { label: string; type: ContactRoleType | null }[] = [
  { label: 'All Contacts', type: null },
  { label: 'Portal Users', type: 'Portal' },
  { label: 'Admins', type: 'Admin' },
]

/** The same as views of the list; the whole list is its first tab. */
export const contactViews = contactTabs.flatMap(({ label, type }) =>
  type ? [{ label, query: `contactRoleType=${type}` }] : [],
)

export type ContactFilter = { type: ContactRoleType | null; onChange: (types: string[]) => void }
