import { describe, expect, it } from 'vitest'
import { type Leg, scheduleOf } from '#result/schedule.ts'
import { anOrder, aProblem } from '#testing/builders.ts'

const towns = [
  [0, 0],
  [100, 0],
  [130, 0],
] as const

const one = anOrder({ id: 'A', from: 0, to: 1, pickup: { opens: 60 } })
const other = anOrder({ id: 'B', from: 0, to: 2, pickup: { opens: 200 }, dropoff: { opens: 500 } })
const leg = (order: typeof one, part: Leg['part'], slip: Leg['slip'] = [0, 0]): Leg => ({ order, part, slip })

describe('scheduleOf', () => {
  const problem = aProblem({ towns, orders: [one, other] })

  it('joins the same work at one place, waits for docks and is everywhere as early as it can be', () => {
    const legs = [leg(one, 'collect'), leg(other, 'collect'), leg(one, 'deliver'), leg(other, 'deliver')]
    expect(scheduleOf(problem, legs)).toEqual([
      {
        type: 'Pickup',
        place: 0,
        serves: [
          { orderId: 'A', stopId: 'Pickup@0' },
          { orderId: 'B', stopId: 'Pickup@0' },
        ],
        arrives: 60,
        begins: 60,
        departs: 230,
        miles: 0,
      },
      {
        type: 'Dropoff',
        place: 1,
        serves: [{ orderId: 'A', stopId: 'Dropoff@1' }],
        arrives: 330,
        begins: 330,
        departs: 360,
        miles: 100,
      },
      {
        type: 'Dropoff',
        place: 2,
        serves: [{ orderId: 'B', stopId: 'Dropoff@2' }],
        arrives: 390,
        begins: 500,
        departs: 530,
        miles: 30,
      },
    ])
  })

  it('keeps a pickup and a dropoff at one place apart', () => {
    const onward = anOrder({ id: 'C', from: 1, to: 2 })
    const made = scheduleOf(problem, [
      leg(one, 'collect'),
      leg(one, 'deliver'),
      leg(onward, 'collect'),
      leg(onward, 'deliver'),
    ])
    expect(made.map(({ type, place, miles }) => [type, place, miles])).toEqual([
      ['Pickup', 0, 0],
      ['Dropoff', 1, 100],
      ['Pickup', 1, 0],
      ['Dropoff', 2, 30],
    ])
  })

  it('moves windows by slipped days, pickups and dropoffs each by their own', () => {
    const [pickup, dropoff] = scheduleOf(problem, [leg(other, 'collect', [0, 1]), leg(other, 'deliver', [0, 1])])
    expect(pickup?.begins).toBe(200)
    expect(dropoff?.begins).toBe(500 + 1_440)
  })

  it('sets out from the depot when it opens', () => {
    const classic = aProblem({ towns, orders: [one], depot: { place: 2, opens: 10, closes: 999 } })
    const [first] = scheduleOf(classic, [leg(one, 'collect'), leg(one, 'deliver')])
    expect(first).toMatchObject({ arrives: 140, begins: 140, miles: 0 })
  })
})
