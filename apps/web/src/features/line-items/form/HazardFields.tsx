import type { LineItemForm } from '@lanewise/contract/line-items'
import { packingGroups } from '@lanewise/domain/commodities/hazmat'
import { commodityLabels as labels } from '@lanewise/domain/commodities/labels'
import { lineItemNames as names } from '@lanewise/domain/orders/items/line-item-rules'
import { useFormContext, useWatch } from 'react-hook-form'
import { useHazardClasses } from '#features/line-items/line-items.api.ts'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { SelectField, TextField } from '#platform/form/fields.tsx'

export function HazardFields() {
  const { control } = useFormContext<LineItemForm>()
  const isHazmat = useWatch({ control, name: 'isHazmat' })
  return isHazmat ? <Fields /> : null
}

function Fields() {
  const classes = useHazardClasses()
  return (
    <FieldRow columns="repeat(3, minmax(0, 1fr)) minmax(0, 2fr)">
      <SelectField name="hazardClass" label={names.hazmatHazardClass} required options={classes} />
      <SelectField name="hazmatPackingGroup" label={names.hazmatPackingGroup} required options={groups} />
      <TextField name="hazmatUNNumber" label={names.hazmatUNNumber} required />
      <TextField name="properShippingName" label={labels.properShippingName} />
    </FieldRow>
  )
}

const groups = packingGroups.map((value) => ({ value, label: value }))
