import { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { dollarsOfCents, dollarsOfTenThousandths } from '@lanewise/contract/money'
import { estimateOf } from '@lanewise/domain/lanes/estimated-rate'
import { isActiveOn } from '@lanewise/domain/lanes/rate-sequence'
import type { AdditionalCharge, RateSpecification } from '@lanewise/domain/rating/tl/contract-terms'
import type { TlFreight } from '@lanewise/domain/rating/tl/freight'
import { addDays, zonedDate } from '@lanewise/domain/shared/calendar'
import { declaredFields } from '#platform/declared-fields.ts'
import type { LaneRow } from '../lanes.queries.ts'
import { milesOf } from '../lanes.view.ts'
import { type LaneFigures, noAnswers } from './figures.queries.ts'
import { agreedOf, priceRate } from './rate-terms.ts'
import type { RateRow } from './rates.queries.ts'

const declared = declaredFields(LaneRate)

/** The lane of the rates, the company's date and time zone, and the figures of the carriers. */
export type Beside = { lane: LaneRow; today: string; timeZone: string; figures: LaneFigures }

/**
 * A rate version as the API returns it (LRATE-1). Its place in the tender sequence appears only while the rate is
 * active.
 */
export function rateView(row: RateRow, beside: Beside): LaneRate {
  const agreed = agreedOf(row)
  const { cost, text } = estimateOf(agreed, { miles: milesOf(beside.lane), means: {} }, row.fuelPerMile)
  const expirationDate = lastDayOf(row, beside)
  const isActive = isActiveOn({ ...row, expirationDate }, beside.today)
  return declared({
    ...row,
    expirationDate,
    rate: dollarsOfTenThousandths(row.rate),
    rateUnits: row.chargeType,
    minCharge: agreed.minCharge === null ? null : dollarsOfCents(agreed.minCharge),
    sequence: isActive ? row.sequence : null,
    estimatedRate: cost === null ? null : dollarsOfCents(cost),
    estimateText: text,
    rateSpecifications: agreed.rateSpecifications.map(specificationView),
    additionalCharges: agreed.additionalCharges.map(chargeView),
    isActive,
    isReplaced: row.replacedAt !== null,
    ...figuresOf(row, beside.figures),
  })
}

/** A carrier's on-time percentages and its acceptance rate on this lane. (DEF-91) */
export const figuresOf = ({ carrierId }: Pick<RateRow, 'carrierId'>, { answers, carriers }: LaneFigures) => ({
  carrierOnTimePickupPercentage: carriers.get(carrierId)?.onTimePickup ?? null,
  carrierOnTimeDeliveryPercentage: carriers.get(carrierId)?.onTimeDelivery ?? null,
  ...(answers.get(carrierId) ?? noAnswers),
})

/** Sorts rates by tender sequence, then by carrier, date and order of creation. Rates without a place come last. */
export const inOrder = (rates: readonly LaneRate[]): LaneRate[] =>
  [...rates].sort(
    (a, b) =>
      (a.sequence ?? Number.MAX_SAFE_INTEGER) - (b.sequence ?? Number.MAX_SAFE_INTEGER) ||
      a.carrierName.localeCompare(b.carrierName, 'en') ||
      a.effectiveDate.localeCompare(b.effectiveDate) ||
      a.expirationDate.localeCompare(b.expirationDate),
  )

/** A replaced version counted until the day before its replacement. */
function lastDayOf({ replacedAt, expirationDate }: RateRow, { timeZone }: Beside): string {
  if (!replacedAt) return expirationDate
  const last = addDays(zonedDate(replacedAt, timeZone), -1)
  return last < expirationDate ? last : expirationDate
}

/** What others need of a contract: its price for some freight, and its additional charges in dollars. */
export const contractOf = (row: RateRow) => ({
  priceFor: (freight: TlFreight) => priceRate(row, freight),
  additionalCharges: agreedOf(row).additionalCharges.map(chargeView),
})

export const chargeView = (charge: AdditionalCharge) => ({
  ...charge,
  rate: dollarsOfTenThousandths(charge.rate),
  total: dollarsOfCents(charge.total),
})

const specificationView = ({ rateRanges, ...same }: RateSpecification) => ({
  ...same,
  rateRanges: rateRanges.map((range) => ({ ...range, ratePerPallet: dollarsOfTenThousandths(range.ratePerPallet) })),
})
