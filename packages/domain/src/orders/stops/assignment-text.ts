import { assignableItems, type Loaded } from '#orders/stops/assignment.ts'

/**
 * "1 of 3 assigned, 2 left for Stop 3": how many of the items on the truck are assigned to a dropoff, and which stops
 * can take the rest.
 */
export function assignmentText(stops: readonly Loaded[], dropoff: number): string {
  const here = stops[dropoff]?.lineItems.length ?? 0
  const remaining = assignableItems(stops, dropoff).length
  const onTruck = stops.slice(0, dropoff).flatMap(({ type, lineItems }) => (type === 'Pickup' ? lineItems : []))
  const assigned = `${here} of ${onTruck.length} assigned`
  if (remaining === 0) return assigned
  const later = stops.flatMap(({ type }, index) => (type === 'Dropoff' && index > dropoff ? [index + 1] : []))
  return `${assigned}, ${remaining} left${later.length > 0 ? ` for Stop ${later.join(' or ')}` : ''}`
}
