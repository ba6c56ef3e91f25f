export const quoteLabels = {
  quoteNumber: 'Quote number',
  origin: 'Origin',
  destination: 'Destination',
  createDateTime: 'Requested',
  quoteDate: 'Pickup date',
  freightClasses: 'Freight classes',
  units: 'Pallets',
  totalWeight: 'Total weight (lbs)',
  lowestRate: 'Lowest rate',
  shippingMode: 'Mode',
  askedAgain: 'Source asked again',
  mailedTo: 'Mailed to',
} as const
