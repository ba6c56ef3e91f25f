export { LazyAddEvent as AddEvent } from './LazyAddEvent.tsx'
export { doubtfulPlaces, truckOf } from './seen-truck.ts'
export { TrackingCard } from './TrackingCard.tsx'
export { useShipmentTracking } from './tracking.api.ts'
