import type { Lane } from '@lanewise/contract/lane-fields'
import { type LaneRate, LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { createLaneRate, updateLaneRate } from '@lanewise/contract/lanes'
import { useState } from 'react'
import { useCreateLaneRate, useUpdateLaneRate } from '#features/lanes/lanes.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { failedWith, saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import type { Option } from '#ui/form/options/OptionText.tsx'
import { RateFields } from './RateFields.tsx'
import { blank, bodyOf, valuesOf } from './rate-values.ts'

type RateDialogProps = { lane: Lane; rate: LaneRate | null; onClose: () => void }

/**
 * Adds a contracted rate, or edits the given one. Each edit creates a new version with a new id, so saving a rate that
 * another user changed in the meantime fails on its id and overwrites nothing. (LRATE-20)
 */
export function RateDialog({ lane, rate, onClose }: RateDialogProps) {
  const form = useContractForm(LaneRateFields, rate ? valuesOf(rate) : blank)
  const [carrier, setCarrier] = useState<Option | null>(rate && { value: rate.carrierId, label: rate.carrierName })
  const create = useCreateLaneRate()
  const update = useUpdateLaneRate()
  const saving = useSave({
    form,
    send: ({ values, options }) => {
      const body = bodyOf(values, carrier?.label ?? '')
      return rate
        ? update.mutateAsync({ params: { laneRateId: rate.id }, body, options })
        : create.mutateAsync({ params: { laneId: lane.id }, body, options })
    },
    done: () => saved(rate ? 'Lane rate updated successfully!' : 'Lane rate added successfully!'),
    failed: failedWith(rate ? 'Failed to edit lane rate' : 'Failed to add lane rate'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 720, title: rate ? 'Edit Rate' : 'Add Rate', subtitle: lane.customerReferenceNumber }}
      saving={saving}
      save={rate ? { operation: updateLaneRate, verb: 'Save', isReady: true } : added}
      onClose={onClose}
    >
      <RateFields carrier={carrier} onCarrier={setCarrier} />
    </FormDialog>
  )
}

const added = { operation: createLaneRate, verb: 'Add', isReady: true }
