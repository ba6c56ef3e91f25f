import type { Contact } from '@lanewise/contract/contacts'
import { type PortalAccess, portalAccessLabels, portalAccessOf } from '@lanewise/domain/contacts/portal-access'
import { styled } from '@mui/material/styles'
import { CircleCheck, CircleDashed, type LucideIcon, Mail } from 'lucide-react'
import { dateHere } from '#platform/date-time.ts'
import { Chip } from '#ui/chip/Chip.tsx'
import type { Tone } from '#ui/theme/tone.ts'

const appearances: Record<PortalAccess, { tone: Tone; icon: LucideIcon }> = {
  Active: { tone: 'ok', icon: CircleCheck },
  Invited: { tone: 'early', icon: Mail },
  None: { tone: 'neutral', icon: CircleDashed },
}

/** Whether a contact can sign in, and when an open invitation was sent. */
export function AccessChip({ contact }: { contact: Contact }) {
  const access = portalAccessOf(contact)
  const { tone, icon: Icon } = appearances[access]
  return (
    <Line>
      <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
        {portalAccessLabels[access]}
      </Chip>
      {access === 'Invited' && contact.invitedAt && <small>sent {dateHere(contact.invitedAt)}</small>}
    </Line>
  )
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
}))
