import type { Lane } from '@lanewise/contract/lane-fields'
import { LaneTerms } from '@lanewise/contract/lane-fields'
import { updateLane } from '@lanewise/contract/lanes'
import { expirationActionChoices, expirationActionText } from '@lanewise/domain/lanes/expiration-actions'
import { laneLabels } from '@lanewise/domain/lanes/labels'
import { styled } from '@mui/material/styles'
import { Hourglass, Info, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { termsOf, useSaveLane } from '#features/lanes/form/EditLaneDialog.tsx'
import { useRefusalOf } from '#platform/allowed.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Joined } from '#platform/form/save/Joined.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { RadioList } from '#ui/form/options/RadioList.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

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

function ExpirationDialog({ lane, onClose }: { lane: Lane; onClose: () => void }) {
  const form = useContractForm(LaneTerms, termsOf(lane))
  const saving = useSaveLane(form, lane, onClose)
  return (
    <FormDialog
      frame={{ size: 480, title: label, subtitle: lane.customerReferenceNumber, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: updateLane, verb: 'Save', isReady: true }}
      onClose={onClose}
    >
      <ActionChoice />
    </FormDialog>
  )
}

/** The empty string stands for "None", which is stored as null. */
function ActionChoice() {
  const { field } = useController<LaneTerms, 'expirationAction'>({ name: 'expirationAction' })
  return (
    <Joined
      name="expirationAction"
      label={label}
      show={(value) => expirationActionText(value as LaneTerms['expirationAction'])}
    >
      <RadioList
        label={label}
        value={field.value ?? ''}
        options={expirationActionChoices.map((choice) => ({ value: choice.value ?? '', label: choice.label }))}
        onChange={(value) => field.onChange(value || null)}
      />
    </Joined>
  )
}

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
