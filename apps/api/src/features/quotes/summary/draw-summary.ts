import type { QuotableLocation } from '@lanewise/contract/places'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { equipmentModeLabels, shippingModeLabels } from '@lanewise/domain/freight/modes'
import { placeName } from '@lanewise/domain/places/place-name'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { formatDate, formatDimensions, formatNumber, formatWeight } from '@lanewise/domain/shared/format'
import { drawFacts, type Fact } from '#platform/pdf/draw-facts.ts'
import { type Column, drawTable } from '#platform/pdf/draw-table.ts'
import { ink } from '#platform/pdf/ink.ts'
import { bottomOf, type Pdf } from '#platform/pdf/write-pdf.ts'
import type { PrintedRate, summaryRates } from './summary-rates.ts'

export type Summary = {
  details: QuoteDraft
  rates: Awaited<ReturnType<typeof summaryRates>>
  prices: 'Customer' | 'Cost'
  miles: number | null
}

export function drawSummary(pdf: Pdf, { details, rates, prices, miles }: Summary) {
  pdf.font('bold').fontSize(17).fillColor(ink.text).text('Quote summary')
  const number = rates.quoteNumber ? `Quote ${rates.quoteNumber}` : 'Requested rates'
  pdf.font('regular').fontSize(9).fillColor(ink.accent).text(number).moveDown(0.8)
  drawFacts(pdf, factsOf(details, miles))
  drawSection(pdf, 'Freight', () => drawFreight(pdf, details))
  const amount = prices === 'Customer' ? 'Customer price' : 'Cost'
  const sections: [string, readonly PrintedRate[], string][] = [
    ['Spot rate', rates.spot, 'No spot rate'],
    ['TL rates', rates.contract, 'No contracted rates on this lane'],
    ['LTL/VLTL rates', rates.ltl, 'No LTL or VLTL rates'],
  ]
  for (const [title, rows, empty] of sections)
    drawSection(pdf, title, () => drawTable(pdf, { columns: columnsOf(amount), rows: rows.map(cellsOf), empty }))
}

/** Starts a new page when there is little room, so that a section title never stands alone at the bottom. */
function drawSection(pdf: Pdf, title: string, draw: () => void) {
  if (pdf.y + 70 > bottomOf(pdf)) pdf.addPage()
  else pdf.moveDown(0.8)
  pdf.font('bold').fontSize(10.5).fillColor(ink.text).text(title).moveDown(0.3)
  draw()
}

const columnsOf = (amount: string): Column[] => [
  { title: 'Carrier', share: 30 },
  { title: 'Service', share: 34 },
  { title: 'Transit', share: 13 },
  { title: 'Est. arrival', share: 13 },
  { title: amount, share: 16, align: 'right' },
]

const cellsOf = ({ name, service, transit, arrival, amount }: PrintedRate) => [name, service, transit, arrival, amount]

function factsOf(details: QuoteDraft, miles: number | null): Fact[] {
  const accessorials = [
    ...details.pickupAccessorials,
    ...details.dropoffAccessorials,
    ...details.additionalServices,
  ].map((one) => accessorialLabels[one])
  return [
    ['Pickup', placeText(details.pickupLocation)],
    ['Dropoff', placeText(details.dropoffLocation)],
    ['Pickup date', details.pickupDate ? formatDate(details.pickupDate, 'UTC') : 'Not given'],
    ['Modes', details.shippingModes.map((mode) => shippingModeLabels[mode]).join(', ')],
    ['Equipment', equipmentModeLabels[details.equipmentMode]],
    ['Miles', miles === null ? 'Not known' : formatNumber(miles, 1)],
    ...(accessorials.length > 0 ? [['Accessorials', accessorials.join(', ')] as const] : []),
  ]
}

const placeText = (place: QuotableLocation | null) => (place ? placeName(place) : 'Not given')

function drawFreight(pdf: Pdf, { lineItems }: QuoteDraft) {
  drawTable(pdf, {
    columns: [
      { title: 'Description', share: 38 },
      { title: 'Pallets', share: 12, align: 'right' },
      { title: 'Packages', share: 12, align: 'right' },
      { title: 'Size (in)', share: 18 },
      { title: 'Class', share: 10 },
      { title: 'Weight', share: 16, align: 'right' },
    ],
    rows: lineItems.map((item) => [
      `${item.description ?? ''}${item.isHazmat ? ' (hazmat)' : ''}`,
      formatNumber(item.palletCount),
      formatNumber(item.packageCount),
      formatDimensions(item.packageLength, item.packageWidth, item.packageHeight),
      item.freightClass ?? '',
      formatWeight(item.totalWeight),
    ]),
    empty: 'No freight',
  })
}
