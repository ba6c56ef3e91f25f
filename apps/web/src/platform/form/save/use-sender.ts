import { CallError } from '@lanewise/client/call-error'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isInProgress } from '#platform/query/problem.ts'
import { randomUuid } from '#platform/query/random-uuid.ts'
import type { AskOptions } from '#platform/session/session.ts'

export type Trouble = 'offline' | 'no answer'

type Outcome<A> =
  | { kind: 'answered'; answer: A }
  | { kind: 'refused'; error: CallError }
  /** It is unknown whether the save took effect. Retrying with the same key applies it only once. */
  | { kind: 'unanswered' }
  /** The user discarded the form or left it. */
  | { kind: 'ended' }

/** Milliseconds that a save waits for its response. */
const patience = 15_000

/**
 * Sends one call at a time, even when a form is submitted twice in quick succession. Leaving the form cancels the call,
 * and a retry of an unanswered call uses the same idempotency key.
 */
export function useSender() {
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { running, stop, watchEnd } = useRunning()
  const unanswered = useRef({ content: '', key: '' })
  const send = async <A>(content: string, call: (options: AskOptions) => Promise<A>): Promise<Outcome<A>> => {
    if (running.current) return { kind: 'ended' }
    if (!navigator.onLine) return without('offline')
    const controller = new AbortController()
    running.current = controller
    setTrouble(null)
    setSending(true)
    try {
      const options = { signal: controller.signal, idempotencyKey: keyOf(unanswered, content) }
      const answer = await whileWaiting(controller, () => call(options))
      unanswered.current = { content: '', key: '' }
      return { kind: 'answered', answer }
    } catch (error) {
      return failed(error, controller.signal)
    } finally {
      running.current = null
      setSending(false)
    }
  }
  const failed = (error: unknown, signal: AbortSignal): Outcome<never> => {
    if (signal.aborted && !(signal.reason instanceof Unanswered)) return { kind: 'ended' }
    if (!isAnswer(error)) return without(navigator.onLine ? 'no answer' : 'offline')
    unanswered.current = { content: '', key: '' }
    return { kind: 'refused', error }
  }
  const without = (why: Trouble): Outcome<never> => {
    setTrouble(why)
    return { kind: 'unanswered' }
  }
  const end = () => {
    stop()
    setTrouble(null)
  }
  return { isSending, trouble, send, end, watchEnd, noteConnection: () => noteConnection(setTrouble) }
}

/** Reports a lost connection where nothing is sent yet, because the form is incomplete. */
function noteConnection(report: (trouble: Trouble) => void) {
  if (!navigator.onLine) report('offline')
}

const isAnswer = (error: unknown): error is CallError => error instanceof CallError && !isInProgress(error)

/** Different content gets a new key. */
function keyOf(unanswered: { current: { content: string; key: string } }, content: string): string {
  if (unanswered.current.content !== content) unanswered.current = { content, key: randomUuid() }
  return unanswered.current.key
}

function useRunning() {
  const running = useRef<AbortController | null>(null)
  const ends = useRef(0)
  const stop = useCallback(() => {
    ends.current += 1
    running.current?.abort()
  }, [])
  useEffect(() => stop, [stop])
  /** Returns a check for whether the user discarded or left the form since this call. */
  const watchEnd = () => {
    const before = ends.current
    return () => ends.current !== before
  }
  return { running, stop, watchEnd }
}

/** Abort reason for a timeout, as opposed to a cancellation by the user. */
class Unanswered extends Error {}

/** Waits for a call until it is cancelled, the connection is lost or the timeout passes. */
async function whileWaiting<A>(controller: AbortController, call: () => Promise<A>): Promise<A> {
  const giveUp = () => controller.abort(new Unanswered())
  const timer = setTimeout(giveUp, patience)
  addEventListener('offline', giveUp)
  try {
    const ended = new Promise<never>((_done, fail) => {
      controller.signal.addEventListener('abort', () => fail(controller.signal.reason))
    })
    return await Promise.race([call(), ended])
  } finally {
    clearTimeout(timer)
    removeEventListener('offline', giveUp)
  }
}
