import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { replaceEqualDeep } from '@tanstack/react-query'
import type { OrderDraft } from './order-draft.ts'
import { type OrderErrors, type ShownError, shownErrors } from './order-errors.ts'

/** A wish to see a field; the same field may be asked for again. */
export type Revealed = { name: string; time: number }

/** What the parts of an order form read: each subscribes, and compares by identity what it shows. */
export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * Keeps the draft of a form as data that is never changed in place: what differs is a new object, what does not stays the
 * same one. The rules run once per change.
 */
export function createDraftStore(start: OrderDraft, check: (draft: OrderDraft) => FieldIssue[]) {
  const { subscribe, notify } = createListeners()
  let draft = structuredClone(start)
  let errors: readonly ShownError[] = []
  let issues: FieldIssue[] | null = null
  let revealed: Revealed | null = null
  return {
    draft: () => draft,
    /** The messages that are shown. */
    errors: () => errors,
    /** Everything that keeps the draft from being saved, shown or not. */
    issues: (): readonly FieldIssue[] => {
      issues ??= check(draft)
      return issues
    },
    subscribe,
    /** Takes over what the form holds by now. */
    update: (values: OrderDraft, shown: OrderErrors) => {
      const [formerDraft, formerErrors] = [draft, errors]
      draft = replaceEqualDeep(draft, structuredClone(values))
      errors = replaceEqualDeep(errors, shownErrors(shown))
      if (draft !== formerDraft) issues = null
      if (draft !== formerDraft || errors !== formerErrors) notify()
    },
    /** The field that was asked for last, by a link or the next-error key: what hides it opens. */
    revealed: () => revealed,
    reveal: (name: string) => {
      revealed = { name, time: (revealed?.time ?? 0) + 1 }
      notify()
    },
    /** The rules know more than before, such as the hours of a dock. */
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
