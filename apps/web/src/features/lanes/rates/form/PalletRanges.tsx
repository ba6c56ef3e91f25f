import type { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { laneRateLabels as labels } from '@lanewise/domain/lanes/labels'
import { nextRange } from '@lanewise/domain/lanes/pallet-ranges'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { NumberField } from '#platform/form/fields.tsx'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { digitsOnly } from '#ui/form/text/number-text.ts'
import { Entry, Group } from './entry-rows.tsx'
import { rangesOf } from './rate-values.ts'

const path = 'rateSpecifications.0.rateRanges'

/** Pallet ranges with the price of each. The first range cannot be removed. (LRATE-28 to LRATE-35) */
export function PalletRanges() {
  const { control } = useFormContext<LaneRateFields>()
  const { fields, append, remove } = useFieldArray({ control, name: path })
  const rateSpecifications = useWatch<LaneRateFields, 'rateSpecifications'>({ name: 'rateSpecifications' })
  const next = nextRange(rangesOf({ rateSpecifications }))
  const add = () => {
    if (next) append({ minPallets: Number(next.minPallets), maxPallets: null, ratePerPallet: null })
  }
  return (
    <Group
      title={labels.rateSpecifications}
      action={
        <Button size="small" icon={<Plus />} disabled={next === null} onClick={add}>
          Add Range
        </Button>
      }
    >
      {fields.map(({ id }, index) => (
        <Entry key={id} columns="repeat(3, minmax(0, 1fr)) 32px" aria-label={`Range ${index + 1}`}>
          <NumberField name={`${path}.${index}.minPallets`} label="Min" required {...whole} />
          <NumberField name={`${path}.${index}.maxPallets`} label="Max" required {...whole} />
          <NumberField name={`${path}.${index}.ratePerPallet`} label="Rate per Pallet (USD)" required maxLength={12} />
          <IconButton
            label={`Remove range ${index + 1}`}
            tooltip="Remove"
            icon={<Trash2 />}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
          />
        </Entry>
      ))}
    </Group>
  )
}

const whole = { maxLength: 3, sanitize: digitsOnly, inputMode: 'numeric' } as const
