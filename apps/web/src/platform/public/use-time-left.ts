import { useEffect, useState } from 'react'

/**
 * Milliseconds until a moment, updated every second and never below 0. `ahead` is how far the browser clock is ahead of
 * the server's, in milliseconds.
 */
export function useTimeLeft(until: string | null, ahead = 0): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === null) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? 0 : Math.max(0, Date.parse(until) - (now - ahead))
}

/** "38 min 12 s", "2 h 5 min" */
export function timeLeftText(remaining: number): string {
  const seconds = Math.floor(remaining / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${seconds % 60} s`
}
