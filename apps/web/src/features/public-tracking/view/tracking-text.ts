import type { TrackedStop } from '@lanewise/contract/public-tracking'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { formatDateTime, formatOneDecimal } from '@lanewise/domain/shared/format'
import { cityOfPlace } from '#platform/record/figures-text.ts'

/** Example: "Dallas, TX". */
export const cityOf = ({ locationAddress }: TrackedStop) => cityOfPlace(locationAddress)

export const nameOf = ({ companyAlias, companyName }: TrackedStop) => companyAlias || companyName

/** Time in the time zone of the stop. (TRACK-39, TRACK-40) */
export const timeAt = ({ ianaTimezone }: TrackedStop, at: string | null) => at && formatDateTime(at, ianaTimezone)

/** The appointment, which is more precise than the window, or else the window. */
export const whenOf = ({ appointmentDateTime, earlyDateTime, lateDateTime, ianaTimezone }: TrackedStop) =>
  appointmentDateTime
    ? formatDateTime(appointmentDateTime, ianaTimezone)
    : windowText({ early: earlyDateTime, late: lateDateTime, zone: ianaTimezone })

export const milesText = (miles: number) => `${formatOneDecimal(miles)} mi`

/** Freight totals over all orders: "18 pallets, 816 packages, 29,760 lbs". */
export function freightOf({ orderLineItems }: TrackedStop): string {
  const items = orderLineItems.flatMap(({ lineItems }) => lineItems)
  const sum = (amount: (item: (typeof items)[number]) => number | null) =>
    items.reduce((total, item) => total + (amount(item) ?? 0), 0)
  const [pallets, packages] = [sum(({ palletCount }) => palletCount), sum(({ packageQuantity }) => packageQuantity)]
  return [
    pallets > 0 && plural(pallets, 'pallet'),
    packages > 0 && plural(packages, 'package'),
    `${formatOneDecimal(sum(({ totalWeight }) => totalWeight))} lbs`,
  ]
    .filter(Boolean)
    .join(', ')
}

const plural = (count: number, word: string) => `${formatOneDecimal(count)} ${word}${count === 1 ? '' : 's'}`
