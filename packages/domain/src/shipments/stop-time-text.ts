import { formatDateTime } from '#shared/format.ts'
import type { Instant } from '#shared/moments.ts'

/** Time at a stop as the history records it, in the stop's time zone: "stop 2: 11/17/2026 09:00 CST". */
export const stopTimeText = (stopNumber: number, at: Instant, timeZone: string): string =>
  `stop ${stopNumber}: ${formatDateTime(at, timeZone)}`

/** Times by stop number in a text that joins several of them. */
export const stopTimesIn = (text: string): Map<number, string> =>
  new Map([...text.matchAll(/stop (\d+): ([^,;]+)/g)].map(([, stop, time = '']) => [Number(stop), time]))
