import { describe, expect, it } from 'vitest'
import { checkPosition, fastestTruck, type KnownTruck, type TimedPoint } from '#tracking/positions/doubtful.ts'

const start = Date.UTC(2026, 10, 18, 12)
const after = (minutes: number) => new Date(start + minutes * 60_000)
const at = (latitude: number, longitude: number, minutes: number): TimedPoint => ({
  latitude,
  longitude,
  at: after(minutes),
})
/** Joliet, IL, on the road to Dallas, and places that are not. */
const joliet = (minutes: number) => at(41.5, -88.1, minutes)
const denver = (minutes: number) => at(39.74, -104.98, minutes)
const lakeMichigan = (minutes: number) => at(42.8, -86.9, minutes)

const truck = (facts: Partial<KnownTruck> = {}): KnownTruck => ({
  accepted: joliet(0),
  doubtful: null,
  standing: null,
  line: [
    [-87.63, 41.88],
    [-88.1, 41.5],
    [-96.8, 32.78],
  ],
  ...facts,
})
const onRoad = { isNearRoad: () => true, topSpeed: fastestTruck }
const offRoad = { isNearRoad: () => false, topSpeed: fastestTruck }
const doubtOf = (position: TimedPoint, known = truck(), context = onRoad) =>
  checkPosition(position, known, context).doubt

describe('a position', () => {
  it('is doubtful when it needs more than 90 mph in a straight line from the last accepted one [DEF-129]', () => {
    expect(doubtOf(denver(50))).toMatch(/^Needs 1,0\d\d mph from the last position$/)
    // One degree of latitude is 69.1 miles.
    expect(doubtOf(at(42.5, -88.1, 46))).toMatch(/^Needs 90 mph/)
    expect(doubtOf(at(42.5, -88.1, 47))).toBeNull()
    expect(doubtOf(denver(50), truck({ accepted: null }))).toBeNull()
    // Several positions of one minute lie a little apart.
    expect(doubtOf(at(41.51, -88.1, 0))).toBeNull()
  })

  it('is doubtful more than 25 miles off the planned route unless a road runs within 3 miles [DEF-129]', () => {
    const known = truck({ accepted: null })
    expect(doubtOf(lakeMichigan(0), known, offRoad)).toMatch(/^\d\d mi off the planned route and not near a road$/)
    expect(doubtOf(lakeMichigan(0), known, onRoad)).toBeNull()
    expect(doubtOf(at(41.7, -88.1, 0), known, offRoad)).toBeNull()
    expect(doubtOf(lakeMichigan(0), truck({ accepted: null, line: [] }), offRoad)).toBeNull()
  })

  it('is doubtful more than 5 miles from the stop where the truck stands, but not before it came there [DEF-129]', () => {
    const known = truck({ standing: joliet(10) })
    expect(doubtOf(at(41.6, -88.1, 20), known)).toBe('7 mi from the stop where the truck stands')
    expect(doubtOf(at(41.57, -88.1, 20), known)).toBeNull()
    expect(doubtOf(at(41.6, -88.1, 9), known)).toBeNull()
  })

  it('with latitude and longitude swapped is doubtful, however often it comes [DEF-129]', () => {
    const swapped = (minutes: number) => at(-88.1, 41.5, minutes)
    const first = checkPosition(swapped(5), truck({ accepted: null }), onRoad)
    expect(first.doubt).toBe('Latitude and longitude look swapped')
    expect(checkPosition(swapped(10), first.truck, onRoad).doubt).toBe('Latitude and longitude look swapped')
  })
})

describe('a doubtful position', () => {
  const doubted = checkPosition(denver(50), truck(), onRoad)

  it('is accepted with the next one that agrees with it within 60 minutes [DEF-129]', () => {
    const next = checkPosition(at(39.8, -104.9, 110), doubted.truck, onRoad)
    expect(next).toMatchObject({ doubt: null, confirmed: denver(50), truck: { accepted: at(39.8, -104.9, 110) } })
    const late = checkPosition(at(39.8, -104.9, 111), doubted.truck, onRoad)
    expect(late).toMatchObject({ confirmed: null, truck: { accepted: joliet(0), doubtful: at(39.8, -104.9, 111) } })
    expect(late.doubt).toMatch(/^Needs/)
  })

  it('makes a truck that left its route believed from then on [DEF-129]', () => {
    const onLake = (minutes: number) => at(42.8, -86.9 + minutes / 100, minutes)
    let known = truck({ accepted: null })
    const doubts = [0, 10, 20, 30].map((minutes) => {
      const checked = checkPosition(onLake(minutes), known, offRoad)
      known = checked.truck
      return checked.doubt === null
    })
    expect(doubts).toEqual([false, true, true, true])
  })

  it('stays doubtful when the next one agrees with the last accepted one, or with neither', () => {
    expect(checkPosition(joliet(60), doubted.truck, onRoad)).toMatchObject({
      doubt: null,
      confirmed: null,
      truck: { accepted: joliet(60), doubtful: null },
    })
    const seattle = at(47.6, -122.3, 60)
    expect(checkPosition(seattle, doubted.truck, onRoad)).toMatchObject({
      confirmed: null,
      truck: { doubtful: seattle },
    })
  })

  it('that is older than the accepted one changes nothing', () => {
    expect(checkPosition(denver(-10), truck(), onRoad)).toMatchObject({ doubt: expect.any(String), truck: truck() })
  })
})
