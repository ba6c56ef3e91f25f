import { describe, expect, it } from 'vitest'
import { explainPreplan } from '#explain/explain.ts'
import type { Limits, PlanOrder, Prices, Problem } from '#problem.ts'
import { solve } from '#solve.ts'
import { afterIterations } from '#stop/stop.ts'
import { handMade, orderOf } from '#testing/hand-made.ts'

/** Two orders from one dock in the first hour, with 20 miles between their dropoffs. */
const hour = [0, 60] as const
const a = orderOf('A', { from: 0, to: 1, pickup: hour, weight: 10_000, volume: 1_000, pallets: 5, linearFeet: 10 })
const b = orderOf('B', { from: 0, to: 2, pickup: hour, weight: 10_000, volume: 1_000, pallets: 5, linearFeet: 10 })
const base: [number, number][] = [
  [0, 0],
  [500, 0],
  [520, 0],
]
const names = ['Reno', 'Provo', 'Vernal', 'Elko', 'Ely']
const nameOf = (place: number) => names[place] ?? '?'
const few = { seed: 1, stop: afterIterations(200) }

type Setting = {
  third?: [number, number]
  limits?: Partial<Limits>
  prices?: Partial<Prices>
  strategy?: Problem['strategy']
  pair?: PlanOrder[]
}

/** Plans A and B, and explains their truck in a problem that also has X. */
function explained(x: PlanOrder[], { third = [520, 0], pair = [a, b], ...more }: Setting = {}) {
  const given = { towns: [...base, third], ...more }
  const plan = solve(handMade({ ...given, orders: pair }), few)
  const explanation = explainPreplan(handMade({ ...given, orders: [...pair, ...x] }), plan, 'A+B', { nameOf })
  if (!explanation) throw new Error('A and B do not travel together')
  return explanation
}

const exclusions = (x: PlanOrder, setting?: Setting) => explained([x], setting).excluded.map(({ text }) => text)
const tender = { from: 0, to: 3, pickup: hour }

describe('the reason for a truck', () => {
  it('says what its orders share, what they save and what the truck costs', () => {
    const { together, saving, costs } = explained([])
    expect(together).toEqual([
      '2 orders share the pickup in Reno on the same day; their dropoffs lie within 20 mi.',
      'The truck drives 520 mi, straight from its first stop to its last.',
    ])
    expect(saving).toEqual([
      'Alone $1,040.00 + $1,000.00, together $1,115.00: $925.00 less.',
      'The truck drives 500 mi fewer than each order on its own.',
    ])
    expect(costs).toEqual([
      { text: '520 mi at $2.00 a mile', cents: 104_000 },
      { text: '1 stop beyond two', cents: 7_500 },
    ])
  })

  it('says how pickups lie where only the dropoff, or nothing, is shared', () => {
    const same = [orderOf('A', { from: 1, to: 0 }), orderOf('B', { from: 2, to: 0 })]
    expect(explained([], { pair: same }).together[0]).toBe(
      '2 orders share the dropoff in Reno; their pickups lie within 20 mi on the same day.',
    )
    const both = [orderOf('A', { from: 0, to: 1 }), orderOf('B', { from: 0, to: 1 })]
    expect(explained([], { pair: both }).together[0]).toBe('2 orders go from Reno to Provo on the same day.')
    const apart = [orderOf('A', { from: 0, to: 1 }), orderOf('B', { from: 3, to: 2 })]
    expect(explained([], { pair: apart, third: [0, 40] }).together).toEqual([
      '2 orders go the same way: their pickups lie within 40 mi on the same day, their dropoffs within 20 mi.',
      'The truck drives 560 mi, 38 mi more than straight from its first stop to its last.',
    ])
  })

  it('counts miles where distance is the aim', () => {
    const { saving, costs } = explained([], { strategy: 'Distance' })
    expect(saving).toEqual(['Alone 520 mi + 500 mi, together 520 mi: 500 mi less.'])
    expect(costs).toEqual([{ text: '520 mi', cents: 0 }])
  })
})

