import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canMove, type ShipmentMoveName, shipmentMoves } from '#shipments/moves.ts'
import { type ShipmentStatus, shipmentStatuses } from '#shipments/shipment-status.ts'
import { type EventKind, eventKindNames, happensAtStop } from './event-kinds.ts'
import { credibleFacts, lastReportedAt, movesFrom, type StopVisit, type TrackingFact, visitAfter } from './progress.ts'

const none: StopVisit = { arrivedAt: null, departedAt: null, unloadedAt: null }
let sequence = 0
const fact = (kind: EventKind, stopNumber: number | null = null, occurredAt = '2026-11-17T12:00:00Z'): TrackingFact => {
  sequence += 1
  return { kind, stopNumber, occurredAt, sequence }
}

/** Status of a shipment after the given events are reported all at once. */
function after(
  facts: TrackingFact[],
  { status = 'Booked' as ShipmentStatus, stopCount = 2, hasPosition = false } = {},
) {
  const stops = Array.from({ length: stopCount }, (_, index) => visitAfter(none, index + 1, facts))
  const moves = movesFrom({ status, stops, facts, hasPosition })
  return moves.reduce<ShipmentStatus>((_, name) => shipmentMoves[name].to, status)
}

describe('where a shipment is', () => {
  it('moves by what is told of it', () => {
    expect(after([])).toBe('Booked')
    expect(after([fact('Dispatched')])).toBe('Dispatched')
    expect(after([fact('PickupScheduled')])).toBe('Dispatched')
    expect(after([], { hasPosition: true })).toBe('Dispatched')
    expect(after([fact('Arrived', 1)])).toBe('AtStop')
    expect(after([fact('Loaded', 1)])).toBe('AtStop')
    expect(after([fact('Departed', 1)])).toBe('InTransit')
    expect(after([fact('Departed', 1), fact('Arrived', 2)])).toBe('AtStop')
    expect(after([fact('Departed', 1), fact('DeliveryAttempted', 2)])).toBe('AtStop')
    expect(after([fact('Departed', 1), fact('Arrived', 2), fact('Unloaded', 2)])).toBe('Delivered')
    expect(after([fact('Departed', 2)])).toBe('Delivered')
  })

  it.each(['PickedUp', 'ArrivedAtTerminal', 'DepartedTerminal', 'OutForDelivery'] as const)(
    'is on the road after %s, from booked or dispatched',
    (kind) => {
      expect(after([fact(kind)])).toBe('InTransit')
      expect(after([fact(kind)], { status: 'Dispatched' })).toBe('InTransit')
      // A stop that was reached is only left by a departure.
      expect(after([fact('Arrived', 1), fact(kind)], { status: 'AtStop' })).toBe('AtStop')
    },
  )

  it('is only dispatched by a position, however far it went', () => {
    expect(after([fact('Position')], { hasPosition: true })).toBe('Dispatched')
    expect(after([], { status: 'AtStop', hasPosition: true })).toBe('AtStop')
  })

  it('alternates from stop to stop and is delivered only at the last', () => {
    const facts = [
      fact('Departed', 1),
      fact('Arrived', 2),
      fact('Unloaded', 2),
      fact('Departed', 2),
      fact('Arrived', 3),
    ]
    const states = facts.map((_, index) => after(facts.slice(0, index + 1), { stopCount: 3 }))
    expect(states).toEqual(['InTransit', 'AtStop', 'AtStop', 'InTransit', 'AtStop'])
  })

  it('never goes back when something is told late', () => {
    const arrivedAtSecond = [fact('Arrived', 2)]
    expect(after(arrivedAtSecond)).toBe('AtStop')
    expect(after([...arrivedAtSecond, fact('Departed', 1)], { status: 'AtStop' })).toBe('AtStop')
    expect(after([...arrivedAtSecond, fact('Loaded', 1)], { status: 'AtStop' })).toBe('AtStop')
    expect(after([fact('Dispatched')], { status: 'InTransit' })).toBe('InTransit')
  })

  it('is not moved by delays, refusals, exceptions, estimates and appointments', () => {
    for (const kind of [
      'Delayed',
      'Exception',
      'Estimate',
      'DeliveryAppointment',
      'Refused',
      'ProofOfDelivery',
    ] as const)
      expect(after([fact(kind, 1)])).toBe('Booked')
  })

  it('is cancelled by its carrier only before it is on the road', () => {
    expect(after([fact('Cancelled')])).toBe('Voided')
    expect(after([fact('Cancelled')], { status: 'Dispatched' })).toBe('Voided')
    expect(after([fact('Cancelled'), fact('Departed', 1)], { status: 'InTransit' })).toBe('InTransit')
  })

  it.each(['Voided', 'Drafted', 'ReadyToBook', 'Tendering', 'Delivered', 'DeliveryConfirmed'] as const)(
    'stays %s whatever is told',
    (status) => expect(after([fact('Departed', 2), fact('Cancelled')], { status })).toBe(status),
  )
})

