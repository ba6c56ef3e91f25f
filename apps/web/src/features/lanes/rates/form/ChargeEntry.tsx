import type { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { tenThousandthsOfDollars } from '@lanewise/contract/money'
import { type ChargeType, chargeTypes, offeredChargeTypes } from '@lanewise/domain/rating/charge-types'
import { chargeRateTypes } from '@lanewise/domain/rating/charges'
import {
  type AdditionalChargeMethod,
  additionalChargeMethods,
  additionalChargeTotal,
} from '@lanewise/domain/rating/tl/contract-terms'
import { formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Trash2 } from 'lucide-react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { NumberField, SelectField, TextField } from '#platform/form/fields.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { signedNumber } from '#ui/form/text/number-text.ts'
import { Entry } from './entry-rows.tsx'
import type { ChargeValues } from './rate-values.ts'

type ChargeEntryProps = { index: number; onRemove: () => void }

export function ChargeEntry({ index, onRemove }: ChargeEntryProps) {
  const path = `additionalCharges.${index}` as const
  const charge = useWatch<LaneRateFields, typeof path>({ name: path })
  const types = useTypes(charge.type)
  const isFlat = charge.chargeRateType === 'Flat'
  return (
    <Entry columns="minmax(0, 3fr) minmax(0, 3fr) minmax(0, 3fr) 32px" aria-label={`Charge ${index + 1}`}>
      <TextField name={`${path}.description`} label="Description" required />
      <SelectField name={`${path}.type`} label="Type" required options={types} />
      <MethodField path={path} />
      <IconButton label={`Remove charge ${index + 1}`} tooltip="Remove" icon={<Trash2 />} onClick={onRemove} />
      <NumberField name={`${path}.units`} label="Units" required maxLength={9} disabled={isFlat} />
      <NumberField name={`${path}.rate`} label="Rate (USD)" required maxLength={12} sanitize={signedNumber} />
      <Total>
        Total <output aria-label={`Total of charge ${index + 1}`}>{totalText(charge)}</output>
      </Total>
    </Entry>
  )
}

/** A flat amount is charged once, so choosing Flat fixes the units at 1. (DEF-80) */
function MethodField({ path }: { path: `additionalCharges.${number}` }) {
  const { setValue } = useFormContext<LaneRateFields>()
  const { field, fieldState } = useController<LaneRateFields, `${typeof path}.chargeRateType`>({
    name: `${path}.chargeRateType`,
  })
  const message = fieldState.error?.message
  return (
    <Field label="Method" required {...(message && { error: message })}>
      <Select<AdditionalChargeMethod>
        options={methods}
        value={field.value}
        onChange={(method) => {
          field.onChange(method)
          if (method === 'Flat') setValue(`${path}.units`, 1, { shouldDirty: true })
        }}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

/** The settings of the company decide which types are offered. The stored type always stays available. (LRATE-38) */
function useTypes(stored: ChargeType | null) {
  const offered = offeredChargeTypes(useUser().enableTMSFreightAudit)
  const all = stored && !offered.includes(stored) ? [...offered, stored] : offered
  return all.map((value) => ({ value, label: chargeTypes[value].label }))
}

/** Total of a charge once all of its fields are entered. (LRATE-37) */
function totalText({ chargeRateType, units, rate }: ChargeValues): string {
  if (!chargeRateType || rate === null || units === null) return '–'
  return formatMoney(additionalChargeTotal({ chargeRateType, units, rate: tenThousandthsOfDollars(rate) }))
}

const methods = additionalChargeMethods.map((value) => ({ value, label: chargeRateTypes[value] }))

const Total = styled('div')(({ theme }) => ({
  alignSelf: 'end',
  minHeight: 32,
  color: theme.vars.palette.text.secondary,
  lineHeight: '32px',
  '& output': {
    marginLeft: 8,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
}))
