import type { Operation } from '@lanewise/contract/operation'
import { sql } from 'kysely'
import type { Context, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refuse.ts'
import {
  type Claim,
  claimKey,
  keepAlive,
  keepAnswer,
  markSaved,
  releaseKey,
  releaseUnused,
  type Stored,
} from './claim-key.ts'
import { requestHash } from './request-hash.ts'

export type Keyed = { key: string; method: Operation['method']; path: string; body: unknown; status: number }
type Act<T> = (given: T) => Promise<Stored>

/** Key, work and answer share one transaction, so they succeed or fail together. */
export async function once(ctx: Context, keyed: Keyed, act: () => Promise<Stored>): Promise<Stored> {
  const held = await claim(ctx, keyed)
  if ('status' in held) return held
  const answered = await act()
  await keepAnswer(ctx, held, answered)
  return answered
}

const pulseMs = 2_000

/**
 * Long work commits several times, so its key is claimed before it, and each transaction that saves something says so.
 * It holds no connection in between. The answer is kept by the last transaction when the action says which one that is
 * (`work.answer`), otherwise after it.
 */
export async function onceInSteps(work: Work, keyed: Keyed, act: Act<Work>): Promise<Stored> {
  const held = await work.transaction((ctx) => claim(ctx, keyed))
  if ('status' in held) return held
  const pulse = setInterval(() => {
    void work.transaction((ctx) => keepAlive(ctx, held)).catch(() => undefined)
  }, pulseMs)
  const steps = workOfClaim(work, held, keyed.status)
  try {
    const answered = await act(steps.work)
    if (!steps.isAnswered()) await work.transaction((ctx) => keepAnswer(ctx, held, answered))
    return answered
  } catch (error) {
    // After any other error than a refusal the last commit may still have succeeded. A claim that cannot be given back
    // ends by itself.
    const release = error instanceof Refusal ? releaseKey : releaseUnused
    await work.transaction((ctx) => release(ctx, held)).catch(() => undefined)
    throw error
  } finally {
    steps.end()
    clearInterval(pulse)
  }
}

type Steps = { work: Work; isAnswered: () => boolean; end: () => void }

function workOfClaim(work: Work, held: Claim, status: number): Steps {
  const answering = new WeakSet<Context['db']>()
  let hasAnswered = false
  // Work that goes on in the background after its call has ended no longer needs the key.
  let hasEnded = false
  return {
    work: {
      ...work,
      transaction: (run) =>
        work
          .transaction(async (ctx) => {
            if (hasEnded) return { result: await run(ctx), isAnswer: false }
            const { watched, hasCollected } = watching(ctx)
            const result = await run(watched)
            if (hasCollected() || (await hasWritten(ctx))) await markSaved(ctx, held)
            return { result, isAnswer: answering.has(ctx.db) }
          })
          .then(({ result, isAnswer }) => {
            hasAnswered ||= isAnswer
            return result
          }),
      answer: async (ctx, answer) => {
        await keepAnswer(ctx, held, { status, answer })
        answering.add(ctx.db)
        return answer
      },
    },
    isAnswered: () => hasAnswered,
    end: () => {
      hasEnded = true
    },
  }
}

/** Mails, events and entries of the history are written after the work, just before the commit. */
function watching(ctx: Context): { watched: Context; hasCollected: () => boolean } {
  let collected = 0
  const counted = <A extends unknown[]>(call: (...given: A) => void) => {
    return (...given: A) => {
      collected += 1
      call(...given)
    }
  }
  const { record, mail } = ctx
  const watched: Context = {
    ...ctx,
    record: counted(record),
    mail: counted(mail),
    emit: (event, payload) => {
      collected += 1
      ctx.emit(event, payload)
    },
  }
  return { watched, hasCollected: () => collected > 0 }
}

/**
 * A transaction that writes a table holds this lock on it until its end. One that only locks rows has a number too, but
 * holds a weaker lock.
 */
async function hasWritten({ db }: Context): Promise<boolean> {
  const { rows } = await sql<{ written: boolean }>`
    select pg_current_xact_id_if_assigned() is not null and exists (
      select from pg_locks where pid = pg_backend_pid() and locktype = 'relation' and mode = 'RowExclusiveLock'
    ) as written`.execute(db)
  return rows[0]?.written !== false
}

async function claim(ctx: Context, { key, method, path, body }: Keyed) {
  if (key.length > 200) throw new Refusal(400, 'The Idempotency-Key is at most 200 characters')
  return claimKey(ctx, key, await requestHash(method, path, body))
}
