import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assignableItems,
  assignItems,
  loadIssues,
  unassignedItems,
  unassignItem,
  withItem,
  withoutItems,
} from './assignment.ts'
import type { StopType } from './stop.ts'
import { removeStop } from './stop-list.ts'

type Item = { uniqueIdentifier: string; weight?: number }

const stop = (type: StopType | null, ...items: string[]) => ({
  type,
  lineItems: items.map((uniqueIdentifier): Item => ({ uniqueIdentifier })),
})
const idsOf = (items: readonly Item[]) => items.map(({ uniqueIdentifier }) => uniqueIdentifier).join(' ')
const issuesOf = (...stops: ReturnType<typeof stop>[]) =>
  loadIssues({ stops }).map(({ path, message }) => `${path.join('.')}: ${message}`)

const noItem = 'Must have at least one line item'
const notAssigned = 'All line items must be assigned to a dropoff'
const emptyDropoff = 'Please assign at least one Line Item to your Dropoff'

describe('an order', () => {
  it('can be submitted when every item is picked up once and dropped off', () => {
    expect(issuesOf(stop('Pickup', 'a'), stop('Dropoff', 'a'))).toEqual([])
    expect(
      issuesOf(stop('Pickup', 'a'), stop('Pickup', 'b', 'c'), stop('Dropoff', 'c'), stop('Dropoff', 'a', 'b')),
    ).toEqual([])
  })

  it('cannot be submitted while any stop has no line items [STOP-30]', () => {
    expect(issuesOf(stop('Pickup'), stop('Dropoff'))).toEqual([
      `stops.0.lineItems: ${noItem}`,
      `stops.1.lineItems: ${emptyDropoff}`,
    ])
    for (const type of ['Pickup', 'Dropoff', null] as const)
      expect(issuesOf(stop('Pickup', 'a'), stop(type), stop('Dropoff', 'a'))).toHaveLength(1)
  })

  it('says which pickup has no line items [STOP-31]', () => {
    expect(issuesOf(stop('Pickup', 'a'), stop('Pickup'), stop('Dropoff', 'a'))).toEqual([
      `stops.1.lineItems: ${noItem}`,
    ])
  })

  it('needs every pickup item at a dropoff [STOP-33]', () => {
    expect(issuesOf(stop('Pickup', 'a', 'b'), stop('Dropoff', 'b'))).toEqual([`stops.0.lineItems: ${notAssigned}`])
    expect(issuesOf(stop('Pickup', 'a'), stop('Pickup', 'b'), stop('Dropoff', 'a'))).toEqual([
      `stops.1.lineItems: ${notAssigned}`,
    ])
  })

  it('needs an item at every dropoff [STOP-34]', () => {
    expect(issuesOf(stop('Pickup', 'a'), stop('Dropoff'), stop('Dropoff', 'a'))).toEqual([
      `stops.1.lineItems: ${emptyDropoff}`,
    ])
  })

  it('delivers nothing that no earlier stop has picked up', () => {
    expect(issuesOf(stop('Pickup', 'a'), stop('Dropoff', 'a', 'ghost'))).toEqual([])
    expect(issuesOf(stop('Pickup', 'a'), stop('Dropoff', 'b'), stop('Pickup', 'b'), stop('Dropoff', 'a'))).toEqual([
      `stops.1.lineItems: ${emptyDropoff}`,
      `stops.2.lineItems: ${notAssigned}`,
    ])
  })
})

describe('assignment', () => {
  const route = [stop('Pickup', 'a', 'b'), stop('Dropoff', 'b'), stop('Pickup', 'c'), stop('Dropoff')]

  it('offers a dropoff what is unassigned and on the truck by then', () => {
    expect(idsOf(unassignedItems(route))).toBe('a c')
    expect(idsOf(assignableItems(route, 1))).toBe('a')
    expect(idsOf(assignableItems(route, 3))).toBe('a c')
    expect(assignableItems(route, 0)).toEqual([])
  })

  it('puts an item at one dropoff, and takes it off again', () => {
    const assigned = assignItems(route, 3, ['a', 'b', 'c'])
    expect(assigned.map(({ lineItems }) => idsOf(lineItems))).toEqual(['a b', 'b', 'c', 'a c'])
    expect(unassignedItems(assigned)).toEqual([])
    const freed = unassignItem(assigned, 3, 'a')
    expect(idsOf(unassignedItems(freed))).toBe('a')
    expect(unassignItem(assigned, 0, 'a')).toEqual(assigned)
  })

  it('follows an item that is edited or removed', () => {
    const edited = withItem(route, { uniqueIdentifier: 'b', weight: 12 })
    expect(edited.map(({ lineItems }) => lineItems.filter(({ weight }) => weight === 12).length)).toEqual([1, 1, 0, 0])
    const remaining = withoutItems(route, [{ uniqueIdentifier: 'b' }])
    expect(remaining.map(({ lineItems }) => idsOf(lineItems))).toEqual(['a', '', 'c', ''])
  })

  it('never loses an item nor delivers it twice, whatever is assigned and removed', () => {
    const types = fc.array(fc.constantFrom<StopType>('Pickup', 'Dropoff'), { maxLength: 5 })
    const moves = fc.array(fc.tuple(fc.nat(6), fc.nat(8)), { maxLength: 12 })
    fc.assert(
      fc.property(types, moves, fc.nat(4), (middle, assignments, removed) => {
        const all: StopType[] = ['Pickup', ...middle, 'Dropoff']
        let stops = all.map((type, index) => (type === 'Pickup' ? stop(type, `${index}`, `${index}x`) : stop(type)))
        const items = stops.flatMap(({ lineItems }) => lineItems)
        for (const [at, item] of assignments) stops = assignItems(stops, at, [items[item]?.uniqueIdentifier ?? ''])
        expectEachOnce(stops)
        if (middle.length === 0) return
        stops = removeStop(stops, 1 + (removed % middle.length))
        expectEachOnce(stops)
        const last = stops.length - 1
        stops = assignItems(
          stops,
          last,
          unassignedItems(stops).map(({ uniqueIdentifier }) => uniqueIdentifier),
        )
        expect(loadIssues({ stops }).filter(({ message }) => message === notAssigned)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

/** Every item of a pickup is either unassigned or at exactly one dropoff, and dropoffs have no other items. */
function expectEachOnce(stops: ReturnType<typeof stop>[]): void {
  const held = (type: StopType) => stops.filter((one) => one.type === type).flatMap(({ lineItems }) => lineItems)
  const everywhere = [...held('Dropoff'), ...unassignedItems(stops)].map(({ uniqueIdentifier }) => uniqueIdentifier)
  expect(everywhere.sort()).toEqual(
    held('Pickup')
      .map(({ uniqueIdentifier }) => uniqueIdentifier)
      .sort(),
  )
}

it('nothing can be assigned to a pickup, or to a stop that is not there', () => {
  const stops = [stop('Pickup', 'a'), stop('Pickup', 'b'), stop('Dropoff')]
  expect(idsOf(assignableItems(stops, 2))).toBe('a b')
  expect([assignableItems(stops, 1), assignableItems(stops, 9)]).toEqual([[], []])
})
