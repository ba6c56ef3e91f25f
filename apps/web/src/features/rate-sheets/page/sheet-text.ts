import { tenThousandthsOfDollars } from '@lanewise/contract/money'
import type { RateSheet, RateSheetRow, RateSheetTerms } from '@lanewise/contract/rate-sheets'
import { formatDate, formatPercent, formatUnitRate } from '@lanewise/domain/shared/format'

export const day = (date: string | null) => formatDate(date, 'UTC')

/** Price without unit. Pallet rates have one price per range. */
export const priceOf = (terms: RateSheetTerms): string =>
  terms.chargeType === 'Pallet'
    ? terms.priceText.replace(/^Per Pallet /, '')
    : formatUnitRate(tenThousandthsOfDollars(terms.rate))

/** Price change as text: "+13.4%" or "−2.6%". */
export const percentText = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatPercent(Math.abs(percent))}`

export const chosenCount = ({ chosen }: RateSheet): number => chosen.Changed + chosen.New + chosen.Ended

export const nameOf = ({ carrierName, laneName }: RateSheetRow): string => `${carrierName} on ${laneName}`
