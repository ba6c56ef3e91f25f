import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import { getShipmentRoute, getTrackedLoads, type Portal, recordTrackingEvents } from './portal.gen.ts'
import { type Clock, eventsOf, isOnTheRoad, type Load, type TrackingEvent } from './truck.ts'

/** Maximum number of events per API call. */
const mostEvents = 1_000

/** The trucks of one company. All data is refetched on each run except the routes, which do not change. */
export function openFleet(portal: Portal) {
  let routes = new Map<string, readonly LinePoint[]>()
  return {
    work: async (clock: Clock) => {
      const loads = await allLoads(portal)
      const known = new Map<string, readonly LinePoint[]>()
      const events: TrackingEvent[] = []
      const carrierNames = new Map<string, string>()
      for (const load of loads) {
        const line = isOnTheRoad(load) ? (routes.get(load.shipmentNumber) ?? (await routeOf(portal, load))) : []
        if (line.length > 0) known.set(load.shipmentNumber, line)
        events.push(...eventsOf({ load, line, clock }))
        carrierNames.set(load.shipmentNumber, load.carrierName ?? 'Carrier')
      }
      routes = known
      await sendEvents(portal, events, carrierNames)
      return events.length
    },
  }
}

async function allLoads(portal: Portal): Promise<Load[]> {
  const loads: Load[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof getTrackedLoads>> = await getTrackedLoads(
      portal,
      after ? { query: { after } } : {},
    )
    loads.push(...page.data)
    after = page.next
  } while (after)
  return loads
}

const routeOf = async (portal: Portal, { shipmentNumber }: Load): Promise<readonly LinePoint[]> =>
  (await getShipmentRoute(portal, { params: { shipmentNumber } })).line

/** Sends the events of each carrier in calls of their own. */
async function sendEvents(
  portal: Portal,
  allEvents: readonly TrackingEvent[],
  carrierNames: ReadonlyMap<string, string>,
) {
  const carriers = Map.groupBy(allEvents, ({ shipmentNumber }) => carrierNames.get(shipmentNumber)?.slice(0, 60) ?? '')
  for (const [provider, events] of carriers)
    for (let from = 0; from < events.length; from += mostEvents)
      await recordTrackingEvents(portal, { body: { provider, events: events.slice(from, from + mostEvents) } })
}
