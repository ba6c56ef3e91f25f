import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { type FieldErrors, get, set } from 'react-hook-form'
import type { OrderDraft } from './order-draft.ts'

/** A message in sight, with the path of its field. */
export type ShownError = { name: string; type: string; message: string }
export type OrderErrors = FieldErrors<OrderDraft>

/** Issues as the form keeps them: a message may stand at a list and at its parts as well. */
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

/** The messages that are shown, each with the path of its field, in the order of the form. */
export function shownErrors(errors: unknown, path: readonly string[] = []): ShownError[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { message, type } = errors as Partial<ShownError>
  const own = typeof message === 'string' ? [{ name: path.join('.'), type: String(type), message }] : []
  const inner = Object.entries(errors)
    .filter(([key]) => !leaves.includes(key))
    .flatMap(([key, part]) => shownErrors(part, [...path, key]))
  return [...own, ...inner]
}

/** What an error holds besides those of its parts: elements of the page. A field may be called `type`, too. */
const leaves = ['ref', 'types']
