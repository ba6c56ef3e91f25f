import { useEffect, useState } from 'react'

/** Whole seconds since a moment, as long as something runs; then as many as it took. */
export function useSeconds(since: number, isRunning: boolean): number {
  const [now, setNow] = useState(since)
  useEffect(() => {
    setNow(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return Math.max(0, Math.floor((now - since) / 1000))
}
