import { RateQueryProduct } from '@lanewise/contract/rate-query'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { placeOfId } from '@lanewise/geography/places/search'
import { describe, expect, it } from 'vitest'
import { foodProducts } from '#products.ts'
import { randomOf } from '#random.ts'
import { makeQuotes } from './make-quotes.ts'
import type { QuotedLane } from './quoted-lanes.ts'
import { rateQuotes } from './rate-quotes.ts'

const now = new Date('2026-11-13T20:00:00Z')
const timeZone = 'America/Chicago'

function end(id: string): QuotedLane['from'] {
  const place = placeOfId(id)
  if (!place) throw new Error(`${id} is not known`)
  return { ...place, id }
}

const lanes: QuotedLane[] = [
  { from: end('US:46204'), to: end('US:75201'), miles: 897 },
  { from: end('US:60606'), to: end('US:30336'), miles: 720 },
]
const people = [{ id: 'quinn' }, { id: 'ana' }]
const make = () =>
  makeQuotes(randomOf(7), { lanes: lanes, products: foodProducts, people, now, timeZone, perDay: 2, days: 365 })

describe('the quotes of the demo', () => {
  const quotes = make()

  it('fill a year up to now, in order, and the last week too', () => {
    const times = quotes.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
    expect(now.getTime() - (times[0] ?? 0)).toBeGreaterThan(355 * 86_400_000)
    expect(times.filter((time) => now.getTime() - time < 7 * 86_400_000).length).toBeGreaterThan(5)
    expect(quotes.every(({ ask, createdAt }) => ask.shippingDate > zonedDate(createdAt, timeZone))).toBe(true)
    expect(new Set(quotes.map(({ createdBy }) => createdBy))).toEqual(new Set(['quinn', 'ana']))
  })

  it('hold goods that the portal takes, and are the same on every run', () => {
    for (const { ask } of quotes)
      for (const product of ask.products) expect(RateQueryProduct.safeParse(product).success).toBe(true)
    expect(make()).toEqual(quotes)
  })

  it('are really rated, most of them with several rates, and now and then a source failed', () => {
    const rated = rateQuotes(randomOf(8), quotes, now)
    const counts = rated.map(({ sources }) => sources.reduce((sum, { rates }) => sum + rates.length, 0))
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(rated.length * 0.8)
    const failed = rated.filter(({ sources }) => sources.some(({ state }) => state === 'Failed'))
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.length).toBeLessThan(rated.length / 10)
  })
})
