import { describe, expect, it } from 'vitest'
import { impossibleOf } from '#model/compile.ts'
import { problemFor } from '#objective.ts'
import type { PlanOrder, Problem } from '#problem.ts'
import { handMade, orderOf } from '#testing/hand-made.ts'

const towns: [number, number][] = [
  [0, 0],
  [500, 0],
]
const loose = orderOf('Loose', { from: 0, to: 1, pickup: [0, 300], dropoff: [0, 2_000] })
const tight = orderOf('Tight', { from: 0, to: 1, pickup: [0, 60], dropoff: [0, 510] })
const moved = orderOf('Moved', { from: 0, to: 1, pickup: [600, 660], dropoff: [0, 700] })
const slipping = { pickupDateSlippage: 2, dropoffDateSlippage: 1 }
const closing = ({ orders }: Problem) => orders.map(({ stops }) => stops.map(({ closes }) => closes))
const onTime = (orders: readonly PlanOrder[]) => problemFor(handMade({ towns, orders, limits: slipping }), 'mostOnTime')

describe('the problem of being on time', () => {
  it('closes every dock an hour earlier and moves no date', () => {
    expect(closing(onTime([loose]))).toEqual([[240, 1_940]])
    expect(onTime([loose]).limits).toMatchObject({ pickupDateSlippage: 0, dropoffDateSlippage: 0 })
  })

  it('leaves an order its windows that could not be served otherwise', () => {
    const problem = onTime([loose, tight])
    expect(closing(problem)).toEqual([
      [240, 1_940],
      [60, 510],
    ])
    expect(impossibleOf(problem)).toEqual([])
    expect(problem.limits).toMatchObject({ pickupDateSlippage: 0, dropoffDateSlippage: 0 })
  })

  it('lets dates slip where an order needs it', () => {
    const problem = onTime([loose, moved])
    expect(impossibleOf(problem)).toEqual([])
    expect(problem.limits).toMatchObject(slipping)
  })
})
