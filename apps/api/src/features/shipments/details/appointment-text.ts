import { stopTimeText } from '@lanewise/domain/shipments/stop-history'

/** True when an appointment change in the history belongs to this stop. */
export const isOfStop = (stopNumber: number) => (change: unknown) =>
  [change].flat().some((text) => String(text).includes(`stop ${stopNumber}: `))

type Appointed = { stopNumber: number; from: Date | null; to: Date | null; zone: string }

/** Old and new appointments of the changed stops, or null when none changed. */
export function appointmentChange(stops: readonly Appointed[]): readonly [string | null, string | null] | null {
  const changed = stops.filter(({ from, to }) => from?.getTime() !== to?.getTime())
  const textOf = (side: 'from' | 'to') =>
    changed
      .flatMap(({ stopNumber, zone, [side]: at }) => (at ? [stopTimeText(stopNumber, at, zone)] : []))
      .join('; ') || null
  return changed.length > 0 ? [textOf('from'), textOf('to')] : null
}
