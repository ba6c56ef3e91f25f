import { expect, it } from 'vitest'
import type { Plan, Preplan } from '#plan.ts'
import { steady } from '#replan/steady.ts'

const truck = (ids: string, cost: number): Preplan => ({
  id: ids,
  orderIds: ids.split('+'),
  stops: [],
  miles: 10,
  cost,
  baseline: 500,
  savings: 500 - cost,
  savedMiles: 0,
  slippedDays: {},
  warnings: [],
})

const planOf = (preplans: Preplan[], alone: Record<string, number> = {}): Plan => {
  const lone = Object.entries(alone).map(([orderId, cost]) => ({ orderId, cost, miles: 1 }))
  const costs = [...preplans, ...lone].map(({ cost }) => cost)
  return {
    preplans,
    alone: lone,
    impossible: ['Z'],
    cost: costs.reduce((sum, cost) => sum + cost, 0),
    baseline: 500 * preplans.length + lone.reduce((sum, { cost }) => sum + cost, 0),
    miles: 10 * preplans.length + lone.length,
    trucks: costs.length,
  }
}

it('keeps trucks that a new plan only shuffles, and takes those that it makes cheaper', () => {
  const before = planOf([truck('A+B', 300), truck('C+D', 300), truck('E+F', 400)], { G: 250 })
  const fresh = planOf([truck('A+C', 200), truck('B+D', 400), truck('E+F+G', 600)])
  expect(steady(before, fresh)).toEqual(
    planOf([truck('A+B', 300), truck('C+D', 300), truck('E+F+G', 600)].sort(bySavings)),
  )
})

it('exchanges trucks together that hang together through others', () => {
  const before = planOf([truck('A+B', 100), truck('C+D', 100), truck('E+F', 400)])
  const fresh = planOf([truck('A+C', 150), truck('B+E', 150), truck('D+F', 150)])
  expect(steady(before, fresh)).toEqual(fresh)
})

it('is the new plan where nothing of the old one is left, and the old one where nothing is cheaper', () => {
  const before = planOf([truck('A+B', 300)], { C: 100 })
  const fresh = planOf([truck('B+C', 200)], { A: 100 })
  expect(steady(before, fresh)).toEqual(fresh)
  expect(steady(fresh, before)).toEqual(fresh)
})

function bySavings(a: Preplan, b: Preplan): number {
  return b.savings - a.savings || (a.id < b.id ? -1 : 1)
}
