import type { ReferenceNumber } from '@lanewise/contract/order-stop-fields'
import { changesBetween } from '#platform/audit/audit.ts'
import type { Changes } from '#platform/context.ts'
import { headInWords, type Names, type WordedHead, type Words } from './head-words.ts'
import { itemInWords, type WordedItem, wholeItem } from './item-words.ts'
import { placeInWords, referencesInWords, stopInWords, type WordedStop, wholeStop } from './stop-words.ts'

/** An order with all that belongs to it, kept or about to be. */
export type WordedOrder = {
  head: WordedHead & { referenceNumbers: unknown }
  stops: readonly WordedStop[]
  items: readonly WordedItem[]
}

/** A new order: everything that somebody chose, and where it goes. */
export function createdInWords(order: WordedOrder): Changes {
  const words: Words = {
    ...headInWords(order.head, new Map()),
    ...headReferences(order),
    stops: order.stops.map(placeInWords).join(', '),
  }
  const told = Object.entries(words).filter(([, value]) => value !== null && value !== false)
  return Object.fromEntries(told.map(([name, value]) => [name, [null, value]]))
}

/** What differs between two states of an order, each under the words that people know it by; null when nothing does. */
export function orderChanges(before: WordedOrder, after: WordedOrder, names: Names): Changes | null {
  const changes = {
    ...between(
      { ...headInWords(before.head, names), ...headReferences(before) },
      { ...headInWords(after.head, names), ...headReferences(after) },
    ),
    ...stopChanges(before, after),
    ...itemChanges(before, after),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

const headReferences = ({ head }: WordedOrder) => referencesInWords(head.referenceNumbers as ReferenceNumber[])

/** By the id of the stop, under the number that it has now: "Late Time of stop 1". */
function stopChanges(before: WordedOrder, after: WordedOrder): Changes {
  const changes: Record<string, Changes[string]> = {}
  const old = new Map(before.stops.map((stop) => [stop.id, stop]))
  for (const stop of after.stops) {
    const was = old.get(stop.id)
    old.delete(stop.id)
    if (!was) changes[`New stop ${stop.stopNumber}`] = [null, wholeStop(stop)]
    else Object.assign(changes, named(between(stopInWords(was), stopInWords(stop)), `stop ${stop.stopNumber}`))
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
    else Object.assign(changes, named(between(itemInWords(former, was), itemInWords(item, is)), lineName(item, index)))
  }
  for (const [index, item] of [...old.values()].entries())
    changes[nameOf('Former line item', index)] = [wholeItem(item), null]
  return changes
}

const nameOf = (kind: string, index: number) => `${kind} ${index + 1}`

/** Two lines may have the same description, so the place in the order is told too. */
const lineName = ({ description }: WordedItem, index: number) => `line item ${index + 1}, ${description}`

const numbersOf = (stops: readonly WordedStop[]) => new Map(stops.map(({ id, stopNumber }) => [id, stopNumber]))

const between = (before: Words, after: Words): Changes =>
  changesBetween(before, after, [...new Set([...Object.keys(before), ...Object.keys(after)])]) ?? {}

const named = (changes: Changes, of: string): Changes =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [`${name} of ${of}`, change]))
