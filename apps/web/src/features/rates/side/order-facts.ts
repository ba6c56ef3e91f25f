import { feetOf, palletsOf, poundsOf, type QuotedFreight } from '@lanewise/domain/quotes/rates/rate-requests'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { rateAccessorials } from '@lanewise/domain/rating/rate-accessorials'
import { milesBesideTransit } from '@lanewise/domain/rating/transit'
import { formatDate, formatNumber, formatWeight, plural } from '@lanewise/domain/shared/format'

/** Labels and values of the request, shared by the sidebar and the print summary. (QUOTE-48) */
export function orderFacts(freight: QuotedFreight, miles: number | null): [label: string, value: string | null][] {
  const pallets = palletsOf(freight)
  return [
    ['Miles', milesText(miles)],
    ['Weight', formatWeight(poundsOf(freight))],
    ['Ship date', formatDate(freight.pickupDate, 'UTC')],
    ['Mode', freight.shippingModes.join(', ')],
    ['Class', classesText(freight)],
    ['Pallets', plural(pallets, 'pallet')],
    ['Linear feet', `${formatNumber(feetOf(freight))} ft`],
    ['Accessorials', accessorialsText(freight)],
  ]
}

/** The same facts in one line, for narrow layouts. */
export const orderLine = (freight: QuotedFreight, miles: number | null): string =>
  [
    milesText(miles),
    formatWeight(poundsOf(freight)),
    plural(palletsOf(freight), 'pallet'),
    classesText(freight) && `class ${classesText(freight)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const milesText = (miles: number | null) => (miles === null ? null : milesBesideTransit(miles))
const classesText = ({ lineItems }: QuotedFreight) =>
  [...new Set(lineItems.flatMap(({ freightClass }) => freightClass ?? []))].join(', ') || null

const accessorialsText = (freight: QuotedFreight) =>
  rateAccessorials(freight)
    .map((one) => accessorialLabels[one] ?? one)
    .join(', ') || null
