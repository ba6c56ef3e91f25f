import type { Contact } from '@lanewise/contract/contacts'
import { formatDate } from '@lanewise/domain/shared/format'
import { dayMs } from '@lanewise/domain/shared/units'
import { wallClock } from '@lanewise/domain/shared/written-date'
import { styled } from '@mui/material/styles'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { AccessChip } from '#features/contacts/parts/AccessChip.tsx'
import { MailLink, nameOf, PhoneLink } from '#features/contacts/parts/facts.tsx'
import { RoleBadges } from '#features/contacts/parts/RoleBadges.tsx'
import { zoneHere } from '#platform/date-time.ts'
import { Picture } from '#platform/Picture.tsx'
import { useNow } from '#platform/use-now.ts'
import { Link } from '#ui/action/Link.tsx'
import { type Column, TwoLines } from '#ui/data/table/DataTable.tsx'

export const columns: readonly Column<Contact>[] = [
  {
    id: 'name',
    head: 'Name',
    lines: 2,
    cell: (contact) => (
      <Person>
        <Picture fileId={contact.profilePictureFileId} name={nameOf(contact)} size={28} />
        <div>
          <TwoLines first={<NameLink contact={contact} />} second={contact.title} />
        </div>
      </Person>
    ),
  },
  {
    id: 'roles',
    head: 'Roles',
    width: 176,
    lines: 2,
    cell: (contact) => contact.roleTypes.length > 0 && <RoleBadges contact={contact} />,
  },
  {
    id: 'location',
    head: 'Location',
    width: 190,
    lines: 2,
    hideBelow: 'w1024',
    cell: ({ location }) =>
      location && <TwoLines first={location.name} second={`${location.city}, ${location.state}`} />,
  },
  {
    id: 'phone',
    head: 'Phone',
    width: 150,
    lines: 2,
    hideBelow: 'md',
    cell: ({ officeNumber, mobileNumber }) => phonesText([officeNumber, mobileNumber]),
  },
  {
    id: 'email',
    head: 'Email',
    width: 236,
    hideBelow: 'lg',
    cell: ({ primaryEmailAddress }) => (
      <Quiet>
        <MailLink address={primaryEmailAddress} />
      </Quiet>
    ),
  },
  { id: 'access', head: 'Portal access', width: 186, cell: (contact) => <AccessChip contact={contact} /> },
  {
    id: 'active',
    head: 'Last active',
    width: 116,
    lines: 2,
    cell: (contact) => contact.lastActiveAt && <LastActive contact={contact} at={contact.lastActiveAt} />,
  },
]

/** Opens the contact over the list, which keeps its page and search. */
function NameLink({ contact }: { contact: Contact }) {
  const [params] = useSearchParams()
  const opened = new URLSearchParams(params)
  opened.set('contactId', contact.id)
  return (
    <Link component={RouterLink} to={`?${opened}`}>
      {nameOf(contact)}
    </Link>
  )
}

/** Two links on two lines would be too close to each other, so the second number is text. */
function phonesText(numbers: readonly (string | null)[]) {
  const [first, second] = numbers.filter((number) => number !== null)
  if (!first) return null
  return (
    <Quiet>
      <TwoLines first={<PhoneLink number={first} />} second={second} />
    </Quiet>
  )
}

/** Days after which somebody who may sign in counts as not seen for long. */
const longDays = 60

/** In the time zone of the contact's location. */
function LastActive({ contact: { location }, at: lastActiveAt }: { contact: Contact; at: string }) {
  const now = useNow()
  const zone = location?.ianaTimeZone ?? zoneHere()
  const days = Math.floor((now.getTime() - Date.parse(lastActiveAt)) / dayMs)
  const { time, zoneName } = wallClock(lastActiveAt, zone)
  return (
    <TwoLines
      first={formatDate(lastActiveAt, zone)}
      second={days >= longDays ? <Long>{days} days ago</Long> : `${time} ${zoneName}`}
    />
  )
}

const Person = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, '& > div': { minWidth: 0 } })

/** Links to the mail and phone program are no accents: every row has them. */
const Quiet = styled('span')({
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
})

const Long = styled('span')(({ theme }) => ({ color: theme.vars.palette.risk.fg }))
