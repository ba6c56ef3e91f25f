import { createHash, randomBytes } from 'node:crypto'
import { apiKeyChanged } from '@lanewise/contract/api-keys'
import { type ApiScope, apiKeyMark, apiScopeNames, permissionsOfScopes } from '@lanewise/domain/access/api-scopes'
import { hourMs } from '@lanewise/domain/shared/units'
import { sql } from 'kysely'
import { type Transactions, todayOf, type User } from '#platform/context.ts'
import { type Db, inCompany, type Tx } from '#platform/db/database.ts'
import { createBriefMemory } from '#platform/memory/brief-memory.ts'
import type { Forgetting } from '#platform/memory/forgetting.ts'
import { readUser } from './accounts.ts'

/** 32 random bytes after a prefix. Only the hash is stored. */
export const newApiKey = () => apiKeyMark + randomBytes(32).toString('base64url')
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** How often the history records that a key is in use. */
const recordEveryMs = hourMs
/** Calls are counted in memory and stored together. */
const storeEveryMs = 10_000
const shape = new RegExp(`^${apiKeyMark}[A-Za-z0-9_-]{43}$`)

type Parts = { db: Db; transactions: Transactions; clock: () => Date }

/** Cache of API key holders. A key that was ended is refused within a second. Their calls are counted. */
export function createKeyHolders({ db, transactions, clock }: Parts) {
  const memory = createBriefMemory<Holder | null>({ isCached: (holder) => holder !== null })
  const uses = countUses({ transactions, clock })
  return {
    find: async (key: string): Promise<User | null> => {
      if (!shape.test(key)) return null
      const holder = await memory.recall(key, () => findHolder(db, hashOfKey(key)))
      if (!holder || hasEnded(holder, clock())) return null
      await uses.count(holder.user)
      return holder.user
    },
    forgetAll: memory.forgetAll,
    /** Stores the calls that were counted so far. */
    close: uses.storeAll,
  }
}
export type KeyHolders = ReturnType<typeof createKeyHolders>

/** Drops changed keys from the cache. */
export const forgetChangedKeys = (holders: () => KeyHolders): Forgetting => ({
  on: apiKeyChanged,
  forget: () => holders().forgetAll(),
})

type Holder = { user: User; expiresAt: Date | null }

const hasEnded = ({ expiresAt }: Holder, now: Date) => expiresAt !== null && expiresAt <= now

async function findHolder(db: Db, keyHash: string): Promise<Holder | null> {
  const keyRow = await db
    .selectFrom('system.apiKeyHashes')
    .select(['companyId', 'apiKeyId'])
    .where('keyHash', '=', keyHash)
    .executeTakeFirst()
  return keyRow ? inCompany(db, keyRow.companyId, (tx) => readHolder(tx, keyRow.apiKeyId)) : null
}

async function readHolder(tx: Tx, apiKeyId: string): Promise<Holder | null> {
  const key = await tx
    .selectFrom('apiKeys')
    .select(['id', 'name', 'scopes', 'createdBy', 'expiresAt', 'revokedAt'])
    .where('id', '=', apiKeyId)
    .executeTakeFirst()
  const maker = key && !key.revokedAt ? await readUser(tx, key.createdBy) : null
  if (!key || !maker) return null
  const scopes = apiScopeNames.filter((scope) => key.scopes.includes(scope))
  return {
    user: holderOf(maker, { id: key.id, name: key.name, scopes }),
    expiresAt: key.expiresAt,
  }
}

/** Actions of a program are recorded under the name of its key. */
const holderOf = (maker: User, key: { id: string; name: string; scopes: readonly ApiScope[] }): User => ({
  ...maker,
  firstName: 'API key',
  lastName: key.name,
  permissions: permissionsOfScopes(key.scopes),
  key,
})

type Uses = { user: User; calls: number; storedAt: number }

/** The first call of a key is stored at once, the others after a few seconds. A crash loses at most those. */
function countUses({ transactions, clock }: Pick<Parts, 'transactions' | 'clock'>) {
  const counted = new Map<string, Uses>()
  let timer: NodeJS.Timeout | undefined
  const store = async (uses: Uses) => {
    const { user, calls } = uses
    Object.assign(uses, { calls: 0, storedAt: clock().getTime() })
    if (calls > 0) await storeUse(transactions, user, calls)
  }
  const storeAll = async () => {
    clearTimeout(timer)
    timer = undefined
    for (const uses of counted.values()) await store(uses)
  }
  return {
    count: async (user: User) => {
      const { id } = user.key ?? { id: '' }
      const uses = counted.get(id) ?? { user, calls: 0, storedAt: 0 }
      counted.set(id, Object.assign(uses, { user, calls: uses.calls + 1 }))
      if (clock().getTime() - uses.storedAt >= storeEveryMs) await store(uses)
      else timer ??= setTimeout(() => void storeAll().catch(() => undefined), storeEveryMs).unref()
    },
    storeAll,
  }
}

/** Counts calls for the day of the company. The history says at most once an hour that the key is in use. (APIKEY-2) */
const storeUse = (transactions: Transactions, user: User, calls: number) =>
  transactions.as(user, async (ctx) => {
    const { db, now } = ctx
    const { id, name, scopes } = user.key ?? { id: '', name: '', scopes: [] }
    await sql`insert into api_key_calls (api_key_id, day, calls) values (${id}, ${todayOf(ctx)}::date, ${calls})
      on conflict (company_id, api_key_id, day) do update set calls = api_key_calls.calls + excluded.calls`.execute(db)
    await db.updateTable('apiKeys').set({ lastUsedAt: now }).where('id', '=', id).execute()
    const recorded = await db
      .updateTable('apiKeys')
      .set({ useRecordedAt: now })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('useRecordedAt', 'is', null), eb('useRecordedAt', '<', before(now, recordEveryMs))]))
      .returning('id')
      .executeTakeFirst()
    if (recorded) ctx.record({ entity: 'apiKey', id, name }, 'used', { calls: [null, scopes.join(', ')] })
  })

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)
