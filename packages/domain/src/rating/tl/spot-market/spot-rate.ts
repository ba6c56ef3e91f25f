import { positive } from '#freight/measure.ts'
import { type Charge, flatCharge, type TenThousandths, totalOf } from '#rating/charges.ts'
import { extraCharges } from '#rating/tl/spot-market/extras.ts'
import { fuelCharges } from '#rating/tl/spot-market/fuel.ts'
import { hashOf, idOf } from '#rating/tl/spot-market/hash.ts'
import { lineHaul } from '#rating/tl/spot-market/line-haul.ts'
import { isDate, refusalOf } from '#rating/tl/spot-market/refusal.ts'
import type { SpotAnswer, SpotAsk } from '#rating/tl/spot-quote.ts'
import { tlTransitDays } from '#rating/transit.ts'
import { formatMoney, formatNumber, formatUnitRate } from '#shared/format.ts'
import { roundHalfUp } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Diesel price per gallon when no index is available: 3.70 dollars. */
export const defaultFuelPrice: TenThousandths = 37_000

/**
 * Market price of a full truck or a partial load on a day, the same for the same request on the same day. `fuelPrice`
 * is the diesel price per gallon. A pickup date in the past is priced as today.
 */
export function spotRate(request: SpotAsk, today: IsoDate, fuelPrice: TenThousandths = defaultFuelPrice): SpotAnswer {
  const ask = settled(request, today)
  const reason = refusalOf(ask)
  if (reason) return { reason }
  const transitDays = tlTransitDays(ask.miles)
  const haul = lineHaul(ask, today)
  const fuel = fuelCharges(ask, knownPrice(fuelPrice))
  const extras = extraCharges(ask, haul.amount, transitDays)
  const charges = [flatCharge('FreightRate', haul.amount), ...fuel, ...extras]
  const key = JSON.stringify([ask, today, fuelPrice])
  return {
    id: idOf(key),
    quoteNumber: `Q${String(hashOf(key)).padStart(10, '0')}`,
    effectiveDate: ask.effectiveDate,
    transitDays,
    totalCost: totalOf(charges),
    isPartial: ask.isPartial,
    charges,
    why: [
      ...haul.why,
      ...fuel.map(fuelReason),
      ...extras.map(({ description, total }) => `${description}: ${formatMoney(total)}`),
    ],
  }
}

/**
 * Normalizes a request, so that irrelevant differences do not change the price: miles rounded to the tenth, dates
 * without a time.
 */
function settled(ask: SpotAsk, today: IsoDate): SpotAsk {
  const day = ask.effectiveDate.slice(0, 10)
  return {
    equipmentMode: ask.equipmentMode,
    effectiveDate: isDate(day) && day < today ? today : day,
    stops: ask.stops.map(({ stopNumber, postalCode, city, state, country }) => ({
      stopNumber,
      postalCode,
      city,
      state,
      country,
    })),
    miles: roundHalfUp(ask.miles, 1),
    isHazmatRequired: ask.isHazmatRequired,
    isTeamRequired: ask.isTeamRequired,
    isLiftGateRequired: ask.isLiftGateRequired,
    isPartial: ask.isPartial,
    linearFeet: positive(ask.linearFeet),
    weight: positive(ask.weight),
  }
}

/** Limits the fuel price to 100 dollars per gallon. An unknown index falls back to the default. */
const knownPrice = (price: TenThousandths): TenThousandths =>
  Number.isFinite(price) ? Math.min(Math.max(0, price), 1_000_000) : defaultFuelPrice

const fuelReason = ({ description, units, rate, total }: Charge): string =>
  `${description}: ${formatNumber(units, 1)} miles × ${formatUnitRate(rate)} = ${formatMoney(total)}`
