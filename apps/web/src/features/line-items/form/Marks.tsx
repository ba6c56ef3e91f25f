import type { LineItemForm } from '@lanewise/contract/line-items'
import { lineItemFormOf, lineItemOf } from '@lanewise/contract/line-items'
import { withHazmat } from '@lanewise/domain/orders/items/line-item'
import { styled } from '@mui/material/styles'
import { type Path, useFormContext } from 'react-hook-form'
import { SwitchField } from '#platform/form/fields.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** Hazmat and stackable switches. Switching Hazmat off clears the hazmat fields. (ITEM-7) */
export function Marks() {
  const form = useFormContext<LineItemForm>()
  const switchHazmat = (isOn: boolean) => {
    if (isOn) return
    const emptied = lineItemFormOf(withHazmat(lineItemOf(form.getValues()), false))
    for (const name of hazmatNames) form.setValue(name, emptied[name])
  }
  return (
    <Switches>
      <SwitchField name="isStackable" label="Stackable" />
      <SwitchField name="isHazmat" label="Hazmat" onChange={switchHazmat} />
    </Switches>
  )
}

const hazmatNames = [
  'hazardClass',
  'hazmatSubsidiaryClasses',
  'hazmatPackingGroup',
  'hazmatUNNumber',
  'properShippingName',
  'technicalName',
  'reportableQuantity',
  'isLimitedQuantity',
] as const satisfies Path<LineItemForm>[]

/** A switch has no label above it, so it aligns with the inputs beside it. */
const Switches = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  minHeight: 32,
  marginTop: 20,
  [TOUCH]: { gridColumn: '1 / -1', marginTop: 0, justifyContent: 'space-between' },
})
