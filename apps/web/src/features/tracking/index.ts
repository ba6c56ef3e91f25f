export { AddEvent } from './AddEvent.tsx'
export { truckOf } from './seen-truck.ts'
export { TrackingCard } from './TrackingCard.tsx'
export { useShipmentTracking } from './tracking.api.ts'
