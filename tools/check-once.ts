import { findNamelessFeatures } from '#once/features.ts'
import { findRepeatedMessages } from '#once/messages.ts'
import { findUnboundOperations } from '#once/operations.ts'
import { findUnclearEnglish } from '#once/plain-english.ts'
import { findUntestedRequirements } from '#once/requirements.ts'
import { findUnfinished } from '#once/unfinished.ts'
import type { Finding, Tree } from '#source/tree.ts'

/** Each rule, operation, name and requirement is defined in exactly one place. */
export function checkOnce(tree: Tree): Finding[] {
  return [
    ...findRepeatedMessages(tree),
    ...findUnboundOperations(tree),
    ...findNamelessFeatures(tree),
    ...findUntestedRequirements(tree),
    ...findUnfinished(tree),
    ...findUnclearEnglish(tree),
  ]
}
