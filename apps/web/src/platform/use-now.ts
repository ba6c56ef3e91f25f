import { useEffect, useState } from 'react'

const minute = 60_000

/** The present moment, fresh every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Today as YYYY-MM-DD by the clock of the world, for what holds from a day on everywhere. */
export const useToday = (): string => dayOf(useNow())

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
