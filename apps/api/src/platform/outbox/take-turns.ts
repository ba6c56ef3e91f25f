import { sql } from 'kysely'
import type { Context, Transactions } from '#platform/context.ts'
import { type Db, inCompany } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import { readSystemUser } from './system-user.ts'

/** Records that somebody has to look at when their time has come; a table of turns says which and when. */
export type TurnWork<T> = {
  /** Companies in which any is due, who waits longest first. */
  companies: (db: Db, now: Date) => Promise<string[]>
  /** Puts off those that wait longest until the end of the claim, and answers them. */
  take: (db: Db, claim: Claim) => Promise<T[]>
  /** Looks at them; leaves out those that somebody else is changing. */
  look: (ctx: Context, turns: readonly T[], now: Date) => Promise<Looked<T>[]>
  /** Says when each is due again, unless somebody asked for it since it was claimed. */
  end: (db: Db, claim: Claim, looked: readonly Looked<T>[]) => Promise<unknown>
  /** One that failed is tried again later. */
  postpone: (db: Db, companyId: string, turn: T, now: Date) => Promise<unknown>
  /** For the log, when one cannot be looked at. */
  failed: string
}

/** Whoever claims a turn has until then; when the process ends before, another takes it up. */
export type Claim = { companyId: string; now: Date; until: Date; most: number }
/** Null where nothing but news can change it. */
export type Looked<T> = { turn: T; nextLookAt: Date | null }

/**
 * For statements that claim and end turns: they need not be on the disk when they are done. What the database server loses
 * of them when it crashes is looked at once more.
 */
export const notAwaited = sql<boolean>`(select set_config('synchronous_commit', 'off', true)) is not null`

/** So many of one company, then those of the next: who floods waits for nobody but itself. */
const batch = 25
const claimMs = 20_000

/** What turns are taken with. */
export type TurnParts = { db: Db; transactions: Transactions; clock: () => Date; log: Logger }

/** One batch of each company that has any; true when one of them may have more. */
export async function takeTurns<T>(
  parts: TurnParts,
  work: TurnWork<T>,
  looked: (companyId: string, turns: readonly T[]) => void = () => undefined,
): Promise<boolean> {
  let isMore = false
  for (const companyId of await work.companies(parts.db, parts.clock())) {
    const { done, isFull } = await batchOf(parts, work, companyId)
    looked(companyId, done)
    isMore ||= isFull
  }
  return isMore
}

/** Some turns of a company; a full batch may leave others. */
export async function batchOf<T>(parts: TurnParts, work: TurnWork<T>, companyId: string) {
  const claim = claimOf(companyId, parts.clock(), batch)
  const turns = await work.take(parts.db, claim)
  const done = await lookAtClaimed(parts, work, claim, turns).catch(async () => {
    await work.end(parts.db, claim, stillDue(turns, claim))
    return oneByOne(parts, work, companyId)
  })
  return { done, isFull: done.length === batch }
}

const claimOf = (companyId: string, now: Date, most: number): Claim => ({
  companyId,
  now,
  until: new Date(now.getTime() + claimMs),
  most,
})
const stillDue = <T>(turns: readonly T[], { now }: Claim): Looked<T>[] =>
  turns.map((turn) => ({ turn, nextLookAt: now }))

/**
 * Turns are claimed, looked at and ended in three transactions, so that whoever asks for a look never waits for one. A look
 * that was made and not ended is made again, which changes nothing.
 */
async function lookAtClaimed<T>(
  { db, transactions }: TurnParts,
  work: TurnWork<T>,
  claim: Claim,
  turns: readonly T[],
): Promise<T[]> {
  if (turns.length === 0) return []
  const user = await inCompany(db, claim.companyId, (tx) => readSystemUser(tx, claim.companyId))
  const looked = await transactions.as(user, (ctx) => work.look(ctx, turns, claim.now))
  const seen = new Set(looked.map(({ turn }) => turn))
  const left = turns.filter((turn) => !seen.has(turn))
  await work.end(db, claim, [...looked, ...stillDue(left, claim)])
  return [...seen]
}

/** One record that cannot be looked at must not hold up the others of its company. */
async function oneByOne<T>(parts: TurnParts, work: TurnWork<T>, companyId: string): Promise<T[]> {
  const done: T[] = []
  for (let count = 0; count < batch; count += 1) {
    const claim = claimOf(companyId, parts.clock(), 1)
    const [next] = await work.take(parts.db, claim)
    if (next === undefined) return done
    try {
      done.push(...(await lookAtClaimed(parts, work, claim, [next])))
    } catch (error) {
      parts.log.error({ err: error, turn: next }, work.failed)
      await work.postpone(parts.db, companyId, next, parts.clock())
    }
  }
  return done
}
