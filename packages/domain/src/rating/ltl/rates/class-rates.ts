import { freightClasses } from '#freight/freight-class.ts'
import type { IntegratedRate } from '#rating/integrated-rate.ts'
import { bandIndexOf } from '#rating/ltl/base/distance-bands.ts'
import { classByDensity, classIndexOf } from '#rating/ltl/base/rated-class.ts'
import { weightBreaks } from '#rating/ltl/base/weight-breaks.ts'
import type { CompiledClassTariff, CompiledVersion } from '#rating/ltl/compile-tariff.ts'
import { cubePounds } from '#rating/ltl/linehaul/cubic-capacity.ts'
import { type ClassifiedLine, type Freight, freightOf, grossCharges } from '#rating/ltl/linehaul/freight-charges.ts'
import { type Linehaul, linehaulOf } from '#rating/ltl/linehaul/linehaul.ts'
import { percentCharge } from '#rating/ltl/quick-charges.ts'
import { digest } from '#rating/ltl/quote-number.ts'
import { freightTexts, priceTexts } from '#rating/ltl/rates/class-text.ts'
import { makeRate, type RateParts } from '#rating/ltl/rates/make-rate.ts'
import type { Terms } from '#rating/ltl/rates/terms.ts'
import {
  economyService,
  economyText,
  guaranteedCharge,
  guaranteedOffers,
  guaranteedService,
  guaranteedText,
  standardService,
} from '#rating/ltl/service/levels.ts'
import { maxLiability } from '#rating/ltl/service/liability.ts'
import type { Shipment } from '#rating/ltl/shipment.ts'

/** Lines of a shipment with their classes under a tariff, or null when a line has neither a class nor a density. */
export function classifiedLines(ltl: CompiledClassTariff, { lines, shippingDate }: Shipment): ClassifiedLine[] | null {
  const classified: ClassifiedLine[] = []
  for (const { pounds, givenClass, density, densityText } of lines) {
    const byDensity = givenClass === null ? classByDensity(ltl.scales, density, shippingDate) : null
    const actualClass = givenClass ?? (byDensity === null ? null : classIndexOf(byDensity))
    if (actualClass === null) return null
    classified.push({ pounds, actualClass, ratedClass: ltl.ratedAs[actualClass] ?? actualClass, density: densityText })
  }
  return classified
}

/** Rates of a carrier by class and weight: standard, economy and guaranteed, as far as the carrier offers them. */
export function classRates(
  terms: Terms,
  ltl: CompiledClassTariff,
  version: CompiledVersion,
  lines: readonly ClassifiedLine[],
): IntegratedRate[] {
  const { tariff, shipment, transit, reach } = terms
  const linehaul = linehaulFor(ltl, version, shipment, lines)
  const gross = grossCharges(linehaul, version.table, lines)
  const price = { floor: version.minimumCharge, discountText: version.discountTexts[linehaul.breakIndex] ?? '' }
  const standard = freightOf(linehaul.net, gross, price)
  const shared = sharedParts(terms, ltl, version, { linehaul, lines })
  const why = freightTexts(terms, ltl.name, version, { linehaul, lines })
  const rateOf = (parts: Pick<RateParts, 'service' | 'charges' | 'why'>) => makeRate(tariff, { ...shared, ...parts })
  const charges = chargesOf(terms, standard)
  const wholeWhy = [...why, ...priceTexts(terms, version, standard)]
  const { economy } = ltl
  const rates = [rateOf({ service: standardService(transit), charges, why: wholeWhy })]
  if (economy !== null) {
    const cheaper = freightOf(linehaul.net, gross, price, economy.percent)
    rates.push(
      rateOf({
        service: economyService(transit, economy),
        charges: chargesOf(terms, cheaper),
        why: [...why, ...priceTexts(terms, version, cheaper), economyText(economy)],
      }),
    )
  }
  for (const offer of guaranteedOffers(ltl.guaranteed, shipment, reach)) {
    rates.push(
      rateOf({
        service: guaranteedService(transit, offer),
        charges: [...charges, guaranteedCharge(offer, standard.total)],
        why: [...wholeWhy, guaranteedText(offer)],
      }),
    )
  }
  return rates
}

function linehaulFor(
  ltl: CompiledClassTariff,
  version: CompiledVersion,
  { miles, cubicFeet }: Shipment,
  lines: readonly ClassifiedLine[],
): Linehaul {
  return linehaulOf({
    table: version.table,
    discounts: version.offByBreak,
    floor: version.minimumCharge,
    mostPounds: ltl.load.pounds,
    band: bandIndexOf(version.table.starts, miles),
    lines,
    cubePounds: cubePounds(ltl.cubicCapacity, cubicFeet),
  })
}

const chargesOf = ({ fuelPercent, extras }: Terms, { charges, total }: Freight) => [
  ...charges,
  percentCharge('FuelSurcharge', fuelPercent, total),
  ...extras,
]

/** Fields common to the rates of all service levels, and the values that a booking sends back to the tariff. */
function sharedParts(
  { tariff, shipment, fuelPrice, fuelPercent, warnings, askDigest }: Terms,
  ltl: CompiledClassTariff,
  { version }: CompiledVersion,
  { linehaul, lines }: { linehaul: Linehaul; lines: readonly ClassifiedLine[] },
): Pick<RateParts, 'quoteNumber' | 'maxLiability' | 'warnings' | 'bookingParameters'> {
  const hasFullValue = shipment.services.whole.some(({ service }) => service === 'FullValueCoverage')
  return {
    quoteNumber: `LTL-${digest(`${askDigest}|${tariff.id}|${version}|${fuelPrice.monday}|${fuelPrice.price}`)}`,
    maxLiability: maxLiability(tariff.liability, { byClass: ltl.liability, lines, hasFullValue }),
    warnings,
    bookingParameters: {
      tariffId: tariff.id,
      tariff: ltl.name,
      version,
      miles: shipment.miles,
      weightBreak: weightBreaks[linehaul.breakIndex],
      pounds: linehaul.pounds,
      ratedPounds: linehaul.pounds + linehaul.cubePounds + linehaul.deficitPounds,
      lines: lines.map(({ pounds, actualClass, ratedClass }) => ({
        pounds,
        freightClass: freightClasses[actualClass],
        ratedAs: freightClasses[ratedClass],
      })),
      discountPercent: linehaul.discount,
      fuelWeek: fuelPrice.monday,
      fuelPercent,
    },
  }
}
