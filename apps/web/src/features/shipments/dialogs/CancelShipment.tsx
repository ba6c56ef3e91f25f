import { cancelShipment } from '@lanewise/contract/shipments'
import { useCancelShipment } from '#features/shipments/shipments.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { type SaveMessage, saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'

type CancelShipmentProps = { shipmentNumber: string; onClose: () => void }

/** Shown for 20 s, long enough to write down a phone number. */
const toCall = (text: string, detail: string): SaveMessage => ({
  kind: 'info',
  text,
  options: { detail, duration: 20_000 },
})

/** Asks for the reason of a cancellation. The input is kept when the server refuses. (SHIP-5) */
export function CancelShipment({ shipmentNumber, onClose }: CancelShipmentProps) {
  const form = useContractForm(cancelShipment.body, { reason: '' })
  const { mutateAsync } = useCancelShipment()
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { shipmentNumber }, body: values, options }),
    done: ({ carrierUntold }) =>
      carrierUntold
        ? toCall(`Shipment ${shipmentNumber} cancelled`, carrierUntold)
        : saved(`Shipment ${shipmentNumber} cancelled`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: `Cancel Shipment ${shipmentNumber}?`, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: cancelShipment, verb: 'Cancel shipment', isReady: true, isFinal: true }}
      keep="Keep shipment"
      onClose={onClose}
    >
      <Rows>
        <p>
          Its orders are released and can be shipped another way. Its carrier and watchers are notified. A cancelled
          shipment stays in the history and cannot be brought back.
        </p>
        <TextField name="reason" label="Reason" required rows={2} maxLength={500} />
      </Rows>
    </FormDialog>
  )
}
