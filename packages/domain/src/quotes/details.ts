import type { Freight } from '#orders/items/freight-rules.ts'
import { type EnteredLineItem, lineItemIssues, noLineItemMessage } from '#orders/items/line-item-rules.ts'
import type { ModeSelection } from '#quotes/mode-cards.ts'
import type { FieldIssue } from '#shared/issue.ts'

type Entered = ModeSelection & {
  pickupDate: string | null
  pickupLocation: object | null
  dropoffLocation: object | null
  lineItems: readonly EnteredLineItem[]
}

/** Shipping mode of a quote as far as its lines depend on it. Freight that shares a trailer needs more details. */
export const freightOf = ({ shippingModes, equipmentMode }: ModeSelection): Freight => ({
  shippingMode: shippingModes.find((mode) => mode !== 'TL') ?? 'TL',
  equipmentMode,
})

/** Problems that prevent rates from being requested. (QUOTE-35, QUOTE-36, QUOTE-37) */
export function quoteIssues(details: Entered): FieldIssue[] {
  const freight = freightOf(details)
  return [
    ...(details.shippingModes.length === 0 ? [{ path: ['shippingModes'], message: 'Choose at least one mode' }] : []),
    ...missing(details.pickupLocation, 'pickupLocation', 'Pickup Location is required to get rates'),
    ...missing(details.dropoffLocation, 'dropoffLocation', 'Dropoff Location is required to get rates'),
    ...missing(details.pickupDate, 'pickupDate', 'Date of pickup is required'),
    ...(details.lineItems.length === 0 ? [{ path: ['lineItems'], message: noLineItemMessage }] : []),
    ...details.lineItems.flatMap((item, index) =>
      lineItemIssues(item, freight).map((issue) => ({ ...issue, path: ['lineItems', index, ...issue.path] })),
    ),
  ]
}

const missing = (value: unknown, field: string, message: string): FieldIssue[] =>
  value ? [] : [{ path: [field], message }]
