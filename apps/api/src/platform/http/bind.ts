import type { Answer, CheckedInput, Operation } from '@lanewise/contract/operation'
import type { Context, PublicContext, Work } from '#platform/context.ts'

type Given<O extends Operation> = O['permission'] extends 'public'
  ? { ctx: PublicContext }
  : O extends { ownTransactions: true }
    ? { work: Work }
    : { ctx: Context }

export type Bound = { operation: Operation; run: (input: never) => unknown }

/** Ties a declared operation to the action that carries it out. */
export const bind = <O extends Operation>(
  operation: O,
  run: (input: Given<O> & CheckedInput<O>) => Answer<O> | Promise<Answer<O>>,
): Bound => ({ operation, run: run as (input: never) => unknown })
