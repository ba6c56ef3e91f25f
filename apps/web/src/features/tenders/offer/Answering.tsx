import { centsOfDollars } from '@lanewise/contract/money'
import { answerOffer, type OfferedLoad } from '@lanewise/contract/tenders'
import { formatMoney } from '@lanewise/domain/shared/format'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { reasonOptions } from '#features/tenders/card/RecordAnswer.tsx'
import { useAnswerOffer } from '#features/tenders/tenders.api.ts'
import { Form, useContractForm } from '#platform/form/ContractForm.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { SelectField, TextField } from '#platform/form/fields.tsx'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { AcceptBar, RejectPart } from './offer-layout.tsx'

type Choice = 'Accepted' | 'Rejected'

export type AnsweringProps = { token: string; offer: OfferedLoad; onAnswered: (answer: Choice) => void }

/**
 * Form to accept the offer at the amount shown, or reject it with a reason. The input is kept when sending fails.
 * (TENDER-4)
 */
export function Answering({ token, offer: { total, companyName }, onAnswered }: AnsweringProps) {
  const form = useContractForm(answerOffer.body, { answer: 'Rejected', rejectReason: null, note: null })
  const formId = useId()
  const { mutateAsync } = useAnswerOffer()
  const [sending, setSending] = useState<Choice | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (answer: Choice) => {
    if (sending) return
    setSending(answer)
    setFailure(null)
    const { note, rejectReason } = form.getValues()
    const body = { answer, note, rejectReason: answer === 'Rejected' ? rejectReason : null }
    try {
      await mutateAsync({ params: { token }, body })
      onAnswered(answer)
    } catch (error) {
      setFailure(errorText(error))
      setSending(null)
    }
  }
  return (
    <Card flush>
      <AcceptBar>
        {failure && (
          <Alert tone="late" live>
            {failure}
          </Alert>
        )}
        <Button
          kind="primary"
          size="large"
          icon={<Check />}
          loading={sending === 'Accepted'}
          onClick={() => void send('Accepted')}
        >
          {`Accept ${formatMoney(centsOfDollars(total))}`}
        </Button>
        <small>Books the load at once. A rate confirmation follows by email.</small>
      </AcceptBar>
      <Form form={form} onSubmit={() => send('Rejected')} id={formId}>
        <RejectPart>
          <h2>Reject with a reason</h2>
          <Rows>
            <SelectField name="rejectReason" label="Reason" required options={reasonOptions} />
            <TextField name="note" label={`Note to ${companyName}`} rows={2} maxLength={500} />
          </Rows>
          <Button kind="danger" size="large" icon={<X />} type="submit" loading={sending === 'Rejected'}>
            Reject
          </Button>
        </RejectPart>
      </Form>
    </Card>
  )
}
