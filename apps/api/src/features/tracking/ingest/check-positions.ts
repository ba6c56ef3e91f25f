import {
  checkPosition,
  fastestTruck,
  type KnownTruck,
  roadMiles,
  type TimedPoint,
} from '@lanewise/domain/tracking/positions/doubtful'
import { isNearRoad } from '@lanewise/geography/roads/near-road'
import type { Context } from '#platform/context.ts'
import type { NewEvent } from './ingest.queries.ts'
import { acceptPositions, knownTrucks, saveDoubtful } from './positions.queries.ts'

type Position = NewEvent & { latitude: number; longitude: number }

const isPosition = (event: NewEvent): event is Position =>
  event.kind === 'Position' && event.latitude !== null && event.longitude !== null

/**
 * Marks the positions that are doubtful, and accepts earlier ones that the new ones agree with. `pace` says how many
 * times faster than real ones the trucks drive. (DEF-129)
 */
export async function checkPositions(ctx: Context, events: readonly NewEvent[], pace: number): Promise<NewEvent[]> {
  const positions = events
    .filter(isPosition)
    .sort((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime())
  if (positions.length === 0) return [...events]
  const trucks = await knownTrucks(
    ctx.db,
    idsOf(positions),
    idsOf(positions.filter((position) => !isNearRoad(position, roadMiles))),
  )
  const doubts = new Map<NewEvent, string | null>()
  const after = new Map<string, KnownTruck>()
  const confirmed: { shipmentId: string; point: TimedPoint }[] = []
  for (const event of positions) {
    const { shipmentId, latitude, longitude, occurredAt: at } = event
    const before = after.get(shipmentId) ?? trucks.get(shipmentId)
    if (!before) continue
    const truck = hasLeft(event, events) ? { ...before, standing: null } : before
    const checked = checkPosition({ latitude, longitude, at }, truck, { isNearRoad, topSpeed: fastestTruck * pace })
    doubts.set(event, checked.doubt)
    after.set(shipmentId, checked.truck)
    if (checked.confirmed) confirmed.push({ shipmentId, point: checked.confirmed })
  }
  await saveTrucks(ctx, trucks, after)
  if (confirmed.length > 0)
    await acceptPositions(
      ctx.db,
      confirmed.map(({ shipmentId, point: { at } }) => ({ shipmentId, at })),
    )
  const isConfirmed = ({ shipmentId, occurredAt }: NewEvent) =>
    confirmed.some((one) => one.shipmentId === shipmentId && one.point.at.getTime() === occurredAt.getTime())
  return events.map((event) => ({ ...event, doubt: isConfirmed(event) ? null : (doubts.get(event) ?? null) }))
}

const idsOf = (positions: readonly Position[]) => [...new Set(positions.map(({ shipmentId }) => shipmentId))].sort()

/** Whether the same report says that the truck had departed by then. */
const hasLeft = ({ shipmentId, occurredAt }: NewEvent, events: readonly NewEvent[]) =>
  events.some((one) => one.kind === 'Departed' && one.shipmentId === shipmentId && one.occurredAt <= occurredAt)

/** Most positions are accepted and change nothing about doubtful ones. */
async function saveTrucks(
  ctx: Context,
  before: ReadonlyMap<string, KnownTruck>,
  after: ReadonlyMap<string, KnownTruck>,
) {
  const changed = [...after].filter(([id, { doubtful }]) => doubtful !== before.get(id)?.doubtful)
  const trucks = changed.map(([shipmentId, { doubtful }]) => ({ shipmentId, doubtful }))
  if (trucks.length > 0) await saveDoubtful(ctx.db, trucks)
}
