import { createHash, randomBytes } from 'node:crypto'
import { apiKeyChanged } from '@lanewise/contract/api-keys'
import { type ApiScope, apiKeyMark, apiScopeNames, permissionsOfScopes } from '@lanewise/domain/access/api-scopes'
import { hourMs } from '@lanewise/domain/shared/units'
import type { Transactions, User } from '#platform/context.ts'
import { type Db, inCompany, type Tx } from '#platform/db/database.ts'
import { createBriefMemory } from '#platform/memory/brief-memory.ts'
import type { Forgetting } from '#platform/memory/forgetting.ts'
import { readUser } from './accounts.ts'

/** 32 random bytes after a prefix. Only the hash is stored. */
export const newApiKey = () => apiKeyMark + randomBytes(32).toString('base64url')
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** How often the use of a key is recorded: often enough to see that it is used, rarely enough to cost nothing. */
const noteEveryMs = hourMs
const shape = new RegExp(`^${apiKeyMark}[A-Za-z0-9_-]{43}$`)

type Parts = { db: Db; transactions: Transactions; clock: () => Date }

/** Cache of API key holders. A key that was ended is refused within a second. */
export function createKeyHolders({ db, transactions, clock }: Parts) {
  const memory = createBriefMemory<Holder | null>({ isCached: (holder) => holder !== null })
  return {
    find: async (key: string): Promise<User | null> => {
      if (!shape.test(key)) return null
      const holder = await memory.recall(key, () => findHolder(db, hashOfKey(key)))
      if (!holder || hasEnded(holder, clock())) return null
      const noted = holder.lastUsedAt?.getTime() ?? 0
      if (clock().getTime() - noted > noteEveryMs) {
        holder.lastUsedAt = clock()
        await noteUse(transactions, holder.user)
      }
      return holder.user
    },
    forgetAll: memory.forgetAll,
  }
}
export type KeyHolders = ReturnType<typeof createKeyHolders>

/** Drops changed keys from the cache. */
export const forgetChangedKeys = (holders: () => KeyHolders): Forgetting => ({
  on: apiKeyChanged,
  forget: () => holders().forgetAll(),
})

type Holder = { user: User; expiresAt: Date | null; lastUsedAt: Date | null }

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
    .select(['id', 'name', 'scopes', 'createdBy', 'expiresAt', 'revokedAt', 'lastUsedAt'])
    .where('id', '=', apiKeyId)
    .executeTakeFirst()
  const maker = key && !key.revokedAt ? await readUser(tx, key.createdBy) : null
  if (!key || !maker) return null
  const scopes = apiScopeNames.filter((scope) => key.scopes.includes(scope))
  return {
    user: holderOf(maker, { id: key.id, name: key.name, scopes }),
    expiresAt: key.expiresAt,
    lastUsedAt: key.lastUsedAt,
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

/** Records the use of a key in the history, at most once an hour. (APIKEY-2) */
const noteUse = (transactions: Transactions, user: User) =>
  transactions.as(user, async (ctx) => {
    const { id, name, scopes } = user.key ?? { id: '', name: '', scopes: [] }
    await ctx.db.updateTable('apiKeys').set({ lastUsedAt: ctx.now }).where('id', '=', id).execute()
    ctx.record({ entity: 'apiKey', id, name }, 'used', { calls: [null, scopes.join(', ')] })
  })
