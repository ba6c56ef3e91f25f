import { quoteLabels as labels } from './labels.ts'

export const quoteExportHeader = [
  labels.quoteNumber,
  labels.createDateTime,
  'Requested by',
  labels.shippingMode,
  'Origin city',
  'Origin state',
  'Origin postal code',
  'Destination city',
  'Destination state',
  'Destination postal code',
  labels.quoteDate,
  labels.freightClasses,
  labels.units,
  labels.totalWeight,
  labels.lowestRate,
  'Rates',
]

type End = { city: string; state: string; postalCode: string | null }
type Exported = {
  quoteNumber: string
  createDateTime: string
  createdBy: string
  shippingMode: string
  origin: End
  destination: End
  quoteDate: string
  freightClasses: readonly string[]
  units: number
  totalWeight: number
  lowestRate: number | null
  rateCount: number
}

export const rowOfQuote = (quote: Exported) => [
  quote.quoteNumber,
  quote.createDateTime,
  quote.createdBy,
  quote.shippingMode,
  ...endOf(quote.origin),
  ...endOf(quote.destination),
  quote.quoteDate,
  quote.freightClasses.join(', '),
  quote.units,
  quote.totalWeight,
  quote.lowestRate,
  quote.rateCount,
]

const endOf = ({ city, state, postalCode }: End) => [city, state, postalCode]
