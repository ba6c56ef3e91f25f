import { fullTrailer } from '#freight/trailer-plan.ts'
import { findState } from '#places/states.ts'
import { marketLevels } from '#rating/tl/spot-market/equipment.ts'
import { regionOf } from '#rating/tl/spot-market/factors/regions.ts'
import { partialIssue } from '#rating/tl/spot-market/partial.ts'
import type { SpotAsk } from '#rating/tl/spot-quote.ts'
import { formatNumber, formatWeight } from '#shared/format.ts'

/** Maximum pounds that a truck may carry without a permit, and the maximum length of a route in miles. */
const mostWeight = 48_000
const mostMiles = 7_000

/** Reason why the market gives no price, or null when it does. */
export const refusalOf = (ask: SpotAsk): string | null =>
  routeIssue(ask) ?? freightIssue(ask) ?? (ask.isPartial ? partialIssue(ask) : null)

function routeIssue({ stops, miles, effectiveDate }: SpotAsk): string | null {
  if (stops.length < 2) return 'A truckload needs a pickup and a dropoff'
  if (!isDate(effectiveDate)) return 'The pickup date is not known'
  const unreachable = stops.find(({ country, state }) => regionOf(country, state) === null)
  if (unreachable)
    return `No truck goes to ${findState(unreachable.country, unreachable.state)?.name ?? unreachable.state}`
  if (!Number.isFinite(miles) || miles < 0) return 'The route miles are not known'
  return miles > mostMiles ? `No truck drives ${formatNumber(miles, 0)} miles` : null
}

function freightIssue({ equipmentMode, linearFeet, weight }: SpotAsk): string | null {
  if (!Object.hasOwn(marketLevels, equipmentMode)) return 'There is no market for this equipment'
  if ((linearFeet ?? 0) > fullTrailer.linearFeet)
    return `A trailer is ${fullTrailer.linearFeet} feet long, this freight takes ${formatNumber(linearFeet)}`
  if ((weight ?? 0) > mostWeight) return `No truck carries ${formatWeight(weight)} without a permit`
  return null
}

/** Whether a text is a valid calendar date. February 30 is not. */
export function isDate(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
