import { centsOfDollars } from '@lanewise/contract/money'
import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'

/** A dollar amount; null becomes "N/A". */
export const dollarsText = (dollars: number | null) => formatMoney(dollars === null ? null : centsOfDollars(dollars))

/** Example: "Joliet, IL". */
export const cityText = ({ city, state }: { city: string; state: string }) => `${city}, ${state}`

/** Example: "781 mi". A dash when the distance is unknown. */
export const milesText = (miles: number | null) => (miles === null ? '–' : `${formatNumber(miles, 0)} mi`)
