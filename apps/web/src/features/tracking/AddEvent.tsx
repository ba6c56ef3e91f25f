import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { addTrackingEvent, ManualEventFields } from '@lanewise/contract/tracking'
import {
  delayReasonCodes,
  delayReasons,
  type EventKind,
  eventKinds,
  happensAtStop,
  kindsByHand,
} from '@lanewise/domain/tracking/event-kinds'
import { currentStop } from '@lanewise/domain/tracking/stop-times'
import { useController, useWatch } from 'react-hook-form'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { MomentField } from '#platform/form/date/MomentField.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField, SelectField, TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { signedNumber } from '#ui/form/text/number-text.ts'
import { zoneOf } from './event-text.ts'
import { useAddTrackingEvent } from './tracking.api.ts'

type AddEventProps = { shipment: ShipmentInformation; onClose: () => void }

const kinds = kindsByHand.map((value) => ({ value, label: eventKinds[value].label }))
const reasons = delayReasonCodes.map((value) => ({ value, label: delayReasons[value] }))
const withReason: readonly EventKind[] = ['Delayed', 'Exception', 'Refused', 'DeliveryAttempted']
const withPlace: readonly EventKind[] = ['Position', 'ArrivedAtTerminal', 'DepartedTerminal', 'OutForDelivery']

/**
 * Records a tracking event that a user received by phone or email. A later event about the same fact corrects the
 * earlier one. (TRACKING-2)
 */
export function AddEvent({ shipment, onClose }: AddEventProps) {
  const { shipmentNumber, stops } = shipment
  const form = useContractForm(ManualEventFields, beginning(shipment))
  const { mutateAsync } = useAddTrackingEvent()
  const [kind, stopNumber] = useWatch({ control: form.control, name: ['kind', 'stopNumber'] })
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { shipmentNumber }, body: fitting(values), options }),
    done: (_answer, values) => saved(`${eventKinds[values.kind].label} recorded`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: 'Add event', subtitle: `Shipment ${shipmentNumber}`, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: addTrackingEvent, verb: 'Add', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <SelectField name="kind" label="What happened" required options={kinds} />
        {happensAtStop(kind) && <StopField stops={stops} />}
        <MomentField
          key={zoneOf(stopNumber, stops)}
          name="occurredAt"
          label="Date"
          sheetLabel="When it happened"
          zone={zoneOf(stopNumber, stops)}
          from={new Date().toISOString()}
          required
        />
        {withPlace.includes(kind) && <Place isNeeded={kind === 'Position'} />}
        {withReason.includes(kind) && <SelectField name="reason" label="Reason" options={reasons} clearable />}
        <TextField name="note" label="Note" rows={2} maxLength={500} />
      </Rows>
    </FormDialog>
  )
}

function StopField({ stops }: { stops: ShipmentInformation['stops'] }) {
  const { field, fieldState } = useController({ name: 'stopNumber' })
  const message = fieldState.error?.message
  const options = stops.map(({ stopNumber, companyName, address }) => ({
    value: String(stopNumber),
    label: `${stopNumber}. ${companyName}, ${address.city}, ${address.state}`,
  }))
  return (
    <Field label="Stop" required {...(message && { error: message })}>
      <Select
        name="stopNumber"
        options={options}
        value={field.value === null ? null : String(field.value)}
        onChange={(value) => field.onChange(Number(value))}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

/** American longitudes are negative, and the numeric keyboards of some phones have no minus sign. */
const signed = { sanitize: signedNumber, inputMode: 'text' } as const

const Place = ({ isNeeded }: { isNeeded: boolean }) => (
  <>
    <FieldRow columns={2}>
      <NumberField name="latitude" label="Latitude" maxLength={12} required={isNeeded} {...signed} />
      <NumberField name="longitude" label="Longitude" maxLength={12} required={isNeeded} {...signed} />
    </FieldRow>
    <FieldRow columns={2}>
      <TextField name="city" label="City" maxLength={100} />
      <TextField name="state" label="State" maxLength={60} />
    </FieldRow>
  </>
)

/** Preselects the most likely next event: arrival at the next stop, or departure from the current one. */
function beginning({ stops }: ShipmentInformation): ManualEventFields {
  const times = stops.map((stop) => ({
    arrivedDateTime: stop.arrivalDateTime,
    departedDateTime: stop.departureDateTime,
  }))
  const next = Math.min(currentStop(times), stops.length - 1)
  const isThere = times[next]?.arrivedDateTime != null
  return {
    kind: isThere ? 'Departed' : 'Arrived',
    stopNumber: next + 1,
    occurredAt: new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString(),
    latitude: null,
    longitude: null,
    city: null,
    state: null,
    reason: null,
    note: null,
  }
}

/** Removes values of another event kind that were entered before the kind was changed. */
function fitting(values: ManualEventFields): ManualEventFields {
  const none = { latitude: null, longitude: null, city: null, state: null }
  return {
    ...values,
    ...(!withPlace.includes(values.kind) && none),
    stopNumber: happensAtStop(values.kind) ? values.stopNumber : null,
    reason: withReason.includes(values.kind) ? values.reason : null,
  }
}
