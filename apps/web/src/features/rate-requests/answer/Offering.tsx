import { answerRateRequest, type LinkResponse, type RequestedLoad } from '@lanewise/contract/rate-requests'
import { styled } from '@mui/material/styles'
import { Send, X } from 'lucide-react'
import { useState } from 'react'
import { useAnswerRequest } from '#features/rate-requests/rate-requests.api.ts'
import { Form, useContractForm } from '#platform/form/ContractForm.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { errorText } from '#platform/query/problem.ts'
import { dollarsText } from '#platform/record/figures-text.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Card } from '#ui/layout/Card.tsx'

export type OfferingProps = {
  token: string
  requested: RequestedLoad
  onAnswered: (answer: LinkResponse) => void
}

/**
 * Form for a carrier's response: a total with transit days, or a decline. The input is kept when sending fails. (RFQ-2)
 */
export function Offering({ token, requested, onAnswered }: OfferingProps) {
  const { own, companyName } = requested
  const form = useContractForm(answerRateRequest.body, {
    answer: 'Offered',
    total: own.total,
    transitDays: own.transitDays,
    note: own.note,
  })
  const { send, sending, failure } = useSending(token, onAnswered)
  const isReplaced = own.state === 'Offered'
  return (
    <Card flush title="Your rate" subtitle={isReplaced && `${dollarsText(own.total ?? 0)} so far`}>
      <Form form={form} onSubmit={(values) => send({ ...values, answer: 'Offered' })}>
        <Part>
          {failure && (
            <Alert tone="late" live>
              {failure}
            </Alert>
          )}
          <Rows>
            <FieldRow columns={2}>
              <NumberField name="total" label="Total (USD)" required maxLength={12} inputMode="decimal" />
              <NumberField name="transitDays" label="Transit (days)" required maxLength={2} inputMode="numeric" />
            </FieldRow>
            <TextField name="note" label={`Note to ${companyName}`} rows={2} maxLength={500} />
          </Rows>
          <Button kind="primary" size="large" icon={<Send />} type="submit" loading={sending === 'Offered'}>
            {isReplaced ? 'Replace offer' : 'Send offer'}
          </Button>
          <small>All in, fuel included. You can replace it with the same link until time runs out.</small>
          <Button
            kind="danger"
            size="large"
            icon={<X />}
            loading={sending === 'Declined'}
            onClick={() => void send(declined(form.getValues('note')))}
          >
            Decline
          </Button>
        </Part>
      </Form>
    </Card>
  )
}

const declined = (note: string | null): LinkResponse => ({ answer: 'Declined', total: null, transitDays: null, note })

/** Sends one response at a time, even when the button is clicked repeatedly. */
function useSending(token: string, onAnswered: (answer: LinkResponse) => void) {
  const { mutateAsync } = useAnswerRequest()
  const [sending, setSending] = useState<LinkResponse['answer'] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (body: LinkResponse) => {
    if (sending) return
    setSending(body.answer)
    setFailure(null)
    try {
      await mutateAsync({ params: { token }, body })
      onAnswered(body)
    } catch (error) {
      setFailure(errorText(error))
      setSending(null)
    }
  }
  return { send, sending, failure }
}

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  '& > small': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px', textAlign: 'center' },
}))
