import { totalLinearFeet } from '@lanewise/domain/freight/linear-feet'
import { itemsOf } from '@lanewise/domain/orders/order'
import { styled } from '@mui/material/styles'
import { useDraft } from '#features/orders/form/order-form.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField } from '#platform/form/fields.tsx'
import { FreightFlags } from './controls.tsx'

/** LTL details in addition to the items. */
export function LtlDetails() {
  const feetOfItems = useDraft((draft) => totalLinearFeet(itemsOf(draft)))
  return (
    <Rows>
      <FieldRow columns={3}>
        <NumberField name="freightValue" label="Freight Value (dollars)" maxLength={12} />
        <NumberField name="linearFeet" label="Linear Feet (ft)" maxLength={5} placeholder={String(feetOfItems || '')} />
        <Under>
          <FreightFlags mode="LTL" />
        </Under>
      </FieldRow>
    </Rows>
  )
}

/** The checkboxes align with the inputs beside them. */
const Under = styled('div')({ alignSelf: 'end', paddingBottom: 4 })
