import type { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { laneRateLabels as labels } from '@lanewise/domain/lanes/labels'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '#ui/action/Button.tsx'
import { ChargeEntry } from './ChargeEntry.tsx'
import { Group } from './entry-rows.tsx'
import { newCharge } from './rate-values.ts'

/** Charges in addition to the rate. (LRATE-36 to LRATE-38) */
export function AdditionalCharges() {
  const { control } = useFormContext<LaneRateFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'additionalCharges' })
  return (
    <Group
      title={labels.additionalCharges}
      action={
        <Button size="small" icon={<Plus />} onClick={() => append(newCharge)}>
          Add Charge
        </Button>
      }
    >
      {fields.map(({ id }, index) => (
        <ChargeEntry key={id} index={index} onRemove={() => remove(index)} />
      ))}
    </Group>
  )
}
