import { type Markup, priceOf } from '#rating/markup.ts'
import { addDays } from '#shared/calendar.ts'
import { formatDate, formatMoney } from '#shared/format.ts'
import { cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Cost used in examples: $1,000.00. */
const exampleCost = cents(1_000_00)

/** Sentence that shows the effect of a markup: "$1,000.00 cost becomes $1,176.47". Null when it leads to no price. */
export function markupExample({ method, percent }: Markup): string | null {
  if (!isReckonable({ method, percent })) return null
  return `${formatMoney(exampleCost)} cost becomes ${formatMoney(priceOf(exampleCost, { method, percent }))}`
}

const isReckonable = ({ method, percent }: Markup) =>
  Number.isFinite(percent) && percent >= 0 && (method !== 'Margin' || percent < 100)

/** Sentence that says which certificates count as expiring today for a number of warning days. */
export function expiringToday(warningDays: number, today: IsoDate): string {
  const last = formatDate(addDays(today, warningDays), 'UTC')
  return warningDays === 0
    ? `Today only certificates that end today, ${last}, count as Expiring`
    : `Today certificates that end by ${last} count as Expiring`
}
