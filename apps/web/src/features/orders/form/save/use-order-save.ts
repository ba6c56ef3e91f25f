import type { AcceptedCharge } from '@lanewise/contract/order-fields'
import { formPath, payloadOf } from '@lanewise/contract/order-payload'
import { findFilteredOrders, getOrderInformation, getOrderStops } from '@lanewise/contract/orders'
import { shownOrder } from '@lanewise/domain/orders/form/propagate-change'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Path } from 'react-hook-form'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import type { OrderFormContent } from '#features/orders/form/order-form.tsx'
import type { OrderStart } from '#features/orders/form/use-order-content.ts'
import { useSender } from '#platform/form/save/use-sender.ts'
import { type CallError, fieldErrors } from '#platform/query/problem.ts'
import { newestIn, type SavedOrder, type SentOrder, useSendOrder } from './send-order.ts'

type Setup = { content: OrderFormContent; start: OrderStart }
type Saved = SavedOrder | { errors: readonly string[] }

/** Sends the order only once, even after repeated clicks, and assigns errors to their fields. */
export function useOrderSave({ content, start }: Setup) {
  const { form, quote } = content
  const { send, isSending, trouble, noteConnection } = useSender()
  const call = useSendOrder()
  const refresh = useRefresh()
  const isBusy = useRef(false)
  const [version, setVersion] = useState(start.edited?.version ?? 0)
  const [newest, setNewest] = useState<number | null>(null)
  /** Returns the saved order or the errors of the server, which are empty when the server did not answer. */
  const save = async (acceptedSurprises: AcceptedCharge[], { suppressErrors = false } = {}): Promise<Saved> => {
    if (isBusy.current) return unanswered
    isBusy.current = true
    const besides = { quoteNumberOrId: quote?.quoteNumberOrId ?? null, acceptedSurprises }
    const sent: SentOrder = {
      payload: payloadOf(shownOrder(form.getValues()), besides),
      edited: start.edited && { orderNumber: start.edited.orderNumber, version },
    }
    const outcome = await send(JSON.stringify(sent), (options) => call(sent, { options, suppressErrors }))
    isBusy.current = false
    if (outcome.kind !== 'answered') return unanswered
    if ('errors' in outcome.answer) refuse(outcome.answer.error)
    else refresh()
    return outcome.answer
  }
  const refuse = (error: CallError) => {
    setNewest(start.edited && newestIn(error))
    for (const [path, message] of Object.entries(fieldErrors(error)))
      form.setError(formNameOf(path), { type: 'server', message })
  }
  const goOn = () => {
    if (newest !== null) setVersion(newest)
    setNewest(null)
  }
  return { save, isSaving: isSending, trouble, noteConnection, version, newest, goOn }
}

const unanswered = { errors: [] } as const

/** Invalidates the lists and pages of the order. */
function useRefresh() {
  const client = useQueryClient()
  return () => {
    for (const { name } of [findFilteredOrders, getOrderInformation, getOrderStops])
      void client.invalidateQueries({ queryKey: [name] })
  }
}

/** Form field for a path in the answer. (ORDER-70) */
const formNameOf = (path: string) =>
  formPath(path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))).join('.') as Path<OrderDraft>
