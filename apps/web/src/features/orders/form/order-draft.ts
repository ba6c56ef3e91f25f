import { OrderFields } from '@lanewise/contract/order-fields'
import { type FormStop, formPath, payloadOf } from '@lanewise/contract/order-payload'
import type { EnteredOrder } from '@lanewise/domain/orders/order'
import { type OrderContext, orderIssues } from '@lanewise/domain/orders/order-rules'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { isIsoDate } from '#platform/form/date/date-text.ts'

export type OrderDraft = EnteredOrder<FormStop>

/** All issues that prevent saving: those of the order rules, and date texts that are not valid. */
export function draftIssues(draft: OrderDraft, context: OrderContext): FieldIssue[] {
  const readable = { ...draft, stops: draft.stops.map(readableStop) }
  const issues = [...dateIssues(draft), ...orderIssues(readable, context), ...formatIssues(readable)]
  const first = new Map<string, FieldIssue>()
  for (const issue of issues) {
    const key = issue.path.join('.')
    if (!first.has(key)) first.set(key, issue)
  }
  return [...first.values()]
}

/** An incomplete date counts as null, because the rules calculate with dates. */
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

/** Limits of texts and numbers, checked by the schema of the API. */
function formatIssues(draft: OrderDraft): FieldIssue[] {
  const { error } = OrderFields.safeParse(payloadOf(draft, { quoteNumberOrId: null, acceptedSurprises: [] }))
  return (error?.issues ?? []).map(({ path, message }) => ({ path: formPath(path as FieldIssue['path']), message }))
}
