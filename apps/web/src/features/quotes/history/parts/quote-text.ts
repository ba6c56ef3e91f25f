import { centsOfDollars } from '@lanewise/contract/money'
import type { LtlQuoteSummary } from '@lanewise/contract/quotes'
import { placeName } from '@lanewise/domain/places/place-name'
import { formatMoney } from '@lanewise/domain/shared/format'

type Ends = Pick<LtlQuoteSummary, 'origin' | 'destination'>

/** Example: "Indianapolis, IN 46204 to Dallas, TX 75201". */
export const laneText = ({ origin, destination }: Ends) => `${placeName(origin)} to ${placeName(destination)}`

export const moneyText = (dollars: number) => formatMoney(centsOfDollars(dollars))

/** Lowest cost, or "No rates". */
export const costText = ({ lowestRate }: Pick<LtlQuoteSummary, 'lowestRate'>) =>
  lowestRate === null ? 'No rates' : moneyText(lowestRate)

/** Example: "9 rates". */
export const rateCountText = (count: number) => `${count} ${count === 1 ? 'rate' : 'rates'}`
