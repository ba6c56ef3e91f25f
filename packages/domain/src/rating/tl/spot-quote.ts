import type { EquipmentMode } from '#freight/modes.ts'
import type { Country } from '#places/states.ts'
import type { Charge } from '#rating/charges.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** A place that a truck is priced for; the first is a pickup, the last a dropoff. */
export type SpotStop = {
  stopNumber: number
  /** Null where a country's places have no postal codes. */
  postalCode: string | null
  city: string
  state: string
  country: Country
}

/** What a source of truckload spot rates is asked, with what the portal knows of the way and the freight. */
export type SpotAsk = {
  equipmentMode: EquipmentMode
  /** The day of the pickup by the calendar of its place. */
  effectiveDate: IsoDate
  /** In the order of the way, at least two. */
  stops: readonly SpotStop[]
  /** Road miles over all stops. */
  miles: number
  isHazmatRequired: boolean
  isTeamRequired: boolean
  isLiftGateRequired: boolean
  /** Asks for a share of a truck in place of a whole one. */
  isPartial: boolean
  /** Feet of trailer that the freight takes; without them a share of a truck is priced as the largest one there is. */
  linearFeet?: number | null
  /** Pounds. */
  weight?: number | null
}

/** A spot rate of any source. */
export type SpotQuote = {
  /** The same for the same answer, so that a screen keeps its choice over a refresh. */
  id: string
  quoteNumber: string
  effectiveDate: IsoDate
  transitDays: number
  totalCost: Cents
  isPartial: boolean
  charges: readonly Charge[]
  /** How the price came about, one sentence each; empty where the source does not tell. */
  why: readonly string[]
  /** The whole answer, unread, where the source books by it. */
  asItCame?: Readonly<Record<string, unknown>>
}

/** Why a source gives no spot rate, in a sentence that a user may read. */
export type SpotRefusal = { reason: string }

export type SpotAnswer = SpotQuote | SpotRefusal

export const isSpotRefusal = (answer: SpotAnswer): answer is SpotRefusal => 'reason' in answer
