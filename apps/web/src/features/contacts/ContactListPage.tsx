import { contactRoleTypes } from '@lanewise/domain/contacts/contact-role-types'
import { SavedViews } from '#features/saved-views/index.ts'
import { ListFooter } from '#platform/list/ListFooter.tsx'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { knownValues, useExistingPage, useListState } from '#platform/url-state.ts'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { ListPage } from '#ui/layout/ListPage.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Toolbar } from '#ui/layout/Toolbar.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { pageSize, useContacts } from './contacts.api.ts'
import { ContactDialog } from './dialog/ContactDialog.tsx'
import { AddContact } from './list/AddContact.tsx'
import { ContactList } from './list/ContactList.tsx'
import { contactViews } from './list/contact-filter.ts'
import { FloatingActions } from './list/FloatingActions.tsx'
import { newContact, useOpenedContact } from './use-opened-contact.ts'

const filters = ['contactRoleType'] as const
const none: typeof contactViews = []

/** The people of the company and of the firms it works with; the dialog of one of them stands in the address. */
export default function ContactListPage() {
  useLiveRefresh(useUser().companyId)
  const isNarrow = useNarrow()
  const [state, change] = useListState({ filters })
  const [type = null] = knownValues(state.filters.contactRoleType, contactRoleTypes)
  const found = useContacts({ search: state.search, page: state.page, type })
  const total = found.data?.total
  useExistingPage({ page: state.page, pageSize, total: found.isPlaceholderData ? undefined : total }, change)
  const { contactId, open, close } = useOpenedContact()
  const filter = { type, onChange: (next: string[]) => change({ filters: { contactRoleType: next } }) }
  const add = () => open(newContact)

  return (
    <ListPage
      isCards
      header={
        <PageHeader
          title="Contacts"
          {...(total !== undefined && { count: total })}
          aside={<LiveStatus />}
          actions={!isNarrow && <AddContact onAdd={add} />}
        />
      }
      // On a phone the given views stand under the floating Filter button.
      views={<SavedViews list="contacts" allLabel="All Contacts" given={isNarrow ? none : contactViews} />}
      toolbar={
        <Toolbar>
          <SearchBox label="Search contacts" value={state.search} onSearch={(search) => change({ search })} />
        </Toolbar>
      }
      footer={
        <ListFooter page={state.page} pageSize={pageSize} total={total ?? 0} onPage={(page) => change({ page })} />
      }
    >
      <ContactList
        found={found}
        search={state.search}
        isFiltered={type !== null}
        onShowAll={() => change({ search: '', filters: { contactRoleType: [] } })}
        onOpen={open}
      />
      {isNarrow && <FloatingActions filter={filter} onAdd={add} />}
      {contactId && <ContactDialog key={contactId} contactId={contactId} onClose={close} />}
    </ListPage>
  )
}
