import { useEffect, useState } from 'react'

/** Whole seconds since the given moment while something runs, then the seconds that it took. */
export function useSeconds(since: number | null, isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (!isRunning || since === null) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning, since])
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000))
}
