import { OrderFields } from '@lanewise/contract/order-fields'
import { type FormStop, formPath, payloadOf } from '@lanewise/contract/order-payload'
import type { EnteredOrder } from '@lanewise/domain/orders/order'
import { type OrderSurroundings, orderIssues } from '@lanewise/domain/orders/order-rules'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { isIsoDate } from '#platform/form/date/date-text.ts'

/** An order as the form holds it. */
export type OrderDraft = EnteredOrder<FormStop>

/** Everything that keeps a draft from being saved: the rules of orders, and texts that are no values yet. */
export function draftIssues(draft: OrderDraft, around: OrderSurroundings): FieldIssue[] {
  const readable = { ...draft, stops: draft.stops.map(readableStop) }
  const found = [...dateIssues(draft), ...orderIssues(readable, around), ...formatIssues(readable)]
  const first = new Map<string, FieldIssue>()
  for (const issue of found) {
    const key = issue.path.join('.')
    if (!first.has(key)) first.set(key, issue)
  }
  return [...first.values()]
}

/** A text that is no date yet counts as none, because the rules reckon with dates. */
const readableStop = (stop: FormStop): FormStop => ({
  ...stop,
  baseDate: dateOrNothing(stop.baseDate),
  appointmentDate: dateOrNothing(stop.appointmentDate),
})

const dateOrNothing = (text: string | null) => (text !== null && isIsoDate(text) ? text : null)

const dateIssues = ({ stops }: OrderDraft): FieldIssue[] =>
  stops.flatMap((stop, index) =>
    (['baseDate', 'appointmentDate'] as const)
      .filter((field) => stop[field] !== null && !isIsoDate(stop[field]))
      .map((field) => ({ path: ['stops', index, field], message: 'Enter a date' })),
  )

/** Limits of texts and numbers, as the call checks them. */
function formatIssues(draft: OrderDraft): FieldIssue[] {
  const { error } = OrderFields.safeParse(payloadOf(draft, { quoteNumberOrId: null, acceptedSurprises: [] }))
  return (error?.issues ?? []).map(({ path, message }) => ({ path: formPath(path as FieldIssue['path']), message }))
}
