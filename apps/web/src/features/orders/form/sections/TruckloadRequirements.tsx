import { equipmentTypesOf, reeferModes, type TruckRequirement } from '@lanewise/domain/freight/equipment-types'
import { totalLinearFeet } from '@lanewise/domain/freight/linear-feet'
import {
  chooseEquipmentTypes,
  chooseMustHave,
  chooseMustNotHave,
  chooseReeferMode,
} from '@lanewise/domain/orders/form/changes'
import { offeredEquipmentTypes } from '@lanewise/domain/orders/form/order-defaults'
import { itemsOf } from '@lanewise/domain/orders/order'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField } from '#platform/form/fields.tsx'
import { ChangingChoices, ChangingSelect, FreightFlags } from './controls.tsx'

/** Requirements of a truckload for truck and driver. (ORDER-10) */
export function TruckloadRequirements() {
  const { inputs, change } = useOrderForm()
  const equipmentMode = useDraft((draft) => draft.equipmentMode)
  const isPartial = useDraft((draft) => draft.isPartial)
  const feetOfItems = useDraft((draft) => totalLinearFeet(itemsOf(draft)))
  const types = offeredEquipmentTypes(equipmentMode, inputs.configuration)
  const names = equipmentMode ? (equipmentTypesOf[equipmentMode] as Record<string, string>) : {}
  const flags = inputs.requirements as { value: TruckRequirement; label: string }[]
  return (
    <Rows>
      <FieldRow columns={3}>
        <ChangingChoices
          name="equipmentTypes"
          label="Equipment Types"
          options={types.map((type) => ({ value: type, label: names[type] ?? type }))}
          onChoose={(chosen) => change((before) => chooseEquipmentTypes(before, chosen))}
        />
        <NumberField name="freightValue" label="Freight Value (dollars)" maxLength={12} />
        {isPartial && (
          <NumberField
            name="linearFeet"
            label="Linear Feet (ft)"
            required
            maxLength={5}
            placeholder={String(feetOfItems || '')}
          />
        )}
      </FieldRow>
      {equipmentMode === 2 && <ReeferFields />}
      <FreightFlags mode="TL" />
      <FieldRow columns={2} narrow={1}>
        <ChangingChoices
          name="mustHaveEquipmentRequirementFlags"
          label="Must have"
          options={flags}
          onChoose={(chosen) => change((before) => chooseMustHave(before, chosen))}
        />
        <ChangingChoices
          name="mustNotHaveEquipmentRequirementFlags"
          label="Must not have"
          options={flags}
          onChoose={(chosen) => change((before) => chooseMustNotHave(before, chosen))}
        />
      </FieldRow>
    </Rows>
  )
}

/** One temperature, or the two limits of cycle cooling. (ORDER-29) */
function ReeferFields() {
  const { change } = useOrderForm()
  const reeferMode = useDraft((draft) => draft.reeferMode)
  const degrees = { required: true, sanitize: signedNumber, maxLength: 6 } as const
  return (
    <FieldRow columns={3}>
      <ChangingSelect
        name="reeferMode"
        label="Reefer Mode"
        required
        options={reeferModes.map((mode) => ({ value: mode, label: mode }))}
        onChoose={(mode) => change((draft) => chooseReeferMode(draft, mode))}
      />
      {reeferMode === 'Continuous' && <NumberField name="reeferTemperature" label="Temperature (°F)" {...degrees} />}
      {reeferMode === 'Cycle' && (
        <>
          <NumberField name="reeferTemperatureMin" label="Minimum Temperature (°F)" {...degrees} />
          <NumberField name="reeferTemperatureMax" label="Maximum Temperature (°F)" {...degrees} />
        </>
      )}
    </FieldRow>
  )
}

/** Keeps digits, the first decimal point and a leading minus, because temperatures can be negative. */
function signedNumber(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  const number = rest.length === 0 ? whole : `${whole}.${rest.join('')}`
  return text.trimStart().startsWith('-') ? `-${number}` : number
}
