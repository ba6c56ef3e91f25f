import { positive } from '#freight/measure.ts'
import { type Charge, flatCharge, type TenThousandths, totalOf } from '#rating/charges.ts'
import { extraCharges } from '#rating/tl/spot-market/extras.ts'
import { fuelCharges } from '#rating/tl/spot-market/fuel.ts'
import { hashOf, idOf } from '#rating/tl/spot-market/hash.ts'
import { lineHaul } from '#rating/tl/spot-market/line-haul.ts'
import { isDate, refusalOf } from '#rating/tl/spot-market/refusal.ts'
import type { SpotAnswer, SpotAsk } from '#rating/tl/spot-quote.ts'
import { tlTransitDays } from '#rating/transit.ts'
import { formatMoney, formatNumber } from '#shared/format.ts'
import { roundHalfUp } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** A gallon of diesel where no index is at hand: 3.70 dollars. */
export const defaultFuelPrice: TenThousandths = 37_000

/**
 * What a truck, or a share of one, costs on the market of a day; the same for the same question on the same day.
 * Diesel by the gallon. A pickup that has passed is priced as one of today.
 */
export function spotRate(asked: SpotAsk, today: IsoDate, fuelPrice: TenThousandths = defaultFuelPrice): SpotAnswer {
  const ask = settled(asked, today)
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

/** The question in one form, so that what does not matter changes nothing: miles to the tenth, days without a time. */
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

/** A gallon costs up to 100 dollars; an index that is not known is taken at its usual level. */
const knownPrice = (price: TenThousandths): TenThousandths =>
  Number.isFinite(price) ? Math.min(Math.max(0, price), 1_000_000) : defaultFuelPrice

const fuelReason = ({ description, units, rate, total }: Charge): string =>
  `${description}: ${formatNumber(units, 1)} miles × $${formatNumber(rate / 10_000, 4)} = ${formatMoney(total)}`
