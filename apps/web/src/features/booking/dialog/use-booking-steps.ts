import type { ConfirmationChoice } from '@lanewise/contract/rate-confirmation-fields'
import { createShipment } from '@lanewise/contract/shipments'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { bookRate, type Failure, failureOf } from '#features/booking/book-rate.ts'
import { useRefreshBooked } from '#features/booking/booking.api.ts'
import { inTime } from '#features/booking/in-time.ts'
import { useKeys } from '#features/booking/use-keys.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { motion } from '#ui/theme/tokens.ts'
import type { Made, StepName, StepState } from './steps.ts'

type MadeOrder = NonNullable<Made['order']>

/**
 * Order to book: an existing one, or a function that creates it. Empty errors mean that the cause of the failure is
 * unknown.
 */
export type OrderToBook = MadeOrder | { create: () => Promise<MadeOrder | { errors: readonly string[] }> }

type Setup = {
  order: OrderToBook
  /** Rate to book; null when only the order is created. (BOOK-12) */
  rateId: string | null
  rateConfirmation?: ConfirmationChoice | undefined
}

/** A null `since` means that the step has not started. */
type Progress = { at: number; failure: Failure | null; since: number | null }

/** Runs one step after the other and stops at the first that fails. (BOOK-2, BOOK-3) */
export function useBookingSteps(setup: Setup) {
  const steps: readonly StepName[] = setup.rateId === null ? ['order'] : ['order', 'shipment', 'booking']
  const { made, perform } = usePerform(setup)
  const [progress, setProgress] = useState<Progress>({ at: made.order ? 1 : 0, failure: null, since: null })
  const isBusy = useRef(false)
  /** Starts at the step that failed. Existing orders and shipments are never created again. (BOOK-14) */
  const run = async () => {
    if (isBusy.current) return
    isBusy.current = true
    for (let at = progress.at; at < steps.length; at += 1) {
      setProgress({ at, failure: null, since: Date.now() })
      const failure = await perform(steps[at] as StepName)
      setProgress((before) => ({ ...before, at: failure ? at : at + 1, failure }))
      if (failure) break
    }
    isBusy.current = false
  }
  const begin = useEffectEvent(() => void run())
  // Starts once the dialog has opened, so that the user sees the steps before they run.
  useEffect(() => {
    const timer = setTimeout(begin, motion.dialog)
    return () => clearTimeout(timer)
  }, [])
  const { at, failure, since } = progress
  const stateOf = (index: number): StepState => {
    if (index < at) return 'done'
    if (index > at || since === null) return 'waiting'
    return failure ? 'failed' : 'running'
  }
  return {
    steps: steps.map((name, index) => ({ name, state: stateOf(index) })),
    at,
    failure,
    since,
    made,
    isRunning: !failure && at < steps.length,
    retry: () => void run(),
  }
}

/** Runs one step. Returns its failure, or null. */
function usePerform({ order, rateId, rateConfirmation }: Setup) {
  const { ask } = useSession()
  const keyOf = useKeys()
  const refresh = useRefreshBooked()
  const [made, setMade] = useState<Made>({
    order: 'create' in order ? null : order,
    shipment: null,
    isBooked: false,
  })
  // A run outlives the render that it began in, so it reads the latest value from a ref.
  const latest = useRef(made)
  const keep = (more: Partial<Made>) => {
    latest.current = { ...latest.current, ...more }
    setMade(latest.current)
    refresh()
    return null
  }
  const create = async (): Promise<Failure | null> => {
    if (!('create' in order)) return keep({ order })
    const answer = await order.create()
    return 'errors' in answer ? { title: null, ...answer } : keep({ order: answer })
  }
  const ship = async (signal: AbortSignal): Promise<Failure | null> => {
    const orderId = latest.current.order?.orderId ?? ''
    const body = { orders: [orderId], maxBuy: 0 }
    const idempotencyKey = keyOf(JSON.stringify(body))
    const { shipmentId, shipmentNumber } = await ask(createShipment, { body }, { idempotencyKey, signal })
    return keep({ shipment: { shipmentId, shipmentNumber } })
  }
  const book = async (signal: AbortSignal): Promise<Failure | null> => {
    const { shipment } = latest.current
    if (!shipment || rateId === null) return { title: null, errors: [] }
    const result = await bookRate({ ask, keyOf, signal }, shipment, { rateId, rateConfirmation })
    return 'failure' in result ? result.failure : keep({ isBooked: true })
  }
  const perform = (name: StepName): Promise<Failure | null> =>
    (name === 'order' ? create() : inTime(name === 'shipment' ? ship : book)).catch(failureOf)
  return { made, perform }
}
