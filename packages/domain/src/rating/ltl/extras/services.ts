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
import {
  deliveryGroups,
  pickupGroups,
  type SiteGroup,
  type WholeService,
} from '#rating/ltl/extras/accessorial-groups.ts'
import { listOf } from '#rating/ltl/words.ts'

export type End = 'pickup' | 'delivery'

/** One service at an end of the way, under all the names it was asked for by. */
export type SiteService = { end: End; group: SiteGroup; label: string; chargeType: ChargeType }

/** What a shipment needs besides the way from dock to dock, sorted once for all carriers. */
export type Services = {
  atSites: readonly SiteService[]
  whole: readonly { service: WholeService; label: string; chargeType: ChargeType }[]
  /** The overlength accessorial in feet, 0 for none. */
  overlengthFeet: number
}

export function servicesOf(asked: readonly Accessorial[]): Services {
  const unique = [...new Set(asked)]
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

/** The greater service of the same kind, which includes the lesser. */
const includedIn: Partial<Record<SiteGroup, SiteGroup>> = { Inside: 'InsideStairs', AfterHours: 'SundayOrHoliday' }

type Groups = Readonly<Partial<Record<keyof typeof pickupAccessorials | keyof typeof deliveryAccessorials, SiteGroup>>>

function atEnd(end: End, asked: readonly Accessorial[], groups: Groups): SiteService[] {
  const found = new Map<SiteGroup, { chargeType: ChargeType; labels: string[] }>()
  for (const accessorial of asked) {
    const group = groups[accessorial as keyof Groups]
    if (group === undefined) continue
    const label = accessorialLabels[accessorial] ?? accessorial
    const known = found.get(group)
    if (known) known.labels.push(label)
    else found.set(group, { chargeType: chargeTypeOf(accessorial), labels: [label] })
  }
  const isCharged = (group: SiteGroup) => {
    const greater = includedIn[group]
    return greater === undefined || !found.has(greater)
  }
  return [...found]
    .filter(([group]) => isCharged(group))
    .map(([group, { chargeType, labels }]) => ({ end, group, label: listOf(labels), chargeType }))
}

const isWhole = (name: Accessorial): name is WholeService => Object.hasOwn(otherAccessorials, name)
