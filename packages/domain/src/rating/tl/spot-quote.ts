import type { EquipmentMode } from '#freight/modes.ts'
import type { Country } from '#places/states.ts'
import type { Charge } from '#rating/charges.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Stop of a truckload request. The first is a pickup, the last a dropoff. */
export type SpotStop = {
  stopNumber: number
  /** Null in countries whose places have no postal codes. */
  postalCode: string | null
  city: string
  state: string
  country: Country
}

/** Request to a source of truckload spot rates, including what the portal knows of the route and the freight. */
export type SpotAsk = {
  equipmentMode: EquipmentMode
  /** Pickup date in the time zone of the pickup location. */
  effectiveDate: IsoDate
  /** Stops in route order, at least two. */
  stops: readonly SpotStop[]
  /** Road miles over all stops. */
  miles: number
  isHazmatRequired: boolean
  isTeamRequired: boolean
  isLiftGateRequired: boolean
  /** True for a partial load, false for a full truck. */
  isPartial: boolean
  /** Linear feet of trailer. Without them, a partial load is priced at the maximum length. */
  linearFeet?: number | null
  /** Weight in pounds. */
  weight?: number | null
}

export type SpotQuote = {
  /** Stable for the same answer, so that a screen keeps its selection after a refresh. */
  id: string
  quoteNumber: string
  effectiveDate: IsoDate
  transitDays: number
  totalCost: Cents
  isPartial: boolean
  charges: readonly Charge[]
  /** Explanation of the price, one sentence per entry. Empty when the source gives none. */
  why: readonly string[]
  /** Complete unparsed answer, for sources that need it at booking. */
  asItCame?: Readonly<Record<string, unknown>>
}

/** Reason why a source gives no spot rate, as a sentence for the user. */
export type SpotRefusal = { reason: string }

export type SpotAnswer = SpotQuote | SpotRefusal

export const isSpotRefusal = (answer: SpotAnswer): answer is SpotRefusal => 'reason' in answer
