import { formatDateTime } from '#shared/format.ts'
import type { Instant } from '#shared/moments.ts'

/** Time at a stop as the history records it, in the stop's time zone: "stop 2: 11/17/2026 09:00 CST". */
export const stopTimeText = (stopNumber: number, at: Instant, timeZone: string): string =>
  `stop ${stopNumber}: ${formatDateTime(at, timeZone)}`

/** Times by stop number in a text that joins several of them. */
const stopTimesIn = (text: string): Map<number, string> =>
  new Map([...text.matchAll(/stop (\d+): ([^,;]+)/g)].map(([, stop, time = '']) => [Number(stop), time]))

/** Fields under which the history records the times that trucks report. */
export const trackingFields = ['arrival', 'unloading', 'departure'] as const
type TrackingField = (typeof trackingFields)[number]

const verbs: Readonly<Record<TrackingField, string>> = {
  arrival: 'arrived',
  unloading: 'unloaded',
  departure: 'departed',
}

type Report = { who: string; at: string; changes: Readonly<Record<string, readonly [unknown, unknown]>> }

/** What was reported of one stop: the last word on each time, and who sent the reports. */
export type StopHistory = { stopNumber: number; text: string; who: string; at: string }

/** Folds the reports of a shipment, oldest first, to one entry per stop. (DEF-139) */
export function foldByStop(reports: readonly Report[]): StopHistory[] {
  const stops = new Map<number, { times: Partial<Record<TrackingField, string>>; names: Set<string>; at: string }>()
  for (const { who, at, changes } of reports)
    for (const field of trackingFields)
      for (const [stopNumber, time] of stopTimesIn(String(changes[field]?.[1] ?? ''))) {
        const stop = stops.get(stopNumber) ?? { times: {}, names: new Set<string>(), at }
        stop.times[field] = time
        stop.names.add(who)
        stops.set(stopNumber, { ...stop, at })
      }
  return [...stops]
    .sort(([one], [other]) => one - other)
    .map(([stopNumber, { times, names, at }]) => ({
      stopNumber,
      text: trackingFields.flatMap((field) => (times[field] ? `${verbs[field]} ${times[field]}` : [])).join(', '),
      who: [...names].join(', '),
      at,
    }))
}
