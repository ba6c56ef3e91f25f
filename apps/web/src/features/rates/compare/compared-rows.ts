import { bestOf, chargeRows } from '@lanewise/domain/quotes/rates/comparison'
import { amountOf, type PriceSide, sideNames, transitText } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatDay, formatMoney } from '@lanewise/domain/shared/format'
import type { Offer } from '#features/rates/offer.ts'

/** One value of a row, with several lines when the value is a list. */
export type ComparedCell = { lines: readonly string[]; isBest: boolean; isWarning: boolean }

export type ComparedRow = { label: string; cells: readonly ComparedCell[]; isSame: boolean; isTotal: boolean }

/** Comparison table with one row per fact. */
export const comparedRows = (offers: readonly Offer[], side: PriceSide): ComparedRow[] => [
  ...timeRows(offers),
  ...priceRows(offers, side),
  ...termRows(offers),
]

const timeRows = (offers: readonly Offer[]) => [
  row(
    'Transit',
    offers.map(({ serviceDays, mode }) => transitText(serviceDays, mode)),
    { best: bestOf(offers.map(({ days }) => days)) },
  ),
  row(
    'Est. arrival',
    offers.map(({ deliveryDateTime }) => formatDay(deliveryDateTime, 'UTC')),
    { best: bestOf(offers.map(({ deliveryDateTime }) => Date.parse(deliveryDateTime))) },
  ),
]

function priceRows(offers: readonly Offer[], side: PriceSide) {
  const amounts = offers.map((offer) => amountOf(offer, side))
  return [
    ...chargeRows(offers).map(({ label, totals }) =>
      row(
        label,
        totals.map((total) => (total === null ? '–' : formatMoney(total))),
        { best: bestOf(totals) },
      ),
    ),
    row(sideNames[side], amounts.map(formatMoney), { best: bestOf(amounts), isTotal: true }),
  ]
}

const termRows = (offers: readonly Offer[]) => [
  row(
    'Missing accessorials',
    offers.map(({ unpriced }) => (unpriced.length > 0 ? unpriced : 'None')),
    { warning: offers.map(({ unpriced }) => unpriced.length > 0) },
  ),
  row(
    'Terms',
    offers.map(({ terms }) => terms?.text ?? '–'),
  ),
  row(
    'Guaranteed',
    offers.map(({ isGuaranteed }) => (isGuaranteed ? 'Yes' : 'No')),
  ),
  row(
    'Why this rate',
    offers.map(({ why }) => (why.length > 0 ? why : '–')),
  ),
]

type Marks = { best?: readonly boolean[]; warning?: readonly boolean[]; isTotal?: boolean }

function row(label: string, values: readonly (string | readonly string[])[], marks: Marks = {}): ComparedRow {
  const cells = values.map((value, index) => ({
    lines: typeof value === 'string' ? [value] : value,
    isBest: marks.best?.[index] ?? false,
    isWarning: marks.warning?.[index] ?? false,
  }))
  const isSame = new Set(cells.map(({ lines }) => lines.join('\n'))).size === 1
  return { label, cells, isSame, isTotal: marks.isTotal ?? false }
}
