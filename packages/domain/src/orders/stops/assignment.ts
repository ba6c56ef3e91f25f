import { noLineItemMessage } from '#orders/items/line-item-rules.ts'
import type { StopType } from '#orders/stops/stop.ts'
import type { FieldIssue } from '#shared/issue.ts'

type Item = { uniqueIdentifier: string }

/** A stop with its freight: a pickup has its items, a dropoff the pickup items that are delivered there. */
export type Loaded = { type: StopType | null; lineItems: readonly Item[] }

type ItemOf<S extends Loaded> = S['lineItems'][number]

const unassignedMessage = 'All line items must be assigned to a dropoff'
const emptyDropoffMessage = 'Please assign at least one Line Item to your Dropoff'

export function unassignedItems<S extends Loaded>(stops: readonly S[]): ItemOf<S>[] {
  return stops.flatMap((_stop, index) => unassignedOf(stops, index))
}

/**
 * Items that can be assigned to a dropoff: unassigned items of earlier pickups, since other items are not on the truck
 * yet.
 */
export function assignableItems<S extends Loaded>(stops: readonly S[], dropoff: number): ItemOf<S>[] {
  if (stops[dropoff]?.type !== 'Dropoff') return []
  return stops.slice(0, dropoff).flatMap((_stop, index) => unassignedOf(stops, index))
}

/** The stops with items assigned to a dropoff; items that cannot be assigned to it stay where they are. */
export function assignItems<S extends Loaded>(
  stops: readonly S[],
  dropoff: number,
  identifiers: readonly string[],
): S[] {
  const added = assignableItems(stops, dropoff).filter(({ uniqueIdentifier }) => identifiers.includes(uniqueIdentifier))
  return stops.map((stop, index) => (index === dropoff ? { ...stop, lineItems: [...stop.lineItems, ...added] } : stop))
}

/** The stops with an item removed from a dropoff, so that another can take it. */
export function unassignItem<S extends Loaded>(stops: readonly S[], dropoff: number, identifier: string): S[] {
  return stops.map((stop, index) => {
    if (index !== dropoff || stop.type !== 'Dropoff') return stop
    return { ...stop, lineItems: stop.lineItems.filter(({ uniqueIdentifier }) => uniqueIdentifier !== identifier) }
  })
}

export function withoutItems<S extends Loaded>(stops: readonly S[], items: readonly Item[]): S[] {
  return stops.map((stop) => ({ ...stop, lineItems: stop.lineItems.filter((item) => !holds(items, item)) }))
}

/** The stops with an edited item, updated at its pickup and dropoff. */
export function withItem<S extends Loaded>(stops: readonly S[], item: ItemOf<S>): S[] {
  return stops.map((stop) => ({ ...stop, lineItems: stop.lineItems.map((one) => (isSame(one, item) ? item : one)) }))
}

/** Whether there is one pickup followed by one dropoff, so that everything picked up is delivered there. */
export const isOneToOne = (stops: readonly Pick<Loaded, 'type'>[]): boolean =>
  stops.length === 2 && stops[0]?.type === 'Pickup' && stops[1]?.type === 'Dropoff'

/** If only one dropoff can take the items, assigns all of them to it, so that the user does not have to. */
export function assignToOnly<S extends Loaded>(stops: readonly S[]): S[] {
  const [pickup, dropoff] = stops
  return isOneToOne(stops) && pickup && dropoff ? [pickup, { ...dropoff, lineItems: pickup.lineItems }] : [...stops]
}

/** The same with several pickups before the only dropoff, for items that the user enters. */
function deliverToOnly<S extends Loaded>(stops: readonly S[]): S[] {
  const [only, other] = stops.flatMap(({ type }, index) => (type === 'Dropoff' ? [index] : []))
  if (only === undefined || other !== undefined) return [...stops]
  const lineItems = stops.slice(0, only).flatMap((stop) => (stop.type === 'Pickup' ? stop.lineItems : []))
  return stops.map((stop, index) => (index === only ? { ...stop, lineItems } : stop))
}

/** The stops with changed items at a pickup: dropoffs lose removed items and get the changes of the others. */
export function changeItems<S extends Loaded>(stops: readonly S[], pickup: number, items: readonly ItemOf<S>[]): S[] {
  const gone = (stops[pickup]?.lineItems ?? []).filter((item) => !holds(items, item))
  const updated = items.reduce<readonly S[]>(withItem, withoutItems(stops, gone))
  return deliverToOnly(updated.map((stop, index) => (index === pickup ? { ...stop, lineItems: items } : stop)))
}

/** Freight issues at the stops that keep an order from being submitted. (STOP-30, STOP-31, STOP-33, STOP-34) */
export function loadIssues({ stops }: { stops: readonly Loaded[] }): FieldIssue[] {
  return stops.flatMap((_stop, index) =>
    loadMessages(stops, index).map((message) => ({ path: ['stops', index, 'lineItems'], message })),
  )
}

function loadMessages(stops: readonly Loaded[], index: number): string[] {
  const stop = stops[index]
  if (stop?.type === 'Dropoff') return deliveredAt(stops, index).length === 0 ? [emptyDropoffMessage] : []
  if (stop?.lineItems.length === 0) return [noLineItemMessage]
  return unassignedOf(stops, index).length === 0 ? [] : [unassignedMessage]
}

function unassignedOf<S extends Loaded>(stops: readonly S[], pickup: number): ItemOf<S>[] {
  const stop = stops[pickup]
  if (stop?.type !== 'Pickup') return []
  const later = stops.slice(pickup + 1).filter(({ type }) => type === 'Dropoff')
  return stop.lineItems.filter((item) => !later.some(({ lineItems }) => holds(lineItems, item)))
}

function deliveredAt(stops: readonly Loaded[], dropoff: number): Item[] {
  const earlier = stops.slice(0, dropoff).filter(({ type }) => type === 'Pickup')
  const items = stops[dropoff]?.lineItems ?? []
  return items.filter((item) => earlier.some(({ lineItems }) => holds(lineItems, item)))
}

const holds = (items: readonly Item[], item: Item) => items.some((one) => isSame(one, item))
const isSame = (one: Item, other: Item) => one.uniqueIdentifier === other.uniqueIdentifier
