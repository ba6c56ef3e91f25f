import { recordTenderAnswer, type TenderOffer } from '@lanewise/contract/tenders'
import type { AnswerKind } from '@lanewise/domain/tenders/tender-states'
import { rejectReasonNames, rejectReasons } from '@lanewise/domain/tenders/tender-text'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useRecordAnswer } from '#features/tenders/tenders.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { NumberField, SelectField, TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { RadioCards } from '#ui/form/options/RadioCards.tsx'

type RecordAnswerProps = { offer: TenderOffer; shipmentNumber: string; onClose: () => void }

const verbs: Readonly<Record<AnswerKind, string>> = {
  Accepted: 'Accept and book',
  Rejected: 'Record rejection',
  Countered: 'Record other terms',
}
const answers = [
  { value: 'Accepted', label: 'Accepted', detail: 'Books the shipment' },
  { value: 'Rejected', label: 'Rejected', detail: 'The next carrier is asked' },
  { value: 'Countered', label: 'Other terms', detail: 'Counts as a rejection' },
]
export const reasonOptions = rejectReasonNames.map((value) => ({ value, label: rejectReasons[value] }))

/** Records a carrier's response by phone or email. (TENDER-3) */
export function RecordAnswer({ offer, shipmentNumber, onClose }: RecordAnswerProps) {
  const form = useContractForm(recordTenderAnswer.body, {
    offerId: offer.id,
    answer: 'Accepted',
    rejectReason: null,
    note: null,
    counterTotal: null,
  })
  const { mutateAsync } = useRecordAnswer()
  const answer = useWatch({ control: form.control, name: 'answer' })
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { shipmentNumber }, body: values, options }),
    done: () => saved(`Answer of ${offer.carrierName} recorded`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: 'Record answer', subtitle: offer.carrierName, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: recordTenderAnswer, verb: verbs[answer], isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <Answer />
        {answer === 'Rejected' && <SelectField name="rejectReason" label="Reason" required options={reasonOptions} />}
        {answer === 'Countered' && <NumberField name="counterTotal" label="Total (USD)" maxLength={12} />}
        <TextField name="note" label="Note" rows={2} maxLength={500} />
      </Rows>
    </FormDialog>
  )
}

/** Clears fields that belong to another answer. Hidden values must neither be sent nor block saving. */
function Answer() {
  const { setValue } = useFormContext()
  const { field } = useController({ name: 'answer' })
  const choose = (answer: string) => {
    field.onChange(answer)
    setValue('rejectReason', null)
    setValue('counterTotal', null)
  }
  return (
    <div>
      <RadioCards label="What the carrier said" value={field.value} options={answers} onChange={choose} />
    </div>
  )
}
