import { userChanged } from '@lanewise/contract/auth'
import { contactEntity, deleteContact, exportContacts, searchContacts } from '@lanewise/contract/contacts'
import { locationChanged } from '@lanewise/contract/locations'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { UsersRound } from 'lucide-react'
import { listScreen } from '#platform/list/list-screen.tsx'
import { ContactDialog } from './dialog/ContactDialog.tsx'
import { ContactCard } from './list/ContactCard.tsx'
import { SkeletonCard } from './list/card-layout.tsx'
import { asks, contactViews, filters } from './list/contact-filter.tsx'
import { newContact } from './new-contact.ts'

/** The people of the company and of the firms it works with. */
export default listScreen({
  entity: contactEntity,
  find: searchContacts,
  exported: exportContacts,
  pageSize: pageSizes.contacts,
  rowKey: ({ id }) => id,
  asks,
  // A user who activates the account or edits the own profile changes a contact; contacts show the names of their locations.
  refreshOn: [userChanged, locationChanged],
  filters,
  givenViews: contactViews,
  cards: { layout: 'grid', card: ContactCard, skeleton: <SkeletonCard /> },
  icon: <UsersRound aria-hidden="true" />,
  texts: {
    all: 'All Contacts',
    empty: 'No Contacts',
    noneFound: 'No Contacts',
    showAll: 'Show all contacts',
    addFirst: 'Add the first contact',
  },
  add: { label: 'Add Contact', phoneLabel: 'Add New', permission: 'CreateContact', isHiddenFromOthers: true },
  remove: { operation: deleteContact, inputOf: ({ id }) => ({ params: { id } }) },
  record: {
    param: 'contactId',
    newId: newContact,
    dialog: ({ id, onClose }) => <ContactDialog contactId={id} onClose={onClose} />,
  },
  copied: ({ title, primaryEmailAddress, officeNumber, mobileNumber }) => [
    title,
    primaryEmailAddress,
    officeNumber,
    mobileNumber,
  ],
})
