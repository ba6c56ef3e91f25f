import { centsOfDollars } from '@lanewise/contract/money'
import type { RateRequest } from '@lanewise/contract/rate-requests'
import { type RequestStep, requestSteps } from '@lanewise/domain/rate-requests/request-steps'
import { formatMoney } from '@lanewise/domain/shared/format'
import { CalendarX, Check, CircleDollarSign, CircleX, MailOpen, PhoneIncoming, Send } from 'lucide-react'
import { useState } from 'react'
import { dateTimeHere } from '#platform/date-time.ts'
import { Button } from '#ui/action/Button.tsx'
import { Group, Steps } from '../card-layout.tsx'

/** Number of steps shown before "Show all". */
const first = 5

/** History of a request with user and time, the newest first. */
export function Activity({ request }: { request: RateRequest }) {
  const [isWhole, setWhole] = useState(false)
  const steps = requestSteps(request)
  return (
    <>
      <Group>
        <h3>Activity</h3>
      </Group>
      <Steps aria-label="Activity of the rate request">
        {(isWhole ? steps : steps.slice(0, first)).map((step) => (
          <Step key={`${step.at} ${step.kind} ${'carrier' in step ? step.carrier : step.who}`} step={step} />
        ))}
      </Steps>
      {steps.length > first && !isWhole && (
        <Button kind="ghost" size="small" onClick={() => setWhole(true)}>
          {`Show all ${steps.length} steps`}
        </Button>
      )}
    </>
  )
}

function Step({ step }: { step: RequestStep }) {
  const Icon = iconOf(step)
  const text = textOf(step)
  return (
    <li>
      <Icon aria-hidden="true" />
      <div>
        {step.who === null ? (
          <p>{capital(text)}</p>
        ) : (
          <p>
            <b>{step.who}</b> {text}
          </p>
        )}
        <time dateTime={step.at}>{dateTimeHere(step.at)}</time>
      </div>
    </li>
  )
}

const icons = {
  ...{ asked: Send, added: Send, reminded: Send, opened: MailOpen, offered: CircleDollarSign, declined: CircleX },
  ...{ chosen: Check, Booked: Check, Cancelled: CircleX, ReplyBy: CalendarX },
} as const

const iconOf = (step: RequestStep) => (isRecorded(step) ? PhoneIncoming : icons[step.kind])

const isRecorded = (step: RequestStep) =>
  (step.kind === 'offered' || step.kind === 'declined') && step.who !== step.carrier

/** Action text that follows the name of the user or carrier. */
function textOf(step: RequestStep): string {
  switch (step.kind) {
    case 'asked':
      return `asked ${carriersText(step.carriers)}`
    case 'added':
      return `also asked ${carriersText(step.carriers)}`
    case 'reminded':
      return `reminded ${carriersText(step.carriers)}`
    case 'opened':
      return `opened the link${step.times === 1 ? '' : `, ${step.times} times so far`}`
    case 'offered':
    case 'declined':
      return answerText(step)
    case 'chosen':
      return `chose ${step.carrier} for ${money(step.total)}`
    case 'Booked':
      return 'booked the load another way'
    case 'Cancelled':
      return 'cancelled the request'
    case 'ReplyBy':
      return 'the time to reply has passed'
  }
}

function answerText(step: Extract<RequestStep, { kind: 'offered' | 'declined' }>): string {
  if (step.kind === 'offered')
    return isRecorded(step) ? `recorded ${step.carrier}, ${money(step.total)}` : `offered ${money(step.total)}`
  const text = isRecorded(step) ? `recorded that ${step.carrier} declined` : 'declined'
  return step.note ? `${text}: ${step.note}` : text
}

const money = (amount: number) => formatMoney(centsOfDollars(amount))

/** Up to two carriers by name, more as a count. */
const carriersText = (carriers: readonly string[]) =>
  carriers.length > 2 ? `${carriers.length} carriers` : carriers.join(' and ')

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
