import { shipmentStatuses } from '#shipments/shipment-status.ts'
import type { OnTimeStatus } from '#tracking/on-time.ts'
import { offRoadMiles } from '#tracking/remaining-miles.ts'
import { type Cause, hourMs, type Looked, minuteMs } from './cause.ts'

export type StopFacts = {
  place: string
  timeZone: string
  limitAt: Date
  etaAt: Date | null
  onTimeStatus: OnTimeStatus | null
  arrivedAt: Date | null
  departedAt: Date | null
}

export type ShipmentFacts = {
  status: number
  onTimeStatus: OnTimeStatus | null
  attention: { reason: string; since: Date; message: string | null } | null
  /** The newest rate confirmation, when it did not reach the carrier. */
  unconfirmed: { since: Date; reason: string } | null
  offer: { expiresAt: Date; carrierName: string | null } | null
  positionAt: Date | null
  milesOff: number | null
  /** In route order. */
  stops: readonly StopFacts[]
  deliveredAt: Date | null
  missingDocuments: readonly string[]
}

/** A truck on the road without a position for longer than this counts as lost. */
export const positionHours = 4
export const expiringMinutes = 60
export const documentHours = 24
/** A truck at a dock for longer than this counts as held up. */
export const dwellHours = 2

/**
 * Why a shipment needs attention now, and the next time at which another reason may arise without new data. (DEF-94)
 */
export function shipmentCauses(shipment: ShipmentFacts, now: Date): Looked {
  const results = [
    onTimeCause(shipment, now),
    attentionCause(shipment),
    unconfirmedCause(shipment),
    offerCause(shipment, now),
    ...(isOnRoad(shipment)
      ? [positionCause(shipment, now), offRoadCause(shipment, now), dwellCause(shipment, now)]
      : []),
    documentCause(shipment, now),
  ]
  const checkTimes = results.flatMap((one) => (one && 'checkAt' in one ? [one.checkAt.getTime()] : []))
  return {
    causes: results.flatMap((one) => (one && 'kind' in one ? [one] : [])),
    nextCheckAt: checkTimes.length > 0 ? new Date(Math.min(...checkTimes)) : null,
  }
}

/** A cause, the time at which it will become one, or neither. */
type CheckResult = Cause | { checkAt: Date } | null

const isOnRoad = ({ status }: ShipmentFacts) =>
  status >= shipmentStatuses.Dispatched && status <= shipmentStatuses.AtStop

/** A cause from `since` on; before that, the time to check again. */
const once = (since: Date, now: Date, cause: Omit<Cause, 'since'>): CheckResult =>
  since <= now ? { ...cause, since } : { checkAt: since }

function onTimeCause({ status, onTimeStatus, stops }: ShipmentFacts, now: Date): CheckResult {
  if (status < shipmentStatuses.Booked || status > shipmentStatuses.AtStop) return null
  if (onTimeStatus !== 'Late' && onTimeStatus !== 'AtRisk') return null
  const ahead = stops.filter(({ departedAt }) => departedAt === null)
  const stop = ahead.find((one) => one.onTimeStatus === onTimeStatus) ?? ahead[0] ?? stops.at(-1)
  if (!stop) return null
  return {
    kind: onTimeStatus,
    since: stop.limitAt < now ? stop.limitAt : now,
    at: stop.limitAt,
    expectedAt: stop.arrivedAt ?? stop.etaAt,
    // A truck that has arrived has no ETA to show.
    timeZone: stop.arrivedAt ? null : stop.timeZone,
    detail: stop.place,
  }
}

function attentionCause({ attention }: ShipmentFacts): CheckResult {
  if (attention?.reason !== 'BookingTimedOut' && attention?.reason !== 'TenderExhausted') return null
  const { reason: kind, since, message } = attention
  return { kind, since, detail: message, key: since.toISOString() }
}

/** A truck that has arrived at its first stop has been notified somehow. */
function unconfirmedCause({ status, unconfirmed, stops }: ShipmentFacts): CheckResult {
  if (status < shipmentStatuses.Booked || !unconfirmed || stops.some(({ arrivedAt }) => arrivedAt !== null)) return null
  const { since, reason } = unconfirmed
  return { kind: 'CarrierNotNotified', since, detail: reason, key: since.toISOString() }
}

function offerCause({ status, offer }: ShipmentFacts, now: Date): CheckResult {
  if (status !== shipmentStatuses.Tendering || !offer || offer.expiresAt <= now) return null
  const since = new Date(offer.expiresAt.getTime() - expiringMinutes * minuteMs)
  const key = offer.expiresAt.toISOString()
  return once(since, now, { kind: 'TenderExpiring', at: offer.expiresAt, detail: offer.carrierName, key })
}

/**
 * For a truck that never sent a position, time counts from its departure or arrival at the first stop, or else from
 * that stop's limit.
 */
function positionCause({ positionAt, stops }: ShipmentFacts, now: Date): CheckResult {
  const at = positionAt ?? stops[0]?.departedAt ?? stops[0]?.arrivedAt ?? stops[0]?.limitAt
  if (!at) return null
  return once(new Date(at.getTime() + positionHours * hourMs), now, { kind: 'NoPosition', at })
}

function offRoadCause({ milesOff, positionAt }: ShipmentFacts, now: Date): CheckResult {
  if (milesOff === null || milesOff <= offRoadMiles) return null
  return { kind: 'OffRoad', since: positionAt ?? now, detail: String(Math.round(milesOff)) }
}

function dwellCause({ stops }: ShipmentFacts, now: Date): CheckResult {
  const stop = stops.find(({ arrivedAt, departedAt }) => arrivedAt !== null && departedAt === null)
  if (!stop?.arrivedAt) return null
  const since = new Date(stop.arrivedAt.getTime() + dwellHours * hourMs)
  return once(since, now, { kind: 'LongStop', at: stop.arrivedAt, detail: stop.place })
}

function documentCause({ status, deliveredAt, missingDocuments }: ShipmentFacts, now: Date): CheckResult {
  if (status < shipmentStatuses.Delivered || !deliveredAt || missingDocuments.length === 0) return null
  const since = new Date(deliveredAt.getTime() + documentHours * hourMs)
  return once(since, now, { kind: 'MissingDocument', at: deliveredAt, detail: missingDocuments.join(', ') })
}
