import type { Loaded } from '#orders/stops/assignment.ts'
import type { FieldIssue } from '#shared/issue.ts'

const sameIdentifier = 'Another line item of this order has this identifier'
const notOnTheTruck = 'No pickup before this stop has this line item'
const deliveredTwice = 'This line item is already delivered at another stop'

/**
 * Errors that cannot be entered in the form but can be sent through the API: a line listed twice, delivered twice, or
 * delivered without an earlier pickup.
 */
export function assignedOnceIssues(stops: readonly Loaded[]): FieldIssue[] {
  const pickedUp = new Set<string>()
  const delivered = new Set<string>()
  return stops.flatMap(({ type, lineItems }, stop) =>
    lineItems.flatMap(({ uniqueIdentifier: identifier }, index): FieldIssue[] => {
      const message = type === 'Dropoff' ? deliveryIssue(identifier) : pickupIssue(identifier)
      return message ? [{ path: ['stops', stop, 'lineItems', index, 'uniqueIdentifier'], message }] : []
    }),
  )

  function pickupIssue(identifier: string): string | null {
    if (pickedUp.has(identifier)) return sameIdentifier
    pickedUp.add(identifier)
    return null
  }

  function deliveryIssue(identifier: string): string | null {
    if (!pickedUp.has(identifier)) return notOnTheTruck
    if (delivered.has(identifier)) return deliveredTwice
    delivered.add(identifier)
    return null
  }
}
