import { plannedStops } from '@lanewise/domain/consolidation/planned-stops'
import { splitDocks } from '@lanewise/domain/consolidation/split-docks'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { milesOfTenths } from '@lanewise/domain/shared/units'
import { type SpeedSettings, speedsOf } from '@lanewise/domain/tracking/average-speed'
import { defaultServiceMinutes } from '@lanewise/domain/tracking/outlook'
import type { MeasuredRoute } from '#connectors/routing/measure-route.ts'
import { companySettings } from '#features/settings/index.ts'
import type { Context } from '#platform/context.ts'
import { serviceMinutesOf } from '../consolidation.queries.ts'
import type { ReadLoad } from './read-load.ts'

/** What determines how fast a truck drives and how long it stands at its stops. */
type Pace = {
  speeds: SpeedSettings
  /** Measured minutes of loading and unloading by location. */
  service: Awaited<ReturnType<typeof serviceMinutesOf>>
  now: Date
}

export async function paceOf(ctx: Context, { stops }: ReadLoad): Promise<Pace> {
  const locationIds = [...new Set(stops.map(({ locationId }) => locationId))]
  return {
    speeds: speedsOf(await companySettings(ctx)),
    service: await serviceMinutesOf(ctx.db, locationIds),
    now: ctx.now,
  }
}

export type PlannedVisit = ReturnType<typeof plannedVisits>[number]

/** Stops of the load with the time at which the truck is planned to be there. (DEF-126) */
export function plannedVisits(
  { orders, stops, base, contents }: ReadLoad,
  { legs }: Pick<MeasuredRoute, 'legs'>,
  { speeds, service, now }: Pace,
) {
  const timed = stops.map((stop, index) => ({
    ...stop,
    legMiles: milesOfTenths(legs[index]?.milesTenths ?? null),
    serviceMinutes: minutesAt(stop, service),
  }))
  const mode = base.shippingMode as ShippingMode
  const plan = plannedStops(timed, { mode, isTeam: contents.head.isTeamRequired, speeds, now })
  const numberOf = new Map(orders.map(({ order }) => [order.id, order.orderNumber]))
  return timed.map((stop, index) => ({
    ...stop,
    planned: plan[index] ?? null,
    place: stop.parts[0]?.companyName ?? '',
    zone: stop.parts[0]?.timeZone ?? 'UTC',
    parts: stop.parts.map((part) => ({ ...part, order: numberOf.get(part.orderId) ?? '' })),
  }))
}

const minutesAt = ({ stopType, locationId }: ReadLoad['stops'][number], service: Pace['service']) => {
  const minutes = service.find(({ id }) => id === locationId)
  const measured = stopType === 0 ? minutes?.averageLoadingMinutes : minutes?.averageUnloadingMinutes
  return measured ?? defaultServiceMinutes
}

/** Docks that the truck visits more than once because of the delivery windows. (DEF-126) */
export const splitsOf = (visits: readonly PlannedVisit[], baseNumber: string) =>
  splitDocks(visits, baseNumber).map(({ stops, text, drops }) => ({
    text,
    stopIds: stops.flatMap(({ parts: [first] }) => (first ? [first.id] : [])),
    drops,
  }))
