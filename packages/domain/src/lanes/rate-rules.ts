import type { Measure } from '#freight/measure.ts'
import { palletRangeIssues, type RangeDraft } from '#lanes/pallet-ranges.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** An additional charge as submitted by a form or an API client. */
export type AdditionalChargeDraft = {
  description?: string | null
  type?: string | null
  units?: Measure
  rate?: Measure
  chargeRateType?: string | null
}

/** A contracted rate as submitted by a form or an API client. */
export type LaneRateDraft = {
  carrierId?: string | null
  rateType?: string | null
  chargeType?: string | null
  rate?: Measure
  minCharge?: Measure
  effectiveDate?: string | null
  expirationDate?: string | null
  rateSpecifications?: readonly { rateRanges: readonly RangeDraft[] }[]
  additionalCharges?: readonly AdditionalChargeDraft[]
}

/** All validation issues that keep a contracted rate from being saved. */
export function laneRateIssues(draft: LaneRateDraft): FieldIssue[] {
  return [
    ...missingFields(draft),
    ...negativeRate(draft),
    ...dateIssues(draft),
    ...rangeIssues(draft),
    ...(draft.additionalCharges ?? []).flatMap((charge, index) =>
      additionalChargeIssues(charge).map(({ path, message }) => ({
        path: ['additionalCharges', index, ...path],
        message,
      })),
    ),
  ]
}

/** Missing fields of an additional charge. A rate of 0 or below is valid. (LRATE-36) */
export const additionalChargeIssues = (charge: AdditionalChargeDraft): FieldIssue[] =>
  missing(charge, {
    description: 'Description is required',
    type: 'Type is required',
    units: 'Units is required',
    rate: rateMessage,
    chargeRateType: 'Method is required',
  })

/** Message for a missing carrier, and for a carrier that is not one of the company's TL carriers. (LRATE-21) */
export const carrierMessage = 'Please choose one of your TL carriers'

const rateMessage = 'Rate is required'

/** A per-pallet rate has ranges and a minimum in place of the rate. (LRATE-21, LRATE-23 to LRATE-25) */
function missingFields(draft: LaneRateDraft): FieldIssue[] {
  const isPerPallet = draft.chargeType === 'Pallet'
  return missing(draft, {
    carrierId: carrierMessage,
    rateType: 'Rate Type is required',
    chargeType: 'Rate Unit is required',
    ...(isPerPallet ? { minCharge: 'Min Charge is required' } : { rate: rateMessage }),
    effectiveDate: 'Effective Date is required',
    expirationDate: 'Expiration Date is required',
  })
}

/** A carrier's rate cannot be negative; credits are entered as additional charges. */
const negativeRate = ({ chargeType, rate }: LaneRateDraft): FieldIssue[] =>
  chargeType !== 'Pallet' && typeof rate === 'number' && rate < 0
    ? [{ path: ['rate'], message: 'Cannot be negative' }]
    : []

/** A rate that ends before it begins would never be active. */
function dateIssues({ effectiveDate, expirationDate }: LaneRateDraft): FieldIssue[] {
  if (isMissing(effectiveDate) || isMissing(expirationDate) || effectiveDate <= expirationDate) return []
  return [{ path: ['expirationDate'], message: 'Expiration Date must not be before Effective Date' }]
}

function rangeIssues({ chargeType, rateSpecifications = [] }: LaneRateDraft): FieldIssue[] {
  if (chargeType !== 'Pallet') return []
  const specifications = rateSpecifications.length > 0 ? rateSpecifications : [{ rateRanges: [] }]
  return specifications.flatMap(({ rateRanges }, index) =>
    palletRangeIssues(rateRanges).map(({ path, message }) => ({
      path: ['rateSpecifications', index, 'rateRanges', ...path],
      message,
    })),
  )
}

function missing<Draft extends object>(
  draft: Draft,
  messages: Partial<Record<keyof Draft & string, string>>,
): FieldIssue[] {
  return (Object.entries(messages) as [keyof Draft & string, string][])
    .filter(([field]) => isMissing(draft[field]))
    .map(([field, message]) => ({ path: [field], message }))
}

/** Empty text and values that are not numbers count as missing; 0 does not. */
const isMissing = (value: unknown): value is null | undefined | '' =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'number' && !Number.isFinite(value))
