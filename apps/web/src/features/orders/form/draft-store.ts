import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { replaceEqualDeep } from '@tanstack/react-query'
import type { OrderDraft } from './order-draft.ts'
import { type OrderErrors, type ShownError, shownErrors } from './order-errors.ts'

/** Request to show a field. The time makes repeated requests for one field distinct. */
export type Revealed = { name: string; time: number }

/** Data that the parts of an order form read. Each part subscribes and compares its values by identity. */
export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * Stores the draft of a form as immutable data: changed parts are new objects, unchanged parts keep their identity. The
 * rules run once per change.
 */
export function createDraftStore(start: OrderDraft, check: (draft: OrderDraft) => FieldIssue[]) {
  const { subscribe, notify } = createListeners()
  let draft = structuredClone(start)
  let errors: readonly ShownError[] = []
  let issues: FieldIssue[] | null = null
  let revealed: Revealed | null = null
  return {
    draft: () => draft,
    /** Messages that are shown. */
    errors: () => errors,
    /** All issues that prevent saving, shown or not. */
    issues: (): readonly FieldIssue[] => {
      issues ??= check(draft)
      return issues
    },
    subscribe,
    /** Copies the current values of the form. */
    update: (values: OrderDraft, shown: OrderErrors) => {
      const [formerDraft, formerErrors] = [draft, errors]
      draft = replaceEqualDeep(draft, structuredClone(values))
      errors = replaceEqualDeep(errors, shownErrors(shown))
      if (draft !== formerDraft) issues = null
      if (draft !== formerDraft || errors !== formerErrors) notify()
    },
    /** Field requested last by a link or the next-error key. Collapsed parts around it open. */
    revealed: () => revealed,
    reveal: (name: string) => {
      revealed = { name, time: (revealed?.time ?? 0) + 1 }
      notify()
    },
    /** Called when the rules have new input, such as the hours of a dock. */
    checkAgain: () => {
      issues = null
      notify()
    },
  }
}

function createListeners() {
  const all = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    notify: () => {
      for (const listener of all) listener()
    },
  }
}
