import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context, PublicVisit } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { mayVisit, noteVisit } from '#platform/visits/visits.ts'
import { companyOfNumber } from './public-tracking.queries.ts'

type Lookup<T> = {
  /** Key of the lookup. Repeated lookups with the same key count once toward the limit. */
  key: string
  /** Number that identifies the company. */
  companyNumber: string
  find: (ctx: Context) => Promise<ShipmentRow[]>
  read: (ctx: Context, shipment: ShipmentRow) => Promise<T>
}

const tooMany = 'Too many shipment numbers were tried. Wait an hour and try again.'

/**
 * Finds shipments for a visitor without an account and records the lookup, so that guessing numbers runs into a limit.
 */
export async function lookUpShipments<T>(
  visit: PublicVisit,
  { key, companyNumber, find, read }: Lookup<T>,
): Promise<T[]> {
  const { address, now } = visit
  const question = { address, lookup: key, now }
  const companyId = await visit.open(async (db) => {
    if (!(await mayVisit(db, question))) refuse.tooMany(tooMany)
    return companyOfNumber(db, companyNumber)
  })
  const matches = companyId
    ? await visit.within(companyId, async (ctx) => {
        const shipments = await find(ctx)
        if (shipments.length === 0) return []
        await noteVisit(ctx.db, question, { companyId, shipmentIds: shipments.map(({ id }) => id) })
        return oneByOne(shipments, (shipment) => read(ctx, shipment))
      })
    : []
  if (matches.length === 0) await visit.open((db) => noteVisit(db, question, null))
  return matches
}

async function oneByOne<T>(shipments: readonly ShipmentRow[], read: (shipment: ShipmentRow) => Promise<T>) {
  const done: T[] = []
  for (const shipment of shipments) done.push(await read(shipment))
  return done
}
