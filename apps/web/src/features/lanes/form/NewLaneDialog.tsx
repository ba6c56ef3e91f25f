import { type Lane, LaneFields } from '@lanewise/contract/lane-fields'
import { createLane, laneEntity } from '@lanewise/contract/lanes'
import { laneLabels as labels } from '@lanewise/domain/lanes/labels'
import { useState } from 'react'
import type { LaneStart } from '#features/lanes/lane-start.ts'
import { useCreateLane } from '#features/lanes/lanes.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { failedWith, savedRecord } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { Leave } from '#platform/routing/Leave.tsx'
import { LaneNameFields, LaneTermFields } from './LaneTermFields.tsx'
import { PlaceField } from './PlaceField.tsx'

type NewLaneDialogProps = {
  /** Values taken from another lane, a quote or a shipment. */
  start?: LaneStart
  onClose: () => void
}

/** Adds a lane between two places, then opens it. (LANE-36) */
export function NewLaneDialog({ start, onClose }: NewLaneDialogProps) {
  const form = useContractForm(LaneFields, { ...blank, ...start })
  const { mutateAsync } = useCreateLane()
  const [made, setMade] = useState<Lane | null>(null)
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ body: values, options }),
    done: (lane) => savedRecord('Lane created successfully', laneEntity, lane),
    failed: failedWith('Failed to create lane'),
    onSaved: setMade,
  })
  if (made) return <Leave to={laneEntity.path(made)} onLeft={onClose} />
  return (
    <FormDialog
      frame={{ size: 720, title: 'New Lane' }}
      saving={saving}
      save={{ operation: createLane, verb: 'Create', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <LaneNameFields />
        <FieldRow columns={2} narrow={1}>
          <PlaceField name="origin" label={labels.origin} />
          <PlaceField name="destination" label={labels.destination} />
        </FieldRow>
        <LaneTermFields />
      </Rows>
    </FormDialog>
  )
}

/** No field has a default, so that missing required fields are reported. */
const blank = {
  customerReferenceNumber: '',
  equipmentMode: null,
  origin: null,
  destination: null,
  tenderType: null,
  tenderMethod: null,
  tenderTime: null,
  shipmentTenderingStart: null,
  expirationAction: null,
} as unknown as LaneFields
