import type { ManualBooking } from '@lanewise/contract/booking-fields'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useCarrierSearch } from '#features/shipment-rates/shipment-rates.api.ts'
import { Combobox } from '#ui/form/Combobox.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/option.ts'

/** One of the own carriers, found by searching; the form holds its id. */
export function CarrierField() {
  const search = useCarrierSearch()
  const [carrier, setCarrier] = useState<Option | null>(null)
  const { field, fieldState } = useController<ManualBooking, 'carrierId'>({ name: 'carrierId' })
  const message = fieldState.error?.message
  return (
    <Field label="Carrier" required {...(message && { error: message })}>
      <Combobox
        value={carrier}
        onChange={(chosen) => {
          setCarrier(chosen)
          field.onChange(chosen?.value ?? '')
        }}
        search={search}
        placeholder="Search by name, DOT or SCAC"
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}
