import type { Operation } from '@lanewise/contract/operation'
import type { z } from 'zod'
import type { FileBytes, PublicVisit, SendProgress, Transactions, User, Work } from '#platform/context.ts'
import { type Db, inCompany } from '#platform/db/database.ts'
import { openPersonalLink } from '#platform/links/personal-links.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import { refuseIssues } from '#platform/refuse.ts'
import type { Bound } from './bind.ts'
import type { Stored } from './repeats/claim-key.ts'
import { type Keyed, once, onceInSteps } from './repeats/once.ts'

export type Call = {
  user: User | null
  params: unknown
  query: unknown
  body: unknown
  path: string
  address: string
  requestId: string
  idempotencyKey: string | null
  /** Token of a caller that is not a user. */
  bearer: string | null
}
export type Runner = (bound: Bound, call: Call) => Promise<Stored>
export type RunnerParts = {
  db: Db
  transactions: Transactions
  clock: () => Date
  progress: SendProgress
  files: FileBytes
  /** Checks every answer against its declared shape. Used in tests. */
  checkAnswers: boolean
}

/**
 * Validates the input, runs the action in its transaction, and returns the answer. The permission was checked before.
 */
export function createRunner(parts: RunnerParts): Runner {
  return async (bound, call) => {
    const input = checkInput(bound.operation, call)
    const answered = await carryOut(parts, bound, call, input)
    if (parts.checkAnswers && !bound.operation.answerType) bound.operation.answer.parse(answered.answer)
    return answered
  }
}

type Input = { params?: unknown; query?: unknown; body?: unknown; bytes?: Uint8Array }

function carryOut(parts: RunnerParts, { operation, run }: Bound, call: Call, input: Input): Promise<Stored> {
  const status = operation.status ?? 200
  const act = async (given: object) => ({ status, answer: await run({ ...given, ...input } as never) })
  const { user } = call
  if (operation.link) return byLink(parts, operation.link, call, (given) => act(given))
  if (!user && operation.ownTransactions) return act({ visit: visitOf(parts, call) })
  if (!user) {
    const { db, clock } = parts
    return db.transaction().execute((tx) => act({ ctx: { db: tx, now: clock(), address: call.address } }))
  }
  const work = workOf(parts, user, call)
  const keyed = keyedOf(operation, call, status)
  if (operation.ownTransactions || operation.answerType)
    return keyed ? onceInSteps(work, keyed, (own) => act({ work: own })) : act({ work })
  return work.transaction((ctx) => (keyed ? once(ctx, keyed, () => act({ ctx })) : act({ ctx })))
}

function keyedOf({ method }: Operation, { idempotencyKey: key, path, body }: Call, status: number): Keyed | null {
  return key === null || key === '' || method === 'GET' ? null : { key, method, path, body, status }
}

const workOf = (parts: RunnerParts, user: User, { requestId }: Call): Work => ({
  user,
  transaction: (work) => parts.transactions.as(user, work, requestId),
  answer: async (_ctx, answer) => answer,
  progress: (sent) => parts.progress(user.companyId, sent),
  files: parts.files,
})

/** Context of a call without an account. The history records the channel through which it came. */
const visitOf = ({ db, transactions, clock, files }: RunnerParts, { address, requestId }: Call): PublicVisit => ({
  address,
  now: clock(),
  open: (work) => db.transaction().execute(work),
  within: async (companyId, work) => {
    const user = await inCompany(db, companyId, (tx) => readSystemUser(tx, companyId))
    return transactions.as({ ...user, firstName: 'Visitor', lastName: '(public tracking)' }, work, requestId)
  },
  files,
})

/** The holder of a personal link acts within the company that issued it. */
async function byLink(
  parts: RunnerParts,
  purpose: NonNullable<Operation['link']>,
  call: Call,
  act: (given: object) => Promise<Stored>,
): Promise<Stored> {
  const token = (call.params as { token?: string }).token ?? call.bearer ?? ''
  const { user, linked } = await openPersonalLink(parts.db, purpose, token)
  return act({ work: workOf(parts, user, call), link: linked })
}

function checkInput(operation: Operation, call: Call): Input {
  return {
    ...(operation.params && { params: check(operation.params, call.params) }),
    ...(operation.query && { query: check(operation.query, call.query) }),
    ...(operation.body && { body: check(operation.body, call.body ?? undefined) }),
    ...(operation.bodyType && { bytes: call.body instanceof Uint8Array ? call.body : new Uint8Array() }),
  }
}

function check(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : refuseIssues(parsed.error.issues)
}
