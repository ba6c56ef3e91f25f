import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type Markup, priceOf } from '#rating/markup.ts'
import { formatMoney, formatPercentRate } from '#shared/format.ts'
import { type Cents, cents, sumCents } from '#shared/units.ts'

/** The settings that put a fee on truckloads. */
export type AuditSettings = { freightAuditEnabled: boolean; freightAuditManagementFee: Cents | null }

/** One step from what a carrier asks to what a customer pays. */
export type PriceStep = {
  step: 'cost' | 'auditFee' | 'markup'
  /** What the step adds. */
  amount: Cents
  /** What stands after it. */
  total: Cents
  /** The step in words a person can check: "Freight audit management fee of $25.00: $1,025.00". */
  text: string
}

export type RatePrice = {
  /** What the carrier asks. */
  rawCost: Cents
  /** The same with the audit fee, which is what the freight costs the shipper. */
  cost: Cents
  /** What the customer pays. */
  price: Cents
  steps: readonly PriceStep[]
}

type Priced = { rawCost: Cents; shippingMode: ShippingMode; audit: AuditSettings; markup: Markup | null }

/** DEF-95: cost, then audit fee, then markup, each to the cent and each as a step. */
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

/** RATE-46, RATE-47: a flat amount, once per truckload rate. */
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
