import type { RateAsk } from '#rating/ask.ts'
import type { IntegratedRate, RateAnswer, RateRefusal } from '#rating/integrated-rate.ts'
import { type CompiledTariff, compileTariff } from '#rating/ltl/compile-tariff.ts'
import { serviceRefusals } from '#rating/ltl/extras/accessorial-charges.ts'
import { type FuelIndex, type FuelPrice, fuelPriceOn } from '#rating/ltl/fuel/fuel-index.ts'
import { reachRefusals } from '#rating/ltl/network/coverage.ts'
import { hazmatRefusals } from '#rating/ltl/network/hazmat-taken.ts'
import { sizeRefusals } from '#rating/ltl/network/size-limits.ts'
import { askText, digest } from '#rating/ltl/quote-number.ts'
import { classifiedLines, classRates } from '#rating/ltl/rates/class-rates.ts'
import { termsOf } from '#rating/ltl/rates/terms.ts'
import { roomRefusals, roomText, weightRefusals } from '#rating/ltl/service/load-limits.ts'
import { type Shipment, shipmentOf } from '#rating/ltl/shipment.ts'
import type { LtlTariff } from '#rating/ltl/tariff.ts'
import { volumeRefusals } from '#rating/ltl/volume/volume-price.ts'
import { volumeRate } from '#rating/ltl/volume/volume-rates.ts'
import { inForceOn } from '#shared/date-range.ts'
import { writtenDate } from '#shared/written-date.ts'

/** Rates of all carriers for a shipment under their tariffs. Carriers without a rate are listed with their reasons. */
export function rateLtl(ask: RateAsk, tariffs: readonly LtlTariff[], fuel: FuelIndex): RateAnswer {
  const refusal = askRefusal(ask)
  if (refusal !== null) return { rates: [], refusals: tariffs.map((tariff) => refusalOf(tariff, [refusal])) }
  const fuelPrice = fuelPriceOn(fuel, ask.shippingDate)
  const known = { shipment: shipmentOf(ask), fuelPrice, askDigest: digest(askText(ask)) }
  const rates: IntegratedRate[] = []
  const refusals: RateRefusal[] = []
  for (const tariff of tariffs) {
    const answer = rateTariff(tariff, known)
    if ('reasons' in answer) refusals.push(refusalOf(tariff, answer.reasons))
    else rates.push(...answer.rates)
  }
  return { rates, refusals }
}

type Known = { shipment: Shipment; fuelPrice: FuelPrice | null; askDigest: string }
type Answer = { rates: readonly IntegratedRate[] } | { reasons: readonly string[] }

function rateTariff(tariff: LtlTariff, known: Known): Answer {
  const compiled = compileTariff(tariff)
  const { fuelPrice, shipment } = known
  if ('fault' in compiled) return { reasons: [`has a tariff that cannot be rated (${compiled.fault})`] }
  if (fuelPrice === null) return { reasons: ['adds a fuel surcharge, and no fuel price is known'] }
  const general = generalRefusals(compiled, shipment)
  const offer = shipment.mode === 'VLTL' ? volumeOffer(tariff, shipment) : ltlOffer(compiled, shipment)
  const reasons = [...general, ...('reasons' in offer ? offer.reasons : [])]
  if (reasons.length > 0 || 'reasons' in offer) return { reasons }
  return { rates: offer.rates(termsOf(compiled, { ...known, fuelPrice })) }
}

/** Reasons why a carrier refuses a shipment in any mode. */
function generalRefusals({ tariff, served }: CompiledTariff, shipment: Shipment): string[] {
  return [
    ...reachRefusals(tariff.network, served, shipment),
    ...sizeRefusals(tariff.sizes, shipment),
    ...hazmatRefusals(tariff.hazardClasses, shipment),
    ...serviceRefusals(tariff.accessorials, shipment.services),
  ]
}

type Offer =
  | { rates: (terms: ReturnType<typeof termsOf>) => readonly IntegratedRate[] }
  | { reasons: readonly string[] }

function ltlOffer({ tariff, ltl }: CompiledTariff, shipment: Shipment): Offer {
  if (ltl === null) return { reasons: ['takes volume freight only'] }
  const room = roomRefusals(ltl.load, shipment)
  if (room.length > 0 && ltl.load.beyond === 'Volume') {
    return volumeOffer(tariff, shipment, [roomText(shipment, ltl.load)])
  }
  const version = inForceOn(ltl.versions, shipment.shippingDate)
  const lines = classifiedLines(ltl, shipment)
  const reasons = [
    ...room,
    ...weightRefusals(ltl.load, shipment),
    ...(lines === null ? ['rates by class, and some freight has neither a class nor a density'] : []),
    ...(version === undefined ? [noVersion(shipment)] : []),
  ]
  if (reasons.length > 0 || lines === null || version === undefined) return { reasons }
  return { rates: (terms) => classRates(terms, ltl, version, lines) }
}

function volumeOffer({ volume }: LtlTariff, shipment: Shipment, why: readonly string[] = []): Offer {
  if (volume === null) return { reasons: ['has no rates for volume freight'] }
  const version = inForceOn(volume.versions, shipment.shippingDate)
  const reasons = [...volumeRefusals(volume, shipment), ...(version === undefined ? [noVersion(shipment)] : [])]
  if (reasons.length > 0 || version === undefined) return { reasons }
  return { rates: (terms) => [volumeRate(terms, volume, version, why)] }
}

/** Reason why no carrier can rate the request. */
function askRefusal({ products, miles }: RateAsk): string | null {
  if (products.length === 0) return 'needs freight to rate'
  return Number.isFinite(miles) && miles >= 0 ? null : 'needs the route miles'
}

const noVersion = ({ shippingDate }: Shipment) => `has no rates in force on ${writtenDate(shippingDate, 'UTC')}`

const refusalOf = ({ carrierName }: LtlTariff, reasons: readonly string[]): RateRefusal => ({
  carrierName,
  reason: reasons.join('; '),
})
