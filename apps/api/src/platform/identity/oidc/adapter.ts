import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Db } from '#platform/db/database.ts'
import { signInAdapter } from './sign-in-cookie.ts'
import type { Site } from './site.ts'

/**
 * Stores the provider's data (sessions, grants, codes, refresh tokens) in the shared database. The browser keeps a
 * sign-in in progress itself.
 */
export const createAdapter = (site: Site) => (kind: string) => {
  const stored = storedIn(site.db, site.clock)(kind)
  return kind === 'Interaction' ? signInAdapter(stored, site) : stored
}

const storedIn =
  (db: Db, clock: () => Date) =>
  (kind: string): Adapter => {
    const living = () =>
      db
        .selectFrom('system.oidcPayloads')
        .select(['payload', 'consumedAt'])
        .where('kind', '=', kind)
        .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', clock())]))
    const remove = () => db.deleteFrom('system.oidcPayloads').where('kind', '=', kind)
    return {
      upsert: (id, payload, expiresIn) => keep(db, { kind, id, ...columnsOf(payload, expiresIn, clock()) }),
      find: async (id) => stored(await living().where('id', '=', id).executeTakeFirst()),
      findByUid: async (uid) => stored(await living().where('uid', '=', uid).executeTakeFirst()),
      findByUserCode: async (code) => stored(await living().where('userCode', '=', code).executeTakeFirst()),
      consume: (id) => consume(db, { kind, id }, clock()),
      destroy: async (id) => {
        await remove().where('id', '=', id).execute()
      },
      revokeByGrantId: async (grantId) => {
        await remove().where('grantId', '=', grantId).execute()
      },
    }
  }

type Columns = ReturnType<typeof columnsOf>

function columnsOf(payload: AdapterPayload, expiresIn: number | undefined, now: Date) {
  return {
    payload: JSON.stringify(payload),
    grantId: payload.grantId ?? null,
    accountId: accountOf(payload),
    userCode: payload.userCode ?? null,
    uid: payload.uid ?? null,
    expiresAt: expiresIn ? new Date(now.getTime() + expiresIn * 1000) : null,
  }
}

/** A sign-in in progress belongs to the user who has just entered the password. */
function accountOf({ accountId, session, result }: AdapterPayload) {
  const login = (result as { login?: { accountId?: string } } | undefined)?.login
  return accountId ?? login?.accountId ?? session?.accountId ?? null
}

async function keep(db: Db, row: Columns & { kind: string; id: string }) {
  const { kind: _kind, id: _id, ...columns } = row
  await db
    .insertInto('system.oidcPayloads')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(columns))
    .execute()
}

function stored(row: { payload: unknown; consumedAt: Date | null } | undefined): AdapterPayload | undefined {
  if (!row) return undefined
  const consumed = row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }
  return { ...(row.payload as AdapterPayload), ...consumed }
}

/** Of two concurrent uses, the second is refused, even in another process. */
async function consume(db: Db, { kind, id }: { kind: string; id: string }, now: Date) {
  const consumed = await db
    .updateTable('system.oidcPayloads')
    .set({ consumedAt: now })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('consumedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!consumed) throw new errors.InvalidGrant('already used')
}
