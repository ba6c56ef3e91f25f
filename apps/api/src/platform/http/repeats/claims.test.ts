import { randomUUID } from 'node:crypto'
import { interrupted, stillUnderWay } from '@lanewise/contract/messages'
import { operation } from '@lanewise/contract/operation'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Context, Transactions, User, Work } from '#platform/context.ts'
import { inCompany } from '#platform/db/database.ts'
import { bind } from '#platform/http/bind.ts'
import { createRunner } from '#platform/http/run-operation.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const addPallet = operation({
  name: 'addPallet',
  summary: 'Adds a commodity in several transactions',
  method: 'POST',
  path: '/pallets',
  permission: 'signed-in',
  answer: z.object({ code: z.string() }),
  ownTransactions: true,
})

const never = new Promise<never>(() => undefined)
type Action = (work: Work) => Promise<{ code: string }>

async function callers() {
  const { id: companyId } = await portal.given.company()
  const user: User = await inCompany(portal.database.db, companyId, (tx) => readSystemUser(tx, companyId))
  /** A process that stops at `die`: from then on it neither sends a statement nor answers. */
  const send = (key: string, action: (work: Work, die: () => Promise<never>) => Promise<{ code: string }>) => {
    let isDead = false
    const die = () => {
      isDead = true
      return never
    }
    const transactions: Transactions = {
      as: (who, work, requestId) => (isDead ? never : portal.transactions.as(who, work, requestId)),
    }
    const run = createRunner({
      ...{ db: portal.database.db, transactions, clock: () => new Date(), progress: () => undefined },
      files: { store: () => never, read: () => never, remove: () => never },
      checkAnswers: true,
    })
    const call = { params: {}, query: {}, body: {}, path: '/pallets', address: '', requestId: '', bearer: null }
    return run(
      bind(addPallet, ({ work }) => action(work, die)),
      { ...call, user, idempotencyKey: key },
    )
  }
  /** Runs until the action has reached its end or its death. */
  const dieIn = (key: string, steps: (work: Work) => Promise<unknown>) =>
    new Promise<void>((done, failed) => {
      send(key, async (work, die) => {
        await steps(work)
        done()
        return die()
      }).catch(failed)
    })
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from commodities where company_id = ${companyId}`.execute(portal.database.owner)
    return rows[0]?.count
  }
  /** Nobody has kept the claim alive for a while. */
  const waitForClaims = () =>
    sql`update idempotency_keys set alive_at = now() - interval '10 seconds' where company_id = ${companyId}`.execute(
      portal.database.owner,
    )
  return { send, dieIn, count, waitForClaims }
}

const read = (work: Work) => work.transaction(({ db }) => db.selectFrom('commodities').select('id').limit(1).execute())

const pallet = { description: 'Pallet', cargoClassification: 'General', packagingUnitType: 'Pallet' }

async function insertPallet({ db }: Context, commodityCode = randomUUID().slice(0, 12)) {
  await db
    .insertInto('commodities')
    .values({ commodityCode, ...pallet })
    .execute()
  return { code: commodityCode }
}

const insert = (work: Work, code?: string) => work.transaction((ctx) => insertPallet(ctx, code))

const saveWithAnswer: Action = (work) => work.transaction(async (ctx) => work.answer(ctx, await insertPallet(ctx)))

describe('a process that dies during a call with an Idempotency-Key', () => {
  it('before it saved anything leaves the key free after a moment', async () => {
    const { send, dieIn, count, waitForClaims } = await callers()
    await dieIn('k', read)
    await expect(send('k', saveWithAnswer)).rejects.toThrow(stillUnderWay)
    await waitForClaims()
    expect(await send('k', saveWithAnswer)).toMatchObject({ status: 200 })
    expect(await count()).toBe(1)
  })

  it('before it saved anything, though it locked records to read them, leaves the key free as well', async () => {
    const { send, dieIn, waitForClaims, count } = await callers()
    await send('first', saveWithAnswer)
    await dieIn('k', (work) =>
      work.transaction(({ db }) => db.selectFrom('commodities').select('id').forShare().execute()),
    )
    await waitForClaims()
    expect(await send('k', saveWithAnswer)).toMatchObject({ status: 200 })
    expect(await count()).toBe(2)
  })

  it('after its last transaction leaves the answer, which every repeated call gets [APIKEY-3]', async () => {
    const { send, dieIn, count, waitForClaims } = await callers()
    const saved: { code: string }[] = []
    await dieIn('k', async (work) => saved.push(await saveWithAnswer(work)))
    expect(await send('k', saveWithAnswer)).toEqual({ status: 200, answer: saved[0] })
    await waitForClaims()
    expect(await send('k', saveWithAnswer)).toEqual({ status: 200, answer: saved[0] })
    expect(await count()).toBe(1)
  })

  it('after it saved a part is never repeated: who repeats it is told so', async () => {
    const { send, dieIn, count, waitForClaims } = await callers()
    await dieIn('k', insert)
    await waitForClaims()
    await expect(send('k', saveWithAnswer)).rejects.toThrow(interrupted)
    await expect(send('k', saveWithAnswer)).rejects.toThrow(interrupted)
    expect(await count()).toBe(1)
  })

  it('after it only recorded something in the history is not repeated either', async () => {
    const { send, dieIn, waitForClaims } = await callers()
    await dieIn('k', (work) =>
      work.transaction(async (ctx) => ctx.record({ entity: 'commodity', id: randomUUID(), name: 'A' }, 'sent', {})),
    )
    await waitForClaims()
    await expect(send('k', saveWithAnswer)).rejects.toThrow(interrupted)
  })
})

describe('a call with an Idempotency-Key', () => {
  it('that was only slow saves nothing once another call has taken its key over', async () => {
    const { send, count, waitForClaims } = await callers()
    let goOn = () => {}
    const waiting = new Promise<void>((done) => {
      goOn = done
    })
    let begin = () => {}
    const reading = new Promise<void>((done) => {
      begin = done
    })
    const slow = send('k', async (work) => {
      await read(work)
      begin()
      await waiting
      return insert(work)
    })
    await reading
    await waitForClaims()
    const answered = await send('k', saveWithAnswer)
    goOn()
    await expect(slow).rejects.toThrow(stillUnderWay)
    expect(await send('k', saveWithAnswer)).toEqual(answered)
    expect(await count()).toBe(1)
  })

  it('that failed after it saved a part keeps its key, one that failed before gives it back', async () => {
    const { send, count } = await callers()
    const fail = () => Promise.reject(new Error('out of memory'))
    await expect(send('before', (work) => read(work).then(fail))).rejects.toThrow('out of memory')
    expect(await send('before', saveWithAnswer)).toMatchObject({ status: 200 })
    await expect(send('after', (work) => insert(work).then(fail))).rejects.toThrow('out of memory')
    await expect(send('after', saveWithAnswer)).rejects.toThrow(stillUnderWay)
    expect(await count()).toBe(2)
  })

  it('gets the answer that was kept although the call then failed', async () => {
    const { send, count } = await callers()
    const lost = send('k', (work) => saveWithAnswer(work).then(() => Promise.reject(new Error('connection lost'))))
    await expect(lost).rejects.toThrow('connection lost')
    expect(await send('k', saveWithAnswer)).toMatchObject({ status: 200 })
    expect(await count()).toBe(1)
  })

  it('keeps only an answer whose transaction was committed', async () => {
    const { send } = await callers()
    const twice: Action = async (work) => {
      const undone = work.transaction(async (ctx) => {
        await work.answer(ctx, { code: 'undone' })
        throw new Error('rolled back')
      })
      await undone.catch(() => undefined)
      return insert(work, 'second')
    }
    expect(await send('k', twice)).toEqual({ status: 200, answer: { code: 'second' } })
    expect(await send('k', twice)).toEqual({ status: 200, answer: { code: 'second' } })
  })
})
