import { createRateRequest, RateRequestFields } from '@lanewise/contract/rate-requests'
import { defaultReplyBy } from '@lanewise/domain/rate-requests/reply-by'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCreateRateRequest } from '#features/rate-requests/rate-requests.api.ts'
import { zoneHere } from '#platform/date-time.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { MomentField } from '#platform/form/date/MomentField.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { CarriersField } from './CarriersField.tsx'
import { countOf, goesTo, targetHelp } from './dialog-text.ts'

export type RequestRatesProps = { shipmentNumber: string; onClose: () => void }

/** New rate request: carriers, reply-by time and message. (RFQ-1) */
export function RequestRates({ shipmentNumber, onClose }: RequestRatesProps) {
  const [replyBy] = useState(() => defaultReplyBy(null, new Date()).toISOString())
  const form = useContractForm(RateRequestFields, { carriers: [], replyBy, message: null, target: null })
  const { mutateAsync } = useCreateRateRequest()
  const carriers = useWatch({ control: form.control, name: 'carriers' })
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { shipmentNumber }, body: values, options }),
    done: (_answer, values) => saved(`Rates requested from ${countOf(values.carriers.length, 'carrier')}`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{
        size: 720,
        title: 'Request Rates',
        subtitle: shipmentNumber,
        footerNote: goesTo(carriers),
      }}
      saving={saving}
      save={{ operation: createRateRequest, verb: 'Send request', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <CarriersField shipmentNumber={shipmentNumber} />
        <MomentField name="replyBy" label="Reply by" sheetLabel="Reply by" zone={zoneHere()} from={replyBy} required />
        <NumberField name="target" label="Target price (USD)" help={targetHelp} maxLength={12} />
        <TextField name="message" label="Message to the carriers" rows={3} maxLength={1000} />
      </Rows>
    </FormDialog>
  )
}
