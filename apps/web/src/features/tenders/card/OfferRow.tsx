import { centsOfDollars } from '@lanewise/contract/money'
import { recordTenderAnswer, type TenderOffer } from '@lanewise/contract/tenders'
import { formatMoney } from '@lanewise/domain/shared/format'
import { offerStateLabels, rejectReasons } from '@lanewise/domain/tenders/tender-text'
import { useState } from 'react'
import { CarrierLogo, messageText } from '#features/carriers/index.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { timeLeftText, useTimeLeft } from '#platform/public/use-time-left.ts'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { OpenLine, Row, State, StatusText, Total } from './tender-layout.tsx'

const RecordAnswer = lazyDialog(async () => (await import('./RecordAnswer.tsx')).RecordAnswer)

const tones = {
  Queued: 'neutral',
  Sent: 'tendering',
  Accepted: 'ok',
  Rejected: 'late',
  Countered: 'risk',
  Expired: 'late',
  Undeliverable: 'late',
  Skipped: 'neutral',
  Withdrawn: 'neutral',
} as const

type OfferRowProps = { offer: TenderOffer; shipmentNumber: string }

/** Offer to one carrier: price, response or remaining time. */
export function OfferRow({ offer, shipmentNumber }: OfferRowProps) {
  const { position, carrierName, carrierLogoFileId, total, state, messages, lateAnswer } = offer
  return (
    <Row data-open={state === 'Sent' || undefined}>
      <span>{position}</span>
      <CarrierLogo name={carrierName} logoFileId={carrierLogoFileId} size={24} />
      <StatusText>
        <b>{carrierName}</b>
        <small>{detailText(offer)}</small>
        {lateAnswer && <small data-failed="">{lateText(lateAnswer)}</small>}
        {messages.map((message) => (
          <small key={message.id} data-failed={message.state === 'Failed' || undefined}>
            {messageText(message)}
          </small>
        ))}
      </StatusText>
      <Total>{state === 'Skipped' && total === 0 ? '–' : formatMoney(centsOfDollars(total))}</Total>
      <State>
        <Badge tone={tones[state]}>{offerStateLabels[state]}</Badge>
      </State>
      {state === 'Sent' && <Open offer={offer} shipmentNumber={shipmentNumber} />}
    </Row>
  )
}

const lateText = ({ answer, at, by }: NonNullable<TenderOffer['lateAnswer']>) =>
  `${offerStateLabels[answer]} too late, ${dateTimeHere(at)}${by ? `, ${by}` : ''}`

function detailText({ state, stateReason, sentAt, answeredAt, answeredBy, ...answer }: TenderOffer): string {
  const answerParts = [
    answer.rejectReason && rejectReasons[answer.rejectReason],
    answer.counterTotal !== null && `asks for ${formatMoney(centsOfDollars(answer.counterTotal))}`,
    answer.answerNote,
    answeredAt && `${dateTimeHere(answeredAt)}${answeredBy ? `, ${answeredBy}` : ''}`,
  ].filter(Boolean)
  if (answerParts.length > 0) return answerParts.join(' · ')
  if (stateReason) return stateReason
  if (state !== 'Queued' && sentAt) return `${dateTimeHere(sentAt)}${howOf(answer)}`
  return ''
}

/** Channel by which the offer was sent. */
function howOf({ sentTo, method }: Pick<TenderOffer, 'sentTo' | 'method'>): string {
  if (sentTo) return `, to ${sentTo}`
  return method === 'Manual' ? ', by phone' : method ? `, by ${method}` : ''
}

function Open({ offer, shipmentNumber }: OfferRowProps) {
  const remaining = useTimeLeft(offer.expiresAt)
  const refusal = useRefusalOf(recordTenderAnswer)
  const [isRecording, setRecording] = useState(false)
  return (
    <OpenLine>
      <span>{remaining === 0 ? 'Time is up' : `${timeLeftText(remaining)} left`}</span>
      <Button size="small" {...(refusal && { disabledReason: refusal })} onClick={() => setRecording(true)}>
        Record answer
      </Button>
      {isRecording && (
        <RecordAnswer offer={offer} shipmentNumber={shipmentNumber} onClose={() => setRecording(false)} />
      )}
    </OpenLine>
  )
}
