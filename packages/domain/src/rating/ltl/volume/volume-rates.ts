import type { IntegratedRate } from '#rating/integrated-rate.ts'
import { tariffText } from '#rating/ltl/charge-text.ts'
import { percentCharge } from '#rating/ltl/quick-charges.ts'
import { digest } from '#rating/ltl/quote-number.ts'
import { makeRate } from '#rating/ltl/rates/make-rate.ts'
import type { Terms } from '#rating/ltl/rates/terms.ts'
import type { Service } from '#rating/ltl/service/levels.ts'
import { type VolumeTariff, type VolumeVersion, volumeFreightOf } from '#rating/ltl/volume/volume-price.ts'
import { serviceLevels } from '#rating/rate-sources.ts'
import { cents } from '#shared/units.ts'

/** Volume rate of a carrier. `reasons` explain why freight requested as LTL is rated as volume freight. */
export function volumeRate(
  terms: Terms,
  volume: VolumeTariff,
  version: VolumeVersion,
  reasons: readonly string[] = [],
): IntegratedRate {
  const { tariff, shipment, fuelPrice, fuelPercent, transit, askDigest } = terms
  const freight = volumeFreightOf(volume, version, shipment)
  const days = `${volume.days} more for volume freight`
  return makeRate(tariff, {
    quoteNumber: `VOL-${digest(`${askDigest}|${tariff.id}|${version.version}|${fuelPrice.monday}|${fuelPrice.price}`)}`,
    service: serviceOf(terms, volume),
    charges: [...freight.charges, percentCharge('FuelSurcharge', fuelPercent, freight.total), ...terms.extras],
    maxLiability: cents(Math.min(shipment.pounds * volume.centsPerPound, volume.mostLiability)),
    why: [
      ...reasons,
      tariffText(volume.name, version),
      ...freight.why,
      terms.fuelNote,
      volume.days === 0 ? transit.why : `${transit.why}, ${days}`,
      ...terms.included,
    ],
    warnings: [...reasons, ...terms.warnings],
    bookingParameters: {
      tariffId: tariff.id,
      tariff: volume.name,
      version: version.version,
      miles: shipment.miles,
      pounds: shipment.pounds,
      linearFeet: shipment.linearFeet,
      ratedFeet: freight.ratedFeet,
      fuelWeek: fuelPrice.monday,
      fuelPercent,
    },
  })
}

const serviceOf = ({ transit: { least, most } }: Terms, { days }: VolumeTariff): Service => ({
  level: 'Volume',
  code: 'VOL',
  description: serviceLevels.Volume,
  least: least + days,
  most: most + days,
})
