import type { ShipmentTracking, TrackingEvent } from '@lanewise/contract/tracking'
import { aFullShipment } from '#testing/full-shipment.ts'

export const anEvent = (facts: Partial<TrackingEvent> = {}): TrackingEvent => ({
  eventId: `event-${facts.kind ?? 'Arrived'}-${facts.stopNumber ?? 1}`,
  kind: 'Arrived',
  stopNumber: 1,
  occurredAt: '2026-11-16T13:04:00.000Z',
  receivedAt: '2026-11-16T13:05:00.000Z',
  provider: 'Tidewater',
  city: null,
  state: null,
  latitude: null,
  longitude: null,
  reason: null,
  note: null,
  estimatedAt: null,
  isCorrected: false,
  ...facts,
})

export function aTracking(facts: Partial<ShipmentTracking> = {}): ShipmentTracking {
  const { id, shipmentNumber, shippingMode, stops } = aFullShipment()
  return {
    id,
    shipmentNumber,
    shipmentStatus: 5,
    shipmentStatusName: 'InTransit',
    shippingMode,
    onTimeStatus: 'OnTime',
    position: null,
    nextStopNumber: 2,
    milesToGo: null,
    milesOff: null,
    stops: stops.map(({ stopNumber }) => ({
      stopNumber,
      eta: null,
      onTimeStatus: null,
      arrivedAt: null,
      departedAt: null,
    })),
    trail: [],
    positions: 0,
    doubtful: [],
    events: [],
    ...facts,
  }
}
