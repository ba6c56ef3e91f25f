import { modelStateOf } from '@lanewise/contract/problem'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { refuse } from '#platform/refuse.ts'

/** Refuses an order that breaks rules, with every message at the field that was sent. */
export function refuseOrder(issues: readonly FieldIssue[]): never {
  const modelState = modelStateOf(issues)
  return refuse.unprocessable(Object.values(modelState)[0]?.[0] ?? 'This order cannot be saved', modelState)
}
