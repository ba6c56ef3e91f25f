import { type ChargeRateType, chargeTotal, type TenThousandths } from '#rating/charges.ts'
import type { Cents } from '#shared/units.ts'

export const invoiceChargeMethods = ['Flat', 'PerMile'] as const satisfies readonly ChargeRateType[]
export type InvoiceChargeMethod = (typeof invoiceChargeMethods)[number]

/** An invoice charge in the edit form; a cleared number is undefined. */
export type ChargeDraft = {
  description?: string | null
  /** Name of the charge type. */
  name?: string | null
  units?: number | null | undefined
  rate?: TenThousandths | null | undefined
  chargeRateType?: InvoiceChargeMethod | null
  isDeleted?: boolean
}

/**
 * What a charge on an invoice comes to: rate × units whatever the method; 0 while one of them is empty.
 * @awaits invoices
 */
export const invoiceChargeTotal = ({ units, rate }: Pick<ChargeDraft, 'units' | 'rate'>): Cents =>
  chargeTotal({ chargeRateType: 'PerMile', units: units ?? 0, rate: rate ?? 0 })

/**
 * Whether charges can be saved: each one that is not deleted has a description, type, units, rate and method, none of
 * them 0. (CHARGE-20)
 * @awaits invoices
 */
export const canSaveCharges = (charges: readonly ChargeDraft[]): boolean =>
  charges.every((charge) => charge.isDeleted || isWhole(charge))

function isWhole({ description, name, units, rate, chargeRateType }: ChargeDraft): boolean {
  return [description?.trim(), name?.trim(), units, rate, chargeRateType].every(Boolean)
}
