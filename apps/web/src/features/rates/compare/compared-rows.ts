import { bestOf, chargeRows } from '@lanewise/domain/quotes/rates/comparison'
import { lateText } from '@lanewise/domain/quotes/rates/late-arrival'
import { rankRates } from '@lanewise/domain/quotes/rates/ranking'
import { amountOf, type PriceSide, sideNames, transitText } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatDay, formatMoney } from '@lanewise/domain/shared/format'
import { type Offer, rankedOf } from '#features/rates/offer.ts'

/** One value of a row, with several lines when the value is a list. */
export type ComparedCell = { lines: readonly string[]; isBest: boolean; isWarning: boolean }

export type ComparedRow = {
  label: string
  cells: readonly ComparedCell[]
  isSame: boolean
  isMoney: boolean
  isTotal: boolean
  isTime: boolean
}

/** Comparison table with one row per fact. */
export const comparedRows = (
  offers: readonly Offer[],
  { side, dueDate }: { side: PriceSide; dueDate: string | null },
): ComparedRow[] => [
  ...timeRows(offers),
  ...(dueDate === null ? [] : [windowRow(offers, dueDate)]),
  ...priceRows(offers, side),
  ...termRows(offers),
]

const timeRows = (offers: readonly Offer[]) => [
  row(
    'Transit',
    offers.map(({ serviceDays, mode }) => transitText(serviceDays, mode)),
    { best: bestOf(offers.map(({ days }) => days)), isTime: true },
  ),
  row(
    'Est. arrival',
    offers.map(({ deliveryDateTime }) => formatDay(deliveryDateTime, 'UTC')),
    { best: bestOf(offers.map(({ deliveryDateTime }) => Date.parse(deliveryDateTime))), isTime: true },
  ),
]

function windowRow(offers: readonly Offer[], dueDate: string) {
  const late = offers.map(({ deliveryDateTime }) => lateText(deliveryDateTime, dueDate))
  return row(
    'Delivery window',
    late.map((text) => text ?? 'In time'),
    { warning: late.map((text) => text !== null), isTime: true },
  )
}

function priceRows(offers: readonly Offer[], side: PriceSide) {
  const amounts = offers.map((offer) => amountOf(offer, side))
  const { otherIds } = rankRates(offers.map((offer) => rankedOf(offer, side)))
  const comparable = offers.map(({ id }, index) => (otherIds.includes(id) ? null : (amounts[index] ?? null)))
  return [
    ...chargeRows(offers).map(({ label, totals }) =>
      row(
        label,
        totals.map((total) => (total === null ? '–' : formatMoney(total))),
        { best: bestOf(totals), isMoney: true },
      ),
    ),
    row(sideNames[side], amounts.map(formatMoney), { best: bestOf(comparable), isMoney: true, isTotal: true }),
  ]
}

/** The reasons stand right below the price that they explain. */
const termRows = (offers: readonly Offer[]) => [
  row(
    'Why this rate',
    offers.map(({ why }) => (why.length > 0 ? why : '–')),
  ),
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
]

type Marks = {
  best?: readonly boolean[]
  warning?: readonly boolean[]
  isMoney?: boolean
  isTotal?: boolean
  isTime?: boolean
}

function row(label: string, values: readonly (string | readonly string[])[], marks: Marks = {}): ComparedRow {
  const cells = values.map((value, index) => ({
    lines: typeof value === 'string' ? [value] : value,
    isBest: marks.best?.[index] ?? false,
    isWarning: marks.warning?.[index] ?? false,
  }))
  const isSame = new Set(cells.map(({ lines }) => lines.join('\n'))).size === 1
  const { isMoney = false, isTotal = false, isTime = false } = marks
  return { label, cells, isSame, isMoney, isTotal, isTime }
}
