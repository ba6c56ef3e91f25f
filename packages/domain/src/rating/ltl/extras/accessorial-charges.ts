import type { Charge } from '#rating/charges.ts'
import type { SiteGroup, WholeService } from '#rating/ltl/extras/accessorial-groups.ts'
import { type Amounts, chargeFor, type Price } from '#rating/ltl/extras/price.ts'
import type { Services, SiteService } from '#rating/ltl/extras/services.ts'

/** Prices of all services at the pickup, at the delivery and for the whole trip. */
export type AccessorialSchedule = {
  pickup: Readonly<Record<SiteGroup, Price>>
  delivery: Readonly<Record<SiteGroup, Price>>
  whole: Readonly<Record<WholeService, Price>>
}

/** Explains which requested services the carrier does not offer. */
export function serviceRefusals(schedule: AccessorialSchedule, { atSites, whole }: Services): string[] {
  return [
    ...atSites.filter(({ end, group }) => schedule[end][group] === 'Refused').map(siteRefusal),
    ...whole
      // Hazardous freight is left out because the check of its hazard classes refuses it.
      .filter(({ service }) => service !== 'Hazmat' && schedule.whole[service] === 'Refused')
      .map(({ label }) => `does not offer ${label}`),
  ]
}

/** Charges for the services of a shipment, with descriptions. */
export function serviceCharges(
  schedule: AccessorialSchedule,
  { atSites, whole }: Services,
  amounts: Amounts,
): Charge[] {
  const charges = [
    ...atSites.map(({ end, group, label, chargeType }) => chargeFor(schedule[end][group], amounts, chargeType, label)),
    ...whole.map(({ service, label, chargeType }) => chargeFor(schedule.whole[service], amounts, chargeType, label)),
  ]
  return charges.filter((charge) => charge !== null)
}

/** Explains which services cost nothing extra. A dock is not a service. */
export function includedTexts(schedule: AccessorialSchedule, { atSites, whole }: Services): string[] {
  const sites = atSites.filter(({ end, group }) => group !== 'Dock' && schedule[end][group] === 'Included')
  const services = whole.filter(({ service }) => schedule.whole[service] === 'Included')
  return [...sites, ...services].map(({ label }) => `${label} is included`)
}

function siteRefusal({ end, group, label }: SiteService): string {
  return group === 'Liftgate' ? `has no lift gate at the ${end}` : `does not offer ${label}`
}
