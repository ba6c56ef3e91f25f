import { describe, expect, it } from 'vitest'
import { type Requested, replyTo } from './requests.ts'

const sent = Date.parse('2026-11-17T12:00:00Z')
const requested = (index: number, more: Partial<Requested['load']> = {}, minutes = 120): Requested => ({
  carrierName: 'Able',
  sentAt: new Date(sent).toISOString(),
  expiresAt: new Date(sent + minutes * 60_000).toISOString(),
  own: { state: 'Pending' },
  load: { shipmentNumber: `S${100_000 + index}`, totalDistance: 1_000, equipmentMode: 1, weight: 40_000, ...more },
})
const replies = (more: Partial<Requested['load']> = {}, speed = 1, minutes = 120) =>
  Array.from({ length: 500 }, (_, index) => replyTo(requested(index, more, minutes), { seed: 1, speed }))
const offers = (all: ReturnType<typeof replies>) =>
  all.flatMap((one) => (one?.answer.answer === 'Offered' ? [one] : []))
const totals = (more: Partial<Requested['load']>) => offers(replies(more)).map(({ answer }) => answer.total ?? 0)

describe('a request for a rate', () => {
  it('is mostly answered with a price, sometimes declined, and now and then forgotten', () => {
    const all = replies()
    expect(offers(all).length).toBeGreaterThan(330)
    expect(offers(all).length).toBeLessThan(390)
    const declined = all.filter((one) => one?.answer.answer === 'Declined')
    expect(declined.length).toBeGreaterThan(55)
    expect(declined.length).toBeLessThan(105)
    expect(all.filter((one) => one === null).length).toBeGreaterThan(35)
    expect(replies()).toEqual(all)
  })

  it('costs by mile and equipment, some less and some more, and never less than a truck needs', () => {
    const dry = totals({})
    expect(Math.min(...dry)).toBeGreaterThanOrEqual(2_065)
    expect(Math.min(...dry)).toBeLessThan(2_150)
    expect(Math.max(...dry)).toBeLessThanOrEqual(2_775)
    expect(Math.max(...dry)).toBeGreaterThan(2_690)
    expect(dry.every((total) => total % 5 === 0)).toBe(true)
    expect(Math.max(...totals({ equipmentMode: 2 }))).toBeGreaterThan(3_200)
    expect(Math.max(...totals({ equipmentMode: 3 }))).toBeGreaterThan(3_380)
    expect(Math.max(...totals({ equipmentMode: 5 }))).toBeGreaterThan(2_860)
    expect(new Set(totals({ totalDistance: 20 }))).toEqual(new Set([380]))
    expect(Math.max(...totals({ totalDistance: null }))).toBeLessThanOrEqual(695)
  })

  it('names the days, and now and then a note', () => {
    const days = (totalDistance: number) => offers(replies({ totalDistance }))[0]?.answer.transitDays
    expect([days(20), days(500), days(501), days(1_800)]).toEqual([1, 1, 2, 4])
    const noted = offers(replies()).filter(({ answer }) => answer.note)
    expect(noted.length).toBeGreaterThan(70)
    expect(noted.length).toBeLessThan(145)
    expect(new Set(noted.map(({ answer }) => answer.note)).size).toBe(3)
  })

  it('is answered within the hour, before its time is over, sooner when time runs faster', () => {
    const minutesOf = (all: ReturnType<typeof replies>) => all.flatMap((one) => (one ? (one.at - sent) / 60_000 : []))
    expect(Math.min(...minutesOf(replies()))).toBeGreaterThanOrEqual(3)
    expect(Math.max(...minutesOf(replies()))).toBeLessThanOrEqual(43)
    expect(Math.max(...minutesOf(replies()))).toBeGreaterThan(40)
    expect(Math.max(...minutesOf(replies({}, 10)))).toBeLessThanOrEqual(4.3)
    expect(Math.max(...minutesOf(replies({}, 1, 10)))).toBe(8)
  })

  it('that was answered is left alone', () => {
    const answered = { ...requested(0), own: { state: 'Offered' as const } }
    expect(
      Array.from({ length: 50 }, (_, seed) => replyTo(answered, { seed, speed: 1 })).every((one) => one === null),
    ).toBe(true)
  })
})
