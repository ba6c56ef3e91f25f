import type { Accessorial } from '#rating/accessorials.ts'
import type { Charge } from '#rating/charges.ts'
import type { RateSource, ServiceLevel } from '#rating/rate-sources.ts'
import type { Cents } from '#shared/units.ts'
import type { Instant } from '#shared/written-date.ts'

export type IntegratedRate = {
  /** Stable for the same answer, so that a screen keeps its selection after a refresh. */
  id: string
  quoteId: string
  rateSource: RateSource
  carrierName: string
  /** SCAC of the carrier if the source provides it. The portal uses it to find the logo and the carrier record. */
  scac: string | null
  logoId: string | null
  minServiceDays: number
  maxServiceDays: number
  serviceLevel: ServiceLevel
  /** Service level code of the source, stored and sent back unchanged at booking. */
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
  /** Time until which the source guarantees the price, or null when it states none. */
  expiresAt: Instant | null
  /** Explanation of the price, one sentence per entry. Empty when the source gives none. */
  why: readonly string[]
  /**
   * Information that a buyer needs before choosing, such as an accessorial that is not in the price or a message of the
   * carrier.
   */
  warnings: readonly string[]
  /** Requested accessorials that are not in the price. */
  unpricedAccessorials: readonly Accessorial[]
  /** Opaque values that the source expects back at booking. */
  bookingParameters: Readonly<Record<string, unknown>>
}

/** Carrier that gave no rate, with its reason. */
export type RateRefusal = { carrierName: string; reason: string }

/** Answer of one rate source: the rates, and the carriers that gave none. */
export type RateAnswer = { rates: readonly IntegratedRate[]; refusals: readonly RateRefusal[] }
