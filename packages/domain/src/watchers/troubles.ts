import { type DelayReason, delayReasons, type EventKind } from '#tracking/event-kinds.ts'
import type { WatchedChange } from './watch-mails.ts'

type Trouble = {
  /** Watchers to notify: those of the shipment status, or those of the on-time status. */
  change: WatchedChange
  /** Text after "Shipment S104438 is …". */
  text: string
  /** First shipment status at which the trouble gets a notification of its own. */
  from: number
}

/**
 * Carrier reports that do not change the status. A cancellation changes it only before the shipment is on the road.
 * (DEF-53)
 */
export const troubles = {
  Delayed: { change: 'OnTimeStatus', text: 'Delayed', from: 3 },
  Refused: { change: 'ShipmentStatus', text: 'Refused', from: 3 },
  Exception: { change: 'ShipmentStatus', text: 'Reported With an Exception', from: 3 },
  Cancelled: { change: 'ShipmentStatus', text: 'Given Up by the Carrier', from: 5 },
} as const satisfies Partial<Record<EventKind, Trouble>>

export type TroubleKind = keyof typeof troubles
export const troubleKinds = Object.keys(troubles) as [TroubleKind, ...TroubleKind[]]

export const isTrouble = (kind: string): kind is TroubleKind => kind in troubles

/** Whether watchers are notified, depending on the shipment status. (DEF-53) */
export const notifiesOfTrouble = (kind: TroubleKind, shipmentStatus: number): boolean =>
  shipmentStatus >= troubles[kind].from

/** Short reason of the trouble, or null when the carrier gave none. */
export const troubleReason = (code: string | null): string | null =>
  code === null ? null : (delayReasons[code as DelayReason] ?? null)
