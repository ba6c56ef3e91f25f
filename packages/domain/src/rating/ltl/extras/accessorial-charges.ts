import type { Charge } from '#rating/charges.ts'
import type { SiteGroup, WholeService } from '#rating/ltl/extras/accessorial-groups.ts'
import { type Amounts, chargeFor, type Price } from '#rating/ltl/extras/price.ts'
import type { Services, SiteService } from '#rating/ltl/extras/services.ts'

/** The price of every service at the pickup, at the delivery and on the whole way. */
export type AccessorialSchedule = {
  pickup: Readonly<Record<SiteGroup, Price>>
  delivery: Readonly<Record<SiteGroup, Price>>
  whole: Readonly<Record<WholeService, Price>>
}

/** The services that a carrier does not offer, in words. */
export function serviceRefusals(schedule: AccessorialSchedule, { atSites, whole }: Services): string[] {
  return [
    ...atSites.filter(({ end, group }) => schedule[end][group] === 'Refused').map(siteRefusal),
    ...whole
      // Hazardous freight is refused by its classes.
      .filter(({ service }) => service !== 'Hazmat' && schedule.whole[service] === 'Refused')
      .map(({ label }) => `does not offer ${label}`),
  ]
}

/** The charges for the services of a shipment, each with its name. */
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

/** Services that cost nothing extra, in words; a dock is no service. */
export function includedWords(schedule: AccessorialSchedule, { atSites, whole }: Services): string[] {
  const sites = atSites.filter(({ end, group }) => group !== 'Dock' && schedule[end][group] === 'Included')
  const services = whole.filter(({ service }) => schedule.whole[service] === 'Included')
  return [...sites, ...services].map(({ label }) => `${label} is included`)
}

function siteRefusal({ end, group, label }: SiteService): string {
  return group === 'Liftgate' ? `has no lift gate at the ${end}` : `does not offer ${label}`
}
