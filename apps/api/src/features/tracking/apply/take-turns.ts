import type { ShipmentDesk } from '#features/shipments/index.ts'
import { inCompany } from '#platform/db/database.ts'
import type { LoopParts } from '#platform/feature.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import { type Loop, startLoop } from '#platform/outbox/wakeful-loop.ts'
import { trackingChannel } from '../ingest/ingest.queries.ts'
import { companiesWithTurns, endTurns, postponeTurn, takeTurns } from './apply.queries.ts'
import { applyTracking } from './apply-tracking.ts'

/** So many shipments of one company, then those of the next: who floods waits for nobody but itself. */
const batch = 100

/** Looks at the shipments of which something was told, or whose time has come; several processes share them. */
export const takeTurnsWith =
  (desk: ShipmentDesk) =>
  (parts: LoopParts): Loop =>
    startLoop({
      name: 'tracking',
      url: parts.url,
      channel: trackingChannel,
      sleepMs: 1_000,
      turn: () => turn(parts, desk),
      log: parts.log,
    })

/** One batch of each company that has any; true when one of them may have more. */
export async function turn(parts: LoopParts, desk: ShipmentDesk): Promise<boolean> {
  let isMore = false
  for (const companyId of await companiesWithTurns(parts.db, parts.clock())) {
    const ids = await batchOf(parts, desk, companyId, batch).catch(() => oneByOne(parts, desk, companyId))
    parts.moved(companyId, ids)
    isMore ||= ids.length === batch
  }
  return isMore
}

/** All or none: what was told, what follows from it and the end of the turn are one transaction. */
async function batchOf({ db, transactions, clock }: LoopParts, desk: ShipmentDesk, companyId: string, most: number) {
  const user = await inCompany(db, companyId, (tx) => readSystemUser(tx, companyId))
  return transactions.as(user, async (ctx) => {
    const ids = await takeTurns(ctx.db, companyId, clock(), most)
    const looked = ids.length > 0 ? await applyTracking(ctx, desk, ids) : []
    await endTurns(ctx.db, companyId, looked)
    return looked.map(({ id }) => id)
  })
}

/** One shipment that cannot be looked at must not hold up the others of its company. */
async function oneByOne(parts: LoopParts, desk: ShipmentDesk, companyId: string): Promise<string[]> {
  const done: string[] = []
  for (let count = 0; count < batch; count += 1) {
    const next = await inCompany(parts.db, companyId, (tx) => takeTurns(tx, companyId, parts.clock(), 1))
    const [id] = next
    if (!id) return done
    try {
      done.push(...(await batchOf(parts, desk, companyId, 1)))
    } catch (error) {
      parts.log.error({ err: error, shipmentId: id }, 'what was told of a shipment could not be taken into account')
      await postponeTurn(parts.db, companyId, id, parts.clock())
    }
  }
  return done
}
