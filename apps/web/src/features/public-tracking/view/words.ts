import type { TrackedStop } from '@lanewise/contract/public-tracking'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { formatDateTime, formatOneDecimal } from '@lanewise/domain/shared/format'

/** "Dallas, TX" */
export const cityOf = ({ locationAddress: { city, governingDistrictAbbreviation } }: TrackedStop) =>
  `${city}, ${governingDistrictAbbreviation}`

export const nameOf = ({ companyAlias, companyName }: TrackedStop) => companyAlias || companyName

/** TRACK-39, TRACK-40: by the clock of the place. */
export const timeAt = ({ ianaTimezone }: TrackedStop, at: string | null) => at && formatDateTime(at, ianaTimezone)

/** An appointment is more exact than the window. */
export const whenOf = ({ appointmentDateTime, earlyDateTime, lateDateTime, ianaTimezone }: TrackedStop) =>
  appointmentDateTime
    ? formatDateTime(appointmentDateTime, ianaTimezone)
    : windowText({ early: earlyDateTime, late: lateDateTime, zone: ianaTimezone })

/** TRACK-38 */
export const milesText = (miles: number) => `${formatOneDecimal(miles)} mi`

/** All orders together: "18 pallets, 816 packages, 29,760 lbs". */
export function freightOf({ orderLineItems }: TrackedStop): string {
  const items = orderLineItems.flatMap(({ lineItems }) => lineItems)
  const sum = (amount: (item: (typeof items)[number]) => number | null) =>
    items.reduce((total, item) => total + (amount(item) ?? 0), 0)
  const [pallets, packages] = [sum(({ palletCount }) => palletCount), sum(({ packageQuantity }) => packageQuantity)]
  return [
    pallets > 0 && counted(pallets, 'pallet'),
    packages > 0 && counted(packages, 'package'),
    `${formatOneDecimal(sum(({ totalWeight }) => totalWeight))} lbs`,
  ]
    .filter(Boolean)
    .join(', ')
}

const counted = (count: number, word: string) => `${formatOneDecimal(count)} ${word}${count === 1 ? '' : 's'}`
