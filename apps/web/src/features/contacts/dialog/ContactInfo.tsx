import type { Contact } from '@lanewise/contract/contacts'
import { roleLabel } from '@lanewise/domain/access/role-label'
import { contactLabels as labels } from '@lanewise/domain/contacts/labels'
import { humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import { contactEvents } from '#features/contacts/contacts.api.ts'
import { MailLink, nameOf, PhoneLink } from '#features/contacts/parts/facts.tsx'
import { RoleChips } from '#features/contacts/parts/RoleChips.tsx'
import { HistoryLink } from '#features/history/index.ts'
import { Picture } from '#platform/Picture.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'

/** All facts of a contact. (CONTACT-20) */
export function ContactInfo({ contact }: { contact: Contact }) {
  const name = nameOf(contact)
  return (
    <Rows>
      <Person>
        <Picture fileId={contact.profilePictureFileId} name={name} size={56} />
        <div>
          <h3>{name}</h3>
          <p>{contact.title}</p>
        </div>
        <RoleChips contact={contact} />
      </Person>
      <Facts>
        <KeyValue label={labels.primaryEmailAddress}>
          <MailLink address={contact.primaryEmailAddress} />
        </KeyValue>
        <KeyValue label={labels.officeNumber}>
          {contact.officeNumber && <PhoneLink number={contact.officeNumber} />}
        </KeyValue>
        <KeyValue label={labels.mobileNumber}>
          {contact.mobileNumber && <PhoneLink number={contact.mobileNumber} />}
        </KeyValue>
        <KeyValue label={labels.locations}>{namesOf(contact.locations)}</KeyValue>
        <KeyValue label={labels.nonCompanyLocations}>{namesOf(contact.nonCompanyLocations)}</KeyValue>
        <KeyValue label="Roles">{contact.createPortalUser && roleLabel(contact.permissions)}</KeyValue>
      </Facts>
      {contact.permissions.length > 0 && <Held permissions={contact.permissions} />}
      <HistoryLink
        entity="contact"
        entityId={contact.id}
        name={name}
        changedAt={contact.updatedAt}
        refreshOn={contactEvents}
      />
    </Rows>
  )
}

function Held({ permissions }: Pick<Contact, 'permissions'>) {
  return (
    <section aria-label={labels.permissions}>
      <Heading>
        {labels.permissions} <span>{permissions.length}</span>
      </Heading>
      <List>
        {permissions.map((permission) => (
          <li key={permission}>
            <Check aria-hidden="true" />
            {humanize(permission)}
          </li>
        ))}
      </List>
    </section>
  )
}

const namesOf = (locations: Contact['locations']) => locations.map(({ label }) => label).join(', ')

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& > div:first-of-type': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& h3': theme.typography.h1,
  '& p': { color: theme.vars.palette.text.secondary },
}))

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '12px 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  paddingBlock: 12,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  [`@media (min-width:${breakpoints.sm}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h2,
  marginBottom: 4,
  '& span': { color: theme.vars.palette.text.tertiary, fontWeight: 400 },
}))

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  columns: '176px auto',
  columnGap: 16,
  [TOUCH]: { columns: '140px auto' },
  '& li': { display: 'flex', gap: 8, alignItems: 'baseline', padding: '3px 0', breakInside: 'avoid' },
  '& svg': { width: 14, height: 14, translate: '0 2px', color: theme.vars.palette.ok.icon },
}))
