import { findNamelessFeatures } from '#once/features.ts'
import { findRepeatedMessages } from '#once/messages.ts'
import { findUnboundOperations } from '#once/operations.ts'
import { findUntestedRequirements } from '#once/requirements.ts'
import { findUnfinished } from '#once/unfinished.ts'
import type { Finding, Tree } from '#source/tree.ts'

/** A rule, an operation, a name and a requirement each stand in one place, and lead to it. */
export function checkOnce(tree: Tree): Finding[] {
  return [
    ...findRepeatedMessages(tree),
    ...findUnboundOperations(tree),
    ...findNamelessFeatures(tree),
    ...findUntestedRequirements(tree),
    ...findUnfinished(tree),
  ]
}
