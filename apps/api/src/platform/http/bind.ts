import type { Answer, CheckedInput, Operation } from '@lanewise/contract/operation'
import type { Context, PublicContext, PublicVisit, Work } from '#platform/context.ts'
import type { Linked } from '#platform/links/personal-links.ts'
import type { CsvFile } from '#platform/list/csv-export.ts'

type Given<O extends Operation> = O extends { link: string }
  ? { work: Work; link: Linked }
  : O['permission'] extends 'public'
    ? O extends { ownTransactions: true }
      ? { visit: PublicVisit }
      : { ctx: PublicContext }
    : O extends { ownTransactions: true } | { answerType: 'text/csv' }
      ? { work: Work }
      : { ctx: Context }

type Answered<O extends Operation> = O extends { answerType: 'text/csv' } ? CsvFile : Answer<O>

export type Bound = {
  operation: Operation
  run: (input: never) => unknown
  /** Overrides the operation's own body limit, in bytes. */
  bodyLimit?: number
}

/** Binds a declared operation to the action that implements it. */
export const bind = <O extends Operation>(
  operation: O,
  run: (input: Given<O> & CheckedInput<O>) => Answered<O> | Promise<Answered<O>>,
  options: Pick<Bound, 'bodyLimit'> = {},
): Bound => ({ operation, run: run as (input: never) => unknown, ...options })
