import { type Charge, flatCharge, totalOf } from '#rating/charges.ts'
import { type Cents, cents, exact, roundHalfUp, sumCents } from '#shared/units.ts'

/** A charge on an invoice. A deleted charge stays listed but no longer counts. */
export type InvoiceCharge = Charge & { isDeleted: boolean }

/** A payment on an invoice; it counts while it is applied. */
export type InvoicePayment = { amount: Cents; isApplied: boolean }

/** Fee for paying by card, in percent of the balance, unless the company sets another. */
export const defaultCardFeePercent = 3

export const invoiceAmount = (charges: readonly InvoiceCharge[]): Cents => totalOf(activeCharges(charges))

export const paidAmount = (payments: readonly InvoicePayment[]): Cents =>
  sumCents(payments.filter(({ isApplied }) => isApplied).map(({ amount }) => amount))

/** Amount still to be paid; negative if the invoice is overpaid. */
export const invoiceBalance = (charges: readonly InvoiceCharge[], payments: readonly InvoicePayment[]): Cents =>
  cents(invoiceAmount(charges) - paidAmount(payments))

/** Fee for paying a balance by card, rounded to the cent; 0 if nothing is owed. */
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

export const hasCardFee = (charges: readonly InvoiceCharge[]): boolean =>
  activeCharges(charges).some(({ chargeType }) => chargeType === 'CreditCardFee')

export const activeCharges = (charges: readonly InvoiceCharge[]): InvoiceCharge[] =>
  charges.filter(({ isDeleted }) => !isDeleted)
