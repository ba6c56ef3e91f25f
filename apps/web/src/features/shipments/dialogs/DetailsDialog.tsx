import { ShipmentDetailsFields, type ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { shipmentEntity, updateShipmentDetails } from '@lanewise/contract/shipments'
import { detailsOf, type ShipmentDetailName, shipmentDetails } from '@lanewise/domain/shipments/fields'
import { shipmentQuery, useUpdateDetails } from '#features/shipments/shipments.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { savedRecord } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'

type DetailsDialogProps = { shipment: ShipmentInformation; onClose: () => void }

/** Records driver, truck, trailer and the carrier's PRO number. (SHIP-6) */
export function DetailsDialog({ shipment, onClose }: DetailsDialogProps) {
  const { id, shipmentNumber } = shipment
  const form = useContractForm(ShipmentDetailsFields, detailsOf(shipment))
  const { mutateAsync } = useUpdateDetails()
  const saving = useSave({
    form,
    edited: {
      record: shipment,
      newest: shipmentQuery(shipmentNumber),
      valuesOf: detailsOf,
      history: { entity: shipmentEntity.name, entityId: id },
    },
    send: ({ changes, options }) =>
      mutateAsync({ params: { shipmentNumber }, body: changes((values) => values), options }),
    done: () => savedRecord('Shipment updated', shipmentEntity, shipment),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: 'Shipment details', subtitle: shipmentNumber }}
      saving={saving}
      save={{ operation: updateShipmentDetails, verb: 'Save', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <FieldRow columns={2} narrow={1}>
          <Detail name="proNumber" autoFocus />
          <Detail name="sealNumber" />
        </FieldRow>
        <FieldRow columns={2} narrow={1}>
          <Detail name="driverName" />
          <Detail name="driverPhone" type="tel" />
        </FieldRow>
        <FieldRow columns={3}>
          <Detail name="truckNumber" />
          <Detail name="trailerNumber" />
          <Detail name="containerNumber" />
        </FieldRow>
      </Rows>
    </FormDialog>
  )
}

type DetailProps = { name: ShipmentDetailName; type?: 'tel'; autoFocus?: boolean }

function Detail({ name, ...props }: DetailProps) {
  const { label, most } = shipmentDetails[name]
  return <TextField name={name} label={label} maxLength={most} {...props} />
}
