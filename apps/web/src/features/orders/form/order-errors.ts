import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { type FieldErrors, get, set } from 'react-hook-form'
import type { OrderDraft } from './order-draft.ts'

/** A visible message, with the path of its field. */
export type ShownError = { name: string; type: string; message: string }
export type OrderErrors = FieldErrors<OrderDraft>

/** Issues in the shape of form errors. A list can have a message of its own in addition to those of its entries. */
export function errorsOf(issues: readonly FieldIssue[]): OrderErrors {
  const errors: OrderErrors = {}
  for (const { path, message } of issues) {
    const name = path.join('.')
    const parts = get(errors, name) as object | undefined
    if (parts) Object.assign(parts, { type: 'rule', message })
    else set(errors, name, { type: 'rule', message })
  }
  return errors
}

/** Visible messages with the paths of their fields, in form order. */
export function shownErrors(errors: unknown, path: readonly string[] = []): ShownError[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { message, type } = errors as Partial<ShownError>
  const own = typeof message === 'string' ? [{ name: path.join('.'), type: String(type), message }] : []
  const inner = Object.entries(errors)
    .filter(([key]) => !leaves.includes(key))
    .flatMap(([key, part]) => shownErrors(part, [...path, key]))
  return [...own, ...inner]
}

/** Keys of an error that are not fields. `type` is missing because a field may have that name. */
const leaves = ['ref', 'types']
