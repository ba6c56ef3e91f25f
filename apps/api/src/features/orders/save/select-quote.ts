import { centsOfDollars, dollarsOfCents } from '@lanewise/contract/money'
import type { OrderFields, SelectedQuote } from '@lanewise/contract/order-fields'
import { lineVolume } from '@lanewise/domain/freight/density'
import { isChargedOn } from '@lanewise/domain/freight/freight-terms'
import { totalLinearFeet } from '@lanewise/domain/freight/linear-feet'
import { isLtlMode, type ShippingMode, shippingModeLabels } from '@lanewise/domain/freight/modes'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { type EnteredOrder, itemsOf } from '@lanewise/domain/orders/order'
import { markupApplies } from '@lanewise/domain/rating/markup'
import { ratePrice } from '@lanewise/domain/rating/rate-price'
import { requestedServices } from '@lanewise/domain/rating/services/truckload-services'
import type { TlQuantities } from '@lanewise/domain/rating/tl/freight'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import type { Cents } from '@lanewise/domain/shared/units'
import type { MeasuredRoute } from '#connectors/routing/measure-route.ts'
import { findChosenRate } from '#features/quotes/index.ts'
import type { Context } from '#platform/context.ts'
import type { OrderContext } from './order-context.ts'
import type { SavedOrder } from './saved-order.ts'

type QuoteSelection = {
  fields: OrderFields
  entered: EnteredOrder
  context: OrderContext
  route: Pick<MeasuredRoute, 'milesTenths'>
  before: SavedOrder | null
}

/**
 * The chosen rate as the order stores it, or the reason why it cannot be chosen. A rate that the order already has
 * stays as it was.
 */
export async function selectQuote(
  ctx: Context,
  selection: QuoteSelection,
): Promise<{ quote: SelectedQuote | null } | FieldIssue> {
  const { fields, entered, route, before } = selection
  const id = fields.quoteNumberOrId
  if (id === null) return { quote: null }
  const savedQuote = before?.row.quoteNumberOrId === id ? (before.row.selectedQuote as SelectedQuote | null) : null
  if (savedQuote) {
    const customerTotal = customerPrice(selection, centsOfDollars(savedQuote.totalCost), fields.shippingMode)
    return { quote: { ...savedQuote, customerTotal } }
  }
  const services = requestedServices(fields)
  const chosenRate = await findChosenRate(ctx, id, { ...freightOf(entered, route), services })
  if ('reason' in chosenRate) return { path: ['quoteNumberOrId'], message: chosenRate.reason }
  const { rawCost, shippingMode, ...rate } = chosenRate
  if (isLtlMode(shippingMode) !== isLtlMode(fields.shippingMode)) return otherMode(shippingMode)
  const customerTotal = customerPrice(selection, rawCost, shippingMode)
  return { quote: { ...rate, quoteNumberOrId: id, customerTotal, chosenAt: ctx.now.toISOString() } }
}

const otherMode = (mode: ShippingMode): FieldIssue => ({
  path: ['quoteNumberOrId'],
  message: `This rate is for ${shippingModeLabels[mode]}. Choose a rate of the order's shipping mode.`,
})

/**
 * The customer price when the freight is charged on to the customer, otherwise the cost. (ORDER-30, RATE-38, DEF-95)
 */
function customerPrice({ fields, context }: QuoteSelection, rawCost: Cents, shippingMode: ShippingMode): number {
  const { freightTermType: term, markup } = fields.tmsOrderDetails
  if (!term || !isChargedOn(term)) return dollarsOfCents(rawCost)
  const { freightAuditEnabled, freightAuditManagementFee, prepaidAddMarkupMethod: method } = context.settings
  const isMarkedUp = markupApplies(context.settings, { isQuote: false, freightTerm: term })
  const audit = { freightAuditEnabled, freightAuditManagementFee: centsOfDollars(freightAuditManagementFee) }
  const own = isMarkedUp ? { method, percent: markup ?? 0 } : null
  const { price } = ratePrice({ rawCost, shippingMode, audit, markup: own })
  return dollarsOfCents(price)
}

/** Quantities that a contracted rate may charge for. */
export function freightOf(
  order: Pick<EnteredOrder, 'stops' | 'linearFeet'>,
  { milesTenths }: Pick<MeasuredRoute, 'milesTenths'>,
): TlQuantities {
  const items = itemsOf(order)
  const sum = (amount: (item: LineItem) => number | null) =>
    items.reduce((total, item) => total + (amount(item) ?? 0), 0)
  return {
    miles: milesTenths === null ? null : milesTenths / 10,
    pallets: sum(({ palletCount }) => palletCount),
    weight: sum(({ totalWeight }) => totalWeight),
    pieces: sum(({ packageCount }) => packageCount),
    cubicFeet: sum(lineVolume),
    linearFeet: order.linearFeet ?? totalLinearFeet(items),
  }
}
