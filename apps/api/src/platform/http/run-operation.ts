import type { Operation } from '@lanewise/contract/operation'
import { modelStateOf } from '@lanewise/contract/problem'
import type { z } from 'zod'
import type { Context, SendProgress, User, Work } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { Refusal } from '#platform/refuse.ts'
import type { Transactions } from '#platform/transactions.ts'
import type { Bound } from './bind.ts'
import { claimKey, keepAnswer, requestHash, type Stored } from './idempotency.ts'

export type Call = {
  user: User | null
  params: unknown
  query: unknown
  body: unknown
  path: string
  address: string
  requestId: string
  idempotencyKey: string | null
}
export type Runner = (bound: Bound, call: Call) => Promise<Stored>
export type RunnerParts = {
  db: Db
  transactions: Transactions
  clock: () => Date
  progress: SendProgress
  /** In tests every answer is checked against its declared shape. */
  checkAnswers: boolean
}

/** Checks the input, runs the action in its transaction, answers. Permission was checked before. */
export function createRunner(parts: RunnerParts): Runner {
  return async (bound, call) => {
    const input = checkInput(bound.operation, call)
    const answered = await carryOut(parts, bound, call, input)
    if (parts.checkAnswers) bound.operation.answer.parse(answered.answer)
    return answered
  }
}

type Input = { params?: unknown; query?: unknown; body?: unknown }

function carryOut(parts: RunnerParts, { operation, run }: Bound, call: Call, input: Input): Promise<Stored> {
  const status = operation.status ?? 200
  const act = async (given: object) => ({ status, answer: await run({ ...given, ...input } as never) })
  const { user } = call
  if (!user) {
    const { db, clock } = parts
    return db.transaction().execute((tx) => act({ ctx: { db: tx, now: clock(), address: call.address } }))
  }
  const within = <T>(work: (ctx: Context) => Promise<T>) => parts.transactions.as(user, work, call.requestId)
  const own = () =>
    act({
      work: {
        user,
        transaction: within,
        progress: (progress) => parts.progress(user.companyId, progress),
      } satisfies Work,
    })
  const action = operation.ownTransactions ? own : (ctx: Context) => act({ ctx })
  if (operation.method === 'GET' || !call.idempotencyKey) return operation.ownTransactions ? own() : within(action)
  return within((ctx) => once(ctx, call, operation, () => action(ctx)))
}

async function once(ctx: Context, call: Call, operation: Operation, action: () => Promise<Stored>) {
  const key = call.idempotencyKey ?? ''
  if (key.length > 200) throw new Refusal(400, 'The Idempotency-Key is at most 200 characters')
  const earlier = await claimKey(ctx, key, requestHash(operation.method, call.path, call.body))
  if (earlier) return earlier
  const answered = await action()
  await keepAnswer(ctx, key, answered)
  return answered
}

function checkInput(operation: Operation, call: Call): Input {
  return {
    ...(operation.params && { params: check(operation.params, call.params) }),
    ...(operation.query && { query: check(operation.query, call.query) }),
    ...(operation.body && { body: check(operation.body, call.body ?? undefined) }),
  }
}

function check(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const modelState = modelStateOf(parsed.error.issues)
  const first = Object.values(modelState)[0]?.[0] ?? 'Invalid input'
  throw new Refusal(400, first, { modelState })
}