describe('what a truck costs', () => {
  const sum = (parts: readonly { cents: number }[]) => parts.reduce((total, { cents }) => total + cents, 0)

  it('names the detour, two drivers and slipped dates, and adds up to the price', () => {
    const pair = [
      orderOf('A', { from: 0, to: 1, pickup: hour, dropoff: [0, 600] }, { isTeam: true }),
      orderOf('B', { from: 3, to: 2, pickup: [1_440, 1_800] }),
    ]
    const setting: Setting = { pair, third: [250, 60], limits: { pickupDateSlippage: 1 }, prices: { teamShare: 0.25 } }
    const { costs } = explained([], setting)
    expect(costs).toEqual([
      { text: '534 mi at $2.00 a mile', cents: 106_840 },
      { text: 'two drivers, 25% more', cents: 26_710 },
      { text: '2 stops beyond two', cents: 17_500 },
      { text: '14 mi out of route at $0.20', cents: 284 },
      { text: '1 day of slipped dates', cents: 5_000 },
    ])
    const [truck] = solve(handMade({ towns: [...base, [250, 60]], orders: pair, ...setting }), few).preplans
    expect(sum(costs)).toBe(truck?.cost)
  })

  it('names the least that a truck costs, and what is agreed for its ends', () => {
    const first = (prices: Partial<Prices>) => explained([], { prices }).costs[0]
    expect(first({ minimum: 106_000 })).toEqual({ text: 'the least that a truck costs', cents: 106_000 })
    const lane = {
      from: 0,
      to: 2,
      equipmentMode: 1,
      perMile: null,
      flat: null,
      minimum: 0,
      includesStops: true,
    } as const
    const { costs } = explained([], { prices: { lanes: [{ ...lane, flat: 90_000 }] } })
    expect(costs).toEqual([{ text: 'the price agreed for Reno to Vernal', cents: 90_000 }])
    expect(first({ lanes: [{ ...lane, perMile: 150 }] })).toEqual({
      text: '520 mi at $1.50 a mile, agreed for Reno to Vernal',
      cents: 78_000,
    })
    expect(first({ lanes: [{ ...lane, flat: 90_000, minimum: 95_000 }] })).toEqual({
      text: 'the least agreed for Reno to Vernal',
      cents: 95_000,
    })
  })

  it('takes the cheaper of two agreed prices, its stops counted', () => {
    const lane = { from: 0, to: 2, equipmentMode: 1, perMile: null, minimum: 0 } as const
    const lanes = [
      { ...lane, flat: 80_000, includesStops: false },
      { ...lane, flat: 85_000, includesStops: true },
    ]
    expect(explained([], { prices: { lanes } }).costs).toEqual([
      { text: 'the price agreed for Reno to Vernal', cents: 85_000 },
    ])
  })
})

