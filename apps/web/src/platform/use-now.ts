import { useEffect, useState } from 'react'

const minute = 60_000

/** The current time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Today in UTC as `YYYY-MM-DD`, for rules that take effect on the same date everywhere. */
export const useToday = (): string => dayOf(useNow())

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
