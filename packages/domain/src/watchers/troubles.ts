import { type DelayReason, delayReasons, type EventKind } from '#tracking/event-kinds.ts'
import type { WatchedChange } from './watch-mails.ts'

type Trouble = {
  /** Who hears of it: those who asked for the status of a shipment, or for whether it is on time. */
  told: WatchedChange
  /** As in "Shipment S104438 is …". */
  words: string
  /** From which shipment status on it is news of its own. */
  from: number
}

/** DEF-53: what carriers report that changes no status; a cancellation of what is not on the road yet does. */
export const troubles = {
  Delayed: { told: 'OnTimeStatus', words: 'Delayed', from: 3 },
  Refused: { told: 'ShipmentStatus', words: 'Refused', from: 3 },
  Exception: { told: 'ShipmentStatus', words: 'Reported With an Exception', from: 3 },
  Cancelled: { told: 'ShipmentStatus', words: 'Given Up by the Carrier', from: 5 },
} as const satisfies Partial<Record<EventKind, Trouble>>

export type TroubleKind = keyof typeof troubles
export const troubleKinds = Object.keys(troubles) as [TroubleKind, ...TroubleKind[]]

export const isTrouble = (kind: string): kind is TroubleKind => kind in troubles

/** DEF-53: whether those who watch hear of it, by the status of the shipment. */
export const isToldOf = (kind: TroubleKind, shipmentStatus: number): boolean => shipmentStatus >= troubles[kind].from

/** Why, in a word or two; null where the carrier gave no reason. */
export const troubleReason = (code: string | null): string | null =>
  code === null ? null : (delayReasons[code as DelayReason] ?? null)
