import { type Lane, LaneTerms } from '@lanewise/contract/lane-fields'
import { updateLane } from '@lanewise/contract/lanes'
import { expirationActionChoices, expirationActionText } from '@lanewise/domain/lanes/expiration-actions'
import { laneLabels } from '@lanewise/domain/lanes/labels'
import { useController } from 'react-hook-form'
import { termsOf, useSaveLane } from '#features/lanes/form/EditLaneDialog.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Joined } from '#platform/form/save/Joined.tsx'
import { RadioList } from '#ui/form/options/RadioList.tsx'

const label = laneLabels.expirationAction

export function ExpirationDialog({ lane, onClose }: { lane: Lane; onClose: () => void }) {
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
