import { AppointmentFields, type ShipmentInformation, type ShipmentStop } from '@lanewise/contract/shipment-fields'
import { setShipmentAppointment, shipmentEntity } from '@lanewise/contract/shipments'
import { isoInZone } from '@lanewise/domain/shared/calendar'
import { styled } from '@mui/material/styles'
import { stopTypeText, stopWindow } from '#features/shipments/parts/shipment-text.ts'
import { shipmentQuery, useSetAppointment } from '#features/shipments/shipments.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { MomentField } from '#platform/form/date/MomentField.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { isPickup } from '#platform/record/stop-text.ts'

type AppointmentDialogProps = { shipment: ShipmentInformation; stop: ShipmentStop; onClose: () => void }

/** Dock appointment of a stop, in the time zone of the stop. (SHIP-6) */
export function AppointmentDialog({ shipment, stop, onClose }: AppointmentDialogProps) {
  const { id, shipmentNumber } = shipment
  const { stopNumber, companyName, address } = stop
  const form = useContractForm(AppointmentFields, fieldsOf(stop))
  const { mutateAsync } = useSetAppointment()
  const saving = useSave({
    form,
    edited: {
      record: shipment,
      newest: shipmentQuery(shipmentNumber),
      valuesOf: ({ stops }) => {
        const newest = stops.find((one) => one.stopNumber === stopNumber)
        return newest ? fieldsOf(newest) : null
      },
      history: { entity: shipmentEntity.name, entityId: id },
    },
    send: ({ changes, options }) =>
      mutateAsync({
        params: { shipmentNumber, stopNumber: String(stopNumber) as never },
        body: changes((values) => values),
        options,
      }),
    done: (_answer, { appointmentDateTime }) =>
      saved(`Appointment of stop ${stopNumber} ${appointmentDateTime ? 'saved' : 'removed'}`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{
        size: 480,
        title: isPickup(stop) ? 'Pickup appointment' : 'Delivery appointment',
        subtitle: `Stop ${stopNumber}, ${stopTypeText(stop)} at ${companyName}`,
        narrow: 'top-drawer',
      }}
      saving={saving}
      save={{ operation: setShipmentAppointment, verb: 'Save', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <Window>Window {stopWindow(stop)}</Window>
        <MomentField
          name="appointmentDateTime"
          label="Date"
          sheetLabel="Appointment date"
          zone={address.ianaTimeZone}
          from={stop.earlyDateTime}
          clear="Remove the appointment"
        />
      </Rows>
    </FormDialog>
  )
}

/** Formatted like the value of the field, so that an unchanged time does not count as a change. */
const fieldsOf = ({ appointmentDateTime: at, address }: ShipmentStop): AppointmentFields => ({
  appointmentDateTime: at && isoInZone(at, address.ianaTimeZone),
})

const Window = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))
