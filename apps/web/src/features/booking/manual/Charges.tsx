import type { ManualBooking } from '@lanewise/contract/booking-fields'
import { type ChargeType, chargeTypes, offeredChargeTypes } from '@lanewise/domain/rating/charge-types'
import { type ChargeRateType, chargeRateTypes } from '@lanewise/domain/rating/charges'
import { Plus, Trash2 } from 'lucide-react'
import { useController, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { signedNumber } from '#ui/form/text/number-text.ts'
import { Group, Row, Total } from './charge-layout.tsx'
import { newCharge, totalText } from './manual-values.ts'

/** Carrier pay, charge by charge. */
export function Charges() {
  const { control } = useFormContext<ManualBooking>()
  const { fields, append, remove } = useFieldArray({ control, name: 'charges' })
  return (
    <Group>
      <legend>Charges</legend>
      <ChargesError />
      {fields.map(({ id }, index) => (
        <ChargeRow key={id} index={index} onRemove={() => remove(index)} />
      ))}
      <Button size="small" icon={<Plus />} onClick={() => append({ ...newCharge })}>
        Add Charge
      </Button>
    </Group>
  )
}

/** Error that concerns all charges together. (BOOK-39) */
function ChargesError() {
  const { errors } = useFormState<ManualBooking>({ name: 'charges' })
  const message = errors.charges?.root?.message ?? errors.charges?.message
  return message ? (
    <Alert tone="late" live>
      {message}
    </Alert>
  ) : null
}

function ChargeRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const path = `charges.${index}` as const
  const charge = useWatch<ManualBooking, typeof path>({ name: path })
  const number = index + 1
  return (
    <Row role="group" aria-label={`Charge ${number}`}>
      <TypeField path={path} />
      <TextField name={`${path}.description`} label="Description" required maxLength={200} />
      <MethodField path={path} />
      <NumberField
        name={`${path}.units`}
        label="Units"
        required
        maxLength={9}
        disabled={charge.chargeRateType === 'Flat'}
      />
      <NumberField name={`${path}.rate`} label="Rate (USD)" required maxLength={12} sanitize={signedNumber} />
      <Total>
        <span>Total</span>
        <output aria-label={`Total of charge ${number}`}>{totalText(charge)}</output>
      </Total>
      <IconButton label={`Remove charge ${number}`} tooltip="Remove" icon={<Trash2 />} onClick={onRemove} />
    </Row>
  )
}

type Path = { path: `charges.${number}` }

/** The description of a charge follows its type until the user changes the description. */
function TypeField({ path }: Path) {
  const { getValues, setValue } = useFormContext<ManualBooking>()
  const { field, fieldState } = useController<ManualBooking, `${Path['path']}.type`>({ name: `${path}.type` })
  const message = fieldState.error?.message
  const choose = (type: ChargeType) => {
    const described = getValues(`${path}.description`)
    const isOwn = described !== '' && described !== labelOf(field.value)
    field.onChange(type)
    if (!isOwn) setValue(`${path}.description`, labelOf(type), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Field label="Type" required {...(message && { error: message })}>
      <Select<ChargeType>
        options={types}
        value={field.value as ChargeType}
        onChange={choose}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

/** A flat amount is charged once, so choosing Flat fixes the units at 1. (DEF-80) */
function MethodField({ path }: Path) {
  const { setValue } = useFormContext<ManualBooking>()
  const { field, fieldState } = useController<ManualBooking, `${Path['path']}.chargeRateType`>({
    name: `${path}.chargeRateType`,
  })
  const message = fieldState.error?.message
  return (
    <Field label="Method" required {...(message && { error: message })}>
      <Select<ChargeRateType>
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

const labelOf = (type: string) => chargeTypes[type as ChargeType]?.label ?? ''
const types = offeredChargeTypes(false).map((value) => ({ value, label: labelOf(value) }))

/** Manual charges are agreed amounts, so Percent is not offered. */
const methods = (Object.keys(chargeRateTypes) as ChargeRateType[])
  .filter((method) => method !== 'Percent')
  .map((value) => ({ value, label: chargeRateTypes[value] }))
