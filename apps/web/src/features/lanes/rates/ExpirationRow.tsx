import type { Lane } from '@lanewise/contract/lane-fields'
import { updateLane } from '@lanewise/contract/lanes'
import { expirationActionText } from '@lanewise/domain/lanes/expiration-actions'
import { laneLabels } from '@lanewise/domain/lanes/labels'
import { styled } from '@mui/material/styles'
import { Hourglass, Info, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

const ExpirationDialog = lazyDialog(async () => (await import('./form/ExpirationDialog.tsx')).ExpirationDialog)

const label = laneLabels.expirationAction

/** Action when no carrier accepts the load, shown as the last row of the rates. (LRATE-16, LRATE-17) */
export function ExpirationRow({ lane }: { lane: Lane }) {
  const [isOpen, setOpen] = useState(false)
  const refusal = useRefusalOf(updateLane)
  return (
    <Row>
      <Hourglass aria-hidden="true" />
      <span>{label}</span>
      <IconButton size="small" label={`About ${label}`} tooltip={explanation} icon={<Info />} />
      <b>{expirationActionText(lane.expirationAction)}</b>
      <IconButton
        label={`Edit ${label}`}
        tooltip="Edit"
        icon={<Pencil />}
        {...(refusal && { disabledReason: refusal })}
        onClick={() => setOpen(true)}
      />
      <Note>Runs when all contracted rates are rejected or expired</Note>
      {isOpen && <ExpirationDialog lane={lane} onClose={() => setOpen(false)} />}
    </Row>
  )
}

const explanation = 'Automates next steps if all contracted rates are either rejected or expired'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '4px 16px',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sunk,
  // The table above ends with its own line, which this border covers.
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  marginTop: -1,
  '& > svg': { width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  '& > b': { marginLeft: 8, fontWeight: 600, color: theme.vars.palette.text.primary },
}))

const Note = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginLeft: 'auto',
  color: theme.vars.palette.text.secondary,
  [TOUCH]: { display: 'none' },
}))
