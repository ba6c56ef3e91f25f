import { userChanged } from '@lanewise/contract/auth'
import { contactEntity, deleteContact, exportContacts, searchContacts } from '@lanewise/contract/contacts'
import { locationChanged } from '@lanewise/contract/locations'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { UsersRound } from 'lucide-react'
import { listScreen } from '#platform/list/list-screen.tsx'
import { ContactDialog, newContact } from './dialog/ContactDialog.tsx'
import { ContactCard } from './list/ContactCard.tsx'
import { SkeletonCard } from './list/card-layout.tsx'
import { columns } from './list/contact-columns.tsx'
import { contactViews, filters, queryOf } from './list/contact-filter.tsx'
import { SelectedContacts, sumOf } from './list/SelectedContacts.tsx'

export default listScreen({
  entity: contactEntity,
  find: searchContacts,
  exported: exportContacts,
  pageSize: pageSizes.contacts,
  rowKey: ({ id }) => id,
  asks: queryOf,
  // A contact also changes when a user activates the account or edits the own profile. Contacts show the names of their
  // locations.
  refreshOn: [userChanged, locationChanged],
  filters,
  givenViews: contactViews,
  columns,
  selected: { sumOf, actions: SelectedContacts },
  cards: { layout: 'grid', card: ContactCard, skeleton: <SkeletonCard /> },
  icon: <UsersRound aria-hidden="true" />,
  texts: {
    all: 'All Contacts',
    empty: 'No Contacts',
    noResults: 'No Contacts',
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
