import { type Charge, flatCharge, type TenThousandths } from '#rating/charges.ts'
import type { CompiledTariff } from '#rating/ltl/compile-tariff.ts'
import { includedTexts, serviceCharges } from '#rating/ltl/extras/accessorial-charges.ts'
import { overlengthCharges } from '#rating/ltl/extras/overlength-charge.ts'
import { chargeFor } from '#rating/ltl/extras/price.ts'
import type { FuelPrice } from '#rating/ltl/fuel/fuel-index.ts'
import { fuelPercent, fuelText, fuelWarnings } from '#rating/ltl/fuel/fuel-schedule.ts'
import { type Reach, reachOf } from '#rating/ltl/network/coverage.ts'
import { type Transit, transitOf } from '#rating/ltl/network/transit.ts'
import type { Shipment } from '#rating/ltl/shipment.ts'
import type { LtlTariff } from '#rating/ltl/tariff.ts'

/** Values shared by all rates of one carrier for a shipment, independent of the service level. */
export type Terms = {
  tariff: LtlTariff
  shipment: Shipment
  fuelPrice: FuelPrice
  fuelPercent: TenThousandths
  fuelNote: string
  reach: Reach
  transit: Transit
  /** Charges that are the same at every service level: partner, border, accessorials. */
  extras: readonly Charge[]
  included: readonly string[]
  warnings: readonly string[]
  /** Digest of the request, used in quote numbers. */
  askDigest: string
}

export function termsOf(
  { tariff, served }: CompiledTariff,
  { shipment, fuelPrice, askDigest }: Pick<Terms, 'shipment' | 'fuelPrice' | 'askDigest'>,
): Terms {
  const reach = reachOf(tariff.network, served, shipment)
  const percent = fuelPercent(tariff.fuel, fuelPrice.price)
  return {
    tariff,
    shipment,
    fuelPrice,
    fuelPercent: percent,
    fuelNote: fuelText(fuelPrice, percent),
    reach,
    transit: transitOf(tariff.transit, shipment.miles, reach),
    extras: [
      ...reachCharges(reach, shipment),
      ...overlengthCharges(tariff.overlength, shipment.services.overlengthFeet),
      ...serviceCharges(tariff.accessorials, shipment.services, shipment),
    ],
    included: includedTexts(tariff.accessorials, shipment.services),
    warnings: [...partnerWarnings(reach), ...fuelWarnings(fuelPrice)],
    askDigest,
  }
}

function reachCharges({ partner, border }: Reach, shipment: Shipment): Charge[] {
  const interline = partner && chargeFor(partner.by.price, shipment, 'Other', `Interline with ${partner.by.name}`)
  return [
    ...(interline === null ? [] : [interline]),
    ...(border === null ? [] : [flatCharge('BorderCrossing', border.charge)]),
  ]
}

function partnerWarnings({ partner }: Reach): string[] {
  if (partner === null) return []
  return [`${partner.by.name} ${partner.end === 'pickup' ? 'picks up' : 'delivers'} in ${partner.stateName}`]
}
