import { actorName } from '@lanewise/domain/history/actor'
import { sql } from 'kysely'
import type { Changes } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'

type Since = { from: unknown; to: unknown; who: string }

/** Notes and documents of an order are in its history, but do not change its version. */
const unversioned = ['Note', 'document']

/** Combines the last changes of an order field by field, with the user who last changed each field. */
export async function changedLately(db: Tx, orderId: string, versions: number): Promise<Map<string, Since>> {
  const entries = await db
    .selectFrom('auditEntries')
    .select(['userName', 'changes'])
    .where('entity', '=', 'order')
    .where('entityId', '=', orderId)
    .where('action', '=', 'changed')
    .where(sql<boolean>`not changes ?| ${unversioned}::text[]`)
    .orderBy('id', 'desc')
    .limit(versions)
    .execute()
  const since = new Map<string, Since>()
  for (const { userName, changes } of entries)
    for (const [field, [from, to]] of Object.entries(changes as Changes)) {
      const newer = since.get(field)
      since.set(field, newer ? { ...newer, from } : { from, to, who: actorName(userName) })
    }
  return since
}
