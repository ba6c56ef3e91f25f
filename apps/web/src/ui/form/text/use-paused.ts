import { useEffect, useRef, useState } from 'react'

type Paused<V> = {
  value: V
  /** Called with the latest input after the pause. */
  onChange: (value: V) => void
  /** Pause in milliseconds without another change. */
  pause: number
}

/**
 * Shows input at once and reports it after a pause, or immediately with `change(next, 0)`. `report` ends a pause early.
 * A different value from outside replaces the input.
 */
export function usePaused<V>({ value, onChange, pause }: Paused<V>) {
  const [entered, setEntered] = useState(value)
  const reported = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<{ next: V } | null>(null)
  // The latest callback is used when the pause ends, not the one from its start.
  const callback = useRef(onChange)
  callback.current = onChange

  // A value from an earlier change must not overwrite newer input.
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setEntered(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const report = () => {
    clearTimeout(timer.current)
    if (!waiting.current) return
    const { next } = waiting.current
    waiting.current = null
    reported.current = next
    callback.current(next)
  }
  const change = (next: V, wait = pause) => {
    clearTimeout(timer.current)
    setEntered(next)
    waiting.current = { next }
    if (wait === 0) report()
    else timer.current = setTimeout(report, wait)
  }
  return { entered, change, report }
}
