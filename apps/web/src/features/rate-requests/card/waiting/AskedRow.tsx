import { type RateRequestLine, recordRateResponse } from '@lanewise/contract/rate-requests'
import { CircleX, Mail, MailOpen } from 'lucide-react'
import { CarrierLogo } from '#features/carriers/index.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { momentHere } from '#platform/date-time.ts'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Answered, CarrierRow, Deeds, ResponseNote, Who } from '../card-layout.tsx'
import { howText, openedText } from '../card-text.ts'
import { Remind } from './Remind.tsx'

type WaitingRowProps = {
  line: RateRequestLine
  isOpen: boolean
  shipmentNumber: string
  onRecord: (lineId: string) => void
}

/** Carrier that has not responded: where the request was sent, whether it was opened, and the available actions. */
export function WaitingRow({ line, isOpen, shipmentNumber, onRecord }: WaitingRowProps) {
  const refusal = useRefusalOf(recordRateResponse)
  return (
    <CarrierRow>
      <CarrierLogo name={line.carrierName} logoFileId={line.carrierLogoFileId} size={28} />
      <Who>
        <b>{line.carrierName}</b>
        <small>{line.sentTo.map(({ name, email }) => (name ? `${name}, ${email}` : email)).join(' · ')}</small>
      </Who>
      <ResponseNote>
        {line.openCount > 0 ? <MailOpen aria-hidden="true" /> : <Mail aria-hidden="true" />}
        <span>{openedText(line)}</span>
      </ResponseNote>
      <LastStep line={line} />
      {isOpen && (
        <Deeds>
          <Remind line={line} shipmentNumber={shipmentNumber} />
          <Button
            size="small"
            aria-label={`Record response of ${line.carrierName}`}
            {...(refusal && { disabledReason: refusal })}
            onClick={() => onRecord(line.id)}
          >
            Record
          </Button>
        </Deeds>
      )}
    </CarrierRow>
  )
}

/** Latest event of a request without a response. */
function LastStep({ line: { sentAt, lastOpenedAt, remindedAt } }: { line: RateRequestLine }) {
  const now = useNow()
  const steps = [
    { at: sentAt, word: 'Sent' },
    { at: lastOpenedAt, word: 'Last opened' },
    { at: remindedAt, word: 'Reminded' },
  ]
  const last = steps.reduce((newest, step) => ((step.at ?? '') > (newest.at ?? '') ? step : newest))
  return (
    <Answered>
      <span>{last.at && momentHere(last.at, now)}</span>
      <small>{last.word}</small>
    </Answered>
  )
}

export function DeclinedRow({ line }: { line: RateRequestLine }) {
  const now = useNow()
  return (
    <CarrierRow>
      <CarrierLogo name={line.carrierName} logoFileId={line.carrierLogoFileId} size={28} />
      <Who>
        <b>{line.carrierName}</b>
      </Who>
      <ResponseNote>
        <CircleX aria-hidden="true" />
        <span>{line.note ?? 'Declined'}</span>
      </ResponseNote>
      <Answered>
        <span>{line.answeredAt && momentHere(line.answeredAt, now)}</span>
        <small>{howText(line)}</small>
      </Answered>
    </CarrierRow>
  )
}
