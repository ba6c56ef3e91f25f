import type { LaneEnd, LaneSummary } from '@lanewise/contract/lane-fields'
import { placeName } from '@lanewise/domain/places/place-name'
import { formatDate, formatNumber, formatUnitRate } from '@lanewise/domain/shared/format'

/** "Joliet, IL 60433". */
export const placeOf = ({ city, governingDistrictAbbreviation: state, postalCode }: LaneEnd) =>
  placeName({ city, state, postalCode })

/** "60433", or "all of Joliet" for a lane of a whole city. */
export const postalOf = ({ city, postalCode }: LaneEnd) => postalCode ?? `all of ${city}`

/** Whether the name of a lane says both of its places: "Joliet, IL to Atlanta, GA Dry". */
export const isNamedByPlaces = (name: string, ends: readonly LaneEnd[]) =>
  ends.every(({ city, governingDistrictAbbreviation: state }) => name.includes(`${city}, ${state}`))

export const milesText = (miles: number | null) => (miles === null ? 'Miles unknown' : `${formatNumber(miles, 0)} mi`)

export const carriersText = ({ numberOfCarriers: count }: LaneSummary) =>
  `${formatNumber(count)} ${count === 1 ? 'carrier' : 'carriers'}`

/** Price per unit, with two to four decimals. */
export const priceText = (dollars: number) => formatUnitRate(dollars * 10_000)

/** Date as MM/DD/YY. (LRATE-6) */
export const shortDate = (date: string) => formatDate(date, 'UTC').replace(/\d\d(\d\d)$/, '$1')
