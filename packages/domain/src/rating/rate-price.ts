import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type Markup, priceOf } from '#rating/markup.ts'
import { formatMoney, formatPercentRate } from '#shared/format.ts'
import { type Cents, cents, sumCents } from '#shared/units.ts'

/** Company settings for the freight audit fee on truckloads. */
export type AuditSettings = { freightAuditEnabled: boolean; freightAuditManagementFee: Cents | null }

/** Step from the carrier's price to the customer price. */
export type PriceStep = {
  step: 'cost' | 'auditFee' | 'markup'
  /** Amount that the step adds. */
  amount: Cents
  /** Total after the step. */
  total: Cents
  /** Explanation that a user can verify: "Freight audit management fee of $25.00: $1,025.00". */
  text: string
}

export type RatePrice = {
  /** Carrier's price. */
  rawCost: Cents
  /** Carrier's price plus the audit fee, which is the shipper's cost. */
  cost: Cents
  price: Cents
  steps: readonly PriceStep[]
}

type Priced = { rawCost: Cents; shippingMode: ShippingMode; audit: AuditSettings; markup: Markup | null }

/** Calculates cost, then audit fee, then markup, each rounded to the cent and each as a step. (DEF-95) */
export function ratePrice({ rawCost, shippingMode, audit, markup }: Priced): RatePrice {
  const fee = auditFee(shippingMode, audit)
  const cost = sumCents([rawCost, fee])
  const price = markup ? priceOf(cost, markup) : cost
  const steps: PriceStep[] = [
    { step: 'cost', amount: rawCost, total: rawCost, text: `Carrier cost: ${formatMoney(rawCost)}` },
  ]
  if (fee !== 0) steps.push({ step: 'auditFee', amount: fee, total: cost, text: feeText(fee, cost) })
  if (markup) steps.push({ step: 'markup', amount: cents(price - cost), total: price, text: markupText(markup, price) })
  return { rawCost, cost, price, steps }
}

/** Flat audit fee, charged once per truckload rate. (RATE-46, RATE-47) */
export function auditFee(shippingMode: ShippingMode, audit: AuditSettings): Cents {
  const isDue = audit.freightAuditEnabled && !isLtlMode(shippingMode)
  return isDue ? (audit.freightAuditManagementFee ?? cents(0)) : cents(0)
}

const feeText = (fee: Cents, total: Cents) =>
  `Freight audit management fee of ${formatMoney(fee)}: ${formatMoney(total)}`

function markupText({ method, percent }: Markup, price: Cents): string {
  const [name, of] = method === 'Margin' ? ['Margin', 'the price'] : ['Markup', 'the cost']
  return `${name} of ${formatPercentRate(percent)} of ${of}: ${formatMoney(price)}`
}
