import { ShipmentDetailsFields, type ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { shipmentEntity, updateShipmentDetails } from '@lanewise/contract/shipments'
import { shipmentLabels as labels } from '@lanewise/domain/shipments/labels'
import { shipmentQuery, useUpdateDetails } from '#features/shipments/shipments.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { savedRecord } from '#platform/form/save/said.ts'
import { useSave } from '#platform/form/save/use-save.ts'

type DetailsDialogProps = { shipment: ShipmentInformation; onClose: () => void }

/** Records who drives what, and under which number the carrier knows the freight (SHIP-6). */
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
          <TextField name="proNumber" label={labels.proNumber} autoFocus maxLength={30} />
          <TextField name="sealNumber" label={labels.sealNumber} maxLength={60} />
        </FieldRow>
        <FieldRow columns={2} narrow={1}>
          <TextField name="driverName" label={labels.driverName} maxLength={100} />
          <TextField name="driverPhone" label={labels.driverPhone} type="tel" maxLength={40} />
        </FieldRow>
        <FieldRow columns={2}>
          <TextField name="truckNumber" label={labels.truckNumber} maxLength={30} />
          <TextField name="trailerNumber" label={labels.trailerNumber} maxLength={30} />
        </FieldRow>
      </Rows>
    </FormDialog>
  )
}

const names = Object.keys(ShipmentDetailsFields.shape) as (keyof ShipmentDetailsFields)[]

const detailsOf = (shipment: ShipmentInformation) =>
  Object.fromEntries(names.map((name) => [name, shipment[name]])) as ShipmentDetailsFields
