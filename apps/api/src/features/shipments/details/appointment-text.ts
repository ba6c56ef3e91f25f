import { formatInZone } from '@lanewise/domain/shared/calendar'

/** Text like "stop 2: 11/17/2026 09:00 CST", in the stop's time zone. */
export const appointmentAt = (stopNumber: number, at: Date, zone: string): string =>
  `stop ${stopNumber}: ${formatInZone(at, zone, 'MM/dd/yyyy HH:mm ZZZZ')}`

/** True when an appointment change in the history belongs to this stop. */
export const isOfStop = (stopNumber: number) => (change: unknown) =>
  [change].flat().some((text) => String(text).includes(`stop ${stopNumber}: `))

type Appointed = { stopNumber: number; from: Date | null; to: Date | null; zone: string }

/** Old and new appointments of the changed stops, or null when none changed. */
export function appointmentChange(stops: readonly Appointed[]): readonly [string | null, string | null] | null {
  const changed = stops.filter(({ from, to }) => from?.getTime() !== to?.getTime())
  const textOf = (side: 'from' | 'to') =>
    changed
      .flatMap(({ stopNumber, zone, [side]: at }) => (at ? [appointmentAt(stopNumber, at, zone)] : []))
      .join('; ') || null
  return changed.length > 0 ? [textOf('from'), textOf('to')] : null
}
