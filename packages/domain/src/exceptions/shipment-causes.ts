import { shipmentStatuses } from '#shipments/shipment-status.ts'
import type { OnTimeStatus } from '#tracking/on-time.ts'
import { offRoadMiles } from '#tracking/remaining-miles.ts'
import { type Cause, hourMs, type Looked, minuteMs } from './cause.ts'

export type StopFacts = {
  place: string
  timeZone: string
  /** By when the truck has to be there. */
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
  offer: { expiresAt: Date; carrierName: string | null } | null
  positionAt: Date | null
  milesOff: number | null
  /** In their order. */
  stops: readonly StopFacts[]
  deliveredAt: Date | null
  /** What papers are called that are wanted and not there. */
  missingDocuments: readonly string[]
}

/** A truck on the road that was not seen for longer is lost. */
export const positionHours = 4
export const expiringMinutes = 60
export const documentHours = 24
/** A truck that stands longer at a dock is held up. */
export const dwellHours = 2

/** DEF-94: why a shipment needs a person now, and when the clock alone may give it another reason. */
export function shipmentCauses(shipment: ShipmentFacts, now: Date): Looked {
  const found = [
    onTimeCause(shipment, now),
    attentionCause(shipment),
    offerCause(shipment, now),
    ...(isOnRoad(shipment)
      ? [positionCause(shipment, now), offRoadCause(shipment, now), dwellCause(shipment, now)]
      : []),
    documentCause(shipment, now),
  ]
  const looks = found.flatMap((one) => (one && 'lookAt' in one ? [one.lookAt.getTime()] : []))
  return {
    causes: found.flatMap((one) => (one && 'kind' in one ? [one] : [])),
    nextLookAt: looks.length > 0 ? new Date(Math.min(...looks)) : null,
  }
}

/** A cause, the moment at which there will be one, or neither. */
type Found = Cause | { lookAt: Date } | null

const isOnRoad = ({ status }: ShipmentFacts) =>
  status >= shipmentStatuses.Dispatched && status <= shipmentStatuses.AtStop

/** Once the moment is reached it is a cause, before that something to look at then. */
const once = (since: Date, now: Date, cause: Omit<Cause, 'since'>): Found =>
  since <= now ? { ...cause, since } : { lookAt: since }

function onTimeCause({ status, onTimeStatus, stops }: ShipmentFacts, now: Date): Found {
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
    // Of a truck that has come nobody expects anything.
    timeZone: stop.arrivedAt ? null : stop.timeZone,
    detail: stop.place,
  }
}

function attentionCause({ attention }: ShipmentFacts): Found {
  if (attention?.reason !== 'BookingTimedOut' && attention?.reason !== 'TenderExhausted') return null
  const { reason: kind, since, message } = attention
  return { kind, since, detail: message, key: since.toISOString() }
}

function offerCause({ status, offer }: ShipmentFacts, now: Date): Found {
  if (status !== shipmentStatuses.Tendering || !offer || offer.expiresAt <= now) return null
  const since = new Date(offer.expiresAt.getTime() - expiringMinutes * minuteMs)
  const key = offer.expiresAt.toISOString()
  return once(since, now, { kind: 'TenderExpiring', at: offer.expiresAt, detail: offer.carrierName, key })
}

/** A truck that never told where it is counts from when it left its first stop, or should have been there. */
function positionCause({ positionAt, stops }: ShipmentFacts, now: Date): Found {
  const at = positionAt ?? stops[0]?.departedAt ?? stops[0]?.arrivedAt ?? stops[0]?.limitAt
  if (!at) return null
  return once(new Date(at.getTime() + positionHours * hourMs), now, { kind: 'NoPosition', at })
}

function offRoadCause({ milesOff, positionAt }: ShipmentFacts, now: Date): Found {
  if (milesOff === null || milesOff <= offRoadMiles) return null
  return { kind: 'OffRoad', since: positionAt ?? now, detail: String(Math.round(milesOff)) }
}

function dwellCause({ stops }: ShipmentFacts, now: Date): Found {
  const stop = stops.find(({ arrivedAt, departedAt }) => arrivedAt !== null && departedAt === null)
  if (!stop?.arrivedAt) return null
  const since = new Date(stop.arrivedAt.getTime() + dwellHours * hourMs)
  return once(since, now, { kind: 'LongStop', at: stop.arrivedAt, detail: stop.place })
}

function documentCause({ status, deliveredAt, missingDocuments }: ShipmentFacts, now: Date): Found {
  if (status < shipmentStatuses.Delivered || !deliveredAt || missingDocuments.length === 0) return null
  const since = new Date(deliveredAt.getTime() + documentHours * hourMs)
  return once(since, now, { kind: 'MissingDocument', at: deliveredAt, detail: missingDocuments.join(', ') })
}
