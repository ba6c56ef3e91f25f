export { AddEvent } from './AddEvent.tsx'
export { TrackingCard } from './TrackingCard.tsx'
export { useShipmentTracking } from './tracking.api.ts'
