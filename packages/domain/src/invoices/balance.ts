import { type Charge, flatCharge, totalOf } from '#rating/charges.ts'
import { type Cents, cents, exact, roundHalfUp, sumCents } from '#shared/units.ts'

/** A charge of an invoice; a deleted one stays listed and counts no more. */
export type InvoiceCharge = Charge & { isDeleted: boolean }

/** A payment of an invoice; it counts while it is applied. */
export type InvoicePayment = { amount: Cents; isApplied: boolean }

/** Percent of the balance that paying by card costs, unless the company sets another. */
export const defaultCardFeePercent = 3

/** What an invoice bills: the charges that are not deleted. */
export const invoiceAmount = (charges: readonly InvoiceCharge[]): Cents => totalOf(keptCharges(charges))

/** What was paid of an invoice: the payments applied to it. */
export const paidAmount = (payments: readonly InvoicePayment[]): Cents =>
  sumCents(payments.filter(({ isApplied }) => isApplied).map(({ amount }) => amount))

/** What is still to be paid; below 0 when too much was. */
export const invoiceBalance = (charges: readonly InvoiceCharge[], payments: readonly InvoicePayment[]): Cents =>
  cents(invoiceAmount(charges) - paidAmount(payments))

/** What paying a balance by card costs, to the cent; nothing when nothing is to be paid. */
export const cardFee = (balance: Cents, percent: number = defaultCardFeePercent): Cents =>
  cents(roundHalfUp(exact((Math.max(0, balance) * percent) / 100, 13)))

/**
 * The charges with the fee for paying the balance by card, which is added only once.
 * @awaits invoices
 */
export function withCardFee(
  charges: readonly InvoiceCharge[],
  payments: readonly InvoicePayment[],
  percent: number = defaultCardFeePercent,
): readonly InvoiceCharge[] {
  if (hasCardFee(charges)) return charges
  const fee = cardFee(invoiceBalance(charges, payments), percent)
  return [...charges, { ...flatCharge('CreditCardFee', fee), isDeleted: false }]
}

/** Whether the fee for paying by card is on the invoice. */
export const hasCardFee = (charges: readonly InvoiceCharge[]): boolean =>
  keptCharges(charges).some(({ chargeType }) => chargeType === 'CreditCardFee')

/** The charges that are not deleted. */
export const keptCharges = (charges: readonly InvoiceCharge[]): InvoiceCharge[] =>
  charges.filter(({ isDeleted }) => !isDeleted)
