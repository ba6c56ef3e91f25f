import { useEffect, useRef, useState } from 'react'

type Paused<V> = {
  value: V
  /** Called with what was entered last, after the pause. */
  onChange: (value: V) => void
  /** Milliseconds without another change. */
  pause: number
}

/**
 * What is entered shows at once and is reported after a pause, or at once by `change(next, 0)`; `report` ends a pause.
 * Another value from outside takes the place of what was entered.
 */
export function usePaused<V>({ value, onChange, pause }: Paused<V>) {
  const [entered, setEntered] = useState(value)
  const reported = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<{ next: V } | null>(null)
  // What was entered is reported by what the screen knows when the pause ends, not when it began.
  const tell = useRef(onChange)
  tell.current = onChange

  // The answer to an earlier change must not take back what was entered since.
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
    tell.current(next)
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
