import { pointOnRoute, remainingRoute } from '@lanewise/domain/tracking/remaining-miles'
import { describe, expect, it } from 'vitest'
import { type Clock, eventsOf, isOnTheRoad, type Load } from './truck.ts'

const start = Date.parse('2026-11-17T12:00:00Z')
const minutes = (count: number) => new Date(start + count * 60_000).toISOString()
const line: [number, number][] = [
  [-88, 41],
  [-88, 40],
  [-88, 35],
]
const [pickup, dropoff] = [
  { latitude: 41, longitude: -88 },
  { latitude: 35, longitude: -88 },
]
type Stop = Load['stops'][number]
const stop = (stopNumber: number, more: Partial<Stop> = {}): Stop => ({
  stopNumber,
  stopType: stopNumber === 1 ? 'Pickup' : 'Dropoff',
  city: stopNumber === 1 ? 'Joliet' : 'Memphis',
  state: stopNumber === 1 ? 'IL' : 'TN',
  ...(stopNumber === 1 ? pickup : dropoff),
  ianaTimeZone: 'America/Chicago',
  earlyDateTime: minutes(0),
  lateDateTime: minutes(120),
  legMiles: stopNumber === 1 ? null : 600,
  arrivedAt: null,
  unloadedAt: null,
  departedAt: null,
  hasProof: false,
  ...more,
})
const load = (more: Partial<Load> = {}): Load => ({
  shipmentNumber: 'S100001',
  proNumber: null,
  carrierName: 'Able',
  carrierScac: 'ABLE',
  shipmentStatus: 3,
  shipmentStatusName: 'Booked',
  shippingMode: 'TL',
  isTeamRequired: false,
  bookedAt: minutes(-600),
  lastHeardAt: null,
  position: null,
  stops: [stop(1), stop(2)],
  ...more,
})
const clock = (now: number, more: Partial<Clock> = {}): Clock => ({
  now: start + now * 60_000,
  startedAt: start - 600 * 60_000,
  speed: 1,
  seed: 1,
  ...more,
})
const eventsAt = (one: Load, at: Clock) => eventsOf({ load: one, line, clock: at })
/** The delivery, due long after the truck can be there. */
const far = (more: Partial<Stop> = {}) =>
  stop(2, { earlyDateTime: minutes(3000), lateDateTime: minutes(4000), ...more })
const departedStop = (at: number) => stop(1, { arrivedAt: minutes(at - 60), departedAt: minutes(at) })
/** Finds a seed whose truck drives like this. */
const seedOf = (is: (seed: number) => boolean) => Array.from({ length: 200 }, (_, seed) => seed).find(is) ?? 0
const driving = (seed: number, stopNumber = 2) =>
  eventsAt(load({ stops: [departedStop(0), far({ stopNumber })] }), clock(60, { seed })).find(
    ({ kind }) => kind === 'Position',
  )
const milesOf = (seed: number, stopNumber = 2) => {
  const seen = driving(seed, stopNumber)
  if (seen?.latitude == null || seen.longitude == null) throw new Error('Nothing was seen')
  return (
    600 -
    remainingRoute(
      { latitude: seen.latitude, longitude: seen.longitude },
      { line, from: pickup, to: dropoff, legMiles: 600 },
    ).milesToGo
  )
}
const steady = seedOf((seed) => milesOf(seed) > 40 && milesOf(seed, 3) > 40)
const slow = seedOf((seed) => milesOf(seed) > 5 && milesOf(seed) < 40)
const heldUp = seedOf((seed) => milesOf(seed) < 5)

