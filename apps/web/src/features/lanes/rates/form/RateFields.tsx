import type { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { laneRateLabels as labels } from '@lanewise/domain/lanes/labels'
import { chargeRateTypes } from '@lanewise/domain/rating/charges'
import { contractRateTypes, contractRateUnits } from '@lanewise/domain/rating/tl/contract-terms'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { priceText } from '#features/lanes/lane-text.ts'
import { DayField } from '#platform/form/date/DayField.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField, SelectField } from '#platform/form/fields.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'
import { Select } from '#ui/form/Select.tsx'
import { AdditionalCharges } from './AdditionalCharges.tsx'
import { CarrierField } from './CarrierField.tsx'
import { PalletRanges } from './PalletRanges.tsx'
import { firstRange, rangesOf, sumOfRates } from './rate-values.ts'

type RateFieldsProps = { carrier: Option | null; onCarrier: (carrier: Option | null) => void }

/** Carrier, coverage, unit, validity and additional charges of a rate. */
export function RateFields({ carrier, onCarrier }: RateFieldsProps) {
  const unit = useWatch<LaneRateFields, 'chargeType'>({ name: 'chargeType' })
  const isPerPallet = unit === 'Pallet'
  return (
    <Rows>
      <CarrierField carrier={carrier} onCarrier={onCarrier} />
      <FieldRow columns={2} narrow={1}>
        <SelectField name="rateType" label={labels.rateType} required options={types} />
        <UnitField />
      </FieldRow>
      <FieldRow columns={2}>
        {isPerPallet ? (
          <SummedRate />
        ) : (
          <NumberField name="rate" label={`${labels.rate} (USD)`} required maxLength={12} />
        )}
        <NumberField name="minCharge" label={`${labels.minCharge} (USD)`} required={isPerPallet} maxLength={12} />
      </FieldRow>
      <FieldRow columns={2}>
        <DayField name="effectiveDate" label={labels.effectiveDate} required />
        <DayField name="expirationDate" label={labels.expirationDate} required />
      </FieldRow>
      {isPerPallet && <PalletRanges />}
      <AdditionalCharges />
    </Rows>
  )
}

/** Choosing pallets as the unit starts with one range. (LRATE-34) */
function UnitField() {
  const { getValues, setValue } = useFormContext<LaneRateFields>()
  const { field, fieldState } = useController<LaneRateFields, 'chargeType'>({ name: 'chargeType' })
  const message = fieldState.error?.message
  return (
    <Field label={labels.chargeType} required {...(message && { error: message })}>
      <Select
        name="chargeType"
        options={units}
        value={field.value}
        onChange={(unit) => {
          field.onChange(unit)
          if (unit === 'Pallet' && rangesOf(getValues()).length === 0)
            setValue('rateSpecifications', [{ rateRanges: [firstRange] }])
        }}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

/** With pallets the rate is the sum of the ranges. (LRATE-27) */
function SummedRate() {
  const rateSpecifications = useWatch<LaneRateFields, 'rateSpecifications'>({ name: 'rateSpecifications' })
  const sum = sumOfRates(rangesOf({ rateSpecifications }))
  return <Field label={labels.rate} help="The total of the ranges" value={priceText(sum)} readOnly />
}

const types = Object.entries(contractRateTypes).map(([value, label]) => ({ value, label }))
const units = contractRateUnits.map((value) => ({ value, label: chargeRateTypes[value] }))