describe('what keeps an order out', () => {
  it('is a load that is full', () => {
    expect(exclusions(orderOf('X', { ...tender, weight: 27_400 }))).toEqual([
      'Order X does not fit: 3,400 lbs over the weight limit of 44,000',
    ])
    expect(exclusions(orderOf('X', { ...tender, volume: 1_900 }))).toEqual([
      'Order X does not fit: 100 cubic feet over the limit of 3,800',
    ])
    expect(exclusions(orderOf('X', { ...tender, pallets: 17 }))).toEqual([
      'Order X does not fit: 1 pallet over the limit of 26',
    ])
    expect(exclusions(orderOf('X', { ...tender, linearFeet: 35 }))).toEqual([
      'Order X does not fit: 2 ft longer than the 53 ft of the trailer',
    ])
  })

  it('is a limit of the way', () => {
    const x = orderOf('X', tender)
    expect(exclusions(x, { third: [510, 100], limits: { maxOutOfRouteDistance: 50 } })).toEqual([
      'Order X does not fit: 51 mi more out of route than the 50 mi allowed',
    ])
    expect(exclusions(x, { third: [510, 100], limits: { distanceFromFirstDrop: 30 } })).toEqual([
      'Order X does not fit: a dropoff lies 71 mi farther from the first one than the 30 mi allowed',
    ])
    expect(exclusions(x, { third: [520, 100], limits: { maxRouteDistance: 600 } })).toEqual([
      'Order X does not fit: 20 mi longer than the 600 mi allowed',
    ])
    expect(exclusions(x, { third: [0, 1_300], limits: { maxRouteTransitTime: 1 } })).toEqual([
      'Order X does not fit: 8 h 1 min longer under way than the 1 day allowed',
    ])
  })

  it('is the number of stops', () => {
    const x = orderOf('X', tender)
    expect(exclusions(x, { third: [510, 0], limits: { maxStopCount: 3 } })).toEqual([
      'Order X does not fit: 1 stop more than the 3 allowed',
    ])
    expect(exclusions(x, { third: [510, 0], limits: { maxDropoffCount: 2 } })).toEqual([
      'Order X does not fit: 1 dropoff more than the 2 allowed',
    ])
    const elsewhere = orderOf('X', { from: 3, to: 2 })
    expect(exclusions(elsewhere, { third: [10, 0], limits: { maxPickupCount: 1 } })).toEqual([
      'Order X does not fit: 1 pickup more than the 1 allowed',
    ])
  })

  it('is too little at a stop', () => {
    const x = orderOf('X', tender)
    expect(exclusions(x, { third: [510, 0], limits: { minWeightPerStop: 5_000 } })).toEqual([
      'Order X does not fit: a stop has 4,000 lbs less than the 5,000 that each needs',
    ])
    expect(exclusions(x, { third: [510, 0], limits: { minVolumePerStop: 500 } })).toEqual([
      'Order X does not fit: a stop has 400 cubic feet less than the 500 that each needs',
    ])
    expect(exclusions(x, { third: [510, 0], limits: { minPalletsPerStop: 2 } })).toEqual([
      'Order X does not fit: a stop has 1 pallet less than the 2 that each needs',
    ])
  })

  it('is a dock that closes, its own or another, or an appointment', () => {
    const late = { third: [520, 300] as [number, number] }
    expect(exclusions(orderOf('X', { ...tender, dropoff: [0, 690] }), { ...late, pair: [a, due(b, 520)] })).toEqual([
      "Order X does not fit: would arrive 2 h 10 min after X's dock in Elko closes",
    ])
    const agreed = orderOf('X', { ...tender, appointment: 690 })
    expect(exclusions(agreed, { ...late, pair: [a, due(b, 520)], limits: { honorAppointments: true } })).toEqual([
      "Order X does not fit: would arrive 2 h 10 min after X's appointment in Elko",
    ])
    const first = orderOf('X', { ...tender, dropoff: [0, 100] })
    expect(exclusions(first, { third: [0, 100], pair: [a, due(b, 540)] })).toEqual([
      "Order X does not fit: would arrive 1 h 30 min after B's dock in Vernal closes",
    ])
  })

  it('is what it may not travel with', () => {
    const x = (traits: Partial<PlanOrder>) => orderOf('X', tender, traits)
    expect(exclusions(x({ equipmentMode: 2 }))).toEqual(['Order X needs a refrigerated trailer'])
    expect(exclusions(x({ exclusiveBecause: ['Single shipment', 'Protect from freezing'] }))).toEqual([
      'Order X travels alone: Single shipment and Protect from freezing',
    ])
    const pair = [{ ...a, temperature: { least: 0, most: 10 } }, b]
    expect(exclusions(x({ temperature: { least: 34, most: 40 } }), { pair })).toEqual([
      'Order X needs 34 to 40 °F, but A 0 to 10 °F',
    ])
    const burning = [a, { ...b, hazardClasses: ['3'] }]
    expect(exclusions(x({ hazardClasses: ['2.3'] }), { pair: burning })).toEqual([
      'Order X may not be loaded with B: hazard classes 2.3 and 3',
    ])
    expect(exclusions(orderOf('X', { ...tender, weight: 45_000 }))).toEqual([
      'Order X travels alone: on its own already 1,000 lbs over the weight limit of 44,000',
    ])
  })

  it('is its price, against travelling alone and against the truck that it is on', () => {
    const x = orderOf('X', tender)
    expect(exclusions(x, { third: [0, 100] })).toEqual(['Order X fits but costs $141.78 more than X alone'])
    expect(exclusions(x, { third: [0, 100], strategy: 'Distance' })).toEqual([
      'Order X fits but adds 10 mi more than X alone',
    ])
    const towns = [...base, [0, 100] as [number, number]]
    const orders = [a, b, x, orderOf('Y', tender)]
    const plan = solve(handMade({ towns, orders }), few)
    expect(explainPreplan(handMade({ towns, orders }), plan, 'A+B', { nameOf, most: 1 })?.excluded).toEqual([
      { orderId: 'X', because: 'fits', text: 'Order X fits but costs $341.78 more than with Y' },
    ])
  })

  it('is only a plan that was not planned to its end, where the order would save something', () => {
    expect(exclusions(orderOf('X', tender))).toEqual([
      'Order X fits and would save $940.00 against X alone: planning longer may find it',
    ])
  })

  it('is named with the worst two of many limits', () => {
    const x = { ...tender, weight: 27_400, pallets: 17 }
    expect(exclusions(orderOf('X', x))).toEqual([
      'Order X does not fit: 3,400 lbs over the weight limit of 44,000 and 1 pallet over the limit of 26',
    ])
    expect(exclusions(orderOf('X', { ...x, volume: 1_820 }))).toEqual([
      'Order X does not fit: 3,400 lbs over the weight limit of 44,000, 1 pallet over the limit of 26 and 1 limit more',
    ])
  })

  it('is told of the nearest orders by place, by time and by company', () => {
    const flat = { equipmentMode: 3 } as const
    const far = orderOf('Far', { from: 3, to: 3 }, flat)
    const late = orderOf('Late', { from: 0, to: 2, pickup: [9_000, 9_100] }, flat)
    const near = ['N1', 'N2'].map((id) => orderOf(id, { from: 0, to: 2 }, flat))
    const friend = orderOf('Friend', { from: 0, to: 3 })
    const explanation = explained([far, late, ...near, friend], { third: [520, 90] })
    expect(explanation.excluded.map(({ orderId }) => orderId)).toEqual(['Friend', 'N1', 'N2'])
  })
})

it('knows no truck of another plan', () => {
  const problem = handMade({ towns: base, orders: [a, b] })
  expect(explainPreplan(problem, solve(problem, few), 'A+Z')).toBeNull()
})

/** The order with a dropoff that closes at this minute. */
function due(order: PlanOrder, closes: number): PlanOrder {
  return { ...order, stops: order.stops.map((stop) => (stop.type === 'Dropoff' ? { ...stop, closes } : stop)) }
}
