import { expect, it } from 'vitest'
import { assignedOnceIssues } from './assigned-once.ts'

const pickup = (...lines: string[]) => ({ type: 'Pickup' as const, lineItems: lines.map(itemOf) })
const dropoff = (...lines: string[]) => ({ type: 'Dropoff' as const, lineItems: lines.map(itemOf) })
const itemOf = (uniqueIdentifier: string) => ({ uniqueIdentifier })
const paths = (...stops: Parameters<typeof assignedOnceIssues>[0]) =>
  assignedOnceIssues(stops).map(({ path }) => path.slice(0, 4).join('.'))

it('lets every line be picked up once and delivered once, after that', () => {
  expect(paths(pickup('a', 'b'), dropoff('a'), pickup('c'), dropoff('c', 'b'))).toEqual([])
  expect(paths(pickup('a'), pickup('a'), dropoff('a'))).toEqual(['stops.1.lineItems.0'])
  expect(paths(pickup('a'), dropoff('a'), dropoff('a'))).toEqual(['stops.2.lineItems.0'])
  expect(paths(pickup('a'), dropoff('a', 'b'), pickup('b'), dropoff('b'))).toEqual(['stops.1.lineItems.1'])
})
