import { resolveBooking } from '@lanewise/contract/booking'
import { shipmentLabels as labels } from '@lanewise/domain/shipments/labels'
import { useController, useWatch } from 'react-hook-form'
import { useResolveBooking } from '#features/shipments/shipments.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { RadioCards } from '#ui/form/options/RadioCards.tsx'

type ResolveBookingProps = { shipmentNumber: string; onClose: () => void }

const outcomes = [
  { value: 'booked', label: 'Booked', detail: 'The carrier accepted the load' },
  { value: 'not', label: 'Not booked', detail: 'The shipment can be booked again' },
]

/** Records the outcome of a booking to which the partner did not respond. (DEF-54) */
export function ResolveBooking({ shipmentNumber, onClose }: ResolveBookingProps) {
  const form = useContractForm(resolveBooking.body, { isBooked: false, reference: null })
  const { mutateAsync } = useResolveBooking()
  const isBooked = useWatch({ control: form.control, name: 'isBooked' })
  const saving = useSave({
    form,
    send: ({ values: { reference }, options }) =>
      mutateAsync({ params: { shipmentNumber }, body: isBooked ? { isBooked, reference } : { isBooked }, options }),
    done: () => saved(`Shipment ${shipmentNumber} is ${isBooked ? 'booked' : 'ready to book'}`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: 'Resolve booking', subtitle: shipmentNumber, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: resolveBooking, verb: isBooked ? 'Mark as booked' : 'Mark as not booked', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <p>Record what the carrier told you by phone or email. Your entry stands, whatever its system answers later.</p>
        <Outcome />
        {isBooked && <TextField name="reference" label={labels.bookingReference} maxLength={100} />}
      </Rows>
    </FormDialog>
  )
}

function Outcome() {
  const { field } = useController({ name: 'isBooked' })
  return (
    <div>
      <RadioCards
        label="Outcome"
        value={field.value ? 'booked' : 'not'}
        options={outcomes}
        onChange={(outcome) => field.onChange(outcome === 'booked')}
      />
    </div>
  )
}
