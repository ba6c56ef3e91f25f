import { bookShipment } from '@lanewise/contract/booking'
import { manualBookingForm } from '@lanewise/contract/booking-fields'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { isLtlMode } from '@lanewise/domain/freight/modes'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { failureOf } from '#features/booking/index.ts'
import type { CarrierChange } from '#features/booking/shipment/ChangeReason.tsx'
import { useBookByHand } from '#features/booking/shipment/shipment.api.ts'
import type { Booking } from '#features/booking/shipment/use-booking.ts'
import { ConfirmationSwitch, useConfirmation } from '#features/rate-confirmations/index.ts'
import { Form, useContractForm } from '#platform/form/ContractForm.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { SelectField, TextField } from '#platform/form/fields.tsx'
import { SaveButton } from '#platform/form/SaveButton.tsx'
import { useSave } from '#platform/form/save/use-save.ts'
import { UnsavedGuard } from '#platform/form/UnsavedGuard.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { CarrierField } from './CarrierField.tsx'
import { Charges } from './Charges.tsx'
import { bodyOf, sumText, valuesOf } from './manual-values.ts'

/** Failure without a reason, because the server did not answer. (BOOK-37) */
const unexplained = { title: null, errors: [] }

const classes = freightClasses.map((value) => ({ value, label: value }))

type ManualBookingProps = {
  shipment: ShipmentInformation
  booking: Booking
  /** Set when the booking replaces the carrier of a booked shipment. */
  change: CarrierChange | null
}

/** Manual booking: a carrier of the own network, its charges and its PRO number. (SHIP-4) */
export function ManualBooking({ shipment, booking, change }: ManualBookingProps) {
  const { shippingMode, id: shipmentId } = shipment
  const [schema] = useState(() => manualBookingForm(shippingMode))
  const form = useContractForm(schema, valuesOf(shippingMode))
  const id = useId()
  const { mutateAsync } = useBookByHand()
  const saving = useSave({
    form,
    send: ({ values, options }) =>
      mutateAsync({
        params: { shipmentId },
        body: {
          ...bodyOf(values, shippingMode),
          ...(change && { changeReason: change.take() }),
          ...(choice && { rateConfirmation: choice }),
        },
        options,
      }),
    rename: { manualBookingCharges: 'charges' },
    done: () => null,
    onRefused: (error) => {
      booking.fail(failureOf(error))
      return true
    },
    onUnanswered: () => booking.fail(unexplained),
    onSaved: ({ shipmentNumber }) => booking.succeed(shipmentNumber),
  })
  const [charges, carrierId] = useWatch({ control: form.control, name: ['charges', 'carrierId'] })
  const toBook = carrierId ? { carrierId } : null
  const { choice } = useConfirmation(toBook)
  const submit = change && !change.reason.trim() ? () => void change.take() : saving.submit
  return (
    <Card title="Manual" subtitle="With a carrier in your network, at an agreed price">
      <Form form={form} onSubmit={submit} id={id}>
        <Rows>
          <FieldRow columns={isLtlMode(shippingMode) ? 3 : 2} narrow={1}>
            <CarrierField />
            <TextField name="proNumber" label="PRO number" maxLength={30} />
            {isLtlMode(shippingMode) && (
              <SelectField name="freightClass" label="Billed class" options={classes} clearable />
            )}
          </FieldRow>
          <Charges />
          <ConfirmationSwitch toBook={toBook} />
          <Foot>
            <span>
              Total <output aria-label="Total of all charges">{sumText(charges)}</output>
            </span>
            <SaveButton operation={bookShipment} form={id} isSaving={saving.isSaving || booking.isBooked}>
              {change ? 'Change Carrier' : 'Book'}
            </SaveButton>
          </Foot>
        </Rows>
      </Form>
      <UnsavedGuard isDirty={form.formState.isDirty && !booking.isBooked} />
    </Card>
  )
}

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 16,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& output': { marginLeft: 8, fontSize: 16, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}))
