import type { Carrier } from '@lanewise/contract/carrier-fields'
import { Hold } from '@lanewise/contract/carrier-fields'
import { holdCarrier } from '@lanewise/contract/carriers'
import { useWatch } from 'react-hook-form'
import { useHoldCarrier } from '#features/carriers/carriers.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'

/** Asks for the reason before a carrier is put on hold. (CARRIER-3) */
export function HoldDialog({ carrier, onClose }: { carrier: Carrier; onClose: () => void }) {
  const form = useContractForm(Hold, { reason: '' })
  const reason = useWatch({ control: form.control, name: 'reason' })
  const hold = useHoldCarrier()
  const saving = useSave({
    form,
    send: ({ values, options }) =>
      hold.mutateAsync({ params: { carrierId: carrier.carrierId }, body: values, options }),
    done: () => saved(`${carrier.name} is on hold`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: `Put ${carrier.name} on hold`, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: holdCarrier, verb: 'Put on hold', isReady: reason.trim() !== '' }}
      onClose={onClose}
    >
      <Rows>
        <p>Until it is released, this carrier is left out of tenders and bookings.</p>
        <TextField name="reason" label="Reason" required autoFocus rows={2} maxLength={500} />
      </Rows>
    </FormDialog>
  )
}
