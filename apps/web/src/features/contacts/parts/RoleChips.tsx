import type { Contact } from '@lanewise/contract/contacts'
import { styled } from '@mui/material/styles'
import { Chip } from '#ui/chip/Chip.tsx'
import { Badge } from '#ui/data/Badge.tsx'

/** One chip per contact type, and one for a pending invitation. */
export function RoleChips({ contact }: { contact: Contact }) {
  const { contactRoleTypes, roleTypes, createPortalUser, isActivated } = contact
  return (
    <Row>
      {roleTypes.map((label, index) => (
        <Chip key={label} tone={contactRoleTypes[index] === 'Admin' ? 'accent' : 'neutral'}>
          {label}
        </Chip>
      ))}
      {createPortalUser && !isActivated && <Badge tone="early">Not activated</Badge>}
    </Row>
  )
}

const Row = styled('div')({
  display: 'flex',
  flex: '0 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  minWidth: 0,
})