describe('before the pickup', () => {
  it('is sent some hours before, once its day has come', () => {
    expect(eventsAt(load(), clock(-300))).toEqual([])
    expect(eventsAt(load(), clock(100))).toEqual([
      expect.objectContaining({ kind: 'Dispatched', shipmentNumber: 'S100001', occurredAt: minutes(100) }),
    ])
  })

  it('is sent sooner by the clock when time runs faster', () => {
    const far = load({ stops: [stop(1, { earlyDateTime: minutes(6000), lateDateTime: minutes(6060) }), stop(2)] })
    expect(eventsAt(far, clock(0))).toEqual([])
    expect(eventsAt(far, clock(0, { speed: 80 }))).toHaveLength(1)
  })

  it('comes to its pickup when it should, however fast the simulator runs while somebody watches', () => {
    const window = { earlyDateTime: minutes(1000), lateDateTime: minutes(1200) }
    const later = (more: object = {}) => load({ ...more, stops: [stop(1, window), stop(2)] })
    const sent = later({ shipmentStatusName: 'Dispatched', lastHeardAt: minutes(820) })
    for (const seed of [1, 2, 3]) {
      const at = (now: number) => clock(now, { seed, speed: 10, startedAt: start })
      expect(eventsAt(later(), at(800))).toEqual([])
      expect(eventsAt(later(), at(1120)).map(({ kind }) => kind)).toEqual(['Dispatched'])
      expect(eventsAt(sent, at(990))).toEqual([])
      expect(eventsAt(sent, at(1300)).map(({ kind }) => kind)).toEqual(['Position', 'Arrived'])
    }
  })

  it('sets off at once when it was booked in the first hour of a simulator that somebody may watch', () => {
    const window = { earlyDateTime: minutes(2000), lateDateTime: minutes(2300) }
    const stops = [stop(1, window), far()]
    const booked = (at: number, more: object = {}) => load({ stops, bookedAt: minutes(at), ...more })
    const at = (now: number, speed = 10) => clock(now, { speed, startedAt: start })
    const kinds = (one: Load, time: Clock) => eventsAt(one, time).map(({ kind }) => kind)
    expect(kinds(booked(60), at(61))).toEqual(['Dispatched'])
    for (const [bookedAt, speed] of [
      [61, 10],
      [-1, 10],
      [60, 1],
    ] as const)
      expect(kinds(booked(bookedAt), at(61, speed))).toEqual([])
    const sent = booked(5, { shipmentStatusName: 'Dispatched', lastHeardAt: minutes(5) })
    expect(kinds(sent, at(6.4))).toEqual([])
    expect(kinds(sent, at(6.5))).toEqual(['Position', 'Arrived'])
    const there = booked(5, {
      shipmentStatusName: 'AtStop',
      stops: [stop(1, { ...window, arrivedAt: minutes(7) }), far()],
    })
    expect(kinds(there, at(9.4))).toEqual([])
    expect(kinds(there, at(9.5))).toEqual(['Departed'])
    const gone = booked(5, { shipmentStatusName: 'InTransit', stops: [departedStop(10), far()] })
    expect(kinds(gone, at(11))).toContain('Position')
  })

  it('arrives within the hours that it was sent ahead, and is seen there', () => {
    const sent = load({ shipmentStatusName: 'Dispatched', lastHeardAt: minutes(-100) })
    expect(eventsAt(sent, clock(-99))).toEqual([])
    const [seen, arrived] = eventsAt(sent, clock(300))
    expect(seen).toMatchObject({ kind: 'Position', ...pickup })
    expect(arrived).toMatchObject({ kind: 'Arrived', stopNumber: 1, city: 'Joliet', state: 'IL' })
    expect(seen?.occurredAt).toBe(arrived?.occurredAt)
    const at = (Date.parse(arrived?.occurredAt ?? '') - start) / 60_000
    expect(at).toBeGreaterThanOrEqual(-85)
    expect(at).toBeLessThanOrEqual(80)
  })

  it('comes mostly within its window, sometimes after it', () => {
    const hours = Array.from({ length: 300 }, (_, seed) => {
      const sent = load({ shipmentStatusName: 'Dispatched', lastHeardAt: minutes(-30) })
      const arrived = eventsAt(sent, clock(600, { seed })).find(({ kind }) => kind === 'Arrived')
      return (Date.parse(arrived?.occurredAt ?? '') - start) / 60_000
    })
    const late = hours.filter((at) => at > 120).length
    expect(late).toBeGreaterThan(5)
    expect(late).toBeLessThan(30)
    expect(hours.every((at) => at >= -15 && at <= 180)).toBe(true)
  })

  it('without news counts from the start of the simulator', () => {
    const sent = load({ shipmentStatusName: 'Dispatched' })
    expect(eventsAt(sent, clock(0, { startedAt: start }))).toEqual([])
    expect(eventsAt(sent, clock(181, { startedAt: start }))).toHaveLength(2)
  })
})

