import type { ContactAtLocation } from '@lanewise/contract/location-shapes'
import { styled } from '@mui/material/styles'
import { Users } from 'lucide-react'
import { ContactLink } from '#features/contacts/index.ts'
import { useLocationContacts } from '#features/locations/locations.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'

/** Contacts at the location. (LOC-28) */
export function ContactsCard({ locationNumber }: { locationNumber: string }) {
  const contactsQuery = useLocationContacts(locationNumber)
  const contacts = contactsQuery.data?.data ?? []
  return (
    <Card flush title="Contacts" {...(contacts.length > 0 && { subtitle: String(contacts.length) })}>
      {contactsQuery.status === 'loading' && <SkeletonRows height={52} />}
      {contactsQuery.status === 'error' && contacts.length === 0 && (
        <ErrorState text={errorText(contactsQuery.error)} onRetry={() => void contactsQuery.refetch()} />
      )}
      {contactsQuery.status === 'success' && contacts.length === 0 && (
        <EmptyState text="No contacts at this location" icon={<Users aria-hidden="true" />} />
      )}
      <List aria-label="Contacts">
        {contacts.map((contact) => (
          <ContactRow key={contact.id} contact={contact} />
        ))}
      </List>
    </Card>
  )
}

function ContactRow({ contact }: { contact: ContactAtLocation }) {
  const { title, primaryEmailAddress, officeNumber, mobileNumber } = contact
  return (
    <li>
      <div>
        <ContactLink contact={contact} />
        {title && <Small>{title}</Small>}
      </div>
      <Link href={`mailto:${primaryEmailAddress}`}>{primaryEmailAddress}</Link>
      <Figures>
        {[officeNumber, mobileNumber].map((number) => number && <Phone key={number} number={number} />)}
      </Figures>
    </li>
  )
}

const Phone = ({ number }: { number: string }) => (
  <div>
    <Link href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</Link>
  </div>
)

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& > li': { display: 'grid', gap: '4px 16px', padding: '8px 16px', overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [`@media (min-width:${breakpoints.w800}px)`]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) 150px', alignItems: 'center', minHeight: 52 },
  },
}))

const Small = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.tertiary }))
const Figures = styled('div')({ fontVariantNumeric: 'tabular-nums' })