describe('the times of a stop', () => {
  it('are the last word on each, and stay where nobody told', () => {
    const facts = [fact('Arrived', 1, '2026-11-17T10:00:00Z'), fact('Arrived', 2, '2026-11-17T15:00:00Z')]
    expect(visitAfter(none, 1, facts)).toEqual({ ...none, arrivedAt: '2026-11-17T10:00:00Z' })
    const corrected = [...facts, fact('Arrived', 1, '2026-11-17T09:40:00Z')]
    expect(visitAfter(none, 1, corrected).arrivedAt).toBe('2026-11-17T09:40:00Z')
    expect(visitAfter(none, 1, corrected.toReversed()).arrivedAt).toBe('2026-11-17T09:40:00Z')
    const known = { arrivedAt: 'a', departedAt: 'b', unloadedAt: 'c' }
    expect(visitAfter(known, 3, corrected)).toEqual(known)
    expect(visitAfter(none, 1, [fact('Unloaded', 1), fact('Departed', 1, '2026-11-17T13:00:00Z')])).toEqual({
      arrivedAt: null,
      unloadedAt: '2026-11-17T12:00:00Z',
      departedAt: '2026-11-17T13:00:00Z',
    })
  })

  it('say when the truck was last heard of', () => {
    expect(lastReportedAt([])).toBeNull()
    expect(
      lastReportedAt([fact('Arrived', 2, '2026-11-17T15:00:00Z'), fact('Departed', 1, '2026-11-17T10:00:00Z')]),
    ).toBe(Date.parse('2026-11-17T15:00:00Z'))
  })
})

describe('in whatever order things are told', () => {
  const reports = fc
    .record({
      kind: fc.constantFrom(...eventKindNames),
      stopNumber: fc.integer({ min: 1, max: 3 }),
      minute: fc.nat(500),
    })
    .map(({ kind, stopNumber, minute }) => ({
      kind,
      stopNumber: happensAtStop(kind) ? stopNumber : null,
      occurredAt: new Date(Date.UTC(2026, 10, 17, 0, minute)).toISOString(),
    }))
    .filter(({ kind }) => kind !== 'Cancelled')
  const numbered = fc
    .array(reports, { maxLength: 12 })
    .map((all) => all.map((one, index) => ({ ...one, sequence: index })))

  it('the end is the same, no status falls back, and every move is one of the allowed', () => {
    const rank = (facts: TrackingFact[]) => {
      const stops = [1, 2, 3].map((number) => visitAfter(none, number, facts))
      return Math.max(
        0,
        ...stops.map((stop, index) => (stop.departedAt ? 2 * index + 2 : stop.arrivedAt ? 2 * index + 1 : 0)),
      )
    }
    fc.assert(
      fc.property(numbered, fc.integer(), (facts, seed) => {
        const shuffled = facts.toSorted(
          (one, other) => ((one.sequence * 7919 + seed) % 13) - ((other.sequence * 7919 + seed) % 13),
        )
        expect(after(shuffled, { stopCount: 3 })).toBe(after(facts, { stopCount: 3 }))
        let status: ShipmentStatus = 'Booked'
        let before = 0
        for (let count = 1; count <= facts.length; count += 1) {
          const known = facts.slice(0, count)
          const stops = [1, 2, 3].map((number) => visitAfter(none, number, known))
          const moves: ShipmentMoveName[] = movesFrom({ status, stops, facts: known, hasPosition: false })
          for (const name of moves) {
            expect(canMove(name, status)).toBe(true)
            const to: ShipmentStatus = shipmentMoves[name].to
            if (shipmentStatuses[to] < shipmentStatuses[status]) expect([status, to]).toEqual(['AtStop', 'InTransit'])
            status = to
          }
          expect(rank(known)).toBeGreaterThanOrEqual(before)
          before = rank(known)
        }
      }),
    )
  })
})

it('a departure after the arrival at a later stop is history only, and the stop keeps its arrival [DEF-129]', () => {
  const stops = [1, 2, 3].map((stopNumber) => ({ stopNumber, arrivedAt: null }))
  const [came, left, next] = [
    fact('Arrived', 1, '2026-11-17T08:00:00Z'),
    fact('Departed', 1, '2026-11-17T13:00:00Z'),
    fact('Arrived', 2, '2026-11-17T12:00:00Z'),
  ]
  expect(credibleFacts([came, left, next], stops)).toEqual([came, next])
  // A departure that was only reported late fills in its time, and the stop of the arrival itself can be left.
  const inTime = fact('Departed', 1, '2026-11-17T09:00:00Z')
  const onward = fact('Departed', 2, '2026-11-17T13:00:00Z')
  expect(credibleFacts([came, next, inTime, onward], stops)).toEqual([came, next, inTime, onward])
  // The arrival may have been recorded without an event.
  const recorded = stops.map((stop) => (stop.stopNumber === 2 ? { ...stop, arrivedAt: '2026-11-17T12:00:00Z' } : stop))
  expect(credibleFacts([came, left], recorded)).toEqual([came])
})
