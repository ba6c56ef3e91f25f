import type { ManualBooking } from '@lanewise/contract/booking-fields'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { type CarrierOption, useCarrierSearch } from '#features/booking/shipment/shipment.api.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import { Field } from '#ui/form/Field.tsx'

/**
 * Search field for a carrier of the own network, with warnings to read before it is booked. The form holds the carrier
 * id.
 */
export function CarrierField() {
  const search = useCarrierSearch()
  const [carrier, setCarrier] = useState<CarrierOption | null>(null)
  const { field, fieldState } = useController<ManualBooking, 'carrierId'>({ name: 'carrierId' })
  const message = fieldState.error?.message
  return (
    <Column>
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
      {carrier?.warning && (
        <Alert tone="risk" live>
          {carrier.warning}
        </Alert>
      )}
    </Column>
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 })
