import type { CallInput } from '@lanewise/contract/operation'
import { createOrder, updateOrder } from '@lanewise/contract/orders'
import { Problem } from '@lanewise/contract/problem'
import { CallError, errorLines, isInProgress } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { AskOptions } from '#platform/session/session.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

type NewOrder = CallInput<typeof createOrder>['body']

/** Order to send: a new one, or changes to a version of an existing one. */
export type SentOrder = { payload: NewOrder; edited: { orderNumber: string; version: number } | null }

/** The saved order, or the errors of the server. (ORDER-69) */
export type OrderAnswer = SavedOrder | { errors: string[]; error: CallError }
export type SavedOrder = { orderNumber: string; orderId: string }

type Sending = {
  options?: AskOptions
  /** Shows no messages, because the caller shows the errors. (ORDER-72) */
  suppressErrors?: boolean
}

/** Failure of an order call without a reason. (ORDER-73) */
export class OrderCallFailed extends Error {}

/** Newer version saved by another user; null when the call was refused for another reason. */
export function newestIn(error: CallError): number | null {
  const problem = Problem.safeParse(error.content).data
  return problem?.conflicts ? (problem.version ?? null) : null
}

/** Milliseconds that the error message of an order stays. */
const SHOWN = 5000

/**
 * Single function to create and update orders. The form itself reports changes of other users. (ORDER-64, ORDER-69 to
 * ORDER-73)
 */
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
      if (isInProgress(error)) throw error
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
