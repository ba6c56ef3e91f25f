import { addRateRequestCarriers, MoreCarriers, type RateRequest } from '@lanewise/contract/rate-requests'
import { useWatch } from 'react-hook-form'
import { useAddCarriers } from '#features/rate-requests/rate-requests.api.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { CarriersField } from './CarriersField.tsx'
import { countOf, goesTo } from './dialog-text.ts'

type AddCarriersProps = { request: RateRequest; shipmentNumber: string; onClose: () => void }

export function AddCarriers({ request: { lines, replyBy }, shipmentNumber, onClose }: AddCarriersProps) {
  const form = useContractForm(MoreCarriers, { carriers: [] })
  const { mutateAsync } = useAddCarriers()
  const carriers = useWatch({ control: form.control, name: 'carriers' })
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { shipmentNumber }, body: values, options }),
    done: (_answer, values) => saved(`Rates requested from ${countOf(values.carriers.length, 'more carrier')}`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{
        size: 720,
        title: 'Add Carriers',
        subtitle: `${shipmentNumber}, reply by ${dateTimeHere(replyBy)}`,
        footerNote: goesTo(carriers),
      }}
      saving={saving}
      save={{ operation: addRateRequestCarriers, verb: 'Send request', isReady: true }}
      onClose={onClose}
    >
      <CarriersField shipmentNumber={shipmentNumber} requestedIds={lines.map(({ carrierId }) => carrierId)} />
    </FormDialog>
  )
}
