export { AddEvent } from './AddEvent.tsx'
export { doubtfulPlaces, truckOf } from './seen-truck.ts'
export { TrackingCard } from './TrackingCard.tsx'
export { useShipmentTracking } from './tracking.api.ts'
