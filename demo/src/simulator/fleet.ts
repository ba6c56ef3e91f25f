import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import type { EdiCarrier, TruckReport } from './edi/edi-carrier.ts'
import { getShipmentRoute, getTrackedLoads, type Portal, recordTrackingEvents } from './portal.gen.ts'
import { type Clock, eventsOf, isOnTheRoad, type Load, type TrackingEvent } from './truck.ts'

/** Maximum number of events per API call. */
const mostEvents = 1_000

/**
 * The trucks of one company. All data is refetched on each run except the routes, which do not change. Carriers that are
 * connected by EDI report by files, the others by calls.
 */
export function openFleet(portal: Portal, ediCarriers: readonly EdiCarrier[] = []) {
  let routes = new Map<string, readonly LinePoint[]>()
  return {
    work: async (clock: Clock) => {
      const known = new Map<string, readonly LinePoint[]>()
      const reports: TruckReport[] = []
      for (const load of await allLoads(portal)) {
        const line = isOnTheRoad(load) ? (routes.get(load.shipmentNumber) ?? (await routeOf(portal, load))) : []
        if (line.length > 0) known.set(load.shipmentNumber, line)
        const events = eventsOf({ load, line, clock })
        if (events.length > 0) reports.push({ load, events })
      }
      routes = known
      await sendEvents(portal, await withoutFiles(ediCarriers, reports, clock.now), carrierNames(reports))
      return reports.flatMap(({ events }) => events).length
    },
  }
}

/** Sends files where carriers are connected by EDI, and returns the events that remain. */
async function withoutFiles(ediCarriers: readonly EdiCarrier[], reports: readonly TruckReport[], now: number) {
  const carrierOf = ({ load }: TruckReport) =>
    ediCarriers.find((carrier) => carrier.scac === load.carrierScac && carrier.isConnected())
  const remaining = reports.filter((report) => !carrierOf(report)).flatMap(({ events }) => events)
  for (const carrier of ediCarriers) {
    const own = reports.filter((report) => carrierOf(report) === carrier)
    remaining.push(...(await carrier.report(own, now)))
  }
  return remaining
}

const carrierNames = (reports: readonly TruckReport[]) =>
  new Map(reports.map(({ load }) => [load.shipmentNumber, load.carrierName ?? 'Carrier']))

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
