import { type RateRequestLine, recordRateResponse } from '@lanewise/contract/rate-requests'
import type { RateAnswer } from '@lanewise/domain/rate-requests/answer-rules'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useRecordResponse } from '#features/rate-requests/rate-requests.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField, SelectField, TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { RadioCards } from '#ui/form/options/RadioCards.tsx'

type RecordResponseProps = {
  lines: readonly RateRequestLine[]
  /** Preselected request line. With null the user chooses the carrier in the dialog. */
  first: string | null
  shipmentNumber: string
  onClose: () => void
}

const answers = [
  { value: 'Offered', label: 'Offered a rate', detail: 'Listed with the other offers' },
  { value: 'Declined', label: 'Declined', detail: 'Will not haul this load' },
]
const channels = [
  { value: 'Phone', label: 'By phone' },
  { value: 'Mail', label: 'By email' },
]
const verbs: Readonly<Record<RateAnswer, string>> = { Offered: 'Record offer', Declined: 'Record decline' }

/** Records a carrier's response by phone or email. It replaces the carrier's earlier response. (RFQ-3) */
export function RecordResponse({ lines, first, shipmentNumber, onClose }: RecordResponseProps) {
  const form = useContractForm(recordRateResponse.body, {
    lineId: first ?? '',
    through: 'Phone',
    answer: 'Offered',
    total: null,
    transitDays: null,
    note: null,
  })
  const { mutateAsync } = useRecordResponse()
  const answer = useWatch({ control: form.control, name: 'answer' })
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { shipmentNumber }, body: values, options }),
    done: (_answer, { lineId }) => saved(`Response of ${nameOf(lines, lineId)} recorded`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: 'Record Response', subtitle: shipmentNumber, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: recordRateResponse, verb: verbs[answer], isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <FieldRow columns="minmax(0, 1fr) 140px" narrow={1}>
          <SelectField
            name="lineId"
            label="Carrier"
            required
            options={lines.map(({ id, carrierName }) => ({ value: id, label: carrierName }))}
          />
          <SelectField name="through" label="How" required options={channels} />
        </FieldRow>
        <Answer />
        {answer === 'Offered' && (
          <FieldRow columns={2}>
            <NumberField name="total" label="Total (USD)" required maxLength={12} />
            <NumberField name="transitDays" label="Transit (days)" required maxLength={2} inputMode="numeric" />
          </FieldRow>
        )}
        <TextField name="note" label="Note" rows={2} maxLength={500} />
      </Rows>
    </FormDialog>
  )
}

const nameOf = (lines: readonly RateRequestLine[], lineId: string) =>
  lines.find(({ id }) => id === lineId)?.carrierName ?? 'the carrier'

/**
 * Clears the figures of an offer when the user switches to "Declined". Hidden values must neither be sent nor block
 * saving.
 */
function Answer() {
  const { setValue } = useFormContext()
  const { field } = useController({ name: 'answer' })
  const choose = (answer: string) => {
    field.onChange(answer)
    setValue('total', null)
    setValue('transitDays', null)
  }
  return (
    <div>
      <RadioCards label="What the carrier said" value={field.value} options={answers} onChange={choose} />
    </div>
  )
}