describe('at a stop', () => {
  const here = (more: Partial<Stop> = {}) => load({ stops: [stop(1, { arrivedAt: minutes(0), ...more }), stop(2)] })

  it('is loaded for 40 to 120 minutes and leaves', () => {
    expect(eventsAt(here(), clock(39))).toEqual([])
    const [departed, ...more] = eventsAt(here(), clock(121))
    expect(more).toEqual([])
    expect(departed).toMatchObject({ kind: 'Departed', stopNumber: 1 })
    expect(eventsAt(here(), clock(12.1, { speed: 10, startedAt: start }))).toHaveLength(1)
    expect(eventsAt(here(), clock(50, { speed: 10, startedAt: start + 48 * 60_000 }))).toEqual(
      eventsAt(here(), clock(68, { startedAt: start })).length > 0 ? [expect.anything()] : [],
    )
  })

  it('waits for the dock to open, twelve hours at most', () => {
    const closed = here({ earlyDateTime: minutes(200), lateDateTime: minutes(300) })
    expect(eventsAt(closed, clock(239))).toEqual([])
    expect(eventsAt(closed, clock(321))).toHaveLength(1)
    const days = here({ earlyDateTime: minutes(5000), lateDateTime: minutes(6000) })
    expect(eventsAt(days, clock(759))).toEqual([])
    expect(eventsAt(days, clock(841))).toHaveLength(1)
  })

  it('is unloaded before it leaves a dropoff', () => {
    const there = load({ stops: [departedStop(0), stop(2, { arrivedAt: minutes(800) })] })
    const events = eventsAt(there, clock(1000))
    expect(events.map(({ kind, stopNumber }) => [kind, stopNumber])).toEqual([
      ['Unloaded', 2],
      ['Departed', 2],
    ])
    const [unloaded, departed] = events.map(({ occurredAt }) => Date.parse(occurredAt))
    expect((departed ?? 0) - (unloaded ?? 0)).toBe(10 * 60_000)
  })
})

