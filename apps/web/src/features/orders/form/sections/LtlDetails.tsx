import { totalLinearFeet } from '@lanewise/domain/freight/linear-feet'
import { chooseLiftGate } from '@lanewise/domain/orders/form/changes'
import { orderLabels } from '@lanewise/domain/orders/labels'
import { itemsOf } from '@lanewise/domain/orders/order'
import { styled } from '@mui/material/styles'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField } from '#platform/form/fields.tsx'
import { Flag } from './controls.tsx'
import { Flags } from './TruckloadRequirements.tsx'

/** What freight that shares its trailer says besides its items. */
export function LtlDetails() {
  const { change } = useOrderForm()
  const feetOfItems = useDraft((draft) => totalLinearFeet(itemsOf(draft)))
  return (
    <Rows>
      <FieldRow columns={3}>
        <NumberField name="freightValue" label="Freight Value (dollars)" maxLength={12} />
        <NumberField name="linearFeet" label="Linear Feet (ft)" maxLength={5} placeholder={String(feetOfItems || '')} />
        <Under>
          <Flags>
            <Flag name="isBlind" label={orderLabels.isBlind} />
            <Flag
              name="isLiftGateRequired"
              label={orderLabels.isLiftGateRequired}
              onCheck={(isOn) => change((before) => chooseLiftGate(before, isOn))}
            />
          </Flags>
        </Under>
      </FieldRow>
    </Rows>
  )
}

/** The marks stand on the line of the inputs beside them. */
const Under = styled('div')({ alignSelf: 'end', paddingBottom: 4 })
