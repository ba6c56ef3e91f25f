import type { Accessorial } from '#rating/accessorials.ts'
import type { Charge } from '#rating/charges.ts'
import type { RateSource, ServiceLevel } from '#rating/rate-sources.ts'
import type { Cents } from '#shared/units.ts'
import type { Instant } from '#shared/written-date.ts'

/** An LTL or volume rate of any source. */
export type IntegratedRate = {
  /** The same for the same answer, so that a screen keeps its choice over a refresh. */
  id: string
  quoteId: string
  rateSource: RateSource
  carrierName: string
  /** The carrier's SCAC where the source tells it; the portal finds logo and record of the carrier by it. */
  scac: string | null
  logoId: string | null
  minServiceDays: number
  maxServiceDays: number
  serviceLevel: ServiceLevel
  /** The source's own level, kept and sent back at booking exactly as it came. */
  serviceLevelCode: string | null
  serviceLevelDescription: string | null
  isGuaranteedRate: boolean
  pickupFlexibility: string | null
  flexibilityDescription: string | null
  maxLiability: Cents | null
  totalCost: Cents
  charges: readonly Charge[]
  customerFreightPayer: string | null
  webServiceDescriptionId: string | null
  integrationServiceType: string | null
  additionalInfo: {
    integrationCarrierQuoteReferenceNumber: string | null
    integrationCarrierName: string | null
  }
  /** Until when the source keeps its word; null when it does not say. */
  expiresAt: Instant | null
  /** How the price came about, one sentence each; empty where the source does not tell. */
  why: readonly string[]
  /** What a buyer must know before choosing: an accessorial that is not in the price, a message of the carrier. */
  warnings: readonly string[]
  /** What was asked for and is not in the price. */
  unpricedAccessorials: readonly Accessorial[]
  /** What the source wants back at booking; nobody else reads it. */
  bookingParameters: Readonly<Record<string, unknown>>
}

/** A carrier that gave no rate, and why. */
export type RateRefusal = { carrierName: string; reason: string }

/** What one source answers: rates, and by name those who gave none. */
export type RateAnswer = { rates: readonly IntegratedRate[]; refusals: readonly RateRefusal[] }