describe('on the road', () => {
  const leg = { line, from: pickup, to: dropoff, legMiles: 600 }
  const seenAt = (at: number, milesToGo: number) => ({ ...pointOnRoute(milesToGo, leg), at: minutes(at) })
  const rolling = (more: Partial<Load> = {}) => load({ stops: [departedStop(0), far()], ...more })

  it('tells every five minutes where it is, on the line of its way', () => {
    expect(eventsAt(rolling(), clock(4, { seed: steady }))).toEqual([])
    const [seen, ...more] = eventsAt(rolling(), clock(120, { seed: steady }))
    expect(more).toEqual([])
    expect(seen).toMatchObject({ kind: 'Position', occurredAt: minutes(120), longitude: -88 })
    expect(milesOf(steady)).toBeCloseTo(50, 0)
  })

  it('goes on from where it was last seen', () => {
    const [seen] = eventsAt(rolling({ position: seenAt(60, 400) }), clock(120, { seed: steady }))
    const { milesToGo } = remainingRoute({ latitude: seen?.latitude ?? 0, longitude: seen?.longitude ?? 0 }, leg)
    expect(milesToGo).toBeCloseTo(350, 0)
  })

  it('does not go by a position from before it left', () => {
    const [seen] = eventsAt(rolling({ position: seenAt(-60, 100) }), clock(120, { seed: steady }))
    expect(
      remainingRoute({ latitude: seen?.latitude ?? 0, longitude: seen?.longitude ?? 0 }, leg).milesToGo,
    ).toBeCloseTo(500, 0)
  })

  it('takes its break after eight hours, says once where, and goes on after it', () => {
    const [seen] = eventsAt(rolling({ position: seenAt(420, 250) }), clock(500, { seed: steady }))
    expect(seen?.occurredAt.slice(0, 16)).toBe(minutes(480).slice(0, 16))
    const standing = rolling({ position: seenAt(480, 200) })
    expect(eventsAt(standing, clock(505, { seed: steady }))).toEqual([])
    const [rolled] = eventsAt(standing, clock(570, { seed: steady }))
    const { milesToGo } = remainingRoute({ latitude: rolled?.latitude ?? 0, longitude: rolled?.longitude ?? 0 }, leg)
    expect(milesToGo).toBeCloseTo(150, 0)
  })

  it('brings its hours along from the leg before', () => {
    const middle = stop(2, { legMiles: 520, arrivedAt: minutes(740), departedAt: minutes(740) })
    const last = far({ stopNumber: 3, latitude: 33, longitude: -88, legMiles: 140 })
    const [seen] = eventsOf({
      load: load({ stops: [departedStop(0), middle, last] }),
      line: [...line, [-88, 33]],
      clock: clock(1000, { seed: steady }),
    })
    // 624 minutes of driving are done, so 36 of the driver's eleven hours remain.
    expect(Math.round((Date.parse(seen?.occurredAt ?? '') - start) / 60_000)).toBe(776)
  })

  it('arrives when the miles are driven, with the moment at which it did', () => {
    const events = eventsAt(rolling({ isTeamRequired: true, position: seenAt(600, 50) }), clock(700, { seed: steady }))
    expect(events.map(({ kind }) => kind)).toEqual(['Position', 'Arrived'])
    expect(events[1]).toMatchObject({ stopNumber: 2, city: 'Memphis', state: 'TN' })
    expect(events[1]?.occurredAt.slice(0, 16)).toBe(minutes(660).slice(0, 16))
  })

  it('runs at the pace of real trucks until the simulator starts, and faster from then on', () => {
    const started = start + 60 * 60_000
    const [seen] = eventsAt(rolling(), clock(60.6, { seed: steady, speed: 100, startedAt: started }))
    const { milesToGo } = remainingRoute({ latitude: seen?.latitude ?? 0, longitude: seen?.longitude ?? 0 }, leg)
    expect(milesToGo).toBeCloseTo(500, 0)
    expect(seen?.occurredAt).toBe(minutes(60.6))
  })

  it('runs faster with the clock', () => {
    const [seen] = eventsAt(rolling(), clock(1.2, { seed: steady, speed: 100, startedAt: start }))
    const { milesToGo } = remainingRoute({ latitude: seen?.latitude ?? 0, longitude: seen?.longitude ?? 0 }, leg)
    expect(milesToGo).toBeCloseTo(500, 0)
  })

  it('some roads are slow: it says why once, when it leaves', () => {
    const events = eventsAt(rolling(), clock(60, { seed: slow }))
    expect(events.map(({ kind }) => kind)).toEqual(['Delayed', 'Position'])
    expect(events[0]).toMatchObject({
      stopNumber: 2,
      occurredAt: minutes(0),
      reason: expect.stringMatching(/^(AO|AI|BE|AM)$/),
    })
    expect(milesOf(slow)).toBeCloseTo(30, 0)
    expect(
      eventsAt(rolling({ position: seenAt(60, 570) }), clock(120, { seed: slow })).map(({ kind }) => kind),
    ).toEqual(['Position'])
  })

  it('does not make up for being late or at risk, however fast the simulator runs', () => {
    const fast = clock(12, { seed: steady, speed: 10, startedAt: start })
    const milesAt = (lateDateTime: string) => {
      const [seen] = eventsAt(rolling({ stops: [departedStop(0), far({ lateDateTime })] }), fast)
      return remainingRoute({ latitude: seen?.latitude ?? 0, longitude: seen?.longitude ?? 0 }, leg).milesToGo
    }
    // Twelve hours of driving, a break and a rest take 1,350 minutes.
    expect(milesAt(minutes(1350 + 59))).toBeCloseTo(590, 0)
    expect(milesAt(minutes(100))).toBeCloseTo(590, 0)
  })

  it('drives so that it arrives within its window, however fast the simulator runs', () => {
    const window = { earlyDateTime: minutes(2000), lateDateTime: minutes(2300) }
    const one = rolling({ stops: [departedStop(0), far(window)] })
    const arrivals = Array.from({ length: 40 }, (_, seed) => {
      const isThere = (at: number) =>
        eventsAt(one, clock(at, { seed, speed: 10, startedAt: start })).some(({ kind }) => kind === 'Arrived')
      return Array.from({ length: 100 }, (_unused, tens) => 1600 + tens * 10).find(isThere) ?? 0
    })
    expect(arrivals.every((at) => at > 2000)).toBe(true)
    expect(arrivals.filter((at) => at <= 2250).length).toBeGreaterThan(30)
  })

  it('held up: it stands, says so every half hour, and goes on to arrive around its limit', () => {
    const held = (at: number) => eventsAt(rolling(), clock(at, { seed: heldUp, speed: 10, startedAt: start }))
    expect(held(29)).toEqual([])
    expect(held(95)).toMatchObject([{ kind: 'Position', occurredAt: minutes(90), ...pickup }])
    const arrivals = Array.from({ length: 4200 }, (_, at) => at).find((at) =>
      held(at).some(({ kind }) => kind === 'Arrived'),
    )
    expect(arrivals).toBeGreaterThan(3940)
    expect(arrivals).toBeLessThan(4095)
  })

  it('comes after half a day to a place that nobody knows', () => {
    const nowhere = load({ stops: [departedStop(0), stop(2, { latitude: null, longitude: null })] })
    expect(eventsAt(nowhere, clock(719))).toEqual([])
    expect(eventsAt(nowhere, clock(720)).map(({ kind }) => kind)).toEqual(['Arrived'])
  })

  it('needs its way only there', () => {
    expect(isOnTheRoad(load())).toBe(false)
    expect(isOnTheRoad(rolling())).toBe(true)
    expect(isOnTheRoad(load({ stops: [stop(1, { arrivedAt: minutes(0) }), stop(2)] }))).toBe(false)
    expect(
      isOnTheRoad(load({ stops: [departedStop(0), stop(2, { arrivedAt: minutes(9), unloadedAt: minutes(10) })] })),
    ).toBe(false)
  })
})

