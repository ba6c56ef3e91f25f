import { assignableItems, type Loaded } from '#orders/stops/assignment.ts'

/** "1 of 3 assigned, 2 left for Stop 3": how much of what is on the truck by then a dropoff takes, and who can take the rest. */
export function assignmentText(stops: readonly Loaded[], dropoff: number): string {
  const here = stops[dropoff]?.lineItems.length ?? 0
  const left = assignableItems(stops, dropoff).length
  const onTruck = stops.slice(0, dropoff).flatMap(({ type, lineItems }) => (type === 'Pickup' ? lineItems : []))
  const assigned = `${here} of ${onTruck.length} assigned`
  if (left === 0) return assigned
  const later = stops.flatMap(({ type }, index) => (type === 'Dropoff' && index > dropoff ? [index + 1] : []))
  return `${assigned}, ${left} left${later.length > 0 ? ` for Stop ${later.join(' or ')}` : ''}`
}
