import type { ReferenceNumber } from '@lanewise/contract/order-stop-fields'
import { changesBetween } from '#platform/audit/audit.ts'
import type { Changes } from '#platform/context.ts'
import { type HistoryValues, headHistoryValues, type Names, type WordedHead } from './head-text.ts'
import { itemHistoryValues, type WordedItem, wholeItem } from './item-text.ts'
import { referenceHistoryValues, stopHistoryValues, stopPlaceText, type WordedStop, wholeStop } from './stop-text.ts'

/** An order with its stops and items, stored or about to be stored. */
export type WordedOrder = {
  head: WordedHead & { referenceNumbers: unknown }
  stops: readonly WordedStop[]
  items: readonly WordedItem[]
}

/** History entry of a new order: every chosen value and its destinations. */
export function createdChanges(order: WordedOrder): Changes {
  const values: HistoryValues = {
    ...headHistoryValues(order.head, new Map()),
    ...headReferences(order),
    stops: order.stops.map(stopPlaceText).join(', '),
  }
  const chosen = Object.entries(values).filter(([, value]) => value !== null && value !== false)
  return Object.fromEntries(chosen.map(([name, value]) => [name, [null, value]]))
}

/** Differences between two states of an order under the field names that users know; null when there are none. */
export function orderChanges(before: WordedOrder, after: WordedOrder, names: Names): Changes | null {
  const changes = {
    ...between(
      { ...headHistoryValues(before.head, names), ...headReferences(before) },
      { ...headHistoryValues(after.head, names), ...headReferences(after) },
    ),
    ...stopChanges(before, after),
    ...itemChanges(before, after),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

const headReferences = ({ head }: WordedOrder) => referenceHistoryValues(head.referenceNumbers as ReferenceNumber[])

/** Stops are matched by id and named by their current number: "Late Time of stop 1". */
function stopChanges(before: WordedOrder, after: WordedOrder): Changes {
  const changes: Record<string, Changes[string]> = {}
  const old = new Map(before.stops.map((stop) => [stop.id, stop]))
  for (const stop of after.stops) {
    const was = old.get(stop.id)
    old.delete(stop.id)
    if (!was) changes[`New stop ${stop.stopNumber}`] = [null, wholeStop(stop)]
    else
      Object.assign(
        changes,
        qualify(between(stopHistoryValues(was), stopHistoryValues(stop)), `stop ${stop.stopNumber}`),
      )
  }
  for (const stop of old.values()) changes[`Former stop ${stop.stopNumber}`] = [wholeStop(stop), null]
  return changes
}

function itemChanges(before: WordedOrder, after: WordedOrder): Changes {
  const changes: Record<string, Changes[string]> = {}
  const old = new Map(before.items.map((item) => [item.uniqueIdentifier, item]))
  const [was, is] = [numbersOf(before.stops), numbersOf(after.stops)]
  for (const [index, item] of after.items.entries()) {
    const former = old.get(item.uniqueIdentifier)
    old.delete(item.uniqueIdentifier)
    if (!former) changes[nameOf('New line item', index)] = [null, wholeItem(item)]
    else
      Object.assign(
        changes,
        qualify(between(itemHistoryValues(former, was), itemHistoryValues(item, is)), lineName(item, index)),
      )
  }
  for (const [index, item] of [...old.values()].entries())
    changes[nameOf('Former line item', index)] = [wholeItem(item), null]
  return changes
}

const nameOf = (kind: string, index: number) => `${kind} ${index + 1}`

/** Two lines may have the same description, so the name includes the position. */
const lineName = ({ description }: WordedItem, index: number) => `line item ${index + 1}, ${description}`

const numbersOf = (stops: readonly WordedStop[]) => new Map(stops.map(({ id, stopNumber }) => [id, stopNumber]))

const between = (before: HistoryValues, after: HistoryValues): Changes =>
  changesBetween(before, after, [...new Set([...Object.keys(before), ...Object.keys(after)])]) ?? {}

const qualify = (changes: Changes, of: string): Changes =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [`${name} of ${of}`, change]))