describe('after the delivery', () => {
  const delivered = (more: Partial<Stop> = {}) =>
    load({
      shipmentStatusName: 'Delivered',
      stops: [
        departedStop(0),
        stop(2, { arrivedAt: minutes(800), unloadedAt: minutes(850), departedAt: minutes(860), ...more }),
      ],
    })

  it('sends the paper of each dropoff some time later, and none twice', () => {
    expect(eventsAt(delivered(), clock(889))).toEqual([])
    expect(eventsAt(delivered(), clock(1101))).toEqual([
      expect.objectContaining({ kind: 'ProofOfDelivery', stopNumber: 2 }),
    ])
    expect(eventsAt(delivered({ hasProof: true }), clock(1101))).toEqual([])
  })

  it('is forgotten by some, and where it lies too long before the start', () => {
    const sent = Array.from({ length: 300 }, (_, seed) => eventsAt(delivered(), clock(1101, { seed })).length)
    const forgotten = sent.filter((count) => count === 0).length
    expect(forgotten).toBeGreaterThan(20)
    expect(forgotten).toBeLessThan(70)
    const later = (startedAt: number) => eventsAt(delivered(), clock(3000, { startedAt: start + startedAt * 60_000 }))
    expect(later(1200)).toHaveLength(1)
    expect(later(860 + 240 + 360 + 1)).toEqual([])
  })

  it('waits until the portal knows of the delivery', () => {
    expect(eventsAt({ ...delivered(), shipmentStatusName: 'AtStop' }, clock(1101))).toEqual([])
  })
})

it('the same news have the same id, those of another booking have another', () => {
  const idOf = (one: Load, now: number) => eventsAt(one, clock(now, { seed: steady }))[0]?.eventId
  const rolling = load({ stops: [departedStop(0), stop(2)] })
  expect(idOf(rolling, 60)).toBe(idOf(rolling, 90))
  expect(idOf({ ...rolling, bookedAt: minutes(-500) }, 60)).not.toBe(idOf(rolling, 60))
  expect(idOf({ ...rolling, bookedAt: null }, 60)).toMatch(/^S100001-x-Position-/)
})
