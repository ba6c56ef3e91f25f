import { type Lane, LaneTerms, laneTermNames } from '@lanewise/contract/lane-fields'
import { laneEntity, updateLane } from '@lanewise/contract/lanes'
import { useUpdateLane } from '#features/lanes/lanes.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { failedWith, savedRecord } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { editedLane } from './edited-lane.ts'
import { LaneNameFields, LaneTermFields } from './LaneTermFields.tsx'

/** Edits the terms of a lane. Origin and destination are fixed. */
export function EditLaneDialog({ lane, onClose }: { lane: Lane; onClose: () => void }) {
  const form = useContractForm(LaneTerms, termsOf(lane))
  const saving = useSaveLane(form, lane, onClose)
  return (
    <FormDialog
      frame={{ size: 480, title: 'Edit Lane', subtitle: lane.customerReferenceNumber }}
      saving={saving}
      save={{ operation: updateLane, verb: 'Save', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <LaneNameFields />
        <LaneTermFields />
      </Rows>
    </FormDialog>
  )
}

/** Saves only the touched fields of a lane. All others stay as they are. (LANE-27, LRATE-19) */
export function useSaveLane(
  form: ReturnType<typeof useContractForm<typeof LaneTerms>>,
  lane: Lane,
  onSaved: () => void,
) {
  const { mutateAsync } = useUpdateLane()
  return useSave({
    form,
    edited: editedLane(lane, termsOf),
    send: ({ changes, options }) =>
      mutateAsync({ params: { laneId: lane.id }, body: changes((values) => values), options }),
    done: (saved) => savedRecord('Lane updated successfully', laneEntity, saved),
    failed: failedWith('Failed to update lane'),
    onSaved,
  })
}

export const termsOf = (lane: Lane) => Object.fromEntries(laneTermNames.map((name) => [name, lane[name]])) as LaneTerms
