import { type RateRequestLine, recordRateResponse } from '@lanewise/contract/rate-requests'
import { CircleX, Mail } from 'lucide-react'
import { CarrierLogo } from '#features/carriers/index.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { momentHere } from '#platform/date-time.ts'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Answered, Asked, Said, Who } from './card-layout.tsx'
import { howText } from './card-words.ts'

type WaitingRowProps = { line: RateRequestLine; isOpen: boolean; onRecord: (lineId: string) => void }

/** Who has not answered: where the request went. */
export function WaitingRow({ line, isOpen, onRecord }: WaitingRowProps) {
  const refusal = useRefusalOf(recordRateResponse)
  return (
    <Asked>
      <CarrierLogo logoFileId={line.carrierLogoFileId} size={28} />
      <Who>
        <b>{line.carrierName}</b>
      </Who>
      <Said>
        <Mail aria-hidden="true" />
        <span>{line.sentTo.map(({ name, email }) => (name ? `${name}, ${email}` : email)).join(' · ')}</span>
      </Said>
      {isOpen && (
        <Button
          size="small"
          aria-label={`Record response of ${line.carrierName}`}
          {...(refusal && { disabledReason: refusal })}
          onClick={() => onRecord(line.id)}
        >
          Record
        </Button>
      )}
    </Asked>
  )
}

export function DeclinedRow({ line }: { line: RateRequestLine }) {
  const now = useNow()
  return (
    <Asked>
      <CarrierLogo logoFileId={line.carrierLogoFileId} size={28} />
      <Who>
        <b>{line.carrierName}</b>
      </Who>
      <Said>
        <CircleX aria-hidden="true" />
        <span>{line.note ?? 'Declined'}</span>
      </Said>
      <Answered>
        <span>{line.answeredAt && momentHere(line.answeredAt, now)}</span>
        <small>{howText(line)}</small>
      </Answered>
    </Asked>
  )
}
