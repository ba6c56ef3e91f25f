import { circuitAfter, isFailing, restEnd } from '@lanewise/domain/webhooks/circuit'
import type { Context } from '#platform/context.ts'
import type { ConnectionRow } from '../connection/connection.queries.ts'

/** The system of a carrier has not answered many times. The queue tries the message again later. */
export class SystemRests extends Error {}

/** Lets one message at a time try a system that does not answer. */
export async function refuseWhileResting({ db, now }: Context, connection: ConnectionRow) {
  if (!isFailing(connection)) return
  const { numUpdatedRows } = await db
    .updateTable('tenderConnections')
    .set({ restsUntil: restEnd(now) })
    .where('id', '=', connection.id)
    .where((eb) => eb.or([eb('restsUntil', 'is', null), eb('restsUntil', '<=', now)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new SystemRests('The system of the carrier does not answer; the message waits')
}

/** Counts a call to the system of a carrier. Its row is locked, because several messages are sent at once. */
export async function countCall({ db, now }: Context, connectionId: string, hasAnswered: boolean) {
  const connection = await db
    .selectFrom('tenderConnections')
    .select(['failures', 'restsUntil'])
    .where('id', '=', connectionId)
    .forUpdate()
    .executeTakeFirst()
  const circuit = connection && circuitAfter(connection, hasAnswered, now)
  if (circuit) await db.updateTable('tenderConnections').set(circuit).where('id', '=', connectionId).execute()
}
