import type { EnteredOrder } from '#orders/order.ts'
import type { OrderStop } from '#orders/stops/stop.ts'

/** Kinds of likely extra cost, by stored value. */
export const extraChargeKinds = [
  'ClassAgainstDensity',
  'WeightAboveQuote',
  'LengthAboveQuote',
  'LiftGateNeeded',
  'LimitedAccess',
  'OutsideDockHours',
  'NoAppointment',
  'HazmatPapers',
] as const
export type ExtraChargeKind = (typeof extraChargeKinds)[number]

/** Something that usually causes extra cost later or prevents booking, with the one change that fixes it. */
export type ExtraCharge<S extends OrderStop> = {
  kind: ExtraChargeKind
  /** Index from 0; null if it concerns the whole order. */
  stop: number | null
  text: string
  /** Null where only the user knows what is right; then `field` names the field to fill in. */
  fix: { label: string; change: (order: EnteredOrder<S>) => EnteredOrder<S> } | null
  /** Path of the field to fill in. */
  field: string | null
  /** The order can be saved with it, but not booked. */
  blocksBooking: boolean
  /** The chosen rate no longer applies; the fix is to continue without it. */
  endsRate: boolean
}
