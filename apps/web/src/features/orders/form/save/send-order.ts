import type { CallInput } from '@lanewise/contract/operation'
import { createOrder, updateOrder } from '@lanewise/contract/orders'
import { Problem } from '@lanewise/contract/problem'
import { CallError, errorLines, isUnderWay } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { AskOptions } from '#platform/session/session.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

type NewOrder = CallInput<typeof createOrder>['body']

/** What is sent: a new order, or the change of one from a version on. */
export type SentOrder = { payload: NewOrder; edited: { orderNumber: string; version: number } | null }

/** ORDER-69: the saved order, or what was said against it. */
export type OrderAnswer = SavedOrder | { errors: string[]; error: CallError }
export type SavedOrder = { orderNumber: string; orderId: string }

type Sending = {
  options?: AskOptions
  /** ORDER-72: nothing is shown; the caller has the errors and says them. */
  suppressErrors?: boolean
}

/** ORDER-73: an order call that failed without saying why. */
export class OrderCallFailed extends Error {}

/** The version that somebody else made of the order meanwhile; null where that is not why it was refused. */
export function newestIn(error: CallError): number | null {
  const problem = Problem.safeParse(error.content).data
  return problem?.conflicts ? (problem.version ?? null) : null
}

/** Milliseconds that the refusal of an order stays. */
const SHOWN = 5000

/** ORDER-64, ORDER-69 to ORDER-73: the one way to create or update an order. The form says itself what others changed. */
export function useSendOrder() {
  const { ask } = useSession()
  const show = useSnackbar()
  return async (
    { payload, edited }: SentOrder,
    { options, suppressErrors = false }: Sending = {},
  ): Promise<OrderAnswer> => {
    try {
      const { orderNumber, orderId } = edited
        ? await ask(updateOrder, { body: { ...payload, ...edited } }, options)
        : await ask(createOrder, { body: payload }, options)
      return { orderNumber, orderId }
    } catch (error) {
      if (isUnderWay(error)) throw error
      const errors = error instanceof CallError ? errorLines(error.content) : []
      if (!(error instanceof CallError) || errors.length === 0)
        throw new OrderCallFailed('The order call failed', { cause: error })
      const title = edited ? 'Failed to Update Order' : 'Failed to Create Order'
      if (!suppressErrors && newestIn(error) === null)
        show.error(title, { detail: errors.join('\n'), place: 'top', duration: SHOWN })
      return { errors, error }
    }
  }
}
