import { formatInZone } from '@lanewise/domain/shared/calendar'

/** "stop 2: 11/17/2026 09:00 CST", by the clock of the place. */
export const appointmentAt = (stopNumber: number, at: Date, zone: string): string =>
  `stop ${stopNumber}: ${formatInZone(at, zone, 'MM/dd/yyyy HH:mm ZZZZ')}`

/** Whether a change of appointments that the history tells is one of this stop. */
export const isOfStop = (stopNumber: number) => (change: unknown) =>
  [change].flat().some((told) => String(told).includes(`stop ${stopNumber}: `))

type Appointed = { stopNumber: number; from: Date | null; to: Date | null; zone: string }

/** What became of the appointments of stops; null where all stayed. */
export function appointmentChange(stops: readonly Appointed[]): readonly [string | null, string | null] | null {
  const changed = stops.filter(({ from, to }) => from?.getTime() !== to?.getTime())
  const told = (side: 'from' | 'to') =>
    changed
      .flatMap(({ stopNumber, zone, [side]: at }) => (at ? [appointmentAt(stopNumber, at, zone)] : []))
      .join('; ') || null
  return changed.length > 0 ? [told('from'), told('to')] : null
}
