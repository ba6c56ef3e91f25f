import { activeCharges, type InvoiceCharge } from '#invoices/balance.ts'
import type { InvoiceStatus } from '#invoices/invoice-status.ts'
import { chargeTypes } from '#rating/charge-types.ts'
import { totalOf } from '#rating/charges.ts'
import { type Cents, cents, exact } from '#shared/units.ts'

/** Party that compares carrier bills with the booked amounts. */
export type AuditMode = 'own' | 'thirdParty' | 'self'

/** Allowed difference between a bill and the booked amount; companies start with 0 and 0. */
export type AuditTolerance = { amount: Cents; percent: number }

/** Billed amount (null without a bill) and booked amount. */
export type BilledAndBooked = { externalInvoiceAmount: Cents | null; total: Cents }

type AuditedRecord = BilledAndBooked & {
  auditMode: AuditMode
  status: InvoiceStatus
  rateMismatchOverride: boolean
  hasAllRequiredDocuments: boolean
}

/** @awaits invoices */
export const noTolerance: AuditTolerance = { amount: cents(0), percent: 0 }

/**
 * What was booked: the charges not deleted without the fees, which no carrier bills.
 * @awaits invoices
 */
export const bookedTotal = (charges: readonly InvoiceCharge[]): Cents =>
  totalOf(activeCharges(charges).filter(({ chargeType }) => chargeTypes[chargeType].group !== 'Fee'))

/** Billed minus booked amount, negative if less was billed; null without a bill. */
export const variance = ({ externalInvoiceAmount, total }: BilledAndBooked): Cents | null =>
  externalInvoiceAmount === null ? null : cents(externalInvoiceAmount - total)

/** Whether a bill differs from the booked amount by more than the larger of the two tolerances. (DEF-76, MISM-5) */
export function hasMismatch(amounts: BilledAndBooked, { amount, percent }: AuditTolerance): boolean {
  const difference = variance(amounts)
  if (difference === null) return false
  const allowed = Math.max(amount, exact((Math.abs(amounts.total) * percent) / 100, 13))
  return Math.abs(difference) > allowed
}

/**
 * Whether an audited record is in the list of rate mismatches. (DEF-76)
 * @awaits invoices
 */
export function isOnMismatchList(record: AuditedRecord, tolerance: AuditTolerance): boolean {
  if (record.rateMismatchOverride || !hasMismatch(record, tolerance)) return false
  if (record.auditMode !== 'own') return record.status === 'Received'
  return record.status === 'Draft' && record.hasAllRequiredDocuments
}
