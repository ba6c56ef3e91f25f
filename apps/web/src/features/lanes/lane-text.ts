import type { LaneEnd, LaneSummary } from '@lanewise/contract/lane-fields'
import { placeName } from '@lanewise/domain/places/place-name'
import { formatDate, formatNumber } from '@lanewise/domain/shared/format'
import { dollarsText } from '#platform/record/figures-text.ts'

/** "Joliet, IL 60433". */
export const placeOf = ({ city, governingDistrictAbbreviation: state, postalCode }: LaneEnd) =>
  placeName({ city, state, postalCode })

export const milesText = (miles: number | null) => (miles === null ? 'Miles unknown' : `${formatNumber(miles, 0)} mi`)

export const carriersText = ({ numberOfCarriers: count }: LaneSummary) =>
  `${formatNumber(count)} ${count === 1 ? 'carrier' : 'carriers'}`

/** Price per unit, with up to four decimals. */
export const priceText = (dollars: number) =>
  Number.isInteger(Math.round(dollars * 10_000) / 100) ? dollarsText(dollars) : `$${formatNumber(dollars, 4)}`

/** Date as MM/DD/YY. (LRATE-6) */
export const shortDate = (date: string) => formatDate(date, 'UTC').replace(/\d\d(\d\d)$/, '$1')
