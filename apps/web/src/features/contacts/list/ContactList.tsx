import { styled } from '@mui/material/styles'
import { UsersRound } from 'lucide-react'
import type { FoundContacts } from '#features/contacts/contacts.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { useRowKeys } from '#ui/keyboard/use-row-keys.ts'
import { Card } from '#ui/layout/Card.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { ContactCard } from './ContactCard.tsx'
import { Cards, SkeletonCards } from './card-layout.tsx'

type ContactListProps = {
  found: FoundContacts
  search: string
  isFiltered: boolean
  onShowAll: () => void
  onOpen: (contactId: string) => void
}

/** The cards in each of their states. */
export function ContactList({ found, search, isFiltered, onShowAll, onOpen }: ContactListProps) {
  const { list } = useRowKeys<HTMLUListElement>(undefined)
  const { data: contacts = [], total = 0 } = found.isPlaceholderData ? {} : (found.data ?? {})
  if (contacts.length > 0)
    return (
      <Area>
        <Cards ref={list} aria-label="Contacts">
          {contacts.map((contact) => (
            <ContactCard key={contact.id} contact={contact} search={search} onOpen={() => onOpen(contact.id)} />
          ))}
        </Cards>
      </Area>
    )
  // A page beyond the end is about to give way to the last one.
  const isLoading = found.status === 'loading' || found.isPlaceholderData || total > 0
  if (isLoading && found.status !== 'error')
    return (
      <Area>
        <SkeletonCards />
      </Area>
    )
  return (
    <Area>
      <Card flush>
        {found.status === 'error' ? (
          <ErrorState text={errorText(found.error)} retrying={found.isFetching} onRetry={() => void found.refetch()} />
        ) : (
          <NoContacts isNarrowed={search !== '' || isFiltered} onShowAll={onShowAll} />
        )}
      </Card>
    </Area>
  )
}

function NoContacts({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const showAll = (
    <Link component="button" type="button" onClick={onShowAll}>
      Show all contacts
    </Link>
  )
  return (
    <EmptyState
      text="No Contacts"
      {...(!isNarrowed && { icon: <UsersRound aria-hidden="true" /> })}
      action={isNarrowed && showAll}
    />
  )
}

/** The floating buttons cover no card at the end of the list. */
const Area = styled('div')({ [TOUCH]: { paddingBottom: 72 } })
