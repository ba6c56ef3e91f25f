import { type RateConfirmation, sendRateConfirmation } from '@lanewise/contract/rate-confirmations'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { useController } from 'react-hook-form'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { attachBill } from './confirmation-text.ts'
import { useSendConfirmation } from './rate-confirmations.api.ts'

type SendDialogProps = {
  shipment: Pick<ShipmentInformation, 'id' | 'shipmentNumber' | 'carrier'>
  last: RateConfirmation | null
  onClose: () => void
}

/** Sends the rate confirmation again. Without an address, it goes by the usual channel of the carrier. */
export function SendDialog({ shipment: { id, shipmentNumber, carrier }, last, onClose }: SendDialogProps) {
  const isMailed = last?.method === 'Email' || last?.method === 'None'
  const form = useContractForm(sendRateConfirmation.body, {
    email: (isMailed && last.recipient) || null,
    papers: last?.papers ?? [],
  })
  const { mutateAsync } = useSendConfirmation()
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { shipmentId: id }, body: values, options }),
    done: () => saved('Rate confirmation is on its way'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{
        size: 480,
        title: 'Send rate confirmation',
        subtitle: `${shipmentNumber}, ${carrier?.companyName ?? ''}`,
        narrow: 'top-drawer',
      }}
      saving={saving}
      save={{ operation: sendRateConfirmation, verb: 'Send', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <TextField
          name="email"
          label="Email"
          maxLength={254}
          help="Leave empty to use the carrier’s own address or connection"
        />
        <BillField />
      </Rows>
    </FormDialog>
  )
}

function BillField() {
  const { field } = useController<Pick<RateConfirmation, 'papers'>, 'papers'>({ name: 'papers' })
  return (
    <Checkbox
      checked={field.value.includes('BillOfLading')}
      onChange={(on) => field.onChange(on ? ['BillOfLading'] : [])}
      label={attachBill}
    />
  )
}
