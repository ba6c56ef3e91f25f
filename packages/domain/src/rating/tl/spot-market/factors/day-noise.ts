import type { Factor } from '#rating/tl/spot-market/factors/factor.ts'
import { hashOf } from '#rating/tl/spot-market/hash.ts'
import type { SpotAsk, SpotStop } from '#rating/tl/spot-quote.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Random market variation: each lane has its own level (2% either way), and each day moves it (2.5% either way). */
const width = { lane: 0.02, day: 0.025 } as const

/** Deterministic for the same lane on the same day, independent of other request values. */
export function dayNoise(ask: SpotAsk, today: IsoDate): Factor {
  const lane = [placeKey(ask.stops[0]), placeKey(ask.stops.at(-1)), ask.equipmentMode].join('>')
  const shift = width.lane * swing(lane) + width.day * swing(`${lane}@${today}`)
  return { name: 'This lane on this day', factor: 1 + shift }
}

/** Pseudo-random value between -1 and 1. */
const swing = (text: string): number => (hashOf(text) / 0xffff_ffff) * 2 - 1

/** Key of a place: the postal code area, or the city when there is no postal code. */
function placeKey(stop: SpotStop | undefined): string {
  if (!stop) return ''
  const area = stop.postalCode?.trim().toUpperCase().slice(0, 3) || stop.city.trim().toUpperCase()
  return `${stop.country}-${stop.state.trim().toUpperCase()}-${area}`
}
