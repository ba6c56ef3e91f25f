import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import { getShipmentWay, getTrackedLoads, type Portal, recordTrackingEvents } from './portal.gen.ts'
import { type Clock, isOnTheRoad, type Load, newsOf, type Told } from './truck.ts'

/** As many as the call takes. */
const mostEvents = 1_000

/** The trucks of one company; all that is known of them is read anew each time, but the ways, which do not change. */
export function openFleet(portal: Portal) {
  let ways = new Map<string, readonly LinePoint[]>()
  return {
    work: async (clock: Clock) => {
      const loads = await allLoads(portal)
      const known = new Map<string, readonly LinePoint[]>()
      const news: Told[] = []
      const namedBy = new Map<string, string>()
      for (const load of loads) {
        const line = isOnTheRoad(load) ? (ways.get(load.shipmentNumber) ?? (await wayOf(portal, load))) : []
        if (line.length > 0) known.set(load.shipmentNumber, line)
        news.push(...newsOf({ load, line, clock }))
        namedBy.set(load.shipmentNumber, load.carrierName ?? 'Carrier')
      }
      ways = known
      await tell(portal, news, namedBy)
      return news.length
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

const wayOf = async (portal: Portal, { shipmentNumber }: Load): Promise<readonly LinePoint[]> =>
  (await getShipmentWay(portal, { params: { shipmentNumber } })).line

/** Each carrier tells of its own trucks, all of them at once. */
async function tell(portal: Portal, news: readonly Told[], namedBy: ReadonlyMap<string, string>) {
  const carriers = Map.groupBy(news, ({ shipmentNumber }) => namedBy.get(shipmentNumber)?.slice(0, 60) ?? '')
  for (const [provider, events] of carriers)
    for (let from = 0; from < events.length; from += mostEvents)
      await recordTrackingEvents(portal, { body: { provider, events: events.slice(from, from + mostEvents) } })
}
