import type { Context } from '#platform/context.ts'
import { type Db, inCompany, type Tx } from '#platform/db/database.ts'
import type { LoopParts } from '#platform/feature.ts'
import { readSystemUser } from './system-user.ts'

/** Records that somebody has to look at when their time has come; a table of turns says which and when. */
export type TurnWork<T> = {
  /** Companies in which any is due, who waits longest first. */
  companies: (db: Db, now: Date) => Promise<string[]>
  /** Those that wait longest, locked; what somebody else works on is left to them. */
  take: (db: Tx, companyId: string, now: Date, most: number) => Promise<T[]>
  /** Looks at them and ends their turns; answers those that it could look at. */
  look: (ctx: Context, turns: readonly T[], now: Date) => Promise<T[]>
  /** One that failed is tried again later. */
  postpone: (db: Db, companyId: string, turn: T, now: Date) => Promise<unknown>
  /** For the log, when one cannot be looked at. */
  failed: string
}

/** So many of one company, then those of the next: who floods waits for nobody but itself. */
const batch = 100

type Parts = Pick<LoopParts, 'db' | 'transactions' | 'clock' | 'log'>

/** One batch of each company that has any; true when one of them may have more. Several processes share them. */
export async function takeTurns<T>(
  parts: Parts,
  work: TurnWork<T>,
  looked: (companyId: string, turns: readonly T[]) => void = () => undefined,
): Promise<boolean> {
  let isMore = false
  for (const companyId of await work.companies(parts.db, parts.clock())) {
    const done = await batchOf(parts, work, companyId, batch).catch(() => oneByOne(parts, work, companyId))
    looked(companyId, done)
    isMore ||= done.length === batch
  }
  return isMore
}

/** All or none: what follows from a look and the end of the turn are one transaction. */
async function batchOf<T>({ db, transactions, clock }: Parts, work: TurnWork<T>, companyId: string, most: number) {
  const user = await inCompany(db, companyId, (tx) => readSystemUser(tx, companyId))
  return transactions.as(user, async (ctx) => {
    const now = clock()
    const turns = await work.take(ctx.db, companyId, now, most)
    return turns.length > 0 ? work.look(ctx, turns, now) : []
  })
}

/** One record that cannot be looked at must not hold up the others of its company. */
async function oneByOne<T>(parts: Parts, work: TurnWork<T>, companyId: string): Promise<T[]> {
  const done: T[] = []
  for (let count = 0; count < batch; count += 1) {
    const [next] = await inCompany(parts.db, companyId, (tx) => work.take(tx, companyId, parts.clock(), 1))
    if (!next) return done
    try {
      done.push(...(await batchOf(parts, work, companyId, 1)))
    } catch (error) {
      parts.log.error({ err: error, turn: next }, work.failed)
      await work.postpone(parts.db, companyId, next, parts.clock())
    }
  }
  return done
}
