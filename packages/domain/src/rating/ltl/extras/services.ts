import { chargeTypeOf } from '#rating/accessorial-charges.ts'
import {
  type Accessorial,
  accessorialLabels,
  type deliveryAccessorials,
  feetOfOverlength,
  otherAccessorials,
  type pickupAccessorials,
} from '#rating/accessorials.ts'
import type { ChargeType } from '#rating/charge-types.ts'
import { listOf } from '#rating/ltl/charge-text.ts'
import {
  deliveryGroups,
  pickupGroups,
  type SiteGroup,
  type WholeService,
} from '#rating/ltl/extras/accessorial-groups.ts'

export type End = 'pickup' | 'delivery'

/** Service at one end of the trip. Its label lists all the names under which it was requested. */
export type SiteService = { end: End; group: SiteGroup; label: string; chargeType: ChargeType }

/** Services of a shipment beyond dock-to-dock transport, grouped once for all carriers. */
export type Services = {
  atSites: readonly SiteService[]
  whole: readonly { service: WholeService; label: string; chargeType: ChargeType }[]
  /** Overlength in feet, 0 for none. */
  overlengthFeet: number
}

export function servicesOf(requested: readonly Accessorial[]): Services {
  const unique = [...new Set(requested)]
  return {
    atSites: [...atEnd('pickup', unique, pickupGroups), ...atEnd('delivery', unique, deliveryGroups)],
    whole: unique.filter(isWhole).map((service) => ({
      service,
      label: accessorialLabels[service],
      chargeType: chargeTypeOf(service),
    })),
    overlengthFeet: Math.max(0, ...unique.map((accessorial) => feetOfOverlength(accessorial) ?? 0)),
  }
}

/** Services that include a lesser service of the same kind. */
const includedIn: Partial<Record<SiteGroup, SiteGroup>> = { Inside: 'InsideStairs', AfterHours: 'SundayOrHoliday' }

type Groups = Readonly<Partial<Record<keyof typeof pickupAccessorials | keyof typeof deliveryAccessorials, SiteGroup>>>

function atEnd(end: End, requested: readonly Accessorial[], groups: Groups): SiteService[] {
  const byGroup = new Map<SiteGroup, { chargeType: ChargeType; labels: string[] }>()
  for (const accessorial of requested) {
    const group = groups[accessorial as keyof Groups]
    if (group === undefined) continue
    const label = accessorialLabels[accessorial] ?? accessorial
    const known = byGroup.get(group)
    if (known) known.labels.push(label)
    else byGroup.set(group, { chargeType: chargeTypeOf(accessorial), labels: [label] })
  }
  const isCharged = (group: SiteGroup) => {
    const greater = includedIn[group]
    return greater === undefined || !byGroup.has(greater)
  }
  return [...byGroup]
    .filter(([group]) => isCharged(group))
    .map(([group, { chargeType, labels }]) => ({ end, group, label: listOf(labels), chargeType }))
}

const isWhole = (name: Accessorial): name is WholeService => Object.hasOwn(otherAccessorials, name)
